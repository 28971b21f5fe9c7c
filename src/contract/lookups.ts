import * as z from 'zod/mini';
import { envelope, flagSchema, idSchema, maybe, optionalNumber, optionalText } from './common';
import { defineEndpoint } from './endpoint';

/** A municipality as the look-up answers it. Source: contract, GET operations/comuni. */
export const municipalitySchema = z.looseObject({
  id: idSchema,
  city: z.string(),
  istat: optionalText,
  province: optionalText,
  province_short: optionalText,
  region: optionalText,
  zip_code: optionalText,
  /** Position of the town hall in degrees, WGS 84; other servers need not know it. */
  lat: optionalNumber,
  lng: optionalNumber,
});
export type Municipality = z.infer<typeof municipalitySchema>;

export const provinceSchema = z.looseObject({ id: idSchema, nome: z.string() });
export type Province = z.infer<typeof provinceSchema>;

/** A category with its children; `contents.{lang}.title` is its name in a language. */
export interface Category {
  id: number;
  name?: string | null | undefined;
  slug?: string | null | undefined;
  parent_id?: number | null | undefined;
  order?: number | null | undefined;
  contents?: Record<string, { title?: string | null | undefined }> | null | undefined;
  children?: Category[] | null | undefined;
  [key: string]: unknown;
}
export const categorySchema: z.ZodMiniType<Category> = z.looseObject({
  id: idSchema,
  name: optionalText,
  slug: optionalText,
  parent_id: optionalNumber,
  order: optionalNumber,
  contents: maybe(z.record(z.string(), z.looseObject({ title: optionalText }))),
  get children(): z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniType<Category>>>> {
    return maybe(z.array(categorySchema));
  },
}) as unknown as z.ZodMiniType<Category>;

/** A status option. A negative id is shown but can't be chosen; the status is its absolute value. */
export const statusOptionSchema = z.looseObject({
  id: z.number(),
  name: z.string(),
  active: maybe(flagSchema),
});
export type StatusOption = z.infer<typeof statusOptionSchema>;

export const personSchema = z.looseObject({ id: idSchema, name: z.string() });
export type Person = z.infer<typeof personSchema>;

export const desks = defineEndpoint({
  id: 'lookups.desks',
  method: 'GET',
  path: 'operations/redazioni',
  summary: 'Le redazioni',
  answer: envelope(z.array(z.looseObject({ id: idSchema, nome: z.string() }))),
});

export const municipalities = defineEndpoint({
  id: 'lookups.municipalities',
  method: 'GET',
  path: 'operations/comuni',
  summary: 'I comuni, cercati per nome (almeno 2 caratteri), provincia o id',
  query: z.object({
    name: z.optional(z.string()),
    provincia: z.optional(z.number()),
    id: z.optional(z.number()),
  }),
  answer: envelope(z.array(municipalitySchema)),
});

export const provinces = defineEndpoint({
  id: 'lookups.provinces',
  method: 'GET',
  path: 'operations/province',
  summary: 'Le province',
  answer: envelope(z.array(provinceSchema)),
});

export const categories = defineEndpoint({
  id: 'lookups.categories',
  method: 'GET',
  path: 'operations/categories',
  summary: "Le categorie di un gruppo, con l'albero dei figli",
  query: z.object({ main: z.number(), lang: z.optional(z.string()) }),
  answer: envelope(z.array(categorySchema)),
});

/** Without `id` the options of a list's filter; with `name` and `id` (or 'new') those of an item, per language. */
export const relatedStatuses = defineEndpoint({
  id: 'lookups.relatedStatuses',
  method: 'GET',
  path: 'operations/related_statuses',
  summary: 'Gli stati di pubblicazione',
  query: z.object({
    list: z.optional(z.number()),
    name: z.optional(z.string()),
    id: z.optional(z.union([z.number(), z.literal('new')])),
  }),
  answer: envelope(z.union([z.array(statusOptionSchema), z.record(z.string(), z.array(statusOptionSchema))])),
});

export const authors = defineEndpoint({
  id: 'lookups.authors',
  method: 'GET',
  path: 'operations/users',
  summary: 'Gli utenti che possono essere autori',
  query: z.object({ filter: z.optional(z.string()) }),
  answer: envelope(z.array(personSchema)),
});

/** Operators by id, or by a part of their name, of one province or of all. */
export const operators = defineEndpoint({
  id: 'lookups.operators',
  method: 'GET',
  path: 'operatori/combo',
  summary: 'Gli operatori, per id o cercati per nome (almeno 2 caratteri) e provincia',
  query: z.object({
    id: z.optional(z.number()),
    name: z.optional(z.string()),
    provincia: z.optional(z.number()),
  }),
  answer: envelope(z.array(z.looseObject({ id: idSchema, nome: z.string() }))),
});

/**
 * A locality, an office or an operator as a look-up answers it: servers name it by any of the three. Look-ups give what is
 * published, and what is not to who may view it.
 */
export const namedContentSchema = z.looseObject({
  id: idSchema,
  name: optionalText,
  nome: optionalText,
  title: optionalText,
  /**
   * Ours, in an item that points to it: the reader may not see what it is. The name says so, and the id goes back as it
   * came. A save may not point to such a thing anew (422).
   */
  withheld: maybe(z.boolean()),
});
export type NamedContent = z.infer<typeof namedContentSchema>;

const namedContents = z.array(namedContentSchema);

/** Fewest characters that a content is searched by: more than two for an office. Source: document 2, section 5. */
export const contentMinimum = (area: string): number => (area === 'iat' ? 3 : 2);

export const templateSchema = z.looseObject({ id: idSchema, name: z.string() });
export type Template = z.infer<typeof templateSchema>;

export const templates = defineEndpoint({
  id: 'lookups.templates',
  method: 'GET',
  path: 'operations/templates',
  summary: 'I modelli delle pagine',
  answer: envelope(z.array(templateSchema)),
});

export const localities = defineEndpoint({
  id: 'lookups.localities',
  method: 'POST',
  path: 'localita/search',
  isSearch: true,
  summary: 'Le località, cercate per nome (almeno 2 caratteri)',
  body: z.object({ keywords: z.string() }),
  answer: envelope(z.union([namedContents, z.looseObject({ data: namedContents })])),
});

export const offices = defineEndpoint({
  id: 'lookups.offices',
  method: 'POST',
  path: 'iat/search',
  isSearch: true,
  summary: 'Gli uffici IAT, cercati per nome (almeno 3 caratteri)',
  query: z.object({ keywords: z.optional(z.string()) }),
  answer: envelope(z.union([namedContents, z.looseObject({ data: namedContents })])),
});
