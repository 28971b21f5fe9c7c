import { useActorRef } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import { MEDIA_PAGE_SIZES, type MediaItem } from '../../contract/media';
import { pickerMachine } from '../../machines/picker/machine';
import { uploadMachine } from '../../machines/upload/machine';
import type { Uploaded } from '../../machines/upload/types';
import { picker as texts } from '../../messages/picker';
import type { Media } from './port';

export type PickerActor = ActorRefFrom<typeof pickerMachine>;
export type UploadActor = ActorRefFrom<typeof uploadMachine>;

export interface ImagePicker {
  readonly actor: PickerActor;
  readonly uploads: UploadActor;
  /** Begins uploading files; what arrives is selected in the picker. */
  upload(files: readonly File[]): void;
}

/** Uploads of images are told apart from attachments by what the server makes of them. */
const isMedia = (item: Uploaded): item is MediaItem => !('mime' in item && 'size' in item && !('url_thumb' in item));

/** Where images are looked through: to choose from in a dialog, or to be looked after on a page. */
type Place = keyof typeof MEDIA_PAGE_SIZES;

/** Passes on what a picker says: what became of files, to whoever shows them, and notices to the user. */
export function useToldChanges(actor: PickerActor, { port, notify }: Media): void {
  useEffect(() => {
    const subscriptions = [
      actor.on('image.saved', ({ item }) => port.changes.tell({ type: 'saved', item })),
      actor.on('image.deleted', ({ id }) => port.changes.tell({ type: 'deleted', id })),
      actor.on('notice', ({ level, text }) => notify(level === 'error' ? 'danger' : level, text)),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, port, notify]);
}

/** Picker and upload queue of one card or page: both outlive the dialog, so that nothing chosen is lost. */
export function useImagePicker(media: Media, parentId: string, place: Place = 'picker'): ImagePicker {
  const { port, abilities } = media;
  const picker = useMemo(() => pickerMachine.provide({ actors: port[place] }), [port, place]);
  const queue = useMemo(() => uploadMachine.provide({ actors: port.upload }), [port]);
  const actor = useActorRef(picker, {
    input: { limit: MEDIA_PAGE_SIZES[place], inserts: place === 'picker', abilities },
  });
  useToldChanges(actor, media);
  const refusal = abilities.upload ? null : texts.refusals.noUpload;
  const uploads = useActorRef(queue, { input: { target: { purpose: 'images', parentId }, refusal } });
  useEffect(() => {
    const subscriptions = [
      uploads.on('files.released', ({ ids }) => port.release(ids)),
      uploads.on('queue.settled', ({ items, failed }) => {
        // Whoever has a refusal to read stays with it, just as with a file to try again.
        const refused = uploads.getSnapshot().context.rows.filter(({ status }) => status === 'refused').length;
        actor.send({ type: 'uploads.arrived', items: items.filter(isMedia), failed: failed + refused });
        if (refused === 0) uploads.send({ type: 'finished.clear' });
      }),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, uploads, port]);
  useEffect(() => () => port.release(uploads.getSnapshot().context.rows.map(({ id }) => id)), [uploads, port]);
  return useMemo(
    () => ({
      actor,
      uploads,
      upload: (files) => {
        if (files.length === 0) return;
        uploads.send({ type: 'finished.clear' });
        const held = port.hold(files);
        uploads.send({ type: 'files.add', files: held });
        const { rows } = uploads.getSnapshot().context;
        const refused = held.filter(({ id }) => !rows.some((row) => row.id === id));
        if (refused.length > 0) port.release(refused.map(({ id }) => id));
      },
    }),
    [actor, uploads, port],
  );
}
