import { withLocalityRepeated } from '../content/model/localityWithin';
import { withRevised } from '../content/model/revised';
import type { Content, ContentItem, Json } from '../content/model/types';
import { IDEMPOTENCY_HEADER } from '../contract/content';
import type { Result } from '../contract/result';
import type { Client } from './client';
import { namingRight } from './failure';

export interface Written {
  readonly id: number;
  readonly message: string | null;
  readonly permalink: string | null;
  readonly warning?: string | null;
}

/** The calls of one item of a content type. Source: contract, 'Content areas'. */
export interface ContentService {
  read(id: number, signal?: AbortSignal): Promise<Result<{ readonly [key: string]: Json }>>;
  /**
   * The same; a revision draft with what it is compared with (`withRevised`). A server that does not tell loses nothing by
   * it: it is asked again by the save.
   */
  open(id: number, signal?: AbortSignal): Promise<Result<{ readonly [key: string]: Json }>>;
  /** `key` makes a retry of the same creation harmless. */
  create(item: ContentItem, key: string): Promise<Result<Written>>;
  update(id: number, item: ContentItem): Promise<Result<Written>>;
}

type Told = string | null | undefined;
type WriteAnswer = { data: { id: number; message?: Told; permalink?: Told; warning?: Told } };

const written = (result: Result<WriteAnswer>): Result<Written> =>
  result.ok
    ? {
        ok: true,
        value: {
          id: result.value.data.id,
          message: result.value.data.message ?? null,
          permalink: result.value.data.permalink ?? null,
          warning: result.value.data.warning ?? null,
        },
      }
    : result;

/** The calls of a content type over a client. */
export function createContentService(client: Client, content: Content): ContentService {
  const { endpoints } = content;
  const rights = (action: 'create' | 'edit') => content.abilities.map((prefix) => `${prefix}-${action}`);
  const withSignal = (signal: AbortSignal | undefined) => (signal === undefined ? {} : { signal });
  const readBy =
    (endpoint: typeof endpoints.read | typeof endpoints.readBase, isAside: boolean): ContentService['read'] =>
    async (id, signal) => {
      const result = await client.call(endpoint, {
        params: { id },
        ...(isAside && { isAside }),
        ...withSignal(signal),
      });
      return result.ok ? { ok: true, value: result.value.data as unknown as { readonly [key: string]: Json } } : result;
    };
  const read = readBy(endpoints.read, false);
  return {
    read,
    async open(id, signal) {
      const item = await read(id, signal);
      const revised = item.ok ? Number(item.value.draft ?? 0) : 0;
      if (!item.ok || revised === 0) return item;
      const base = await readBy(endpoints.readBase, true)(id, signal);
      const original = base.ok ? await readBy(endpoints.read, true)(revised, signal) : base;
      const pair = base.ok && original.ok ? { base: base.value, original: original.value } : null;
      return { ok: true, value: withRevised(item.value, pair) };
    },
    async create(item, key) {
      const body = withLocalityRepeated(content, item);
      const headers = { [IDEMPOTENCY_HEADER]: key };
      return written(namingRight(await client.call(endpoints.create, { body, headers }), rights('create')));
    },
    async update(id, item) {
      const body = withLocalityRepeated(content, item);
      return written(namingRight(await client.call(endpoints.update, { params: { id }, body }), rights('edit')));
    },
  };
}
