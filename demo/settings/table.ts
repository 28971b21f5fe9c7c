import { z } from 'zod';
import { SETTINGS_SECTIONS } from '../../src/contract/settings';
import { named, readTable, row, rows, text } from '../table';
import data from './settings.json' with { type: 'json' };

/** A tile of a mosaic: theme of its image, title, description, address. */
const tile = z.tuple([z.string(), text, text, z.string()]).readonly();
export type Tile = z.infer<typeof tile>;

const bySection = <T extends z.ZodType>(one: T) => z.partialRecord(z.enum(SETTINGS_SECTIONS), one).readonly();

const shape = row({
  /** Texts of the sections that are nothing but texts, by the names of their fields. */
  texts: bySection(named(text)),
  /** The mosaics of the themed sections. */
  mosaics: bySection(rows(tile)),
  /** Three of the five videos: theme of the cover, title, address. */
  videos: rows(z.tuple([z.string(), text, z.string()]).readonly()),
  /** Themes of the home page's covers, the hero first. */
  covers: rows(z.string()),
});

export const {
  texts: TEXTS,
  mosaics: MOSAICS,
  videos: VIDEOS,
  covers: COVERS,
} = readTable('settings/settings', shape, data);
