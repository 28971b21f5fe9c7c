import { pagingTexts, refusalTexts } from '../../src/messages/server/refusals';
import type { Page } from '../db/selectPage';
import { HttpError } from './errors';

/** Rows of a page by default, and at most. Source: contract, 'Ground rules'. */
const [DEFAULT_LIMIT, GREATEST_LIMIT] = [25, 100];

/** The refusal of one parameter of a query. */
export const refused = (field: string, problem: string): HttpError =>
  new HttpError(400, refusalTexts.query, { fields: { [field]: problem } });

/** The page of a list's query; refuses with 400 what is no page. A limit past the greatest is cut to it. */
export function readPage(query: { page?: number | undefined; limit?: number | undefined }): Page {
  const { page = 1, limit = DEFAULT_LIMIT } = query;
  if (page < 1) throw refused('page', pagingTexts.page);
  if (limit < 1) throw refused('limit', pagingTexts.limit);
  return { page, limit: Math.min(limit, GREATEST_LIMIT) };
}

export interface Order {
  readonly field: string;
  readonly descending: boolean;
}

/**
 * The order of a list's query: `+field` or `-field`, where a raw `+` may have become a space on its way.
 * Refuses with 400 a field that is not among `fields`. Source: contract, 'Ground rules'.
 */
export function readOrder(orderBy: string | undefined, fields: readonly string[], fallback: Order): Order {
  if (orderBy === undefined || orderBy === '') return fallback;
  const [, sign, field = ''] = /^([+ -]?)(.*)$/s.exec(orderBy) ?? [];
  if (!fields.includes(field)) throw refused('orderBy', pagingTexts.order(fields));
  return { field, descending: sign === '-' };
}
