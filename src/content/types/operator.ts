import { labelTexts } from '../../messages/screens/content';
import { cards, categories, columns, fields, filters, SHARED_REQUIRED } from '../fields';
import { routesOf } from '../model/addresses';
import { defineContent } from '../model/resolve';

/** Operators of experiences. Source: document 3, sections 2, 3 and 5. */
export const operator = defineContent({
  area: 'operatori',
  paths: { list: 'operatori', item: 'operatori', create: 'operatori', remove: 'operatori' },
  routes: routesOf({ list: '/operatori', item: '/operatori/:id' }),
  icon: 'briefcase',
  letter: null,
  barred: [],
  permissions: { operatori: 'Operatori' },
  dashboardNames: { operatori: 'Operatori' },
  titles: {
    section: 'OPERATORI',
    list: 'Gestione Operatori',
    // To the letter of document 3, section 2.
    create: 'Nuova Operatore',
    inserting: 'Inserimento Operatore',
    editing: 'Modifica Operatore',
    one: 'operatore',
    many: 'operatori',
  },
  list: {
    filters: [
      filters.destination,
      filters.province,
      filters.municipality,
      filters.category,
      filters.status,
      filters.own,
    ],
    columns: [columns.id, columns.title, columns.status, columns.languages, columns.actions],
  },
  cards: [
    {
      id: 'basics',
      title: labelTexts.cards.basics,
      column: 'main',
      fields: [fields.title, fields.slug, fields.subtitle, fields.excerpt, fields.description],
    },
    cards.addressWithLocality,
    // Source: document 2, section 5 (10 images an item).
    cards.images(10),
    cards.seo(170),
    cards.social,
    cards.tags,
    cards.settings,
    cards.municipalities,
    {
      id: 'categories',
      title: labelTexts.cards.categories,
      column: 'side',
      fields: [
        categories('category', 10, labelTexts.category),
        categories('theme', 5, labelTexts.networks),
        categories('destinazione', 2, labelTexts.destination),
        categories('target', 6, labelTexts.target),
      ],
    },
    cards.portals,
  ],
  required: SHARED_REQUIRED,
});
