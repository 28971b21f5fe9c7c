import { callActor } from '../machines/kit/actor';
import { createMediaService } from '../services/media';
import { createUploader } from '../services/upload';
import type { MediaPort } from '../ui/media/port';
import type { Services } from './ports';
import { uploadActors } from './uploadActors';

/** Names of licences are shown in the language of the interface. */
const INTERFACE_LANGUAGE = 'it';

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
    upload: uploadActors(uploader),
    hold: (files) => uploader.hold(files),
    release: (ids) => uploader.release(ids),
    choices: (group) => lookups.categories(group, INTERFACE_LANGUAGE),
  };
}
