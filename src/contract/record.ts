import * as z from 'zod/mini';
import { bulkDeleteAnswer, envelope, idListSchema, idSchema, writeAnswer } from './common';
import { defineEndpoint } from './endpoint';

/** Params of a call about one record. */
export const idParams = z.object({ id: idSchema });

/** What the API description says of each of a record's calls, in Italian. */
interface Summaries {
  readonly read: string;
  readonly create: string;
  readonly update: string;
}

interface Declared<Item extends z.ZodMiniType, Body extends z.ZodMiniType, Update extends z.ZodMiniType> {
  /** What the calls are named after. */
  readonly area: string;
  /** Where one is read and updated; where it is created too, unless `createAt` says otherwise. */
  readonly path: string;
  readonly createAt?: string;
  readonly summaries: Summaries;
  /** One as the server answers it. */
  readonly item: Item;
  /** One as it is written, and as it is updated. */
  readonly body: Body;
  readonly update: Update;
}

/** The calls by which one record is read, created and updated. Source: contract, 'Ground rules'. */
export const recordEndpoints = <Item extends z.ZodMiniType, Body extends z.ZodMiniType, Update extends z.ZodMiniType>({
  area,
  path,
  createAt = path,
  summaries,
  item,
  body,
  update,
}: Declared<Item, Body, Update>) => ({
  read: defineEndpoint({
    id: `${area}.read`,
    method: 'GET',
    path: `${path}/:id`,
    summary: summaries.read,
    params: idParams,
    answer: envelope(item),
  }),
  create: defineEndpoint({
    id: `${area}.create`,
    method: 'POST',
    path: createAt,
    summary: summaries.create,
    body,
    success: 201,
    answer: writeAnswer,
  }),
  update: defineEndpoint({
    id: `${area}.update`,
    method: 'PUT',
    path: `${path}/:id`,
    summary: summaries.update,
    params: idParams,
    body: update,
    answer: writeAnswer,
  }),
});

/** Deletes the listed records of a path, all of them or none. `name` is unique among the calls. */
export const removeEndpoint = (name: string, path: string, summary: string) =>
  defineEndpoint({
    id: `${name}.remove`,
    method: 'DELETE',
    path: `${path}/:ids`,
    summary,
    params: z.object({ ids: idListSchema }),
    answer: bulkDeleteAnswer,
  });

/** `X-Total-Count` of the answer says how many rows come; `Content-Disposition` names the file. */
export const exportEndpoint = (area: string, path: string, what: string) =>
  defineEndpoint({
    id: `${area}.exportAll`,
    method: 'GET',
    path,
    summary: `${what} in CSV (UTF-8 con BOM, punto e virgola)`,
    givesFile: 'text/csv',
    answer: z.string(),
  });
