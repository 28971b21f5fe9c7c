import { cards, fields, filters } from '../../src/content/fields';
import { defineContent } from '../../src/content/model/resolve';
import { labelTexts } from '../../src/messages/screens/content';

const { columns } = labelTexts;

/** Offices, which have municipalities of their own and an address. */
export const office = defineContent({
  area: 'iat',
  paths: { list: 'iat', item: 'iat', create: 'iat', remove: 'iat', export: 'iat/export/' },
  routes: { list: '/iat', item: '/iat/:id' },
  icon: 'news',
  letter: 'i',
  barred: [],
  permissions: { iat: 'IAT' },
  dashboardNames: { iat: 'Uffici IAT' },
  titles: {
    section: 'IAT',
    list: 'Lista IAT',
    create: 'Nuovo IAT',
    inserting: 'Inserimento Ufficio Informazione',
    editing: 'Modifica Ufficio Informazione',
    one: 'ufficio',
    many: 'uffici',
  },
  list: {
    filters: [
      { ...filters.province, countsAddresses: true },
      { ...filters.municipality, countsAddresses: true },
      filters.status,
    ],
    columns: [
      { kind: 'id', label: columns.id, sort: 'id' },
      { kind: 'title', label: columns.title, sort: 'title' },
      { kind: 'place', field: 'province', label: 'PROVINCIA', sort: 'province' },
      { kind: 'place', field: 'city', label: columns.municipality, sort: 'city' },
      { kind: 'actions', label: columns.actions },
    ],
    exports: {
      fileName: 'iat.csv',
      failure: 'esportazione non riuscita, contattare amministratore',
      columns: [
        { kind: 'id', label: columns.id },
        { kind: 'field', path: 'title' },
        { kind: 'place', field: 'province', label: 'Provincia' },
        { kind: 'place', field: 'city', label: 'Comune' },
        { kind: 'field', path: 'locations' },
        { kind: 'field', path: 'comune', label: 'Comuni serviti' },
        { kind: 'field', path: 'status' },
      ],
    },
  },
  cards: [
    { id: 'basics', title: labelTexts.cards.basics, column: 'main', fields: [fields.title, fields.slug] },
    cards.address,
    cards.settings,
    cards.municipalities,
  ],
  required: { draft: ['title'], published: ['title'] },
});
