import type { QueryResultRow } from 'pg';
import type { Queryable } from './types';
import type { Values } from './values';

/** The page of a call. */
export interface Page {
  /** From 1. */
  readonly page: number;
  /** Rows of a page. */
  readonly limit: number;
}

/** Rows to be paged, in SQL; what it is compared with is in `values`. */
export interface Selection {
  readonly columns: string;
  /** FROM and its joins. */
  readonly from: string;
  /** Conditions, joined by `and`. */
  readonly conditions: readonly string[];
  /** ORDER BY; must end with something unique. */
  readonly order: string;
  readonly values: Values;
}

/** A page of rows with the total: for tables small enough to be counted at every call. */
export async function selectPage<Row extends QueryResultRow>(
  db: Queryable,
  { columns, from, conditions, order, values }: Selection,
  { page, limit }: Page,
): Promise<Page & { rows: Row[]; total: number }> {
  const source = `from ${from} where ${['true', ...conditions].join(' and ')}`;
  const counted = await db.query<{ total: number }>(`select count(*) as total ${source}`, values.list);
  const { rows } = await db.query<Row>(
    `select ${columns} ${source} order by ${order} limit ${values.add(limit)} offset ${values.add((page - 1) * limit)}`,
    values.list,
  );
  return { rows, total: counted.rows[0]?.total ?? 0, page, limit };
}

/** ORDER BY of a field and its direction, `id` deciding between equals. */
export const orderSql = (expression: string, id: string, descending: boolean): string =>
  `${expression} ${descending ? 'desc' : 'asc'}, ${id} ${descending ? 'desc' : 'asc'}`;
