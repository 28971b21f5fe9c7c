import { z } from 'zod';
import { slugOf } from '../../src/content/text/slug';
import { named, readTable, row, rows } from '../table';
import data from './places.json' with { type: 'json' };

/** A point of interest of the demo, at its real address. */
const place = row({
  name: z.string(),
  /** Name of the municipality, as ISTAT writes it. */
  town: z.string(),
  street: z.string(),
  number: z.string(),
});

/** With the title of its collection. */
export type NamedPlace = z.infer<typeof place> & { readonly type: string };

/** The points of interest of all collections, in their order: where one rests, eats and drinks, then what is visited. */
export const NAMED_PLACES: readonly NamedPlace[] = Object.entries(
  readTable('pointsOfInterest/places', named(rows(place)), data),
).flatMap(([type, places]) => places.map((one) => ({ type, ...one })));

/** Domain of a point of interest; it leads nowhere. */
export const domainOf = (name: string, town: string): string => `${slugOf(`${name} ${town}`)}.example`;
