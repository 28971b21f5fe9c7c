import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { reason } from '../../machines/picker/refusals';
import { hasOpenQuestion, isSaving } from '../../machines/picker/rules';
import { mediaTexts as texts } from '../../messages/ui/media';
import { useActorRef, useEmitted } from '../base/actors';
import { Banner } from '../base/Banner';
import { Button } from '../base/Button';
import { Dialog } from '../base/Dialog';
import { SkeletonText } from '../base/Skeleton';
import { CommandScope } from '../commands/CommandScope';
import { DetailPanel } from './DetailPanel';
import { Deletion, Leaving } from './GalleryPanes';
import { FormCommands, useImageForm, useSaveRefusal, WithImageForm } from './ImageForm';
import type { Media, PickerActor } from './port';
import { pickerOver, useChangeNotifications } from './useImagePicker';

const OPENING = { type: 'picker.open', maximum: 1, attached: [] } as const;

/** A picker with one image, whose data are opened as soon as they are there. */
function useOneImage({ port, abilities }: Media, id: number): PickerActor {
  const machine = useMemo(() => pickerOver(port.one(id)), [port, id]);
  const actor = useActorRef(machine, { input: { limit: 1, inserts: false, abilities } });
  useEmitted(actor, { 'image.deleted': () => actor.send({ type: 'picker.close' }) });
  useEffect(() => {
    actor.send(OPENING);
    const subscription = actor.subscribe((snapshot) => {
      const event = { type: 'detail.open', id } as const;
      if (snapshot.hasTag('open') && !snapshot.hasTag('detail') && reason(snapshot, event) === null) actor.send(event);
    });
    return () => subscription.unsubscribe();
  }, [actor, id]);
  return actor;
}

interface DataProps {
  readonly actor: PickerActor;
  readonly media: Media;
}

function Body({ actor, media }: DataProps) {
  const failure = useSelector(actor, (snapshot) => (snapshot.hasTag('failed') ? snapshot.context.failure : null));
  const isMissing = useSelector(actor, (snapshot) => snapshot.hasTag('nothing'));
  const isOpen = useSelector(actor, (snapshot) => snapshot.hasTag('detail'));
  if (isMissing) return <Banner tone="warning" role="alert" title={texts.card.missingFile} />;
  if (failure !== null)
    return (
      <Banner
        tone="danger"
        role="alert"
        title={failure.message}
        actions={
          <Button icon="refresh" onClick={() => actor.send({ type: 'gallery.refresh' })}>
            {texts.retry}
          </Button>
        }
      />
    );
  return isOpen ? <DetailPanel actor={actor} media={media} alone /> : <SkeletonText lines={6} label={texts.loading} />;
}

function DataDialog({ actor, media }: DataProps) {
  const form = useImageForm();
  const isOpen = useSelector(actor, (snapshot) => snapshot.hasTag('open'));
  const isAsking = useSelector(actor, ({ context }) => hasOpenQuestion(context));
  const saveRefusal = useSaveRefusal(form, media);
  return (
    <Dialog
      open={isOpen}
      title={texts.detail}
      size="medium"
      onClose={() => actor.send({ type: 'picker.close' })}
      main={{ label: texts.save, refusal: saveRefusal, press: () => form?.send({ type: 'save.request' }) }}
    >
      <div className="pb-4">
        <Body actor={actor} media={media} />
      </div>
      {!isAsking && <CommandScope scope="imageData" actor={actor} refusal={reason} />}
      {!isAsking && <FormCommands media={media} isInDialog />}
      <Deletion actor={actor} />
      <Leaving actor={actor} />
    </Dialog>
  );
}

interface ImageDataDialogProps {
  readonly id: number;
  readonly media: Media;
  readonly onClose: () => void;
}

/** The data of an image of an item, changed where it is shown: licence, version, title, copyright. */
export function ImageDataDialog({ id, media, onClose }: ImageDataDialogProps) {
  const actor = useOneImage(media, id);
  useChangeNotifications(actor, media);
  const { guard } = media;
  useEffect(() => guard(actor), [guard, actor]);
  useEffect(() => {
    const subscription = actor.subscribe((snapshot) => {
      if (snapshot.hasTag('open') || isSaving(snapshot.context)) return;
      // A save that failed after the dialog was closed brings it back: what was typed is nowhere else.
      if (snapshot.hasTag('detail')) actor.send(OPENING);
      else onClose();
    });
    return () => subscription.unsubscribe();
  }, [actor, onClose]);
  return (
    <WithImageForm picker={actor} media={media}>
      <DataDialog actor={actor} media={media} />
    </WithImageForm>
  );
}
