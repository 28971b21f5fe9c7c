import { z } from 'zod';
import { readTable, row, rows, text } from '../table';
import data from './routes.json' with { type: 'json' };
import { MEANS } from './texts';
import { waypointAt } from './waypoints';

/** An itinerary of the demo, before its texts are joined. */
const route = row({
  /** Italian name of its theme in group 5. */
  theme: z.string(),
  means: z.enum(MEANS),
  /** Place in category group 4, from 1. */
  duration: z.int().positive(),
  /** Places in category group 6, from 1. */
  targets: rows(z.int().positive()),
  /** Given by their keys, in their order. */
  waypoints: rows(z.string().transform(waypointAt)),
  title: text,
  /** One sentence: what it is about. */
  lead: text,
});
export type Route = z.infer<typeof route>;

/** The itineraries of a table, in its order. */
export const readRoutes = (name: string, table: unknown): readonly Route[] => readTable(name, rows(route), table);

export const ALL_ROUTES = readRoutes('itineraries/routes', data);
