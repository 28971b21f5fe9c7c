import { z } from 'zod';
import { readTable, row, rows } from '../table';
import data from './offers.json' with { type: 'json' };

/** A sort of activity that somebody offers in several places; {town} stands for the place. */
const offer = row({
  title: z.string(),
  tipologies: rows(z.string()),
  targets: rows(z.string()),
  /** In euros; 0 for what costs nothing. */
  price: z.number().min(0),
  /** Who offers it. */
  structure: z.string(),
  /** Theme of its picture. */
  theme: z.string(),
  abstract: z.string(),
});
export type Offer = z.infer<typeof offer>;

/** What others offer in the demo, five places each. */
export const OFFERS = readTable('activities/offers', rows(offer), data);
