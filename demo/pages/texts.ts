import { z } from 'zod';
import { named, readTable, row, rows, text } from '../table';
import data from './texts.json' with { type: 'json' };

/** Title, introduction, and the theme of what a page proposes, by its Italian name. */
const themed = z.tuple([text, text, z.string()]).readonly();

const shape = row({
  /** Introduction of a page about a theme, by its Italian name. */
  themeLeads: named(text),
  /** Titles of these pages. `{theme}`: its name. */
  themeTitle: text,
  /** Of a destination, by its id: title and introduction. */
  destinationPages: named(z.tuple([text, text]).readonly()),
  /** Of a province. Placeholders: `{province}`, `{dish}`, `{wine}`, `{sights}` of its capital. */
  provinceTitle: text,
  provinceLead: text,
  provinceTable: text,
  /** Of whom a page is for, by the Italian name in group 6. */
  targetPages: named(themed),
  seasonPages: rows(themed),
  subtitles: row({ theme: text, destination: text, province: text, target: text, season: text, standing: text }),
  writeUs: text,
  featured: text,
});

export const {
  themeLeads: THEME_LEADS,
  themeTitle: THEME_TITLE,
  destinationPages: DESTINATION_PAGES,
  provinceTitle: PROVINCE_TITLE,
  provinceLead: PROVINCE_LEAD,
  provinceTable: PROVINCE_TABLE,
  targetPages: TARGET_PAGES,
  seasonPages: SEASON_PAGES,
  subtitles: SUBTITLES,
  writeUs: WRITE_US,
  featured: FEATURED,
} = readTable('pages/texts', shape, data);
