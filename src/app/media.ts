import { webUrl } from '../content/text/webUrl';
import { INTERFACE_LANGUAGE } from '../contract/languages';
import type { MediaItem } from '../contract/media';
import type { Result } from '../contract/result';
import { callActor } from '../machines/kit/actor';
import type { MediaPage } from '../machines/picker/types';
import { mediaServerTexts } from '../messages/screens/media';
import { failure } from '../services/failure';
import { createMediaService, type MediaRequest } from '../services/media';
import { createUploader } from '../services/upload';
import { createMediaChanges } from '../ui/media/changes';
import type { MediaPort } from '../ui/media/port';
import type { Services } from './services';
import { uploadActors } from './uploadActors';

/** What image picker, uploads and image cards call. */
export function mediaPort({ client, lookups, session, site }: Services): MediaPort {
  const service = createMediaService(client);
  const uploader = createUploader({
    apiBase: site.apiBase,
    token: () => session.getSnapshot().context.token ?? null,
    onSessionLost: (reason, token) => session.send({ type: 'session.lost', reason, token }),
    newId: () => crypto.randomUUID(),
  });
  const reread = async (id: number, signal: AbortSignal): Promise<Result<MediaItem>> => {
    const result = await service.read(id, signal);
    if (!result.ok) return result;
    const { value: item } = result;
    return item === null
      ? { ok: false, failure: failure('notFound', 404, mediaServerTexts.missing(id)) }
      : { ok: true, value: item };
  };
  const changes: Omit<MediaPort['picker'], 'loadPage'> = {
    saveLicense: callActor(({ id, facts, updatedAt }, signal) => service.update(id, facts, updatedAt, signal)),
    readUnlicensed: callActor(({ id }, signal) => reread(id, signal)),
    deleteItem: callActor(({ id }) => service.remove(id)),
  };
  return {
    picker: { ...changes, loadPage: callActor((request, signal) => service.search(request, signal)) },
    gallery: { ...changes, loadPage: callActor((request, signal) => service.list(request, signal)) },
    one: (id) =>
      callActor(async (_request: MediaRequest, signal): Promise<Result<MediaPage>> => {
        const result = await service.read(id, signal);
        if (!result.ok) return result;
        const items = result.value === null ? [] : [result.value];
        return { ok: true, value: { items, page: 1, lastPage: 1, total: items.length } };
      }),
    image: { read: reread, save: (id, facts, updatedAt, signal) => service.update(id, facts, updatedAt, signal) },
    upload: uploadActors(uploader),
    changes: createMediaChanges(),
    // A server on another host gives the addresses of its files from its own root.
    addressOf: (url) => webUrl(url, new URL(site.apiBase, window.location.href).href)?.href ?? null,
    register: (files) => uploader.register(files),
    release: (ids) => uploader.release(ids),
    bytesOf: (id, version) => uploader.bytesOf({ id, version }),
    choices: (group) => lookups.categories(group, INTERFACE_LANGUAGE),
  };
}
