import { useSelector } from '@xstate/react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { MEDIA_LIMITS } from '../../contract/media';
import { refusal } from '../../machines/picker/refusal';
import { nameOf, surplus } from '../../machines/picker/rules';
import { mediaScreens as texts } from '../../messages/mediaScreens';
import { picker as messages } from '../../messages/picker';
import { Banner } from '../base/Banner';
import { Button } from '../base/Button';
import { ConfirmDialog } from '../base/ConfirmDialog';
import { Dialog } from '../base/Dialog';
import { EmptyState } from '../base/EmptyState';
import { IconButton } from '../base/IconButton';
import { SkeletonText } from '../base/Skeleton';
import { TextInput } from '../base/TextInput';
import { DetailPanel } from './DetailPanel';
import type { Media } from './port';
import { ThumbnailGrid } from './ThumbnailGrid';
import { DropZone, UploadRows } from './UploadPane';
import type { ImagePicker, PickerActor } from './useImagePicker';

function FilterBar({ actor }: { readonly actor: PickerActor }) {
  const text = useSelector(actor, ({ context }) => context.text);
  const upload = useSelector(actor, (snapshot) => refusal(snapshot, { type: 'uploads.open' }));
  const detail = useSelector(actor, (snapshot) => refusal(snapshot, { type: 'detail.open' }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'filter.apply' });
  };
  return (
    <form className="flex flex-wrap items-center gap-2 p-1" onSubmit={submit}>
      <div className="min-w-40 flex-1">
        <TextInput
          type="search"
          icon="search"
          aria-label={texts.filter}
          placeholder={texts.filter}
          value={text}
          onValue={(next) => actor.send({ type: 'filter.type', text: next })}
        />
      </div>
      <Button type="submit" icon="filter">
        {texts.apply}
      </Button>
      <IconButton label={texts.refresh} icon="refresh" onClick={() => actor.send({ type: 'gallery.refresh' })} />
      <Button icon="info" refusal={detail} onClick={() => actor.send({ type: 'detail.open' })}>
        {texts.details}
      </Button>
      <Button icon="upload" refusal={upload} onClick={() => actor.send({ type: 'uploads.open' })}>
        {texts.upload}
      </Button>
    </form>
  );
}

function More({ actor }: { readonly actor: PickerActor }) {
  const refused = useSelector(actor, (snapshot) => refusal(snapshot, { type: 'gallery.more' }));
  const loading = useSelector(actor, (snapshot) => snapshot.hasTag('loadingMore'));
  const failure = useSelector(actor, (snapshot) =>
    snapshot.hasTag('moreFailed') ? (snapshot.context.failure?.message ?? '') : null,
  );
  if (refused !== null && !loading) return null;
  return (
    <div className="flex flex-col items-center gap-2 p-2">
      {failure !== null && <Banner tone="danger" role="alert" title={failure} />}
      <Button busy={loading} onClick={() => actor.send({ type: 'gallery.more' })}>
        {texts.more}
      </Button>
    </div>
  );
}

/** The images that were found, or why there are none. */
function Found({ actor }: { readonly actor: PickerActor }) {
  const state = useSelector(actor, (snapshot) => {
    if (snapshot.hasTag('failed')) return 'failed';
    if (snapshot.hasTag('nothing')) return 'nothing';
    return snapshot.hasTag('busy') && snapshot.context.items.length === 0 ? 'waiting' : 'shown';
  });
  const message = useSelector(actor, ({ context }) => context.failure?.message ?? '');
  if (state === 'waiting')
    return (
      <div className="flex-1 p-4">
        <SkeletonText lines={6} label={texts.loading} />
      </div>
    );
  if (state === 'nothing') return <EmptyState title={texts.nothing}>{texts.nothingHint}</EmptyState>;
  if (state === 'failed')
    return (
      <div className="flex-1 p-1">
        <Banner
          tone="danger"
          role="alert"
          title={message}
          actions={
            <Button icon="refresh" onClick={() => actor.send({ type: 'gallery.refresh' })}>
              {texts.retry}
            </Button>
          }
        />
      </div>
    );
  return (
    <ThumbnailGrid actor={actor}>
      <More actor={actor} />
    </ThumbnailGrid>
  );
}

function Counts({ actor }: { readonly actor: PickerActor }) {
  const shown = useSelector(actor, ({ context }) => context.items.length);
  const total = useSelector(actor, ({ context }) => context.total);
  const selected = useSelector(actor, ({ context }) => context.selection.length);
  return (
    <p role="status" className="px-1 text-muted text-sm">
      {texts.count(shown, total)}
      {selected > 0 && ` · ${texts.selected(selected)}`}
      <span className="hidden sm:inline"> · {texts.gridKeys}</span>
    </p>
  );
}

function Deletion({ actor }: { readonly actor: PickerActor }) {
  const deletion = useSelector(actor, ({ context }) => context.deletion);
  const deleting = useSelector(actor, (snapshot) => snapshot.hasTag('deleting'));
  const [last, setLast] = useState(deletion);
  if (deletion !== null && deletion !== last) setLast(deletion);
  return (
    <ConfirmDialog
      open={deletion !== null}
      title={messages.confirmDeletion}
      tone="danger"
      busy={deleting}
      error={last?.failure === null || last === null ? null : messages.deletionFailure(last.failure.message)}
      onConfirm={() => actor.send({ type: 'delete.confirm' })}
      onCancel={() => actor.send({ type: 'delete.cancel' })}
    >
      {last !== null && <p>{nameOf(last.item)}</p>}
      {last !== null && last.usedBy.length > 0 && (
        <>
          <p>{texts.usedBy(last.usedTotal)}</p>
          <ul className="list-disc pl-5">
            {last.usedBy.map(({ area, id, title }) => (
              <li key={`${area} ${id}`}>{title ?? `${area} ${id}`}</li>
            ))}
          </ul>
        </>
      )}
    </ConfirmDialog>
  );
}

function Leaving({ actor }: { readonly actor: PickerActor }) {
  const asking = useSelector(actor, (snapshot) => snapshot.hasTag('askingToLeave'));
  return (
    <ConfirmDialog
      open={asking}
      title={texts.leave.title}
      confirmLabel={texts.leave.confirm}
      cancelLabel={texts.leave.cancel}
      onConfirm={() => actor.send({ type: 'leave.confirm' })}
      onCancel={() => actor.send({ type: 'leave.cancel' })}
    >
      <p>{texts.leave.text}</p>
    </ConfirmDialog>
  );
}

function Footer({ actor }: { readonly actor: PickerActor }) {
  const selected = useSelector(actor, ({ context }) => context.selection.length);
  const over = useSelector(actor, ({ context }) => surplus(context));
  const refused = useSelector(actor, (snapshot) => refusal(snapshot, { type: 'picker.insert' }));
  return (
    <>
      <Button onClick={() => actor.send({ type: 'picker.close' })}>{texts.close}</Button>
      {over > 0 && <Button refusal={refused}>{texts.tooMany}</Button>}
      {selected > 0 && over === 0 && (
        <Button variant="primary" hint="Ctrl+Invio" onClick={() => actor.send({ type: 'picker.insert' })}>
          {texts.insert}
        </Button>
      )}
    </>
  );
}

interface PickerDialogProps {
  readonly picker: ImagePicker;
  readonly media: Media;
}

/** What had the focus goes with its pane: the focus then goes on to the other pane, so that keys keep acting here. */
function useFocusOnPane(isUploading: boolean) {
  const root = useRef<HTMLDivElement>(null);
  const before = useRef(isUploading);
  useEffect(() => {
    if (before.current === isUploading) return;
    before.current = isUploading;
    const find = (selector: string) => root.current?.querySelector<HTMLElement>(selector);
    (isUploading ? find('button') : (find('[role="listbox"]') ?? find('input')))?.focus({ preventScroll: true });
  }, [isUploading]);
  return root;
}

function Content({ picker, media }: PickerDialogProps) {
  const { actor, uploads, upload } = picker;
  const isUploading = useSelector(actor, (snapshot) => snapshot.hasTag('uploads'));
  const root = useFocusOnPane(isUploading);
  const refused = useSelector(uploads, ({ context }) => context.refusal);
  if (isUploading)
    return (
      <div ref={root} className="flex h-full flex-col gap-3 overflow-y-auto p-1">
        <Button icon="arrowLeft" className="self-start" onClick={() => actor.send({ type: 'uploads.close' })}>
          {texts.back}
        </Button>
        <DropZone refusal={refused} onFiles={upload} />
        <UploadRows uploads={uploads} />
      </div>
    );
  return (
    <div ref={root} className="flex h-full min-h-0 flex-col gap-2 max-sm:overflow-y-auto sm:flex-row">
      <div className="flex min-h-48 min-w-0 flex-1 flex-col gap-1">
        <FilterBar actor={actor} />
        <Counts actor={actor} />
        <Found actor={actor} />
      </div>
      <DetailPanel actor={actor} media={media} />
    </div>
  );
}

/** The picker 'Seleziona Allegato'. Source: document 1, section 2.18. */
export function PickerDialog({ picker, media }: PickerDialogProps) {
  const { actor } = picker;
  const open = useSelector(actor, (snapshot) => snapshot.hasTag('open'));
  const maximum = useSelector(actor, ({ context }) => context.maximum);
  return (
    <Dialog
      open={open}
      title={messages.title}
      size="full"
      onClose={() => actor.send({ type: 'picker.close' })}
      onMain={() => actor.send({ type: 'picker.insert' })}
      footer={<Footer actor={actor} />}
    >
      {maximum < MEDIA_LIMITS.attachments && <p className="px-1 pb-1">{messages.maximum(maximum)}</p>}
      <div className="h-[min(65dvh,48rem)]">
        <Content picker={picker} media={media} />
      </div>
      <Deletion actor={actor} />
      <Leaving actor={actor} />
    </Dialog>
  );
}
