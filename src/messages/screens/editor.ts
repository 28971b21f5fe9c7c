import { counted, formatCount } from '../numbers';

const listed = (labels: readonly string[]): string => labels.join(', ');

/** 'Titolo', 'SEO' → 'titolo', 'SEO': what isn't an acronym is small within a sentence. */
const within = (label: string): string =>
  /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;

/** 'titolo, sommario e descrizione'. */
function enumerated(labels: readonly string[]): string {
  const words = labels.map(within);
  const last = words.pop() ?? '';
  return words.length === 0 ? last : `${words.join(', ')} e ${last}`;
}

const remaining = (count: number): string =>
  count === 0 ? 'non manca nulla' : counted(count, 'campo da completare', 'campi da completare');

interface Stop {
  readonly at: number;
  readonly of: number;
  readonly why: string;
  readonly field: string;
  readonly what: string;
}

/** Texts of editors. Source: document 2, 'Common editor behaviour', sections 4 and 5. */
export const editorTexts = {
  lastChange: (name: string) => `Ultima modifica: ${name},`,
  saved: 'Contenuto salvato',
  alreadySaved: 'Il salvataggio era già arrivato: nulla è andato perso',
  statusesMissing: 'Gli stati di pubblicazione non si sono caricati: puoi continuare a scrivere e riprovare',
  statusesEmpty: (language: string) =>
    `Il server non indica stati possibili per ${language}: lo stato resta quello presente, e puoi salvare`,
  beginsRevision: (language: string) =>
    `La versione in ${language} è pubblicata: salvando nascerà una bozza di revisione (stato «Bozza») e quella pubblicata resterà com’è`,
  revises: (language: string) =>
    `La versione in ${language} ora differisce da quella pubblicata: nella revisione passa allo stato «Bozza»`,
  notReadAgain: 'Salvato, ma la versione aggiornata non si è potuta rileggere: verrà riletta al prossimo salvataggio',
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
  /** Why 'Pubblica' is refused; `language` is the language's Italian name. */
  publishing: {
    missing: (labels: readonly string[], language: string) =>
      `${labels.length === 1 ? 'manca' : 'mancano'} ${enumerated(labels)} in ${within(language)}`,
    wrong: (labels: readonly string[], language: string) =>
      `da correggere in ${within(language)}: ${enumerated(labels)}`,
    sentence: ([first = '', ...rest]: readonly string[]) =>
      [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join('; '),
  },
  /** What keeps a language from being published, and where F8 leads. */
  /** A card that opens on demand, while it is closed. */
  onDemand: {
    empty: 'vuoto',
    filled: 'compilato',
    words: (count: number) => counted(count, 'parola', 'parole'),
  },
  toPublish: {
    needed: 'Serve per pubblicare',
    toCorrect: 'Da correggere per pubblicare',
    toFill: 'da compilare',
    error: 'Da correggere',
    inLanguage: (label: string, language: string) => `${label} (${within(language)})`,
    stop: ({ at, of, why, field, what }: Stop) => `${at} di ${of}: ${within(why)} · ${field}: ${what}`,
    /** Heading of the list; `language` is the language's Italian name. */
    heading: (count: number, language: string, isPublished: boolean) =>
      `${isPublished ? 'Pubblicata' : 'Per pubblicare'} in ${within(language)}: ${remaining(count)}`,
    goOn: 'Vai al prossimo',
    nothing: (language: string) => `Per pubblicare in ${within(language)} non manca nulla`,
  },
  /** Copying a field's text from another one. */
  copying: {
    button: (from: string) => `Copia ${from}`,
    undo: 'Annulla',
    done: (label: string, from: string) => `${label}: copiato ${from}. Ctrl+Z annulla`,
    empty: (label: string) => `Il campo «${label}» è vuoto: non c’è nulla da copiare`,
    same: (label: string) => `Dice già quello che dice il campo «${label}»`,
    emptyAcross: (label: string) => `Nessun’altra lingua dice qualcosa in «${label}»: non c’è nulla da copiare`,
    sameAcross: (label: string) => `«${label}» dice già lo stesso in tutte le lingue`,
    elsewhere: (labels: readonly string[]) => `Vai prima su un campo che si copia da altrove: ${enumerated(labels)}`,
    nowhere: 'In questa scheda nessun campo si copia da altrove',
    nothingToUndo: 'Non c’è nessuna copia da annullare',
  },
  refusals: {
    notLoaded: 'Il contenuto non è ancora arrivato',
    noCreate: 'Non hai il permesso di creare questi contenuti: puoi solo leggere',
    noEdit: 'Non hai il permesso di modificare questo contenuto: puoi solo leggere',
    savedOnce: 'Il salvataggio è in corso: non hai il permesso di modificare, e poi potrai solo leggere',
    draftFirst: 'Prima decidi se riprendere la bozza trovata su questo dispositivo',
    noPublish: (languages: readonly string[]) =>
      `Non hai il permesso di pubblicare: cambia lo stato «Pubblicata» (${listed(languages)}) prima di salvare`,
    revises: (language: string) =>
      `La versione in ${language} è pubblicata: se la modifichi nasce una bozza di revisione, e quella pubblicata resta com’è finché chi può pubblicare non approva`,
    asPublished: (language: string) =>
      `In questa revisione la versione in ${language} è come quella pubblicata: modificala per proporre un cambiamento`,
    revised: 'Hai modificato la versione pubblicata: annulla prima le altre modifiche, oppure salva la revisione',
    publishersOnly: 'Può farlo solo chi ha il permesso «Pubblica»',
    alreadyApproved: 'È già pubblicata, e non ci sono modifiche da pubblicare',
    alreadySubmitted: 'È già in attesa di validazione, e non ci sono modifiche da mandare',
    reviewOfPublished: 'È pubblicata: per ritirarla cambia tu lo stato, poi salva',
    conflictFirst: 'Prima scegli che cosa tenere fra la tua versione e quella salvata',
    unknownField: 'Questo contenuto non ha il campo richiesto',
    statusDisabled: 'Questo stato non si può scegliere adesso',
    statusUnknown: 'Questo stato non è fra quelli ammessi',
    portal: 'Solo la redazione regionale e gli amministratori possono cambiare il portale Emilia-Romagna',
    tags: 'Non hai il permesso di aggiungere tag',
    unknownLanguage: 'Questa lingua non esiste',
    sameLanguage: 'È già la lingua mostrata',
    noErrors: 'Non ci sono errori, e per pubblicare non manca nulla',
    noPreview: "Salva il contenuto in questa lingua per vederne l'anteprima",
    saving: 'Il salvataggio è in corso',
    offline: 'Un salvataggio aspetta la rete: riparte da sé, o con «Riprova ora»',
    notOffline: 'Nessun salvataggio aspetta la rete',
    signIn: 'Accedi di nuovo per salvare: quanto hai scritto resta qui',
    deleted: 'Il contenuto non esiste più: usa «Salva come nuovo»',
    notDeleted: 'Il contenuto esiste: usa «Salva»',
    noDraft: 'Non c’è nessuna bozza da riprendere',
    onlyDraft: 'Non ci sono altre bozze',
    noPending: 'La bozza è già al sicuro',
    noRevision: 'Non è una bozza di revisione: non c’è una scheda pubblicata con cui confrontarla',
    noComparison: 'Il server non dice com’era la scheda pubblicata: apri l’originale per confrontarlo',
    noConflict: 'Non c’è nessun conflitto da risolvere',
    undecided: (fields: readonly string[]) => `Scegli prima che cosa tenere per: ${listed(fields)}`,
    comparing: 'Sto leggendo la versione salvata da altri',
    confirming: 'Rispondi prima alla domanda su ciò che i lettori vedranno',
    nothingToConfirm: 'Non c’è niente da confermare',
    nothingPending: 'Nessuno ha chiesto di uscire',
    answerFirst: 'Conferma o annulla prima l’uscita',
    notFailed: 'Il contenuto è già caricato',
    notWaiting: 'Nessuno aspetta un nuovo accesso',
  },
  /** Heading of an item that its user may only read. */
  /** Above a new item whose user may not change it afterwards. */
  readAfterwards: 'Potrai salvarla una volta sola: non hai il permesso di modificare, e poi potrai solo leggerla',
  shared: 'campi comuni',
  mayNotPublish: 'Per pubblicare serve il permesso «Pubblica»: salva come bozza o da validare',
  languages: 'Lingua dei contenuti',
  panel: 'Contenuto nella lingua scelta',
  approve: 'Approva e pubblica',
  preview: 'ANTEPRIMA',
  save: 'Salva',
  unsaved: 'Modifiche non salvate',
  allSaved: 'Tutto salvato',
  savingNow: 'Salvataggio in corso…',
  revision: 'Scheda BOZZA di Revisione',
  revisionText: 'Le modifiche restano qui finché chi può pubblicare non le approva.',
  openOriginal: 'Apri l’originale',
  hasRevision: 'Questa scheda ha una revisione in corso',
  openRevision: 'Apri la revisione',
  openMerged: 'Apri la scheda approvata',
  loading: 'Caricamento del contenuto…',
  retry: 'Riprova',
  missing: 'Contenuto non trovato',
  badAddress: "L'indirizzo non indica nessun contenuto: dopo l'ultima barra deve esserci un numero oppure «new».",
  failed: 'Il contenuto non si è caricato',
  deleted: {
    title: 'Il contenuto è stato eliminato da qualcun altro',
    text: 'Quello che hai scritto è ancora qui: puoi salvarlo come contenuto nuovo.',
    save: 'Salva come nuovo',
  },
  /** What a new item, or a draft taken up again, does not take along, and why. */
  leftOut: {
    title: 'Che cosa non è stato ripreso',
    regionWide: 'Senza il portale Emilia-Romagna: lo cambiano solo la redazione regionale e gli amministratori.',
    tag: 'Senza i tag: non hai il permesso di aggiungerli.',
    publish: 'Senza la nota di revisione: la scrive solo chi ha il permesso «Pubblica».',
    unseen: 'Senza i contenuti che non puoi vedere: solo chi li vede può collegarli.',
    status: 'Nello stato «Bozza»: quello di prima lo dà solo chi ha il permesso «Pubblica».',
  },
  saveFailed: 'Il salvataggio non è riuscito',
  offline: {
    notice: 'Il server non risponde: il salvataggio riparte da sé appena torna la rete',
    title: 'Il salvataggio aspetta la rete',
    text: 'Il server non risponde: si riprova da sé ogni 10 secondi, e subito quando torna la rete. Intanto puoi continuare a scrivere.',
    retry: 'Riprova ora',
    state: 'In attesa della rete',
  },
  signIn: 'Accedi di nuovo per salvare',
  statusRetry: 'Ricarica gli stati di pubblicazione',
  draft: {
    title: 'C’è una bozza non salvata di questo contenuto su questo dispositivo',
    text: 'Vuoi riprendere da dove eri rimasto o lasciarla perdere?',
  },
  /** The draft beside the published item. */
  comparison: {
    title: 'Bozza e scheda pubblicata a confronto',
    text: 'La bozza e la scheda pubblicata sono cambiate negli stessi campi: scegli per ognuno che cosa tenere.',
    nothingToDecide: 'Non c’è nulla da decidere: ciò che è stato corretto nella scheda pubblicata resta.',
    same: 'La bozza dice quello che dice la scheda pubblicata.',
    mine: 'Tieni la bozza',
    theirs: 'Tieni la pubblicata',
    allMine: 'Tieni tutta la bozza',
    allTheirs: 'Tieni tutta la pubblicata',
    save: 'Unisci e salva con queste scelte',
    changes: (count: number) =>
      count === 1 ? 'La bozza cambia un campo' : `La bozza cambia ${formatCount(count)} campi`,
    stays: (count: number) =>
      count === 1
        ? 'Corretto nel frattempo nella scheda pubblicata, resta'
        : `Corretti nel frattempo nella scheda pubblicata, restano: ${formatCount(count)} campi`,
    now: (value: string) => `ora: ${value}`,
    corrected: (count: number) =>
      count === 1
        ? 'La scheda pubblicata è cambiata da quando è nata questa bozza: un campo'
        : `La scheda pubblicata è cambiata da quando è nata questa bozza: ${formatCount(count)} campi`,
    open: 'Confronta con la pubblicata',
  },
  conflict: {
    title: 'Qualcun altro ha salvato questo contenuto nel frattempo',
    by: (who: string) => `Salvato da ${who}.`,
    text: 'Per ogni campo che avete cambiato entrambi scegli quale versione tenere, poi salva.',
    nothingToDecide: 'Avete cambiato campi diversi: le modifiche stanno bene insieme. Basta salvare.',
    loading: 'Sto leggendo la versione salvata…',
    mine: 'Tieni la mia',
    theirs: 'Prendi la sua',
    allMine: 'Tieni tutte le mie',
    allTheirs: 'Prendi tutte le sue',
    merged: (count: number) =>
      count === 1 ? 'Unito senza chiedere' : `Uniti senza chiedere: ${formatCount(count)} campi`,
    mergedFrom: { mine: 'tuo', theirs: 'suo', both: 'di entrambi' },
    save: 'Salva con queste scelte',
    cancel: 'Torna a scrivere',
    empty: '(vuoto)',
  },
  leave: {
    title: 'Ci sono modifiche non salvate. Uscire lo stesso?',
    confirm: 'Esci senza salvare',
    cancel: 'Continua a scrivere',
  },
} as const;
