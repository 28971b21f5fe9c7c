import { labelTexts } from '../../messages/screens/content';
import { cards, categories, columns, fields, filters, SHARED_REQUIRED } from '../fields';
import { routesOf } from '../model/addresses';
import { defineContent } from '../model/resolve';

/** News. Source: document 2, sections 2, 3 and 5. */
export const news = defineContent({
  area: 'news',
  paths: { list: 'news', item: 'news', create: 'news', remove: 'news' },
  routes: routesOf({ list: '/news', item: '/news/:id' }),
  icon: 'news',
  letter: 'n',
  barred: ['item'],
  permissions: { news: 'News' },
  dashboardNames: { news: 'News' },
  titles: {
    section: 'NEWS',
    list: 'Gestione News',
    create: 'Nuova News',
    inserting: 'Inserimento News',
    editing: 'Modifica News',
    one: 'news',
    many: 'news',
  },
  list: {
    filters: [filters.destination, filters.province, filters.municipality, filters.status, filters.own],
    columns: [
      columns.id,
      columns.title,
      columns.municipality,
      columns.publicationDate,
      columns.status,
      columns.actions,
    ],
  },
  cards: [
    {
      id: 'basics',
      title: labelTexts.cards.basics,
      column: 'main',
      fields: [fields.title, fields.slug, fields.subtitle, fields.excerpt, fields.description],
    },
    // Source: document 2, section 5 (10 images an item).
    cards.images(10),
    cards.seo(170),
    cards.social,
    cards.tags,
    cards.address,
    cards.settings,
    cards.municipalities,
    {
      id: 'categories',
      title: labelTexts.cards.categories,
      column: 'side',
      fields: [
        categories('destinazione', 2, labelTexts.destination),
        categories('category', 15, labelTexts.category),
        categories('theme', 5, labelTexts.theme),
        categories('target', 6, labelTexts.target),
      ],
    },
    cards.portals,
  ],
  required: SHARED_REQUIRED,
});
