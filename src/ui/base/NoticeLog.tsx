import type { KeyboardEvent, RefObject } from 'react';
import { onFirstUse } from '../../contract/onFirstUse';
import { uiTexts } from '../../messages/ui/ui';
import { TONE_ICONS, type Tone } from './Banner';
import { cx } from './cx';
import { Icon } from './Icon';
import type { Notice } from './notices';

const COLOURS: Record<Tone, string> = {
  info: 'text-accent-ink',
  success: 'text-success',
  warning: 'text-warning',
  danger: 'text-danger',
};

const clock = onFirstUse(
  () => new Intl.DateTimeFormat('it-IT', { hour: '2-digit', minute: '2-digit', second: '2-digit' }),
);

const MOVES: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** Arrows, Home and End read one notice after the other. */
function move(event: KeyboardEvent<HTMLUListElement>): void {
  const items = [...event.currentTarget.children] as HTMLElement[];
  const to = MOVES[event.key]?.(items.indexOf(event.target as HTMLElement), items.length - 1);
  if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  event.stopPropagation();
  items[to]?.focus();
}

interface NoticeLogProps {
  readonly notices: readonly Notice[];
  /** The newest notice, to put the focus on. */
  readonly newest?: RefObject<HTMLLIElement | null> | undefined;
}

/** The last notices, newest first, to be read again; one stop of Tab, arrows inside. */
export function NoticeLog({ notices, newest }: NoticeLogProps) {
  if (notices.length === 0) return <p className="text-muted">{uiTexts.notices.none}</p>;
  return (
    <ul aria-label={uiTexts.notices.log} onKeyDown={move} className="divide-y divide-line">
      {notices.map((notice, index) => (
        <li
          key={notice.id}
          ref={index === 0 ? newest : undefined}
          tabIndex={index === 0 ? 0 : -1}
          className="-mx-2 flex gap-2 rounded-sm px-2 py-2"
        >
          <Icon name={TONE_ICONS[notice.tone]} className={cx('mt-px shrink-0', COLOURS[notice.tone])} />
          <p className="min-w-0 flex-1 whitespace-pre-line">
            <span className="sr-only">{uiTexts.notices.tone[notice.tone]}: </span>
            {notice.text}
          </p>
          <time className="text-sm text-muted" dateTime={new Date(notice.at).toISOString()}>
            {clock().format(notice.at)}
          </time>
        </li>
      ))}
    </ul>
  );
}
