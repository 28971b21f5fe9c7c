import { formatCount, others } from '../numbers';
/** Texts of lists. Source: document 1, sections 5, 8 and 9; document 2, 'Common list behaviour' and section 8. */
export const listTexts = {
  confirmDeletion: 'Confermare cancellazione degli elementi selezionati?',
  confirmOneDeletion: 'Confermare cancellazione elemento selezionato?',
  /** What a deletion takes from readers, who see `count` of `all` chosen records; null where it takes nothing. */
  readersLose(count: number, all: number): string | null {
    if (count === 0) return null;
    if (all === 1) return 'Questo contenuto è pubblicato: i lettori non lo vedranno più.';
    if (count === all) return `Tutti e ${formatCount(all)} i contenuti sono pubblicati: i lettori non li vedranno più.`;
    return count === 1
      ? `1 di questi ${formatCount(all)} contenuti è pubblicato: i lettori non lo vedranno più.`
      : `${formatCount(count)} di questi ${formatCount(all)} contenuti sono pubblicati: i lettori non li vedranno più.`;
  },
  /** Rows that were to be deleted and that the list, read again, has no more; `left` are still to be deleted. */
  gone(names: readonly string[], left: number): string {
    const quoted = names.map((name) => `«${name}»`).join(', ');
    const away =
      names.length === 1
        ? `${quoted} non è più in questo elenco`
        : `${formatCount(names.length)} non sono più in questo elenco: ${quoted}`;
    return `${away}. Non è stato eliminato nulla: ${left === 1 ? 'resta questo' : `restano questi ${formatCount(left)}`}.`;
  },
  allGone: 'Ciò che volevi eliminare non è più in questo elenco, che è stato riletto. Non è stato eliminato nulla.',
  retry: 'Riprova',
  /** Several lists under one address. */
  tabs: 'Elenchi di questa pagina',
  blockers: 'Lo impediscono:',
  nameless: (id: number) => `n. ${id}`,
  moreBlockers: (count: number) => `e ${others(count)}`,
  nothingFound: 'Nessun elemento corrisponde alla ricerca e ai filtri: cambiali o annullali.',
  noneFound: 'Nessun elemento corrisponde alla ricerca: scrivi altro o svuota la casella.',
  clearSearch: 'Svuota la ricerca',
  /** A search without a result, for users who may create. Source: document 1, section 8. */
  searchEmpty: 'Oops! Nessun risultato. Aggiungi elemento.',
  /** A search that finds nothing, above the rows of what was probably meant. */
  corrected: (typed: string, meant: string) => `Nessun risultato per «${typed}». Forse cercavi «${meant}»`,
  acceptCorrection: (meant: string) => `Cerca «${meant}»`,
  noneYet: 'Qui non c’è ancora nulla.',
  createFirst: (create: string) => `Qui non c’è ancora nulla: comincia con «${create}».`,
  acted: (action: string) => `Fatto: ${action}`,
  deleted: (count: number) => (count === 1 ? 'Elemento eliminato' : `${formatCount(count)} elementi eliminati`),
  /** What narrows a list as it did at the last visit. */
  restored: (parts: readonly string[]) => `Filtrato come l’ultima volta: ${parts.join(' · ')}`,
  /** A list of what there is no more, or never was: a theme, a collection. */
  bound: {
    missing: 'Questo elenco non esiste più',
    missingWhy:
      'La voce a cui porta questo indirizzo è stata eliminata, oppure non è mai esistita. L’elenco completo c’è ancora.',
    whole: 'Apri l’elenco completo',
  },
  restoredSearch: (text: string) => `ricerca «${text}»`,
  restoredDays(from: string | null, to: string | null): string {
    if (from === to) return `il ${from}`;
    if (from === null) return `fino al ${to}`;
    return to === null ? `dal ${from}` : `dal ${from} al ${to}`;
  },
  /** What a query out of the URL or of storage contained and could not be used. */
  warnings: {
    storage: "I filtri salvati non sono leggibili: l'elenco riparte da quelli predefiniti",
    page: 'Il numero di pagina non è valido: si riparte dalla prima',
    limit: (limit: number) => `Le righe per pagina possono essere 10, 20, 30, 40 o 50: ne mostro ${formatCount(limit)}`,
    orderBy: "L'ordinamento richiesto non esiste: uso quello predefinito",
    keywords: (minimum: number | null) =>
      minimum === null
        ? 'In questo elenco non si cerca: ignoro il testo cercato'
        : `Il testo cercato non è valido (da ${formatCount(minimum)} a 200 caratteri): lo ignoro`,
    filter: (label: string) => `Il valore del filtro «${label}» non è valido: lo ignoro`,
    unknown: (name: string) => `Il parametro «${name.slice(0, 40)}» non è un filtro di questo elenco: lo ignoro`,
  },
  refusals: {
    noDelete: (many: string) => `Non hai il permesso di cancellare ${many}`,
    noRemoval: 'In questo elenco non si elimina',
    noUse: 'In questo elenco non c’è nulla da fare con le righe selezionate',
    unknownAction: 'Questo elenco non ha il comando richiesto',
    notAllowed: (action: string) => `Non hai il permesso per «${action}»: chiedilo a un amministratore`,
    noSteps: 'In questo elenco non ci sono stati di pubblicazione',
    noEdit: (many: string) => `Non hai il permesso di modificare ${many}: chiedilo a un amministratore`,
    noPublish: (many: string) => `Non hai il permesso di pubblicare ${many}: puoi mandarle in validazione`,
    noRow: 'Nessuna riga scelta: seleziona una riga o portaci il cursore',
    acting: "C'è già un'azione in corso: attendi che finisca",
    notPaged: 'Questo elenco non ha pagine: mostra già tutto',
    nothingToDelete: 'Nessuna riga scelta: seleziona una riga o portaci il cursore',
    notShown: "La riga non è fra quelle dell'elenco",
    noRows: "L'elenco non ha righe",
    noCursor: 'Nessuna riga scelta: porta il cursore su una riga',
    noSelection: 'Nessuna riga è selezionata',
    noCorrection: 'La ricerca è già come l’hai scritta: non c’è nulla da correggere',
    unknownFilter: 'Questo elenco non ha il filtro richiesto',
    unknownSort: 'Questa colonna non si può ordinare',
    unknownLimit: 'Le righe per pagina possono essere 10, 20, 30, 40 o 50',
    samePage: 'È già la pagina mostrata',
    noSuchPage: (last: number) => `La pagina non esiste: l'ultima è la ${formatCount(last)}`,
    notLoaded: "L'elenco non è ancora arrivato",
    sameQuery: "L'elenco mostra già questa ricerca",
    deletionOpen: "C'è già un’eliminazione in corso",
    noDeletion: 'Non c’è nessuna eliminazione da confermare',
    deleting: 'L’eliminazione è in corso: attendi che finisca',
  },
} as const;
