import * as z from 'zod/mini';

/** A numeric identifier as the server issues them. */
export const idSchema = z.int();

/** What a server may leave out or send as null. */
export const maybe = <T extends z.ZodMiniType>(schema: T) => z.optional(z.nullable(schema));

/** Text that a server may leave out or send as null. */
export const optionalText = maybe(z.string());

/** A number that a server may leave out or send as null. */
export const optionalNumber = maybe(z.number());

/** The same, of what is counted or named by number. */
export const optionalInteger = maybe(z.int());

/** A flag, as 0/1 or as a boolean: servers of this contract differ. */
export const flagSchema = z.union([z.boolean(), z.literal(0), z.literal(1)]);

/** A reference to a look-up entry; `name` or `nome` is its label. Unknown keys are kept and sent back. */
export const refSchema = z.looseObject({ id: idSchema, name: optionalText, nome: optionalText });
export type Ref = z.infer<typeof refSchema>;

/** Paging figures of a list answer of form A. */
export const pageMetaSchema = z.looseObject({
  total: z.number(),
  per_page: optionalNumber,
  current_page: optionalNumber,
  last_page: optionalNumber,
  /** What a search that finds nothing probably means; ours. */
  suggestion: optionalText,
});

/** Query that every paged list takes. `orderBy` is '+' or '-' followed by a field name. */
export const pagedQueryShape = {
  page: z.optional(z.number()),
  limit: z.optional(z.number()),
  orderBy: z.optional(z.string()),
  keywords: z.optional(z.string()),
};

/** Keys that the envelope may carry around `data`; 'error' is handled before a schema is tried. */
const envelopeShape = {
  status: z.optional(z.union([z.string(), z.number()])),
  code: z.optional(z.union([z.string(), z.number()])),
  message: optionalText,
};

/** `{status, code, data}`: the success envelope around one record. */
export const envelope = <T extends z.ZodMiniType>(data: T) => z.looseObject({ ...envelopeShape, data });

/** Success envelope whose `data` is not read. */
export const acknowledgement = z.looseObject({ ...envelopeShape, data: z.optional(z.unknown()) });

/** List answer A: `{data: [row], meta: {total, …}}`. */
export const pagedA = <T extends z.ZodMiniType>(row: T) =>
  z.looseObject({ ...envelopeShape, data: z.array(row), meta: pageMetaSchema });

/** List answer B: `{total, data: [row]}`. */
export const pagedB = <T extends z.ZodMiniType>(row: T) =>
  z.looseObject({ ...envelopeShape, total: z.number(), data: z.array(row) });

/** List answer C: `{data: {items: [row], items_count}}`. `undecided_count`, ours: how many nobody has decided yet, of those that the query finds whatever was decided. */
export const pagedC = <T extends z.ZodMiniType>(row: T) =>
  z.looseObject({
    ...envelopeShape,
    data: z.looseObject({ items: z.array(row), items_count: z.number(), undecided_count: optionalNumber }),
  });

/** A write's answer. */
export const writeAnswer = envelope(
  z.looseObject({
    id: idSchema,
    message: optionalText,
    permalink: optionalText,
    /** Ours: what was saved all the same, and is better looked at. */
    warning: optionalText,
  }),
);

/** A bulk delete's answer: all the ids or none. */
export const bulkDeleteAnswer = envelope(
  z.looseObject({ message: optionalText, deleted: z.optional(z.array(idSchema)) }),
);

/** The failure envelope; every key may be missing. */
export const failureSchema = z.looseObject({
  status: z.optional(z.union([z.string(), z.number()])),
  code: z.optional(z.union([z.string(), z.number()])),
  message: optionalText,
  data: z.optional(z.unknown()),
  errors: maybe(z.record(z.string(), z.unknown())),
});
export type Failure = z.infer<typeof failureSchema>;

/** When and by whom, by name, a row of a list was changed last. Ours. */
export const lastChangeShape = { updated_at: optionalText, updated_by: optionalText };

/** What a 409 for a lost update carries in `data`. */
export const conflictSchema = z.looseObject({
  message: optionalText,
  updated_at: z.string(),
  updated_by: maybe(z.union([z.string(), z.looseObject({ id: idSchema, name: optionalText })])),
});
export type Conflict = z.infer<typeof conflictSchema>;

/** Answer to 'may I?'. */
export const allowedAnswer = envelope(z.looseObject({ allowed: z.boolean() }));

/** Ids of a bulk call in a path, joined by commas. */
export const idListSchema = z.string().check(z.regex(/^\d+(,\d+)*$/));

/** Somebody named by an answer, e.g. who still holds a role. */
export const userReferenceSchema = z.looseObject({
  id: idSchema,
  username: optionalText,
  /** First and last name, else the company, else the user name. */
  name: optionalText,
  active: maybe(flagSchema),
});
export type UserReference = z.infer<typeof userReferenceSchema>;
