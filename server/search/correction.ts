import type { Queryable } from '../db/types';
import { Values } from '../db/values';
import { MISTYPED_WORDS, mistypedWords } from './knownWords';
import { containing } from './textSearch';

/** Texts looked at to choose between several corrections. */
const TEXTS = 500;

/** What is searched, in SQL. */
export interface Searched {
  /** FROM of the texts. */
  readonly from: string;
  /** A text, folded. */
  readonly folded: string;
  /** WHERE of the texts but for the search; what it compares with goes into `values`. */
  conditions(values: Values): string;
  /** The known words, a table or subquery of `word`. Without it those of all titles. */
  readonly known?: string;
}

/** Which of each word's readings a text holds: 0 as typed, then the known words, the nearest first. */
interface Choice {
  readonly choice: readonly number[];
  readonly count: number;
}

/** How far a choice is from what was typed: by the words that differ, then by how near the chosen ones are. */
const distance = ({ choice }: Choice): number =>
  choice.filter((index) => index > 0).length * 100 + choice.reduce((sum, index) => sum + index, 0);

/**
 * What a search that finds nothing probably means: its words with typing errors corrected, so that under the same
 * conditions something is found. Null where no correction finds anything. Of 'festa castelo' the readings may be
 * `[['festa'], ['castelo', 'castello', 'castelli']]`. Each title that holds one reading of every word says which, by their
 * places: a 'Festa al castello' says `[0, 1]`, a 'Festa nei castelli' `[0, 2]`. The nearest to what was typed is taken,
 * then what most titles say: here 'festa castello'.
 */
export async function correctionOf(
  db: Queryable,
  words: readonly string[],
  { from, folded, conditions, known }: Searched,
): Promise<string | null> {
  if (words.length === 0 || words.length > MISTYPED_WORDS) return null;
  const readings = (await mistypedWords(db, words, known)).map((meant, index) => [words[index] ?? '', ...meant]);
  if (readings.every(({ length }) => length === 1)) return null;
  const values = new Values();
  const conditionsOf = readings.map((texts) =>
    texts.map((text) => `${folded} like fold(${values.add(containing(text))})`),
  );
  const choices = conditionsOf.map(
    (any) => `case ${any.map((one, index) => `when ${one} then ${index}`).join(' ')} end`,
  );
  const text = `
    select choice, count(*)::integer as count
      from (select array[${choices.join(', ')}] as choice from ${from}
             where ${conditionsOf.map((any) => `(${any.join(' or ')})`).join(' and ')} and ${conditions(values)}
             limit ${TEXTS}) found
     group by choice`;
  const { rows } = await db.query<Choice>(text, values.list);
  const [best] = rows
    .filter((row) => distance(row) > 0)
    .toSorted((a, b) => distance(a) - distance(b) || b.count - a.count);
  return best === undefined ? null : readings.map((texts, index) => texts[best.choice[index] ?? 0]).join(' ');
}
