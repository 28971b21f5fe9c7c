import { useSelector } from '@xstate/react';
import { type RefObject, useRef, useState } from 'react';
import { reason } from '../../machines/attachments/refusals';
import { pickerTexts } from '../../messages/screens/picker';
import { fileDropTexts } from '../../messages/ui/editorPage';
import { mediaTexts } from '../../messages/ui/media';
import { cx } from '../base/cx';
import { useFocusWithin } from '../base/useFocusWithin';
import { Announcements } from '../collection/Announcements';
import { SortableList } from '../collection/SortableList';
import { CommandScope } from '../commands/CommandScope';
import type { FieldWidgetProps } from '../fields/types';
import {
  type AttachmentsActor,
  openingOf,
  useAttachments,
  useFileChanges,
  useFiles,
  useFocusAfterRemoval,
  useInsertion,
  useWantedImage,
} from './cardHooks';
import { ImageDataDialog } from './ImageDataDialog';
import { ImageRow } from './ImageRow';
import { ImagesBar } from './ImagesBar';
import { PickerDialog } from './PickerDialog';
import type { Media } from './port';
import { FileInput, useDrop } from './UploadPane';
import { UploadRows } from './UploadRows';
import { useImagePicker } from './useImagePicker';

const texts = mediaTexts.card;

type CardProps = FieldWidgetProps & { readonly media: Media };

interface RowsProps {
  readonly actor: AttachmentsActor;
  readonly onBlur: () => void;
  readonly onData: ((id: number) => void) | null;
}

function Rows({ actor, onBlur, onData }: RowsProps) {
  const images = useSelector(actor, ({ context }) => context.images);
  useSelector(actor, ({ context }) => context.readOnly);
  if (images.length === 0) return <p className="text-muted">{texts.empty}</p>;
  return (
    <SortableList
      keys={images.map(({ id }) => id)}
      instructions={texts.drag}
      onMove={(id, to) => actor.send({ type: 'image.move', id, to })}
      className="space-y-2"
    >
      {images.map((image) => (
        <ImageRow key={image.id} image={image} actor={actor} onBlur={onBlur} onData={onData} />
      ))}
    </SortableList>
  );
}

interface CommandsProps {
  readonly root: RefObject<HTMLElement | null>;
  readonly actor: AttachmentsActor;
  readonly image: HTMLElement | null;
  /** Whether the focus is in this card. */
  readonly isInFront: boolean;
  readonly onAdd: () => void;
  /** What they do, or why they can't be done. */
  readonly onUpload: (() => void) | string;
  readonly onData: (() => void) | string;
}

/** The card's commands, and those of the image that has the focus. */
function Commands({ root, actor, image, isInFront, onAdd, onUpload, onData }: CommandsProps) {
  return (
    <>
      <CommandScope
        scope="images"
        actor={actor}
        refusal={reason}
        isInFront={isInFront}
        card={root}
        view={{ 'images.pick': onAdd, 'images.upload': onUpload }}
      />
      {image !== null && <CommandScope scope="image" actor={actor} refusal={reason} view={{ 'image.data': onData }} />}
    </>
  );
}

/** The images of an item: added from the gallery, by dropping or by pasting; ordered, described, one the cover. */
export default function ImagesCard({ media, ...props }: CardProps) {
  const root = useRef<HTMLDivElement>(null);
  const actor = useAttachments(props);
  const picker = useImagePicker(media, props.field.path);
  const [shownData, showData] = useState<number | null>(null);
  useInsertion(actor, picker);
  useFileChanges(actor, media);
  useFocusAfterRemoval(actor, root);
  useWantedImage(actor, root);
  const image = useFocusWithin(root, '[data-image]');
  const card = useFocusWithin(root, '[data-drop]');
  const { input, add, paste } = useFiles(root, actor, picker, media);
  const { over, handlers } = useDrop(add);
  const uploadRefusal = useSelector(picker.uploads, ({ context }) => context.refusal);
  const toData = media.abilities.edit ? showData : null;
  const onAdd = () => picker.actor.send(openingOf(actor));
  const onUpload = () => input.current?.click();
  return (
    <div
      ref={root}
      {...handlers}
      onPaste={paste}
      data-drop={fileDropTexts.here}
      className={cx('space-y-3 rounded-md', over && 'outline-2 outline-accent outline-dashed')}
    >
      <Commands
        root={root}
        actor={actor}
        image={image}
        isInFront={card !== null}
        onAdd={onAdd}
        onUpload={uploadRefusal ?? onUpload}
        onData={toData === null ? pickerTexts.refusals.noEdit : () => toData(actor.getSnapshot().context.cursor)}
      />
      <FileInput ref={input} onFiles={add} />
      <ImagesBar id={props.id} actor={actor} uploadRefusal={uploadRefusal} onAdd={onAdd} onUpload={onUpload} />
      <Rows actor={actor} onBlur={props.onBlur} onData={toData} />
      <UploadRows uploads={picker.uploads} />
      <Announcements actor={actor} />
      <PickerDialog picker={picker} media={media} />
      {shownData !== null && <ImageDataDialog id={shownData} media={media} onClose={() => showData(null)} />}
    </div>
  );
}
