import type { Content, ContentItem, Json } from '../content/types';
import type { ContentRow } from '../contract/content';
import { IDEMPOTENCY_HEADER } from '../contract/content';
import type { Result } from '../contract/result';
import type { Client } from './client';

/** What a page of a list asks for. `filters` go out under their wire names, 'all' as -1. */
export interface PageRequest {
  readonly page: number;
  readonly limit: number;
  readonly orderBy: string;
  readonly keywords: string;
  readonly filters: Readonly<Record<string, number>>;
}

export interface Written {
  readonly id: number;
  readonly message: string | null;
  readonly permalink: string | null;
}

/** The calls of one content type. Source: contract, 'Content areas'. */
export interface ContentService {
  page(request: PageRequest, signal?: AbortSignal): Promise<Result<{ rows: ContentRow[]; total: number }>>;
  read(id: number, signal?: AbortSignal): Promise<Result<{ readonly [key: string]: Json }>>;
  /** `key` makes a retry of the same creation harmless. */
  create(item: ContentItem, key: string): Promise<Result<Written>>;
  update(id: number, item: ContentItem): Promise<Result<Written>>;
  remove(ids: readonly number[]): Promise<Result<{ message: string | null }>>;
}

type WriteAnswer = { data: { id: number; message?: string | null | undefined; permalink?: string | null | undefined } };

const written = (result: Result<WriteAnswer>): Result<Written> =>
  result.ok
    ? {
        ok: true,
        value: {
          id: result.value.data.id,
          message: result.value.data.message ?? null,
          permalink: result.value.data.permalink ?? null,
        },
      }
    : result;

/** The calls of a content type over a client. */
export function createContentService(client: Client, content: Content): ContentService {
  const { endpoints } = content;
  const withSignal = (signal: AbortSignal | undefined) => (signal === undefined ? {} : { signal });
  return {
    async page({ filters, ...paging }, signal) {
      const result = await client.call(endpoints.list, { query: { ...paging, ...filters }, ...withSignal(signal) });
      return result.ok ? { ok: true, value: { rows: result.value.data, total: result.value.meta.total } } : result;
    },
    async read(id, signal) {
      const result = await client.call(endpoints.read, { params: { id }, ...withSignal(signal) });
      return result.ok ? { ok: true, value: result.value.data as unknown as { readonly [key: string]: Json } } : result;
    },
    create: async (item, key) =>
      written(await client.call(endpoints.create, { body: item, headers: { [IDEMPOTENCY_HEADER]: key } })),
    update: async (id, item) => written(await client.call(endpoints.update, { params: { id }, body: item })),
    async remove(ids) {
      const result = await client.call(endpoints.remove, { params: { ids: ids.join(',') } });
      return result.ok ? { ok: true, value: { message: result.value.data.message ?? null } } : result;
    },
  };
}
