import { closestCenter, DndContext, type DragEndEvent, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { refusal } from '../../machines/attachments/refusal';
import { mediaScreens } from '../../messages/mediaScreens';
import { cx } from '../base/cx';
import { useHeldFocus } from '../base/useHeldFocus';
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
} from './cardHooks';
import { ImageDataDialog } from './ImageDataDialog';
import { ImageRow } from './ImageRow';
import { ImagesBar } from './ImagesBar';
import { PickerDialog } from './PickerDialog';
import type { Media } from './port';
import { FileInput, UploadRows, useDrop } from './UploadPane';
import { useImagePicker } from './useImagePicker';

const texts = mediaScreens.card;

/** The library's own English announcements are silenced: the machine tells every move in Italian. */
const SILENT = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: texts.drag },
};

type CardProps = FieldWidgetProps & { readonly media: Media };

/** The machine's words for the live region. */
function Announcements({ actor }: { readonly actor: AttachmentsActor }) {
  const [text, setText] = useState('');
  useEffect(() => {
    const subscription = actor.on('announced', (event) => setText(event.text));
    return () => subscription.unsubscribe();
  }, [actor]);
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  );
}

interface RowsProps {
  readonly actor: AttachmentsActor;
  readonly onBlur: () => void;
  readonly onData: ((id: number) => void) | null;
}

function Rows({ actor, onBlur, onData }: RowsProps) {
  const images = useSelector(actor, ({ context }) => context.images);
  useSelector(actor, ({ context }) => context.readOnly);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }));
  const drop = ({ active, over }: DragEndEvent) => {
    const to = images.find(({ id }) => id === over?.id)?.order;
    if (to !== undefined) actor.send({ type: 'image.move', id: Number(active.id), to });
  };
  if (images.length === 0) return <p className="text-muted">{texts.empty}</p>;
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} accessibility={SILENT} onDragEnd={drop}>
      <SortableContext items={images.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ol className="space-y-2">
          {images.map((image) => (
            <ImageRow key={image.id} image={image} actor={actor} onBlur={onBlur} onData={onData} />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

interface CommandsProps {
  readonly actor: AttachmentsActor;
  readonly image: HTMLElement | null;
  readonly onAdd: () => void;
  readonly onUpload: (() => void) | null;
  readonly onData: (() => void) | null;
}

/** The card's commands, and those of the image that has the focus. */
function Commands({ actor, image, onAdd, onUpload, onData }: CommandsProps) {
  return (
    <>
      <CommandScope
        scope="images"
        actor={actor}
        refusal={refusal}
        view={{ 'images.pick': onAdd, ...(onUpload === null ? {} : { 'images.upload': onUpload }) }}
      />
      {image !== null && (
        <CommandScope
          scope="image"
          actor={actor}
          refusal={refusal}
          view={onData === null ? {} : { 'image.data': onData }}
        />
      )}
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
  const image = useHeldFocus(root, '[data-image]');
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
      data-drop={mediaScreens.drop.here}
      className={cx('space-y-3 rounded-md', over && 'outline-2 outline-accent outline-dashed')}
    >
      <Commands
        actor={actor}
        image={image}
        onAdd={onAdd}
        onUpload={uploadRefusal === null ? onUpload : null}
        onData={toData === null ? null : () => toData(actor.getSnapshot().context.cursor)}
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
