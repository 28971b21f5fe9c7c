import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { MEDIA_LIMITS } from '../../contract/media';
import { reason } from '../../machines/picker/refusals';
import { hasOpenQuestion, surplus } from '../../machines/picker/rules';
import { pickerTexts as messages } from '../../messages/screens/picker';
import { mediaTexts as texts } from '../../messages/ui/media';
import { Button } from '../base/Button';
import { Dialog } from '../base/Dialog';
import { CommandScope } from '../commands/CommandScope';
import { useCommandKeys } from '../commands/useCommandKeys';
import { Deletion, GalleryPanes, type GalleryProps, Leaving } from './GalleryPanes';
import { FormCommands, WithImageForm } from './ImageForm';
import { LicenseDialog } from './LicenseDialog';
import type { PickerActor } from './port';

function Footer({ actor }: { readonly actor: PickerActor }) {
  const selected = useSelector(actor, ({ context }) => context.selection.length);
  const over = useSelector(actor, ({ context }) => surplus(context));
  const refused = useSelector(actor, (snapshot) => reason(snapshot, { type: 'picker.insert' }));
  const insertKeys = useCommandKeys('picker.insert');
  return (
    <>
      {over > 0 && <p className="self-center font-medium text-danger text-sm sm:mr-auto">{refused}</p>}
      <Button onClick={() => actor.send({ type: 'picker.close' })}>{texts.close}</Button>
      {over > 0 && <Button refusal={refused}>{texts.tooMany}</Button>}
      {selected > 0 && over === 0 && (
        <Button variant="primary" hint={insertKeys} onClick={() => actor.send({ type: 'picker.insert' })}>
          {texts.insert}
        </Button>
      )}
    </>
  );
}

/** The picker 'Seleziona Allegato'. Source: document 1, section 2.18. */
export function PickerDialog({ picker, media }: GalleryProps) {
  const { actor } = picker;
  const open = useSelector(actor, (snapshot) => snapshot.hasTag('open'));
  const isAsking = useSelector(actor, ({ context }) => hasOpenQuestion(context));
  const search = useRef<HTMLInputElement>(null);
  const maximum = useSelector(actor, ({ context }) => context.maximum);
  return (
    <WithImageForm picker={actor} media={media}>
      <Dialog
        open={open}
        title={messages.title}
        size="full"
        onClose={() => actor.send({ type: 'picker.close' })}
        footer={<Footer actor={actor} />}
      >
        {maximum < MEDIA_LIMITS.attachments && <p className="px-1 pb-1">{messages.maximum(maximum)}</p>}
        <div className="h-[min(65dvh,48rem)]">
          <GalleryPanes picker={picker} media={media} searchRef={search} isInDialog />
        </div>
        {!isAsking && (
          <CommandScope
            scope="picker"
            actor={actor}
            refusal={reason}
            view={{ 'search.focus': () => search.current?.focus() }}
          />
        )}
        {!isAsking && <FormCommands media={media} isInDialog />}
        <Deletion actor={actor} />
        <Leaving actor={actor} />
        <LicenseDialog picker={picker} media={media} />
      </Dialog>
    </WithImageForm>
  );
}
