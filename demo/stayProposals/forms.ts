import { z } from 'zod';
import { readTable, row, rows, text, texts } from '../table';
import data from './packages.json' with { type: 'json' };

/** Some days somewhere, as they are proposed in several towns. Placeholders: `{town}`, `{sights}`, `{dish}`, `{wine}`. */
const proposed = row({
  /** Italian name of its category in group 10: who proposes it. */
  trade: z.string(),
  /** Italian name of its category in group 5. */
  theme: z.string(),
  towns: rows(z.string()),
  /** Euros a person, from. */
  price: z.number().positive(),
  title: text,
  lead: text,
  /** Each day; one more than nights. */
  days: texts,
  included: texts,
});
export type Package = z.infer<typeof proposed>;

/** What is proposed, each in three towns. */
export const PACKAGES = readTable('stayProposals/packages', rows(proposed), data);
