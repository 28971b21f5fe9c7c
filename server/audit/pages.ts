import type { Page } from '../db/selectPage';
import type { Queryable } from '../db/types';
import { Values } from '../db/values';
import { SharedCache } from '../sharedCache';

/** Rows from one known row to the next. */
const STRIDE = 1000;
/** Milliseconds after which a row has all those beside it that were begun before it: no write takes as long. */
const SETTLED = 10 * 60 * 1000;
/** Selections of which a process knows rows. */
const SELECTIONS = 200;

/** Rows of the log, in SQL. */
export interface LogSelection {
  /** Identifies the selected rows. */
  readonly key: string;
  /** Conditions on the columns of `audit`; what they compare with goes into `values`. */
  conditions(values: Values): readonly string[];
}

export interface LogPages {
  /** The ids of a page, in its order, and how many rows are selected in all. */
  page(
    selection: LogSelection,
    page: Page & { readonly descending: boolean },
  ): Promise<{ ids: number[]; total: number }>;
}

const where = (conditions: readonly string[]): string => ['true', ...conditions].join(' and ');

/**
 * Pages of the log, each for the same: at its end the log only grows, so that a row's place from the oldest stays once it
 * has settled, until the oldest are moved out. Every thousandth of a selection is kept, and a page lies at most a thousand
 * rows behind one.
 */
export function createLogPages(db: Queryable, clock: () => Date): LogPages {
  const kept = new SharedCache<number[]>(SELECTIONS);

  /** The id of the oldest row, from which places are counted. */
  async function oldest(): Promise<number> {
    const { rows } = await db.query<{ id: number | null }>('select min(id) as id from audit');
    return rows[0]?.id ?? 0;
  }

  /** The ids of every thousandth selected row, as far as they have settled. */
  async function marksOf(selection: LogSelection): Promise<readonly number[]> {
    const marks = await kept.get(`${await oldest()} ${selection.key}`, async () => []);
    const last = marks.at(-1) ?? 0;
    const values = new Values();
    const unsettled = values.add(new Date(clock().getTime() - SETTLED));
    const conditions = [
      ...selection.conditions(values),
      `id > ${values.add(last)}::bigint`,
      `id < coalesce((select min(recent.id) from audit recent where recent.at >= ${unsettled}), 'infinity'::numeric)`,
    ];
    const { rows } = await db.query<{ id: number }>(
      `select id from (select id, row_number() over (order by id) as place from audit where ${where(conditions)}) placed
        where place % ${STRIDE} = 0 order by id`,
      values.list,
    );
    // Another call may have found the same meanwhile.
    if ((marks.at(-1) ?? 0) === last) marks.push(...rows.map(({ id }) => id));
    return marks;
  }

  async function countAfter(selection: LogSelection, id: number): Promise<number> {
    const values = new Values();
    const conditions = [...selection.conditions(values), `id > ${values.add(id)}::bigint`];
    const text = `select count(*) as total from audit where ${where(conditions)}`;
    return (await db.query<{ total: number }>(text, values.list)).rows[0]?.total ?? 0;
  }

  /** Ids from a place on, counted from the oldest row. */
  async function idsFrom(selection: LogSelection, marks: readonly number[], place: number, count: number) {
    const known = Math.min(Math.floor(place / STRIDE), marks.length);
    const values = new Values();
    const conditions = [...selection.conditions(values), `id > ${values.add(marks[known - 1] ?? 0)}::bigint`];
    const { rows } = await db.query<{ id: number }>(
      `select id from audit where ${where(conditions)} order by id
        limit ${values.add(count)} offset ${values.add(place - known * STRIDE)}`,
      values.list,
    );
    return rows.map(({ id }) => id);
  }

  return {
    async page(selection, { page, limit, descending }) {
      const marks = [...(await marksOf(selection))];
      const total = marks.length * STRIDE + (await countAfter(selection, marks.at(-1) ?? 0));
      const first = (page - 1) * limit;
      const count = Math.min(limit, total - first);
      if (count <= 0) return { ids: [], total };
      const ids = await idsFrom(selection, marks, descending ? total - first - count : first, count);
      return { ids: descending ? ids.reverse() : ids, total };
    },
  };
}
