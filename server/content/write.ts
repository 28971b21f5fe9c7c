import type { Content, Json } from '../../src/content/model/types';
import type { ContentLanguages } from '../../src/contract/languages';
import type { RequestUser } from '../auth/context';
import type { Queryable } from '../db/types';
import { nextVersion } from '../db/versions';
import { loggedChanges } from './loggedChanges';
import { type Item, languagesOf } from './names';
import { changesOf, firstAddressOf, NO_ROWS, rowsOf } from './rows';

const asText = (value: Json): string => (typeof value === 'string' ? value : '');

/** What lists sort by: the primary language's title and date, or the first written language's. */
export function sortingOf(item: Item, languages: ContentLanguages): { title: string; date: string } {
  const first = item.contents[languagesOf(item, languages)[0] ?? ''];
  return { title: asText(first?.title), date: first?.pub_date ?? '-infinity' };
}

/** The columns that lists sort by place, with their values: of the municipality with the id, '' for none. */
export const placeKeys = (id: string) => {
  const keyOf = (words: string) => `coalesce((select ${words} from municipalities m
    join provinces p on p.id = m.province_id where m.id = ${id}), '')`;
  return { sort_province: keyOf('fold(p.nome) || chr(1) || fold(m.city)'), sort_city: keyOf('fold(m.city)') };
};

/**
 * The parts that creating and updating have in common; `saved` is the item's row, the values are those of `valuesOf`. A
 * target that is not there has been missing since before links were kept: what an editor chooses is locked until it is linked.
 */
const PARTS = `
  gone_translations as (
    delete from translations t using saved where t.content_id = saved.id and t.lang = any($4::text[])),
  put_translations as (
    insert into translations (content_id, revision_of, area, lang, title, entry_titles, slug, status, author_id, pub_date,
           body)
    select saved.id, saved.revision_of, $1, r.lang, r.title, r.entry_titles, r.slug, r.status, r.author_id, r.pub_date,
           r.body
      from saved, jsonb_to_recordset($5::jsonb) as r(lang text, title text, entry_titles text, slug text, status smallint,
           author_id integer, pub_date timestamp(0), body jsonb)
    on conflict (content_id, lang) do update set title = excluded.title, entry_titles = excluded.entry_titles, slug = excluded.slug,
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
    delete from content_municipalities m
     using saved, jsonb_to_recordset($8::jsonb) as r(municipality_id integer, is_chosen boolean)
     where m.content_id = saved.id and m.municipality_id = r.municipality_id and m.is_chosen = r.is_chosen),
  put_municipalities as (
    insert into content_municipalities (content_id, municipality_id, is_chosen, position)
    select saved.id, r.municipality_id, r.is_chosen, r.position
      from saved, jsonb_to_recordset($9::jsonb) as r(municipality_id integer, is_chosen boolean, position integer)
    on conflict (content_id, municipality_id, is_chosen) do update set position = excluded.position),
  gone_files as (
    delete from content_files c
     using saved, jsonb_to_recordset($15::jsonb) as r(field text, lang text, file_id integer, key text)
      left join files f on f.key = r.key
     where c.content_id = saved.id and c.field = r.field and c.lang = r.lang
       and c.file_id = coalesce(r.file_id, f.id)),
  put_files as (
    insert into content_files (content_id, field, lang, file_id, position, is_primary, description)
    select saved.id, r.field, r.lang, f.id, r.position, r.is_primary, nullif(nullif(r.description, ''), f.description)
      from saved, jsonb_to_recordset($16::jsonb) as r(field text, lang text, file_id integer, key text,
           position integer, is_primary boolean, description text)
      join files f on f.id = r.file_id or f.key = r.key
    on conflict (content_id, field, lang, file_id) do update set position = excluded.position,
       is_primary = excluded.is_primary, description = excluded.description),
  gone_links as (
    delete from content_links l
     using saved, jsonb_to_recordset($21::jsonb) as r(field text, lang text, target_id integer)
     where l.content_id = saved.id and l.field = r.field and l.lang = r.lang and l.target_id = r.target_id),
  put_links as (
    insert into content_links (content_id, field, lang, target_id)
    select saved.id, r.field, r.lang, r.target_id
      from saved, jsonb_to_recordset($22::jsonb) as r(field text, lang text, target_id integer)
      join contents target on target.id = r.target_id),
  gone_place_links as (
    delete from place_links l
     using saved, jsonb_to_recordset($23::jsonb) as r(field text, lang text, place_id integer)
     where l.content_id = saved.id and l.field = r.field and l.lang = r.lang and l.place_id = r.place_id),
  put_place_links as (
    insert into place_links (content_id, field, lang, place_id)
    select saved.id, r.field, r.lang, r.place_id
      from saved, jsonb_to_recordset($24::jsonb) as r(field text, lang text, place_id integer)),
  logged as (
    insert into audit (at, user_id, username, action, entity, entity_id, details)
    select $2, $3, log ->> 'username', log ->> 'action', $1, coalesce(saved.revision_of, saved.id),
           log -> 'details' || case when saved.revision_of is null then '{}'::jsonb
                                    else jsonb_build_object('revision', saved.id) end
      from saved, (select $10::jsonb as log) as entry
     where log ->> 'action' is not null)
  select id, updated_at from saved`;

/** A list of days as ranges; null for none, as for the keys of venues: null is not indexed. */
const DAYS = '(select range_agg(daterange(day, day + 1)) from unnest($17::date[]) day)';
const VENUE_KEYS = `nullif($18::text[], '{}')`;

const PLACE_KEYS = placeKeys('$20::integer');

const CREATE = `
  with saved as (
    insert into contents (area, desk_id, shared, created_at, created_by, updated_at, updated_by, sort_title, sort_date,
           sort_province, sort_city, days, place_keys, revision_base, revision_of)
    values ($1, case when $25::integer is null then $14 else (select desk_id from contents where id = $25::integer) end,
           $11, $2, $3, $2, $3, fold($12), $13::timestamp, ${PLACE_KEYS.sort_province}, ${PLACE_KEYS.sort_city},
           ${DAYS}, ${VENUE_KEYS}, $19::jsonb, $25::integer)
    returning id, updated_at, revision_of),${PARTS}`;

/** The new version is later than the old one, whatever the clock says. */
const UPDATE = `
  with saved as (
    update contents set shared = $11, updated_by = $3, sort_title = fold($12), sort_date = $13::timestamp,
           sort_province = ${PLACE_KEYS.sort_province}, sort_city = ${PLACE_KEYS.sort_city},
           days = ${DAYS}, place_keys = ${VENUE_KEYS}, revision_base = coalesce($19::jsonb, revision_base),
           updated_at = ${nextVersion('$2')}
     where id = $14 and area = $1
    returning id, updated_at, revision_of),${PARTS}`;

/** What the log says of a write beside what changed. */
interface LogEntry {
  readonly action: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** One write: who, when, the item before and after. */
export interface Write {
  readonly content: Content;
  readonly before: Item | null;
  readonly after: Item;
  readonly user: Pick<RequestUser, 'id' | 'username' | 'deskId'>;
  readonly now: Date;
  /** Those of the site. */
  readonly languages: ContentLanguages;
  /** Null where the log line of another write covers this one. */
  readonly log: LogEntry | null;
  /** Of a new revision draft: the id of its item. */
  readonly revisionOf?: number;
  /** Of a revision draft: the item from which its changes count from now on. */
  readonly base?: Item;
  /** What a draft is compared with for the log, where nothing was stored. */
  readonly since?: Item;
}

async function auditOf(tx: Queryable, write: Write): Promise<string> {
  const { content, before, after, user, log, since } = write;
  if (log === null) return '{}';
  const statuses = Object.fromEntries(Object.entries(after.contents).map(([lang, { status }]) => [lang, status]));
  const from = before ?? since;
  const changed = from === undefined ? {} : await loggedChanges(tx, content, from, after);
  const details = { statuses, ...changed, ...log.details };
  return JSON.stringify({ username: user.username, action: log.action, details });
}

async function valuesOf(tx: Queryable, write: Write): Promise<unknown[]> {
  const { content, before, after, user, now } = write;
  const rows = rowsOf(content, after);
  const changes = changesOf(before === null ? NO_ROWS : rowsOf(content, before), rows);
  const { title, date } = sortingOf(after, write.languages);
  return [
    content.area,
    now,
    user.id,
    changes.removedTranslations,
    JSON.stringify(changes.translations),
    JSON.stringify(changes.removedChoices),
    JSON.stringify(changes.choices),
    JSON.stringify(changes.removedMunicipalities),
    JSON.stringify(changes.municipalities),
    await auditOf(tx, write),
    JSON.stringify(rows.shared),
    title,
    date,
    before === null ? user.deskId : before.id,
    JSON.stringify(changes.removedFiles),
    JSON.stringify(changes.files),
    rows.days,
    rows.venueKeys,
    write.base === undefined ? null : JSON.stringify(write.base),
    firstAddressOf(rows),
    JSON.stringify(changes.removedLinks),
    JSON.stringify(changes.links),
    JSON.stringify(changes.removedPlaceLinks),
    JSON.stringify(changes.placeLinks),
    ...(before === null ? [write.revisionOf ?? null] : []),
  ];
}

/**
 * Writes an item with its audit row, in one statement; the database raises the area's version. Gives the item's id and version.
 * The caller has the item's lock (`lockItem`) and has checked the change.
 */
export async function writeItem(tx: Queryable, write: Write): Promise<{ id: number; updatedAt: string }> {
  const isNew = write.before === null;
  const { rows } = await tx.query<{ id: number; updated_at: string }>({
    name: isNew ? 'content-create' : 'content-update',
    text: isNew ? CREATE : UPDATE,
    values: await valuesOf(tx, write),
  });
  const row = rows[0];
  if (row === undefined) throw new Error('content vanished while it was locked');
  return { id: row.id, updatedAt: row.updated_at };
}

/** Links go by themselves and not only with their contents: one that is deleted may point to another that is. */
const REMOVE = `
  with unlinked as (
    delete from content_links
     where content_id in (select id from contents where id = any($4::integer[]) or revision_of = any($4::integer[]))),
  removed as (delete from contents where area = $1 and id = any($4::integer[]) returning id, revision_of),
  logged as (
    insert into audit (at, user_id, username, action, entity, entity_id, details)
    select $2, $3, $5, case when revision_of is null then 'delete' else 'dropRevision' end, $1, coalesce(revision_of, id),
           case when revision_of is null then '{}' else jsonb_build_object('revision', id) end
      from removed)
  select id from removed`;

/** Deletes items and revision drafts that the caller has locked, with an audit row each; drafts go with their items. */
export async function removeItems(
  tx: Queryable,
  { area, ids, user, now }: { area: string; ids: readonly number[]; user: RequestUser; now: Date },
): Promise<void> {
  await tx.query({ name: 'content-remove', text: REMOVE, values: [area, now, user.id, ids, user.username] });
}
