import * as z from 'zod/mini';
import { acknowledgement, envelope, idSchema, optionalNumber, optionalText } from './common';
import { defineEndpoint } from './endpoint';

/** One found entity. `route` is the client's hash route, without '#'. */
export const foundSchema = z.looseObject({
  area: z.string(),
  id: idSchema,
  title: z.string(),
  lang: optionalText,
  status: optionalNumber,
  route: z.string(),
  /** Titles of a person's role and desk. Ours. */
  role: optionalText,
  desk: optionalText,
});
export type Found = z.infer<typeof foundSchema>;

export const search = defineEndpoint({
  id: 'search.entities',
  method: 'GET',
  path: 'search',
  summary: "Cerca in tutti i contenuti che l'utente può vedere",
  query: z.object({ q: z.string(), limit: z.optional(z.number()), area: z.optional(z.string()) }),
  answer: envelope(z.array(foundSchema)),
});

/** Ours. `of`: 'area:id', joined by commas. */
export const readFound = defineEndpoint({
  id: 'search.records',
  method: 'GET',
  path: 'search/records',
  summary: 'Come sono adesso i record indicati, fra quelli che l’utente può vedere',
  query: z.object({ of: z.string() }),
  answer: envelope(z.array(foundSchema)),
});

export const health = defineEndpoint({
  id: 'service.health',
  method: 'GET',
  path: 'health',
  summary: 'Il processo è vivo',
  isPublic: true,
  answer: acknowledgement,
});

export const ready = defineEndpoint({
  id: 'service.ready',
  method: 'GET',
  path: 'ready',
  summary: 'Base dati e archivio dei file rispondono',
  isPublic: true,
  answer: envelope(z.nullish(z.looseObject({ warnings: z.optional(z.array(z.string())) }))),
});
