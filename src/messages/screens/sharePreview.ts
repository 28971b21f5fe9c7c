/** Texts of the drawing of an item among a search engine's results, and in a network. */
export const sharePreviewTexts = {
  caption: { search: 'Come appare fra i risultati di ricerca', social: 'Come appare condivisa su un social' },
  noAddress: 'indirizzo',
  noTitle: 'Senza titolo',
  noDescription: 'Senza descrizione: il motore di ricerca sceglie da sé qualche riga della pagina',
  noImage: 'Senza immagine: scegli una copertina',
  /** `from` says where: 'dal titolo'. */
  taken: {
    title: (from: string) => `Titolo preso ${from}.`,
    description: (from: string) => `Descrizione presa ${from}.`,
  },
  cut: {
    title: 'Il titolo è lungo: la fine non si vede.',
    description: 'La descrizione è lunga: la fine non si vede.',
  },
} as const;
