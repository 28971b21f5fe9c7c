import { eventStatusChoiceNames, eventStatusNames, labelTexts } from '../../messages/screens/content';
import { routesOf } from '../lists/addresses';
import { columns, filters } from '../lists/shared';
import { defineContent } from '../model/head';

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
      columns.modified,
      columns.actions,
    ],
    statusNames: eventStatusNames,
    statusChoiceNames: eventStatusChoiceNames,
  },
  pointsTo: ['iat', 'localita'],
  form: () => import('../forms/event'),
});
