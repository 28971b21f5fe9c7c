/** Texts of a place's form. Source: document 3, section 2. */
export const placeTexts = {
  inserting: 'Inserimento Luogo',
  editing: 'Modifica Luogo',
  missing: 'Il luogo non esiste più',
  one: 'luogo',
  numbered: (id: number) => `Luogo n. ${id}`,
  cards: { basics: 'Informazioni di base', address: 'Indirizzo', contacts: 'Contatti', settings: 'Impostazioni' },
  fields: {
    nome: 'Nome',
    info: 'Informazioni',
    localita: 'Località',
    location: 'Indirizzo',
    telefono: 'Telefono',
    mail: 'Email',
    website: 'Sito web',
    author: 'Autore',
  },
  websiteHint: 'Con https:// davanti, come nella barra del browser.',
} as const;
