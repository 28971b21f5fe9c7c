/** Texts of the media gallery. Source: document 1, section 2.3; document 2, sections 2 and 4. */
export const galleryTexts = {
  /** In the menu, to the letter. */
  section: 'MEDIA',
  title: 'Galleria media',
  open: 'Apri galleria',
  loading: 'La galleria si carica',
  keys: 'Frecce per muoversi, Invio apre i dati, Canc elimina.',
  drop: 'Lascia qui le immagini per caricarle',
  uploading: 'I caricamenti non sono finiti: attendi che finiscano o annullali, poi lascia la pagina',
} as const;

/** Titles of the gallery's commands, and further words that find them. */
export const galleryCommandTitles = {
  sectionWords: ['immagini', 'foto', 'gallery', 'galleria'],
  search: 'Cerca fra le immagini',
  images: 'Vai alle immagini',
  details: 'Apri i dati dell’immagine',
  save: 'Salva i dati dell’immagine',
  saveWords: ['registra', 'licenza'],
  delete: 'Elimina l’immagine',
  deleteWords: ['cancella', 'rimuovi'],
  upload: 'Carica Immagini',
  uploadWords: ['nuova', 'aggiungi', 'upload'],
  more: 'Mostra altro',
  refresh: 'Aggiorna la galleria',
  refreshWords: ['ricarica'],
  back: 'Torna alla gallery: chiude i dati o il caricamento',
} as const;
