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
  'food-wine': 'Enogastronomia',
  'terme-outdoor': 'Terme e outdoor',
  'cultura-castelli': 'Cultura e castelli',
} as const;
