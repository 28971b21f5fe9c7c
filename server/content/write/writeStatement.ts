import type { Statement } from '../../db/types';
import { Values } from '../../db/values';
import { nextVersion } from '../../http/versions';
import type { RowChanges } from './rows';

/** The columns that lists sort by place, with their values: of the municipality with the id, '' for none. */
export const placeKeys = (id: string) => {
  const keyOf = (words: string) => `coalesce((select ${words} from municipalities m
    join provinces p on p.id = m.province_id where m.id = ${id}), '')`;
  return { sort_province: keyOf('fold(p.nome) || chr(1) || fold(m.city)'), sort_city: keyOf('fold(m.city)') };
};

/** SQL of columns with their values, made of the placeholder of what they are made of. */
type Columns = (value: string) => Readonly<Record<string, string>>;

/**
 * Columns of an item's own row that most saves leave as they are: left out of the statement they cost nothing. A list of
 * days becomes ranges; null for none, as for the keys of venues: null is not indexed.
 */
const COLUMNS = {
  address: (id) => placeKeys(`${id}::integer`),
  days: (days) => ({ days: `(select range_agg(daterange(day, day + 1)) from unnest(${days}::date[]) day)` }),
  venueKeys: (keys) => ({ place_keys: `nullif(${keys}::text[], '{}')` }),
  base: (item) => ({ revision_base: `${item}::jsonb` }),
} satisfies Record<string, Columns>;

const TRANSLATION = `lang text, title text, entry_titles text, slug text, status smallint, author_id integer,
           pub_date timestamp(0), body jsonb`;

/**
 * What is written to each table, made of the placeholder of its rows; `saved` is the item's row. A target of a link that is
 * not there has been missing since before links were kept: what an editor chooses is locked until it is linked.
 */
const TABLES = {
  removedTranslations: (rows) => `
    delete from translations t using saved, jsonb_to_recordset(${rows}::jsonb) as r(lang text)
     where t.content_id = saved.id and t.lang = r.lang`,
  translations: (rows) => `
    update translations t
       set title = r.title, entry_titles = r.entry_titles, slug = r.slug, status = r.status, author_id = r.author_id,
           pub_date = r.pub_date, body = coalesce(r.body, t.body)
      from saved, jsonb_to_recordset(${rows}::jsonb) as r(${TRANSLATION})
     where t.content_id = saved.id and t.lang = r.lang`,
  addedTranslations: (rows) => `
    insert into translations (content_id, revision_of, area, lang, title, entry_titles, slug, status, author_id, pub_date,
           body)
    select saved.id, saved.revision_of, saved.area, r.lang, r.title, r.entry_titles, r.slug, r.status, r.author_id,
           r.pub_date, r.body
      from saved, jsonb_to_recordset(${rows}::jsonb) as r(${TRANSLATION})`,
  removedChoices: (rows) => `
    delete from content_categories c
     using saved, jsonb_to_recordset(${rows}::jsonb) as r(field text, lang text, category_id integer)
     where c.content_id = saved.id and c.field = r.field and c.lang = r.lang and c.category_id = r.category_id`,
  choices: (rows) => `
    insert into content_categories (content_id, field, lang, category_id, position)
    select saved.id, r.field, r.lang, r.category_id, r.position
      from saved, jsonb_to_recordset(${rows}::jsonb) as r(field text, lang text, category_id integer, position integer)
    on conflict (content_id, field, lang, category_id) do update set position = excluded.position`,
  removedMunicipalities: (rows) => `
    delete from content_municipalities m
     using saved, jsonb_to_recordset(${rows}::jsonb) as r(municipality_id integer, is_chosen boolean)
     where m.content_id = saved.id and m.municipality_id = r.municipality_id and m.is_chosen = r.is_chosen`,
  municipalities: (rows) => `
    insert into content_municipalities (content_id, municipality_id, is_chosen, position)
    select saved.id, r.municipality_id, r.is_chosen, r.position
      from saved, jsonb_to_recordset(${rows}::jsonb) as r(municipality_id integer, is_chosen boolean, position integer)
    on conflict (content_id, municipality_id, is_chosen) do update set position = excluded.position`,
  removedFiles: (rows) => `
    delete from content_files c
     using saved, jsonb_to_recordset(${rows}::jsonb) as r(field text, lang text, file_id integer, key text)
      left join files f on f.key = r.key
     where c.content_id = saved.id and c.field = r.field and c.lang = r.lang
       and c.file_id = coalesce(r.file_id, f.id)`,
  files: (rows) => `
    insert into content_files (content_id, field, lang, file_id, position, is_primary, description)
    select saved.id, r.field, r.lang, f.id, r.position, r.is_primary, nullif(nullif(r.description, ''), f.description)
      from saved, jsonb_to_recordset(${rows}::jsonb) as r(field text, lang text, file_id integer, key text,
           position integer, is_primary boolean, description text)
      join files f on f.id = r.file_id or f.key = r.key
    on conflict (content_id, field, lang, file_id) do update set position = excluded.position,
       is_primary = excluded.is_primary, description = excluded.description`,
  removedLinks: (rows) => `
    delete from content_links l
     using saved, jsonb_to_recordset(${rows}::jsonb) as r(field text, lang text, target_id integer)
     where l.content_id = saved.id and l.field = r.field and l.lang = r.lang and l.target_id = r.target_id`,
  links: (rows) => `
    insert into content_links (content_id, field, lang, target_id)
    select saved.id, r.field, r.lang, r.target_id
      from saved, jsonb_to_recordset(${rows}::jsonb) as r(field text, lang text, target_id integer)
      join contents target on target.id = r.target_id`,
  removedPlaceLinks: (rows) => `
    delete from place_links l
     using saved, jsonb_to_recordset(${rows}::jsonb) as r(field text, lang text, place_id integer)
     where l.content_id = saved.id and l.field = r.field and l.lang = r.lang and l.place_id = r.place_id`,
  placeLinks: (rows) => `
    insert into place_links (content_id, field, lang, place_id)
    select saved.id, r.field, r.lang, r.place_id
      from saved, jsonb_to_recordset(${rows}::jsonb) as r(field text, lang text, place_id integer)`,
} satisfies Record<keyof RowChanges, (rows: string) => string>;

/** The audit row, of `{username, action, details}`. */
const logged = (log: string) => `
    insert into audit (at, user_id, username, action, entity, entity_id, details)
    select $2, $3, log ->> 'username', log ->> 'action', $1, coalesce(saved.revision_of, saved.id),
           log -> 'details' || case when saved.revision_of is null then '{}'::jsonb
                                    else jsonb_build_object('revision', saved.id) end
      from saved, (select ${log}::jsonb as log) as entry`;

/** What is written of an item's own row. */
export interface ItemRow {
  readonly area: string;
  readonly now: Date;
  readonly userId: number;
  /** JSON; null leaves what is stored. */
  readonly shared: string | null;
  readonly title: string;
  readonly date: string;
  readonly columns: Readonly<Partial<Record<keyof typeof COLUMNS, unknown>>>;
}

/** Which row that is: a new one, also as a revision draft of an item, or one that is there and still has the version seen. */
export type Target =
  | { readonly deskId: number; readonly revisionOf: number | null }
  | { readonly id: number; readonly seen: string | null };

/** Further columns, each as a piece of a list that has begun. */
const listed = (columns: Readonly<Record<string, string>>, piece: (column: string, value: string) => string): string =>
  Object.entries(columns)
    .map(([column, value]) => `, ${piece(column, value)}`)
    .join('');

const insertion = (columns: Readonly<Record<string, string>>): string => `
    insert into contents (area, created_at, updated_at, created_by, updated_by, shared, sort_title, sort_date, desk_id,
           revision_of${listed(columns, (column) => column)})
    values ($1, $2, $2, $3, $3, $4::jsonb, fold($5), $6::timestamp,
           case when $8::integer is null then $7 else (select desk_id from contents where id = $8::integer) end,
           $8::integer${listed(columns, (_, value) => value)})`;

/** The new version is later than the old one, whatever the clock says. */
const update = (columns: Readonly<Record<string, string>>): string => `
    update contents
       set updated_at = ${nextVersion('$2')}, updated_by = $3, shared = coalesce($4::jsonb, shared),
           sort_title = fold($5), sort_date = $6::timestamp${listed(columns, (column, value) => `${column} = ${value}`)}
     where id = $7 and area = $1 and ($8::timestamptz is null or updated_at = $8)`;

/** Statements made of these alone are prepared: most saves are, and there are few such statements. */
const USUAL = ['translations', 'addedTranslations', 'choices', 'municipalities', 'log'];

/** Name of the prepared statement of a kind that is made of these parts; null for one that is not prepared. */
function nameOf(kind: string, parts: readonly string[]): string | null {
  const usual = USUAL.map((part) => (parts.includes(part) ? 1 : 0)).join('');
  return parts.every((part) => USUAL.includes(part)) ? `content-${kind}-${usual}` : null;
}

/**
 * The one statement that writes an item: its row, the rows of other tables that changed, and the audit row. What did not
 * change is not in it. Gives the item's id and version, or no row where the target is not there as it was seen.
 */
export function writeStatement(row: ItemRow, target: Target, changes: RowChanges, log: string | null): Statement {
  const values = new Values();
  const isNew = 'deskId' in target;
  const which = isNew ? [target.deskId, target.revisionOf] : [target.id, target.seen];
  for (const value of [row.area, row.now, row.userId, row.shared, row.title, row.date, ...which]) values.add(value);
  const columns = keysOf(row.columns).map((name) => COLUMNS[name](values.add(row.columns[name])));
  const tables = keysOf(changes).filter((name) => changes[name].length > 0);
  const parts = tables.map((name) => TABLES[name](values.add(JSON.stringify(changes[name]))));
  if (log !== null) parts.push(logged(values.add(log)));
  const saved = (isNew ? insertion : update)(Object.assign({}, ...columns));
  const withParts = parts.map((part, index) => `,\n  part_${index} as (${part})`).join('');
  const text = `
  with saved as (${saved}
    returning id, area, updated_at, revision_of)${withParts}
  select id, updated_at from saved`;
  const made = [...keysOf(row.columns), ...tables, ...(log === null ? [] : ['log'])];
  const name = nameOf(isNew ? 'create' : 'update', made);
  return { ...(name !== null && { name }), text, values: values.list, writes: 'areas' };
}

const keysOf = <Key extends string>(object: Readonly<Partial<Record<Key, unknown>>>): Key[] =>
  Object.keys(object) as Key[];
