import { idOf } from './ids';
import type { Values } from './values';

const escaped = (text: string): string => text.replace(/[\\%_]/g, (character) => `\\${character}`);

/** LIKE pattern for what contains a typed text; its own % and _ count as themselves. */
export const containing = (text: string): string => `%${escaped(text)}%`;

/** LIKE pattern for what starts with a typed text; its own % and _ count as themselves. */
export const startingWith = (text: string): string => `${escaped(text)}%`;

/** Longest search that is looked at, in characters. */
const LONGEST_SEARCH = 200;

/** The words of a typed search, lower case, each once. */
export function searchWords(typed: unknown): string[] {
  const text = String(typed ?? '')
    .replace(/\0|\p{Surrogate}/gu, ' ')
    .slice(0, LONGEST_SEARCH)
    .trim()
    .toLowerCase();
  return text === '' ? [] : [...new Set(text.split(/\s+/))];
}

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
