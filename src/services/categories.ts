import { ORDER_VERSION_HEADER, orderVersion } from '../content/lists/categories';
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
import type { Done, Result } from '../contract/result';
import type { CategoryCalls, NodeDraft, TreeNode, TreeTexts } from '../machines/categoryTree/types';
import { createAside } from './aside';
import type { Client } from './client';
import type { Lookups } from './lookups';

function textsOf(contents: WireNode['contents']): Record<string, TreeTexts> {
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

const nodeOf = ({ id, contents, cover, updated_at, provinces, children }: WireNode): TreeNode => ({
  id,
  contents: textsOf(contents),
  cover: cover ? { id: cover.id, url: cover.url ?? '', url_thumb: cover.url_thumb ?? '' } : null,
  updatedAt: updated_at ?? null,
  ...(provinces ? { provinces: provinces.map((one) => ({ id: one.id, nome: one.nome ?? '' })) } : {}),
  children: inTheirOrder(children ?? []).map(nodeOf),
});

const bodyOf = ({ main, parentId, contents, cover, provinces }: NodeDraft): NodeBody => ({
  main,
  parent_id: parentId,
  contents: Object.fromEntries(Object.entries(contents).map(([language, text]) => [language, { ...text }])),
  cover: cover === null ? null : { ...cover },
  ...(provinces === undefined ? {} : { provinces: provinces.map((id) => ({ id })) }),
});

type WriteAnswer = Result<{ data?: unknown; message?: string | null | undefined }>;

function answered(result: WriteAnswer): Result<Done> {
  if (!result.ok) return result;
  const { data, message } = result.value;
  const text = isPlainObject(data) && 'message' in data ? data.message : message;
  return { ok: true, value: { message: typeof text === 'string' && text !== '' ? text : null } };
}

/** The category trees over a client. Source: contract, 'category tree'. */
export function createCategoryService(client: Client, lookups: Pick<Lookups, 'forgetCategories'>): CategoryCalls {
  const aside = createAside(client);
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
    async loadTree({ main }, signal) {
      const result = await client.call(readTree, { query: { main }, signal });
      if (!result.ok) return result;
      const { data } = result.value;
      return { ok: true, value: inTheirOrder(Array.isArray(data) ? data : data.children).map(nodeOf) };
    },
    // Once on its way a write is not given up: the server may have it already.
    createNode: ({ draft, key }) =>
      written(client.call(createNode, { body: bodyOf(draft), headers: { [IDEMPOTENCY_HEADER]: key } })),
    updateNode: ({ id, draft, updatedAt }) =>
      written(
        client.call(updateNode, {
          params: { id },
          body: { ...bodyOf(draft), ...(updatedAt === null ? {} : { updated_at: updatedAt }) },
        }),
      ),
    deleteNode: async ({ id }) => answered(await writing(client.call(removeNode, { params: { id } }))),
    saveOrder: async ({ ids, stored }) => {
      const body = Object.fromEntries(ids.map((id, index) => [String(id), index + 1]));
      const headers = { [ORDER_VERSION_HEADER]: orderVersion(stored) };
      return answered(await writing(client.call(orderNodes, { body, headers })));
    },
    async countUses({ id }, signal) {
      const result = await aside.call(nodeUses, { params: { id }, signal });
      if (!result.ok) return result;
      const { contents, children } = result.value.data;
      return { ok: true, value: { contents, children } };
    },
  };
}
