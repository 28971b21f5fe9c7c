import { useSelector } from '@xstate/react';
import { type ClipboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import { imagesOf } from '../../content/media/images';
import { MEDIA_LIMITS } from '../../contract/media';
import { attachmentsMachine } from '../../machines/attachments/machine';
import { addingRefusal } from '../../machines/attachments/refusals';
import { mediaTexts } from '../../messages/ui/media';
import { useActorRef } from '../base/actors';
import type { FieldWidgetProps } from '../fields/types';
import { focusInSight } from '../page/sight';
import { pastedFiles } from './files';
import type { Media } from './port';
import { useFileReceiver } from './receiver';
import type { ImagePicker } from './useImagePicker';

export type AttachmentsActor = ActorRefFrom<typeof attachmentsMachine>;

/** The attachments machine over the field's value, in both directions. */
export function useAttachments({ value, field, readOnly, refusal, onChange }: FieldWidgetProps): AttachmentsActor {
  const reason = refusal ?? (readOnly ? mediaTexts.card.readOnly : null);
  const maximum = field.limit ?? MEDIA_LIMITS.attachments;
  const actor = useActorRef(attachmentsMachine, { input: { maximum, images: imagesOf(value), readOnly: reason } });
  useLayoutEffect(() => {
    const subscription = actor.on('value.changed', ({ images }) => onChange(images));
    return () => subscription.unsubscribe();
  }, [actor, onChange]);
  useEffect(() => actor.send({ type: 'value.set', images: imagesOf(value) }), [actor, value]);
  useEffect(() => actor.send({ type: 'readOnly.set', reason }), [actor, reason]);
  return actor;
}

/**
 * What the picker hands over is attached. What is dropped or pasted is selected in it once it is uploaded, and handed
 * over at once unless something else was selected before: licences are requested on the way.
 */
export function useInsertion(actor: AttachmentsActor, { actor: picker, uploads }: ImagePicker): void {
  useLayoutEffect(() => {
    // What came in through the open picker is its own business, even where it closes over too many.
    let isAtCard = false;
    const subscriptions = [
      picker.on('images.inserted', ({ items }) => actor.send({ type: 'images.add', images: items })),
      uploads.on('file.uploaded', () => {
        isAtCard = !picker.getSnapshot().context.isOpen;
      }),
      uploads.on('queue.settled', ({ items }) => {
        if (items.length === 0 || !isAtCard) return;
        picker.send(openingOf(actor));
        const { selection } = picker.getSnapshot().context;
        const isAll = selection.every(({ id }) => items.some((item) => item.id === id));
        if (isAll) picker.send({ type: 'picker.insert' });
      }),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, picker, uploads]);
}

/** What the picker is opened with. */
export function openingOf(actor: AttachmentsActor) {
  const { maximum, images } = actor.getSnapshot().context;
  return { type: 'picker.open', maximum, attached: images } as const;
}

/** What became of files anywhere on the page. */
export function useFileChanges(actor: AttachmentsActor, { port }: Media): void {
  useLayoutEffect(
    () =>
      port.changes.listen((change) => {
        if (change.type === 'saved') actor.send({ type: 'file.saved', image: change.item });
        else actor.send({ type: 'file.deleted', id: change.id });
      }),
    [actor, port],
  );
}

/** After a removal the focus goes to the neighbouring image, or to the button that adds some. */
export function useFocusAfterRemoval(actor: AttachmentsActor, root: RefObject<HTMLElement | null>): void {
  const removed = useSelector(actor, ({ context }) => context.removed);
  useEffect(() => {
    if (removed === null || document.activeElement !== document.body) return;
    const { cursor } = actor.getSnapshot().context;
    const row = root.current?.querySelector<HTMLElement>(`[data-image="${cursor}"] input`);
    (row ?? root.current?.querySelector<HTMLElement>('button'))?.focus();
  }, [actor, removed, root]);
}

/** Focuses the image that the picker goes on to. */
export function useWantedImage(actor: AttachmentsActor, root: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const subscription = actor.on('focus.wanted', ({ id }) => {
      const control = root.current?.querySelector<HTMLElement>(`[data-image="${id}"] input`);
      if (control != null) focusInSight(control);
    });
    return () => subscription.unsubscribe();
  }, [actor, root]);
}

/** Takes files from anywhere, or says why not; and from the computer's own dialog. */
export function useFiles(
  root: RefObject<HTMLElement | null>,
  actor: AttachmentsActor,
  { uploads, upload }: ImagePicker,
  { notify }: Media,
) {
  const input = useRef<HTMLInputElement>(null);
  const add = (files: readonly File[]) => {
    if (files.length === 0) return;
    const refused = addingRefusal(actor.getSnapshot().context) ?? uploads.getSnapshot().context.refusal;
    if (refused !== null) return notify('warning', refused);
    upload(files);
    root.current?.scrollIntoView({ block: 'nearest' });
  };
  const paste = (event: ClipboardEvent) => {
    const files = pastedFiles(event.clipboardData);
    if (files.length === 0) return;
    event.preventDefault();
    add(files);
  };
  useFileReceiver(add);
  return { input, add, paste };
}
