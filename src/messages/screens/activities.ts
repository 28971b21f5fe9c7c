import { others, othersFeminine } from '../numbers';
/** Texts of the activities of others, and of what is featured. Source: document 3, sections 2 and 3. */
export const reviewTexts = {
  titles: {
    section: 'OPEN DATA',
    list: 'Attività da valutare',
    one: 'attività',
    many: 'attività da valutare',
    tab: 'Attività da valutare',
    words: ['valutazione', 'proposte', 'esperienze esterne', 'open data', 'mi interessa'],
  },
  /** Filter of ours: by what was decided. */
  choice: 'Scelta',
  choiceWords: { undecided: ['da decidere', 'da valutare', 'indecise'] },
  /** What can be decided, with the key of each in this order. Source: document 3, section 2. */
  choices: {
    unwanted: 'Non mi interessa',
    wanted: 'Mi interessa',
    copied: 'Copiato',
    undecided: 'non definito',
  },
  undecidedFilter: 'Da decidere (non definito)',
  unknown: (status: number | string) => `Stato sconosciuto (${status})`,
  group: (title: string) => `Valutazione di «${title}»`,
  choose: (label: string) => `Valuta: ${label}`,
  chooseWords: ['scegli', 'valuta', 'decidi'],
  read: 'Leggi tutto il testo',
  noAbstract: 'Senza testo',
  changed: 'Cambiata dopo la scelta',
  gone: 'Non più presente',
  noImage: 'Senza immagine',
  imageOf: (title: string) => `Immagine di «${title}»`,
  noTitle: 'Senza titolo',
  facts: {
    tipologies: 'Tipologie',
    targets: 'Target',
    price: 'Prezzo',
    structure: 'Struttura',
    places: 'Luoghi',
    dates: 'Date',
  },
  free: 'Gratuito',
  more: (count: number) => `e ${othersFeminine(count)}`,
  morePlaces: (count: number) => `e ${others(count)}`,
  from: (day: string) => `dal ${day}`,
  until: (day: string) => `fino al ${day}`,
} as const;

export const bookableTexts = {
  titles: {
    section: 'ATTIVITÀ PRENOTABILI',
    list: 'Attività prenotabili',
    one: 'attività prenotabile',
    many: 'attività prenotabili',
    words: ['trekksoft', 'negozio', 'prenotazioni', 'shop'],
  },
  columns: { id: 'ID', title: 'TITOLO', municipality: 'COMUNE', date: 'DATA' },
  open: 'Apri nel negozio',
  /** Behind a link. */
  newTab: '(si apre in una nuova scheda)',
  noShop: 'L’indirizzo del negozio non è configurato: l’attività non si può aprire',
  gone: 'Non più in vendita',
} as const;

export const featuredTexts = {
  titles: {
    section: 'EVENTI IN EVIDENZA',
    list: 'Eventi in evidenza',
    one: 'evento in evidenza',
    many: 'eventi in evidenza',
    words: ['evidenza', 'natale', 'capodanno', 'feste', 'makexp'],
  },
  columns: { id: 'ID', name: 'NOME', municipality: 'COMUNE', featured: 'IN EVIDENZA', categories: 'CATEGORIE' },
  toggle: 'Metti in evidenza o togli',
  toggleWords: ['evidenza', 'in primo piano', 'spunta'],
  editCategories: 'Scegli le categorie',
  categoryWords: ['categorie', 'natale', 'capodanno', 'mercatini'],
  featuredOf: (title: string) => `In evidenza: ${title}`,
  categoriesOf: (title: string) => `Categorie di «${title}»`,
  categoryHint: 'Ogni scelta si salva subito.',
  noCategories: 'Nessuna categoria',
  unknownCategory: (name: string) => `${name} (categoria sconosciuta)`,
  yes: 'Sì',
  no: 'No',
  /** What was chosen, said aloud. */
  said: (isFeatured: boolean, names: readonly string[]) =>
    [isFeatured ? 'in evidenza' : 'non in evidenza', ...(names.length === 0 ? [] : [names.join(', ')])].join('; '),
  noTitle: 'Senza titolo',
  readOnly: 'Puoi vedere gli eventi in evidenza, non cambiarli: servono «Media: creare» o «Media: modificare».',
} as const;
