import { ORDER_VERSION_HEADER, orderVersion } from '../content/model/orderVersion';
import {
  createNode,
  type NodeBody,
  nodeUses,
  orderNodes,
  readTree,
  removeNode,
  updateNode,
  type WireNode,
} from '../contract/categories';
import { IDEMPOTENCY_HEADER } from '../contract/content';
import { isPlainObject } from '../contract/plainObject';
import type { Result } from '../contract/result';
import { createAside } from './aside';
import type { Client } from './client';
import type { Lookups } from './lookups';

/** What a category is called in a language. */
interface CategoryText {
  readonly title: string;
  readonly subtitle: string;
  readonly slug: string;
}

/** An image as a cover. */
interface CategoryCover {
  readonly id: number;
  /** Addresses of the image and of its thumbnail; '' where the server gives none. */
  readonly url: string;
  readonly url_thumb: string;
}

/** A category of a tree, whatever a server left out. */
interface CategoryNode {
  readonly id: number;
  /** By language; languages in which it has no text are not there. */
  readonly contents: Readonly<Record<string, CategoryText>>;
  readonly cover: CategoryCover | null;
  /** Version for a later save; null from a server that keeps none. */
  readonly updatedAt: string | null;
  /** Those that lie in a destination; not there in other groups, nor from a server that does not tell. */
  readonly provinces?: readonly { readonly id: number; readonly nome: string }[];
  /** In their order. */
  readonly children: readonly CategoryNode[];
}

/** A category as it is written; without a parent it stands on the top level. */
interface CategoryDraft extends Pick<CategoryNode, 'contents' | 'cover'> {
  readonly main: number;
  /** Ids of a destination's provinces; undefined leaves them as they are. */
  readonly provinces?: readonly number[] | undefined;
  readonly parentId: number | null;
}

/** What a deletion of a category changes. */
interface CategoryUses {
  /** Contents that choose it or one of its children. */
  readonly contents: number;
  /** Children that go with it. */
  readonly children: number;
}

type WrittenCategory = Result<{ readonly id: number; readonly message: string | null }>;
type CategoryAnswer = Result<{ readonly message: string | null }>;

/** The calls of the category trees. Whatever a write is answered, look-ups, menu and filters are asked anew. */
export interface CategoryService {
  /** The top categories of a group, in their order, with their children. */
  read(main: number, signal: AbortSignal): Promise<Result<readonly CategoryNode[]>>;
  /** `key` makes a retry of the same creation harmless. */
  create(draft: CategoryDraft, key: string): Promise<WrittenCategory>;
  update(id: number, draft: CategoryDraft, updatedAt: string | null): Promise<WrittenCategory>;
  remove(id: number): Promise<CategoryAnswer>;
  /** `ids`: all the categories of one level, in their new order; `stored`: in that which the new one was made from. */
  order(ids: readonly number[], stored: readonly number[]): Promise<CategoryAnswer>;
  /** Ours: a server without it gives 'notFound', and is asked once. */
  uses(id: number, signal: AbortSignal): Promise<Result<CategoryUses>>;
}

function textsOf(contents: WireNode['contents']): Record<string, CategoryText> {
  if (contents === null || contents === undefined || Array.isArray(contents)) return {};
  const texts = Object.entries(contents);
  return Object.fromEntries(
    texts.map(([language, { title, subtitle, slug }]) => [
      language,
      { title: title ?? '', subtitle: subtitle ?? '', slug: slug ?? '' },
    ]),
  );
}

/** The sort is stable: what has no order of its own stays where it came. */
const inTheirOrder = (nodes: readonly WireNode[]): WireNode[] =>
  [...nodes].sort((one, other) => (one.order ?? 0) - (other.order ?? 0));

const nodeOf = ({ id, contents, cover, updated_at, provinces, children }: WireNode): CategoryNode => ({
  id,
  contents: textsOf(contents),
  cover: cover ? { id: cover.id, url: cover.url ?? '', url_thumb: cover.url_thumb ?? '' } : null,
  updatedAt: updated_at ?? null,
  ...(provinces ? { provinces: provinces.map((one) => ({ id: one.id, nome: one.nome ?? '' })) } : {}),
  children: inTheirOrder(children ?? []).map(nodeOf),
});

const bodyOf = ({ main, parentId, contents, cover, provinces }: CategoryDraft): NodeBody => ({
  main,
  parent_id: parentId,
  contents: Object.fromEntries(Object.entries(contents).map(([language, text]) => [language, { ...text }])),
  cover: cover === null ? null : { ...cover },
  ...(provinces === undefined ? {} : { provinces: provinces.map((id) => ({ id })) }),
});

type WriteAnswer = Result<{ data?: unknown; message?: string | null | undefined }>;

function answered(result: WriteAnswer): CategoryAnswer {
  if (!result.ok) return result;
  const { data, message } = result.value;
  const text = isPlainObject(data) && 'message' in data ? data.message : message;
  return { ok: true, value: { message: typeof text === 'string' && text !== '' ? text : null } };
}

/** The category trees over a client. Source: contract, 'category tree'. */
export function createCategoryService(client: Client, lookups: Pick<Lookups, 'forgetCategories'>): CategoryService {
  const aside = createAside();
  /** Also after a failure: the server may have written before the answer was lost, or the tree was not as it seemed. */
  const writing = async <T>(call: Promise<T>): Promise<T> => {
    const result = await call;
    lookups.forgetCategories();
    return result;
  };
  const written = async (call: ReturnType<typeof client.call<typeof createNode | typeof updateNode>>) => {
    const result = await writing(call);
    if (!result.ok) return result;
    const { id, message } = result.value.data;
    return { ok: true, value: { id, message: message || null } } as const;
  };
  return {
    async read(main, signal) {
      const result = await client.call(readTree, { query: { main }, signal });
      if (!result.ok) return result;
      const { data } = result.value;
      return { ok: true, value: inTheirOrder(Array.isArray(data) ? data : data.children).map(nodeOf) };
    },
    // Once on its way a write is not given up: the server may have it already.
    create: (draft, key) =>
      written(client.call(createNode, { body: bodyOf(draft), headers: { [IDEMPOTENCY_HEADER]: key } })),
    update: (id, draft, updatedAt) =>
      written(
        client.call(updateNode, {
          params: { id },
          body: { ...bodyOf(draft), ...(updatedAt === null ? {} : { updated_at: updatedAt }) },
        }),
      ),
    remove: async (id) => answered(await writing(client.call(removeNode, { params: { id } }))),
    order: async (ids, stored) => {
      const body = Object.fromEntries(ids.map((id, index) => [String(id), index + 1]));
      const headers = { [ORDER_VERSION_HEADER]: orderVersion(stored) };
      return answered(await writing(client.call(orderNodes, { body, headers })));
    },
    async uses(id, signal) {
      const result = await aside('category uses', () =>
        client.call(nodeUses, { params: { id }, signal, isAside: true }),
      );
      if (!result.ok) return result;
      const { contents, children } = result.value.data;
      return { ok: true, value: { contents, children } };
    },
  };
}
