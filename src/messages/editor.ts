const listed = (labels: readonly string[]): string => labels.join(', ');

/** Texts of editors. Source: document 2, 'Common editor behaviour', sections 4 and 5. */
export const editor = {
  saved: 'Contenuto salvato',
  alreadySaved: 'Il salvataggio era già arrivato: nulla è andato perso',
  statusesMissing: 'Gli stati ammessi non si sono caricati: puoi continuare a scrivere e riprovare',
  notReadAgain: 'Salvato, ma la versione aggiornata non si è potuta rileggere: verrà riletta al prossimo salvataggio',
  deletedMeanwhile: 'Il contenuto è stato cancellato da qualcun altro: puoi salvarlo come nuovo',
  conflictFound: (who: string | null) =>
    `${who ?? 'Qualcun altro'} ha salvato questo contenuto mentre lo modificavi: scegli, lingua per lingua, che cosa tenere`,
  draftOlder: 'Il contenuto è stato salvato dopo questa bozza: salvando, sceglierai che cosa tenere',
  /** `language` is the language's Italian name. */
  gaps: {
    published: (language: string, labels: readonly string[]) =>
      `Per pubblicare in ${language} completa o correggi: ${listed(labels)}`,
    draft: (language: string, labels: readonly string[]) =>
      `Per salvare in ${language} completa o correggi: ${listed(labels)}`,
  },
  refusals: {
    notLoaded: 'Il contenuto non è ancora arrivato',
    noCreate: 'Non hai il permesso di creare questi contenuti: puoi solo leggere',
    noEdit: 'Non hai il permesso di modificare questo contenuto: puoi solo leggere',
    draftFirst: 'Prima decidi se riprendere la bozza trovata su questo dispositivo',
    noPublish: (languages: readonly string[]) =>
      `Non hai il permesso di pubblicare: cambia lo stato «Pubblicata» (${listed(languages)}) prima di salvare`,
    unknownField: 'Questo contenuto non ha il campo richiesto',
    statusDisabled: 'Questo stato non si può scegliere adesso',
    statusUnknown: 'Questo stato non è fra quelli ammessi',
    portal: 'Solo la redazione regionale può cambiare il portale Emilia-Romagna',
    tags: 'Non hai il permesso di aggiungere tag',
    unknownLanguage: 'Questa lingua non esiste',
    sameLanguage: 'È già la lingua mostrata',
    noErrors: 'Non ci sono errori',
    noPreview: "Salva il contenuto in questa lingua per vederne l'anteprima",
    saving: 'Il salvataggio è in corso',
    signIn: 'Accedi di nuovo per salvare: quanto hai scritto resta qui',
    deleted: 'Il contenuto non esiste più: usa «Salva come nuovo»',
    notDeleted: 'Il contenuto esiste: usa «Salva»',
    noDraft: 'Non c’è nessuna bozza da riprendere',
    noPending: 'La bozza è già al sicuro',
    noConflict: 'Non c’è nessun conflitto da risolvere',
    undecided: (parts: readonly string[]) => `Scegli prima che cosa tenere per: ${listed(parts)}`,
    comparing: 'Sto leggendo la versione salvata da altri',
    notAsked: 'Nessuno ha chiesto di uscire',
    asking: 'Conferma o annulla prima l’uscita',
    notFailed: 'Il caricamento non è fallito',
    notWaiting: 'Nessuno aspetta un nuovo accesso',
  },
  shared: 'campi comuni',
} as const;
