import { z } from 'zod';
import { readTable, row, rows, text, texts } from '../table';
import data from './pages.json' with { type: 'json' };

/** A page that the portal has whatever its contents are. */
const standingPage = row({
  /** Name of its template. */
  template: z.string(),
  title: text,
  lead: text,
  about: text,
  points: texts,
});

/** Pages of the portal about itself and about travelling. */
export const STANDING_PAGES = readTable('pages/pages', rows(standingPage), data);
