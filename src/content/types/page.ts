import { labelTexts } from '../../messages/screens/content';
import { cards, categories, columns, fields, filters, SHARED_REQUIRED } from '../fields';
import { routesOf } from '../model/addresses';
import { defineContent } from '../model/resolve';

const { page: texts } = labelTexts;

/** Static pages. Source: document 3, sections 2, 3, 5 and 9. */
export const page = defineContent({
  area: 'page',
  paths: { list: 'page', item: 'page', create: 'page', remove: 'page' },
  routes: routesOf({ list: '/page', item: '/page/:id' }),
  icon: 'page',
  letter: 'p',
  barred: ['item'],
  permissions: { page: 'Pagine' },
  dashboardNames: { page: 'Pagine' },
  titles: {
    section: 'PAGINE',
    list: 'Gestione Pagine Statiche',
    create: 'Nuova Pagina',
    add: 'Aggiungi',
    inserting: 'Inserimento Pagina',
    editing: 'Modifica Pagina',
    one: 'pagina',
    many: 'pagine',
  },
  list: {
    filters: [filters.status, filters.own],
    columns: [columns.id, columns.title, columns.status, columns.actions],
  },
  cards: [
    {
      id: 'basics',
      title: labelTexts.cards.basics,
      column: 'main',
      fields: [fields.title, fields.slug, fields.subtitle, fields.excerpt, fields.description],
    },
    // Source: document 3, section 5 (40 images a page).
    cards.images(40),
    cards.seo(170),
    cards.social,
    // Source: contract, 'Pinned for documents 2 and 3': the tags of a page are those of all its languages.
    { ...cards.tags, fields: [{ ...fields.tags, localized: false }] },
    cards.settings,
    {
      id: 'look',
      title: texts.look,
      column: 'side',
      fields: [{ path: 'template', kind: 'choice', label: texts.template, localized: false, source: 'templates' }],
    },
    {
      id: 'categories',
      title: labelTexts.cards.categories,
      column: 'side',
      fields: [categories('theme', 5, texts.interest)],
    },
  ],
  required: SHARED_REQUIRED,
});
