import * as z from 'zod/mini';
import { acknowledgement, envelope, idSchema, maybe, optionalText } from './common';
import { defineEndpoint } from './endpoint';
import { languageMap } from './limits';

/** Names of the sections on the wire. Source: contract, 'Pinned for documents 2 and 3', settings. */
export const SETTINGS_SECTIONS = [
  'home',
  'generale',
  'footer',
  'erw',
  'instagram_home',
  'test',
  'scopri',
  'food-wine',
  'terme-outdoor',
  'cultura-castelli',
] as const;

export const settingsSectionSchema = z.enum(SETTINGS_SECTIONS);
export type SettingsSectionName = z.infer<typeof settingsSectionSchema>;

/** What a section says, by language; some servers send an empty list for an empty map. */
const settingsDataSchema = z.union([languageMap(z.nullable(z.looseObject({}))), z.array(z.never())]);

/** A section as it is read. `updated_at` guards against a lost update, `previews` are pages by language; both ours. */
export const settingsAnswerSchema = z.looseObject({
  ...envelope(settingsDataSchema).shape,
  meta: maybe(
    z.looseObject({
      updated_at: optionalText,
      previews: maybe(languageMap(z.string())),
    }),
  ),
});
export type SettingsAnswer = z.infer<typeof settingsAnswerSchema>;

export const readSettings = defineEndpoint({
  id: 'settings.read',
  method: 'GET',
  path: 'operations/settings',
  summary: 'Una sezione delle impostazioni del sito, in ogni lingua',
  query: z.object({ section: settingsSectionSchema }),
  answer: settingsAnswerSchema,
});

/** What a write takes: a language that is not sent stays as it is, and so does a key that a language is sent without. */
export const settingsBodySchema = z.looseObject({
  section: settingsSectionSchema,
  data: languageMap(z.looseObject({})),
  updated_at: optionalText,
});

export const saveSettings = defineEndpoint({
  id: 'settings.save',
  method: 'POST',
  path: 'operations/settings',
  summary: 'Salva una sezione delle impostazioni; 409 se qualcun altro l’ha salvata nel frattempo',
  body: settingsBodySchema,
  answer: acknowledgement,
});

/**
 * A content that settings name by its id. `statuses` by language; `is_past`: an event whose last day is over. Of one that
 * its reader may not view only that it is there is told (`is_withheld`).
 */
export const namedByIdSchema = z.looseObject({
  id: idSchema,
  title: optionalText,
  statuses: maybe(languageMap(z.number())),
  is_past: maybe(z.boolean()),
  is_withheld: maybe(z.boolean()),
});
export type NamedById = z.infer<typeof namedByIdSchema>;

/** Most ids of one question. */
export const MOST_NAMED_IDS = 100;

export const namedByIds = defineEndpoint({
  id: 'settings.contents',
  method: 'GET',
  path: 'operations/settings/contents',
  summary: 'I contenuti di un’area con questi id: titolo e stato; chi non c’è non è nell’elenco',
  query: z.object({
    area: z.enum(['event', 'news']),
    ids: z.string().check(z.regex(/^\d{1,15}(,\d{1,15}){0,99}$/)),
    lang: z.optional(z.string()),
  }),
  answer: envelope(z.array(namedByIdSchema)),
});
