import { TAG_GROUP } from '../../src/content/model/categoryGroups';
import { INTERFACE_LANGUAGE } from '../../src/contract/languages';
import { containing } from '../db/textSearch';
import type { Queryable } from '../db/types';
import { readOrder, readPage } from '../http/paging';

const COLUMNS: Readonly<Record<string, string>> = { id: 'id', name: 'fold(name)', title: 'fold(name)', count: 'count' };

interface TagQuery {
  readonly main?: number | undefined;
  readonly keywords?: string | undefined;
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
  readonly orderBy?: string | undefined;
}

/** Name of a tag: in Italian, or the first there is. Over `categories c`. */
export const TAG_NAME = `coalesce(
  (select nullif(it.title, '') from category_contents it where it.category_id = c.id and it.lang = '${INTERFACE_LANGUAGE}'),
  (select min(t.title) from category_contents t where t.category_id = c.id), '')`;

/** How many contents have it. A revision draft is no content of its own. */
export const TAG_COUNT = `(
  select count(distinct u.content_id) from content_categories u
   where u.category_id = named.id
     and u.content_id not in (select id from contents where revision_of is not null))`;

type TagRow = { id: number; name: string; count: number };

/** A page of tags, found by their names in any language, with how many contents use each; by name unless the query says. */
export async function listTags(db: Queryable, query: TagQuery): Promise<{ rows: TagRow[]; total: number }> {
  const { page, limit } = readPage(query);
  const { field, descending } = readOrder(query.orderBy, Object.keys(COLUMNS), { field: 'name', descending: false });
  const direction = descending ? 'desc' : 'asc';
  const typed = query.keywords?.trim() ?? '';
  const named = `select c.id, ${TAG_NAME} as name from categories c where c.main = $1`;
  const matches = `$2::text is null or fold(name) like fold($2) or exists (
    select from category_contents t where t.category_id = named.id and fold(t.title) like fold($2))`;
  const values = [query.main ?? TAG_GROUP, typed === '' ? null : containing(typed.slice(0, 200))];
  const { rows } = await db.query<TagRow>(
    `select id, name, ${TAG_COUNT} as count
       from (${named}) named where ${matches}
      order by ${COLUMNS[field]} ${direction}, id ${direction} limit $3 offset $4`,
    [...values, limit, (page - 1) * limit],
  );
  const counted = await db.query<{ total: number }>(
    `select count(*) as total from (${named}) named where ${matches}`,
    values,
  );
  return { rows, total: counted.rows[0]?.total ?? 0 };
}
