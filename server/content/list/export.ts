import { fieldPath, valueAt } from '../../../src/content/field/path';
import { fieldText } from '../../../src/content/kinds/displayText';
import type { ExportColumn } from '../../../src/content/lists/list';
import type { Content } from '../../../src/content/model/content';
import type { ContentLanguages } from '../../../src/contract/languages';
import type { Reader } from '../../auth/told';
import type { Queryable } from '../../db/types';
import { type Cell, csvStream } from '../../http/csv';
import { FileStream } from '../../http/route';
import { withReferenceNames } from '../../references/names';
import type { Services } from '../../services';
import type { Item } from '../names';
import { readItemsAfter } from '../read/read';
import { firstAddressOf, municipalitiesOf } from '../write/rows';

/** Items read at once: a download of whatever length keeps no more than these in memory. */
const BATCH = 250;

/** Names of where an address lies. */
interface Place {
  readonly id: number;
  readonly city: string;
  readonly province: string;
}

/** A column of the file: its heading and its cells. */
interface FileColumn {
  readonly heading: string;
  cellOf(item: Item, place: Place | undefined): Cell;
}

/** The columns that a declared one becomes: a localized field has one a language. */
function columnsOf(content: Content, languages: ContentLanguages, column: ExportColumn): FileColumn[] {
  if (column.kind === 'id') return [{ heading: column.label, cellOf: ({ id }) => id }];
  if (column.kind === 'place') return [{ heading: column.label, cellOf: (_, place) => place?.[column.field] ?? '' }];
  const field = content.fields.find(({ path }) => path === column.path);
  if (field === undefined) throw new Error(`content type '${content.area}' has no field '${column.path}'`);
  const cellIn = (language: string) => (item: Item) => {
    const value = valueAt(item, fieldPath(field, language));
    return value === undefined ? '' : fieldText(field, value);
  };
  const label = column.label ?? field.label;
  return field.localized
    ? languages.map((language) => ({ heading: `${label} (${language})`, cellOf: cellIn(language) }))
    : [{ heading: label, cellOf: cellIn('') }];
}

const PLACES = `
  select m.id, m.city, p.nome as province from municipalities m join provinces p on p.id = m.province_id
   where m.id = any($1::integer[])`;

async function placesOf(db: Queryable, ids: readonly (number | null)[]): Promise<Map<number | null, Place>> {
  const { rows } = await db.query<Place>({ name: 'content-export-places', text: PLACES, values: [ids] });
  return new Map(rows.map((place) => [place.id, place]));
}

/** Cells of all items, a batch of rows at a time. Every batch is a query of its own: a slow download keeps no connection. */
async function* batches(
  services: Pick<Services, 'db' | 'languages'>,
  content: Content,
  columns: readonly FileColumn[],
  reader: Reader,
) {
  const { db } = services;
  const exported = content.list.exports?.columns ?? [];
  const fields = content.fields.filter(({ path }) =>
    exported.some((column) => column.kind === 'field' && column.path === path),
  );
  for (let last = 0; ; ) {
    const items = await readItemsAfter(db, content, last, BATCH);
    const towns = items.map((item) => firstAddressOf({ municipalities: municipalitiesOf(content, item) }));
    const places = await placesOf(db, towns);
    const rows: Cell[][] = [];
    for (const [index, read] of items.entries()) {
      const item = await withReferenceNames(services, { fields }, read, reader);
      rows.push(columns.map(({ cellOf }) => cellOf(item, places.get(towns[index] ?? null))));
    }
    if (rows.length > 0) yield rows;
    if (items.length < BATCH) return;
    last = Number(items.at(-1)?.id);
  }
}

/** All items of a content type as a CSV file for a reader, by id. Source: document 2, section 7 (IAT). */
export async function exportContents(
  services: Pick<Services, 'db' | 'languages'>,
  content: Content,
  reader: Reader,
): Promise<FileStream> {
  const { exports } = content.list;
  if (exports === undefined) throw new Error(`content type '${content.area}' is not exported`);
  const columns = (exports.columns ?? []).flatMap((column) => columnsOf(content, services.languages, column));
  const { total } = (await services.db.state()).area(content.area);
  const header = columns.map(({ heading }) => heading);
  return new FileStream(exports.fileName, total, csvStream(header, batches(services, content, columns, reader)));
}
