import * as z from 'zod/mini';
import { envelope, idSchema, maybe, optionalNumber, optionalText } from './common';
import type { ContentPaths } from './content';
import { defineEndpoint } from './endpoint';
import { atMost } from './limits';

/** Limits of one query: days of an item, venues of an item. */
export const OVERLAP_LIMITS = { days: 1100, places: 50 } as const;

const daySchema = z.string().check(z.regex(/^[1-9]\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/));

/** A venue to look for: municipality by its id, street, number, coordinates. */
export const queriedLocationSchema = z.looseObject({
  city: optionalNumber,
  address: optionalText,
  number: optionalText,
  lat: optionalNumber,
  lng: optionalNumber,
});
export type QueriedLocation = z.infer<typeof queriedLocationSchema>;

/** Another item at one of the venues on some of the days. */
export const overlapSchema = z.looseObject({
  id: idSchema,
  title: optionalText,
  /** The first days they have in common, YYYY-MM-DD. */
  days: z.array(z.string()),
  /** How many days they have in common. */
  count: z.number(),
  /** The client's route of the other item. */
  route: optionalText,
});
export type Overlap = z.infer<typeof overlapSchema>;

/**
 * What else of a content type takes place in the same places on the same days, at most ten, the soonest first. The same
 * venue is the same street and number of a municipality; where one of the two has no street, less than 100 metres apart.
 * Ours, beyond the spec: a server without it answers 404. Takes the content type's name and paths.
 */
export const overlapsEndpoint = ({ area, paths }: { readonly area: string; readonly paths: ContentPaths }) =>
  defineEndpoint({
    id: `${area}.overlaps`,
    method: 'POST',
    path: `${paths.list}/overlaps`,
    isSearch: true,
    summary: 'Che cosa si tiene negli stessi luoghi negli stessi giorni',
    body: z.object({
      /** The item itself, which is no overlap; null for a new one. */
      id: maybe(idSchema),
      days: atMost(OVERLAP_LIMITS.days, z.array(daySchema)),
      places: atMost(OVERLAP_LIMITS.places, z.array(queriedLocationSchema)),
    }),
    answer: envelope(z.array(overlapSchema)),
  });
