import * as z from 'zod/mini';
import {
  acknowledgement,
  envelope,
  flagSchema,
  idSchema,
  maybe,
  optionalNumber,
  optionalText,
  pagedB,
  pagedC,
  pagedQueryShape,
} from './common';
import { defineEndpoint } from './endpoint';

/** What is decided about an activity from outside, as the wire has it. Source: contract, 'Pinned', xpstatus. */
export const REVIEW = { undecided: 0, wanted: 1, unwanted: 2, copied: 3 } as const;

/** Some servers send names, others objects that have one. */
const namesSchema = maybe(z.array(z.union([z.string(), z.looseObject({ name: optionalText })])));

/** A list that some servers send as its only entry, or not at all. */
const oneOrMore = <T extends z.ZodMiniType>(schema: T) => maybe(z.union([schema, z.array(schema)]));

/** An activity that somebody else offers as open data. Source: document 3, section 3. */
export const reviewedActivitySchema = z.looseObject({
  id: idSchema,
  title: optionalText,
  tipologies: namesSchema,
  targets: namesSchema,
  price_amount: maybe(z.union([z.number(), z.string()])),
  price_currency: optionalText,
  structure: maybe(z.looseObject({ name: optionalText })),
  locations: oneOrMore(
    z.looseObject({
      address: optionalText,
      city_name: optionalText,
      city_code: maybe(z.union([z.string(), z.number()])),
      province_code: maybe(z.union([z.string(), z.number()])),
    }),
  ),
  /** Days `YYYY-MM-DD`. */
  dates: oneOrMore(z.looseObject({ start_date: optionalText, end_date: optionalText })),
  /** HTML from outside. */
  abstract: optionalText,
  images_gallery: maybe(z.looseObject({ thumb: maybe(z.union([z.string(), z.array(z.string())])) })),
  /** One of `REVIEW`; another server may have further ones. */
  status: optionalNumber,
  /** Ours: its content is another than when it was decided. */
  changed: maybe(flagSchema),
  /** Ours: its source no longer has it. */
  gone: maybe(flagSchema),
});
export type ReviewedActivity = z.infer<typeof reviewedActivitySchema>;

const placeShape = { provincia: z.optional(z.number()), comune: z.optional(z.number()) };

export const reviewedActivities = defineEndpoint({
  id: 'activities.list',
  method: 'GET',
  path: 'operations/makexp',
  summary: 'Le attività di altri da valutare, con quante restano da decidere',
  query: z.object({
    ...pagedQueryShape,
    ...placeShape,
    /** Ours: only those decided so; -1 for all. */
    scelta: z.optional(z.number()),
  }),
  answer: pagedC(reviewedActivitySchema),
});

/** Decides about an activity; the last decision stays. */
export const chooseActivity = defineEndpoint({
  id: 'activities.choose',
  method: 'POST',
  path: 'operations/xpstatus',
  summary: "Decide di un'attività: 0 non definito, 1 Mi interessa, 2 Non mi interessa, 3 Copiato",
  body: z.object({ id: idSchema, status: z.int() }),
  answer: acknowledgement,
});

/** An activity that the shop sells. Source: document 3, section 3; contract, 'Pinned', bookable. */
export const bookableSchema = z.looseObject({
  trekksoft_id: idSchema,
  title: optionalText,
  location_name: optionalText,
  /** `YYYY-MM-DD`. */
  date: optionalText,
  description: optionalText,
  /** Ours: the shop no longer has it. */
  gone: maybe(flagSchema),
});
export type Bookable = z.infer<typeof bookableSchema>;

export const bookableActivities = defineEndpoint({
  id: 'bookable.list',
  method: 'GET',
  path: 'operations/trekksoft',
  summary: 'Le attività prenotabili nel negozio esterno',
  query: z.object({ ...pagedQueryShape, ...placeShape }),
  answer: pagedB(bookableSchema),
});

/** Categories of featured events: names, fixed. Source: document 3, section 3. */
export const FEATURED_CATEGORIES = [
  'Villaggi del Natale',
  'Piste di Pattinaggio',
  'Concerti',
  'Spettacoli',
  'Presepi',
  'Arte',
  'Spettacoli Pirotecnici',
  'Experience',
  'Capodanno',
  'Iniziative speciali',
  'Mercatini',
] as const;

/** An event that may be featured. `categoria`: names joined by ','; some servers put a blank behind it. */
export const featuredSchema = z.looseObject({
  event_id: idSchema,
  title: optionalText,
  featured: maybe(flagSchema),
  comune: optionalText,
  categoria: optionalText,
});
export type Featured = z.infer<typeof featuredSchema>;

/** Events with a day not more than a year past. Source: contract, 'Pinned', featured. */
export const featuredEvents = defineEndpoint({
  id: 'featured.list',
  method: 'GET',
  path: 'makexp',
  summary: 'Gli eventi che si possono mettere in evidenza: con un giorno passato da non più di un anno',
  query: z.object(pagedQueryShape),
  answer: pagedB(featuredSchema),
});

export const saveFeatured = defineEndpoint({
  id: 'featured.save',
  method: 'PUT',
  path: 'makexp/:id',
  summary: 'Mette un evento in evidenza, o lo toglie, e ne dice le categorie',
  params: z.object({ id: idSchema }),
  body: z.object({ featured: flagSchema, category: z.string() }),
  answer: envelope(z.looseObject({ message: optionalText })),
});
