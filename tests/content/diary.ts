import { cards, categories, columns, fields, filters } from '../../src/content/fields';
import { routesOf } from '../../src/content/model/addresses';
import { defineContent } from '../../src/content/model/resolve';
import { labelTexts } from '../../src/messages/screens/content';

/** Travel diaries. */
export const diary = defineContent({
  area: 'diari',
  paths: { list: 'diari', item: 'diari', create: 'diari', remove: 'diari' },
  routes: routesOf({ list: '/diari', item: '/diari/:id' }),
  icon: 'news',
  letter: 'z',
  barred: [],
  permissions: { diari: 'Diari di viaggio' },
  dashboardNames: { diari: 'Diari di viaggio' },
  titles: {
    section: 'DIARI',
    list: 'Diari di viaggio',
    create: 'Nuovo Diario',
    inserting: 'Inserimento Diario',
    editing: 'Modifica Diario',
    one: 'diario',
    many: 'diari',
  },
  list: {
    filters: [filters.status],
    columns: [columns.id, columns.title, columns.publicationDate, columns.status, columns.actions],
  },
  cards: [
    {
      id: 'basics',
      title: labelTexts.cards.basics,
      column: 'main',
      fields: [fields.title, fields.slug, fields.subtitle, fields.description, fields.tags],
    },
    cards.seo(170),
    cards.social,
    cards.settings,
    { id: 'networks', title: 'Categorie e reti', column: 'side', fields: [categories('theme', 5, 'Reti')] },
  ],
  required: { draft: ['title'], published: ['title', 'description', 'slug'] },
});
