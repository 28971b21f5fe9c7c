import * as z from 'zod/mini';
import {
  envelope,
  flagSchema,
  idSchema,
  maybe,
  optionalNumber,
  optionalText,
  pagedA,
  pagedQueryShape,
  pageMetaSchema,
  userReferenceSchema,
} from './common';
import { defineEndpoint } from './endpoint';
import { atMost } from './limits';
import { idParams, recordEndpoints, removeEndpoint } from './record';

/** A row of the roles list. Source: contract, GET user/roles. */
export const roleRowSchema = z.looseObject({
  id: idSchema,
  /** The machine key, which never changes. */
  name: z.string(),
  title: z.string(),
  users_count: optionalNumber,
});
export type RoleRow = z.infer<typeof roleRowSchema>;

export const roleDetailSchema = z.looseObject({
  ...roleRowSchema.shape,
  /** '{section}-{action}', and the few others; '*' is the wildcard. */
  abilities: maybe(z.array(z.string())),
  updated_at: optionalText,
});
export type RoleDetail = z.infer<typeof roleDetailSchema>;

/** All roles at once: the list has no pages. `meta` is ours. */
const rolesAnswer = z.looseObject({
  ...envelope(z.array(roleRowSchema)).shape,
  meta: maybe(pageMetaSchema),
});

export const roles = defineEndpoint({
  id: 'roles.list',
  method: 'GET',
  path: 'user/roles',
  summary: 'I ruoli, tutti insieme',
  query: z.object(pagedQueryShape),
  answer: rolesAnswer,
});

export const searchRoles = defineEndpoint({
  id: 'roles.search',
  method: 'POST',
  path: 'users/roles/search',
  isSearch: true,
  summary: 'Cerca fra i ruoli per titolo o nome',
  query: z.object(pagedQueryShape),
  body: z.object({ keywords: z.string().check(z.maxLength(200)) }),
  answer: rolesAnswer,
});

/** Most abilities that a role is sent with: several times those that there are. */
const MOST_ABILITIES = 1000;

/** What a write takes. Abilities that are left out stay as they are. */
export const roleBodySchema = z.looseObject({
  title: optionalText,
  abilities: maybe(atMost(MOST_ABILITIES, z.array(z.string()))),
  updated_at: optionalText,
});
export type RoleBody = z.infer<typeof roleBodySchema>;

export const {
  read: readRole,
  create: createRole,
  update: updateRole,
} = recordEndpoints({
  area: 'roles',
  path: 'user/roles',
  summaries: {
    read: 'Un ruolo con i suoi permessi',
    create: 'Crea un ruolo; il suo nome viene dal titolo e non cambia più',
    update: 'Aggiorna un ruolo; i permessi valgono subito, anche per chi sta lavorando',
  },
  item: roleDetailSchema,
  body: roleBodySchema,
  update: roleBodySchema,
});

/** What DELETE users/roles/:ids says in `data` when users hold a role (409). `total` counts those not listed too. */
export const roleInUseSchema = z.looseObject({
  message: optionalText,
  total: optionalNumber,
  users: z.array(userReferenceSchema),
});
export type RoleInUse = z.infer<typeof roleInUseSchema>;

export const deleteRoles = removeEndpoint(
  'roles',
  'users/roles',
  'Elimina i ruoli elencati, tutti o nessuno; 409 con gli utenti che ne hanno uno',
);

/** A row of the matrix; a column that a section does not have may be missing. */
export const permissionFlagsSchema = z.looseObject({
  view: maybe(flagSchema),
  create: maybe(flagSchema),
  edit: maybe(flagSchema),
  delete: maybe(flagSchema),
  publish: maybe(flagSchema),
});
export type PermissionFlags = z.infer<typeof permissionFlagsSchema>;

/** Section → what is allowed there. `administrator` and `wildcard` are ours: everything is allowed, whatever is ticked. */
export const permissionMapSchema = z.looseObject({
  permission: z.record(z.string(), permissionFlagsSchema),
  administrator: maybe(flagSchema),
  wildcard: maybe(flagSchema),
});
export type PermissionMap = z.infer<typeof permissionMapSchema>;

export const blankPermissions = defineEndpoint({
  id: 'roles.blankPermissions',
  method: 'GET',
  path: 'user/roles/abilities',
  summary: 'Le sezioni della matrice dei permessi, senza nessun permesso',
  answer: envelope(permissionMapSchema),
});

export const rolePermissions = defineEndpoint({
  id: 'roles.permissions',
  method: 'GET',
  path: 'user/roles/:id/abilities',
  summary: 'La matrice dei permessi di un ruolo',
  params: idParams,
  answer: envelope(permissionMapSchema),
});

/** What a role may do in a section: rights as the server applies them, whatever they come from. */
export const roleRightsSchema = z.looseObject({
  id: idSchema,
  /** Area of the section. */
  section: z.string(),
  role: z.looseObject({ id: idSchema, name: z.string(), title: z.string() }),
  /** view, create, edit, delete, publish: those of them that the role may. */
  actions: z.array(z.string()),
  /** Pages of the section that are closed to the role whatever it may: list, item. */
  barred: maybe(z.array(z.string())),
  /** The first of those who have the role, and how many there are. */
  users: z.array(z.looseObject(userReferenceSchema.shape)),
  users_count: z.number(),
});
export type RoleRights = z.infer<typeof roleRightsSchema>;

/** Beyond the specification; administrators only. -1 is all of each; `id` numbers the rows of this answer alone. */
export const listRights = defineEndpoint({
  id: 'roles.rights',
  method: 'GET',
  path: 'user/roles/rights',
  summary: 'Quali ruoli possono che cosa in quale sezione, e chi li ha (solo amministratori)',
  query: z.object({
    ...pagedQueryShape,
    sezione: z.optional(z.union([z.number(), z.string().check(z.maxLength(100))])),
    azione: z.optional(z.union([z.number(), z.string().check(z.maxLength(100))])),
  }),
  answer: pagedA(roleRightsSchema),
});
