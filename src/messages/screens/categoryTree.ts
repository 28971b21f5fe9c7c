import { counted, formatCount } from '../numbers';

interface Place {
  readonly position: number;
  readonly count: number;
}

/** The tree of a group of categories. */
export const categoryTreeTexts = {
  loading: 'Caricamento delle categorie',
  failed: 'Le categorie non si sono caricate',
  stale: 'L’elenco potrebbe non essere aggiornato: non si è potuto rileggere.',
  empty: 'Nessuna categoria in questo gruppo',
  nothingFound: 'Nessuna categoria trovata',
  nothingFoundHint: 'Cerca un’altra parola, di qualunque lingua del sito, o svuota la ricerca con Alt+Canc.',
  noGroupTitle: 'Categorie',
  noGroup: 'Questo gruppo di categorie non esiste',
  noGroupHint: 'Controlla l’indirizzo, o apri uno di questi:',
  search: 'Cerca fra le categorie',
  languages: 'Lingua dei titoli',
  ordering: 'Salvataggio dell’ordine…',
  count: (all: number, top: number) =>
    `${counted(all, 'categoria', 'categorie')}${all > top ? `, ${formatCount(top)} al primo livello` : ''}`,
  dragInstructions: 'Alt+Freccia su e Alt+Freccia giù spostano la categoria nel suo livello.',
  missing: 'manca',
  missingIn: (language: string) => `manca in ${language.toLowerCase()}`,
  /** After their number. */
  below: (children: number) => (children === 1 ? 'sottocategoria' : 'sottocategorie'),
  open: (name: string) => `Apri ${name}`,
  close: (name: string) => `Chiudi ${name}`,
  addUnder: (name: string) => `Aggiungi sotto ${name}`,
  edit: (name: string) => `Modifica ${name}`,
  remove: (name: string) => `Elimina ${name}`,
  node: {
    titles: {
      inserting: 'Nuova categoria',
      editing: 'Modifica categoria',
      missing: 'Questa categoria non c’è più',
      one: 'categoria',
    },
    adding: 'Nuova categoria',
    addingUnder: (name: string) => `Nuova categoria sotto «${name}»`,
    editing: (name: string) => `Modifica «${name}»`,
    title: 'Titolo',
    slug: 'Slug',
    slugHint: 'Se è vuoto, si ricava dal titolo.',
    cover: 'Copertina',
    provinces: 'Province',
    provincesHint: 'Una provincia sta in una sola destinazione: scelta qui, lascia quella in cui era.',
    languages: 'Lingua dei testi',
    loading: 'Caricamento della categoria',
    retry: 'Riprova',
    save: 'Salva',
    gone: 'Questa categoria è stata eliminata da un altro utente. Copia ciò che hai scritto, se ti serve: non si può più salvare.',
  },
  deletion: {
    title: (name: string) => `Eliminare la categoria «${name}»?`,
    text: 'L’eliminazione cambia i contenuti associati e non si può annullare. Continuare?',
    counting: 'Conto i contenuti associati…',
    contents: (count: number) => {
      if (count === 0) return 'Nessun contenuto cambia.';
      return counted(count, 'contenuto la perde.', 'contenuti la perdono.');
    },
    children: (count: number) =>
      count === 1
        ? 'Con essa si elimina la sua sottocategoria.'
        : `Con essa si eliminano le sue ${formatCount(count)} sottocategorie.`,
    confirm: 'Conferma',
    again: 'Riprova',
  },
  moved: (name: string, { position, count }: Place) => `${name}, posizione ${position} di ${formatCount(count)}`,
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
