import type { RequestUser } from '../auth/context';
import { languageOrder } from '../db/languageOrder';
import type { Queryable } from '../db/types';
import { Values } from '../db/values';
import type { Services } from '../services';
import { type Source, sourcesFor } from './searchSources';

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
