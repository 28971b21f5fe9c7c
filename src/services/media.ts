import { usersIn } from '../content/lists/listing';
import type { ImageFacts } from '../content/records/image';
import {
  type AttachmentRow,
  deleteAttachments,
  deleteMedia,
  listAttachments,
  listMedia,
  type MediaItem,
  mediaItemSchema,
  searchMedia,
  updateMedia,
} from '../contract/media';
import type { CallFailure, Result } from '../contract/result';
import type { DeletionAnswer, MediaPage, SavedItem } from '../machines/picker/types';
import type { Client } from './client';
import type { PageRequest } from './listings';

/** The query of a page of images. `query` is the filter's text. */
export interface MediaRequest {
  readonly page: number;
  readonly limit: number;
  readonly query: string;
}

/** The calls of media and attachments. Source: contract, 'Media and files'. */
export interface MediaService {
  /** A page of the picker. */
  search(request: MediaRequest, signal?: AbortSignal): Promise<Result<MediaPage>>;
  /** A page of the gallery. */
  list(request: MediaRequest, signal?: AbortSignal): Promise<Result<MediaPage>>;
  /** One image; null when it was deleted. */
  read(id: number, signal?: AbortSignal): Promise<Result<MediaItem | null>>;
  /** Stores an image's data, unless a newer version than `updatedAt` is stored (409); null guards nothing. */
  update(id: number, facts: ImageFacts, updatedAt: string | null, signal?: AbortSignal): Promise<Result<SavedItem>>;
  /** Deletes the file; a file in use is refused with the contents that use it. */
  remove(id: number): Promise<DeletionAnswer>;
  attachments(
    request: Omit<PageRequest, 'filters'>,
    signal?: AbortSignal,
  ): Promise<Result<{ rows: AttachmentRow[]; total: number }>>;
  removeAttachments(ids: readonly number[]): Promise<Result<{ message: string | null }>>;
}

type Meta = { readonly [Key in 'total' | 'current_page' | 'last_page']?: number | null | undefined };

/** A page out of its items and whatever figures the server gave with them. */
function pageOf(items: readonly MediaItem[], meta: Meta, { page, limit }: MediaRequest): MediaPage {
  const shownSoFar = (page - 1) * limit + items.length;
  // Without figures a full page may have another one behind it.
  const guessed = items.length < limit ? page : page + 1;
  const counted = typeof meta.total === 'number' ? Math.max(1, Math.ceil(meta.total / limit)) : guessed;
  return { items, page, lastPage: meta.last_page ?? counted, total: meta.total ?? shownSoFar };
}

function refusedDeletion(failure: CallFailure): DeletionAnswer {
  const { entries: usedBy, total: usedTotal } = usersIn(failure.details);
  return { ok: false, failure, usedBy, usedTotal };
}

const withSignal = (signal: AbortSignal | undefined) => (signal === undefined ? {} : { signal });
const noted = (message: string | null | undefined) => ({ ok: true as const, value: { message: message ?? null } });

/** The calls of media and attachments over a client. */
export function createMediaService(client: Client): MediaService {
  const searched = async (
    body: { id?: number; page?: number; limit?: number; query?: string },
    signal?: AbortSignal,
  ) => {
    const result = await client.call(searchMedia, { body, ...withSignal(signal) });
    if (!result.ok) return result;
    const { data, meta } = result.value;
    return { ok: true as const, value: { items: Array.isArray(data) ? data : data.images, meta: meta ?? {} } };
  };
  const readOne: MediaService['read'] = async (id, signal) => {
    const result = await searched({ id }, signal);
    return result.ok ? { ok: true, value: result.value.items.find((item) => item.id === id) ?? null } : result;
  };
  /** What a save made: out of its answer, or read where the server keeps versions and does not say which this is. */
  const savedItem = async (id: number, data: unknown, updatedAt: string | null): Promise<MediaItem | null> => {
    const answered = mediaItemSchema.safeParse(data);
    if (answered.success && answered.data.updated_at != null) return answered.data;
    const read = updatedAt === null ? null : await readOne(id);
    return read?.ok ? read.value : null;
  };
  return {
    async search(request, signal) {
      const { page, limit, query } = request;
      const result = await searched({ limit, page, query }, signal);
      return result.ok ? { ok: true, value: pageOf(result.value.items, result.value.meta, request) } : result;
    },
    async list(request, signal) {
      const { page, limit, query: searchText } = request;
      const query = { page, limit, searchText, images: 1 };
      const result = await client.call(listMedia, { query, ...withSignal(signal) });
      return result.ok ? { ok: true, value: pageOf(result.value.data, result.value.meta, request) } : result;
    },
    read: readOne,
    async update(id, facts, updatedAt, signal) {
      const body = { ...facts, ...(updatedAt === null ? {} : { updated_at: updatedAt }) };
      const result = await client.call(updateMedia, { params: { id }, body, ...withSignal(signal) });
      if (!result.ok) return result;
      const { message, ...stored } = result.value.data;
      return { ok: true, value: { message: message ?? null, item: await savedItem(id, stored, updatedAt) } };
    },
    async remove(id) {
      const result = await client.call(deleteMedia, { params: { id } });
      return result.ok ? noted(result.value.data.message) : refusedDeletion(result.failure);
    },
    async attachments(request, signal) {
      const result = await client.call(listAttachments, { query: request, ...withSignal(signal) });
      return result.ok ? { ok: true, value: { rows: result.value.data, total: result.value.meta.total } } : result;
    },
    async removeAttachments(ids) {
      const result = await client.call(deleteAttachments, { params: { ids: ids.join(',') } });
      return result.ok ? noted(result.value.data.message) : result;
    },
  };
}
