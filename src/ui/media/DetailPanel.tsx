import { useSelector } from '@xstate/react';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import type { MediaItem } from '../../contract/media';
import { reason } from '../../machines/picker/refusals';
import { nameOf } from '../../machines/picker/rules';
import { mediaTexts as texts } from '../../messages/ui/media';
import { Button } from '../base/Button';
import { cx } from '../base/cx';
import { Field } from '../base/Field';
import { IconButton } from '../base/IconButton';
import { SkeletonText } from '../base/Skeleton';
import { TextInput } from '../base/TextInput';
import { useImageForm, useSaveRefusal } from './ImageForm';
import type { ImageFormActor, Media, PickerActor } from './port';

function Facts({ item }: { readonly item: MediaItem }) {
  return (
    <>
      <Field label={texts.fields.name}>
        {(control) => <TextInput {...control} value={item.name ?? ''} readOnly onValue={() => undefined} />}
      </Field>
      <Field label={texts.fields.url}>
        {(control) => <TextInput {...control} value={item.url} readOnly onValue={() => undefined} />}
      </Field>
    </>
  );
}

interface ActionsProps {
  readonly actor: PickerActor;
  readonly form: ImageFormActor;
  readonly media: Media;
}

function Actions({ actor, form, media }: ActionsProps) {
  const saving = useSelector(form, (snapshot) => snapshot.hasTag('saving'));
  const save = useSaveRefusal(form, media);
  const remove = useSelector(actor, (snapshot) => reason(snapshot, { type: 'delete.request' }));
  return (
    <div data-bar="bottom" className="sticky -bottom-1 flex justify-between gap-2 bg-(--pane,var(--color-raised)) py-2">
      <Button icon="trash" refusal={remove} onClick={() => actor.send({ type: 'delete.request' })}>
        {texts.remove}
      </Button>
      <Button variant="primary" busy={saving} refusal={save} onClick={() => form.send({ type: 'save.request' })}>
        {texts.save}
      </Button>
    </div>
  );
}

/** Beside the thumbnails; on a narrow screen over them. */
const BESIDE =
  'min-h-0 w-full overflow-y-auto border-line max-sm:absolute max-sm:inset-0 max-sm:bg-(--pane,var(--color-raised)) sm:w-72 sm:shrink-0 sm:border-l sm:pl-4';

interface DetailPanelProps {
  readonly actor: PickerActor;
  readonly media: Media;
  /** Whether nothing is beside it, so that there is nothing to go back to. */
  readonly alone?: boolean;
}

/** The data of one image: file and address to read, the rest to change. Source: document 1, section 2.18. */
export function DetailPanel({ actor, media, alone = false }: DetailPanelProps) {
  const item = useSelector(actor, ({ context }) => context.detail?.item ?? null);
  const form = useImageForm();
  const panel = useRef<HTMLElement>(null);
  const id = item?.id;
  // The data stand alone in what was opened for them: one goes on to write as soon as there is where.
  const isAwaited = useSelector(form ?? undefined, (snapshot) => alone && snapshot?.context.item == null);
  useLayoutEffect(() => {
    if (id === undefined) return;
    const first = alone && !isAwaited ? panel.current?.querySelector<HTMLElement>('input:not([readonly])') : null;
    (first ?? panel.current)?.focus();
  }, [id, alone, isAwaited]);
  if (item === null) return null;
  // Esc goes back one step: out of the data, not out of the whole dialog.
  const leave = (event: KeyboardEvent) => {
    if (alone || event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    actor.send({ type: 'detail.close' });
  };
  const { Fields } = media.form;
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={`${texts.detail}: ${nameOf(item)}`}
      className={cx('space-y-3 p-1', !alone && BESIDE)}
      onKeyDown={leave}
    >
      {!alone && (
        <div className="flex items-start justify-between gap-2">
          <h2 className="font-semibold">{texts.detail}</h2>
          <IconButton
            label={texts.closeDetail}
            icon="close"
            size="small"
            hint="Esc"
            onClick={() => actor.send({ type: 'detail.close' })}
          />
        </div>
      )}
      <img src={item.url_thumb ?? item.url} alt="" className="max-h-40 w-full rounded-md bg-sunken object-contain" />
      <Facts item={item} />
      {form === null ? (
        <SkeletonText lines={6} label={texts.loading} />
      ) : (
        <>
          <Fields form={form} media={media} />
          <Actions {...{ actor, form, media }} />
        </>
      )}
    </section>
  );
}
