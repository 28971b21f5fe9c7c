/** Texts of the tags, their list and their form. Source: document 3, section 2. */
export const tagTexts = {
  titles: { section: 'TAG', list: 'Tag', create: 'Nuovo Tag', one: 'tag', many: 'tag' },
  columns: { id: 'ID', title: 'TITOLO', count: 'TOTALE', actions: 'AZIONI' },
  inserting: 'Nuovo Tag',
  editing: 'Modifica Tag',
  card: 'Tag',
  missing: 'Il tag non esiste più',
  name: 'Titolo',
  nameHint: 'È il nome in italiano: quelli nelle altre lingue restano come sono.',
} as const;
