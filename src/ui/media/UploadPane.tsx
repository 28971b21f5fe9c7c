import { type ClipboardEvent, type DragEvent, type Ref, type RefObject, useRef, useState } from 'react';
import { acceptOf, limitsText, type MediaPurpose } from '../../content/media/files';
import { mediaTexts } from '../../messages/ui/media';
import { Button } from '../base/Button';
import { cx } from '../base/cx';
import { pastedFiles } from './files';
import type { Media } from './port';
import { useFileReceiver } from './receiver';

const texts = mediaTexts.uploads;

/** Handlers of dragging files over and dropping them. */
function useDrop(onFiles: (files: readonly File[]) => void) {
  const [over, setOver] = useState(false);
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  return {
    over,
    handlers: {
      onDragOver(event: DragEvent) {
        if (!hasFiles(event)) return;
        event.preventDefault();
        // A dialog's events reach the card that opened it: the innermost place takes the files, and no other.
        event.stopPropagation();
        setOver(true);
      },
      onDragLeave(event: DragEvent) {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      },
      onDrop(event: DragEvent) {
        setOver(false);
        if (!hasFiles(event)) return;
        event.preventDefault();
        event.stopPropagation();
        onFiles([...event.dataTransfer.files]);
      },
    },
  };
}

/**
 * Takes the files that are dropped on a card, pasted, or chosen in the computer's own dialog, or says why not. Gives the
 * dialog's input and what the card's frame is drawn with.
 */
export function useFiles(
  root: RefObject<HTMLElement | null>,
  refusal: () => string | null,
  onFiles: (files: readonly File[]) => void,
  { notify }: Pick<Media, 'notify'>,
) {
  const input = useRef<HTMLInputElement>(null);
  const add = (files: readonly File[]) => {
    if (files.length === 0) return;
    const refused = refusal();
    if (refused !== null) return notify('warning', refused);
    onFiles(files);
    root.current?.scrollIntoView({ block: 'nearest' });
  };
  const onPaste = (event: ClipboardEvent) => {
    const files = pastedFiles(event.clipboardData);
    if (files.length === 0) return;
    event.preventDefault();
    add(files);
  };
  useFileReceiver(add);
  const { over, handlers } = useDrop(add);
  const className = cx('space-y-3 rounded-md', over && 'outline-2 outline-accent outline-dashed');
  return { input, add, frame: { ...handlers, onPaste, className } };
}

interface FileInputProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly purpose?: MediaPurpose;
  readonly onFiles: (files: readonly File[]) => void;
}

/** The browser's own way to choose files, out of sight: a button clicks it. */
export const FileInput = ({ ref, purpose = 'images', onFiles }: FileInputProps) => (
  <input
    ref={ref}
    type="file"
    multiple
    hidden
    aria-label={texts.choose}
    accept={acceptOf(purpose)}
    onChange={({ currentTarget }) => {
      onFiles([...(currentTarget.files ?? [])]);
      // The same file may be chosen again.
      currentTarget.value = '';
    }}
  />
);

interface DropZoneProps {
  readonly purpose?: MediaPurpose;
  /** Gets the hidden input, for whoever opens it otherwise. */
  readonly inputRef?: RefObject<HTMLInputElement | null>;
  readonly refusal: string | null;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Where files are dropped, or chosen by a button. */
export function DropZone({ purpose = 'images', inputRef, refusal, onFiles }: DropZoneProps) {
  const own = useRef<HTMLInputElement>(null);
  const input = inputRef ?? own;
  const { over, handlers } = useDrop(onFiles);
  return (
    <section
      {...handlers}
      aria-label={purpose === 'images' ? mediaTexts.upload : texts.uploadFiles}
      className={cx(
        'flex flex-wrap items-center justify-center gap-x-3 gap-y-2 rounded-lg border-2 border-dashed px-6 py-4 text-center',
        over ? 'border-accent bg-accent-soft' : 'border-line-strong',
      )}
    >
      <p>{purpose === 'images' ? texts.drop : texts.dropFiles}</p>
      <FileInput ref={input} purpose={purpose} onFiles={onFiles} />
      <Button icon="upload" refusal={refusal} onClick={() => input.current?.click()}>
        {texts.choose}
      </Button>
      <p className="basis-full text-muted text-sm">{limitsText(purpose)}</p>
    </section>
  );
}
