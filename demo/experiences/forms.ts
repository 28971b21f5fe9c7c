import { z } from 'zod';
import { TRADES, type Trade } from '../operators/table';
import { readTable, row, rows, text, texts } from '../table';
import data from './forms.json' with { type: 'json' };

/** Something that operators of a trade offer. Placeholders: `{town}`, `{sights}`, `{dish}`, `{wine}`. */
const form = row({
  title: text,
  lead: text,
  /** What happens, in its order. */
  steps: texts,
  /** Euros a person, from. */
  price: z.number().positive(),
  /** How long it takes. */
  length: text,
});
export type Form = z.infer<typeof form>;

const FORMS = readTable('experiences/forms', z.record(z.enum(TRADES), rows(form)), data);

/** What operators of a trade offer. */
export const formsOf = (trade: Trade): readonly Form[] => FORMS[trade];
