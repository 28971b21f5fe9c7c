import { z } from 'zod';
import { readTable, row, text, texts } from '../table';
import { TRADES } from './table';
import data from './texts.json' with { type: 'json' };

/** What operators of a trade tell of themselves. Placeholders: `{name}`, `{town}`, `{sights}`, `{dish}`, `{wine}`. */
const tradeTexts = row({
  subtitle: text,
  about: texts,
  /** What one may ask for. */
  services: texts,
});

export const TRADE_TEXTS = readTable('operators/texts', z.record(z.enum(TRADES), tradeTexts), data);
