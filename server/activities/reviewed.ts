import { REVIEW, type ReviewedActivity } from '../../src/contract/activities';
import { REVIEWED_AREA } from '../audit/names';
import { createKeysetPages, type KeysetList, type KeysetRow } from '../db/keysetPages';
import type { Db } from '../db/types';
import type { Values } from '../db/values';
import { readOrder, readPage } from '../http/paging';
import { narrowing, type Territory } from '../places/territory';
import type { Cleaner } from '../richText/cleaner';
import { searchWords, wordsOrId } from '../search/textSearch';

/** A field that activities are sorted by → its SQL and the type of its keys. */
const SORTS: Readonly<Record<string, readonly [key: string, type: string]>> = {
  id: ['a.id', 'integer'],
  title: ['a.folded collate "C"', 'text'],
};

/** The filter's 'all' value. */
const ALL_CHOICES = -1;

export interface ReviewedQuery extends Omit<Territory, 'destinazione'> {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
  readonly orderBy?: string | undefined;
  readonly keywords?: string | undefined;
  readonly scelta?: number | undefined;
}

type Row = KeysetRow &
  Required<Pick<ReviewedActivity, 'title' | 'abstract' | 'status' | 'changed' | 'gone'>> & {
    readonly entry: Readonly<Record<string, unknown>>;
  };

interface ReviewedPage {
  readonly rows: ReviewedActivity[];
  readonly total: number;
  /** Of those that the same query finds whatever was decided. */
  readonly undecided: number;
}

/** The activities of others, page by page. */
export interface ReviewedList {
  page(query: ReviewedQuery): Promise<ReviewedPage>;
}

const COLUMNS = 'a.title, a.abstract, a.entry, a.status, a.changed, a.gone_since is not null as gone';

function conditionsOf(query: ReviewedQuery, words: readonly string[], choice: number | null, values: Values): string {
  const places = narrowing(query).map(([name, id]) => {
    const column = name === 'comune' ? 'a.municipality_ids' : 'a.province_ids';
    return `${column} @> array[${values.add(id)}::integer]`;
  });
  return [
    'true',
    ...(choice === null ? [] : [`a.status = ${values.add(choice)}::integer`]),
    ...places,
    ...wordsOrId(words, { folded: 'a.folded', id: 'a.id' }, values),
  ].join(' and ');
}

/** The activities of a query of which this was decided, null for all. Refuses with 400 an order that is none. */
function listOf(query: ReviewedQuery, choice: number | null): KeysetList {
  const { field, descending } = readOrder(query.orderBy, Object.keys(SORTS), { field: 'id', descending: true });
  const [key, type] = SORTS[field] ?? ['a.id', 'integer'];
  const words = searchWords(query.keywords);
  const places = narrowing(query);
  return {
    area: REVIEWED_AREA,
    selection: JSON.stringify([words, places, choice]),
    isNarrowed: words.length > 0 || places.length > 0 || choice !== null,
    from: 'reviewed_activities a',
    conditions: (values) => conditionsOf(query, words, choice, values),
    id: 'a.id',
    key,
    type,
    descending,
    columns: () => COLUMNS,
    joins: 'join reviewed_activities a on a.id = page.id',
  };
}

/** The list of activities to be reviewed. Source: contract, GET operations/makexp. */
export function createReviewedList(db: Db, cleaner: Pick<Cleaner, 'cleanStored'>): ReviewedList {
  const pages = createKeysetPages(db);
  return {
    async page(query) {
      const page = readPage(query);
      const choice = query.scelta === undefined || query.scelta === ALL_CHOICES ? null : query.scelta;
      const list = listOf(query, choice);
      const state = (await db.state()).area(REVIEWED_AREA);
      const { rows, total } = await pages.page<Row>(list, state, page);
      const undecided = await pages.total(listOf(query, REVIEW.undecided), state);
      const clean = await cleaner.cleanStored(rows.map(({ abstract }) => abstract ?? ''));
      const shown = rows.map(({ sort_key, entry, abstract, ...row }) => ({
        ...entry,
        ...row,
        abstract: clean.get(abstract ?? '') ?? '',
      }));
      return { rows: shown, total, undecided };
    },
  };
}
