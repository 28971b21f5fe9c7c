/** Titles of the category groups, by their ids. Source: document 1, section 2.3; the others after document 2, 'Option lists'. */
export const categoryGroupTexts: Readonly<Record<number, string>> = {
  1: 'elenco categorie',
  2: 'Destinazioni',
  3: 'Fasce altimetriche',
  4: 'durata Itinerari',
  5: 'Tematismi',
  6: 'Target',
  7: 'Gestori delle webcam',
  8: 'Licenze',
  9: 'Versioni delle licenze',
  10: 'Categorie di operatori e soggiorni',
  15: 'Tipologie di news',
};
