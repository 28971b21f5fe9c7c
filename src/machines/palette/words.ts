import { fold } from '../../content/text/fold';
import { portalAddressOf } from '../../content/text/portalAddress';
import { synonyms } from '../../messages/commands/synonyms';

/** Longest text that is compared; what is typed beyond it can't distinguish rows. */
export const LONGEST_TEXT = 200;
/** Most words that are compared. */
const MOST_WORDS = 12;
/** Shortest word of which another form, a synonym or a mistyped letter is thought of. */
const SHORTEST_FORM = 4;
/** Letters of a word for each of which one may be mistyped. */
const LETTERS_PER_EDIT = 5;
/** Fewest letters that stay of a word without its ending. */
const SHORTEST_STEM = 3;

/** Of a folded text: it may still have letters of another script. */
const PLAIN = /^[\x20-\x7e]*$/;
const WORD = /[\p{L}\p{N}]+/gu;
const PLAIN_WORD = /[a-z0-9]+/g;

/** The words of a folded text, without the signs between them. */
export const wordsIn = (folded: string): readonly string[] =>
  folded.match(PLAIN.test(folded) ? PLAIN_WORD : WORD) ?? [];

/** Whether there is more in a query than is compared; an address is none of words. */
export const isCut = (query: string): boolean =>
  portalAddressOf(query) === null &&
  (query.trim().length > LONGEST_TEXT || wordsIn(fold(query.slice(0, LONGEST_TEXT))).length > MOST_WORDS);

/** The words of a query, folded: as many as are compared. */
export const wordsOf = (query: string): readonly string[] =>
  wordsIn(fold(query.slice(0, LONGEST_TEXT))).slice(0, MOST_WORDS);

/**
 * A folded word without what gender, number and the infinitive change: 'nuovo' and 'nuova', 'elenco' and 'elenchi',
 * 'elimina' and 'eliminare' are one. Short words stay as they are.
 */
export function stemOf(word: string): string {
  if (word.length < SHORTEST_FORM) return word;
  const verb = word.replace(/(are|ere|ire)$/, '');
  const stem = (verb.length < SHORTEST_STEM ? word : verb).replace(/[aeio]+$/, '').replace(/(?<=[cg])h$/, '');
  return stem.length < SHORTEST_STEM ? word : stem;
}

const GROUPS = synonyms.map((group) => group.map(fold));

/** Whether it is the stem of a word. */
export const isStemOf = (stem: string, word: string): boolean => word.startsWith(stem) && stemOf(word) === stem;

/** The stems of a word and of the synonyms of what it is, or may become as one types on. */
export function stemsFor(word: string): ReadonlySet<string> {
  if (word.length < SHORTEST_FORM) return new Set();
  const stem = stemOf(word);
  const groups = GROUPS.filter((group) => group.some((one) => one.startsWith(word) || isStemOf(stem, one)));
  return new Set([stem, ...groups.flat().map(stemOf)]);
}

/** How many letters of a word may be mistyped; none of a short word or of a number. */
export const editsAllowed = (word: string): number =>
  word.length < SHORTEST_FORM || /\d/.test(word) ? 0 : Math.max(1, Math.floor(word.length / LETTERS_PER_EDIT));

const LETTERS = 26;
const FIRST_LETTER = 97;

/** The letters of a word as bits, those beyond a to z together in one. */
export function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) {
    const letter = word.charCodeAt(at) - FIRST_LETTER;
    bits |= 1 << (letter >= 0 && letter < LETTERS ? letter : LETTERS);
  }
  return bits;
}

/** How many letters of `own` a word with `other` letters lacks. */
export function missingLetters(own: number, other: number): number {
  let rest = own & ~other;
  let count = 0;
  while (rest !== 0) {
    rest &= rest - 1;
    count += 1;
  }
  return count;
}

const ROWS = 3;
const WIDEST = 64;
const table = Array.from({ length: ROWS }, () => new Uint8Array(WIDEST));

/**
 * Whether `typed` is `word`, or from five letters on its beginning, but for some mistyped letters: one too many, missing,
 * wrong, or exchanged with its neighbour (Damerau). Takes how many may be.
 */
export function isMistyped(typed: string, word: string, edits: number): boolean {
  const width = Math.min(word.length, typed.length + edits);
  if (width >= WIDEST || typed.length - word.length > edits) return false;
  const mayContinue = typed.length >= LETTERS_PER_EDIT;
  if (!mayContinue && word.length > width) return false;
  const last = lastRow(typed, word, width, edits);
  if (last === null) return false;
  return mayContinue ? last.subarray(0, width + 1).some((cost) => cost <= edits) : (last[width] ?? WIDEST) <= edits;
}

/** The last row of the table of distances, between the whole of `typed` and each beginning of `word`. */
function lastRow(typed: string, word: string, width: number, edits: number): Uint8Array | null {
  let [before, above, row] = table as [Uint8Array, Uint8Array, Uint8Array];
  for (let column = 0; column <= width; column += 1) above[column] = column;
  for (let line = 1; line <= typed.length; line += 1) {
    row[0] = line;
    let least = line;
    for (let column = 1; column <= width; column += 1) {
      const isSame = typed[line - 1] === word[column - 1];
      let cost = Math.min(above[column] ?? 0, row[column - 1] ?? 0) + 1;
      cost = Math.min(cost, (above[column - 1] ?? 0) + (isSame ? 0 : 1));
      const isSwapped = line > 1 && typed[line - 1] === word[column - 2] && typed[line - 2] === word[column - 1];
      if (isSwapped && column > 1) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      row[column] = cost;
      least = Math.min(least, cost);
    }
    // A swap may reach over one row that costs too much, so two have to.
    if (least > edits + 1) return null;
    [before, above, row] = [above, row, before];
  }
  return above;
}
