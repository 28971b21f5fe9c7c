import type { Bookable } from '../../src/contract/activities';
import { createKeysetPages, type KeysetList, type KeysetRow } from '../db/keysetPages';
import type { Db } from '../db/types';
import { readOrder, readPage } from '../http/paging';
import { narrowing } from '../places/territory';
import { searchWords, wordsOrId } from '../search/textSearch';
import type { ReviewedQuery } from './reviewed';

/** Area of the bookable activities in the log and among the versions. */
export const BOOKABLE_AREA = 'bookable';

/** A field that activities are sorted by → its SQL and the type of its keys. */
const SORTS: Readonly<Record<string, readonly [key: string, type: string]>> = {
  id: ['b.id', 'integer'],
  title: ['b.folded collate "C"', 'text'],
  date: ['b.sort_date', 'date'],
};

type BookableQuery = Omit<ReviewedQuery, 'scelta'>;

/** The bookable activities, page by page. */
export interface BookableList {
  page(query: BookableQuery): Promise<{ readonly rows: Bookable[]; readonly total: number }>;
}

/** The activities of a query. Refuses with 400 an order that is none. */
function listOf(query: BookableQuery): KeysetList {
  const { field, descending } = readOrder(query.orderBy, Object.keys(SORTS), { field: 'id', descending: true });
  const [key, type] = SORTS[field] ?? ['b.id', 'integer'];
  const words = searchWords(query.keywords);
  const places = narrowing(query);
  return {
    area: BOOKABLE_AREA,
    selection: JSON.stringify([words, places]),
    isNarrowed: words.length > 0 || places.length > 0,
    from: 'bookable_activities b',
    conditions: (values) =>
      [
        'true',
        ...places.map(([name, id]) => {
          const column = name === 'comune' ? 'b.municipality_id' : 'b.province_id';
          return `${column} = ${values.add(id)}::integer`;
        }),
        ...wordsOrId(words, { folded: 'b.folded', id: 'b.id' }, values),
      ].join(' and '),
    id: 'b.id',
    key,
    type,
    descending,
    columns: () => 'b.title, b.location_name, b.date, b.description, b.gone_since is not null as gone',
    joins: 'join bookable_activities b on b.id = page.id',
  };
}

/** The list of bookable activities. Source: contract, GET operations/trekksoft. */
export function createBookableList(db: Db): BookableList {
  const pages = createKeysetPages(db);
  return {
    async page(query) {
      const list = listOf(query);
      const state = (await db.state()).area(BOOKABLE_AREA);
      const { rows, total } = await pages.page<KeysetRow & Omit<Bookable, 'trekksoft_id'>>(
        list,
        state,
        readPage(query),
      );
      return { rows: rows.map(({ sort_key, id, ...row }) => ({ trekksoft_id: id, ...row })), total };
    },
  };
}
