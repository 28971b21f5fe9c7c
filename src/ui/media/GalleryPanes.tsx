import { useSelector } from '@xstate/react';
import { type FormEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { reason } from '../../machines/picker/refusals';
import { isSaving, nameOf } from '../../machines/picker/rules';
import { galleryTexts } from '../../messages/screens/gallery';
import { pickerTexts as messages } from '../../messages/screens/picker';
import { mediaTexts as texts } from '../../messages/ui/media';
import { Banner } from '../base/Banner';
import { Button } from '../base/Button';
import { ConfirmDialog } from '../base/ConfirmDialog';
import { cx } from '../base/cx';
import { EmptyState } from '../base/EmptyState';
import { IconButton } from '../base/IconButton';
import { Skeleton } from '../base/Skeleton';
import { TextInput } from '../base/TextInput';
import { useCommandKeys } from '../commands/useCommandKeys';
import { DetailPanel } from './DetailPanel';
import type { Media, PickerActor } from './port';
import { ThumbnailGrid } from './ThumbnailGrid';
import { DropZone } from './UploadPane';
import { UploadRows } from './UploadRows';
import type { ImagePicker } from './useImagePicker';

interface FilterBarProps {
  readonly actor: PickerActor;
  readonly searchRef?: RefObject<HTMLInputElement | null> | undefined;
  /** The arrow down in the search box: on to the images found. */
  readonly onImages: () => void;
}

function FilterBar({ actor, searchRef, onImages }: FilterBarProps) {
  const text = useSelector(actor, ({ context }) => context.text);
  const upload = useSelector(actor, (snapshot) => reason(snapshot, { type: 'uploads.open' }));
  const detail = useSelector(actor, (snapshot) => reason(snapshot, { type: 'detail.open' }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'filter.apply' });
  };
  const toImages = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onImages();
  };
  return (
    <form className="flex flex-wrap items-center gap-2 p-1" onSubmit={submit}>
      <div className="min-w-40 flex-1">
        <TextInput
          ref={searchRef}
          type="search"
          icon="search"
          aria-label={texts.filter}
          placeholder={texts.filter}
          value={text}
          onValue={(next) => actor.send({ type: 'filter.type', text: next })}
          onKeyDown={toImages}
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
  const refused = useSelector(actor, (snapshot) => reason(snapshot, { type: 'gallery.more' }));
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

const THUMBNAILS = Array.from({ length: 14 }, (_, index) => `skeleton-${index}`);

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
      <div
        role="status"
        className="grid flex-1 grid-cols-[repeat(auto-fill,minmax(8.25rem,1fr))] content-start gap-2 p-1.5"
      >
        <span className="sr-only">{texts.loading}</span>
        {THUMBNAILS.map((key) => (
          <Skeleton key={key} className="h-35" />
        ))}
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
  const isKnown = useSelector(actor, (snapshot) => shown > 0 || snapshot.hasTag('nothing'));
  const { inserts } = actor.getSnapshot().context;
  const insertKeys = useCommandKeys('picker.insert') ?? texts.insert;
  return (
    <p role="status" className="min-h-4.5 px-1 text-muted text-sm">
      {[...(isKnown ? [texts.count(shown, total)] : []), ...(selected > 0 ? [texts.selected(selected)] : [])].join(
        ' · ',
      )}
      {shown > 0 && (
        <span className="hidden sm:inline"> · {inserts ? texts.gridKeys(insertKeys) : galleryTexts.keys}</span>
      )}
    </p>
  );
}

/** Confirms the deletion of an image, and says which contents use one that is refused. */
export function Deletion({ actor }: { readonly actor: PickerActor }) {
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

/** Confirms leaving unsaved data of an image. */
export function Leaving({ actor }: { readonly actor: PickerActor }) {
  const asking = useSelector(actor, (snapshot) => snapshot.hasTag('askingToLeave'));
  const saving = useSelector(actor, ({ context }) => isSaving(context));
  return (
    <ConfirmDialog
      open={asking}
      tone="danger"
      busy={saving}
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

export interface GalleryProps {
  readonly picker: ImagePicker;
  readonly media: Media;
}

interface GalleryPanesProps extends GalleryProps {
  /** Whether they lie in a dialog, not on a page. */
  readonly isInDialog?: boolean;
  /** Gets the filter box. */
  readonly searchRef?: RefObject<HTMLInputElement | null>;
}

/** Closed data give the focus back to the thumbnails, where it came from. */
function useFocusAfterDetail(root: RefObject<HTMLElement | null>, isOpen: boolean): void {
  const before = useRef(isOpen);
  useLayoutEffect(() => {
    const isClosed = before.current && !isOpen;
    before.current = isOpen;
    if (isClosed && document.activeElement === document.body)
      root.current?.querySelector<HTMLElement>('[role="listbox"]')?.focus({ preventScroll: true });
  }, [isOpen, root]);
}

/** What had the focus goes with its pane: the focus then goes on to the other pane, so that keys keep acting here. */
function useFocusOnPane(isUploading: boolean) {
  const root = useRef<HTMLDivElement>(null);
  const before = useRef(isUploading);
  useLayoutEffect(() => {
    if (before.current === isUploading) return;
    before.current = isUploading;
    const find = (selector: string) => root.current?.querySelector<HTMLElement>(selector);
    (isUploading ? (find('section button') ?? find('button')) : (find('[role="listbox"]') ?? find('input')))?.focus({
      preventScroll: true,
    });
  }, [isUploading]);
  return root;
}

/** The images to look through with the data of one, or the pane that uploads; of picker and media gallery alike. */
export function GalleryPanes({ picker, media, searchRef, isInDialog = false }: GalleryPanesProps) {
  const { actor, uploads, upload } = picker;
  const isUploading = useSelector(actor, (snapshot) => snapshot.hasTag('uploads'));
  const isDetailed = useSelector(actor, (snapshot) => snapshot.hasTag('detail'));
  const root = useFocusOnPane(isUploading);
  useFocusAfterDetail(root, isDetailed);
  const refused = useSelector(uploads, ({ context }) => context.refusal);
  if (isUploading)
    return (
      <div ref={root} className="flex h-full flex-col gap-3 overflow-y-auto p-1">
        <Button icon="arrowLeft" className="self-start" onClick={() => actor.send({ type: 'uploads.close' })}>
          {texts.back}
        </Button>
        <DropZone refusal={refused} onFiles={upload} />
        <UploadRows uploads={uploads} isInDialog={isInDialog} />
      </div>
    );
  return (
    <div ref={root} className="relative flex h-full min-h-0 gap-2">
      {/* On a narrow screen the data lie over the thumbnails, which keep their place below. */}
      <div className={cx('flex min-h-0 min-w-0 flex-1 flex-col gap-1', isDetailed && 'max-sm:invisible')}>
        <FilterBar
          actor={actor}
          searchRef={searchRef}
          onImages={() => root.current?.querySelector<HTMLElement>('[role="listbox"]')?.focus({ preventScroll: true })}
        />
        <Counts actor={actor} />
        <Found actor={actor} />
      </div>
      <DetailPanel actor={actor} media={media} />
    </div>
  );
}
