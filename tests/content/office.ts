import { cards, fields } from '../../src/content/forms/fields';
import { filters } from '../../src/content/lists/shared';
import { office as production } from '../../src/content/types/office';
import { formTexts } from '../../src/messages/screens/forms';
import { declareContent } from './declare';

const { area, paths, routes, icon, letter, barred, permissions, dashboardNames, titles, list } = production;

/** The offices of production with few fields, a filter by municipality, and the municipalities they serve in their file. */
export const office = declareContent({
  ...{ area, paths, routes, icon, letter, barred, permissions, dashboardNames, titles },
  list: {
    ...list,
    filters: [...list.filters, { ...filters.municipality, countsAddresses: true }],
    exports: {
      fileName: 'iat.csv',
      failure: 'esportazione non riuscita, contattare amministratore',
      columns: [
        { kind: 'id', label: 'ID' },
        { kind: 'field', path: 'title' },
        { kind: 'place', field: 'province', label: 'Provincia' },
        { kind: 'place', field: 'city', label: 'Comune' },
        { kind: 'field', path: 'locations' },
        { kind: 'field', path: 'comune', label: 'Comuni serviti' },
        { kind: 'field', path: 'status' },
      ],
    },
  },
  cards: [
    { id: 'basics', title: formTexts.cards.basics, column: 'main', fields: [fields.title, fields.slug] },
    cards.address,
    cards.settings,
    cards.municipalities,
  ],
  required: { draft: ['title'], published: ['title'] },
});
