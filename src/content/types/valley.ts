import { labelTexts } from '../../messages/screens/content';
import { cards, categories, columns, fields, filters, SHARED_REQUIRED, TEXT_LIMIT } from '../fields';
import { routesOf } from '../model/addresses';
import { defineContent } from '../model/resolve';

/** Valleys. Source: document 3, sections 2, 3 and 5. */
export const valley = defineContent({
  area: 'valle',
  paths: { list: 'valle', item: 'valle', create: 'valle', remove: 'valle' },
  routes: routesOf({ list: '/valli', item: '/valle/:id' }),
  icon: 'mountain',
  letter: 'v',
  barred: [],
  permissions: { valle: 'Valle', valli: 'Valli' },
  dashboardNames: { valle: 'Valli' },
  titles: {
    section: 'VALLI',
    list: 'Gestione Valli',
    create: 'Nuova Valle',
    inserting: 'Inserimento Valle',
    editing: 'Modifica Valle',
    one: 'valle',
    many: 'valli',
  },
  list: {
    filters: [filters.status, filters.own],
    columns: [columns.id, columns.title, columns.publicationDate, columns.status, columns.languages, columns.actions],
  },
  cards: [
    {
      id: 'basics',
      title: labelTexts.cards.basics,
      column: 'main',
      fields: [
        fields.title,
        fields.slug,
        { path: 'codice', kind: 'text', label: labelTexts.queryCode, localized: false, limit: TEXT_LIMIT },
        fields.excerpt,
        fields.description,
      ],
    },
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
        categories('theme', 5, labelTexts.networks),
        categories('destinazione', 2, labelTexts.destination),
        categories('target', 6, labelTexts.target),
      ],
    },
    cards.portals,
  ],
  required: SHARED_REQUIRED,
});
