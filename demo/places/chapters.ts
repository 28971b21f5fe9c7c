import { z } from 'zod';
import { named, readTable, row, text, texts } from '../table';
import data from './chapters.json' with { type: 'json' };
import { BANDS } from './named';

/** The chapters of a locality, by their names on the wire, in their order. Source: document 2, section 3, Locality. */
export const CHAPTERS = [
  'DOVESITROVA',
  'PERCHE',
  'QUANDO',
  'CAMERACON',
  'DANONPERDERE',
  'SULLATAVOLA',
  'DIVERTIRSI',
  'INFORMA',
  'APPUNTAMENTI',
  'INFORMAZIONI',
  'NEIDINTORNI',
  'NOTE',
] as const;
export type Chapter = (typeof CHAPTERS)[number];

/** Of each band; what is a mere list is the same in all of them. */
const byBand = z.union([
  texts.transform((all) => ({ Costa: all, Pianura: all, Collina: all, Montagna: all })),
  z.record(z.enum(BANDS), texts),
]);

const shape = row({
  /** What is eaten and drunk in each province, by its car code. */
  dishes: named(z.tuple([text, text]).readonly()),
  /** What each chapter may say, by the band; placeholders: see `generateLocalities`. */
  paragraphs: z.record(z.enum(CHAPTERS), byBand),
});

export const { dishes: DISHES, paragraphs: PARAGRAPHS } = readTable('places/chapters', shape, data);
