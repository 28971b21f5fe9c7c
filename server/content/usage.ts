import { PLACE_AREA } from '../../src/content/model/placeArea';
import { type ContentLanguages, INTERFACE_LANGUAGE } from '../../src/contract/languages';
import { categoriesPath } from '../../src/machines/access/paths';
import { usageTexts } from '../../src/messages/server/usage';
import type { RequestUser } from '../auth/context';
import { languageOrder } from '../db/languageOrder';
import type { Page } from '../db/selectPage';
import type { Queryable } from '../db/types';
import { HttpError } from '../http/errors';
import { routeOf } from './searchSources';
import { readerOf } from './told';

/** Area of the categories, among those of the contents. */
const CATEGORY_AREA = 'category';

/** A content, a place or a category that uses something. */
interface Use {
  readonly area: string;
  readonly id: number;
  readonly title: string;
  readonly route: string;
}

/** What contents use, and places and categories too: the table that says which, and its column of what is used. */
const USED = {
  file: { table: 'content_files', column: 'file_id' },
  content: { table: 'content_links', column: 'target_id' },
  place: { table: 'place_links', column: 'place_id' },
} as const;

/** Title of the category f: it is read in the interface's language. */
const CATEGORY_TITLE = `(
  select t.title from category_contents t where t.category_id = f.id
   order by t.lang <> '${INTERFACE_LANGUAGE}', t.lang limit 1)`;

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
    select c.area, c.id, uses.at, uses.used from uses join contents c on c.id = uses.id${FURTHER[of]})
  select f.*, f.area = any($3::text[]) as named, count(*) over () as total,
         count(*) filter (where f.area = any($3::text[])) over () as visible,
         case f.area when '${PLACE_AREA}' then (select nome from places where id = f.id)
                     when '${CATEGORY_AREA}' then ${CATEGORY_TITLE}
                     else (select t.title from translations t where t.content_id = f.id
                            order by ${languageOrder('$2')} limit 1) end as title,
         case when f.area = '${PLACE_AREA}' then (select t.code from places p join place_types t on t.id = p.type_id
                                                   where p.id = f.id) end as code
    from found f order by named desc, f.id desc, f.area limit $4 offset $5`;
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

async function usesOf(db: Queryable, { languages, user, of, ids }: Question, limit: number, offset = 0) {
  const { rows } = await db.query<UseRow & Record<string, unknown>>({
    name: `${of}-uses`,
    text: usesText(of),
    values: [
      ids,
      languages,
      [...readerOf(user).areas, ...(user.may(`${CATEGORY_AREA}-view`) ? [CATEGORY_AREA] : [])],
      limit,
      offset,
    ],
  });
  const uses: Use[] = rows
    .filter(({ named }) => named)
    .map(({ area, id, at, title, code }) => {
      return {
        area,
        id,
        title: title ?? '',
        route: area === CATEGORY_AREA ? categoriesPath(at) : routeOf(area, at, code),
      };
    });
  return { uses, first: rows[0] };
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
    use === undefined ? null : { title: use.title || `n. ${use.id}`, isCategory: use.area === CATEGORY_AREA };
  const message = usageTexts.inUse(await removal.nameOf(used), named, { visible, hidden: total - visible });
  throw new HttpError(409, message, { data: { message, contents: uses, total } });
}
