import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { imagesOf } from '../../content/media/images';
import { MEDIA_LIMITS } from '../../contract/media';
import { type AttachmentsEdit, attachmentsEdits } from '../../machines/attachments/edits';
import { type AttachmentsGiven, steppedTo } from '../../machines/attachments/rules';
import { mediaTexts } from '../../messages/ui/media';
import { useEmitted } from '../base/actors';
import type { FieldWidgetProps } from '../fields/types';
import { type EditsRef, type GivenBy, useEdits } from '../fields/useEdits';
import { focusInSight } from '../page/sight';
import type { Media } from './port';
import type { ImagePicker } from './useImagePicker';

export type ImagesRef = EditsRef<AttachmentsGiven, AttachmentsEdit>;

/** The edits of an item's images over the field's value. */
export function useImages(props: FieldWidgetProps): ImagesRef {
  const { field, readOnly, refusal } = props;
  const reason = refusal ?? (readOnly ? mediaTexts.card.readOnly : null);
  const maximum = field.limit ?? MEDIA_LIMITS.attachments;
  const given = useCallback<GivenBy<AttachmentsGiven>>(
    (value, { wayBack = null }) => ({ value: imagesOf(value), maximum, readOnly: reason, wayBack }),
    [maximum, reason],
  );
  return useEdits(attachmentsEdits, props, given);
}

/**
 * What the picker hands over is attached. What is dropped or pasted is selected in it once it is uploaded, and handed
 * over at once unless something else was selected before: licences are requested on the way.
 */
export function useInsertion(images: ImagesRef, { actor: picker, uploads }: ImagePicker): void {
  // What came in through the open picker is its own business, even where it closes over too many.
  const isAtCard = useRef(false);
  useEmitted(picker, { 'images.inserted': ({ items }) => images.send({ type: 'images.add', images: items }) });
  useEmitted(uploads, {
    'file.uploaded': () => {
      isAtCard.current = !picker.getSnapshot().context.isOpen;
    },
    'queue.settled': ({ items }) => {
      if (items.length === 0 || !isAtCard.current) return;
      picker.send(openingOf(images));
      const { selection } = picker.getSnapshot().context;
      const isAll = selection.every(({ id }) => items.some((item) => item.id === id));
      if (isAll) picker.send({ type: 'picker.insert' });
    },
  });
}

/** What the picker is opened with. */
export function openingOf(images: ImagesRef) {
  const { maximum, value } = images.getSnapshot().context;
  return { type: 'picker.open', maximum, attached: value } as const;
}

/** What became of files anywhere on the page. */
export function useFileChanges(images: ImagesRef, { port }: Media): void {
  useLayoutEffect(
    () =>
      port.changes.listen((change) => {
        if (change.type === 'saved') images.send({ type: 'file.saved', image: change.item });
        else images.send({ type: 'file.deleted', id: change.id });
      }),
    [images, port],
  );
}

/** Puts the focus on the neighbour of a removed image, or on the button that adds some, where the removal has lost it. */
export function useFocusAfterRemoval(images: ImagesRef, root: RefObject<HTMLElement | null>): void {
  const [wanted, want] = useState<{ readonly to: string | number | null } | null>(null);
  useEmitted(images, { 'focus.wanted': want });
  useEffect(() => {
    if (wanted === null || document.activeElement !== document.body) return;
    const row = rowIn(root, wanted.to);
    (row ?? root.current?.querySelector<HTMLElement>('button'))?.focus();
  }, [wanted, root]);
}

const rowIn = (root: RefObject<HTMLElement | null>, id: string | number | null) =>
  root.current?.querySelector<HTMLElement>(`[data-image="${id}"] input`);

/** Puts the focus on another image of the card: from the one that has it, or from outside (null). */
export function focusImage(images: ImagesRef, root: RefObject<HTMLElement | null>, from: number | null, to: string) {
  const control = rowIn(root, steppedTo(images.getSnapshot().context.value, from, to));
  if (control != null) focusInSight(control);
}
