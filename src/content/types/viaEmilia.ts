import { labelTexts } from '../../messages/screens/content';
import { cards, columns, fields, filters, SHARED_REQUIRED } from '../fields';
import { routesOf } from '../model/addresses';
import { defineContent } from '../model/resolve';
import { stopCards } from '../stops';

/** Itineraries along the Via Emilia. Source: document 2, sections 2, 3 and 5. */
export const viaEmilia = defineContent({
  area: 'viaemilia',
  paths: { list: 'viaemilia', item: 'viaemilia', create: 'viaemilia', remove: 'viaemilia' },
  routes: routesOf({ list: '/viaemilia', item: '/viaemilia/:id' }),
  icon: 'road',
  letter: null,
  barred: [],
  permissions: { viaemilia: 'Via Emilia' },
  dashboardNames: { viaemilia: 'Via Emilia' },
  titles: {
    section: 'VIA EMILIA',
    list: 'Via Emilia',
    create: 'Nuovo Itinerario Via Emilia',
    inserting: 'Gestione Viaemilia',
    editing: 'Gestione Viaemilia',
    one: 'itinerario della Via Emilia',
    many: 'itinerari della Via Emilia',
  },
  list: {
    filters: [filters.target, filters.status, filters.own],
    columns: [columns.id, columns.title, columns.target, columns.status, columns.actions],
  },
  cards: [
    {
      id: 'basics',
      title: labelTexts.cards.basics,
      column: 'main',
      fields: [fields.title, fields.slug, fields.subtitle, fields.excerpt, fields.description],
    },
    stopCards.viaEmilia,
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
