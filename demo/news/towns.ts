import { z } from 'zod';
import { readTable, row, rows, text, texts } from '../table';
import data from './towns.json' with { type: 'json' };

/** Something that may happen in any municipality. */
const matter = row({
  /** Italian name of its category in group 5. */
  theme: z.string(),
  /** With its article, as it stands within a sentence. */
  name: text,
});

/** Placeholders of titles and beginnings: `daySlots`, `matter`, `town`, `provinceName`. */
const shape = row({
  matters: rows(matter),
  /** How a title brings a matter and a municipality together. */
  townTitles: texts,
  /** How a text about a municipality begins. */
  townLeads: texts,
});

export const {
  matters: MATTERS,
  townTitles: TOWN_TITLES,
  townLeads: TOWN_LEADS,
} = readTable('news/towns', shape, data);
