import { contentMinimum } from '../../src/contract/lookups';
import { languageOrder } from '../db/languageOrder';
import { containing, startingWith } from '../db/textSearch';
import type { Services } from '../services';

type Site = Pick<Services, 'db' | 'languages'>;

/** Longest text that is looked for, and the most answers to it. */
const [LONGEST, MOST_FOUND] = [100, 50];

/** The title in the primary language, or the first there is; found by any. Those that begin with the text come first. */
const FOUND = `
  with found as (
    select distinct t.content_id as id from translations t where t.area = $1 and t.folded like fold($2)),
  titled as (
    select f.id, (select t.title from translations t where t.content_id = f.id and t.title <> ''
                   order by ${languageOrder('$4')} limit 1) as title
      from found f join contents c on c.id = f.id and c.revision_of is null)
  select id, title from titled where title is not null
   order by fold(title) like fold($3) desc, fold(title), id limit ${MOST_FOUND}`;

async function findTitled({ db, languages }: Site, area: string, typed: string) {
  const text = typed
    .replace(/\0|\p{Surrogate}/gu, ' ')
    .trim()
    .slice(0, LONGEST);
  if (text.length < contentMinimum(area)) return [];
  const values = [area, containing(text), startingWith(text), languages];
  const { rows } = await db.query<{ id: number; title: string }>({ name: 'named-contents', text: FOUND, values });
  return rows;
}

/** Localities by name, accents folded; none below two characters. Source: contract, 'Shared look-ups'. */
export async function findLocalities(site: Site, typed: string): Promise<{ id: number; name: string }[]> {
  const rows = await findTitled(site, 'localita', typed);
  return rows.map(({ id, title }) => ({ id, name: title }));
}

/** Information offices by name, accents folded; none below three characters. Source: contract, 'Shared look-ups'. */
export const findOffices = (site: Site, typed: string): Promise<{ id: number; title: string }[]> =>
  findTitled(site, 'iat', typed);
