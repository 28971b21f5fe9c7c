import type { Content } from '../content/model/content';
import { withRevised } from '../content/publication/revised';
import { withLocalityRepeated } from '../content/where/localityWithin';
import { IDEMPOTENCY_HEADER } from '../contract/content';
import { relatedStatuses } from '../contract/lookups';
import type { Result } from '../contract/result';
import type { EditorActors, SavedItem, SentItem } from '../machines/editor/types';
import type { Client } from './client';
import { namingRight } from './failure';

/** The calls of one item of a content type. Source: contract, 'Content areas'. */
export interface ContentService extends EditorActors {
  /** An item as it is, a revision draft without what it is compared with. */
  read(id: number, signal: AbortSignal): Promise<Result<SentItem>>;
}

type Told = string | null | undefined;
type WriteAnswer = { data: { id: number; message?: Told; permalink?: Told; warning?: Told } };

const written = (result: Result<WriteAnswer>): Result<SavedItem> =>
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
  const readBy =
    (endpoint: typeof endpoints.read | typeof endpoints.readBase, isAside: boolean): ContentService['read'] =>
    async (id, signal) => {
      const result = await client.call(endpoint, {
        params: { id },
        signal,
        ...(isAside && { isAside }),
      });
      return result.ok ? { ok: true, value: result.value.data as unknown as SentItem } : result;
    };
  const read = readBy(endpoints.read, false);
  return {
    read,
    // A revision draft comes with what it is compared with. A server that does not tell loses nothing by it: it is asked
    // again by the save.
    async loadItem({ id }, signal) {
      const item = await read(id, signal);
      const revised = item.ok ? Number(item.value.draft ?? 0) : 0;
      if (!item.ok || revised === 0) return item;
      const base = await readBy(endpoints.readBase, true)(id, signal);
      const original = base.ok ? await readBy(endpoints.read, true)(revised, signal) : base;
      const pair = base.ok && original.ok ? { base: base.value, original: original.value } : null;
      return { ok: true, value: withRevised(item.value, pair) };
    },
    async loadStatuses({ id }) {
      const result = await client.call(relatedStatuses, { query: { name: content.paths.list, id } });
      if (!result.ok) return result;
      const { data } = result.value;
      return { ok: true, value: Array.isArray(data) ? { it: data } : data };
    },
    // Once on its way a saving is not given up: the server may have it already.
    async saveItem({ item, key }) {
      const body = withLocalityRepeated(content, item);
      const { id } = item;
      if (id !== 'new')
        return written(namingRight(await client.call(endpoints.update, { params: { id }, body }), rights('edit')));
      const headers = { [IDEMPOTENCY_HEADER]: key ?? '' };
      return written(namingRight(await client.call(endpoints.create, { body, headers }), rights('create')));
    },
  };
}
