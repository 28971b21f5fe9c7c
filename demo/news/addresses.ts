import { z } from 'zod';
import type { Town } from '../../server/reference/territory';
import type { Json } from '../../src/content/field/json';
import { cityOf } from '../parts';
import { named, readTable, row } from '../table';
import data from './addresses.json' with { type: 'json' };

/** WGS 84. */
const address = row({ street: z.string(), number: z.string(), lat: z.number(), lng: z.number() });

const ADDRESSES = readTable('news/addresses', named(address), data);

/** Address of a town's main square; blank for those that the demo knows none of, and without a town. */
export function mainSquareOf(town: Town | undefined): Json {
  const known = town === undefined ? undefined : ADDRESSES[town.name];
  if (town === undefined || known === undefined) return { city: null, address: '', number: '', lat: null, lng: null };
  const { street, ...where } = known;
  return { city: cityOf(town), address: street, ...where };
}
