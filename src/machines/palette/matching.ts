import { fold } from '../../content/text/fold';
import {
  editsAllowed,
  isMistyped,
  isStemOf,
  lettersOf,
  missingLetters,
  stemOf,
  stemsFor,
  wordsIn,
  wordsOf,
} from './words';

/** What is searched in: a title and further words that mean the same. */
export interface Matchable {
  readonly title: string;
  readonly keywords: readonly string[];
  /** What else it is called: typed in full, it is as good as the title. Without them nothing. */
  readonly names?: readonly string[];
}

/** How a word of a row answers a typed word, by number: not at all, mistyped, by another form or a synonym, … */
const MISTYPED = 1;
const AKIN = 2;
const WITHIN = 3;
const START = 4;

/** What such an answer is worth in a title, and in a keyword. */
const IN_TITLE = [0, 1, 2, 5, 6] as const;
const IN_KEYWORD = [0, 1, 2, 3, 4] as const;
/** What a row is worth whose title begins with all that is typed, or is all that is typed. */
const TITLE_BEGINS = 7;
const TITLE_ITSELF = 8;

/** Fewest and most letters that count as initials. */
const INITIALS = { fewest: 2, most: 6 } as const;
/** Most typed words whose answers are kept: those before the one that is being typed. */
const MOST_KEPT = 16;

/** The words of all rows, each once, so that a typed word is compared with each of them once. */
interface Index {
  readonly titles: readonly string[];
  readonly initials: readonly string[];
  /** Folded. */
  readonly names: readonly (readonly string[])[];
  readonly vocabulary: readonly string[];
  readonly letters: readonly number[];
  /** Numbers of words: those of row i from `starts[i]`, its title's up to `titleEnds[i]`. */
  readonly words: Uint32Array;
  readonly starts: Uint32Array;
  readonly titleEnds: Uint32Array;
  /** Typed word → how each word of the vocabulary answers it. */
  readonly answers: Map<string, Uint8Array>;
}

/** Gives each word a number, the same whenever it comes again. */
function createNumbering() {
  const numbers = new Map<string, number>();
  const texts = new Map<string, readonly number[]>();
  const vocabulary: string[] = [];
  const numberOf = (word: string): number => {
    const known = numbers.get(word);
    if (known !== undefined) return known;
    numbers.set(word, vocabulary.length);
    return vocabulary.push(word) - 1;
  };
  return {
    vocabulary,
    numberOf,
    /** The words of a text that many rows share. */
    numbersOf(text: string): readonly number[] {
      const known = texts.get(text);
      if (known !== undefined) return known;
      const found = wordsIn(fold(text)).map(numberOf);
      texts.set(text, found);
      return found;
    },
  };
}

function buildIndex(rows: readonly Matchable[]): Index {
  const { vocabulary, numberOf, numbersOf } = createNumbering();
  const words: number[] = [];
  const starts = new Uint32Array(rows.length + 1);
  const titleEnds = new Uint32Array(rows.length);
  const titles: string[] = [];
  const initials: string[] = [];
  for (const [position, { title, keywords }] of rows.entries()) {
    const folded = fold(title);
    const ofTitle = wordsIn(folded);
    titles.push(folded);
    initials.push(ofTitle.length < INITIALS.fewest ? '' : ofTitle.map((word) => word.charAt(0)).join(''));
    for (const word of ofTitle) words.push(numberOf(word));
    titleEnds[position] = words.length;
    for (const keyword of keywords) for (const number of numbersOf(keyword)) words.push(number);
    starts[position + 1] = words.length;
  }
  const letters = vocabulary.map(lettersOf);
  return {
    titles,
    initials,
    names: rows.map(({ names = [] }) => names.map(fold)),
    vocabulary,
    letters,
    words: Uint32Array.from(words),
    starts,
    titleEnds,
    answers: new Map(),
  };
}

const indexes = new WeakMap<readonly Matchable[], Index>();

/** Rows never change, so that their words are read once; done before the first key, that one is as quick as the others. */
export function indexOf(rows: readonly Matchable[]): Index {
  const known = indexes.get(rows);
  if (known !== undefined) return known;
  const index = buildIndex(rows);
  indexes.set(rows, index);
  return index;
}

/** How each word of the vocabulary answers a typed word. */
function answersTo(typed: string, { vocabulary, letters, answers }: Index): Uint8Array {
  const known = answers.get(typed);
  if (known !== undefined) return known;
  const stems = [...stemsFor(typed)];
  const edits = editsAllowed(typed);
  const own = lettersOf(typed);
  const found = Uint8Array.from(vocabulary, (word, number) => {
    if (word.startsWith(typed)) return START;
    if (word.includes(typed)) return WITHIN;
    if (stems.some((stem) => isStemOf(stem, word))) return AKIN;
    // Most words lack more of the letters than may be wrong: that is seen at once.
    if (edits === 0 || missingLetters(own, letters[number] ?? 0) > edits) return 0;
    return isMistyped(typed, word, edits) ? MISTYPED : 0;
  });
  if (answers.size >= MOST_KEPT) answers.clear();
  answers.set(typed, found);
  return found;
}

/** How well a row answers one typed word. */
function worth(index: Index, row: number, answers: Uint8Array): number {
  const end = index.starts[row + 1] ?? 0;
  const titleEnd = index.titleEnds[row] ?? 0;
  let best = 0;
  for (let at = index.starts[row] ?? 0; at < end; at += 1) {
    const answer = answers[index.words[at] ?? 0] ?? 0;
    if (answer === 0) continue;
    const value = (at < titleEnd ? IN_TITLE : IN_KEYWORD)[answer] ?? 0;
    if (value > best) best = value;
  }
  return best;
}

/** How well a row answers everything typed: as well as its worst word does. */
function worthOfAll(index: Index, row: number, answers: readonly Uint8Array[]): number {
  let worst = TITLE_BEGINS - 1;
  for (const one of answers) {
    worst = Math.min(worst, worth(index, row, one));
    if (worst === 0) return 0;
  }
  return worst;
}

/** Folded once: a row is looked at with every key that is typed. */
const foldedTitles = new WeakMap<Matchable, string>();

function foldedTitle(row: Matchable): string {
  const known = foldedTitles.get(row) ?? fold(row.title);
  foldedTitles.set(row, known);
  return known;
}

/** Whether a row has each typed word in its title, or is called exactly so. */
export function titledBy(query: string): (row: Matchable) => boolean {
  const whole = fold(query);
  const words = wordsOf(query);
  const sought = words.length === 0 ? [whole] : words;
  return (row) =>
    sought.every((word) => foldedTitle(row).includes(word)) || (row.names ?? []).some((name) => fold(name) === whole);
}

/** Fewest letters that name a word of a title by its beginning. */
const NAMING = 3;

/**
 * Whether each typed word begins a word of the title, or is a word of the row or a form of one: a keyword that is only
 * begun, or meant by a synonym, does not name a row, nor do one letter or two.
 */
export function isNamedBy({ title, keywords }: Matchable, query: string): boolean {
  const ofTitle = wordsIn(fold(title));
  const all = [...ofTitle, ...keywords.flatMap((keyword) => wordsIn(fold(keyword)))];
  return wordsOf(query).every(
    (typed) =>
      (typed.length >= NAMING && ofTitle.some((word) => word.startsWith(typed))) ||
      all.some((word) => word === typed || isStemOf(stemOf(typed), word)),
  );
}

const isInitials = (words: readonly string[]): boolean => {
  const [word = ''] = words;
  return words.length === 1 && word.length >= INITIALS.fewest && word.length <= INITIALS.most;
};

/** The rows that answer a query. */
export interface Ranked<Row> {
  /** Groups of rows that answer equally well, the best first, each in the rows' own order. */
  readonly exact: readonly (readonly Row[])[];
  /** Rows that answer only if something is mistyped, or as initials. */
  readonly similar: readonly Row[];
}

/**
 * The rows that answer a query, by how well they do: the title or a name itself, a title's beginning, then as well as the
 * worst word does (the start of a word of the title, within one, the same of a keyword, another form or a synonym). All of
 * them for an empty query.
 */
export function rankedBy<Row extends Matchable>(rows: readonly Row[], query: string): Ranked<Row> {
  const whole = fold(query);
  if (whole === '') return { exact: [rows], similar: [] };
  const index = indexOf(rows);
  const words = wordsOf(query);
  const answers = words.map((word) => answersTo(word, index));
  const mayBeInitials = isInitials(words);
  const groups: Row[][] = Array.from({ length: TITLE_ITSELF + 1 }, () => []);
  for (const [position, row] of rows.entries()) {
    const title = index.titles[position] ?? '';
    // Signs alone are no words.
    let value =
      words.length === 0 ? IN_TITLE[title.includes(whole) ? WITHIN : 0] : worthOfAll(index, position, answers);
    if (value > MISTYPED && title.startsWith(whole)) value = title === whole ? TITLE_ITSELF : TITLE_BEGINS;
    if (index.names[position]?.includes(whole)) value = TITLE_ITSELF;
    if (value === 0 && mayBeInitials && index.initials[position]?.startsWith(whole)) value = MISTYPED;
    groups[value]?.push(row);
  }
  return { exact: groups.slice(MISTYPED + 1).reverse(), similar: groups[MISTYPED] ?? [] };
}

/** The rows that answer the query, best first, equals in their own order; all of them for an empty query. */
export function rank<Row extends Matchable>(rows: readonly Row[], query: string): readonly Row[] {
  const { exact, similar } = rankedBy(rows, query);
  return exact.length === 1 ? (exact[0] ?? []) : [...exact.flat(), ...similar];
}
