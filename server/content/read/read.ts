import type { Content } from '../../../src/content/model/content';
import type { Reader } from '../../auth/told';
import type { Queryable } from '../../db/types';
import { withNames } from '../../references/names';
import type { Services } from '../../services';
import type { Item } from '../names';
import { itemStatement, itemsAfterStatement, namedItemStatement } from './itemSql';
import { type ItemRow, itemOf, type NameRow, type StoredItem, storedOf } from './storedItem';

/** An item of a content type, or a revision draft of one, with every declared field present, or null if there is none of this id. */
export async function readItem(db: Queryable, content: Content, id: number): Promise<StoredItem | null> {
  const { rows } = await db.query<ItemRow>({ ...itemStatement(content), values: [id, content.area] });
  return rows[0] === undefined ? null : storedOf(content, rows[0]);
}

const namesIn = (rows: readonly NameRow[] | null | undefined): ReadonlyMap<number, string> =>
  new Map((rows ?? []).flatMap(([id, name]) => (name === null ? [] : [[id, name] as const])));

/** An item as it is stored, and with the present names of what it points to. */
interface OpenedItem {
  readonly stored: StoredItem;
  readonly named: StoredItem;
}

/** An item with its names, in one query, as far as the reader is told them. */
export async function openItem(
  { db, languages }: Pick<Services, 'languages'> & { readonly db: Queryable },
  content: Content,
  id: number,
  reader: Reader,
): Promise<OpenedItem | null> {
  const statement = namedItemStatement(content);
  if (statement === null) {
    const stored = await readItem(db, content, id);
    return stored === null ? null : { stored, named: stored };
  }
  const { rows } = await db.query<ItemRow>({ ...statement, values: [id, content.area, languages, reader.areas] });
  const row = rows[0];
  if (row === undefined) return null;
  const stored = storedOf(content, row);
  const names = { contents: namesIn(row.content_names), places: namesIn(row.place_names) };
  return { stored, named: { ...stored, item: withNames(content, stored.item, names, reader) } };
}

/** The `count` items of a content type that follow an id, by id, without revision drafts. */
export async function readItemsAfter(db: Queryable, content: Content, id: number, count: number): Promise<Item[]> {
  const { rows } = await db.query<ItemRow>({ ...itemsAfterStatement(content), values: [id, content.area, count] });
  return rows.map((row) => itemOf(content, row));
}

/**
 * The item's row and, of a revision draft, before it the row of the item that it revises. Others may choose the item
 * meanwhile: two that are saved and point to each other would else wait for each other.
 */
const LOCK = `
  select 1 from contents
   where area = $2 and id = any(array[$1::integer, (select revision_of from contents where id = $1::integer)])
   order by id for no key update`;

/**
 * The same, and nobody else may change the item, nor the item that it revises, until the transaction ends. The lock comes
 * first and alone: a query that waits for a lock sees the other tables as they were before it waited.
 */
export async function lockItem(tx: Queryable, content: Content, id: number): Promise<StoredItem | null> {
  const { rowCount } = await tx.query({ name: 'content-lock', text: LOCK, values: [id, content.area] });
  return rowCount === 0 ? null : readItem(tx, content, id);
}
