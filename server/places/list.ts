import { PLACE_AREA } from '../../src/content/field/areas';
import type { PlaceRow } from '../../src/contract/places';
import { createKeysetPages, type KeysetList, type KeysetRow } from '../db/keysetPages';
import type { Page } from '../db/selectPage';
import type { Db } from '../db/types';
import { readOrder, readPage } from '../http/paging';
import { lastChangeOf } from '../http/versions';
import { searchWords, wordsOrId } from '../search/textSearch';
import { narrowing, type Territory, territoryConditions } from './territory';

/** A field that places are sorted by → its SQL and the type of its keys. */
const SORTS: Readonly<Record<string, readonly [key: string, type: string]>> = {
  id: ['p.id', 'integer'],
  nome: ['p.folded collate "C"', 'text'],
  comune: ['p.sort_city', 'text'],
  updated_at: ['p.updated_at', 'timestamptz'],
};

/** The filter's 'all' value as it stands in a query. */
const ALL_TYPES = '-1';

export interface PlaceQuery extends Territory {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
  readonly orderBy?: string | undefined;
  readonly keywords?: string | undefined;
  readonly code?: string | undefined;
}

/** The places, page by page. */
export interface PlaceList {
  page(query: PlaceQuery): Promise<Page & { readonly rows: PlaceRow[]; readonly total: number }>;
}

/** SQL of a place's address on one line, its number behind a comma. */
const ADDRESS_LINE = `
  concat_ws(', ', nullif(trim(p.location ->> 'address'), ''), nullif(trim(p.location ->> 'number'), ''))`;

/** SQL of the name of the municipality that an address names. */
export const CITY_NAME = `coalesce(p.location #>> '{city,city}', '')`;

const COLUMNS = `p.nome, ${ADDRESS_LINE} as indirizzo, ${CITY_NAME} as comune, t.code, ${lastChangeOf('p')}`;

/** The places of a query. Refuses with 400 an order that is none. */
function listOf(query: PlaceQuery): KeysetList {
  const { orderBy, keywords } = query;
  const code = query.code === ALL_TYPES ? '' : (query.code ?? '');
  const { field, descending } = readOrder(orderBy, Object.keys(SORTS), { field: 'id', descending: true });
  const [key, type] = SORTS[field] ?? ['p.id', 'integer'];
  const words = searchWords(keywords);
  return {
    area: PLACE_AREA,
    selection: JSON.stringify([words, code, narrowing(query)]),
    isNarrowed: words.length > 0 || code !== '' || narrowing(query).length > 0,
    from: 'places p',
    conditions: (values) =>
      [
        'true',
        ...(code === '' ? [] : [`p.type_id = (select id from place_types where code = ${values.add(code)})`]),
        ...territoryConditions(query, values),
        ...wordsOrId(words, { folded: 'p.folded', id: 'p.id' }, values),
      ].join(' and '),
    id: 'p.id',
    key,
    type,
    descending,
    columns: () => COLUMNS,
    joins: 'join places p on p.id = page.id join place_types t on t.id = p.type_id',
  };
}

/** The list of places. Source: contract, GET luoghi. */
export function createPlaceList(db: Db): PlaceList {
  const pages = createKeysetPages(db);
  return {
    async page(query) {
      const page = readPage(query);
      const { rows, total } = await pages.page<KeysetRow & PlaceRow>(
        listOf(query),
        (await db.state()).area(PLACE_AREA),
        page,
      );
      return { rows: rows.map(({ sort_key, ...row }) => row), total, ...page };
    },
  };
}
