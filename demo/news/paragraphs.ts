import { readTable, row, texts } from '../table';
import data from './paragraphs.json' with { type: 'json' };

/** Placeholders: `daySlots`, `town`, `provinceName`. */
const shape = row({
  /** Sentences that go on after the beginning; each stands alone. */
  middles: texts,
  /** What people are quoted as saying. */
  quotes: texts,
  /** Headings of the second part. */
  headings: texts,
  /** Lines of lists. */
  items: texts,
  /** Practical advice at the end. Placeholders: also `site`, `phone`. */
  advice: texts,
});

export const {
  middles: MIDDLES,
  quotes: QUOTES,
  headings: HEADINGS,
  items: ITEMS,
  advice: ADVICE,
} = readTable('news/paragraphs', shape, data);
