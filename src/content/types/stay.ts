import { labelTexts } from '../../messages/screens/content';
import { cards, categories, columns, fields, filters, SHARED_REQUIRED } from '../fields';
import { routesOf } from '../model/addresses';
import { defineContent } from '../model/resolve';

/** Stay proposals. Source: document 3, sections 2, 3 and 5. */
export const stay = defineContent({
  area: 'soggiorno',
  paths: {
    list: 'soggiorno',
    item: 'soggiorno',
    create: 'soggiorno',
    remove: 'soggiorno',
    removeAlso: ['proposte-soggiorno'],
  },
  routes: routesOf({ list: '/soggiorno', item: '/soggiorno/:id' }),
  icon: 'bed',
  letter: 'y',
  barred: [],
  permissions: { soggiorno: 'Soggiorni', 'proposte-soggiorno': 'Proposte di soggiorno' },
  dashboardNames: { soggiorno: 'Proposte di soggiorno' },
  titles: {
    section: 'SOGGIORNI',
    list: 'Proposte di soggiorno',
    create: 'Nuova proposta di soggiorno',
    inserting: 'Inserimento proposta di soggiorno',
    editing: 'Modifica proposta di soggiorno',
    one: 'proposta di soggiorno',
    many: 'proposte di soggiorno',
  },
  list: {
    filters: [filters.destination, filters.province, filters.municipality, filters.status, filters.own],
    columns: [
      columns.id,
      columns.title,
      columns.municipalityOrNone,
      columns.publicationDate,
      columns.status,
      columns.languages,
      columns.actions,
    ],
  },
  cards: [
    {
      id: 'basics',
      title: labelTexts.cards.basics,
      column: 'main',
      fields: [fields.title, fields.slug, fields.excerpt, fields.description],
    },
    cards.further,
    cards.addressWithLocality,
    cards.contactsOfReferent,
    // Source: document 2, section 5 (10 images an item).
    cards.images(10),
    cards.seo(170),
    cards.social,
    cards.tags,
    cards.settings,
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
