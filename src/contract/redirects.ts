import * as z from 'zod/mini';
import { acknowledgement, envelope, idSchema, maybe, optionalText, pagedA, pagedQueryShape } from './common';
import { defineEndpoint } from './endpoint';
import { atMost, MOST_ENTRIES } from './limits';

/** What an old address answers with: 301 moved permanently, 302 found, 410 gone. Source: document 1, section 9. */
export const REDIRECT_CODES = [301, 302, 410] as const;
export type RedirectCode = (typeof REDIRECT_CODES)[number];

/** Greatest length of an address, percent-encoded, in characters. */
export const LONGEST_ADDRESS = 2000;

/** A redirect rule. Source: document 1, section 3; contract, GET operations/error404. */
export const redirectSchema = z.looseObject({
  id: idSchema,
  old_url: optionalText,
  new_url: optionalText,
  code: maybe(z.union([z.number(), z.string()])),
  updated_at: optionalText,
  /** Ours: the rule that answers in this one's place, because both old addresses come down to the same; else absent. */
  hidden_by: maybe(z.looseObject({ id: idSchema, old_url: z.string() })),
});
export type WireRedirect = z.infer<typeof redirectSchema>;

export const redirects = defineEndpoint({
  id: 'redirects.list',
  method: 'GET',
  path: 'operations/error404',
  summary: 'Le regole di redirect, cercate nei due indirizzi',
  query: z.object({ ...pagedQueryShape, backend: z.optional(z.number()) }),
  answer: pagedA(redirectSchema),
});

/** What a write takes: without an id it creates, with an id it updates. `updated_at` guards against a lost update. */
export const redirectBodySchema = z.looseObject({
  id: maybe(idSchema),
  old_url: z.string(),
  new_url: optionalText,
  code: z.int(),
  updated_at: optionalText,
});
export type RedirectBody = z.infer<typeof redirectBodySchema>;

export const saveRedirect = defineEndpoint({
  id: 'redirects.save',
  method: 'POST',
  path: 'operations/error404/rotta',
  mayCreate: true,
  summary: 'Crea una regola (senza id) o la aggiorna (con id); 409 se qualcun altro l’ha salvata nel frattempo',
  body: redirectBodySchema,
  answer: envelope(z.looseObject({ id: idSchema, message: optionalText, updated_at: optionalText })),
});

/** Most rules that one call tries. */
export const MOST_TRIED = 1000;

/** What the saving of a new rule would answer: nothing against it, or the very refusal. */
export const triedSchema = z.looseObject({
  ok: z.boolean(),
  message: optionalText,
  errors: maybe(z.record(z.string(), z.string())),
});
export type Tried = z.infer<typeof triedSchema>;

/** Ours, beyond the specification: a server without it answers 404, and the client goes by the rules of one address. */
export const tryRedirects = defineEndpoint({
  id: 'redirects.try',
  method: 'POST',
  path: 'operations/error404/prova',
  isSearch: true,
  summary: 'Che cosa risponderebbe il salvataggio di regole nuove, riga per riga, senza salvare nulla',
  body: z.object({ rows: atMost(MOST_TRIED, z.array(redirectBodySchema)) }),
  answer: envelope(z.array(triedSchema)),
});

export const removeRedirects = defineEndpoint({
  id: 'redirects.remove',
  method: 'DELETE',
  path: 'operations/error404/rotta',
  summary: 'Elimina una regola o più regole, tutte o nessuna',
  body: z.object({ id: z.union([idSchema, atMost(MOST_ENTRIES, z.array(idSchema))]) }),
  answer: acknowledgement,
});

/** Where a rule would lead: straight there, over other rules, or back to where it began. */
export const redirectTraceSchema = z.looseObject({
  kind: z.enum(['straight', 'chain', 'loop']),
  /** The addresses in the order in which a visitor is led through them. */
  path: z.array(z.string()),
});
export type RedirectTrace = z.infer<typeof redirectTraceSchema>;

/** Ours, beyond the specification: a server without it answers 404, and the client looks at the rows it has. */
export const traceRedirect = defineEndpoint({
  id: 'redirects.trace',
  method: 'GET',
  path: 'operations/error404/percorso',
  summary: 'Il percorso che una regola darebbe: diretto, una catena o un ciclo',
  query: z.object({ old_url: z.string(), new_url: z.string(), id: z.optional(idSchema) }),
  answer: envelope(redirectTraceSchema),
});
