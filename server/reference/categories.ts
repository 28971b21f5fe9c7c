import { CATEGORY_AREA } from '../../src/content/lists/categories';
import { slugOf } from '../../src/content/text/slug';
import { INTERFACE_LANGUAGE } from '../../src/contract/languages';
import { takeLock } from '../db/locks';
import type { Queryable } from '../db/types';
import data from './categories.json' with { type: 'json' };

interface Named {
  readonly id: number;
  readonly it: string;
  readonly en: string;
}

/** A category of the product; without a parent it stands on the top level. */
export interface ReferenceCategory extends Named {
  readonly main: number;
  readonly parent: number | null;
}

/**
 * The categories of all groups in the order of their trees, a parent before its children. Groups: document 2, 'Option
 * lists'; 8 and 9, licences and their versions: document 1, section 9; 10: document 3; 2 begins with the fixed destinations.
 */
export const REFERENCE_CATEGORIES: readonly ReferenceCategory[] = Object.entries(
  data as Readonly<Record<string, readonly (Named & { readonly children?: readonly Named[] })[]>>,
).flatMap(([group, tops]) =>
  tops.flatMap(({ children = [], ...top }) => [
    { ...top, main: Number(group), parent: null },
    ...children.map((child) => ({ ...child, main: Number(group), parent: top.id })),
  ]),
);

/** What is there already, by its Italian name. */
interface Stored {
  readonly id: number;
  readonly main: number;
  readonly parent_id: number | null;
  readonly title: string;
  readonly slug: string;
}

const STORED = `
  select c.id, c.main, c.parent_id, coalesce(t.title, '') as title, coalesce(t.slug, '') as slug
    from categories c left join category_contents t on t.category_id = c.id and t.lang = $1`;

const DELETED = `select entity_id as id from audit where action = 'delete' and entity = $1`;

/** New ids are greater than those of the product, whatever a site has added. */
const MAKE_ROOM = `
  select setval(pg_get_serial_sequence('categories', 'id'), greatest(100000, (select last_value from categories_id_seq)))`;

/** Each behind those of its level that are there. */
const INSERT = `
  insert into categories (id, main, parent_id, position)
  select r.id, r.main, r.parent,
         coalesce((select max(c.position) from categories c
                    where c.main = r.main and c.parent_id is not distinct from r.parent), 0)
           + row_number() over (partition by r.main, r.parent order by r.place)
    from jsonb_to_recordset($1::jsonb) as r(id integer, main integer, parent integer, place integer)`;

const INSERT_TEXTS = `
  insert into category_contents (category_id, lang, title, slug)
  select id, lang, title, slug from jsonb_to_recordset($1::jsonb) as r(id integer, lang text, title text, slug text)`;

async function nextId(tx: Queryable): Promise<number> {
  const text = `select nextval(pg_get_serial_sequence('categories', 'id'))::integer as id`;
  const { rows } = await tx.query<{ id: number }>(text);
  if (rows[0] === undefined) throw new Error('no id for a category');
  return rows[0].id;
}

const isSame = (stored: Stored, { id, main, it }: ReferenceCategory): boolean =>
  stored.main === main && (stored.id === id || [stored.slug, slugOf(stored.title)].includes(slugOf(it)));

/**
 * Writes the categories that a database has neither by their id nor by their Italian name in their group, nor had and
 * deleted. What is there stays as it is. Gives which category each one is, by its id in the product.
 */
export async function writeCategories(tx: Queryable): Promise<ReadonlyMap<number, number>> {
  await takeLock(tx, 'categories');
  await tx.query(MAKE_ROOM);
  const { rows: stored } = await tx.query<Stored>(STORED, [INTERFACE_LANGUAGE]);
  const { rows: gone } = await tx.query<{ id: number }>(DELETED, [CATEGORY_AREA]);
  const [taken, deleted] = [stored, gone].map((rows) => new Set(rows.map(({ id }) => id)));
  const [ids, tops] = [new Map<number, number>(), new Map<number, number>()];
  const added: ReferenceCategory[] = [];
  for (const one of REFERENCE_CATEGORIES) {
    const same = stored.find((category) => isSame(category, one));
    const parent = one.parent === null ? null : tops.get(one.parent);
    if (same === undefined && (parent === undefined || deleted?.has(one.id))) continue;
    const id = same?.id ?? (taken?.has(one.id) ? await nextId(tx) : one.id);
    ids.set(one.id, id);
    if ((same === undefined ? parent : same.parent_id) === null) tops.set(one.id, id);
    if (same === undefined && parent !== undefined) added.push({ ...one, id, parent });
  }
  await tx.query(INSERT, [JSON.stringify(added.map((one, place) => ({ ...one, place })))]);
  const texts = added.flatMap(({ id, it, en }) => [
    { id, lang: 'it', title: it, slug: slugOf(it) },
    { id, lang: 'en', title: en, slug: slugOf(en) },
  ]);
  await tx.query(INSERT_TEXTS, [JSON.stringify(texts)]);
  return ids;
}
