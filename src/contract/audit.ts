import * as z from 'zod/mini';
import { flagSchema, idSchema, maybe, optionalNumber, optionalText, pagedA, pagedQueryShape } from './common';
import { defineEndpoint } from './endpoint';

/**
 * Who did what to which entity when. `entity` is 'user', 'role', 'redazioni', 'media-images' … or a content's area;
 * `details.changed` lists what changed by the names or paths of the fields; `details.values`, where a server says them, has
 * for some of these what was there before and after, in Italian words, never of a password; a role's `added` and `removed`
 * are abilities. `user_id` may be that of a deleted user: `username` is what they were called.
 */
export const auditRowSchema = z.looseObject({
  id: idSchema,
  /** ISO 8601 UTC. */
  at: z.string(),
  user_id: optionalNumber,
  username: optionalText,
  /** create, update, delete, reassign, status, password, password.forgotten, password.reset, login, logout, municipality.add … */
  action: z.string(),
  entity: z.string(),
  entity_id: optionalNumber,
  details: maybe(z.record(z.string(), z.unknown())),
  /** What it was done to as it is called now, or was called when it was deleted. */
  title: optionalText,
  /** Whether that was deleted since. */
  gone: maybe(flagSchema),
});
export type AuditRow = z.infer<typeof auditRowSchema>;

/** Field's name or path → what it said before and after; nothing before where the second says what went and what came. */
export const changedValuesSchema = z.record(z.string(), z.tuple([z.string(), z.string()]));
export type ChangedValues = z.infer<typeof changedValuesSchema>;

const codeOrAll = z.optional(z.union([z.number(), z.string().check(z.maxLength(100))]));

/**
 * The newest first, unless `orderBy` is `+id`. Without filters the whole log; -1 is all of each. `user` keeps what one user
 * did, `action` one kind of operation, `dates` one day or two with a comma between. Administrators only.
 */
export const listAudit = defineEndpoint({
  id: 'audit.list',
  method: 'GET',
  path: 'audit',
  summary: 'Il registro delle operazioni, dalla più recente (solo amministratori)',
  query: z.object({
    ...pagedQueryShape,
    entity: codeOrAll,
    id: z.optional(z.number()),
    user: z.optional(z.number()),
    action: codeOrAll,
    dates: codeOrAll,
  }),
  answer: pagedA(auditRowSchema),
});

/** Ours, as GET user/export: `X-Total-Count` says how many rows come; `Content-Disposition` names the file. */
export const exportAudit = defineEndpoint({
  id: 'audit.export',
  method: 'GET',
  path: 'audit/export',
  summary:
    'Il registro delle operazioni in CSV, dalla più recente (solo amministratori; UTF-8 con BOM, punto e virgola)',
  givesFile: 'text/csv',
  answer: z.string(),
});
