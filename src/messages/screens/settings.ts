import { formatCount } from '../numbers';
/** What fields of settings say beside what any field says. */
export const settingsFieldTexts = {
  noId: (text: string) =>
    `«${text.length > 20 ? `${text.slice(0, 20)}…` : text}» non è un id: toglilo, o scrivi il numero del contenuto`,
} as const;

/** Names of the fields of settings. Source: document 3, sections 2 and 3. */
export const settingsLabels = {
  events: 'Eventi in evidenza',
  news: 'News in evidenza',
  cover: 'Immagini di copertina',
  videos: 'Video',
  video: 'Video',
  videoTitle: 'Titolo',
  url: 'URL',
  videoImage: 'Immagine di copertina',
  mosaic: 'Mosaico',
  tile: 'Riquadro',
  noTiles: 'Nessun riquadro: aggiungi il primo',
  image: 'Immagine',
  title: 'Titolo',
  label: 'Descrizione',
  seotitle: 'Suffisso del titolo',
  testo_sx: 'Testo a sinistra',
  newsletter: 'Newsletter',
  newsletter_button: 'Pulsante della newsletter',
  copyright: 'Copyright',
  button: 'Pulsante',
  preferenze: 'Preferenze',
  start: 'Pulsante per iniziare',
  chi: 'Chi',
  notti: 'Notti',
  creaViaggio: 'Crea viaggio',
  descrizione: 'Descrizione',
} as const;

/** Names of the sections. Source: document 3, section 2. */
export const settingsSectionTexts = {
  home: 'Home page',
  generale: 'Generale',
  footer: 'Piè di pagina',
  erw: 'Benvenuto della Regione',
  instagram_home: 'Instagram',
  test: 'Test',
  scopri: 'Scopri',
  'food-wine': 'Food & Wine',
  'terme-outdoor': 'Terme e Outdoor',
  'cultura-castelli': 'Cultura e Castelli',
} as const;

/** Texts of the pages of settings. Source: document 3, sections 2, 7 and 8. */
export const settingsTexts = {
  one: 'sezione delle impostazioni',
  missing: 'Questa sezione non c’è',
  loading: 'Caricamento delle impostazioni',
  failed: 'Questa sezione non si è caricata',
  retry: 'Riprova',
  unread: (label: string, language: string) =>
    `Il server ha mandato «${label}» (${language}) in una forma che non si riconosce: la sezione resta chiusa, perché salvandola andrebbe perso. Segnalalo a chi gestisce il server.`,
  languages: 'Lingua delle impostazioni',
  save: 'Salva',
  /** Behind 'Salva', for who does not see what it stands beside. */
  saveOf: (section: string) => ` «${section}»`,
  leave: {
    confirm: 'Esci senza salvare',
    cancel: 'Resta',
  },
  leaveTitle: (sections: readonly string[]) =>
    `Uscire senza salvare ${sections.map((name) => `«${name}»`).join(', ')}?`,
  unsavedIn: (sections: readonly string[]) => `Da salvare: ${sections.join(', ')}.`,
  refusal: {
    sameLanguage: 'È già la lingua mostrata',
    noPreview: 'Questo server non mostra un’anteprima di questa sezione.',
    unknownLanguage: 'Il sito non ha questa lingua',
    unknownSection: 'Questa pagina non ha questa sezione',
    leaving: 'Prima rispondi alla domanda aperta.',
    nothingPending: 'Non c’è nulla da confermare.',
  },
} as const;

/** Texts of the list of featured contents. Source: document 3, section 2. */
export const contentIdsTexts = {
  choose: (label: string) => `Aggiungi a «${label}»`,
  placeholder: 'Titolo o id',
  chooseTitle: 'Aggiungi contenuti in evidenza',
  chooseWords: ['aggiungi', 'id', 'evento', 'news', 'evidenza', 'vetrina', 'cerca'],
  id: (id: string) => `#${id}`,
  name: (title: string, order: number) => (title === '' ? `Contenuto ${order}` : title),
  several: (count: number, ids: string) => `Aggiungi ${formatCount(count)} id: ${ids}`,
  already: 'È già in elenco',
  empty: 'Nessun contenuto in evidenza: cercane uno per titolo, o scrivi il suo id',
  remove: 'Togliere il contenuto dall’elenco?',
  loading: 'Titolo in arrivo…',
  unknown: 'Sconosciuto: nessun contenuto ha questo id',
  noId: 'Non è un id',
  unpublished: (language: string) => `Non pubblicato in ${language}`,
  past: 'Passato',
  withheld: 'Non hai il permesso di vederlo',
  untitled: 'Senza titolo',
  notNamed: 'I titoli non si sono caricati:',
  retry: 'Riprova',
  open: (title: string) => `Apri ${title}`,
} as const;
