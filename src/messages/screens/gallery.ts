/** Texts of the media gallery. Source: document 1, section 2.3; document 2, sections 2 and 4. */
export const galleryTexts = {
  loading: 'La galleria si sta caricando',
  keys: 'Frecce per muoversi, Invio apre i dati, Canc elimina.',
  drop: 'Lascia qui le immagini per caricarle',
  uploading: 'I caricamenti non sono finiti: attendi che finiscano o annullali, poi lascia la pagina',
} as const;

/** Titles of the commands that only the gallery has, and words that find it. */
export const galleryCommandTexts = {
  images: 'Vai alle immagini',
  back: 'Torna alla gallery: chiude i dati o il caricamento',
} as const;
