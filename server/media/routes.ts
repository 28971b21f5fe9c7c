import multipart from '@fastify/multipart';
import {
  deleteAttachments,
  deleteMedia,
  listAttachments,
  listMedia,
  searchMedia,
  updateMedia,
  uploadAttachment,
  uploadMedia,
} from '../../src/contract/media';
import { mediaServerTexts } from '../../src/messages/screens/media';
import { idsOf, isPossibleId } from '../db/ids';
import { created, pageA, success } from '../http/answers';
import { readOrder, readPage } from '../http/paging';
import { registerEndpoint } from '../http/route';
import { everyHour } from '../regularly';
import { searchWords } from '../search/textSearch';
import type { Api } from '../services';
import { type FileArea, type FileQuery, listFiles, readFileRow } from './files';
import { attachmentRowOf, mediaItemOf } from './items';
import { acceptedFrom, fileNameFor, LOOKING, mayLook, UPLOADING } from './looking';
import { deleteFiles, MEDIA_AREAS, updateMediaItem } from './manage';
import { MULTIPART_LIMITS } from './receive';
import { serveFiles } from './serve';
import { sweepStray } from './stray';
import { uploadFile } from './upload';

const CHANGING = ['media-create', 'media-edit'];

const newestFirst = { sort: 'id', descending: true } as const;

async function mediaPage({ services }: Api, query: FileQuery) {
  const { rows, total } = await listFiles(services.db, query);
  return pageA(rows.map(mediaItemOf), { ...query, total });
}

const areasFor = (imagesOnly: boolean): readonly FileArea[] => (imagesOnly ? ['images'] : MEDIA_AREAS);

function registerLists(api: Api): void {
  const { db } = api.services;
  registerEndpoint(api, searchMedia, {
    ability: LOOKING,
    handler: async ({ body }) => {
      if (body.id != null) {
        const file = isPossibleId(body.id) ? await readFileRow(db, body.id, MEDIA_AREAS) : null;
        const rows = file === null ? [] : [mediaItemOf(file)];
        return pageA(rows, { total: rows.length, page: 1, limit: 1 });
      }
      const page = readPage({ page: body.page ?? undefined, limit: body.limit ?? undefined });
      const words = searchWords(body.query ?? body.keywords);
      const areas = areasFor(body.images !== 0 && body.images !== false);
      return mediaPage(api, { ...page, ...newestFirst, areas, words });
    },
  });
  registerEndpoint(api, listMedia, {
    ability: LOOKING,
    handler: ({ query }) =>
      mediaPage(api, {
        ...readPage(query),
        ...newestFirst,
        areas: areasFor(query.images === 1),
        words: searchWords(query.searchText),
      }),
  });
  registerEndpoint(api, listAttachments, {
    ability: LOOKING,
    handler: async ({ query }) => {
      const { field, descending } = readOrder(query.orderBy, ['id', 'name'], { field: 'id', descending: true });
      const sort = field === 'name' ? 'name' : 'id';
      const words = searchWords(query.keywords);
      const wanted: FileQuery = { ...readPage(query), areas: ['attachments'], words, sort, descending };
      const { rows, total } = await listFiles(db, wanted);
      return pageA(rows.map(attachmentRowOf), { ...wanted, total });
    },
  });
}

function registerChanges(api: Api): void {
  const { services } = api;
  registerEndpoint(api, updateMedia, {
    ability: CHANGING,
    handler: async ({ params, body, user, request }) => {
      const file = await updateMediaItem({ services, user, log: request.log }, params.id, body);
      const message = mediaServerTexts.saved(mayLook(user) && file.title !== '' ? file.title : fileNameFor(user, file));
      const { id, updated_at } = file;
      return success(mayLook(user) ? { ...mediaItemOf(file), message } : { id, updated_at, message }, message);
    },
  });
  registerEndpoint(api, deleteMedia, {
    ability: 'media-delete',
    handler: async ({ params, user, request }) => {
      const [file] = await deleteFiles({ services, user, log: request.log }, [params.id], MEDIA_AREAS);
      const message = mediaServerTexts.removed(file === undefined ? '' : fileNameFor(user, file));
      return success({ id: params.id, message }, message);
    },
  });
  registerEndpoint(api, deleteAttachments, {
    ability: 'media-delete',
    handler: async ({ params, user, request }) => {
      const ids = idsOf(params.ids);
      await deleteFiles({ services, user, log: request.log }, ids, ['attachments']);
      const message = mediaServerTexts.removedAttachments(ids.length);
      return success({ message, deleted: ids }, message);
    },
  });
}

/** The calls whose body is multipart; only here is such a body read. */
function registerUploads(api: Api): void {
  const { services } = api;
  registerEndpoint(api, uploadMedia, {
    ability: 'media-create',
    handler: async ({ params, user, request, reply }) => {
      const { collectionType: purpose, parentId: parent } = params;
      const file = await uploadFile({ services, user, request, reply, purpose, parent });
      return created(mediaItemOf(file), mediaServerTexts.uploaded(file.name));
    },
  });
  registerEndpoint(api, uploadAttachment, {
    ability: UPLOADING,
    handler: async ({ user, request, reply }) => {
      const accepts = acceptedFrom(user);
      const file = await uploadFile({ services, user, request, reply, purpose: 'attachments', accepts, parent: '' });
      return created(attachmentRowOf(file), mediaServerTexts.uploaded(file.name));
    },
  });
}

/** Images and files: looking, searching, uploading, editing, deleting and serving. Source: contract, 'Media and files'. */
export function mediaFeature(api: Api): void {
  registerLists(api);
  registerChanges(api);
  api.scope.register(async (scope) => {
    await scope.register(multipart, { limits: MULTIPART_LIMITS });
    registerUploads({ ...api, scope });
  });
  serveFiles(api);
  const { db, store, dataDir } = api.services;
  everyHour(api, 'sweeping stray files', () => sweepStray(db, store, dataDir));
}
