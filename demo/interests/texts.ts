import { named, readTable, row, text } from '../table';
import data from './texts.json' with { type: 'json' };

/** Placeholders: `{name}`, `{town}`, `{provinceName}`; of the subtitle also `{kind}`. */
const shape = row({
  /** What a visitor of each theme, or of what is below one, wants to know after what it is. */
  advice: named(text),
  subtitle: text,
  where: text,
});

export const { advice: ADVICE, subtitle: SUBTITLE, where: WHERE } = readTable('interests/texts', shape, data);
