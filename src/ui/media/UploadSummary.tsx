import type { KeyboardEvent, RefObject } from 'react';
import type { SummaryPart } from '../../machines/upload/summary';
import type { UploadTarget } from '../../machines/upload/types';
import { mediaTexts } from '../../messages/ui/media';
import { Icon } from '../base/Icon';

const texts = mediaTexts.uploads.summary;

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** From the summary to the files below it, and from one of them to the next. */
export function stepBetweenFiles(event: KeyboardEvent<HTMLElement>): void {
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
  const [one, many] = texts[purpose === 'images' ? 'images' : 'files'][outcome];
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
export function UploadSummary({ ref, parts, target, onGo }: UploadSummaryProps) {
  const said = parts.map((part) => partText(part, target));
  return (
    <section
      ref={ref}
      tabIndex={-1}
      data-summary=""
      aria-label={`${texts.label}: ${said.join(', ')}`}
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
      <span className="text-muted text-sm sm:ml-auto">{texts.keys}</span>
    </section>
  );
}
