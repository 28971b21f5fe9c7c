import { closestCenter, DndContext, type DragEndEvent, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useActorRef, useSelector } from '@xstate/react';
import { type ClipboardEvent, useEffect, useRef, useState } from 'react';
import { type Attachable, imagesOf } from '../../content/images';
import { MEDIA_LIMITS } from '../../contract/media';
import { attachmentsMachine } from '../../machines/attachments/machine';
import { contextRefusal, nameOf } from '../../machines/attachments/rules';
import { attachments as messages } from '../../messages/attachments';
import { mediaScreens } from '../../messages/mediaScreens';
import { Banner } from '../base/Banner';
import { Button } from '../base/Button';
import { cx } from '../base/cx';
import { Icon } from '../base/Icon';
import type { FieldWidgetProps } from '../fields/types';
import { type AttachmentsActor, ImageRow } from './ImageRow';
import { PickerDialog } from './PickerDialog';
import type { Media } from './port';
import { UploadRows, useDrop } from './UploadPane';
import { type ImagePicker, useImagePicker } from './useImagePicker';

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

/** The attachments machine over the field's value, in both directions. */
function useAttachments({ value, field, readOnly, refusal, onChange }: FieldWidgetProps): AttachmentsActor {
  const reason = refusal ?? (readOnly ? mediaScreens.card.readOnly : null);
  const maximum = field.limit ?? MEDIA_LIMITS.attachments;
  const actor = useActorRef(attachmentsMachine, { input: { maximum, images: imagesOf(value), readOnly: reason } });
  useEffect(() => {
    const subscription = actor.on('value.changed', ({ images }) => onChange(images));
    return () => subscription.unsubscribe();
  }, [actor, onChange]);
  useEffect(() => actor.send({ type: 'value.set', images: imagesOf(value) }), [actor, value]);
  useEffect(() => actor.send({ type: 'readOnly.set', reason }), [actor, reason]);
  return actor;
}

/**
 * What the picker hands over is attached; what is dropped or pasted is attached as soon as it is uploaded. Gives why the
 * last ones could not be: they stay uploaded, and selected in the picker.
 */
function useInsertion(actor: AttachmentsActor, { actor: picker, uploads }: ImagePicker) {
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    const add = (images: readonly Attachable[]) => {
      const event = { type: 'images.add', images } as const;
      setProblem(contextRefusal(actor.getSnapshot().context, event));
      actor.send(event);
    };
    const subscriptions = [
      picker.on('images.inserted', ({ items }) => add(items)),
      picker.on('image.deleted', ({ id }) => actor.send({ type: 'image.remove', id })),
      uploads.on('file.uploaded', ({ item }) => {
        if (!picker.getSnapshot().hasTag('open')) add([item]);
      }),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, picker, uploads]);
  return [problem, setProblem] as const;
}

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

/** After a removal the focus goes to the neighbouring image, or to the button that adds some. */
function useFocusAfterRemoval(actor: AttachmentsActor, root: React.RefObject<HTMLElement | null>): void {
  const removed = useSelector(actor, ({ context }) => context.removed);
  useEffect(() => {
    if (removed === null || document.activeElement !== document.body) return;
    const { cursor } = actor.getSnapshot().context;
    const row = root.current?.querySelector<HTMLElement>(`[data-image="${cursor}"] input`);
    (row ?? root.current?.querySelector<HTMLElement>('button'))?.focus();
  }, [actor, removed, root]);
}

function Rows({ actor, onBlur }: { readonly actor: AttachmentsActor; readonly onBlur: () => void }) {
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
            <ImageRow key={image.id} image={image} actor={actor} onBlur={onBlur} />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

interface BarProps {
  readonly id: string;
  readonly actor: AttachmentsActor;
  readonly picker: ImagePicker;
}

function Bar({ id, actor, picker }: BarProps) {
  const { images, maximum, readOnly, removed } = useSelector(actor, ({ context }) => context);
  const full = images.length >= maximum ? messages.refusals.tooMany(maximum, 0) : null;
  const undo = contextRefusal(actor.getSnapshot().context, { type: 'image.restore' });
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        id={id}
        icon="add"
        refusal={readOnly ?? full}
        onClick={() => picker.actor.send({ type: 'picker.open', maximum, attached: images })}
      >
        {texts.add}
      </Button>
      <span className="text-muted text-sm">{texts.count(images.length, maximum)}</span>
      {removed !== null && undo === null && (
        <Button size="small" icon="revision" onClick={() => actor.send({ type: 'image.restore' })}>
          {texts.undo(nameOf(removed.image))}
        </Button>
      )}
      {images.length > 1 && (
        <span className="ml-auto hidden items-center gap-1 text-muted text-sm sm:flex">
          <Icon name="keyboard" size={14} />
          {texts.keys}
        </span>
      )}
    </div>
  );
}

/** The images of an item: added from the gallery, by dropping or by pasting; ordered, described, one the cover. */
export default function ImagesCard({ media, ...props }: CardProps) {
  const root = useRef<HTMLDivElement>(null);
  const actor = useAttachments(props);
  const picker = useImagePicker(media, props.field.path);
  const [problem, setProblem] = useInsertion(actor, picker);
  useFocusAfterRemoval(actor, root);
  const add = (files: readonly File[]) => {
    const refused = actor.getSnapshot().context.readOnly ?? picker.uploads.getSnapshot().context.refusal;
    setProblem(refused);
    if (refused === null) picker.upload(files);
  };
  const { over, handlers } = useDrop(add);
  const paste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    if (files.length === 0) return;
    event.preventDefault();
    add(files);
  };
  return (
    <div
      ref={root}
      {...handlers}
      onPaste={paste}
      className={cx('space-y-3 rounded-md', over && 'outline-2 outline-accent outline-dashed')}
    >
      <Bar id={props.id} actor={actor} picker={picker} />
      {problem !== null && <Banner tone="warning" role="alert" title={problem} />}
      <Rows actor={actor} onBlur={props.onBlur} />
      <UploadRows uploads={picker.uploads} />
      <Announcements actor={actor} />
      <PickerDialog picker={picker} media={media} />
    </div>
  );
}
