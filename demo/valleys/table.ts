import { z } from 'zod';
import { readTable, row, rows, text, texts } from '../table';
import data from './valleys.json' with { type: 'json' };

/** A valley of the region, as far as the demo tells of it. */
const valley = row({
  name: text,
  /** Italian name of its category in group 5. */
  theme: z.string(),
  /** Names of its municipalities, as ISTAT writes them, from the plain upwards. */
  towns: rows(z.string()),
  lead: text,
  /** Two or three paragraphs. */
  about: texts,
});

/** The valleys, from west to east. */
export const VALLEYS = readTable('valleys/valleys', rows(valley), data);
