import { PLACE_AREA } from '../../src/content/field/areas';
import { CATEGORY_AREA } from '../../src/content/lists/categories';
import { SETTINGS_AREA, settingsSectionOf, settingsSections } from '../../src/content/settings/sections';
import { type ContentLanguages, INTERFACE_LANGUAGE } from '../../src/contract/languages';
import { categoriesPath } from '../../src/machines/access/paths';
import { usageTexts } from '../../src/messages/server/editorial';
import { mayOpen, readerOf } from '../auth/told';
import { languageOrder } from '../db/languageOrder';
import type { Page } from '../db/selectPage';
import type { Queryable } from '../db/types';
import type { RequestUser } from '../http/caller';
import { HttpError } from '../http/errors';
import { routeOf } from '../search/sources';
import { settingsUses } from './settings';

/** A content, a place, a category or a section of the settings that uses something. */
interface Use {
  readonly area: string;
  readonly id: number;
  readonly title: string;
  readonly route: string;
}

/**
 * What contents use, and places and categories too: the table that says which, and its column of what is used. Of what
 * settings use the table is what it is.
 */
const USED = {
  file: { table: 'content_files', column: 'file_id', settings: 'files' },
  content: { table: 'content_links', column: 'target_id', settings: 'contents' },
  place: { table: 'place_links', column: 'place_id', settings: null },
} as const;

/** Title of the category f: it is read in the interface's language. */
const CATEGORY_TITLE = `(
  select t.title from category_contents t where t.category_id = f.id
   order by t.lang <> '${INTERFACE_LANGUAGE}', t.lang limit 1)`;

/** Sections of the settings that use what there is of theirs: an id that they keep may be that of something else by now. */
const SECTIONS = `
    union all
    select '${SETTINGS_AREA}', s.id, s.id, min(s.used)
      from unnest($6::integer[], $7::integer[], $8::text[]) as s(id, used, area)
     where s.area is null
        or exists (select from contents t where t.id = s.used and t.area = s.area and t.revision_of is null)
     group by s.id`;

/**
 * Of contents: not those that go too; the places that lie in one use it as well. Of files: the categories that have one as
 * their cover, which are found by their group.
 */
const FURTHER: Readonly<Record<keyof typeof USED, string>> = {
  content: `
     where not c.id = any($1::integer[])
    union all
    select p.area, p.id, p.id, p.locality_id from places p where p.locality_id = any($1::integer[])`,
  file: `
    union all
    select '${CATEGORY_AREA}', k.id, k.main, k.cover_id from categories k where k.cover_id = any($1::integer[])`,
  place: '',
};

/** What a refusal says that something is in. */
const WHERE: Readonly<Record<string, 'category' | 'settings'>> = {
  [CATEGORY_AREA]: 'category',
  [SETTINGS_AREA]: 'settings',
};

/** Contents named at most: enough to see what it is about. */
const NAMED = 20;

/** A revision draft counts as its item, and leads to itself where the item does without. */
const usesText = (of: keyof typeof USED): string => {
  const { table, column } = USED[of];
  return `
  with uses as (
    select coalesce(u.revision_of, u.id) as id, coalesce(max(u.id) filter (where u.revision_of is null), max(u.id)) as at,
           min(l.${column}) as used
      from ${table} l join contents u on u.id = l.content_id
     where l.${column} = any($1::integer[]) group by 1),
  found as (
    select c.area, c.id, uses.at, uses.used from uses join contents c on c.id = uses.id${FURTHER[of]}${SECTIONS}),
  told as (
    select f.*, f.area = any($3::text[]) or (f.area = '${SETTINGS_AREA}' and f.id = any($9::integer[])) as named
      from found f)
  select f.*, count(*) over () as total, count(*) filter (where f.named) over () as visible,
         case f.area when '${PLACE_AREA}' then (select nome from places where id = f.id)
                     when '${CATEGORY_AREA}' then ${CATEGORY_TITLE}
                     else (select t.title from translations t where t.content_id = f.id
                            order by ${languageOrder('$2')} limit 1) end as title,
         case when f.area = '${PLACE_AREA}' then (select t.code from places p join place_types t on t.id = p.type_id
                                                   where p.id = f.id) end as code
    from told f order by named desc, f.id desc, f.area limit $4 offset $5`;
};

interface UseRow {
  readonly area: string;
  readonly id: number;
  readonly at: number;
  readonly used: number;
  readonly named: boolean;
  readonly total: number;
  readonly visible: number;
  readonly title: string | null;
  /** Place type of a place. */
  readonly code: string | null;
}

/** Who wants to know what of. */
interface Question {
  readonly languages: ContentLanguages;
  readonly user: RequestUser;
  readonly of: keyof typeof USED;
  readonly ids: readonly number[];
}

/** What a row is called, and where it is looked at. */
function useOf({ area, id, at, title, code }: UseRow): Use {
  const section = area === SETTINGS_AREA ? settingsSectionOf(id) : undefined;
  if (section !== undefined) return { area, id, title: section.title, route: section.route };
  return { area, id, title: title ?? '', route: area === CATEGORY_AREA ? categoriesPath(at) : routeOf(area, at, code) };
}

async function usesOf(db: Queryable, { languages, user, of, ids }: Question, limit: number, offset = 0) {
  const table = USED[of].settings;
  const sections = table === null ? [] : await settingsUses(db, table, ids);
  const { rows } = await db.query<UseRow & Record<string, unknown>>({
    name: `${of}-uses`,
    text: usesText(of),
    values: [
      ids,
      languages,
      [...readerOf(user).areas, ...(user.may(`${CATEGORY_AREA}-view`) ? [CATEGORY_AREA] : [])],
      limit,
      offset,
      sections.map(({ section }) => section.id),
      sections.map(({ used }) => used),
      sections.map(({ area }) => area),
      settingsSections.filter((section) => mayOpen(user, section)).map(({ id }) => id),
    ],
  });
  return { uses: rows.filter(({ named }) => named).map(useOf), first: rows[0] };
}

/** A page of the contents that use one, of those that the user may view, the newest first; with how many they are. */
export async function pageOfUses(db: Queryable, question: Question, { page, limit }: Page) {
  const { uses, first } = await usesOf(db, question, limit, (page - 1) * limit);
  return { uses, total: first?.visible ?? 0 };
}

/** Who deletes what. */
interface Removal extends Question {
  /** What one of those that are used is called. */
  readonly nameOf: (used: number) => Promise<string> | string;
}

/**
 * Refuses with 409 to delete what contents use that are not deleted too: `data.contents` are the newest of those that the
 * user may view, `data.total` is how many there are. The caller has locked what is deleted. Source: contract, 'Pinned'.
 */
export async function refuseUsedByContents(tx: Queryable, removal: Removal): Promise<void> {
  const { uses, first } = await usesOf(tx, removal, NAMED);
  if (first === undefined) return;
  const { used, total, visible } = first;
  const [use] = uses;
  const named =
    use === undefined ? null : { title: use.title || `n. ${use.id}`, where: WHERE[use.area] ?? ('content' as const) };
  const message = usageTexts.inUse(await removal.nameOf(used), named, { visible, hidden: total - visible });
  throw new HttpError(409, message, { data: { message, contents: uses, total } });
}
