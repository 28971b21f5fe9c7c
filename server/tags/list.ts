import { TAG_GROUP } from '../../src/content/lists/categories';
import type { Queryable } from '../db/types';
import { Values } from '../db/values';
import { readOrder, readPage } from '../http/paging';
import { TAG_NAME } from '../search/sources';
import { containsWords, runSearch, searchWords } from '../search/textSearch';

const COLUMNS: Readonly<Record<string, string>> = { id: 'id', name: 'fold(name)', title: 'fold(name)', count: 'count' };

interface TagQuery {
  readonly main?: number | undefined;
  readonly keywords?: string | undefined;
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
  readonly orderBy?: string | undefined;
}

/** How many contents have it. A revision draft is no content of its own. */
export const TAG_COUNT = `(
  select count(distinct u.content_id) from content_categories u
   where u.category_id = named.id
     and u.content_id not in (select id from contents where revision_of is not null))`;

type TagRow = { id: number; name: string; count: number };

/** A page of tags, found by the words of their name in any language, with how many contents use each; by name unless the query says. */
export async function listTags(db: Queryable, query: TagQuery): Promise<{ rows: TagRow[]; total: number }> {
  const { page, limit } = readPage(query);
  const { field, descending } = readOrder(query.orderBy, Object.keys(COLUMNS), { field: 'name', descending: false });
  const direction = descending ? 'desc' : 'asc';
  const words = searchWords(query.keywords);
  const values = new Values();
  const named = `select c.id, ${TAG_NAME} as name from categories c where c.main = ${values.add(query.main ?? TAG_GROUP)}`;
  const matches =
    words.length === 0
      ? 'true'
      : `exists (select from category_contents t
                  where t.category_id = named.id and ${containsWords('fold(t.title)', words, values)})`;
  const found = `from (${named}) named where ${matches}`;
  const counted = await runSearch<{ total: number }>(db, words, `select count(*) as total ${found}`, values);
  const text = `
    select id, name, ${TAG_COUNT} as count ${found}
     order by ${COLUMNS[field]} ${direction}, id ${direction} limit ${values.add(limit)} offset ${values.add((page - 1) * limit)}`;
  const rows = await runSearch<TagRow>(db, words, text, values);
  return { rows, total: counted[0]?.total ?? 0 };
}
