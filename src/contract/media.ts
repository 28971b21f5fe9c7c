import * as z from 'zod/mini';
import {
  acknowledgement,
  envelope,
  flagSchema,
  idSchema,
  maybe,
  optionalInteger,
  optionalNumber,
  optionalText,
  pagedA,
  pagedQueryShape,
  pageMetaSchema,
} from './common';
import { defineEndpoint } from './endpoint';
import { idParams, removeEndpoint } from './record';

/** Media on a page. Source: document 1, section 9 (picker); document 2, section 9 (gallery). */
export const MEDIA_PAGE_SIZES = { picker: 30, gallery: 24 } as const;

const MEGABYTE = 1024 * 1024;

/** Limits of an upload. Sizes in bytes, sides in pixels, times in milliseconds. Source: document 1, section 5. */
export const MEDIA_LIMITS = {
  imageBytes: MEGABYTE,
  otherBytes: 100 * MEGABYTE,
  /** The longest side must have at least as many pixels. */
  longestSide: 1200,
  /** Greatest area; a picture beyond it is too much to decode. */
  pixels: 40_000_000,
  /** Greatest area that is decoded to make a picture smaller, where somebody asks for it. */
  reduciblePixels: 120_000_000,
  uploadTimeout: 300_000,
  /** Attachments where a field sets no maximum. */
  attachments: 100,
} as const;

/** Greatest lengths of an image's texts, in characters, by wire name. */
export const MEDIA_TEXT_LIMITS = { titolo: 300, copyright: 300, description: 1000 } as const;

/** Category groups of the licences and their versions. Source: document 1, section 9. */
export const LICENSE_GROUP = 8;
export const LICENSE_VERSION_GROUP = 9;

/** A media item. `description` is what is read aloud in place of the image. Source: contract, 'Media and files'. */
export const mediaItemSchema = z.looseObject({
  id: idSchema,
  name: optionalText,
  url: z.string(),
  url_thumb: optionalText,
  title: optionalText,
  copyright: optionalText,
  description: optionalText,
  license_id: optionalNumber,
  versione_id: optionalNumber,
  openlibrary: maybe(flagSchema),
  width: optionalNumber,
  height: optionalNumber,
  /** Its version, ours: a save that sends it back overwrites no newer one. */
  updated_at: optionalText,
});
export type MediaItem = z.infer<typeof mediaItemSchema>;

/** An uploaded file that stands for itself. Source: contract, 'Media and files'. */
export const attachmentRowSchema = z.looseObject({
  id: idSchema,
  name: optionalText,
  url: z.string(),
  size: optionalNumber,
  mime: optionalText,
  /** Ours: what would help its readers, in Italian. */
  notes: maybe(z.array(z.string())),
});
export type AttachmentRow = z.infer<typeof attachmentRowSchema>;

/** Pages by `{limit, page, query}` (or `keywords`), one item by `{id}`. `images` 0 gives files that are no images too. */
export const searchMedia = defineEndpoint({
  id: 'media.search',
  method: 'POST',
  path: 'media/search',
  isSearch: true,
  summary: 'Cerca immagini per nome, titolo o copyright, oppure una per id',
  body: z.object({
    id: maybe(idSchema),
    limit: optionalNumber,
    page: optionalNumber,
    query: optionalText,
    keywords: optionalText,
    images: maybe(flagSchema),
  }),
  answer: z.looseObject({
    ...acknowledgement.shape,
    data: z.union([z.array(mediaItemSchema), z.looseObject({ images: z.array(mediaItemSchema) })]),
    meta: maybe(z.looseObject({ ...pageMetaSchema.shape, total: optionalNumber })),
  }),
});

export const listMedia = defineEndpoint({
  id: 'media.list',
  method: 'GET',
  path: 'media',
  summary: 'Le immagini caricate, le più recenti prima',
  query: z.object({
    page: z.optional(z.number()),
    limit: z.optional(z.number()),
    searchText: z.optional(z.string()),
    /** 1: images only. */
    images: z.optional(z.number()),
  }),
  answer: pagedA(mediaItemSchema),
});

/**
 * `license_id` and `versione_id` are required, whatever the schema lets through. `updated_at` guards against a lost update,
 * and the answer's is the version that the save made. Source: document 1, section 5; contract, 'no lost update'.
 */
export const updateMedia = defineEndpoint({
  id: 'media.update',
  method: 'PUT',
  path: 'media/upload/:id',
  summary:
    "I dati di un'immagine; licenza e versione sono obbligatorie; 409 se qualcun altro li ha salvati nel frattempo",
  params: idParams,
  body: z.object({
    titolo: optionalText,
    description: optionalText,
    copyright: optionalText,
    license_id: optionalInteger,
    versione_id: optionalInteger,
    openlibrary: maybe(flagSchema),
    updated_at: optionalText,
  }),
  answer: envelope(z.looseObject({ message: optionalText, updated_at: optionalText })),
});

export const deleteMedia = defineEndpoint({
  id: 'media.remove',
  method: 'DELETE',
  path: 'media/upload/:id',
  summary: 'Elimina il file dal server; 409 con i contenuti che lo usano',
  params: idParams,
  answer: envelope(z.looseObject({ message: optionalText })),
});

/**
 * A multipart body with one part `file`. `collectionType` is 'images', which takes images only, or 'default';
 * `parentId` says what the file was uploaded for.
 */
export const uploadMedia = defineEndpoint({
  id: 'media.upload',
  method: 'POST',
  path: 'media/upload/:collectionType/:parentId',
  summary: 'Carica un file (multipart/form-data, parte «file»)',
  params: z.object({
    collectionType: z.enum(['default', 'images']),
    parentId: z.string().check(z.regex(/^[\w-]{1,40}$/)),
  }),
  takesFile: true,
  success: 201,
  answer: envelope(mediaItemSchema),
});

export const listAttachments = defineEndpoint({
  id: 'attachments.list',
  method: 'GET',
  path: 'attachments',
  summary: 'I file allegati, cercati per nome',
  query: z.object(pagedQueryShape),
  answer: pagedA(attachmentRowSchema),
});

/** A multipart body with one part `file`. */
export const uploadAttachment = defineEndpoint({
  id: 'attachments.upload',
  method: 'POST',
  path: 'attachments/upload',
  summary: 'Carica un allegato (multipart/form-data, parte «file»)',
  takesFile: true,
  success: 201,
  answer: envelope(attachmentRowSchema),
});

export const deleteAttachments = removeEndpoint(
  'attachments',
  'attachments',
  'Elimina gli allegati elencati, tutti o nessuno',
);
