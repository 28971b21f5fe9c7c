import { DRAFT_STATUS } from '../../src/content/item';
import { fieldPath, sameValue, valueAt, withValueAt } from '../../src/content/path';
import type { Content, Json } from '../../src/content/types';
import { essence } from '../../src/machines/publication/rules';
import type { RequestUser } from '../auth/context';
import type { Queryable } from '../db/types';
import { changedPaths } from './check';
import { type Item, languagesOf, placeOf } from './names';

interface TranslationRow {
  lang: string;
  title: string;
  slug: string;
  status: number;
  author_id: number | null;
  pub_date: string | null;
  body: Json;
}
interface ChoiceRow {
  field: string;
  lang: string;
  category_id: number;
  position: number;
}

/** An item as rows of the tables. */
interface Rows {
  readonly shared: Json;
  readonly translations: readonly TranslationRow[];
  readonly choices: readonly ChoiceRow[];
  readonly municipalities: readonly { municipality_id: number; position: number }[];
}

const asText = (value: Json): string => (typeof value === 'string' ? value : '');
const idsOf = (value: Json): number[] => (Array.isArray(value) ? value.map(Number) : []);

function jsonOf(content: Content, item: Item, language: string | null): Json {
  let json: Json = {};
  for (const field of content.fields)
    if (field.localized === (language !== null) && placeOf(field) === 'json')
      json = withValueAt(json, field.path, valueAt(item, fieldPath(field, language ?? '')) ?? null);
  return json;
}

function translationOf(content: Content, item: Item, lang: string): TranslationRow {
  const written = item.contents[lang];
  return {
    lang,
    title: asText(written?.title),
    slug: asText(written?.slug),
    status: written?.status ?? DRAFT_STATUS,
    author_id: written?.author ?? null,
    pub_date: written?.pub_date ?? null,
    body: jsonOf(content, item, lang),
  };
}

/** The rows that hold an item. */
export function rowsOf(content: Content, item: Item): Rows {
  const languages = Object.keys(item.contents);
  const choices = content.fields
    .filter((field) => placeOf(field) === 'categories')
    .flatMap((field) =>
      (field.localized ? languages : ['']).flatMap((lang) =>
        idsOf(essence(field.kind, valueAt(item, fieldPath(field, lang)))).map((category_id, position) => ({
          field: field.path,
          lang,
          category_id,
          position,
        })),
      ),
    );
  const municipalities = content.fields
    .filter((field) => placeOf(field) === 'municipalities')
    .flatMap((field) => idsOf(essence(field.kind, item[field.path])))
    .map((municipality_id, position) => ({ municipality_id, position }));
  return {
    shared: jsonOf(content, item, null),
    translations: languages.map((lang) => translationOf(content, item, lang)),
    choices,
    municipalities,
  };
}

const EMPTY: Rows = { shared: {}, translations: [], choices: [], municipalities: [] };

const without = <T extends object>(rows: readonly T[], others: readonly T[], keyOf: (row: T) => string): T[] => {
  const keys = new Set(others.map(keyOf));
  return rows.filter((row) => !keys.has(keyOf(row)));
};
const whole = (row: object): string => JSON.stringify(row);
const choiceKey = ({ field, lang, category_id }: ChoiceRow): string => `${field} ${lang} ${category_id}`;

function changesOf(before: Rows, after: Rows) {
  const known = new Map(before.translations.map((row) => [row.lang, row]));
  const municipalityIds = new Set(after.municipalities.map(({ municipality_id }) => municipality_id));
  return {
    translations: after.translations.filter((row) => !sameValue({ ...row }, { ...known.get(row.lang) })),
    goneTranslations: without(before.translations, after.translations, ({ lang }) => lang).map(({ lang }) => lang),
    choices: without(after.choices, before.choices, whole),
    goneChoices: without(before.choices, after.choices, choiceKey),
    municipalities: without(after.municipalities, before.municipalities, whole),
    goneMunicipalities: before.municipalities
      .map(({ municipality_id }) => municipality_id)
      .filter((id) => !municipalityIds.has(id)),
  };
}

/** What lists sort by: the main language's title and date, or the first written language's. */
export function sortingOf(item: Item): { title: string; date: string } {
  const first = item.contents[languagesOf(item)[0] ?? ''];
  return { title: asText(first?.title), date: first?.pub_date ?? '-infinity' };
}

/** The parts that creating and updating have in common; `saved` holds the item's row, $1 to $11 as `valuesOf` gives them. */
const PARTS = `
  gone_translations as (
    delete from translations t using saved where t.content_id = saved.id and t.lang = any($4::text[])),
  put_translations as (
    insert into translations (content_id, area, lang, title, slug, status, author_id, pub_date, body)
    select saved.id, $1, r.lang, r.title, r.slug, r.status, r.author_id, r.pub_date, r.body
      from saved, jsonb_to_recordset($5::jsonb) as r(lang text, title text, slug text, status smallint,
           author_id integer, pub_date timestamp(0), body jsonb)
    on conflict (content_id, lang) do update set title = excluded.title, slug = excluded.slug,
       status = excluded.status, author_id = excluded.author_id, pub_date = excluded.pub_date, body = excluded.body),
  gone_choices as (
    delete from content_categories c
     using saved, jsonb_to_recordset($6::jsonb) as r(field text, lang text, category_id integer)
     where c.content_id = saved.id and c.field = r.field and c.lang = r.lang and c.category_id = r.category_id),
  put_choices as (
    insert into content_categories (content_id, field, lang, category_id, position)
    select saved.id, r.field, r.lang, r.category_id, r.position
      from saved, jsonb_to_recordset($7::jsonb) as r(field text, lang text, category_id integer, position integer)
    on conflict (content_id, field, lang, category_id) do update set position = excluded.position),
  gone_municipalities as (
    delete from content_municipalities m using saved
     where m.content_id = saved.id and m.municipality_id = any($8::integer[])),
  put_municipalities as (
    insert into content_municipalities (content_id, municipality_id, position)
    select saved.id, r.municipality_id, r.position
      from saved, jsonb_to_recordset($9::jsonb) as r(municipality_id integer, position integer)
    on conflict (content_id, municipality_id) do update set position = excluded.position),
  logged as (
    insert into audit (at, user_id, username, action, entity, entity_id, details)
    select $2, $3, $10::jsonb ->> 'username', $10::jsonb ->> 'action', $1, saved.id, $10::jsonb -> 'details'
      from saved)
  select id, updated_at from saved`;

const CREATE = `
  with saved as (
    insert into contents (area, desk_id, shared, created_at, created_by, updated_at, updated_by, sort_title, sort_date)
    values ($1, $14, $11, $2, $3, $2, $3, fold($12), $13::timestamp)
    returning id, updated_at),${PARTS}`;

/** The new version is later than the old one, whatever the clock says. */
const UPDATE = `
  with saved as (
    update contents set shared = $11, updated_by = $3, sort_title = fold($12), sort_date = $13::timestamp,
           updated_at = greatest($2::timestamptz, updated_at + interval '1 millisecond')
     where id = $14 and area = $1
    returning id, updated_at),${PARTS}`;

/** One write: who, when, what was there and what shall be. */
export interface Write {
  readonly content: Content;
  readonly before: Item | null;
  readonly after: Item;
  readonly user: RequestUser;
  readonly now: Date;
}

function auditOf({ content, before, after, user }: Write): string {
  const statuses = Object.fromEntries(Object.entries(after.contents).map(([lang, { status }]) => [lang, status]));
  const details = before === null ? { statuses } : { statuses, changed: changedPaths(content, before, after) };
  return JSON.stringify({ username: user.username, action: before === null ? 'create' : 'update', details });
}

function valuesOf(write: Write): unknown[] {
  const { content, before, after, user, now } = write;
  const rows = rowsOf(content, after);
  const changes = changesOf(before === null ? EMPTY : rowsOf(content, before), rows);
  const { title, date } = sortingOf(after);
  return [
    content.area,
    now,
    user.id,
    changes.goneTranslations,
    JSON.stringify(changes.translations),
    JSON.stringify(changes.goneChoices),
    JSON.stringify(changes.choices),
    changes.goneMunicipalities,
    JSON.stringify(changes.municipalities),
    auditOf(write),
    JSON.stringify(rows.shared),
    title,
    date,
  ];
}

/**
 * Writes an item with its audit row, in one statement; the database raises the area's version. Gives the item's id and version.
 * The caller holds the item's lock (`lockItem`) and has checked the change.
 */
export async function writeItem(tx: Queryable, write: Write): Promise<{ id: number; updatedAt: string }> {
  const { before, user } = write;
  const isNew = before === null;
  const { rows } = await tx.query<{ id: number; updated_at: string }>({
    name: isNew ? 'content-create' : 'content-update',
    text: isNew ? CREATE : UPDATE,
    values: [...valuesOf(write), isNew ? user.deskId : before.id],
  });
  const row = rows[0];
  if (row === undefined) throw new Error('content vanished while it was locked');
  return { id: row.id, updatedAt: row.updated_at };
}

const REMOVE = `
  with removed as (delete from contents where area = $1 and id = any($4::integer[]) returning id),
  logged as (
    insert into audit (at, user_id, username, action, entity, entity_id, details)
    select $2, $3, $5, 'delete', $1, removed.id, '{}' from removed)
  select id from removed`;

/** Deletes items that the caller has locked, with an audit row each. */
export async function removeItems(
  tx: Queryable,
  { area, ids, user, now }: { area: string; ids: readonly number[]; user: RequestUser; now: Date },
): Promise<void> {
  await tx.query({ name: 'content-remove', text: REMOVE, values: [area, now, user.id, ids, user.username] });
}
