import { labelTexts } from '../../messages/screens/content';
import { cards, columns, fields, filters, SHARED_REQUIRED } from '../fields';
import { routesOf } from '../model/addresses';
import { defineContent } from '../model/resolve';
import { stopCards } from '../stops';

/** Itineraries. Source: document 2, sections 2, 3 and 5. */
export const itinerary = defineContent({
  area: 'itinerary',
  paths: { list: 'itinerary', item: 'itinerary', create: 'itinerary', remove: 'itinerary' },
  routes: routesOf({ list: '/itinerary', item: '/itinerary/:id' }),
  icon: 'route',
  letter: 't',
  barred: ['item'],
  permissions: { itinerary: 'Itinerari' },
  dashboardNames: { itinerary: 'Itinerari' },
  titles: {
    section: 'ITINERARI',
    list: 'Lista Itinerari',
    create: 'Nuovo Itinerario',
    inserting: 'Inserimento itinerario',
    editing: 'Modifica itinerario',
    one: 'itinerario',
    many: 'itinerari',
  },
  list: {
    filters: [filters.duration, filters.theme, filters.target, filters.status, filters.own],
    columns: [columns.id, columns.title, columns.theme, columns.target, columns.status, columns.actions],
  },
  cards: [
    {
      id: 'basics',
      title: labelTexts.cards.basics,
      column: 'main',
      fields: [fields.title, fields.slug, { ...fields.subtitle, limit: 90 }, fields.excerpt, fields.description],
    },
    stopCards.itinerary,
    cards.contacts,
    // Source: document 2, section 5 (10 images an item).
    cards.images(10),
    cards.seo(160),
    cards.social,
    cards.tags,
    cards.settings,
    cards.journey,
    cards.portals,
  ],
  required: SHARED_REQUIRED,
  saveDebounced: true,
});
