import * as z from 'zod/mini';
import { flagSchema, idSchema, optionalText, pagedA, pagedQueryShape } from './common';
import { defineEndpoint } from './endpoint';

/** A row of the users list. Source: contract, GET user. */
export const userRowSchema = z.looseObject({
  id: idSchema,
  username: z.string(),
  first_name: optionalText,
  last_name: optionalText,
  email: optionalText,
  company: optionalText,
  active: flagSchema,
  redazione: z.optional(z.nullable(z.looseObject({ id: idSchema, nome: z.string() }))),
});
export type UserRow = z.infer<typeof userRowSchema>;

export const users = defineEndpoint({
  id: 'users.list',
  method: 'GET',
  path: 'user',
  summary: 'Gli utenti',
  query: z.object(pagedQueryShape),
  answer: pagedA(userRowSchema),
});

export const searchUsers = defineEndpoint({
  id: 'users.search',
  method: 'POST',
  path: 'user/search',
  summary: 'Cerca fra gli utenti',
  query: z.object(pagedQueryShape),
  body: z.object({ keywords: z.string().check(z.maxLength(200)) }),
  answer: pagedA(userRowSchema),
});
