import type { FileNote } from '../../src/messages/server/fileNotes';
import type { Page } from '../db/selectPage';
import type { Queryable } from '../db/types';
import { Values } from '../db/values';
import { nextVersion } from '../http/versions';
import { containsWord } from '../search/textSearch';

/** What a file is for: an image of the media, another file of the media, an attachment. */
export type FileArea = 'images' | 'files' | 'attachments';

/** A file as the database has it. */
export interface FileRow {
  readonly id: number;
  readonly area: FileArea;
  readonly key: string;
  readonly extension: string;
  readonly mime: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly has_thumbnail: boolean;
  readonly title: string;
  readonly copyright: string;
  readonly description: string;
  readonly license_id: number | null;
  readonly version_id: number | null;
  readonly openlibrary: boolean;
  /** What would help its readers. */
  readonly notes: readonly FileNote[];
  /** Its version (ISO 8601). */
  readonly updated_at: string;
}

/** A file that is about to be written down. */
export type NewFile = Pick<
  FileRow,
  'area' | 'key' | 'extension' | 'mime' | 'name' | 'size' | 'width' | 'height' | 'has_thumbnail' | 'notes'
> & { readonly parent: string; readonly userId: number | null; readonly now: Date };

const COLUMNS = `f.id, f.area, f.key, f.extension, f.mime, f.name, f.size, f.width, f.height, f.has_thumbnail, f.title,
  f.copyright, f.description, f.license_id, f.version_id, f.openlibrary, f.notes, f.updated_at`;

/** Writes a new file down. */
export async function insertFile(tx: Queryable, file: NewFile): Promise<FileRow> {
  const { area, key, extension, mime, name, size, width, height, has_thumbnail, notes, parent, userId, now } = file;
  const { rows } = await tx.query<FileRow & Record<string, unknown>>({
    name: 'file-create',
    text: `insert into files as f (area, key, extension, mime, name, size, width, height, has_thumbnail, parent,
                                   created_at, created_by, updated_at, updated_by, notes)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $11, $12, $13) returning ${COLUMNS}`,
    values: [
      area,
      key,
      extension,
      mime,
      name,
      size,
      width,
      height,
      has_thumbnail,
      parent,
      now,
      userId,
      JSON.stringify(notes),
    ],
  });
  const row = rows[0];
  if (row === undefined) throw new Error('a file was not written down');
  return row;
}

/** One file of these areas; null for none. With `lock` nobody else changes it until the transaction ends. */
export async function readFileRow(
  db: Queryable,
  id: number,
  areas: readonly FileArea[],
  lock = false,
): Promise<FileRow | null> {
  const text = `select ${COLUMNS} from files f where f.id = $1 and f.area = any($2::text[])${lock ? ' for update' : ''}`;
  const { rows } = await db.query<FileRow & Record<string, unknown>>({
    name: lock ? 'file-lock' : 'file-read',
    text,
    values: [id, areas],
  });
  return rows[0] ?? null;
}

/** The query of a list of files. */
export interface FileQuery extends Page {
  readonly areas: readonly FileArea[];
  /** Words of which name, title and copyright together must contain every one, lower case. */
  readonly words: readonly string[];
  readonly sort: 'id' | 'name';
  readonly descending: boolean;
}

const conditionsOf = ({ areas, words }: FileQuery, values: Values): string =>
  [`f.area = any(${values.add(areas)}::text[])`, ...words.map((word) => containsWord('f.folded', word, values))].join(
    ' and ',
  );

async function countFiles(db: Queryable, query: FileQuery): Promise<number> {
  if (query.words.length > 0) {
    const values = new Values();
    const text = `select count(*) as total from files f where ${conditionsOf(query, values)}`;
    return (await db.query<{ total: number }>(text, values.list)).rows[0]?.total ?? 0;
  }
  const kept = 'select coalesce(sum(total), 0)::integer as total from area_versions where area = any($1::text[])';
  const { rows } = await db.query<{ total: number }>({ name: 'file-total', text: kept, values: [query.areas] });
  return rows[0]?.total ?? 0;
}

/** A page of files and how many there are. */
export async function listFiles(db: Queryable, query: FileQuery): Promise<{ rows: FileRow[]; total: number }> {
  const { page, limit, sort, descending } = query;
  const total = await countFiles(db, query);
  const skip = (page - 1) * limit;
  if (skip >= total) return { rows: [], total };
  const values = new Values();
  const direction = descending ? 'desc' : 'asc';
  const order = sort === 'name' ? `fold(f.name) ${direction}, f.id ${direction}` : `f.id ${direction}`;
  const text = `select ${COLUMNS} from files f where ${conditionsOf(query, values)}
                 order by ${order} limit ${values.add(limit)} offset ${values.add(skip)}`;
  const { rows } = await db.query<FileRow & Record<string, unknown>>(text, values.list);
  return { rows, total };
}

/** A media item's own data. */
export type FileDetail = Pick<
  FileRow,
  'title' | 'copyright' | 'description' | 'license_id' | 'version_id' | 'openlibrary'
>;

/** Writes a file's data; gives the version that they are now. */
export async function updateFile(
  tx: Queryable,
  id: number,
  { title, copyright, description, license_id, version_id, openlibrary }: FileDetail,
  { userId, now }: { userId: number; now: Date },
): Promise<string> {
  const { rows } = await tx.query<{ updated_at: string }>({
    name: 'file-update',
    text: `update files set title = $2, copyright = $3, description = $4, license_id = $5, version_id = $6,
                  openlibrary = $7, updated_at = ${nextVersion('$8')}, updated_by = $9 where id = $1 returning updated_at`,
    values: [id, title, copyright, description, license_id, version_id, openlibrary, now, userId],
  });
  const row = rows[0];
  if (row === undefined) throw new Error('the data of a file were not written');
  return row.updated_at;
}
