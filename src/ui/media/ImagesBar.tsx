import { useSelector } from '@xstate/react';
import { addingRefusal, refusalOf } from '../../machines/attachments/refusals';
import { nameOf } from '../../machines/attachments/rules';
import { mediaTexts } from '../../messages/ui/media';
import { Button } from '../base/Button';
import { Icon } from '../base/Icon';
import { useCommandKeys } from '../commands/useCommandKeys';
import type { AttachmentsActor } from './cardHooks';

const texts = mediaTexts.card;

interface ImagesBarProps {
  readonly id: string;
  readonly actor: AttachmentsActor;
  readonly uploadRefusal: string | null;
  readonly onAdd: () => void;
  readonly onUpload: () => void;
}

/** Buttons and figures above an item's images. */
export function ImagesBar({ id, actor, uploadRefusal, onAdd, onUpload }: ImagesBarProps) {
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const [addKeys, earlier, later] = [
    useCommandKeys('images.add'),
    useCommandKeys('image.earlier'),
    useCommandKeys('image.later'),
  ];
  const { images, maximum, removed } = context;
  const refusal = addingRefusal(context);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button id={id} icon="add" refusal={refusal} hint={addKeys} onClick={onAdd}>
        {texts.add}
      </Button>
      <Button icon="upload" variant="ghost" refusal={uploadRefusal ?? refusal} onClick={onUpload}>
        {texts.upload}
      </Button>
      <span className="text-muted text-sm">{texts.count(images.length, maximum)}</span>
      {removed !== null && refusalOf(context, { type: 'image.restore' }) === null && (
        <Button size="small" icon="revision" onClick={() => actor.send({ type: 'image.restore' })}>
          {texts.undo(nameOf(removed.image))}
        </Button>
      )}
      {images.length > 1 && earlier !== null && later !== null && (
        <span className="ml-auto hidden items-center gap-1 text-muted text-sm sm:flex">
          <Icon name="keyboard" size={14} />
          {texts.keys(earlier, later)}
        </span>
      )}
    </div>
  );
}
