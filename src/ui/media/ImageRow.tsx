import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { KeyboardEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { AttachedImage } from '../../content/images';
import type { attachmentsMachine } from '../../machines/attachments/machine';
import { contextRefusal, nameOf } from '../../machines/attachments/rules';
import type { AttachmentsEvent } from '../../machines/attachments/types';
import { mediaScreens } from '../../messages/mediaScreens';
import { Badge } from '../base/Badge';
import { Field } from '../base/Field';
import { Icon } from '../base/Icon';
import { IconButton } from '../base/IconButton';
import { TextInput } from '../base/TextInput';

const texts = mediaScreens.card;

export type AttachmentsActor = ActorRefFrom<typeof attachmentsMachine>;

interface ImageRowProps {
  readonly image: AttachedImage;
  readonly actor: AttachmentsActor;
  readonly onBlur: () => void;
}

/** Alt+↑ and Alt+↓ move the image from wherever the focus is in its row. */
const movesOf = (event: KeyboardEvent): 'earlier' | 'later' | null => {
  if (!event.altKey || event.ctrlKey || event.metaKey) return null;
  return event.key === 'ArrowUp' ? 'earlier' : event.key === 'ArrowDown' ? 'later' : null;
};

function Tools({ image, actor }: Omit<ImageRowProps, 'onBlur'>) {
  const { id } = image;
  const name = nameOf(image);
  const tool = (event: AttachmentsEvent) => ({
    refusal: contextRefusal(actor.getSnapshot().context, event),
    onClick: () => actor.send(event),
  });
  return (
    <div className="flex flex-wrap items-center gap-0.5">
      {image.is_primary ? (
        <Badge tone="accent">{texts.cover}</Badge>
      ) : (
        <IconButton label={texts.makeCover(name)} icon="check" size="small" {...tool({ type: 'image.cover', id })} />
      )}
      <IconButton
        label={texts.earlier(name)}
        icon="arrowUp"
        size="small"
        hint="Alt+↑"
        {...tool({ type: 'image.move', id, to: 'earlier' })}
      />
      <IconButton
        label={texts.later(name)}
        icon="arrowDown"
        size="small"
        hint="Alt+↓"
        {...tool({ type: 'image.move', id, to: 'later' })}
      />
      <IconButton
        label={texts.remove(name)}
        icon="trash"
        size="small"
        tone="danger"
        {...tool({ type: 'image.remove', id })}
      />
    </div>
  );
}

/** One image of an item: order by drag or keys, cover, alternative text. */
export function ImageRow({ image, actor, onBlur }: ImageRowProps) {
  const { id, description } = image;
  const { context } = actor.getSnapshot();
  const name = nameOf(image);
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition } = useSortable({
    id,
    disabled: context.readOnly !== null,
  });
  const missing = (description ?? '').trim() === '';
  const onKeyDown = (event: KeyboardEvent) => {
    const to = movesOf(event);
    if (to === null) return;
    event.preventDefault();
    event.stopPropagation();
    actor.send({ type: 'image.move', id, to });
  };
  return (
    <li
      ref={setNodeRef}
      data-image={id}
      className="flex flex-wrap items-start gap-3 rounded-md border border-line bg-surface p-2"
      style={{ transform: CSS.Translate.toString(transform), transition }}
      onKeyDown={onKeyDown}
    >
      <div
        ref={setActivatorNodeRef}
        {...listeners}
        className="relative shrink-0 cursor-grab touch-none"
        data-tip={texts.drag}
      >
        <img
          src={image.url_thumb ?? image.url}
          alt={description ?? ''}
          draggable={false}
          className="h-20 w-28 rounded-sm bg-sunken object-cover"
        />
        <span className="absolute top-1 left-1 rounded-sm bg-raised px-1 text-xs">{image.order}</span>
      </div>
      <div className="min-w-40 flex-1 space-y-1">
        <div className="flex flex-wrap items-center justify-between gap-1">
          <span className="min-w-0 truncate font-medium">{name}</span>
          <Tools image={image} actor={actor} />
        </div>
        <Field label={texts.descriptionOf(name)} labelHidden refusal={context.readOnly}>
          {(control) => (
            <TextInput
              {...control}
              placeholder={mediaScreens.fields.description}
              value={description ?? ''}
              readOnly={context.readOnly !== null}
              onValue={(text) => actor.send({ type: 'image.describe', id, text })}
              onBlur={onBlur}
            />
          )}
        </Field>
        {missing && (
          <p className="flex items-center gap-1 text-sm text-warning">
            <Icon name="alert" size={14} />
            {texts.noDescription}
          </p>
        )}
      </div>
    </li>
  );
}
