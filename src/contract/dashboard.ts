import * as z from 'zod/mini';
import { envelope, idSchema, maybe, optionalText } from './common';
import { defineEndpoint } from './endpoint';

/** Counters of the dashboard, in its order. Source: document 1, sections 2.9 and 3. */
export const COUNTER_TYPES = [
  'localita',
  'itinerary',
  'event',
  'iat',
  'download',
  'media',
  'blog',
  'news',
  'page',
  'webcam',
  'poi',
  'interessi',
  'users',
] as const;
export type CounterType = (typeof COUNTER_TYPES)[number];

/** Statuses of events that wait for somebody: to be revised, to be validated. Source: document 1, section 4. */
export const EVENT_STATUSES = { toRevise: 4, toValidate: 3 } as const;

const deskSchema = z.looseObject({ id: idSchema, nome: optionalText });

/** A map that a server may send as an empty list. */
const mapOf = <Value extends z.ZodMiniType>(value: Value) =>
  maybe(z.union([z.record(z.string(), value), z.array(z.unknown())]));

export const summaryEntrySchema = z.looseObject({ tipo: z.string(), conto: z.number() });
export type SummaryEntry = z.infer<typeof summaryEntrySchema>;

export const dashboardSummary = defineEndpoint({
  id: 'dashboard.summary',
  method: 'GET',
  path: 'dashboard/summary',
  summary: 'Quanti contenuti ci sono di ogni tipo',
  answer: envelope(z.array(summaryEntrySchema)),
});

/** What a desk has made: year → language → type → how many. */
export const productionSchema = z.looseObject({
  redazione: deskSchema,
  anni: mapOf(mapOf(mapOf(z.number()))),
});
export type WireProduction = z.infer<typeof productionSchema>;

export const dashboardProduction = defineEndpoint({
  id: 'dashboard.production',
  method: 'GET',
  path: 'dashboard',
  summary: 'La produzione di contenuti per redazione, anno, lingua e tipo',
  answer: envelope(z.array(productionSchema)),
});

/** How many contents of a type a worklist has; names that a newer server has are no error. */
export const worklistEntrySchema = z.looseObject({ area: z.string(), list: z.string(), count: z.number() });
export type WorklistEntry = z.infer<typeof worklistEntrySchema>;

export const dashboardWorklists = defineEndpoint({
  id: 'dashboard.worklists',
  method: 'GET',
  path: 'dashboard/worklists',
  summary: 'Quanti contenuti aspettano, di ogni tipo che l’utente può vedere: da validare, e suoi da finire',
  answer: envelope(z.array(worklistEntrySchema)),
});

/** The waiting events of a desk: language → events. */
export const waitingEventsSchema = z.looseObject({
  redazione: deskSchema,
  eventi: mapOf(z.array(z.looseObject({ id: idSchema, title: optionalText }))),
});
export type WireWaitingEvents = z.infer<typeof waitingEventsSchema>;

export const dashboardEvents = defineEndpoint({
  id: 'dashboard.events',
  method: 'GET',
  path: 'dashboard/events',
  summary: 'Gli eventi da validare (stato 3) o da revisionare (stato 4), per redazione e lingua',
  query: z.object({ stato: z.number() }),
  answer: envelope(z.array(waitingEventsSchema)),
});
