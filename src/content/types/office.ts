import { labelTexts } from '../../messages/screens/content';
import { cards, columns, fields, filters } from '../fields';
import { routesOf } from '../model/addresses';
import { defineContent } from '../model/resolve';

const { office: texts, columns: names } = labelTexts;

/** Information offices (IAT). Source: document 2, sections 2, 3 and 5. */
export const office = defineContent({
  area: 'iat',
  paths: { list: 'iat', item: 'iat', create: 'iat', remove: 'iat', export: 'iat/export/' },
  routes: routesOf({ list: '/iat', item: '/iat/:id' }),
  icon: 'bell',
  letter: 'i',
  barred: ['item'],
  permissions: { iat: 'IAT' },
  dashboardNames: { iat: 'Uffici IAT' },
  titles: {
    section: 'IAT',
    list: 'Lista IAT',
    create: 'Nuovo IAT',
    inserting: 'Inserimento Ufficio Informazione',
    editing: 'Modifica Ufficio Informazione',
    one: 'ufficio IAT',
    many: 'uffici IAT',
  },
  list: {
    filters: [{ ...filters.province, countsAddresses: true }, filters.status, filters.own],
    columns: [
      columns.id,
      columns.title,
      { kind: 'place', field: 'province', label: texts.provinceColumn, sort: 'province' },
      { kind: 'place', field: 'city', label: names.municipality, sort: 'city' },
      columns.status,
      columns.actions,
    ],
    // Source: document 2, section 8.
    exports: {
      fileName: 'iat.csv',
      failure: texts.exportFailure,
      columns: [
        { kind: 'id', label: names.id },
        { kind: 'field', path: 'title' },
        { kind: 'place', field: 'province', label: labelTexts.province },
        { kind: 'place', field: 'city', label: labelTexts.municipality },
        { kind: 'field', path: 'locations' },
        { kind: 'field', path: 'contacts' },
        { kind: 'field', path: 'info_apertura' },
        { kind: 'field', path: 'status' },
      ],
    },
  },
  cards: [
    {
      id: 'basics',
      title: labelTexts.cards.basics,
      column: 'main',
      fields: [fields.title, fields.slug, fields.subtitle, fields.excerpt, fields.description],
    },
    {
      id: 'openings',
      title: texts.openings,
      column: 'main',
      fields: [{ path: 'info_apertura', kind: 'openings', label: texts.openings, localized: 'beside' }],
    },
    cards.address,
    cards.contacts,
    // Source: document 2, section 5 (10 images an item).
    cards.images(10),
    cards.seo(160),
    cards.social,
    cards.tags,
    cards.settings,
    cards.municipalities,
  ],
  // To the letter of document 2, section 5: a draft is asked for more than what is published.
  required: { draft: ['title', 'locations'], published: ['title'], advised: ['locations'] },
  saveDebounced: true,
});
