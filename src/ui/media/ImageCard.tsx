import { useLayoutEffect, useRef } from 'react';
import { imageOf } from '../../content/kinds/image';
import { mediaTexts } from '../../messages/ui/media';
import { useEmitted } from '../base/actors';
import { Button } from '../base/Button';
import { Icon } from '../base/Icon';
import type { FieldWidgetProps } from '../fields/types';
import { PickerDialog } from './PickerDialog';
import type { Media } from './port';
import { useImagePicker } from './useImagePicker';

const texts = mediaTexts.oneImage;

const OPENING = { type: 'picker.open', maximum: 1, attached: [] } as const;

type CardProps = FieldWidgetProps & { readonly media: Media };

/** The image as it is, or a frame for one. */
function Preview({ source, isThere }: { readonly source: string; readonly isThere: boolean }) {
  if (source !== '') return <img src={source} alt="" className="h-20 w-28 rounded-md bg-sunken object-cover" />;
  return (
    <span className="flex h-20 w-28 items-center justify-center rounded-md border border-line-strong border-dashed text-muted">
      <Icon name={isThere ? 'image' : 'add'} size={22} />
    </span>
  );
}

/** One image: chosen out of the gallery or uploaded there, changed, removed. */
export default function ImageCard({ id, field, value, readOnly, refusal, onChange, onBlur, media }: CardProps) {
  const image = imageOf(value);
  const picker = useImagePicker(media, field.path);
  const choose = useRef<HTMLButtonElement>(null);
  useEmitted(picker.actor, {
    'images.inserted': ({ items: [item] }) => {
      if (item === undefined) return;
      onChange({ id: item.id, url: item.url, url_thumb: item.url_thumb ?? '' });
      onBlur();
    },
  });
  // The file that is shown was changed or deleted in the picker itself.
  useLayoutEffect(
    () =>
      media.port.changes.listen((change) => {
        if (change.type === 'deleted' && change.id === image?.id) onChange(null);
      }),
    [media, image?.id, onChange],
  );
  const why = refusal ?? (readOnly ? mediaTexts.card.readOnly : null);
  const remove = () => {
    onChange(null);
    onBlur();
    choose.current?.focus();
  };
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Preview source={image === null ? '' : image.url_thumb || image.url} isThere={image !== null} />
      <div className="min-w-0 space-y-1.5">
        <p className="font-medium text-sm">{field.label}</p>
        <div className="flex flex-wrap gap-2">
          <Button
            ref={choose}
            id={id}
            size="small"
            icon="image"
            refusal={why}
            onClick={() => picker.actor.send(OPENING)}
          >
            {image === null ? texts.choose : texts.change}
          </Button>
          {image !== null && (
            <Button size="small" variant="ghost" icon="trash" refusal={why} onClick={remove}>
              {texts.remove}
            </Button>
          )}
        </div>
      </div>
      <PickerDialog picker={picker} media={media} />
    </div>
  );
}
