import { useEffect, useMemo } from 'react';
import { MEDIA_PAGE_SIZES, type MediaItem } from '../../contract/media';
import { callActors } from '../../machines/kit/actor';
import { pickerMachine } from '../../machines/picker/machine';
import type { PickerActors } from '../../machines/picker/types';
import type { Uploaded } from '../../machines/upload/types';
import { useActorRef, useEmitted } from '../base/actors';
import type { Media, PickerActor } from './port';
import { fetchChoices } from './useChoices';
import { refusedIn, type UploadActor, type Uploads, useUploads } from './useUploads';

export interface ImagePicker extends Uploads {
  readonly actor: PickerActor;
}

/** Uploads of images are distinguished from attachments by what the server makes of them. */
const isMedia = (item: Uploaded): item is MediaItem => !('mime' in item && 'size' in item && !('url_thumb' in item));

/** Where images are looked through: to choose from in a dialog, or to be looked after on a page. */
type PickerKind = keyof typeof MEDIA_PAGE_SIZES;

/** The machine of a picker over these calls. */
export const pickerOver = (calls: PickerActors) =>
  pickerMachine.provide({ actors: callActors(calls, 'loadPage', 'saveLicense', 'readUnlicensed', 'deleteItem') });

/** Passes on what a picker says: changes of files, to everything that shows them, and notices to the user. */
export function useChangeNotifications(actor: PickerActor, { port, notify }: Media): void {
  useEmitted(actor, {
    'image.saved': ({ item }) => port.changes.emit({ type: 'saved', item }),
    'image.deleted': ({ id }) => port.changes.emit({ type: 'deleted', id }),
    notice: ({ level, text }) => notify(level === 'error' ? 'danger' : level, text),
  });
}

/** What arrived in the order in which the files were chosen, whichever was the quickest. */
function inChosenOrder(uploads: UploadActor, items: readonly Uploaded[]): readonly Uploaded[] {
  const { rows } = uploads.getSnapshot().context;
  const rowOf = ({ id }: Uploaded) => rows.findIndex((row) => row.item?.id === id);
  return items.toSorted((a, b) => rowOf(a) - rowOf(b));
}

/** Picker and upload queue of one card or page: both outlive the dialog, so that nothing chosen is lost. */
export function useImagePicker(media: Media, parentId: string, kind: PickerKind = 'picker'): ImagePicker {
  const { port, abilities } = media;
  const picker = useMemo(() => pickerOver(port[kind]), [port, kind]);
  const actor = useActorRef(picker, {
    input: { limit: MEDIA_PAGE_SIZES[kind], inserts: kind === 'picker', abilities },
  });
  useChangeNotifications(actor, media);
  const { guard } = media;
  // The gallery is a page of its own, which asks for itself.
  useEffect(() => (kind === 'picker' ? guard(actor) : undefined), [guard, actor, kind]);
  const { uploads, upload } = useUploads(media, { purpose: 'images', parentId });
  useEmitted(uploads, {
    'queue.settled': ({ items, failed }) => {
      // Whoever has a refusal to read stays with it, just as with a file to try again.
      const refused = refusedIn(uploads);
      actor.send({
        type: 'uploads.arrived',
        items: inChosenOrder(uploads, items).filter(isMedia),
        failed: failed + refused,
      });
      if (uploads.getSnapshot().context.rows.every(({ status }) => status === 'done'))
        uploads.send({ type: 'finished.clear' });
    },
  });
  return useMemo(
    () => ({
      actor,
      uploads,
      upload: (files) => {
        fetchChoices(media);
        upload(files);
      },
    }),
    [actor, uploads, upload, media],
  );
}
