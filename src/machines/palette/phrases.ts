import { fold } from '../../content/text/fold';
import { fillerWords } from '../../messages/commands/synonyms';
import { editsAllowed, isMistyped, isStemOf, lettersOf, missingLetters, stemsFor, wordsIn } from './words';

/** The words of a name that mean something, folded. */
export type Phrase = readonly string[];

const FILLERS: ReadonlySet<string> = new Set(fillerWords);

/** Whether a folded word means nothing by itself. */
export const isFiller = (word: string): boolean => FILLERS.has(word);

export const phraseOf = (text: string): Phrase => wordsIn(fold(text)).filter((word) => !isFiller(word));

/** A typed word with all that it may mean. */
interface TypedWord {
  readonly word: string;
  readonly stems: readonly string[];
  readonly edits: number;
  readonly letters: number;
}

/** Most typed words whose meanings are kept. */
const MOST_KEPT = 64;
const known = new Map<string, TypedWord>();

/** The meanings of a typed word, worked out once while one types on. */
function meant(word: string): TypedWord {
  const before = known.get(word);
  if (before !== undefined) return before;
  const typed = { word, stems: [...stemsFor(word)], edits: editsAllowed(word), letters: lettersOf(word) };
  if (known.size >= MOST_KEPT) known.clear();
  known.set(word, typed);
  return typed;
}

/** How typed words may say a phrase: as they are or in another form, or also mistyped. */
export type Reading = 'exact' | 'forgiving';

/** Whether a typed word says a word of a phrase: itself, another form of it, a synonym, or mistyped where that counts. */
export function says(text: string, word: string, reading: Reading): boolean {
  if (text === word) return true;
  const { stems, edits, letters } = meant(text);
  if (stems.some((stem) => isStemOf(stem, word))) return true;
  if (reading === 'exact' || edits === 0 || Math.abs(text.length - word.length) > edits) return false;
  return missingLetters(letters, lettersOf(word)) <= edits && isMistyped(text, word, edits);
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
