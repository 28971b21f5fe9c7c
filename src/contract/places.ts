import * as z from 'zod/mini';
import {
  idSchema,
  lastChangeShape,
  maybe,
  optionalInteger,
  optionalNumber,
  optionalText,
  pagedB,
  pagedQueryShape,
  writeAnswer,
} from './common';
import { defineEndpoint } from './endpoint';
import { recordEndpoints, removeEndpoint } from './record';

/** Filters by territory: the id of a destination, a province or a municipality; -1 for all. */
const territoryShape = {
  destinazione: z.optional(z.number()),
  provincia: z.optional(z.number()),
  comune: z.optional(z.number()),
};

/** A collection of points of interest; `code` is made once and stays. Source: document 3, section 3. */
export const placeTypeSchema = z.looseObject({
  id: idSchema,
  title: z.string(),
  code: optionalText,
  updated_at: optionalText,
});
export type PlaceType = z.infer<typeof placeTypeSchema>;

export const placeTypes = defineEndpoint({
  id: 'placeTypes.list',
  method: 'GET',
  path: 'tipologia-luoghi',
  summary: 'Le tipologie di luogo; i filtri lasciano quelle con un luogo nel territorio',
  query: z.object({ ...pagedQueryShape, ...territoryShape }),
  answer: pagedB(placeTypeSchema),
});

/** Id of a place type that is to be created. Source: contract, set-luogo. */
export const NEW_PLACE_TYPE = -1;

/** The title stands in the path, percent-encoded. `updated_at`, ours: the version that a renaming started from. */
export const savePlaceType = defineEndpoint({
  id: 'placeTypes.save',
  method: 'POST',
  path: 'set-luogo/:id/:title',
  mayCreate: true,
  summary: 'Crea una tipologia (id -1) o la rinomina; il codice nasce con lei e non cambia',
  params: z.object({ id: idSchema, title: z.string() }),
  query: z.object({ updated_at: z.optional(z.string()) }),
  answer: writeAnswer,
});

export const removePlaceTypes = removeEndpoint(
  'placeTypes',
  'tipologia-luoghi',
  'Elimina le tipologie elencate, tutte o nessuna; 409 con i luoghi se una ne ha ancora',
);

/** A row of the places list. Source: document 3, section 7. */
export const placeRowSchema = z.looseObject({
  id: idSchema,
  nome: optionalText,
  /** Street and number of the address. */
  indirizzo: optionalText,
  /** Name of the address's municipality. */
  comune: optionalText,
  /** Its place type. */
  code: optionalText,
  ...lastChangeShape,
});
export type PlaceRow = z.infer<typeof placeRowSchema>;

export const places = defineEndpoint({
  id: 'places.list',
  method: 'GET',
  path: 'luoghi',
  summary: 'I luoghi, di una tipologia (code) o di tutte',
  query: z.object({ ...pagedQueryShape, ...territoryShape, code: z.optional(z.string()) }),
  answer: pagedB(placeRowSchema),
});

/** A server may send an empty list for an empty object. */
const looseContainer = <T extends z.ZodMiniType>(schema: T) => maybe(z.union([schema, z.array(z.unknown())]));

/** A point of interest: flat, without languages or revisions. Source: document 3, section 3; contract, 'luoghi'. */
export const placeSchema = z.looseObject({
  id: idSchema,
  nome: optionalText,
  info: optionalText,
  localita: looseContainer(z.looseObject({ id: optionalNumber, name: optionalText })),
  /** The address, bare: `{city, address, number, lat, lng}`. */
  location: looseContainer(z.looseObject({})),
  telefono: optionalText,
  mail: optionalText,
  website: optionalText,
  /** Name of the address's municipality; the server writes it. */
  comune: optionalText,
  /** Id of a user. */
  author: optionalInteger,
  status: optionalInteger,
  /** Its place type. */
  code: optionalText,
  lang: optionalText,
  created_at: optionalText,
  updated_at: optionalText,
});
export type Place = z.infer<typeof placeSchema>;

/** The whole place plus `lang`, which is ignored; `updated_at` guards against a lost update. */
export const placeBodySchema = z.looseObject({ ...placeSchema.shape, id: z.optional(z.unknown()) });
export type PlaceBody = z.infer<typeof placeBodySchema>;

export const {
  read: readPlace,
  create: createPlace,
  update: updatePlace,
} = recordEndpoints({
  area: 'places',
  path: 'luoghi',
  summaries: {
    read: 'Un luogo',
    create: 'Crea un luogo',
    update: 'Aggiorna un luogo; 409 se qualcun altro lo ha salvato nel frattempo',
  },
  item: placeSchema,
  body: placeBodySchema,
  update: placeBodySchema,
});

export const removePlaces = removeEndpoint(
  'places',
  'luoghi',
  'Elimina i luoghi elencati, tutti o nessuno; 409 se un contenuto ne usa uno',
);
