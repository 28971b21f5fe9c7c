/** Texts of lists. Source: document 1, sections 5, 8 and 9; document 2, 'Common list behaviour' and section 8. */
export const list = {
  confirmDeletion: 'Confermare cancellazione degli elementi selezionati?',
  deleted: (count: number) => (count === 1 ? 'Elemento cancellato' : `${count} elementi cancellati`),
  /** What a query out of the URL or of storage contained and could not be used. */
  warnings: {
    storage: "I filtri salvati non sono leggibili: l'elenco riparte da quelli predefiniti",
    page: 'Il numero di pagina non è valido: si riparte dalla prima',
    limit: 'Le righe per pagina possono essere 10, 20, 30, 40 o 50: ne mostro 50',
    orderBy: "L'ordinamento richiesto non esiste: uso quello predefinito",
    keywords: 'Il testo cercato non è valido (da 2 a 200 caratteri): lo ignoro',
    filter: (label: string) => `Il valore del filtro «${label}» non è valido: lo ignoro`,
    unknown: (name: string) => `Il parametro «${name.slice(0, 40)}» non è un filtro di questo elenco: lo ignoro`,
  },
  refusals: {
    noDelete: 'Non hai il permesso di cancellare questi contenuti',
    nothingToDelete: 'Nessuna riga scelta: seleziona una riga o portaci il cursore',
    notShown: "La riga non è fra quelle dell'elenco",
    noRows: "L'elenco non ha righe",
    noCursor: 'Nessuna riga scelta: porta il cursore su una riga',
    noSelection: 'Nessuna riga è selezionata',
    unknownFilter: 'Questo elenco non ha il filtro richiesto',
    unknownSort: 'Questa colonna non si può ordinare',
    unknownLimit: 'Le righe per pagina possono essere 10, 20, 30, 40 o 50',
    samePage: 'È già la pagina mostrata',
    noSuchPage: (last: number) => `La pagina non esiste: l'ultima è la ${last}`,
    notLoaded: "L'elenco non è ancora arrivato",
    sameQuery: "L'elenco mostra già questa ricerca",
    deletionOpen: "C'è già una cancellazione in corso",
    noDeletion: 'Non c’è nessuna cancellazione da confermare',
    deleting: 'La cancellazione è in corso: attendi che finisca',
  },
} as const;
