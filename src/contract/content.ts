import * as z from 'zod/mini';
import {
  envelope,
  flagSchema,
  idSchema,
  lastChangeShape,
  maybe,
  optionalInteger,
  optionalNumber,
  optionalText,
  pagedA,
  pagedQueryShape,
  refSchema,
} from './common';
import { defineEndpoint } from './endpoint';
import { statusOptionSchema } from './lookups';
import { exportEndpoint, idParams, recordEndpoints, removeEndpoint } from './record';

/** Keys of a language's content that the server adds; the declared fields come on top. Source: document 2, section 3. */
export const localizedBaseShape = {
  author: optionalInteger,
  status: optionalInteger,
  pub_date: optionalText,
  permalink: optionalText,
};

/** Keys of an item that every content type has. Source: document 2, section 3; contract, 'Content areas'. */
export const itemBaseShape = {
  id: z.union([idSchema, z.literal('new')]),
  canSave: maybe(flagSchema),
  draft: optionalNumber,
  revision: optionalNumber,
  revision_statuses: maybe(z.union([z.record(z.string(), optionalNumber), z.array(z.unknown())])),
  /** What the user may set in each language next; a negative id is shown but can't be chosen. */
  nextStatuses: maybe(z.union([z.record(z.string(), z.array(statusOptionSchema)), z.array(z.unknown())])),
  /** Of a revision draft: the version of the item that it revises. */
  original_updated_at: optionalText,
  /**
   * Sent with a revision draft, never answered: the version of its item with which the body was merged. Whatever it says
   * otherwise than the item is meant.
   */
  original_merged: optionalText,
  created_at: optionalText,
  updated_at: optionalText,
  /** Who saved it last, by name. Ours. */
  updated_by: optionalText,
  lang: optionalText,
};

const rowChoices = maybe(z.array(z.union([refSchema, idSchema])));

/** A list row: the base keys, with what each language shows. */
export const contentRowSchema = z.looseObject({
  id: idSchema,
  contents: maybe(
    z.record(
      z.string(),
      z.nullable(
        z.looseObject({
          title: optionalText,
          status: optionalNumber,
          pub_date: optionalText,
          permalink: optionalText,
        }),
      ),
    ),
  ),
  comune: maybe(z.array(z.looseObject({ id: optionalNumber, nome: optionalText, city: optionalText }))),
  /** Where its addresses lie; of content types whose lists show it. */
  location: maybe(
    z.array(
      z.nullable(
        z.looseObject({
          city: maybe(z.looseObject({ id: optionalNumber, city: optionalText, province: optionalText })),
        }),
      ),
    ),
  ),
  /** Categories chosen; of content types whose lists show them. */
  theme: rowChoices,
  target: rowChoices,
  /** When it takes place, YYYY-MM-DD; of content types that have dates. */
  dates: maybe(z.looseObject({ start: optionalText, end: optionalText })),
  draft: optionalNumber,
  revision: optionalNumber,
  revision_statuses: itemBaseShape.revision_statuses,
  ...lastChangeShape,
});
export type ContentRow = z.infer<typeof contentRowSchema>;

/** Where an area's calls live; they are the same for most. Source: contract, 'Content areas'. */
export interface ContentPaths {
  readonly list: string;
  readonly item: string;
  readonly create: string;
  readonly remove: string;
  /** Further paths where a server answers a deletion (`furtherRemovals`); the client asks at `remove`. */
  readonly removeAlso?: readonly string[];
  /** Where all of them are a CSV file; only where they are exported. */
  readonly export?: string;
}

/** Headers that a create carries, so that a retry does not create twice. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

const removal = (name: string, path: string) =>
  removeEndpoint(name, path, 'Elimina i contenuti elencati, tutti o nessuno');

/** The deletion of a content area at its further paths. */
export const furtherRemovals = ({ removeAlso = [] }: ContentPaths) => removeAlso.map((path) => removal(path, path));

interface Declared {
  readonly area: string;
  readonly paths: ContentPaths;
}

/**
 * The calls of the list of a content area: two, and the export where it has a path. Takes its name, its paths, and the
 * schema of each filter. Source: contract, 'Content areas'.
 */
export const listEndpoints = ({ area, paths }: Declared, filters: Record<string, z.ZodMiniType>) => ({
  ...(paths.export === undefined ? {} : { exportAll: exportEndpoint(area, paths.export, 'Tutti i contenuti') }),
  list: defineEndpoint({
    id: `${area}.list`,
    method: 'GET',
    path: paths.list,
    summary: 'Elenco paginato, ordinato e filtrato',
    query: z.object({ ...pagedQueryShape, ...filters }),
    answer: pagedA(contentRowSchema),
  }),
  remove: removal(area, paths.remove),
});
export type ListEndpoints = ReturnType<typeof listEndpoints>;

/**
 * The calls of one item of a content area. Takes its name, its paths, and the wire schemas of its item, as answered and
 * as sent. Source: contract, 'Content areas'.
 */
export const itemEndpoints = <Item extends z.ZodMiniType, Body extends z.ZodMiniType>(
  { area, paths }: Declared,
  { item, body }: { readonly item: Item; readonly body: Body },
) => ({
  ...recordEndpoints({
    area,
    path: paths.item,
    createAt: paths.create,
    summaries: {
      read: 'Un contenuto in tutte le lingue',
      create: 'Crea un contenuto',
      update:
        'Aggiorna un contenuto, o ne fa una bozza di revisione (il suo id nella risposta); 409 se qualcun altro lo ha salvato nel frattempo, se il cambio di stato non è permesso, o se una bozza approvata e la scheda pubblicata sono cambiate nello stesso campo (`errors` per campo; `original_merged` dice che il corpo ne tiene conto)',
    },
    item,
    body,
    update: body,
  }),
  readBase: defineEndpoint({
    id: `${area}.readBase`,
    method: 'GET',
    path: `${paths.item}/:id/revision_base`,
    summary:
      'Di una bozza di revisione: il contenuto pubblicato dal quale contano le sue modifiche (com’era quando la bozza è nata, o quando vi è stato unito)',
    params: idParams,
    answer: envelope(item),
  }),
});
export type ItemEndpoints = ReturnType<typeof itemEndpoints<z.ZodMiniType, z.ZodMiniType>>;
