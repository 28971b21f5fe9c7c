import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { uiTexts } from '../../messages/ui/ui';
import { TONE_CLASSES, TONE_ICONS } from './Banner';
import { cx } from './cx';
import { Icon } from './Icon';
import { NOTICE_TIME, type Notice } from './notices';
import { overApplication } from './overApplication';
import { useRootMark } from './useRootMark';

interface ToastProps {
  readonly notice: Notice;
  readonly onDismiss: (id: string) => void;
}

/** Counts down while nobody points at it or stands in it; goes on where it stopped. */
function useCountdown(paused: boolean, onEnd: () => void): void {
  const left = useRef(NOTICE_TIME);
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    if (paused) return;
    const from = performance.now();
    const timer = window.setTimeout(() => end.current(), left.current);
    return () => {
      window.clearTimeout(timer);
      left.current -= performance.now() - from;
    };
  }, [paused]);
}

const LOOK = { ...TONE_CLASSES, danger: 'border-danger bg-danger text-on-danger' };

function Toast({ notice, onDismiss }: ToastProps) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  useCountdown(hovered || focused, () => onDismiss(notice.id));
  return (
    <li
      data-notice=""
      className={cx(
        'pointer-events-auto flex animate-enter items-start gap-2 rounded-md border py-2 pr-1.5 pl-3 shadow-float',
        LOOK[notice.tone],
      )}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onDismiss(notice.id);
      }}
    >
      <Icon name={TONE_ICONS[notice.tone]} className="mt-px shrink-0" />
      <p className="min-w-0 flex-1 font-medium whitespace-pre-line">
        <span className="sr-only">{uiTexts.notices.tone[notice.tone]}: </span>
        {notice.text}
      </p>
      <button
        type="button"
        aria-label={uiTexts.notices.dismiss}
        className="inline-flex size-6 shrink-0 items-center justify-center rounded-sm hover:bg-current/15 focus-visible:outline-current"
        onClick={() => onDismiss(notice.id)}
      >
        <Icon name="close" size={15} />
      </button>
    </li>
  );
}

export interface NoticeRegionProps {
  /** On screen now, oldest first. */
  readonly notices: readonly Notice[];
  readonly onDismiss: (id: string) => void;
}

/**
 * Notices at the top, in the middle, below a form's bar: errors interrupt, the rest is announced politely. Both regions are always there, or
 * what appears in them would not be announced. They lie beside the application, which a modal dialog hides as a whole. While the palette is open they stand below it, which leaves them room. Source: document 1, section 8; document 2, section 8.
 */
export function NoticeRegion({ notices, onDismiss }: NoticeRegionProps) {
  useRootMark('data-has-notices', notices.length > 0);
  const errors = notices.filter((notice) => notice.tone === 'danger');
  const others = notices.filter((notice) => notice.tone !== 'danger');
  return createPortal(
    <section
      data-region=""
      data-layer=""
      aria-label={uiTexts.notices.region}
      className="pointer-events-none fixed inset-x-0 top-[calc(4rem+var(--action-bar,0px))] z-60 mx-auto flex w-[min(32rem,calc(100vw-1.5rem))] flex-col gap-2 in-[[data-has-palette]]:top-auto in-[[data-has-palette]]:bottom-2 in-[[data-has-palette]]:max-h-[calc(11vh-0.5rem)] in-[[data-has-palette]]:overflow-y-auto in-[[data-has-palette]]:max-sm:max-h-20"
    >
      <div role="alert">
        <ul className="space-y-2">
          {errors.map((notice) => (
            <Toast key={notice.id} notice={notice} onDismiss={onDismiss} />
          ))}
        </ul>
      </div>
      <div role="status">
        <ul className="space-y-2">
          {others.map((notice) => (
            <Toast key={notice.id} notice={notice} onDismiss={onDismiss} />
          ))}
        </ul>
      </div>
    </section>,
    overApplication(),
  );
}
