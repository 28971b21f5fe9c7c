import { contentMinimum } from '../../src/contract/lookups';
import { isTold, readerOf } from '../auth/told';
import { languageOrder } from '../db/languageOrder';
import { Values } from '../db/values';
import type { RequestUser } from '../http/caller';
import { containsWords, nearnessTo, runSearch, searchText, searchWords } from '../search/textSearch';
import type { Services } from '../services';

/** Where it is looked up, and for whom. */
interface Lookup extends Pick<Services, 'db' | 'languages'> {
  readonly user: RequestUser;
}

/** Longest text that is looked for, and the most answers to it. */
const [LONGEST, MOST_FOUND] = [100, 50];

/** What a look-up wants: the contents of an area that hold words; of a province those whose own municipalities lie there. */
interface Named {
  readonly area: string;
  readonly words: readonly string[];
  readonly province: number | null;
}

/**
 * The title in the primary language, or the first there is, of those that a reader is told; found by any of these. The
 * nearest to the words come first.
 */
function foundBy({ area, words, province }: Named, languages: string, areas: string, values: Values): string {
  const inProvince =
    province === null
      ? 'true'
      : `exists (select from content_municipalities m join municipalities town on town.id = m.municipality_id
                  where m.content_id = f.id and m.is_chosen and town.province_id = ${values.add(province)}::integer)`;
  return `
  with found as (
    select distinct t.content_id as id from translations t
     where t.area = ${values.add(area)} and ${containsWords('t.folded', words, values)} and ${isTold('t', areas)}),
  titled as (
    select f.id, (select t.title from translations t where t.content_id = f.id and t.title <> '' and ${isTold('t', areas)}
                   order by ${languageOrder(languages)} limit 1) as title
      from found f join contents c on c.id = f.id and c.revision_of is null where ${inProvince})
  select id, title from titled where title is not null
   order by ${nearnessTo('fold(title)', words, values)}, fold(title), id limit ${MOST_FOUND}`;
}

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
  const text = searchText(typed, LONGEST);
  if (text.length < contentMinimum(area)) return [];
  const words = searchWords(text);
  const values = new Values();
  const [told, shown] = [values.add(readerOf(user).areas), values.add(languages)];
  return runSearch<Titled>(db, words, foundBy({ area, words, province }, shown, told, values), values);
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
 * The operator of an id, else operators by the words of their name: those of a province, by the municipalities that they
 * chose, or all; none below two characters. Source: contract, 'Shared look-ups'.
 */
export async function findOperators(lookup: Lookup, { id, name = '', provincia = 0 }: OperatorQuery) {
  const rows =
    id === undefined
      ? await findTitled(lookup, 'operatori', name, provincia > 0 ? provincia : null)
      : await titledById(lookup, 'operatori', id);
  return rows.map(({ id: found, title }) => ({ id: found, nome: title }));
}

/** Localities by the words of their name; none below two characters. Source: contract, 'Shared look-ups'. */
export async function findLocalities(lookup: Lookup, typed: string): Promise<{ id: number; name: string }[]> {
  const rows = await findTitled(lookup, 'localita', typed);
  return rows.map(({ id, title }) => ({ id, name: title }));
}

/** Information offices by the words of their name; none below three characters. Source: contract, 'Shared look-ups'. */
export const findOffices = (lookup: Lookup, typed: string): Promise<{ id: number; title: string }[]> =>
  findTitled(lookup, 'iat', typed);
