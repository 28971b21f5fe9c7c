import * as z from 'zod/mini';
import {
  envelope,
  flagSchema,
  idSchema,
  optionalNumber,
  optionalText,
  pagedA,
  pagedQueryShape,
  writeAnswer,
} from './common';
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

/** A desk as its id, or with its name. */
const deskReference = z.optional(z.nullable(z.union([idSchema, z.looseObject({ id: idSchema, nome: optionalText })])));

/** Name → title, or id → name; a server may send an empty list for none. */
const named = z.optional(z.nullable(z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())])));

/** One user with role and desk. Source: contract, GET user/{id}. */
export const userDetailSchema = z.looseObject({
  id: idSchema,
  username: z.string(),
  first_name: optionalText,
  last_name: optionalText,
  email: optionalText,
  company: optionalText,
  active: z.optional(z.nullable(flagSchema)),
  redazione: deskReference,
  /** Role name → title; a user has one. */
  roles: named,
  destinations: named,
  updated_at: optionalText,
});
export type UserDetail = z.infer<typeof userDetailSchema>;

const userParams = z.object({ id: idSchema });

export const readUser = defineEndpoint({
  id: 'users.read',
  method: 'GET',
  path: 'user/:id',
  summary: 'Un utente; il proprio è aperto a tutti',
  params: userParams,
  answer: envelope(userDetailSchema),
});

/** What a write takes: the whole user, with what changes. An empty password leaves it as it is. */
export const userBodySchema = z.looseObject({
  username: optionalText,
  first_name: optionalText,
  last_name: optionalText,
  email: optionalText,
  company: optionalText,
  password: optionalText,
  password_confirmation: optionalText,
  /** Name of the role. */
  role: optionalText,
  active: z.optional(z.nullable(flagSchema)),
  redazione: deskReference,
  destination: z.optional(z.nullable(z.unknown())),
  roles: named,
  destinations: named,
  id: optionalNumber,
  updated_at: optionalText,
});
export type UserBody = z.infer<typeof userBodySchema>;

export const updateUser = defineEndpoint({
  id: 'users.update',
  method: 'PUT',
  path: 'user/:id',
  summary: 'Aggiorna un utente; 409 se qualcun altro lo ha salvato nel frattempo',
  params: userParams,
  body: userBodySchema,
  answer: writeAnswer,
});
