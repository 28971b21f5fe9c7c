import { z } from 'zod';
import { named, readTable, row, rows } from '../table';
import data from './offices.json' with { type: 'json' };

/** How much of the year an office of the demo is open, and its hours. */
const schedule = row({
  /** First and last day of the season, as month and day; null for the whole year. */
  season: z.tuple([z.string(), z.string()]).readonly().nullable(),
  weekdays: z.string(),
  holidays: z.string(),
});
export type Schedule = z.infer<typeof schedule>;

/** An information office of the demo. */
const office = row({
  /** Name of the municipality, as ISTAT writes it. */
  town: z.string(),
  /** What it is called after, where that is not its municipality. */
  name: z.string(),
  street: z.string(),
  number: z.string(),
  /** Degrees, WGS 84. */
  lat: z.number(),
  lng: z.number(),
  /** Name of its schedule. */
  schedule: z.string(),
});

/** Schedules: how cities, towns, villages, hills, seaside and mountains keep their hours. */
const shape = row({ schedules: named(schedule), offices: rows(office) });
const { schedules, offices } = readTable('places/offices', shape, data);

export type NamedOffice = Omit<z.infer<typeof office>, 'schedule'> & { readonly schedule: Schedule };

/** Information offices of the region: that of a municipality's main town before its others. */
export const OFFICES: readonly NamedOffice[] = offices.map((one) => {
  const kept = schedules[one.schedule];
  if (kept === undefined) throw new Error(`demo office without hours: ${one.name}`);
  return { ...one, schedule: kept };
});
