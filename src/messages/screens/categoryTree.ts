interface Place {
  readonly position: number;
  readonly count: number;
}

/** The tree of a group of categories. */
export const categoryTreeTexts = {
  moved: (name: string, { position, count }: Place) => `${name}, posizione ${position} di ${count}`,
  orderRefused: (message: string) => `L’ordine non è stato salvato ed è tornato come prima. ${message}`.trim(),
  overtaken: (message: string) =>
    `Le categorie sono cambiate nel frattempo: l’elenco è stato riletto, ripeti lo spostamento. ${message}`.trim(),
  removed: (name: string) => `«${name}» è stata eliminata`,
  refusal: {
    readOnly: 'Non hai il permesso di modificare le categorie (category-edit).',
    noNode: 'Vai prima su una categoria dell’elenco.',
    narrowed: 'Togli prima la ricerca: l’ordine si cambia sull’elenco intero.',
    alone: 'È l’unica categoria del suo livello.',
    first: 'È già la prima del suo livello.',
    last: 'È già l’ultima del suo livello.',
    otherLevel: 'Una categoria si sposta solo dentro il suo livello.',
    samePlace: 'È già in quel posto.',
    deepest: 'L’albero ha due livelli: sotto questa categoria non se ne aggiungono altre.',
    noChildren: 'Non ha categorie sotto di sé.',
    unknownLanguage: 'Il sito non ha questa lingua.',
    notFailed: 'Non c’è nulla da ricaricare.',
    nothingPending: 'Non c’è nulla da confermare.',
    loading: 'Attendi: le categorie si stanno caricando.',
    notLoaded: 'Le categorie non si sono caricate.',
    deleting: 'Attendi: l’eliminazione è in corso.',
    counting: 'Attendi: si contano i contenuti che cambierebbero.',
    confirming: 'Prima rispondi alla domanda aperta.',
    editing: 'Prima chiudi la scheda aperta.',
    busy: 'Attendi: l’ordine si sta salvando.',
  },
} as const;
