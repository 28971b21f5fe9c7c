/** Longest text that is compared; what is typed beyond it can't tell rows apart. */
export const LONGEST_TEXT = 200;
/** Most words that are compared. */
const MOST_WORDS = 12;

/** What is searched in: a title and further words that mean the same. */
export interface Matchable {
  readonly title: string;
  readonly keywords: readonly string[];
}

interface Folded {
  readonly title: string;
  /** Each keyword after a space, so that ' x' is the start of a word. */
  readonly keywords: string;
}

const PLAIN = /^[\x20-\x7e]*$/;

function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[‘’ʼ]/g, "'");
}

/** Lower case, accents dropped, curly apostrophes straightened, spaces single: 'Qualità' and 'QUALITA' are one. */
export function fold(text: string): string {
  // Most texts have no accents, and stripping them is what takes the time.
  const plain = PLAIN.test(text) ? text : withoutAccents(text);
  return plain.toLowerCase().replace(/\s+/g, ' ').trim();
}

/** The words of a query, folded. */
export function wordsOf(query: string): readonly string[] {
  return fold(query.slice(0, LONGEST_TEXT))
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);
}

const foldedRows = new WeakMap<Matchable, Folded>();

/** Folding 50,000 titles takes longer than a key may; a row's words never change, so they are folded once. */
function foldedOf(row: Matchable): Folded {
  const known = foldedRows.get(row);
  if (known !== undefined) return known;
  const folded = { title: fold(row.title), keywords: ` ${row.keywords.map(fold).join(' ')}` };
  foldedRows.set(row, folded);
  return folded;
}

const isWordStart = (text: string, at: number): boolean => at === 0 || /[^\p{L}\p{N}]/u.test(text[at - 1] ?? ' ');

function scoreWord({ title, keywords }: Folded, word: string): number {
  for (let at = title.indexOf(word); at !== -1; at = title.indexOf(word, at + 1)) if (isWordStart(title, at)) return 4;
  if (title.includes(word)) return 3;
  if (keywords.includes(` ${word}`)) return 2;
  return keywords.includes(word) ? 1 : 0;
}

/** Best score: the title itself. */
const BEST = 6;

/**
 * How well a row answers the folded words: 6 the whole title, 5 its beginning, then as well as its worst word does
 * (4 start of a word, 3 within one, 2 start of a keyword, 1 within a keyword), 0 where a word is found nowhere.
 */
export function score(row: Matchable, words: readonly string[]): number {
  const folded = foldedOf(row);
  const whole = words.join(' ');
  if (folded.title === whole) return BEST;
  if (folded.title.startsWith(whole)) return 5;
  let worst = 4;
  for (const word of words) {
    worst = Math.min(worst, scoreWord(folded, word));
    if (worst === 0) return 0;
  }
  return worst;
}

/** The rows that answer the query, best first, equals in their own order; all of them for an empty query. */
export function rank<Row extends Matchable>(rows: readonly Row[], query: string): readonly Row[] {
  const words = wordsOf(query);
  if (words.length === 0) return rows;
  const byScore: Row[][] = Array.from({ length: BEST + 1 }, () => []);
  for (const row of rows) {
    const points = score(row, words);
    if (points > 0) byScore[points]?.push(row);
  }
  return byScore.reverse().flat();
}
