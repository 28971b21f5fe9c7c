import { eventStatusChoiceNames, eventStatusNames, labelTexts } from '../../messages/screens/content';
import { cards, categories, columns, fields, filters } from '../fields';
import { routesOf } from '../model/addresses';
import { defineContent } from '../model/resolve';
import { stopCards } from '../stops';

const { event: texts } = labelTexts;

/** Events. Source: document 2, sections 2, 3 and 5; document 1, section 4 (names of their statuses). */
export const event = defineContent({
  area: 'event',
  paths: { list: 'event-ert', item: 'event-ert', create: 'event', remove: 'event' },
  routes: routesOf({ list: '/events', item: '/events/:id' }),
  icon: 'calendar',
  letter: 'e',
  barred: ['item'],
  permissions: { event: 'Eventi' },
  dashboardNames: { event: 'Eventi' },
  titles: {
    section: 'EVENTI',
    list: 'Gestione Evento',
    create: 'Nuovo Evento',
    inserting: 'Inserimento evento',
    editing: 'Modifica evento',
    one: 'evento',
    many: 'eventi',
  },
  list: {
    filters: [filters.province, filters.municipality, filters.dates, filters.language, filters.status, filters.own],
    columns: [
      columns.id,
      columns.title,
      columns.municipality,
      { kind: 'period', label: labelTexts.columns.period },
      columns.status,
      columns.actions,
    ],
    statusNames: eventStatusNames,
    statusChoiceNames: eventStatusChoiceNames,
  },
  cards: [
    {
      id: 'basics',
      title: labelTexts.cards.basics,
      column: 'main',
      fields: [fields.title, fields.slug, { ...fields.subtitle, limit: 140 }, fields.excerpt, fields.description],
    },
    {
      id: 'dates',
      title: texts.dates,
      column: 'main',
      fields: [
        { path: 'dates', kind: 'dates', label: texts.dates, localized: false },
        { path: 'times', kind: 'times', label: texts.times, localized: false, limit: 300, companion: 'dates' },
      ],
    },
    stopCards.event,
    cards.contacts,
    {
      id: 'ticketing',
      title: texts.ticketing,
      column: 'main',
      fields: [{ path: 'ticketing', kind: 'ticketing', label: texts.ticketing, localized: false, limit: 300 }],
    },
    // Source: document 2, section 5 (10 images an item).
    cards.images(10),
    cards.seo(160),
    cards.social,
    cards.tags,
    cards.settings,
    {
      id: 'categories',
      title: labelTexts.cards.categories,
      column: 'side',
      fields: [
        categories('category', 1, labelTexts.category),
        categories('theme', 5, labelTexts.theme),
        categories('target', 6, labelTexts.target),
        { path: 'valenza', kind: 'select', label: texts.scope, localized: false, options: texts.scopes },
      ],
    },
    {
      id: 'offices',
      title: texts.offices,
      column: 'side',
      fields: [{ path: 'iat', kind: 'contents', area: 'iat', label: texts.offices, localized: false }],
    },
    cards.portals,
  ],
  required: { draft: ['title'], published: ['title', 'description', 'excerpt', 'slug'] },
  saveDebounced: true,
});
