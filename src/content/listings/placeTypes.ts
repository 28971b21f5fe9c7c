import { placeTypes as listPlaceTypes, type PlaceType, removePlaceTypes } from '../../contract/places';
import { placeTypeTexts as texts } from '../../messages/screens/listings';
import { PLACE_AREA, PLACE_TYPE_AREA } from '../field/areas';
import { routesOf } from '../lists/addresses';
import { defineListing, usersIn } from '../lists/listing';
import { filters } from '../lists/shared';
import { places } from './places';

const { columns } = texts;

const hidden = { isHidden: true } as const;

/**
 * Collections of points of interest, created and renamed in a dialog; each leads to its places. Source: document 3,
 * sections 2, 6 and 7; contract, 'Content areas'.
 */
export const placeTypes = defineListing({
  area: PLACE_TYPE_AREA,
  routes: routesOf({ list: '/punti-interesse', item: null }),
  icon: 'globe',
  letter: 'k',
  barred: [],
  permissions: { [PLACE_TYPE_AREA]: 'Tipologie di luogo' },
  askedActions: { [PLACE_TYPE_AREA]: ['view', 'create', 'edit', 'delete'] },
  seenWith: [PLACE_AREA],
  dashboardNames: { poi: 'Punti di interesse', luoghi: 'Luoghi' },
  titles: texts.titles,
  list: {
    filters: [
      { ...filters.destination, ...hidden },
      { ...filters.province, ...hidden },
      { ...filters.municipality, ...hidden },
    ],
    columns: [
      { kind: 'id', label: columns.id, sort: 'id' },
      { kind: 'name', label: columns.title, sort: 'title' },
      { kind: 'text', label: columns.code, sort: 'code', field: 'code' },
      { kind: 'actions', label: columns.actions },
    ],
    actions: [
      { name: 'create', title: texts.titles.create, on: 'list', by: 'screen', needs: 'create', opens: 'new' },
      { name: 'edit', title: texts.edit, on: 'row', by: 'screen', needs: 'edit', opens: 'record' },
    ],
  },
  // Source: document 3, section 2, 'Place-type list'.
  rowList: { of: places, by: 'code', except: ['dove_dormire'], label: texts.places, icon: 'list' },
  endpoints: { list: listPlaceTypes, remove: removePlaceTypes },
  titleOf: (row: PlaceType) => row.title,
  blockersOf: usersIn,
});
