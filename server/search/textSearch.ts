import { createHash } from 'node:crypto';
import { NEARNESS, typedWords } from '../../src/content/text/fold';
import { withoutInvisible } from '../../src/content/text/invisible';
import { idOf } from '../db/ids';
import type { Queryable } from '../db/types';
import type { Values } from '../db/values';

const escaped = (text: string): string => text.replace(/[\\%_]/g, (character) => `\\${character}`);

/** LIKE pattern for what contains a typed text; its own % and _ count as themselves. */
export const containing = (text: string): string => `%${escaped(text)}%`;

/** LIKE pattern for what starts with a typed text; its own % and _ count as themselves. */
export const startingWith = (text: string): string => `${escaped(text)}%`;

/** Longest search that is looked at, in characters. */
const LONGEST_SEARCH = 200;

/** A typed search as it is looked at: without what no text can hold, and no longer than is looked at. */
export const searchText = (typed: unknown, longest: number = LONGEST_SEARCH): string =>
  withoutInvisible(String(typed ?? ''))
    .replace(/\0|\p{Surrogate}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longest);

/** The words of a typed search, lower case, each once. */
export const searchWords = (typed: unknown, longest?: number): readonly string[] =>
  typedWords(searchText(typed, longest));

/** Three letters or digits in a row: the trigram index can't look for less, and scanning every row costs most. */
export const INDEXABLE = /[\p{L}\p{N}]{3}/u;

/** SQL condition that a folded text contains a word. `folded` is an expression, the word becomes a value. */
export function containsWord(folded: string, word: string, values: Values): string {
  return INDEXABLE.test(word)
    ? `${folded} like fold(${values.add(containing(word))})`
    : `strpos(${folded}, fold(${values.add(word)})) > 0`;
}

/** SQL conditions that a folded text has every word, or that the only word is the row's id. None for no words. */
export function wordsOrId(
  words: readonly string[],
  { folded, id }: { readonly folded: string; readonly id: string },
  values: Values,
): string[] {
  if (words.length === 0) return [];
  const [word = '', ...more] = words;
  const wanted = more.length > 0 ? null : idOf(word);
  const inText = words.map((one) => containsWord(folded, one, values)).join(' and ');
  return [wanted === null ? inText : `((${inText}) or ${id} = ${values.add(wanted)}::integer)`];
}

/** SQL condition that a folded text has every word; of no words it holds. */
export const containsWords = (folded: string, words: readonly string[], values: Values): string =>
  words.length === 0 ? 'true' : words.map((word) => containsWord(folded, word, values)).join(' and ');

/** SQL of a folded text with its words side by side, whatever stands between them. */
const spaced = (folded: string): string => `trim(regexp_replace(${folded}, '[''[:space:]-]+', ' ', 'g'))`;

/**
 * SQL of how near a folded text is to typed words, the nearest first: it is them, begins with them, has each at the beginning
 * of a word of its own, or only somewhere (`NEARNESS`).
 */
export function nearnessTo(folded: string, words: readonly string[], values: Values): string {
  const { itself, begins, wordsBegin, holds } = NEARNESS;
  const typed = words
    .join(' ')
    .replace(/['‐-―-]+/g, ' ')
    .replace(/ +/g, ' ')
    .trim();
  // Signs alone begin nothing. A bare number would name a column to sort by.
  if (typed === '') return `(${holds} + 0)`;
  const [text, whole] = [spaced(folded), `fold(${values.add(typed)})`];
  const starts = typed.split(' ').map((word) => `strpos(' ' || ${text}, ' ' || fold(${values.add(word)})) > 0`);
  return `case when ${text} = ${whole} then ${itself} when starts_with(${text}, ${whole}) then ${begins}
               when ${starts.join(' and ')} then ${wordsBegin} else ${holds} end`;
}

/** Words of a search whose statement is kept prepared: with more of them it is another one each time. */
const PREPARED_WORDS = 4;

/** Runs the statement of a search, which is another one for each number of words; that of a few words is kept prepared. */
export async function runSearch<Row extends object>(
  db: Queryable,
  words: readonly string[],
  text: string,
  { list }: Values,
): Promise<Row[]> {
  if (words.length > PREPARED_WORDS) return (await db.query<Row>(text, list)).rows;
  const name = `search ${createHash('sha256').update(text).digest('base64url')}`;
  return (await db.query<Row>({ name, text, values: list })).rows;
}
