import * as z from 'zod/mini';
import { idSchema, optionalNumber, optionalText, pagedA } from './common';
import { defineEndpoint } from './endpoint';

/** A content that uses another, or a file; `route` is the client's hash route, without '#'. */
const useSchema = z.looseObject({ area: z.string(), id: idSchema, title: optionalText, route: optionalText });

/**
 * What the deletion of a file or of a content says in `data` when contents use it (409). `total` counts those not listed
 * too. Source: contract, 'Media and files', 'Pinned for documents 2 and 3'.
 */
export const usageSchema = z.looseObject({
  message: optionalText,
  total: optionalNumber,
  contents: z.array(useSchema),
});

/** Ours. `of`: 'area:id'. */
export const listUses = defineEndpoint({
  id: 'search.uses',
  method: 'GET',
  path: 'search/uses',
  summary: 'I contenuti che ne indicano un altro, fra quelli che l’utente può vedere',
  query: z.object({ of: z.string(), page: z.optional(z.number()), limit: z.optional(z.number()) }),
  answer: pagedA(useSchema),
});
