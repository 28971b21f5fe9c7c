import { labelTexts } from '../../messages/screens/content';
import { routesOf } from '../lists/addresses';
import { columns, filters } from '../lists/shared';
import { defineContent } from '../model/head';

const { office: texts, columns: names } = labelTexts;

/** Information offices (IAT). Source: document 2, sections 2, 3 and 5. */
export const office = defineContent({
  area: 'iat',
  paths: { list: 'iat', item: 'iat', create: 'iat', remove: 'iat', export: 'iat/export/' },
  routes: routesOf({ list: '/iat', item: '/iat/:id' }),
  icon: 'bell',
  letter: 'i',
  barred: ['item'],
  permissions: { iat: 'IAT' },
  dashboardNames: { iat: 'Uffici IAT' },
  titles: {
    section: 'IAT',
    list: 'Lista IAT',
    create: 'Nuovo IAT',
    inserting: 'Inserimento Ufficio Informazione',
    editing: 'Modifica Ufficio Informazione',
    one: 'ufficio IAT',
    many: 'uffici IAT',
  },
  list: {
    filters: [{ ...filters.province, countsAddresses: true }, filters.status, filters.own],
    columns: [
      columns.id,
      columns.title,
      { kind: 'place', field: 'province', label: names.province, sort: 'province' },
      { kind: 'place', field: 'city', label: names.municipality, sort: 'city' },
      columns.status,
      columns.modified,
      columns.actions,
    ],
    // Source: document 2, section 8.
    exports: {
      fileName: 'iat.csv',
      failure: texts.exportFailure,
      columns: [
        { kind: 'id', label: names.id },
        { kind: 'field', path: 'title' },
        { kind: 'place', field: 'province', label: labelTexts.province },
        { kind: 'place', field: 'city', label: labelTexts.municipality },
        { kind: 'field', path: 'locations' },
        { kind: 'field', path: 'contacts' },
        { kind: 'field', path: 'info_apertura' },
        { kind: 'field', path: 'status' },
      ],
    },
  },
  form: () => import('../forms/office'),
});
