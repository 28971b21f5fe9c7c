import { withoutInvisible } from './invisible';

const PLAIN = /^[\x20-\x7e]*$/;
const UNEVEN = / {2}|[^\S ]|^ | $/;

/** Letters and signs that are no plain one with an accent, as the server's `fold()` writes them. */
const WRITTEN: Readonly<Partial<Record<string, string>>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ı: 'i',
  ĸ: 'q',
  ŀ: 'l',
  ŉ: "'n",
  ſ: 's',
  µ: 'μ',
  ĳ: 'ij',
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ª: 'a',
  º: 'o',
  '…': '...',
};
const OTHERS = new RegExp(`[${Object.keys(WRITTEN).join('')}]`, 'g');
const APOSTROPHES = /[‘’‛′ʹʻʼʽ]/g;
const QUOTES = /[“”‟″]/g;
const DASHES = /[‐-―]/g;

/** Accents on their own, and what joins letters. */
const MARKS = /\p{M}|\u200c|\u200d/gu;

const withoutAccents = (text: string): string =>
  withoutInvisible(text)
    .normalize('NFD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(OTHERS, (letter) => WRITTEN[letter] ?? letter)
    .replace(APOSTROPHES, "'")
    .replace(QUOTES, '"')
    .replace(DASHES, '-');

/**
 * What is compared of a text: lower case, without accents and what nobody sees, apostrophes and dashes straight, blanks
 * single. 'Qualità' and 'QUALITA' are one. The database has the same function, and a table of cases that both are held to.
 */
export function fold(text: string): string {
  // Most texts have no accents, and stripping them is what takes the time.
  const plain = PLAIN.test(text) ? text.toLowerCase() : withoutAccents(text);
  return UNEVEN.test(plain) ? plain.replace(/\s+/g, ' ').trim() : plain;
}

/** What is typed as an apostrophe, or as the accent of the letter before it. */
const APOSTROPHE_LIKE = /[‘’‛′ʹʻʼʽ´`]/g;
/** Apostrophes that elide nothing: behind a vowel they stand for its accent ("citta'"), at a beginning for nothing. */
const NO_ELISION = /(?<=[aeiou]|[^\p{L}\p{N}']|^)'+/gu;
const BETWEEN = /[\s"“”„‟″«»]+/u;

/** A typed text, lower case, with its apostrophes straight and without those that stand for accents or quote. */
export const withoutAccentSigns = (typed: string): string =>
  withoutInvisible(typed)
    .toLowerCase()
    .replace(APOSTROPHE_LIKE, "'")
    .replace(NO_ELISION, (signs, at: number, text: string) =>
      /[\p{L}\p{N}]/u.test(text.charAt(at + signs.length)) ? ' ' : '',
    )
    .trim();

/**
 * The words of a typed search, lower case, each once. What has them all in any order is found: "dell'Emilia" are two of
 * them, of which the first keeps its apostrophe. A text of signs alone is a word.
 */
export function typedWords(typed: string): readonly string[] {
  const words = withoutAccentSigns(typed).replace(/'+/g, "' ").split(BETWEEN);
  const found = words.map((word) => word.replace(/[,;:]+$/, '')).filter((word) => word !== '');
  const text = withoutInvisible(typed).trim().toLowerCase();
  return [...new Set(found.length === 0 && text !== '' ? [text] : found)];
}

/** How near a folded text is to what is typed, the nearest first; the database ranks the same way (`nearnessTo`). */
export const NEARNESS = { itself: 0, begins: 1, wordsBegin: 2, holds: 3 } as const;
type Nearness = (typeof NEARNESS)[keyof typeof NEARNESS];

/** The words of a folded text, one blank between, whatever stands there otherwise. */
const spaced = (folded: string): string => folded.replace(/[' -]+/g, ' ').trim();

/** What is searched for, worked out once for all texts. */
interface Sought {
  readonly words: readonly string[];
  readonly whole: string;
  /** The words as they stand at the beginning of one. */
  readonly beginnings: readonly string[];
}

function soughtBy(typed: string): Sought {
  const words = typedWords(typed).map(fold);
  const whole = spaced(words.join(' '));
  return { words, whole, beginnings: whole.split(' ').map((word) => ` ${word}`) };
}

const holdsAll = (folded: string, { words }: Sought): boolean => words.every((word) => folded.includes(word));

function nearness(folded: string, { whole, beginnings }: Sought): Nearness {
  // Signs alone begin nothing.
  if (whole === '') return NEARNESS.holds;
  const text = spaced(folded);
  if (text === whole) return NEARNESS.itself;
  if (text.startsWith(whole)) return NEARNESS.begins;
  return beginnings.every((word) => ` ${text}`.includes(word)) ? NEARNESS.wordsBegin : NEARNESS.holds;
}

/** Whether a text, not folded, has every word of what is typed. */
export function holdsWords(typed: string): (text: string) => boolean {
  const sought = soughtBy(typed);
  return (text) => holdsAll(fold(text), sought);
}

/** Something to choose, by the names that it is found by. */
interface Choosable {
  readonly label: string;
  readonly detail?: string | undefined;
  readonly also?: string | undefined;
}

/** What may be chosen, whose label is nearest to what is typed first; otherwise in its order. */
export function nearestFirst<One extends Choosable>(choices: readonly One[], typed: string): readonly One[] {
  const sought = soughtBy(typed);
  if (sought.words.length === 0) return choices;
  const ranked = choices.map((one) => ({ one, rank: nearness(fold(one.label), sought) }));
  return ranked.sort((a, b) => a.rank - b.rank).map(({ one }) => one);
}

/** Those choices that have every word of what is typed in label, detail or other names, the nearest first; all for none. */
export function matchingChoices<One extends Choosable>(choices: readonly One[], typed: string): readonly One[] {
  const sought = soughtBy(typed);
  if (sought.words.length === 0) return choices;
  const found = choices.filter(({ label, detail, also }) => holdsAll(fold([label, detail, also].join(' ')), sought));
  return nearestFirst(found, typed);
}
