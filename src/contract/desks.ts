import * as z from 'zod/mini';
import {
  envelope,
  flagSchema,
  idSchema,
  lastChangeShape,
  maybe,
  optionalNumber,
  optionalText,
  pagedB,
  pagedQueryShape,
  userReferenceSchema,
} from './common';
import { defineEndpoint } from './endpoint';
import { recordEndpoints, removeEndpoint } from './record';

/** A row of the desks list. Source: contract, GET user/redazioni. */
export const deskRowSchema = z.looseObject({
  id: idSchema,
  nome: z.string(),
  users_count: optionalNumber,
  ...lastChangeShape,
});
export type DeskRow = z.infer<typeof deskRowSchema>;

/** A user as their desk shows them. Source: document 1, section 2.16. */
export const deskUserSchema = z.looseObject({
  id: optionalNumber,
  first_name: optionalText,
  last_name: optionalText,
  /** Beyond the spec: who is a company has no other name. */
  company: optionalText,
  username: z.string(),
  email: optionalText,
  active: maybe(flagSchema),
});
export type DeskUser = z.infer<typeof deskUserSchema>;

/** A municipality of a desk; `codice` and `istat` are the same. Source: document 1, section 3. */
export const deskMunicipalitySchema = z.looseObject({
  id: optionalNumber,
  nome: z.string(),
  codice: optionalText,
  istat: optionalText,
  provincia: maybe(z.looseObject({ id: optionalNumber, nome: optionalText })),
  pivot: maybe(z.looseObject({ comuni_istat_id: idSchema, redazioni_id: idSchema })),
});
export type DeskMunicipality = z.infer<typeof deskMunicipalitySchema>;

export const deskDetailSchema = z.looseObject({
  ...deskRowSchema.shape,
  url_it: optionalText,
  url_en: optionalText,
  url_de: optionalText,
  users: maybe(z.array(deskUserSchema)),
  comuni_istat: maybe(z.array(deskMunicipalitySchema)),
  updated_at: optionalText,
});
export type DeskDetail = z.infer<typeof deskDetailSchema>;

/** The desks as a list; `lookups.desks` gives their names to everybody. */
export const listDesks = defineEndpoint({
  id: 'desks.list',
  method: 'GET',
  path: 'user/redazioni',
  summary: 'Le redazioni, con quanti utenti hanno',
  query: z.object(pagedQueryShape),
  answer: pagedB(deskRowSchema),
});

/** The item plus `lang`; its users and municipalities are not written with it. */
export const deskBodySchema = z.looseObject({
  nome: optionalText,
  url_it: optionalText,
  url_en: optionalText,
  url_de: optionalText,
  lang: optionalText,
  updated_at: optionalText,
});
export type DeskBody = z.infer<typeof deskBodySchema>;

export const {
  read: readDesk,
  create: createDesk,
  update: updateDesk,
} = recordEndpoints({
  area: 'desks',
  path: 'user/redazioni',
  summaries: {
    read: 'Una redazione con i suoi utenti e comuni',
    create: 'Crea una redazione',
    update: 'Aggiorna una redazione; 409 se qualcun altro la ha salvata nel frattempo',
  },
  item: deskDetailSchema,
  body: deskBodySchema,
  update: deskBodySchema,
});

/** What DELETE user/redazioni/:ids says in `data` when a desk still has users or contents (409). */
export const deskInUseSchema = z.looseObject({
  message: optionalText,
  total: optionalNumber,
  users: z.array(userReferenceSchema),
  /** Contents of the desk. */
  contents: optionalNumber,
});
export type DeskInUse = z.infer<typeof deskInUseSchema>;

/** Beyond the specification, whose desks are never deleted; a server without it answers 404. */
export const deleteDesks = removeEndpoint(
  'desks',
  'user/redazioni',
  'Elimina le redazioni elencate, tutte o nessuna; 409 se una ha ancora utenti o contenuti',
);

const municipalityParams = z.object({ id: idSchema, comuneId: idSchema });
const messageAnswer = envelope(z.looseObject({ message: optionalText }));

/** Adding what is there already is no error. */
export const addDeskMunicipality = defineEndpoint({
  id: 'desks.addMunicipality',
  method: 'POST',
  path: 'operations/redazione/:id/comune/:comuneId',
  summary: 'Associa un comune a una redazione',
  params: municipalityParams,
  answer: messageAnswer,
});

export const removeDeskMunicipality = defineEndpoint({
  id: 'desks.removeMunicipality',
  method: 'DELETE',
  path: 'operations/redazione/:id/comune/:comuneId',
  summary: 'Toglie un comune da una redazione',
  params: municipalityParams,
  answer: messageAnswer,
});
