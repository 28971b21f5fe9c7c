import { usersIn } from '../content/lists/listing';
import { deleteMedia, listMedia, type MediaItem, mediaItemSchema, searchMedia, updateMedia } from '../contract/media';
import { type CallFailure, failure, mapResult, type Result } from '../contract/result';
import type { DeletionAnswer, MediaPage, PickerActors } from '../machines/picker/types';
import { mediaServerTexts } from '../messages/screens/media';
import type { Client } from './client';

type LoadPage = PickerActors['loadPage'];
type MediaRequest = Parameters<LoadPage>[0];

type Meta = { readonly [Key in 'total' | 'current_page' | 'last_page']?: number | null | undefined };

/** A page out of its items and whatever figures the server gave with them. */
function pageOf(items: readonly MediaItem[], meta: Meta, { page, limit }: MediaRequest): MediaPage {
  const shownSoFar = (page - 1) * limit + items.length;
  // Without figures a full page may have another one behind it.
  const guessed = items.length < limit ? page : page + 1;
  const counted = typeof meta.total === 'number' ? Math.max(1, Math.ceil(meta.total / limit)) : guessed;
  return { items, page, lastPage: meta.last_page ?? counted, total: meta.total ?? shownSoFar };
}

function refusedDeletion(refusal: CallFailure): DeletionAnswer {
  const { entries: usedBy, total: usedTotal } = usersIn(refusal.details);
  return { ok: false, failure: refusal, usedBy, usedTotal };
}

/** The calls of pickers over a client, by where their pages come from. Source: contract, 'Media and files'. */
export function createMediaService(client: Client) {
  const searched = async (
    body: { id?: number; page?: number; limit?: number; query?: string },
    signal?: AbortSignal,
  ) => {
    const result = await client.call(searchMedia, { body, ...(signal !== undefined && { signal }) });
    if (!result.ok) return result;
    const { data, meta } = result.value;
    return { ok: true as const, value: { items: Array.isArray(data) ? data : data.images, meta: meta ?? {} } };
  };
  /** One image; null when it was deleted. */
  const read = async (id: number, signal?: AbortSignal): Promise<Result<MediaItem | null>> => {
    return mapResult(await searched({ id }, signal), ({ items }) => items.find((item) => item.id === id) ?? null);
  };
  /** What a save made: out of its answer, or read where the server keeps versions and does not say which this is. */
  const savedItem = async (id: number, data: unknown, updatedAt: string | null): Promise<MediaItem | null> => {
    const answered = mediaItemSchema.safeParse(data);
    if (answered.success && answered.data.updated_at != null) return answered.data;
    const found = updatedAt === null ? null : await read(id);
    return found?.ok ? found.value : null;
  };
  const search: LoadPage = async (request, signal) => {
    const { page, limit, query } = request;
    return mapResult(await searched({ limit, page, query }, signal), ({ items, meta }) => pageOf(items, meta, request));
  };
  const list: LoadPage = async (request, signal) => {
    const { page, limit, query: searchText } = request;
    const query = { page, limit, searchText, images: 1 };
    return mapResult(await client.call(listMedia, { query, signal }), ({ data, meta }) => pageOf(data, meta, request));
  };
  const changes: Omit<PickerActors, 'loadPage'> = {
    async saveLicense({ id, facts, updatedAt }, signal) {
      const body = { ...facts, ...(updatedAt === null ? {} : { updated_at: updatedAt }) };
      const result = await client.call(updateMedia, { params: { id }, body, signal });
      if (!result.ok) return result;
      const { message, ...stored } = result.value.data;
      return { ok: true, value: { message: message ?? null, item: await savedItem(id, stored, updatedAt) } };
    },
    async readUnlicensed({ id }, signal) {
      const result = await read(id, signal);
      if (!result.ok) return result;
      const { value } = result;
      return value === null
        ? { ok: false, failure: failure('notFound', 404, mediaServerTexts.missing(id)) }
        : { ok: true, value };
    },
    // Whoever leaves does not take a deletion back.
    async deleteItem({ id }) {
      const result = await client.call(deleteMedia, { params: { id } });
      return result.ok
        ? { ok: true, value: { message: result.value.data.message ?? null } }
        : refusedDeletion(result.failure);
    },
  };
  const alone =
    (id: number): LoadPage =>
    async (_, signal) => {
      const result = await read(id, signal);
      if (!result.ok) return result;
      const items = result.value === null ? [] : [result.value];
      return { ok: true, value: { items, page: 1, lastPage: 1, total: items.length } };
    };
  const pickerOf = (loadPage: LoadPage): PickerActors => ({ ...changes, loadPage });
  return { picker: pickerOf(search), gallery: pickerOf(list), one: (id: number) => pickerOf(alone(id)) };
}
