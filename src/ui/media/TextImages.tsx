import { useEffect, useEffectEvent, useState } from 'react';
import { MEDIA_LIMITS, type MediaItem } from '../../contract/media';
import { mediaTexts } from '../../messages/ui/media';
import { useEmitted } from '../base/actors';
import { DescribeImages, type TextImage } from './DescribeImages';
import { PickerDialog } from './PickerDialog';
import type { Media } from './port';
import { type ImagePicker, useImagePicker } from './useImagePicker';

const texts = mediaTexts.text;

/** What a text wants of images; a new object each time. */
export type TextImageRequest =
  | { readonly kind: 'pick' }
  | { readonly kind: 'upload'; readonly files: readonly File[] }
  /** Alternative text and caption of one that is there. */
  | { readonly kind: 'describe'; readonly image: TextImage };

export interface TextImagesProps {
  readonly media: Media;
  readonly request: TextImageRequest;
  readonly onInsert: (images: readonly TextImage[]) => void;
  readonly onDescribe: (image: TextImage) => void;
}

/** What images of a text are uploaded for. */
const PARENT = 'text';
const OPENING = { type: 'picker.open', maximum: MEDIA_LIMITS.attachments, attached: [] } as const;

const textImage = ({ url, description, width, height }: MediaItem): TextImage => ({
  src: url,
  alt: description ?? '',
  caption: '',
  width: width ?? null,
  height: height ?? null,
});

/** Opens the picker for a request. Files are handed over as soon as all of them are on the server. */
function useRequest({ actor, uploads, upload }: ImagePicker, request: TextImageRequest): void {
  const serve = useEffectEvent((wanted: TextImageRequest) => {
    if (wanted.kind === 'describe') return;
    actor.send(OPENING);
    if (wanted.kind !== 'upload') return;
    actor.send({ type: 'uploads.open' });
    upload(wanted.files);
  });
  useEffect(() => serve(request), [request]);
  useEmitted(uploads, {
    'queue.settled': ({ items }) => {
      const { context } = actor.getSnapshot();
      const isAll = items.length > 0 && context.selection.every(({ id }) => items.some((item) => item.id === id));
      const isWhole = uploads.getSnapshot().context.rows.every(({ status }) => status === 'done');
      if (isAll && isWhole && request.kind === 'upload') actor.send({ type: 'picker.insert' });
    },
  });
}

/** Picks or uploads images for a text, then opens the dialog for their alternative text. Source: document 2, section 9. */
export default function TextImages({ media, request, onInsert, onDescribe }: TextImagesProps) {
  const picker = useImagePicker(media, PARENT);
  const [chosen, setChosen] = useState<readonly TextImage[] | null>(null);
  useRequest(picker, request);
  useEmitted(picker.actor, { 'images.inserted': ({ items }) => setChosen(items.map(textImage)) });
  useEffect(() => {
    if (request.kind === 'describe') setChosen([request.image]);
  }, [request]);
  const isNew = request.kind !== 'describe';
  const confirm = (images: readonly TextImage[]) => {
    setChosen(null);
    const [first] = images;
    if (isNew) onInsert(images);
    else if (first !== undefined) onDescribe(first);
  };
  return (
    <>
      <PickerDialog picker={picker} media={media} />
      <DescribeImages
        images={chosen}
        confirmLabel={isNew ? texts.insert : texts.apply}
        onConfirm={confirm}
        onCancel={() => setChosen(null)}
      />
    </>
  );
}
