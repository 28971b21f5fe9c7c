import { editsAllowed, isMistyped } from '../../src/machines/palette/words';
import type { Queryable } from '../db/types';

/** Typed words looked up for typing errors; more than that is no search but a text. */
export const MISTYPED_WORDS = 6;

/** A known word beside a typed one, as far as both may be meant. */
interface Beside {
  readonly position: number;
  /** The typed word, folded. */
  readonly typed: string;
  readonly word: string;
  readonly alike: number;
}

/** Words that one typed word is compared with at most: those that share its beginning, its end, or many letters in a row. */
const COMPARED = 4000;
/** Most known words that a typed one is corrected to. */
const MEANINGS = 4;
/** Likeness from which words count as alike, that of the operator %. */
const ALIKE = 0.3;

/** By how many letters a known word differs from a typed one; null where it is another word. */
function editsBetween({ typed, word }: Beside): number | null {
  const allowed = editsAllowed(typed);
  for (let edits = 0; edits <= allowed; edits += 1) if (isMistyped(typed, word, edits)) return edits;
  return null;
}

/** The words that a typed one is with wrong letters, those with the fewest first. */
function mistypedFor(beside: readonly Beside[]): string[] {
  const mistyped = beside.flatMap((one) => {
    const edits = editsBetween(one);
    return edits === null ? [] : [{ word: one.word, edits, more: Math.abs(one.word.length - one.typed.length) }];
  });
  return mistyped
    .toSorted((a, b) => a.edits - b.edits || a.more - b.more || (a.word < b.word ? -1 : 1))
    .slice(0, MEANINGS)
    .map(({ word }) => word);
}

const alikeTo = (beside: readonly Beside[]): string[] =>
  beside
    .filter(({ alike }) => alike >= ALIKE)
    .toSorted((a, b) => b.alike - a.alike)
    .slice(0, MEANINGS)
    .map(({ word }) => word);

/** Words of all titles. */
const TITLE_WORDS = 'search_words';

/** The known words beside each typed one; none beside what is no plain word. `known` is a table or subquery of `word`. */
async function knownBeside(db: Queryable, words: readonly string[], known: string): Promise<Beside[][]> {
  // Folded once, not for every word it is compared with.
  const text = `
    with typed as materialized (
      select position, fold(word) as word from unnest($1::text[]) with ordinality as given(word, position))
    select typed.position, typed.word as typed, known.word, similarity(known.word, typed.word) as alike
      from typed
     cross join lateral (select v.word from ${known} v
                          where (v.word % typed.word or v.word like left(typed.word, 2) || '%'
                                 or v.word like '%' || right(typed.word, 2))
                            and length(v.word) >= length(typed.word) - length(typed.word) / 5 - 1
                          limit ${COMPARED}) as known`;
  const plain = words.filter((word) => /^[\p{L}\p{N}]+$/u.test(word));
  const { rows } = await db.query<Beside>(text, [plain]);
  return words.map((word) => {
    const position = plain.indexOf(word) + 1;
    return position === 0 ? [] : rows.filter((row) => row.position === position);
  });
}

/** Known words that each typed one is with wrong letters, the nearest first. */
export const mistypedWords = async (
  db: Queryable,
  words: readonly string[],
  known: string = TITLE_WORDS,
): Promise<string[][]> => (await knownBeside(db, words, known)).map(mistypedFor);

/**
 * Known words that each typed one may be for: those with the fewest wrong letters; without any, those that look most
 * alike. A word that nothing is like has none.
 */
export const alikeWords = async (db: Queryable, words: readonly string[]): Promise<string[][]> =>
  (await knownBeside(db, words, TITLE_WORDS)).map((beside) => {
    const mistyped = mistypedFor(beside);
    return mistyped.length > 0 ? mistyped : alikeTo(beside);
  });
