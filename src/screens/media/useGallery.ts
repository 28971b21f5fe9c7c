import { useLayoutEffect, useMemo } from 'react';
import { MEDIA_LIMITS } from '../../contract/media';
import { isSaving, workLeft } from '../../machines/picker/rules';
import { galleryTexts } from '../../messages/screens/gallery';
import { pickerTexts } from '../../messages/screens/picker';
import { useEmitted } from '../../ui/base/actors';
import type { Media } from '../../ui/media/port';
import { type ImagePicker, useImagePicker } from '../../ui/media/useImagePicker';
import { usePorts } from '../ports';
import { useLeaveGuard, useLosingLink, useUnload } from '../unsavedWork';

/** What the images of the gallery are uploaded for: no content in particular. */
const NO_PARENT = 'gallery';

/** Why the gallery can't be left now, whatever is answered; null if it can. */
function leaveRefusal({ actor, uploads }: ImagePicker): string | null {
  if (isSaving(actor.getSnapshot().context)) return pickerTexts.refusals.saving;
  return uploads.getSnapshot().hasTag('busy') ? galleryTexts.uploading : null;
}

/** The gallery for `useLeaveGuard`: leaving the page closes the picker, which confirms. */
function leavable(gallery: ImagePicker, refuse: (reason: string) => void) {
  const { actor } = gallery;
  const isClosed = () => !actor.getSnapshot().hasTag('open');
  return {
    getSnapshot: () => ({
      hasTag: (tag: 'askingToLeave' | 'left') => (tag === 'left' ? isClosed() : actor.getSnapshot().hasTag(tag)),
    }),
    subscribe: (listener: () => void) => actor.subscribe(listener),
    on: (_left: 'left', listener: () => void) => actor.subscribe(() => isClosed() && listener()),
    send() {
      const refusal = leaveRefusal(gallery);
      if (refusal === null) actor.send({ type: 'picker.close' });
      else refuse(refusal);
    },
  };
}

/** The gallery as something that goes on where it stopped when the session is back. */
function resumable({ actor, uploads }: ImagePicker) {
  return {
    subscribe(listener: () => void) {
      const subscriptions = [actor.subscribe(listener), uploads.subscribe(listener)];
      return {
        unsubscribe() {
          for (const subscription of subscriptions) subscription.unsubscribe();
        },
      };
    },
    send() {
      if (actor.getSnapshot().hasTag('failed')) actor.send({ type: 'gallery.refresh' });
    },
  };
}

/** Guards leaving with unsaved data or uploads under way; the picker's own question is the only one. */
function useUnsaved(gallery: ImagePicker): void {
  const { notify } = usePorts();
  const isUnsaved = () => workLeft(gallery.actor.getSnapshot().context) !== 'none' || leaveRefusal(gallery) !== null;
  const leaving = useMemo(() => leavable(gallery, (reason) => notify('warning', reason)), [gallery, notify]);
  const resuming = useMemo(() => resumable(gallery), [gallery]);
  useLeaveGuard(leaving, isUnsaved);
  useLosingLink(resuming, isUnsaved);
  useUnload(isUnsaved);
}

/** The media gallery, open for as long as it is on the page. What is uploaded has its data opened: they lack a licence. */
export function useGallery(media: Media): ImagePicker {
  const gallery = useImagePicker(media, NO_PARENT, 'gallery');
  const { actor, uploads } = gallery;
  useLayoutEffect(() => {
    actor.send({ type: 'picker.open', maximum: MEDIA_LIMITS.attachments, attached: [] });
  }, [actor]);
  useEmitted(uploads, {
    'queue.settled': ({ items: [first] }) => {
      if (first !== undefined && actor.getSnapshot().context.detail === null)
        actor.send({ type: 'detail.open', id: first.id });
    },
  });
  useUnsaved(gallery);
  return gallery;
}
