import type { ReferredTable } from '../../src/content/field/kind';
import { acceptProblem } from '../../src/content/media/files';
import type { Content, ContentItem } from '../../src/content/model/content';
import { mediaFileTexts, mediaServerTexts } from '../../src/messages/screens/media';
import { editorialTexts } from '../../src/messages/server/editorial';
import { isTold, type Reader } from '../auth/told';
import { isPossibleId } from '../db/ids';
import type { Queryable } from '../db/types';
import { HttpError } from '../http/errors';
import { type Pointer, pointersOf } from './pointers';

const KNOWN = `
  select 'municipalities' as "table", id, null as main, null as area, true as told, null as name
    from municipalities where id = any($1::integer[])
  union all select 'users', id, null, null, true, null from users where id = any($2::integer[])
  union all select 'files', id, null, nullif(area, 'images'), true, name from files where id = any($3::integer[])
  union all select 'templates', id, null, null, true, null from templates where id = any($4::integer[])`;

/** What is chosen now stays until it is linked: of who deletes it and who chooses it, one comes first. */
const KNOWN_CATEGORIES = `
  select 'categories' as "table", id, main, null as area, true as told from categories
   where id = any($1::integer[]) order by id for key share`;
const KNOWN_CONTENTS = `
  select 'contents' as "table", id, null as main, area,
         exists (select from translations t where t.content_id = c.id and ${isTold('t', '$2')}) as told
    from contents c where id = any($1::integer[]) and revision_of is null order by id for key share`;
const KNOWN_PLACES = `
  select 'places' as "table", id, null as main, area, ${isTold('p', '$2')} as told
    from places p where id = any($1::integer[]) order by id for key share`;

interface KnownRow {
  readonly table: ReferredTable;
  readonly id: number;
  readonly main: number | null;
  readonly area: string | null;
  /** Whether who writes may know what it is. */
  readonly told: boolean;
  /** Of a file, and of nothing else. */
  readonly name?: string | null;
}

const TABLES = ['municipalities', 'users', 'files', 'templates'] as const satisfies ReferredTable[];

async function knownRows(
  tx: Queryable,
  pointers: readonly Pointer[],
  { areas }: Reader,
): Promise<Map<string, KnownRow>> {
  const idsOf = (table: ReferredTable) =>
    pointers.filter((pointer) => pointer.table === table).flatMap(({ ids }) => ids.filter(isPossibleId));
  const read = async (name: string, text: string, ids: number[][], more: unknown[] = []) => {
    if (ids.every((some) => some.length === 0)) return [];
    const values = [...ids, ...more];
    return (await tx.query<KnownRow & Record<string, unknown>>({ name, text, values })).rows;
  };
  const rows = [
    ...(await read('content-references', KNOWN, TABLES.map(idsOf))),
    ...(await read('content-choices', KNOWN_CATEGORIES, [idsOf('categories')])),
    ...(await read('content-links', KNOWN_CONTENTS, [idsOf('contents')], [areas])),
    ...(await read('place-links', KNOWN_PLACES, [idsOf('places')], [areas])),
  ];
  return new Map(rows.map((row) => [`${row.table} ${row.id}`, row]));
}

function messageOf({ table, area }: Pick<Pointer, 'table' | 'area'>, unknown: readonly number[]): string {
  if (table === 'users') return editorialTexts.fields.author;
  if (table === 'files') return mediaServerTexts[area === undefined ? 'image' : 'attachment'](unknown);
  if (table === 'contents') return editorialTexts.fields.content(unknown);
  if (table === 'templates') return editorialTexts.fields.template(unknown);
  if (table === 'places') return editorialTexts.fields.place(unknown);
  return table === 'categories' ? editorialTexts.fields.category(unknown) : editorialTexts.fields.municipality(unknown);
}

/** Why one of these files can't be among those of a field, by its own name; null if all can. */
function foreignFile({ field, area }: Pointer, names: readonly (string | null)[]): string | null {
  const { accept } = field;
  if (accept === undefined || area === undefined) return null;
  for (const name of names) {
    const problem = name === null ? null : acceptProblem(name, accept);
    if (problem !== null) return mediaFileTexts.notAccepted(name ?? '', problem);
  }
  return null;
}

/** Where a pointer points to from: a list of entries may point to contents of several areas. */
const wayOf = ({ path, table, area = '' }: Pointer): string => `${path} ${table} ${area}`;

/** Ids by `wayOf`. */
function idsByWay(pointers: readonly Pointer[]): Map<string, Set<number>> {
  const all = new Map<string, Set<number>>();
  for (const pointer of pointers) {
    const way = wayOf(pointer);
    const ids = all.get(way) ?? new Set();
    for (const id of pointer.ids) ids.add(id);
    all.set(way, ids);
  }
  return all;
}

/** What an item points to and did not before; what was stored already is not looked up again. */
export function addedPointers(
  content: Pick<Content, 'fields'>,
  before: ContentItem | null,
  after: ContentItem,
): readonly Pointer[] {
  const stored = idsByWay(before === null ? [] : pointersOf(content, before));
  return pointersOf(content, after).flatMap((pointer) => {
    const kept = stored.get(wayOf(pointer));
    const ids = pointer.ids.filter((id) => kept?.has(id) !== true);
    return ids.length === 0 ? [] : [{ ...pointer, ids }];
  });
}

/**
 * Refuses a write (422, `errors` by field path) that points anew to a municipality, category, author, content, place or
 * template that does not exist, to a category of another group or a content of another area, or to what who writes may not
 * see. Contents and categories that are chosen anew can't be deleted until the transaction ends.
 */
export async function assertReferences(tx: Queryable, writer: Reader, added: readonly Pointer[]): Promise<void> {
  if (added.length === 0) return;
  const known = await knownRows(tx, added, writer);
  const fields: Record<string, string> = {};
  for (const pointer of added) {
    const { path: owner, within, table, field, area = null, ids } = pointer;
    const path = within === undefined ? owner : `${owner}.${within}`;
    const unknown = ids.filter((id) => {
      const row = known.get(`${table} ${id}`);
      return row === undefined || (field.main !== undefined && row.main !== field.main) || row.area !== area;
    });
    const withheld = ids.filter((id) => known.get(`${table} ${id}`)?.told === false);
    const foreign = foreignFile(
      pointer,
      ids.map((id) => known.get(`${table} ${id}`)?.name ?? null),
    );
    if (fields[path] !== undefined) continue;
    if (unknown.length > 0) fields[path] = messageOf(pointer, unknown);
    else if (withheld.length > 0) fields[path] = editorialTexts.fields.withheld(withheld);
    else if (foreign !== null) fields[path] = foreign;
  }
  if (Object.keys(fields).length > 0) throw new HttpError(422, editorialTexts.invalid, { fields });
}
