import { fieldPath, valueAt } from '../../src/content/path';
import type { Content, FieldDeclaration, Json } from '../../src/content/types';
import { essence } from '../../src/machines/publication/rules';
import { editorial } from '../../src/messages/editorial';
import { mediaServer } from '../../src/messages/media';
import type { Queryable } from '../db/types';
import { HttpError } from '../http/errors';
import { type Item, isPossibleId } from './names';

type Table = 'categories' | 'municipalities' | 'users' | 'files';

/** A field that points to rows of another table. */
interface Pointer {
  readonly path: string;
  readonly table: Table;
  /** Category group that the rows must be of. */
  readonly main: number | null;
  readonly ids: readonly number[];
}

const imageIds = (images: Json): number[] =>
  (Array.isArray(images) ? images : []).map((image: Json) => Number(valueAt(image, 'id')));

function pointerOf(field: FieldDeclaration, item: Item, language: string): Pointer | null {
  const path = fieldPath(field, language);
  const said = essence(field.kind, valueAt(item, path));
  const ids = (Array.isArray(said) ? said : [said]).filter((id: Json): id is number => typeof id === 'number');
  switch (field.kind) {
    case 'tags':
    case 'categories':
      return { path, table: 'categories', main: field.main ?? null, ids };
    case 'municipalities':
      return { path, table: 'municipalities', main: null, ids };
    case 'author':
      return { path, table: 'users', main: null, ids };
    case 'images':
      return { path, table: 'files', main: null, ids: imageIds(said) };
    case 'address': {
      const city = valueAt(said, 'city');
      return { path, table: 'municipalities', main: null, ids: typeof city === 'number' ? [city] : [] };
    }
    default:
      return null;
  }
}

function pointersOf(content: Content, item: Item): Pointer[] {
  const languages = Object.keys(item.contents);
  return content.fields
    .flatMap((field) => (field.localized ? languages : ['']).map((language) => pointerOf(field, item, language)))
    .filter((pointer) => pointer !== null);
}

const KNOWN = `
  select 'categories' as "table", id, main from categories where id = any($1::integer[])
  union all select 'municipalities', id, null from municipalities where id = any($2::integer[])
  union all select 'users', id, null from users where id = any($3::integer[])
  union all select 'files', id, null from files where id = any($4::integer[]) and area = 'images'`;

async function knownRows(db: Queryable, pointers: readonly Pointer[]): Promise<Map<string, number | null>> {
  const idsOf = (table: Table) =>
    pointers.filter((pointer) => pointer.table === table).flatMap(({ ids }) => ids.filter(isPossibleId));
  const values = [idsOf('categories'), idsOf('municipalities'), idsOf('users'), idsOf('files')];
  const { rows } = await db.query<{ table: Table; id: number; main: number | null }>({
    name: 'content-references',
    text: KNOWN,
    values,
  });
  return new Map(rows.map(({ table, id, main }) => [`${table} ${id}`, main]));
}

function messageOf(table: Table, unknown: readonly number[]): string {
  if (table === 'users') return editorial.fields.author;
  if (table === 'files') return mediaServer.image(unknown);
  return table === 'categories' ? editorial.fields.category(unknown) : editorial.fields.municipality(unknown);
}

/**
 * Refuses a write (422, `errors` by field path) that points to a municipality, category or author that does not exist,
 * or to a category of another group. What was stored already is not looked up again.
 */
export async function assertReferences(
  db: Queryable,
  content: Content,
  before: Item | null,
  after: Item,
): Promise<void> {
  const stored = new Map((before === null ? [] : pointersOf(content, before)).map(({ path, ids }) => [path, ids]));
  const added = pointersOf(content, after)
    .map((pointer) => ({ ...pointer, ids: pointer.ids.filter((id) => !stored.get(pointer.path)?.includes(id)) }))
    .filter(({ ids }) => ids.length > 0);
  if (added.length === 0) return;
  const known = await knownRows(db, added);
  const fields: Record<string, string> = {};
  for (const { path, table, main, ids } of added) {
    const unknown = ids.filter((id) => {
      const group = known.get(`${table} ${id}`);
      return group === undefined || (main !== null && group !== main);
    });
    if (unknown.length > 0) fields[path] = messageOf(table, unknown);
  }
  if (Object.keys(fields).length > 0) throw new HttpError(422, editorial.invalid, { fields });
}
