import { useSelector } from '@xstate/react';
import { type RefObject, useRef, useState } from 'react';
import { addingRefusal, attachmentsEdits } from '../../machines/attachments/edits';
import { nameOf } from '../../machines/attachments/rules';
import { pickerTexts } from '../../messages/screens/picker';
import { fileDropTexts } from '../../messages/ui/editorPage';
import { mediaTexts } from '../../messages/ui/media';
import { Button } from '../base/Button';
import { Icon } from '../base/Icon';
import { useFocusWithin } from '../base/useFocusWithin';
import { Announcements } from '../collection/Announcements';
import { SortableList } from '../collection/SortableList';
import { CommandScope } from '../commands/CommandScope';
import { useCommandKeys } from '../commands/useCommandKeys';
import type { FieldWidgetProps } from '../fields/types';
import {
  focusImage,
  type ImagesRef,
  openingOf,
  useFileChanges,
  useFocusAfterRemoval,
  useImages,
  useInsertion,
} from './cardHooks';
import { ImageDataDialog } from './ImageDataDialog';
import { ImageRow } from './ImageRow';
import { PickerDialog } from './PickerDialog';
import type { Media } from './port';
import { FileInput, useFiles } from './UploadPane';
import { UploadRows } from './UploadRows';
import { useImagePicker } from './useImagePicker';

const texts = mediaTexts.card;

interface ImagesBarProps {
  readonly id: string;
  readonly images: ImagesRef;
  readonly uploadRefusal: string | null;
  readonly onAdd: () => void;
  readonly onUpload: () => void;
}

/** Buttons and figures above an item's images. */
function ImagesBar({ id, images, uploadRefusal, onAdd, onUpload }: ImagesBarProps) {
  const given = useSelector(images, ({ context }) => context);
  const [addKeys, earlier, later] = [
    useCommandKeys('images.add'),
    useCommandKeys('image.earlier'),
    useCommandKeys('image.later'),
  ];
  const { value, maximum, wayBack } = given;
  const refusal = addingRefusal(given);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button id={id} icon="add" refusal={refusal} hint={addKeys} onClick={onAdd}>
        {texts.add}
      </Button>
      <Button icon="upload" variant="ghost" refusal={uploadRefusal ?? refusal} onClick={onUpload}>
        {texts.upload}
      </Button>
      <span className="text-muted text-sm">{texts.count(value.length, maximum)}</span>
      {wayBack !== null && attachmentsEdits.can(given, { type: 'image.restore' }) && (
        <Button size="small" icon="revision" onClick={() => images.send({ type: 'image.restore' })}>
          {texts.undo(nameOf(wayBack.image))}
        </Button>
      )}
      {value.length > 1 && earlier !== null && later !== null && (
        <span className="ml-auto hidden items-center gap-1 text-muted text-sm sm:flex">
          <Icon name="keyboard" size={14} />
          {texts.keys(earlier, later)}
        </span>
      )}
    </div>
  );
}

type CardProps = FieldWidgetProps & { readonly media: Media };

interface RowsProps {
  readonly images: ImagesRef;
  readonly onBlur: () => void;
  readonly onData: ((id: number) => void) | null;
}

function Rows({ images, onBlur, onData }: RowsProps) {
  const { value } = useSelector(images, ({ context }) => context);
  if (value.length === 0) return <p className="text-muted">{texts.empty}</p>;
  return (
    <SortableList
      keys={value.map(({ id }) => id)}
      instructions={texts.drag}
      onMove={(id, to) => images.send({ type: 'image.move', id, to })}
    >
      {value.map((image) => (
        <ImageRow key={image.id} image={image} images={images} onBlur={onBlur} onData={onData} />
      ))}
    </SortableList>
  );
}

interface CommandsProps {
  readonly root: RefObject<HTMLElement | null>;
  readonly images: ImagesRef;
  /** Id of the image that has the focus; null while none has. */
  readonly focused: number | null;
  /** Whether the focus is in this card. */
  readonly isInFront: boolean;
  readonly onAdd: () => void;
  /** What they do, or why they can't be done. */
  readonly onUpload: (() => void) | string;
  readonly onData: (() => void) | string;
}

const { reason } = attachmentsEdits;

/** The card's commands, and those of the image that has the focus, which they are completed with. */
function Commands({ root, images, focused, isInFront, onAdd, onUpload, onData }: CommandsProps) {
  return (
    <>
      <CommandScope
        scope="images"
        actor={images}
        refusal={reason}
        isInFront={isInFront}
        card={root}
        view={{
          'images.pick': onAdd,
          'images.upload': onUpload,
          'image.focus': (to = 'first') => focusImage(images, root, focused, to),
        }}
      />
      {focused !== null && (
        <CommandScope
          scope="image"
          actor={images}
          refusal={reason}
          prepare={(event) => ({ ...event, id: focused })}
          view={{ 'image.data': onData }}
        />
      )}
    </>
  );
}

/** The images of an item: added from the gallery, by dropping or by pasting; ordered, described, one the cover. */
export default function ImagesCard({ media, ...props }: CardProps) {
  const root = useRef<HTMLDivElement>(null);
  const images = useImages(props);
  const picker = useImagePicker(media, props.field.path);
  const [shownData, showData] = useState<number | null>(null);
  useInsertion(images, picker);
  useFileChanges(images, media);
  useFocusAfterRemoval(images, root);
  const row = useFocusWithin(root, '[data-image]');
  const focused = row === null ? null : Number(row.dataset.image);
  const card = useFocusWithin(root, '[data-drop]');
  const { uploads, upload } = picker;
  const refusal = () => addingRefusal(images.getSnapshot().context) ?? uploads.getSnapshot().context.refusal;
  const { input, add, frame } = useFiles(root, refusal, upload, media);
  const uploadRefusal = useSelector(uploads, ({ context }) => context.refusal);
  const toData = media.abilities.edit ? showData : null;
  const onAdd = () => picker.actor.send(openingOf(images));
  const onUpload = () => input.current?.click();
  return (
    <div ref={root} {...frame} data-drop={fileDropTexts.here}>
      <Commands
        root={root}
        images={images}
        focused={focused}
        isInFront={card !== null}
        onAdd={onAdd}
        onUpload={uploadRefusal ?? onUpload}
        onData={toData === null ? pickerTexts.refusals.noEdit : () => toData(focused)}
      />
      <FileInput ref={input} onFiles={add} />
      <ImagesBar id={props.id} images={images} uploadRefusal={uploadRefusal} onAdd={onAdd} onUpload={onUpload} />
      <Rows images={images} onBlur={props.onBlur} onData={toData} />
      <UploadRows uploads={uploads} />
      <Announcements actor={images} />
      <PickerDialog picker={picker} media={media} />
      {shownData !== null && <ImageDataDialog id={shownData} media={media} onClose={() => showData(null)} />}
    </div>
  );
}
