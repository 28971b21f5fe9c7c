import type { Reference, ReferredTable } from '../../src/content/kinds/kind';
import { KINDS } from '../../src/content/kinds/table';
import { fieldPath, valueAt } from '../../src/content/model/path';
import type { Content } from '../../src/content/model/types';
import { mediaServerTexts } from '../../src/messages/screens/media';
import { editorialTexts } from '../../src/messages/server/editorial';
import { isPossibleId } from '../db/ids';
import type { Queryable } from '../db/types';
import { HttpError } from '../http/errors';
import type { Item } from './names';

/** A field that points to rows of another table. */
interface Pointer extends Reference {
  readonly path: string;
  /** Category group that the rows must be of. */
  readonly main: number | null;
}

/** Takes the fields of an item, in every language, that point anywhere. */
function pointersOf(content: Content, item: Item): Pointer[] {
  const languages = Object.keys(item.contents);
  return content.fields.flatMap((field) => {
    const { refers } = KINDS[field.kind];
    if (refers === undefined) return [];
    return (field.localized ? languages : ['']).flatMap((language) => {
      const path = fieldPath(field, language);
      return refers(valueAt(item, path)).map((reference) => ({ ...reference, path, main: field.main ?? null }));
    });
  });
}

const KNOWN = `
  select 'categories' as "table", id, main, null as area from categories where id = any($1::integer[])
  union all select 'municipalities', id, null, null from municipalities where id = any($2::integer[])
  union all select 'users', id, null, null from users where id = any($3::integer[])
  union all select 'files', id, null, null from files where id = any($4::integer[]) and area = 'images'
  union all select 'contents', id, null, area from contents where id = any($5::integer[]) and revision_of is null`;

interface KnownRow {
  readonly table: ReferredTable;
  readonly id: number;
  readonly main: number | null;
  readonly area: string | null;
}

const TABLES = ['categories', 'municipalities', 'users', 'files', 'contents'] as const satisfies ReferredTable[];

async function knownRows(db: Queryable, pointers: readonly Pointer[]): Promise<Map<string, KnownRow>> {
  const idsOf = (table: ReferredTable) =>
    pointers.filter((pointer) => pointer.table === table).flatMap(({ ids }) => ids.filter(isPossibleId));
  const { rows } = await db.query<KnownRow & Record<string, unknown>>({
    name: 'content-references',
    text: KNOWN,
    values: TABLES.map(idsOf),
  });
  return new Map(rows.map((row) => [`${row.table} ${row.id}`, row]));
}

function messageOf(table: ReferredTable, unknown: readonly number[]): string {
  if (table === 'users') return editorialTexts.fields.author;
  if (table === 'files') return mediaServerTexts.image(unknown);
  if (table === 'contents') return editorialTexts.fields.content(unknown);
  return table === 'categories' ? editorialTexts.fields.category(unknown) : editorialTexts.fields.municipality(unknown);
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
  const keyOf = ({ path, table }: Pointer) => `${path} ${table}`;
  const stored = new Map((before === null ? [] : pointersOf(content, before)).map((each) => [keyOf(each), each.ids]));
  const added = pointersOf(content, after)
    .map((pointer) => ({ ...pointer, ids: pointer.ids.filter((id) => !stored.get(keyOf(pointer))?.includes(id)) }))
    .filter(({ ids }) => ids.length > 0);
  if (added.length === 0) return;
  const known = await knownRows(db, added);
  const fields: Record<string, string> = {};
  for (const { path, table, main, area = null, ids } of added) {
    const unknown = ids.filter((id) => {
      const row = known.get(`${table} ${id}`);
      return row === undefined || (main !== null && row.main !== main) || row.area !== area;
    });
    if (unknown.length > 0) fields[path] = messageOf(table, unknown);
  }
  if (Object.keys(fields).length > 0) throw new HttpError(422, editorialTexts.invalid, { fields });
}
