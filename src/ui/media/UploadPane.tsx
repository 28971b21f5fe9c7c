import { useSelector } from '@xstate/react';
import { type DragEvent, type Ref, type RefObject, useRef, useState } from 'react';
import { acceptOf, limitsText, type MediaPurpose } from '../../content/model/media';
import { reason } from '../../machines/upload/reason';
import { contextRefusal, failed, isFinished, isUnderWay } from '../../machines/upload/rules';
import type { UploadRow } from '../../machines/upload/types';
import { mediaTexts } from '../../messages/ui/media';
import { Button } from '../base/Button';
import { cx } from '../base/cx';
import { IconButton } from '../base/IconButton';
import { ProgressBar } from '../base/ProgressBar';
import { CommandScope } from '../commands/CommandScope';
import type { UploadActor } from './useUploads';

const texts = mediaTexts.uploads;

/** Handlers of dragging files over and dropping them. */
export function useDrop(onFiles: (files: readonly File[]) => void) {
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

function Row({ row, uploads }: { readonly row: UploadRow; readonly uploads: UploadActor }) {
  const { id, name, status, progress, problem } = row;
  return (
    <li className="flex items-start gap-2 rounded-md border border-line px-3 py-2" data-status={status}>
      <div className="min-w-0 flex-1">
        <div className="flex justify-between gap-2">
          <span className="truncate">{name}</span>
          <span className={problem === null ? 'text-muted' : 'text-danger'}>{texts.status[status]}</span>
        </div>
        {status === 'sending' && <ProgressBar label={name} value={progress} max={1} labelHidden />}
        {problem !== null && <p className="text-danger text-sm">{problem}</p>}
      </div>
      {(failed(row) || status === 'cancelled') && (
        <IconButton
          label={texts.retry(name)}
          icon="refresh"
          size="small"
          onClick={() => uploads.send({ type: 'file.retry', id })}
        />
      )}
      {isUnderWay(row) ? (
        <IconButton
          label={texts.cancel(name)}
          icon="close"
          size="small"
          onClick={() => uploads.send({ type: 'file.cancel', id })}
        />
      ) : (
        <IconButton
          label={texts.remove(name)}
          icon="trash"
          size="small"
          onClick={() => uploads.send({ type: 'file.remove', id })}
        />
      )}
    </li>
  );
}

interface UploadRowsProps {
  readonly uploads: UploadActor;
  /** Whether they lie in a dialog, not on a page. */
  readonly isInDialog?: boolean;
}

/** The files that were chosen, each with its state, what went wrong and what can be done. */
export function UploadRows({ uploads, isInDialog = false }: UploadRowsProps) {
  const rows = useSelector(uploads, ({ context }) => context.rows);
  const retry = useSelector(uploads, ({ context }) => contextRefusal(context, { type: 'failed.retry' }));
  if (rows.length === 0) return null;
  return (
    <div className="space-y-2">
      <CommandScope scope={isInDialog ? 'dialogUploads' : 'uploads'} actor={uploads} refusal={reason} />
      <ul aria-label={texts.list} aria-live="polite" className="space-y-2">
        {rows.map((row) => (
          <Row key={row.id} row={row} uploads={uploads} />
        ))}
      </ul>
      <div className="flex gap-2">
        {retry === null && (
          <Button size="small" icon="refresh" onClick={() => uploads.send({ type: 'failed.retry' })}>
            {texts.retryAll}
          </Button>
        )}
        {rows.some(isFinished) && (
          <Button size="small" onClick={() => uploads.send({ type: 'finished.clear' })}>
            {texts.clear}
          </Button>
        )}
      </div>
    </div>
  );
}
