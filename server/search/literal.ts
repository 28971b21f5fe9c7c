import { Values } from '../db/values';
import { answersOf, bestOf, type FoundRow, type Searcher, type Source, sourcesFor } from './sources';
import { containing, INDEXABLE, runSearch, startingWith } from './textSearch';

/** What is searched for: the text in lower case, its words, and the id that it may be, of some areas or of any. */
export interface Wanted {
  readonly text: string;
  readonly words: readonly string[];
  readonly id: number | null;
  readonly areas: readonly string[] | null;
}

/** Shorter texts are looked for at the beginning of words only: nearly every title contains them somewhere. */
export const SHORTEST_INSIDE = 3;

/** Characters of a text that are looked up by how titles begin: half of what is indexed, for folding may make it longer. */
const LOOKED_UP = 20;

/** Behind every text in the order of bytes. */
const LAST_CHARACTER = String.fromCodePoint(0x10_ff_ff);

/** Newest texts compared one by one: a word that too few of them hold is so rare that looking it up costs little. */
const LOOKED_AT = 2000;

/** Rows read again for each item that is wanted: some items have several, one a language. */
const ROWS_AN_ITEM = 3;

type Condition = (folded: string) => string;

/** How good what holds a text in some way is. */
interface Rung {
  readonly rank: number;
  readonly holds: Condition;
}

/** Folded once for all rows; planned without a look at the text, so that one plan serves every search. */
const folded = (values: Values, text: string): string => `(select fold(${values.add(text)}))`;

function holdsWord(word: string, values: Values): Condition {
  const isIndexable = INDEXABLE.test(word);
  const sought = folded(values, isIndexable ? containing(word) : word);
  return (text) => (isIndexable ? `${text} like ${sought}` : `strpos(${text}, ${sought}) > 0`);
}

/** The best first: begins with the text, has a word that does, holds it, holds all its words. */
function ladderOf({ text, words }: Wanted, values: Values): Rung[] {
  const [start, inner] = [startingWith(text), containing(` ${text}`)].map((pattern) => folded(values, pattern));
  const beginnings = [
    { rank: 1, holds: (title: string) => `${title} like ${start}` },
    { rank: 2, holds: (title: string) => `${title} like ${inner}` },
  ];
  if (text.length < SHORTEST_INSIDE) return beginnings;
  const whole = { rank: 3, holds: holdsWord(text, values) };
  if (words.length === 1) return [...beginnings, whole];
  const each = words.map((word) => holdsWord(word, values));
  return [...beginnings, whole, { rank: 4, holds: (title) => each.map((holds) => holds(title)).join(' and ') }];
}

/** Rank of a folded text on a ladder; null below its last rung. */
const rankOn = (ladder: readonly Rung[], title: string): string =>
  `case ${ladder.map(({ rank, holds }) => `when ${holds(title)} then ${rank}`).join(' ')} end`;

/** Titles that begin with a text, by the index of how they begin: the function keeps that of what they hold out of it. */
function startCondition({ text }: Wanted, { start, folded: title }: Source, values: Values): string {
  const begin = text.slice(0, LOOKED_UP);
  const [whole, first, last] = [text, begin, begin + LAST_CHARACTER].map((part) => folded(values, part));
  return `${start} ~>=~ ${first} and ${start} ~<~ ${last} and starts_with(${title}, ${whole})`;
}

function idCondition({ id, areas }: Wanted, values: Values): ((source: Source) => string) | null {
  if (id === null) return null;
  const at = values.add(id);
  const named = areas === null ? null : values.add(areas);
  return (source) =>
    `${source.id} = ${at}::integer and ${named === null ? 'true' : `${source.area} = any(${named}::text[])`}`;
}

/** From three letters on every rung implies the last. */
const anyRung = (ladder: readonly Rung[], title: string): string =>
  (ladder.length > 2 ? ladder.slice(-1) : ladder).map(({ holds }) => `(${holds(title)})`).join(' or ');

const distinctItems = (selects: readonly string[]): string =>
  `(select count(*) from (${selects.join(' union ')}) items)`;

/**
 * What a text finds by its letters, in one statement: at once what begins with it and what small sources have; of the
 * others the newest are compared first. A rung is looked up in the index of all texts only where neither better rungs nor
 * these have as many as are wanted: a word that many rows hold is never looked up. Of 'rocca' among the places, ten of
 * them wanted, the pieces make this:
 *
 *     with hits_0 as (places that begin 'rocca', by the index of how texts begin, all of rank 1),
 *          seen_0 as (id and rank of the newest 2000 places like '%rocca%': 1 like 'rocca%', 2 like '% rocca%', else 3),
 *          near_seen_0 as (the whole rows of the 30 best of seen_0),
 *          better_2 as (how many items of rank 1 hits_0 and seen_0 hold),
 *          held_2 as (all places like '% rocca%', but none if seen_0 holds ten up to rank 2, or better_2 is ten),
 *          better_3 as (how many items of ranks 1 and 2 hits_0, seen_0 and held_2 hold),
 *          held_3 as (all places like '%rocca%', but none if seen_0 holds ten up to rank 3, or better_3 is ten)
 *     select the best row of each item of hits_0, near_seen_0, held_2 and held_3, the best ten of these
 */
function literalQuery(wanted: Wanted, sources: readonly Source[], values: Values, languages: string, limit: string) {
  const ladder = ladderOf(wanted, values);
  const isNamed = idCondition(wanted, values);
  const large = sources.flatMap(({ newest, ...source }, at) =>
    newest === undefined ? [] : [{ source, newest, seen: `seen_${at}` }],
  );
  const atOnce = sources.flatMap((source) => [
    ...(isNamed === null ? [] : [answersOf(source, { rank: '0', condition: isNamed(source) })]),
    ...(source.newest === undefined
      ? [answersOf(source, { rank: rankOn(ladder, source.folded), condition: anyRung(ladder, source.folded) })]
      : []),
    ...(source.start === undefined
      ? []
      : [answersOf(source, { rank: '1', condition: startCondition(wanted, source, values) })]),
  ]);
  const parts = atOnce.length === 0 ? [] : [`hits_0 as materialized (${atOnce.join(' union all ')})`];
  const hits = atOnce.length === 0 ? [] : ['hits_0'];
  for (const { source, newest, seen } of large) {
    const [rank, any] = [rankOn(ladder, source.folded), anyRung(ladder, source.folded)];
    parts.push(`${seen} as materialized (
      select ${source.area} as area, ${source.id} as id, ${rank} as rank, length(${source.folded})
        from ${newest(LOOKED_AT)} where ${source.permitted} and (${any}))`);
    const nearest = `select id from ${seen} order by rank, length limit ${ROWS_AN_ITEM} * ${limit}`;
    const condition = `(${any}) and ${source.id} in (${nearest})`;
    parts.push(`near_${seen} as (${answersOf(source, { rank, condition })})`);
    hits.push(`near_${seen}`);
  }
  for (const { rank, holds } of ladder) {
    const known = [...large.map(({ seen }) => seen), ...hits.filter((name) => !name.startsWith('near'))];
    const better = distinctItems(known.map((name) => `select area, id from ${name} where rank < ${rank}`));
    const looked = large
      .filter(({ source }) => rank > 1 || source.start === undefined)
      .map(({ source, seen }) => {
        const isOpen = `(select count(distinct id) from ${seen} where rank <= ${rank}) < ${limit}`;
        const condition = `${holds(source.folded)} and ${isOpen} and (select items from better_${rank}) < ${limit}`;
        return answersOf(source, { rank: String(rank), condition });
      });
    if (looked.length === 0) continue;
    parts.push(`better_${rank} as materialized (select ${better} as items)`);
    parts.push(`held_${rank} as materialized (${looked.join(' union all ')})`);
    hits.push(`held_${rank}`);
  }
  const all = `(${hits.map((name) => `select * from ${name}`).join(' union all ')})`;
  return `with ${parts.join(', ')} ${bestOf(all, languages, limit)}`;
}

/** The items that a text means by its letters, the best first: by its id, then by the rungs of the ladder. */
export async function literalRows(
  { db, languages, user, area }: Searcher,
  wanted: Wanted,
  limit: number,
): Promise<FoundRow[]> {
  const values = new Values();
  const sources = sourcesFor(user, area, values);
  if (sources.length === 0) return [];
  const text = literalQuery(wanted, sources, values, values.add(languages), `${values.add(limit)}::integer`);
  return runSearch<FoundRow>(db, wanted.words, text, values);
}
