import { PLACE_AREA, PLACE_TYPE_AREA } from '../../src/content/field/areas';
import { desks } from '../../src/content/listings/desks';
import { places } from '../../src/content/listings/places';
import { placeTypes } from '../../src/content/listings/placeTypes';
import { roles } from '../../src/content/listings/roles';
import { tags } from '../../src/content/listings/tags';
import { users } from '../../src/content/listings/users';
import { listAddress, recordAddress } from '../../src/content/lists/addresses';
import { TAG_GROUP } from '../../src/content/lists/categories';
import { type Listing, rowListAddress } from '../../src/content/lists/listing';
import { contents } from '../../src/content/whole';
import { INTERFACE_LANGUAGE } from '../../src/contract/languages';
import { viewableAreas } from '../auth/told';
import { languageOrder } from '../db/languageOrder';
import type { Queryable } from '../db/types';
import { Values } from '../db/values';
import { ADMINISTRATOR, type RequestUser } from '../http/caller';
import type { Services } from '../services';

/** Something that can be found, as (area, id, title, lang, status, role, desk, code), and only for who may see it. */
export interface Source {
  readonly table: string;
  /** Expression of the area of what is found. */
  readonly area: string;
  readonly id: string;
  readonly columns: string;
  readonly folded: string;
  /** How the folded text begins, as an index has it; without it the text itself. */
  readonly start?: string;
  /** Expressions of the name of its page in an address, and of the language of that page; without them it has none. */
  readonly page?: { readonly slug: string; readonly lang: string };
  /** Which of its rows can be found. */
  readonly condition: string;
  /** Of these, which this user may find. */
  readonly permitted: string;
  /**
   * FROM of so many of its texts, the newest first, as an index has them side by side. Without it all its rows may be
   * compared one by one.
   */
  readonly newest?: (rows: number) => string;
  /** Whether a text that looks like what is searched for is found, whatever words are known. */
  readonly isLikened: boolean;
}

/** Name of a tag: in Italian, or the first there is. Over `categories c`. */
export const TAG_NAME = `coalesce(
  (select nullif(it.title, '') from category_contents it where it.category_id = c.id and it.lang = '${INTERFACE_LANGUAGE}'),
  (select min(t.title) from category_contents t where t.category_id = c.id), '')`;

/** Role and desk of what is no person, and the code of what has none. */
const NOBODY = 'null as role, null as desk';
const CODELESS = 'null as code';

const userName = `trim(u.first_name || ' ' || u.last_name)`;

const USERS: Source = {
  table: 'users u join roles ur on ur.id = u.role_id join desks ud on ud.id = u.desk_id',
  area: `'${users.area}'`,
  id: 'u.id',
  columns: `'${users.area}' as area, u.id, coalesce(nullif(${userName}, ''), nullif(u.company, ''), u.username) as title,
            null as lang, case when u.active then 1 else 0 end as status, ur.title as role, ud.nome as desk, ${CODELESS}`,
  folded: 'u.folded',
  condition: 'true',
  permitted: 'true',
  newest: (rows) => `(select id, folded from users order by id desc limit ${rows}) u`,
  isLikened: true,
};

/** Rows whose texts are folded by the search itself, each once; `offset 0` keeps the planner from folding anew at every look. */
const foldedOnce = (select: string, alias: string) => `(${select} offset 0) ${alias}`;

const ROLES: Source = {
  table: foldedOnce(`select id, title, fold(title || ' ' || name) as folded from roles`, 'r'),
  area: `'${roles.area}'`,
  id: 'r.id',
  columns: `'${roles.area}' as area, r.id, r.title, null as lang, null::integer as status, ${NOBODY}, ${CODELESS}`,
  folded: 'r.folded',
  condition: 'true',
  permitted: 'true',
  isLikened: true,
};

const DESKS: Source = {
  table: foldedOnce('select id, nome, fold(nome) as folded from desks', 'd'),
  area: `'${desks.area}'`,
  id: 'd.id',
  columns: `'${desks.area}' as area, d.id, d.nome as title, null as lang, null::integer as status, ${NOBODY}, ${CODELESS}`,
  folded: 'd.folded',
  condition: 'true',
  permitted: 'true',
  isLikened: true,
};

/** Tags by their names in all languages, called by their Italian ones; the tree that they are of has no other entries. */
const TAGS: Source = {
  table: foldedOnce(
    `select c.id, ${TAG_NAME} as title,
            (select string_agg(fold(t.title), ' ' order by t.lang <> '${INTERFACE_LANGUAGE}', t.lang)
               from category_contents t where t.category_id = c.id) as folded
       from categories c where c.main = ${TAG_GROUP}`,
    'g',
  ),
  area: `'${tags.area}'`,
  id: 'g.id',
  columns: `'${tags.area}' as area, g.id, g.title, null as lang, null::integer as status, ${NOBODY}, ${CODELESS}`,
  folded: 'g.folded',
  condition: 'true',
  permitted: 'true',
  isLikened: true,
};

/** The address of a place contains its type's code. */
const PLACES: Source = {
  table: 'places p join place_types pt on pt.id = p.type_id',
  area: `'${PLACE_AREA}'`,
  id: 'p.id',
  columns: `'${PLACE_AREA}' as area, p.id, p.nome as title, null as lang, null::integer as status, ${NOBODY}, pt.code`,
  folded: 'p.folded',
  start: 'left(p.folded, 40)',
  condition: 'true',
  permitted: 'true',
  newest: (rows) => `(select id, folded from places order by id desc limit ${rows}) p`,
  isLikened: false,
};

const PLACE_TYPES: Source = {
  table: 'place_types pt',
  area: `'${PLACE_TYPE_AREA}'`,
  id: 'pt.id',
  columns: `'${PLACE_TYPE_AREA}' as area, pt.id, pt.title, null as lang, null::integer as status, ${NOBODY}, pt.code`,
  folded: 'pt.folded',
  condition: 'true',
  permitted: 'true',
  isLikened: true,
};

const textsOf = (areas: readonly string[], values: Values): Source => ({
  table: 'translations t',
  area: 't.area',
  id: 't.content_id',
  columns: `t.area, t.content_id as id, t.title, t.lang, t.status::integer as status, ${NOBODY}, ${CODELESS}`,
  folded: 't.folded',
  start: 'left(t.folded, 40)',
  page: { slug: 't.slug', lang: 't.lang' },
  condition: 't.revision_of is null',
  permitted: `t.area = any(${values.add(areas)}::text[])`,
  newest: (rows) => `(select content_id, area, folded from translations
                       where revision_of is null order by content_id desc limit ${rows}) t`,
  isLikened: false,
});

/** What this user may find, in one area or in all; values of the conditions go into `values`. */
export function sourcesFor(user: RequestUser, area: string | undefined, values: Values): Source[] {
  const isWanted = (candidate: string) => area === undefined || area === candidate;
  const areas = viewableAreas(user).filter(isWanted);
  return [
    ...(areas.length > 0 ? [textsOf(areas, values)] : []),
    ...(user.may('luoghi-view') && isWanted(PLACE_AREA) ? [PLACES] : []),
    ...(user.mayAny([PLACE_TYPE_AREA, PLACE_AREA], 'view') && isWanted(PLACE_TYPE_AREA) ? [PLACE_TYPES] : []),
    ...(user.may('user-view') && isWanted(users.area) ? [USERS] : []),
    ...(user.role === ADMINISTRATOR && isWanted(roles.area) ? [ROLES] : []),
    ...(user.mayAny(tags.abilities, 'view') && isWanted(tags.area) ? [TAGS] : []),
    ...(user.may('redazioni-view') && isWanted(desks.area) ? [DESKS] : []),
  ];
}

/** Every listing whose records can be found. */
export const FOUND_LISTINGS: readonly Listing[] = [...contents, users, roles, desks, tags, places, placeTypes];

/** The client's route of something found; `code` is that of a place's type, or a place type's own. */
export function routeOf(area: string, id: number, code: string | null = null): string {
  const listing = FOUND_LISTINGS.find((declared) => declared.area === area);
  if (listing === undefined) return '';
  const row = { id, code };
  return (
    recordAddress(listing, id, { row }) ?? rowListAddress(listing, row) ?? (code === null ? '' : listAddress(listing))
  );
}

/** Who searches, and where. */
export interface Searcher extends Pick<Services, 'languages'> {
  readonly db: Queryable;
  readonly user: RequestUser;
  /** The one that is searched; without it all. */
  readonly area?: string | undefined;
}

export interface FoundRow {
  area: string;
  id: number;
  title: string;
  lang: string | null;
  status: number | null;
  role: string | null;
  desk: string | null;
  code: string | null;
  rank: number;
}

/** A condition on a source's folded text or id, and how good what it finds is. */
export interface Question {
  readonly rank: string;
  readonly condition: string;
}

/** Rows that one question to one source gives at most: enough to rank, few enough to be quick over any text. */
const CANDIDATES = 500;

/** What a source has for a question. */
export const answersOf = (source: Source, { rank, condition }: Question): string =>
  `(select ${source.columns}, (${rank})::real as rank from ${source.table}
     where ${source.condition} and ${source.permitted} and (${condition}) limit ${CANDIDATES})`;

/** SELECT of the best of all hits, a CTE, one row an item, in the language that fits best. */
export const bestOf = (hits: string, languages: string, limit: string): string => `
  select * from (select distinct on (area, id) * from ${hits} hits
                  order by area, id, rank, ${languageOrder(languages, 'lang')}) best
   order by rank, length(title), area, id desc limit ${limit}`;

/** The best of what some questions find in each source. */
export async function rowsFor(
  { db, languages, user, area }: Searcher,
  limit: number,
  asking: (values: Values) => (source: Source) => readonly Question[],
): Promise<FoundRow[]> {
  const values = new Values();
  const questionsOf = asking(values);
  const selects = sourcesFor(user, area, values).flatMap((source) =>
    questionsOf(source).map((question) => answersOf(source, question)),
  );
  if (selects.length === 0) return [];
  const hits = `(${selects.join(' union all ')})`;
  const text = bestOf(hits, values.add(languages), values.add(limit));
  return (await db.query<FoundRow>(text, values.list)).rows;
}
