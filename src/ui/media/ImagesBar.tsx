import { useSelector } from '@xstate/react';
import { addingRefusal, attachmentsEdits } from '../../machines/attachments/edits';
import { nameOf } from '../../machines/attachments/rules';
import { mediaTexts } from '../../messages/ui/media';
import { Button } from '../base/Button';
import { Icon } from '../base/Icon';
import { useCommandKeys } from '../commands/useCommandKeys';
import type { ImagesRef } from './cardHooks';

const texts = mediaTexts.card;

interface ImagesBarProps {
  readonly id: string;
  readonly images: ImagesRef;
  readonly uploadRefusal: string | null;
  readonly onAdd: () => void;
  readonly onUpload: () => void;
}

/** Buttons and figures above an item's images. */
export function ImagesBar({ id, images, uploadRefusal, onAdd, onUpload }: ImagesBarProps) {
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
