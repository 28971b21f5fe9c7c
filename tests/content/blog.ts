import { cards, categories, columns, fields, filters } from '../../src/content/fields';
import { routesOf } from '../../src/content/model/addresses';
import { defineContent } from '../../src/content/model/resolve';
import { labelTexts } from '../../src/messages/screens/content';

/** Blog articles. */
export const blog = defineContent({
  area: 'blog',
  paths: { list: 'blog', item: 'blog', create: 'blog', remove: 'blog' },
  routes: routesOf({ list: '/blog', item: '/blog/:id' }),
  icon: 'news',
  letter: 'b',
  barred: [],
  permissions: { blog: 'Blog' },
  dashboardNames: { blog: 'Blog' },
  titles: {
    section: 'BLOG',
    list: 'Blog',
    create: 'Nuovo Articolo',
    inserting: 'Inserimento Articoli',
    editing: 'Modifica Articoli',
    one: 'articolo',
    many: 'articoli',
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
