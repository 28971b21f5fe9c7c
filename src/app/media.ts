import { webUrl } from '../content/text/webUrl';
import { INTERFACE_LANGUAGE } from '../contract/languages';
import { createMediaService } from '../services/media';
import { createUploader } from '../services/upload';
import { createMediaChanges } from '../ui/media/changes';
import type { MediaPort } from '../ui/media/port';
import type { Services } from './services';
import { uploadActors } from './uploadActors';

/** What image picker, uploads and image cards call. */
export function mediaPort({ client, lookups, session, site }: Services): MediaPort {
  const uploader = createUploader({
    apiBase: site.apiBase,
    token: () => session.getSnapshot().context.token ?? null,
    onSessionLost: (reason, token) => session.send({ type: 'session.lost', reason, token }),
    newId: () => crypto.randomUUID(),
  });
  return {
    ...createMediaService(client),
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
