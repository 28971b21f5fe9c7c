import { type ReactNode, useState } from 'react';
import type { AttachedImage } from '../../content/media/images';
import { type AttachmentsEdit, attachmentsEdits } from '../../machines/attachments/edits';
import { nameOf } from '../../machines/attachments/rules';
import { mediaTexts } from '../../messages/ui/media';
import { Badge } from '../base/Badge';
import { Field } from '../base/Field';
import { Icon, type IconName } from '../base/Icon';
import { IconButton } from '../base/IconButton';
import { TextInput } from '../base/TextInput';
import { type DragHandle, SortableRow } from '../collection/SortableList';
import { useCommandKeys } from '../commands/useCommandKeys';
import type { ImagesRef } from './cardHooks';

const texts = mediaTexts.card;

interface ImageRowProps {
  readonly image: AttachedImage;
  readonly images: ImagesRef;
  readonly onBlur: () => void;
  /** Opens the data of its file; null for who may not change them. */
  readonly onData: ((id: number) => void) | null;
}

interface ToolProps {
  readonly images: ImagesRef;
  readonly edit: AttachmentsEdit;
  /** The command that does the same to the image that has the focus. */
  readonly command: string;
  readonly label: string;
  readonly icon: IconName;
  readonly tone?: 'danger';
}

function Tool({ images, edit, command, ...look }: ToolProps) {
  const hint = useCommandKeys(command);
  const refusal = attachmentsEdits.refusalOf(images.getSnapshot().context, edit);
  return <IconButton {...look} size="small" hint={hint} refusal={refusal} onClick={() => images.send(edit)} />;
}

function Tools({ image, images, onData }: Omit<ImageRowProps, 'onBlur'>) {
  const { id } = image;
  const name = nameOf(image);
  const dataKeys = useCommandKeys('image.data');
  const move = (to: 'earlier' | 'later') =>
    ({ images, edit: { type: 'image.move', id, to }, command: `image.${to}` }) as const;
  return (
    <div className="flex flex-wrap items-center gap-0.5">
      {image.is_primary ? (
        <Badge tone="accent">{texts.cover}</Badge>
      ) : (
        <Tool
          images={images}
          edit={{ type: 'image.cover', id }}
          command="image.cover"
          label={texts.makeCover(name)}
          icon="check"
        />
      )}
      <Tool {...move('earlier')} label={texts.earlier(name)} icon="arrowUp" />
      <Tool {...move('later')} label={texts.later(name)} icon="arrowDown" />
      {onData !== null && (
        <IconButton label={texts.data(name)} icon="info" size="small" hint={dataKeys} onClick={() => onData(id)} />
      )}
      <Tool
        images={images}
        edit={{ type: 'image.remove', id }}
        command="image.remove"
        label={texts.remove(name)}
        icon="trash"
        tone="danger"
      />
    </div>
  );
}

const Warning = ({ children }: { readonly children: ReactNode }) => (
  <p className="flex items-center gap-1 text-sm text-warning">
    <Icon name="alert" size={14} className="shrink-0" />
    {children}
  </p>
);

interface HandleProps {
  readonly image: AttachedImage;
  readonly handle: DragHandle;
  readonly onMissing: () => void;
}

/** The picture, by which it is dragged, with its place in the order. */
function Handle({ image, handle, onMissing }: HandleProps) {
  return (
    <div
      ref={handle.setActivatorNodeRef}
      {...handle.listeners}
      className="relative shrink-0 cursor-grab touch-none"
      data-tip={texts.drag}
    >
      <img
        src={image.url_thumb ?? image.url}
        alt={image.description ?? ''}
        draggable={false}
        className="h-20 w-28 rounded-sm bg-sunken object-cover"
        onError={onMissing}
      />
      <span className="absolute top-1 left-1 rounded-sm bg-raised px-1 text-xs">{image.order}</span>
    </div>
  );
}

/** One image of an item: order by drag or keys, cover, alternative text. */
export function ImageRow({ image, images, onBlur, onData }: ImageRowProps) {
  const { id, description } = image;
  const { readOnly } = images.getSnapshot().context;
  const name = nameOf(image);
  const locked = readOnly !== null;
  const [isMissing, setMissing] = useState(false);
  return (
    <SortableRow
      sortKey={id}
      disabled={locked}
      data-image={id}
      className="flex flex-wrap items-start gap-3 rounded-md border border-line bg-surface p-2"
    >
      {(handle) => (
        <>
          <Handle image={image} handle={handle} onMissing={() => setMissing(true)} />
          <div className="min-w-40 flex-1 space-y-1">
            <div className="flex flex-wrap items-center justify-between gap-1">
              <span className="min-w-0 truncate font-medium">{name}</span>
              <Tools image={image} images={images} onData={onData} />
            </div>
            <Field label={texts.descriptionOf(name)} labelHidden refusal={readOnly}>
              {(control) => (
                <TextInput
                  {...control}
                  placeholder={mediaTexts.fields.description}
                  value={description ?? ''}
                  readOnly={locked}
                  onValue={(text) => images.send({ type: 'image.describe', id, text })}
                  onBlur={onBlur}
                />
              )}
            </Field>
            {isMissing && <Warning>{texts.missingFile}</Warning>}
            {(description ?? '').trim() === '' && <Warning>{texts.noDescription}</Warning>}
          </div>
        </>
      )}
    </SortableRow>
  );
}
