import * as z from 'zod/mini';
import { acknowledgement, allowedAnswer, envelope, flagSchema, idSchema, maybe, optionalText } from './common';
import { defineEndpoint } from './endpoint';
import { secretText } from './texts';

/** The signed-in user. Source: contract, GET user/me. */
export const currentUserSchema = z.looseObject({
  id: idSchema,
  username: z.string(),
  first_name: optionalText,
  last_name: optionalText,
  email: optionalText,
  redazione: maybe(z.union([idSchema, z.looseObject({ id: idSchema, nome: optionalText })])),
  /** Role name → title; a user has one. A server may send an empty list for none. */
  roles: maybe(z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())])),
  /** Ability → true; '*' is the wildcard. */
  abilities: maybe(z.union([z.record(z.string(), flagSchema), z.array(z.unknown())])),
});
export type CurrentUser = z.infer<typeof currentUserSchema>;

export const login = defineEndpoint({
  id: 'session.login',
  method: 'POST',
  path: 'login',
  summary: 'Accesso con nome utente e password',
  isPublic: true,
  body: z.object({ username: z.string(), password: secretText }),
  answer: envelope(z.looseObject({ access_token: z.string().check(z.minLength(1)) })),
});

export const logout = defineEndpoint({
  id: 'session.logout',
  method: 'GET',
  path: 'logout',
  summary: 'Uscita: il token non vale più',
  answer: acknowledgement,
});

export const me = defineEndpoint({
  id: 'session.me',
  method: 'GET',
  path: 'user/me',
  summary: "L'utente corrente con ruolo e abilità",
  answer: envelope(currentUserSchema),
});

export const adminCheck = defineEndpoint({
  id: 'session.adminCheck',
  method: 'GET',
  path: 'admin/check',
  summary: "Dice se l'utente corrente è amministratore",
  answer: allowedAnswer,
});

export const abilityCheck = defineEndpoint({
  id: 'session.abilityCheck',
  method: 'GET',
  path: 'ability/:ability',
  summary: "Dice se l'utente corrente ha l'abilità",
  params: z.object({ ability: z.string().check(z.minLength(1), z.maxLength(100)) }),
  answer: allowedAnswer,
});
