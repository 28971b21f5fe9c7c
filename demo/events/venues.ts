import { z } from 'zod';
import { readTable, row, rows } from '../table';
import data from './venues.json' with { type: 'json' };

export const VENUE_KINDS = [
  'square',
  'theatre',
  'museum',
  'castle',
  'church',
  'park',
  'beach',
  'trail',
  'fair',
  'track',
] as const;
export type VenueKind = (typeof VENUE_KINDS)[number];

/** Where an event of the demo takes place. */
const venue = row({
  /** Name of the municipality, as ISTAT writes it. */
  town: z.string(),
  kind: z.enum(VENUE_KINDS),
  name: z.string(),
  /** By which its name stands within an Italian sentence. */
  preposition: z.string(),
  street: z.string(),
  number: z.string(),
  /** Degrees, WGS 84. */
  lat: z.number(),
  lng: z.number(),
});
export type Venue = z.infer<typeof venue>;

/** Name of a venue with its preposition, as it stands within an Italian sentence. */
export const atVenue = ({ preposition, name }: Venue): string =>
  preposition.endsWith("'") ? `${preposition}${name}` : `${preposition} ${name}`;

/** Theatres, museums, castles, squares … of the region. */
export const VENUES = readTable('events/venues', rows(venue), data);
