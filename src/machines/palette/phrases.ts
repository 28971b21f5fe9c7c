import { fillerWords } from '../../messages/commands/listWords';
import { editsAllowed, fold, isMistyped, isStemOf, stemsFor, wordsIn } from './words';

/** The words of a name that mean something, folded. */
export type Phrase = readonly string[];

const FILLERS: ReadonlySet<string> = new Set(fillerWords);

/** Whether a folded word means nothing by itself. */
export const isFiller = (word: string): boolean => FILLERS.has(word);

export const phraseOf = (text: string): Phrase => wordsIn(fold(text)).filter((word) => !isFiller(word));

/** How a typed word may say a word of a phrase: as it is or in another form, or also mistyped. */
export type Reading = 'exact' | 'forgiving';

/** Whether a typed word says a word of a phrase: itself, another form of it, a synonym, or mistyped where that counts. */
export function says(typed: string, word: string, reading: Reading): boolean {
  if (typed === word) return true;
  for (const stem of stemsFor(typed)) if (isStemOf(stem, word)) return true;
  return reading === 'forgiving' && isMistyped(typed, word, editsAllowed(typed));
}

/** What a kind of record is called. */
export interface Titled {
  readonly section: string;
  readonly one: string;
  readonly many: string;
}

/** The phrases that stand for a kind of record. */
export const namesOf = ({ section, one, many }: Titled): readonly Phrase[] => [one, many, section].map(phraseOf);

/** What a query by id looks for: the number, and which records are called as it says; null for any. */
export interface IdQuery<Declared> {
  readonly id: string;
  readonly among: readonly Declared[] | null;
}

/** A query that is a number, or the name of a kind of record and a number; null for any other. */
export function idQuery<Declared extends { readonly titles: Titled }>(
  words: readonly string[],
  declared: readonly Declared[],
): IdQuery<Declared> | null {
  const numbers = words.filter((word) => /^\d+$/.test(word));
  const [id] = numbers;
  if (id === undefined || numbers.length > 1) return null;
  const name = words.filter((word) => word !== id && !isFiller(word));
  if (name.length === 0) return { id, among: null };
  const isNamed = (phrase: Phrase) =>
    phrase.length === name.length && phrase.every((word, at) => says(name[at] ?? '', word, 'exact'));
  const among = declared.filter(({ titles }) => namesOf(titles).some(isNamed));
  return among.length === 0 ? null : { id, among };
}
