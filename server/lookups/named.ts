import { contentMinimum } from '../../src/contract/lookups';
import type { RequestUser } from '../auth/context';
import { isTold, readerOf } from '../content/told';
import { languageOrder } from '../db/languageOrder';
import { containing, startingWith } from '../db/textSearch';
import type { Services } from '../services';

/** Where it is looked up, and for whom. */
interface Lookup extends Pick<Services, 'db' | 'languages'> {
  readonly user: RequestUser;
}

/** Longest text that is looked for, and the most answers to it. */
const [LONGEST, MOST_FOUND] = [100, 50];

/**
 * The title in the primary language, or the first there is, of those that a reader of the areas $6 is told; found by any of
 * these. Those that begin with the text come first. $5 is the province that its own municipalities lie in, null for any.
 */
const FOUND = `
  with found as (
    select distinct t.content_id as id from translations t
     where t.area = $1 and t.folded like fold($2) and ${isTold('t', '$6')}),
  titled as (
    select f.id, (select t.title from translations t where t.content_id = f.id and t.title <> '' and ${isTold('t', '$6')}
                   order by ${languageOrder('$4')} limit 1) as title
      from found f join contents c on c.id = f.id and c.revision_of is null
     where $5::integer is null
        or exists (select from content_municipalities m join municipalities town on town.id = m.municipality_id
                    where m.content_id = f.id and m.is_chosen and town.province_id = $5))
  select id, title from titled where title is not null
   order by fold(title) like fold($3) desc, fold(title), id limit ${MOST_FOUND}`;

const BY_ID = `
  select c.id, t.title from contents c join translations t on t.content_id = c.id
   where c.area = $1 and c.id = $2 and c.revision_of is null and t.title <> '' and ${isTold('t', '$4')}
   order by ${languageOrder('$3')} limit 1`;

type Titled = { id: number; title: string };

async function findTitled(
  { db, languages, user }: Lookup,
  area: string,
  typed: string,
  province: number | null = null,
) {
  const text = typed
    .replace(/\0|\p{Surrogate}/gu, ' ')
    .trim()
    .slice(0, LONGEST);
  if (text.length < contentMinimum(area)) return [];
  const values = [area, containing(text), startingWith(text), languages, province, readerOf(user).areas];
  const { rows } = await db.query<Titled>({ name: 'named-contents', text: FOUND, values });
  return rows;
}

async function titledById({ db, languages, user }: Lookup, area: string, id: number): Promise<Titled[]> {
  const values = [area, id, languages, readerOf(user).areas];
  const { rows } = await db.query<Titled>({ name: 'named-content', text: BY_ID, values });
  return rows;
}

interface OperatorQuery {
  readonly id?: number | undefined;
  readonly name?: string | undefined;
  /** Province id; not positive means all. */
  readonly provincia?: number | undefined;
}

/**
 * The operator of an id, else operators by name, accents folded: those of a province, by the municipalities that they
 * chose, or all; none below two characters. Source: contract, 'Shared look-ups'.
 */
export async function findOperators(lookup: Lookup, { id, name = '', provincia = 0 }: OperatorQuery) {
  const rows =
    id === undefined
      ? await findTitled(lookup, 'operatori', name, provincia > 0 ? provincia : null)
      : await titledById(lookup, 'operatori', id);
  return rows.map(({ id: found, title }) => ({ id: found, nome: title }));
}

/** Localities by name, accents folded; none below two characters. Source: contract, 'Shared look-ups'. */
export async function findLocalities(lookup: Lookup, typed: string): Promise<{ id: number; name: string }[]> {
  const rows = await findTitled(lookup, 'localita', typed);
  return rows.map(({ id, title }) => ({ id, name: title }));
}

/** Information offices by name, accents folded; none below three characters. Source: contract, 'Shared look-ups'. */
export const findOffices = (lookup: Lookup, typed: string): Promise<{ id: number; title: string }[]> =>
  findTitled(lookup, 'iat', typed);
