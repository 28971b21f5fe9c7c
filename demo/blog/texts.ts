import { z } from 'zod';
import { CHAPTERS } from '../places/chapters';
import { named, readTable, row, rows, text, texts } from '../table';
import data from './texts.json' with { type: 'json' };

/** A title with the introduction that goes with it. */
const opening = row({ title: text, lead: text });

const shape = row({
  /** Of a town with several places to stop at. Placeholders: `{town}`, `{first}` and `{last}` of these places, `{sights}`. */
  townOpenings: rows(opening),
  /** Of a smaller place. Placeholders: `{town}`, `{sights}`. */
  villageOpenings: rows(opening),
  /** Of an itinerary that somebody has tried. Placeholders: `{title}` of it, `{lead}` what it is about. */
  journeyOpenings: rows(opening),
  /** Of the best of a theme, by its Italian name. `{of}`: of a destination; `{count}`: how many, in words. */
  listOpenings: named(opening),
  /** Of what is eaten in a province. Placeholders: `{province}`, `{dish}`, `{wine}`. */
  tableOpening: opening,
  /** What an article closes with. Placeholders: `{town}`, `{dish}`, `{wine}`, `{office}` the nearest. */
  closings: texts,
  /** What a smaller place is told by: chapters of localities, each under its heading. */
  villageChapters: rows(row({ chapter: z.enum(CHAPTERS), heading: text })),
  practical: text,
  subtitles: row({ town: text, village: text, journey: text, list: text, table: text }),
});

export const {
  townOpenings: TOWN_OPENINGS,
  villageOpenings: VILLAGE_OPENINGS,
  journeyOpenings: JOURNEY_OPENINGS,
  listOpenings: LIST_OPENINGS,
  tableOpening: TABLE_OPENING,
  closings: CLOSINGS,
  villageChapters: VILLAGE_CHAPTERS,
  practical: PRACTICAL,
  subtitles: SUBTITLES,
} = readTable('blog/texts', shape, data);
