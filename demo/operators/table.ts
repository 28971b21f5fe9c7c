import { z } from 'zod';
import { readTable, row, rows, text } from '../table';
import data from './operators.json' with { type: 'json' };

/** What an operator does, by the Italian name of its category in group 10. */
export const TRADES = [
  'Dimore storiche',
  'Agriturismi',
  'Guide e accompagnatori',
  'Tour operator',
  'Cantine',
  'Stabilimenti termali',
  'Noleggio biciclette',
  'Scuole di cucina',
  'Acetaie',
  'Caseifici',
] as const;
export type Trade = (typeof TRADES)[number];

/** An operator of the demo. None of them exists. */
const operator = row({
  trade: z.enum(TRADES),
  /** Italian name of its category in group 5. */
  theme: z.string(),
  /** Name of the municipality, as ISTAT writes it. */
  town: z.string(),
  /** The demo's locality that it lies in. */
  locality: z.string(),
  street: z.string(),
  number: z.string(),
  name: z.string(),
  /** One sentence about it. */
  fact: text,
});
export type NamedOperator = z.infer<typeof operator>;

/** The operators, of every trade. */
export const OPERATORS = readTable('operators/operators', rows(operator), data);
