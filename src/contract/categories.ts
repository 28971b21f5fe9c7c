import * as z from 'zod/mini';
import {
  acknowledgement,
  envelope,
  idSchema,
  maybe,
  optionalInteger,
  optionalNumber,
  optionalText,
  writeAnswer,
} from './common';
import { defineEndpoint } from './endpoint';
import { atMost, languageMap } from './limits';

/** Greatest length of a node's title, subtitle and slug, in characters. Source: contract, 'Pinned', texts without a limit. */
export const LONGEST_CATEGORY_TEXT = 300;

/** Most categories of a level, which are ordered together. */
const MOST_ORDERED = 1000;

/** What a node is called in a language. */
export const nodeContentSchema = z.looseObject({ title: optionalText, subtitle: optionalText, slug: optionalText });

/** A node's texts by language; PHP servers send an empty map as a list. */
const nodeContentsSchema = z.union([languageMap(nodeContentSchema), z.array(z.unknown())]);

const coverSchema = z.looseObject({ id: idSchema, url: optionalText, url_thumb: optionalText });

/** More than a country has. */
const MOST_PROVINCES = 200;

/** A node of a category tree as servers send it. Source: contract, 'category tree'. */
export interface WireNode {
  id: number;
  /** Null on the top level. */
  parent_id?: number | null | undefined;
  /** Its place on its level, from 1. */
  order?: number | null | undefined;
  contents?: z.infer<typeof nodeContentsSchema> | null | undefined;
  cover?: z.infer<typeof coverSchema> | null | undefined;
  /** Those that lie in a destination, ours: no other group has it, nor have other servers. */
  provinces?: { readonly id: number; readonly nome?: string | null | undefined }[] | null | undefined;
  children?: WireNode[] | null | undefined;
  /** Version for a later save; ours. */
  updated_at?: string | null | undefined;
  [key: string]: unknown;
}
export const nodeSchema: z.ZodMiniType<WireNode> = z.looseObject({
  id: idSchema,
  parent_id: optionalNumber,
  order: optionalNumber,
  contents: maybe(nodeContentsSchema),
  cover: maybe(coverSchema),
  updated_at: optionalText,
  provinces: maybe(z.array(z.looseObject({ id: idSchema, nome: optionalText }))),
  get children(): z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniType<WireNode>>>> {
    return maybe(z.array(nodeSchema));
  },
}) as unknown as z.ZodMiniType<WireNode>;

const nodeParams = z.object({ id: idSchema });

/** `data` is the group with its top nodes, or these alone. */
export const readTree = defineEndpoint({
  id: 'categories.tree',
  method: 'GET',
  path: 'categories',
  summary: "L'albero delle categorie di un gruppo, con copertine e versioni",
  query: z.object({ main: z.number() }),
  answer: envelope(
    z.union([z.looseObject({ id: optionalNumber, children: z.array(nodeSchema) }), z.array(nodeSchema)]),
  ),
});

/** What a write takes: `cover` is the image as the tree gave it. Ours: the `provinces` of a destination; left out, they stay. */
export const nodeBodySchema = z.looseObject({
  main: z.int(),
  parent_id: optionalInteger,
  contents: languageMap(nodeContentSchema),
  cover: maybe(coverSchema),
  provinces: maybe(atMost(MOST_PROVINCES, z.array(z.looseObject({ id: idSchema })))),
});
export type NodeBody = z.infer<typeof nodeBodySchema>;

export const createNode = defineEndpoint({
  id: 'categories.create',
  method: 'POST',
  path: 'categories',
  summary:
    'Crea una categoria in fondo al suo livello: il primo (parent_id null) o quello sotto una categoria del primo',
  body: nodeBodySchema,
  success: 201,
  answer: writeAnswer,
});

/** `updated_at` guards against a lost update. Level and group of a node never change. */
export const updateNode = defineEndpoint({
  id: 'categories.update',
  method: 'PUT',
  path: 'categories/:id',
  summary:
    'Aggiorna titoli, slug, copertina e, di una destinazione, le province di una categoria; 409 se qualcun altro la ha salvata nel frattempo',
  params: nodeParams,
  body: z.looseObject({ ...nodeBodySchema.shape, updated_at: optionalText }),
  answer: writeAnswer,
});

export const removeNode = defineEndpoint({
  id: 'categories.remove',
  method: 'DELETE',
  path: 'categories/:id',
  summary:
    'Elimina una categoria con le sue figlie e la toglie dai contenuti; 409 per destinazioni, licenze e versioni in uso',
  params: nodeParams,
  answer: acknowledgement,
});

/** Id of a node → its position from 1, for every node of one level. */
export const orderNodes = defineEndpoint({
  id: 'categories.order',
  method: 'POST',
  path: 'categories/update_order',
  summary: 'Ordina un livello: tutte le categorie che hanno lo stesso genitore, ciascuna una volta, da 1 in poi',
  body: atMost(MOST_ORDERED, z.record(z.string(), z.int())),
  answer: acknowledgement,
});

/** Ours, beyond the contract: a server without it answers 404. A category that is gone is in no content. */
export const nodeUses = defineEndpoint({
  id: 'categories.uses',
  method: 'GET',
  path: 'categories/:id/uses',
  summary: 'Quanti contenuti cambia l’eliminazione di una categoria, e quante figlie vanno con lei',
  params: nodeParams,
  answer: envelope(z.looseObject({ contents: z.number(), children: z.number() })),
});
