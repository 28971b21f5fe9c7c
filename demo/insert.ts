import { firstAddressOf, NO_ROWS, rowsOf } from '../server/content/write/rows';
import { sortingOf } from '../server/content/write/write';
import { placeKeys } from '../server/content/write/writeStatement';
import type { Queryable } from '../server/db/types';
import type { Content, ContentItem } from '../src/content/model/content';
import type { ContentLanguages } from '../src/contract/languages';

/** A generated item, with the times it was created and changed. */
export interface Generated {
  readonly item: ContentItem;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** Items written with one statement. */
const CHUNK = 500;

const PLACE_KEYS = placeKeys('r.place');

const INSERT = `
  with items as (
    insert into contents (id, area, desk_id, shared, created_at, created_by, updated_at, updated_by, sort_title, sort_date,
           sort_province, sort_city, days, place_keys)
    select r.id, $1, u.desk_id, r.shared, r.created_at, r.author, r.updated_at, r.author, fold(r.title), r.date::timestamp,
           ${PLACE_KEYS.sort_province}, ${PLACE_KEYS.sort_city},
           (select range_agg(daterange(day, day + 1)) from unnest(r.days) day), nullif(r.place_keys, '{}')
      from jsonb_to_recordset($2::jsonb) as r(id integer, shared jsonb, created_at timestamptz, updated_at timestamptz,
           author integer, title text, date text, place integer, days date[], place_keys text[])
      join users u on u.id = r.author),
  texts as (
    insert into translations (content_id, area, lang, title, entry_titles, slug, status, author_id, pub_date, body)
    select r.id, $1, r.lang, r.title, r.entry_titles, r.slug, r.status, r.author_id, r.pub_date, r.body
      from jsonb_to_recordset($3::jsonb) as r(id integer, lang text, title text, entry_titles text, slug text,
           status smallint,
           author_id integer, pub_date timestamp(0), body jsonb)),
  choices as (
    insert into content_categories (content_id, field, lang, category_id, position)
    select r.id, r.field, r.lang, r.category_id, r.position
      from jsonb_to_recordset($4::jsonb) as r(id integer, field text, lang text, category_id integer, position integer)),
  uses as (
    insert into content_files (content_id, field, lang, file_id, position, is_primary)
    select r.id, r.field, r.lang, r.file_id, r.position, r.is_primary
      from jsonb_to_recordset($6::jsonb) as r(id integer, field text, lang text, file_id integer, position integer,
           is_primary boolean)),
  links as (
    insert into content_links (content_id, field, lang, target_id)
    select r.id, r.field, r.lang, r.target_id
      from jsonb_to_recordset($7::jsonb) as r(id integer, field text, lang text, target_id integer)),
  place_uses as (
    insert into place_links (content_id, field, lang, place_id)
    select r.id, r.field, r.lang, r.place_id
      from jsonb_to_recordset($8::jsonb) as r(id integer, field text, lang text, place_id integer))
  insert into content_municipalities (content_id, municipality_id, is_chosen, position)
  select r.id, r.municipality_id, r.is_chosen, r.position
    from jsonb_to_recordset($5::jsonb) as r(id integer, municipality_id integer, is_chosen boolean, position integer)`;

/** Where generated items go. */
interface Target {
  readonly content: Content;
  /** Those of the site: what is generated in others is left out. */
  readonly languages: ContentLanguages;
}

const inLanguages = (item: ContentItem, languages: ContentLanguages): ContentItem => ({
  ...item,
  contents: Object.fromEntries(Object.entries(item.contents).filter(([language]) => languages.includes(language))),
});

async function insertChunk(
  tx: Queryable,
  { content, languages }: Target,
  firstId: number,
  chunk: readonly Generated[],
) {
  const written = chunk.map(({ item }) => inLanguages(item, languages));
  const rows = written.map((item) => rowsOf(content, item));
  const numbered = <T extends object>(pick: (row: (typeof rows)[number]) => readonly T[]): string =>
    JSON.stringify(rows.flatMap((row, index) => pick(row).map((one) => ({ ...one, id: firstId + index }))));
  const items = chunk.map(({ item, createdAt, updatedAt }, index) => ({
    id: firstId + index,
    shared: rows[index]?.shared,
    created_at: createdAt,
    updated_at: updatedAt,
    author: item.contents.it?.author,
    place: firstAddressOf(rows[index] ?? NO_ROWS),
    days: rows[index]?.days,
    place_keys: rows[index]?.venueKeys,
    ...sortingOf(written[index] ?? item, languages),
  }));
  await tx.query(INSERT, [
    content.area,
    JSON.stringify(items),
    numbered((row) => row.translations),
    numbered((row) => row.choices),
    numbered((row) => row.municipalities),
    numbered((row) => row.files.filter(({ file_id }) => file_id !== null)),
    numbered((row) => row.links),
    numbered((row) => row.placeLinks),
  ]);
}

/** Writes generated items behind those that are there, in their order. Gives their ids. */
export async function insertItems(
  tx: Queryable,
  target: Target,
  items: Iterable<Generated>,
): Promise<readonly number[]> {
  const { rows } = await tx.query<{ last: number }>('select coalesce(max(id), 0) as last from contents');
  const first = (rows[0]?.last ?? 0) + 1;
  let next = first;
  let chunk: Generated[] = [];
  const flush = async () => {
    await insertChunk(tx, target, next, chunk);
    next += chunk.length;
    chunk = [];
  };
  for (const one of items) {
    chunk.push(one);
    if (chunk.length === CHUNK) await flush();
  }
  if (chunk.length > 0) await flush();
  await tx.query(`select setval(pg_get_serial_sequence('contents', 'id'), $1)`, [Math.max(next - 1, 1)]);
  return Array.from({ length: next - first }, (_, index) => first + index);
}

/** Tells the database what its tables hold now: after many items were written, once. */
export async function analyzeContents(tx: Queryable): Promise<void> {
  await tx.query(
    'analyze contents, translations, content_categories, content_municipalities, content_links, places, place_links',
  );
}
