import { places as listPlaces, type PlaceRow, removePlaces } from '../../contract/places';
import { placeListTexts as texts } from '../../messages/screens/listings';
import { PLACE_AREA } from '../field/areas';
import { routesOf } from '../lists/addresses';
import { defineListing, usersIn } from '../lists/listing';
import { filters, modified } from '../lists/shared';

const { columns } = texts;

/** The places of a type. Source: document 3, sections 2, 6 and 7; contract, 'Content areas'. */
export const places = defineListing({
  area: PLACE_AREA,
  routes: routesOf({
    list: '/punti-interesse/:code',
    item: '/luogo/:id/:code',
    params: { code: { kind: 'bound', filter: 'code', anywhere: null, row: 'code', fills: 'code' } },
    home: '/punti-interesse',
  }),
  icon: 'pin',
  letter: null,
  barred: ['item'],
  permissions: { [PLACE_AREA]: 'Luoghi' },
  askedActions: { [PLACE_AREA]: ['view', 'create', 'edit', 'delete'] },
  dashboardNames: {},
  titles: texts.titles,
  list: {
    filters: [
      {
        name: 'code',
        kind: 'placeType',
        label: texts.code,
        all: { value: -1, label: texts.everyType },
        isHidden: true,
      },
      filters.destination,
      filters.province,
      filters.municipality,
    ],
    columns: [
      { kind: 'id', label: columns.id, sort: 'id' },
      { kind: 'name', label: columns.title, sort: 'nome' },
      { kind: 'text', label: columns.address, field: 'indirizzo' },
      { kind: 'text', label: columns.municipality, sort: 'comune', field: 'comune' },
      modified,
      { kind: 'actions', label: columns.actions },
    ],
  },
  endpoints: { list: listPlaces, remove: removePlaces },
  titleOf: (row: PlaceRow) => row.nome ?? null,
  blockersOf: usersIn,
  isCopied: true,
});
