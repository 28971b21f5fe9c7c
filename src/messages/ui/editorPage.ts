// What the editor's page says of its cards before their code, which has more to say, has come.

/** Cards on their way. */
export const cardsToComeTexts = {
  images: 'Le immagini si stanno caricando',
  files: 'I file si stanno caricando',
  entries: 'Caricamento…',
  address: 'Caricamento dell’indirizzo…',
  dates: 'Caricamento delle date…',
  times: 'Caricamento degli orari…',
  openings: 'Caricamento degli orari di apertura…',
  abilities: 'Caricamento dei permessi',
} as const;

/** A rich text before its editor has come. */
export const richTextToComeTexts = {
  loading: 'Caricamento dell’editor di testo…',
  failed: 'L’editor di testo non si è caricato: controlla la connessione e riprova. Intanto puoi modificare l’HTML.',
  retry: 'Riprova',
} as const;

/** Files dropped on the page. Source: document 1, section 2.18. */
export const fileDropTexts = {
  here: {
    images: 'Rilascia per aggiungere le immagini al contenuto',
    files: 'Rilascia per aggiungere i file al contenuto',
    nothing: 'Questo contenuto non ha immagini né file',
  },
  nowhere: 'Questo contenuto non ha immagini: il file non è stato caricato.',
  notYet: {
    images: 'Le immagini non si sono ancora caricate: riprova fra un momento.',
    files: 'L’elenco dei file non si è ancora caricato: riprova fra un momento.',
  },
} as const;
