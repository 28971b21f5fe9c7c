import * as z from 'zod/mini';
import {
  envelope,
  flagSchema,
  idListSchema,
  idSchema,
  lastChangeShape,
  maybe,
  optionalInteger,
  optionalText,
  pagedA,
  pagedQueryShape,
  userReferenceSchema,
} from './common';
import { defineEndpoint } from './endpoint';
import { exportEndpoint, idParams, recordEndpoints, removeEndpoint } from './record';
import { optionalSecret, secretText } from './texts';

/** Name → title, or id → name; a server may send an empty list for none. */
const named = maybe(z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())]));

/** A row of the users list. Source: contract, GET user. */
export const userRowSchema = z.looseObject({
  id: idSchema,
  username: z.string(),
  first_name: optionalText,
  last_name: optionalText,
  email: optionalText,
  company: optionalText,
  active: flagSchema,
  redazione: maybe(z.looseObject({ id: idSchema, nome: z.string() })),
  /** Role name → title. Ours. */
  roles: named,
  /** When the user signed in last; null for never. Ours. */
  last_sign_in: optionalText,
  ...lastChangeShape,
});
export type UserRow = z.infer<typeof userRowSchema>;

/** -1 is all of them. The filters are ours. */
const userQueryShape = {
  ...pagedQueryShape,
  /** Id of a role. */
  ruolo: z.optional(z.number()),
  /** Id of a desk. */
  redazione: z.optional(z.number()),
  /** 1 active, 0 not. */
  attivo: z.optional(z.number()),
};

export const users = defineEndpoint({
  id: 'users.list',
  method: 'GET',
  path: 'user',
  summary: 'Gli utenti',
  query: z.object(userQueryShape),
  answer: pagedA(userRowSchema),
});

export const searchUsers = defineEndpoint({
  id: 'users.search',
  method: 'POST',
  path: 'user/search',
  isSearch: true,
  summary: 'Cerca fra gli utenti',
  query: z.object(userQueryShape),
  body: z.object({ keywords: z.string().check(z.maxLength(200)) }),
  answer: pagedA(userRowSchema),
});

/** A desk as its id, or with its name. */
const deskReference = maybe(z.union([idSchema, z.looseObject({ id: idSchema, nome: optionalText })]));

/** One user with role and desk. Source: contract, GET user/{id}. */
export const userDetailSchema = z.looseObject({
  id: idSchema,
  username: z.string(),
  first_name: optionalText,
  last_name: optionalText,
  email: optionalText,
  company: optionalText,
  active: maybe(flagSchema),
  redazione: deskReference,
  /** Role name → title; a user has one. */
  roles: named,
  destinations: named,
  updated_at: optionalText,
});
export type UserDetail = z.infer<typeof userDetailSchema>;

/** What a write takes: the whole user, with what changes. An empty password leaves it as it is. */
export const userBodySchema = z.looseObject({
  username: optionalText,
  first_name: optionalText,
  last_name: optionalText,
  email: optionalText,
  company: optionalText,
  password: optionalSecret,
  password_confirmation: optionalSecret,
  /** Name of the role. */
  role: optionalText,
  active: maybe(flagSchema),
  redazione: deskReference,
  /** Ids of the user's destinations, category group 2: a list of ids or of `{id}`, or the map that the detail has. */
  destination: maybe(z.unknown()),
  roles: named,
  destinations: named,
  id: optionalInteger,
  updated_at: optionalText,
});
export type UserBody = z.infer<typeof userBodySchema>;

export const {
  read: readUser,
  create: createUser,
  update: updateUser,
} = recordEndpoints({
  area: 'users',
  path: 'user',
  summaries: {
    read: 'Un utente; il proprio è aperto a tutti',
    create: 'Crea un utente; la password è obbligatoria',
    update: 'Aggiorna un utente; 409 se qualcun altro lo ha salvato nel frattempo',
  },
  item: userDetailSchema,
  body: userBodySchema,
  update: userBodySchema,
});

/** `active` is ours: the state that the user is to have, so that two who want the same don't undo each other's change. */
export const changeUserStatus = defineEndpoint({
  id: 'users.changeStatus',
  method: 'POST',
  path: 'user/change_status',
  summary: 'Attiva un utente, o lo disattiva e chiude le sue sessioni',
  body: z.object({ id: idSchema, active: maybe(flagSchema) }),
  answer: envelope(z.looseObject({ message: optionalText, active: flagSchema })),
});

export const exportUsers = exportEndpoint('users', 'user/export', 'Tutti gli utenti');

export const exportSomeUsers = defineEndpoint({
  id: 'users.exportSome',
  method: 'GET',
  path: 'user/export/:ids',
  summary: 'Gli utenti elencati in CSV (UTF-8 con BOM, punto e virgola)',
  params: z.object({ ids: idListSchema }),
  givesFile: 'text/csv',
  answer: z.string(),
});

/** What DELETE user/:ids says in `data` when users still own contents (409): who, and how many. */
export const usersWithContentsSchema = z.looseObject({
  message: optionalText,
  users: z.array(z.looseObject({ ...userReferenceSchema.shape, contents: z.number() })),
});
export type UsersWithContents = z.infer<typeof usersWithContentsSchema>;

export const deleteUsers = removeEndpoint(
  'users',
  'user',
  'Elimina gli utenti elencati, tutti o nessuno; 409 se uno ha ancora contenuti',
);

export const reassignUser = defineEndpoint({
  id: 'users.reassign',
  method: 'DELETE',
  path: 'user/reassign',
  summary: 'Elimina un utente e dà i suoi contenuti, in ogni lingua, a un altro',
  body: z.object({ user_to_delete: idSchema, user_to_reassign: idSchema }),
  answer: envelope(z.looseObject({ message: optionalText })),
});

/** `send`: the user gets a mail with a link to choose a password of their own. */
export const updateUserPassword = defineEndpoint({
  id: 'users.updatePassword',
  method: 'POST',
  path: 'user/update_password_utente',
  summary: 'Cambia la password di un utente e chiude le sue altre sessioni',
  body: z.object({
    id: idSchema,
    send: maybe(flagSchema),
    password: secretText,
    /** Checked where it is sent. */
    password_confirmation: optionalSecret,
  }),
  answer: envelope(z.looseObject({ message: optionalText })),
});

/** How many contents of one type have the user as author in one language. */
export const ownedCountSchema = z.looseObject({
  area: z.string(),
  /** The type's Italian name, in the plural. */
  name: optionalText,
  lang: z.string(),
  count: z.number(),
});
export type OwnedCount = z.infer<typeof ownedCountSchema>;

/** How many contents of one type the successor may not see. */
export const hiddenContentsSchema = z.looseObject({
  area: z.string(),
  /** The type's Italian name, in the plural. */
  name: optionalText,
  count: z.number(),
});
export type HiddenContents = z.infer<typeof hiddenContentsSchema>;

/** Beyond the specification; a server without it answers 404. */
export const userContents = defineEndpoint({
  id: 'users.contents',
  method: 'GET',
  path: 'user/:id/contents',
  summary: 'Quanti contenuti di quale tipo e lingua hanno questo autore',
  params: idParams,
  query: z.object({
    /** Id of who would get them: `hidden` then says what of them that user may not see. */
    successor: z.optional(z.number()),
  }),
  answer: envelope(
    z.looseObject({
      /** Contents in whatever language; one in two languages counts once. */
      total: z.number(),
      counts: z.array(ownedCountSchema),
      /** Absent without a successor. */
      hidden: maybe(z.array(hiddenContentsSchema)),
    }),
  ),
});

/** Where an ability comes from: the administrator role, the wildcard of the role, or the role's own list. */
export const abilitySourceSchema = z.enum(['administrator', 'wildcard', 'role']);
export type AbilitySource = z.infer<typeof abilitySourceSchema>;

export const userAbilitySchema = z.looseObject({
  ability: z.string(),
  /** The matrix' row and column; null for an ability outside it. */
  section: optionalText,
  action: optionalText,
  allowed: flagSchema,
  /** Null where it is not allowed. */
  source: z.nullable(abilitySourceSchema),
});
export type UserAbility = z.infer<typeof userAbilitySchema>;

/** What a user may do and why. An inactive user can't sign in, whatever the list says. */
export const userPermissionsSchema = z.looseObject({
  id: idSchema,
  active: flagSchema,
  role: z.looseObject({ id: idSchema, name: z.string(), title: z.string() }),
  administrator: flagSchema,
  wildcard: flagSchema,
  abilities: z.array(userAbilitySchema),
});
export type UserPermissions = z.infer<typeof userPermissionsSchema>;

/** Beyond the specification; a server without it answers 404. */
export const userPermissions = defineEndpoint({
  id: 'users.permissions',
  method: 'GET',
  path: 'user/:id/permissions',
  summary: 'Che cosa può fare un utente, e da dove viene ogni permesso',
  params: idParams,
  answer: envelope(userPermissionsSchema),
});
