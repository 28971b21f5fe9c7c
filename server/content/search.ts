import type { Found } from '../../src/contract/search';
import { idQuery } from '../../src/machines/palette/phrases';
import { wordsOf } from '../../src/machines/palette/words';
import type { RequestUser } from '../auth/context';
import { idOf } from '../db/ids';
import { languageOrder } from '../db/languageOrder';
import { containing, containsWord, startingWith } from '../db/textSearch';
import type { Queryable } from '../db/types';
import { Values } from '../db/values';
import { alikeWords, MISTYPED_WORDS } from '../search/knownWords';
import type { Services } from '../services';
import { FOUND_LISTINGS, routeOf, type Source, sourcesFor } from './searchSources';

/** Found rows unless the client says otherwise, and at most. */
const DEFAULT_LIMIT = 10;
const GREATEST_LIMIT = 50;
/** Longest search that is looked at, in characters: longer ones are cut. */
const QUERY_LIMIT = 120;
/** What is searched for: the folded text, its words, and the id that it may be, of some areas or of any. */
interface Wanted {
  readonly text: string;
  readonly words: readonly string[];
  readonly id: number | null;
  readonly areas: readonly string[] | null;
}

function wantedOf(q: string): Wanted {
  const text = q
    .slice(0, QUERY_LIMIT)
    .replace(/\0|\p{Surrogate}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
  const named = idQuery(wordsOf(text), FOUND_LISTINGS);
  return {
    text,
    words: text === '' ? [] : [...new Set(text.split(' '))],
    id: named === null ? null : idOf(named.id),
    areas: named?.among?.map(({ area }) => area) ?? null,
  };
}

/** Who searches, and where. */
interface Searcher extends Pick<Services, 'languages'> {
  readonly db: Queryable;
  readonly user: RequestUser;
  /** The one that is searched; without it all. */
  readonly area?: string | undefined;
}

interface FoundRow {
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

/** What a source is searched for: a condition on its folded text or id, and how good what it finds is. */
interface Question {
  readonly rank: (source: Source) => string;
  /** Null where the question makes no sense for the source. */
  readonly condition: (source: Source) => string | null;
}

type Condition = (source: Source) => string;
const always = (rank: number) => () => String(rank);

const matches = (pattern: string, values: Values): Condition => {
  const at = values.add(pattern);
  return ({ folded }) => `${folded} like fold(${at})`;
};

/** Characters of a text that are looked up by how titles begin: half of what is indexed, for folding may make it longer. */
const LOOKED_UP = 20;

/** Titles that begin with a text. */
function begins(text: string, values: Values): Condition {
  const [start, whole] = [text.slice(0, LOOKED_UP), text].map((part) => values.add(startingWith(part)));
  return ({ folded, start: beginning = folded }) =>
    `${beginning} like fold(${start}) and ${folded} like fold(${whole})`;
}

const matchesAll =
  (words: readonly string[], values: Values): Condition =>
  ({ folded }) =>
    words.map((word) => containsWord(folded, word, values)).join(' and ');

/** Shorter texts are looked for at the beginning of words only: nearly every title contains them somewhere. */
const SHORTEST_INSIDE = 3;

/** 0 the id itself, 1 title begins with it, 2 a word does, 3 all its words occur. */
function literalQuestions({ text, words, id, areas }: Wanted, values: Values): Question[] {
  const questions: Question[] = [
    { rank: always(1), condition: begins(text, values) },
    { rank: always(2), condition: matches(containing(` ${text}`), values) },
  ];
  if (id !== null) {
    const at = values.add(id);
    const named = areas === null ? null : values.add(areas);
    const isNamed = ({ area }: Source) => (named === null ? 'true' : `${area} = any(${named}::text[])`);
    questions.push({ rank: always(0), condition: (source) => `${source.id} = ${at}::integer and ${isNamed(source)}` });
  }
  if (text.length >= SHORTEST_INSIDE) {
    questions.push({ rank: always(3), condition: matchesAll([text], values) });
    if (words.length > 1) questions.push({ rank: always(4), condition: matchesAll(words, values) });
  }
  return questions;
}

/** Rows that one question to one source gives at most: enough to rank, few enough to be quick over any text. */
const CANDIDATES = 500;

async function bestRows(
  { db, languages, user, area }: Searcher,
  limit: number,
  questionsOf: (values: Values) => readonly Question[],
): Promise<FoundRow[]> {
  const values = new Values();
  const questions = questionsOf(values);
  const selects = sourcesFor(user, area, values).flatMap((source) => {
    const selectable = questions.flatMap(({ rank, condition }) => {
      const where = condition(source);
      return where === null ? [] : [{ rank: `(${rank(source)})::real`, where: `(${where})` }];
    });
    const select = (rank: string, where: string) =>
      `(select ${source.columns}, ${rank} as rank from ${source.table}
          where ${source.condition} and ${where} limit ${CANDIDATES})`;
    if (!source.isSmall) return selectable.map(({ rank, where }) => select(rank, where));
    // Few rows answer all questions at once: every further select is one more to plan.
    const ranks = selectable.map(({ rank, where }) => `case when ${where} then ${rank} end`);
    return selectable.length === 0
      ? []
      : [select(`least(${ranks})`, `(${selectable.map(({ where }) => where).join(' or ')})`)];
  });
  if (selects.length === 0) return [];
  const text = `
    with hits as (${selects.join(' union all ')}),
    best as (select distinct on (area, id) * from hits order by area, id, rank, ${languageOrder(values.add(languages), 'lang')})
    select * from best order by rank, length(title), area, id desc limit ${values.add(limit)}`;
  return (await db.query<FoundRow>(text, values.list)).rows;
}

/** What was probably meant: every word, or one that is like it, somewhere in the title; the most alike title first. */
async function mistypedRows(searcher: Searcher, wanted: Wanted, limit: number): Promise<FoundRow[]> {
  if (wanted.words.length > MISTYPED_WORDS) return [];
  const alike = await alikeWords(searcher.db, wanted.words);
  const meant = wanted.words.map((word, index) => [word, ...(alike[index] ?? [])]);
  return bestRows(searcher, limit, (values) => {
    const text = `fold(${values.add(wanted.text)})`;
    const conditions = meant.map((words) => words.map((word) => matches(containing(word), values)));
    const condition = (source: Source) =>
      conditions.map((any) => `(${any.map((one) => one(source)).join(' or ')})`).join(' and ');
    const rank = (source: Source) => `6 - word_similarity(${text}, ${source.folded})`;
    const isAlike = (source: Source) => (source.isSmall ? `${text} <% ${source.folded}` : null);
    return [
      { rank, condition },
      { rank, condition: isAlike },
    ];
  });
}

const foundOf = ({ area, id, title, lang, status, role, desk, code }: FoundRow): Found => {
  const found = { area, id, title, lang, status, route: routeOf(area, id, code) };
  return role === null ? found : { ...found, role, desk };
};

const limitOf = (sent: number | undefined): number =>
  sent === undefined || !Number.isInteger(sent) || sent < 1 ? DEFAULT_LIMIT : Math.min(sent, GREATEST_LIMIT);

/** Records read by their ids at once, at most. */
const MOST_NAMED = 20;

/** The records that are named as 'area:id', joined by commas, as far as the user may see them. */
export async function readEntities(
  { db, languages }: Pick<Services, 'db' | 'languages'>,
  user: RequestUser,
  of: string,
): Promise<Found[]> {
  const named = of.split(',', MOST_NAMED).flatMap((one) => {
    const [area = '', id = ''] = one.split(':');
    const number = idOf(id);
    return number === null ? [] : [{ area, id: number }];
  });
  const rows = await bestRows({ db, languages, user }, MOST_NAMED, (values) => {
    const [areas, ids] = [named.map(({ area }) => area), named.map(({ id }) => id)].map((list) => values.add(list));
    const pairs = `unnest(${areas}::text[], ${ids}::integer[])`;
    return [{ rank: always(0), condition: (source) => `(${source.area}, ${source.id}) in (select * from ${pairs})` }];
  });
  return rows.map(foundOf);
}

/**
 * What the user may see and means by `q`, best first, one row an item: its id, then titles that begin with it, that have
 * a word that does, that contain it, that contain all its words; typing errors only where that finds too little.
 * Source: contract, GET search.
 */
export async function searchEntities(
  { db, languages }: Pick<Services, 'db' | 'languages'>,
  user: RequestUser,
  query: { readonly q: string; readonly limit?: number | undefined; readonly area?: string | undefined },
): Promise<Found[]> {
  const searcher = { db, languages, user, area: query.area };
  const wanted = wantedOf(query.q);
  const limit = limitOf(query.limit);
  if (wanted.words.length === 0) return [];
  const literal = await bestRows(searcher, limit, (values) => literalQuestions(wanted, values));
  if (literal.length >= limit || wanted.text.length < SHORTEST_INSIDE) return literal.map(foundOf);
  const known = new Set(literal.map(({ area, id }) => `${area} ${id}`));
  const more = (await mistypedRows(searcher, wanted, limit)).filter(({ area, id }) => !known.has(`${area} ${id}`));
  return [...literal, ...more].slice(0, limit).map(foundOf);
}
