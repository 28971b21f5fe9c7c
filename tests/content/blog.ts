import { cards, categories, fields, filters } from '../../src/content/fields';
import { defineContent } from '../../src/content/model/resolve';
import { labels } from '../../src/messages/screens/content';

/** Blog articles. */
export const blog = defineContent({
  area: 'blog',
  paths: { list: 'blog', item: 'blog', create: 'blog', remove: 'blog' },
  routes: { list: '/blog', item: '/blog/:id' },
  abilities: ['blog'],
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
    columns: [
      { kind: 'id', label: labels.columns.id, sort: 'id' },
      { kind: 'title', label: labels.columns.title, sort: 'title' },
      { kind: 'publicationDate', label: labels.columns.publicationDate, sort: 'pub_date' },
      { kind: 'status', label: labels.columns.status },
      { kind: 'actions', label: labels.columns.actions },
    ],
  },
  cards: [
    {
      id: 'basics',
      title: labels.cards.basics,
      place: 'main',
      fields: [fields.title, fields.slug, fields.subtitle, fields.description, fields.tags],
    },
    cards.seo(170),
    cards.social,
    cards.settings,
    { id: 'networks', title: 'Categorie e reti', place: 'side', fields: [categories('theme', 5, 'Reti')] },
  ],
  required: { draft: ['title'], published: ['title', 'description', 'slug'] },
});
