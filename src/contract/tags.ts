import * as z from 'zod/mini';
import { idSchema, optionalNumber, optionalText, pagedB, pagedQueryShape } from './common';
import { defineEndpoint } from './endpoint';
import { recordEndpoints } from './record';

/** Greatest length of a tag's name, in characters. Source: contract, 'Pinned', texts without a limit. */
export const LONGEST_TAG = 300;

/** A tag by its Italian name; `count`: contents that have it. Source: document 3, section 3. */
export const tagSchema = z.looseObject({ id: idSchema, name: z.string(), count: optionalNumber });
export type Tag = z.infer<typeof tagSchema>;

/** What a write takes; a tag's names in other languages stay as they are. */
export const tagBodySchema = z.looseObject({ name: z.string() });
export type TagBody = z.infer<typeof tagBodySchema>;

export const tags = defineEndpoint({
  id: 'lookups.tags',
  method: 'GET',
  path: 'operations/tags',
  summary: 'I tag, con quante volte sono usati',
  query: z.object({ ...pagedQueryShape, main: z.optional(z.number()) }),
  answer: pagedB(tagSchema),
});

/** A tag as its form reads it; `updated_at`, ours, guards against a lost update. */
export const tagDetailSchema = z.looseObject({ ...tagSchema.shape, updated_at: optionalText });
export type TagDetail = z.infer<typeof tagDetailSchema>;

export const {
  read: readTag,
  create: createTag,
  update: updateTag,
} = recordEndpoints({
  area: 'tags',
  path: 'operations/tags',
  summaries: {
    read: 'Un tag, con quante volte è usato',
    create: 'Crea un tag; 422 sul nome se ce n’è già uno uguale',
    update:
      'Cambia il nome di un tag; 422 sul nome se ce n’è già uno uguale, 409 se qualcun altro lo ha salvato nel frattempo',
  },
  item: tagDetailSchema,
  body: tagBodySchema,
  update: z.looseObject({ ...tagBodySchema.shape, updated_at: optionalText }),
});
