import { INTERFACE_LANGUAGE } from '../contract/languages';
import type { Result } from '../contract/result';
import { callActor } from '../machines/kit/actor';
import type { MediaPage } from '../machines/picker/types';
import { createMediaService, type MediaRequest } from '../services/media';
import { createUploader } from '../services/upload';
import { createMediaChanges } from '../ui/media/changes';
import type { MediaPort } from '../ui/media/port';
import type { Services } from './ports';
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
  const changes: Omit<MediaPort['picker'], 'loadPage'> = {
    saveItem: callActor(({ id, form }, signal) => service.update(id, form, signal)),
    saveLicense: callActor(({ id, form }, signal) => service.update(id, form, signal)),
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
    upload: uploadActors(uploader),
    changes: createMediaChanges(),
    register: (files) => uploader.register(files),
    release: (ids) => uploader.release(ids),
    choices: (group) => lookups.categories(group, INTERFACE_LANGUAGE),
  };
}
