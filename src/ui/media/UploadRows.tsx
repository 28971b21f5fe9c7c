import { useSelector } from '@xstate/react';
import { type KeyboardEvent, type RefObject, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import { reason, refusalOf } from '../../machines/upload/refusals';
import { isFinished, isToReduce, reduceRefusal } from '../../machines/upload/rules';
import { isMixed, type SummaryPart, summaryOf } from '../../machines/upload/summary';
import type { UploadTarget } from '../../machines/upload/types';
import { mediaTexts } from '../../messages/ui/media';
import { useEmitted } from '../base/actors';
import { Button } from '../base/Button';
import { Icon } from '../base/Icon';
import { CommandScope } from '../commands/CommandScope';
import { focusOwner } from '../commands/focus';
import { useCommandKeys } from '../commands/useCommandKeys';
import { focusInSight } from '../page/sight';
import { UploadRow } from './UploadRow';
import type { UploadActor } from './useUploads';

const texts = mediaTexts.uploads;

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** From the summary to the files below it, and from one of them to the next. */
function stepBetweenFiles(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const { altKey, ctrlKey, metaKey, shiftKey, target, currentTarget } = event;
  if (step === undefined || altKey || ctrlKey || metaKey || shiftKey) return;
  const stops = [...currentTarget.querySelectorAll<HTMLElement>('[data-summary], [data-upload]')];
  const at = stops.findIndex((stop) => stop.contains(target as Node));
  const next = stops[step(at, stops.length - 1)];
  if (at < 0 || next === undefined) return;
  event.preventDefault();
  next.focus();
}

/** The text of a part: '3 rifiutate'. */
function partText({ outcome, ids }: SummaryPart, { purpose }: UploadTarget): string {
  const [one, many] = texts.summary[purpose === 'images' ? 'images' : 'files'][outcome];
  return `${ids.length} ${ids.length === 1 ? one : many}`;
}

interface UploadSummaryProps {
  readonly ref: RefObject<HTMLElement | null>;
  readonly parts: readonly SummaryPart[];
  readonly target: UploadTarget;
  /** Goes to a file. */
  readonly onGo: (id: string) => void;
}

/** What became of several files: '2 caricate, 3 rifiutate'. Each part leads to the first of its files. */
function UploadSummary({ ref, parts, target, onGo }: UploadSummaryProps) {
  const said = parts.map((part) => partText(part, target));
  return (
    <section
      ref={ref}
      tabIndex={-1}
      data-summary=""
      aria-label={`${texts.summary.label}: ${said.join(', ')}`}
      className="flex flex-wrap items-center gap-x-2 gap-y-1 rounded-md bg-sunken px-3 py-2 -outline-offset-2"
    >
      <Icon name="info" />
      {parts.map((part, index) => (
        <span key={part.outcome}>
          <button
            type="button"
            className={`font-medium underline underline-offset-2 ${part.outcome === 'done' || part.outcome === 'asked' ? 'text-ink' : 'text-danger'}`}
            onClick={() => part.ids[0] !== undefined && onGo(part.ids[0])}
          >
            {said[index]}
          </button>
          {index < parts.length - 1 && ','}
        </span>
      ))}
      <span className="text-muted text-sm sm:ml-auto">{texts.summary.keys}</span>
    </section>
  );
}

/**
 * After a mixed upload the focus goes to the summary, at once: a dialog that opens for what arrived gives it back there.
 * Who is writing is not interrupted.
 */
function useFocusOnSummary(uploads: UploadActor): RefObject<HTMLElement | null> {
  const summary = useRef<HTMLElement>(null);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEmitted(uploads, {
    'queue.settled': () => {
      if (!isMixed(uploads.getSnapshot().context.rows)) return;
      if (document.activeElement !== null && focusOwner(document.activeElement) === 'text') return;
      flushSync(redraw);
      if (summary.current !== null) focusInSight(summary.current);
    },
  });
  return summary;
}

interface UploadRowsProps {
  readonly uploads: UploadActor;
  /** Whether they lie in a dialog, not on a page. */
  readonly isInDialog?: boolean;
}

/** What can be done about several files at once. */
function Several({ uploads, scope }: { readonly uploads: UploadActor; readonly scope: string }) {
  const { rows, target } = useSelector(uploads, ({ context }) => context);
  const retry = useSelector(uploads, ({ context }) => refusalOf(context, { type: 'failed.retry' }));
  const reduce = useSelector(uploads, ({ context }) => refusalOf(context, { type: 'refused.reduce' }));
  const reduceKeys = useCommandKeys(`${scope}.reduceAll`);
  return (
    <div className="flex flex-wrap gap-2">
      {reduce === null && rows.filter((row) => isToReduce(row, target)).length > 1 && (
        <Button size="small" icon="image" hint={reduceKeys} onClick={() => uploads.send({ type: 'refused.reduce' })}>
          {texts.reduceAll}
        </Button>
      )}
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
  );
}

/** The files that were chosen, each with its state, what went wrong and what can be done. */
export function UploadRows({ uploads, isInDialog = false }: UploadRowsProps) {
  const { rows, target } = useSelector(uploads, ({ context }) => context);
  const scope = isInDialog ? 'dialogUploads' : 'uploads';
  const reduceKeys = useCommandKeys(`${scope}.reduce`);
  const acceptKeys = useCommandKeys(`${scope}.accept`);
  const list = useRef<HTMLUListElement>(null);
  const summary = useFocusOnSummary(uploads);
  if (rows.length === 0) return null;
  const parts = summaryOf(rows);
  const toReduce = rows.find((row) => reduceRefusal(row, target) === null);
  const asked = rows.find(({ status }) => status === 'reduced');
  const go = (id: string) => {
    const row = list.current?.querySelector<HTMLElement>(`[data-upload="${id}"]`);
    if (row != null) focusInSight(row);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows move the focus between what is in it
    <div className="space-y-2" onKeyDown={stepBetweenFiles}>
      <CommandScope scope={scope} actor={uploads} refusal={reason} />
      {parts !== null && <UploadSummary ref={summary} parts={parts} target={target} onGo={go} />}
      <ul ref={list} aria-label={texts.list} aria-live="polite" className="space-y-2">
        {rows.map((row) => (
          <UploadRow
            key={row.id}
            row={row}
            uploads={uploads}
            target={target}
            reduceKeys={row === toReduce ? reduceKeys : null}
            acceptKeys={row === asked ? acceptKeys : null}
          />
        ))}
      </ul>
      <Several uploads={uploads} scope={scope} />
    </div>
  );
}
