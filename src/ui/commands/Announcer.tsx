import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { titleOf } from '../../commands/availability';
import { formatSequence } from '../../machines/keymap/format';
import { continuations } from '../../machines/keymap/rules';
import { commandTexts } from '../../messages/commands/commands';
import { useEmitted } from '../base/actors';
import { KeyCaps } from '../base/KeyCaps';
import { overApplication } from '../base/overApplication';
import { useCommandCenter } from './context';

/** The value for some milliseconds after it changed, then null. */
function useTransient<T>(value: T | null, duration: number): T | null {
  const [expired, setExpired] = useState<T | null>(null);
  useEffect(() => {
    if (value === null) return;
    const timer = setTimeout(() => setExpired(value), duration);
    return () => clearTimeout(timer);
  }, [value, duration]);
  return value === expired ? null : value;
}

/** How long a refusal stays in sight, in milliseconds. */
const SHOWN_FOR = 5_000;

const BOX =
  'pointer-events-none fixed bottom-4 left-1/2 z-60 w-max max-w-[min(40rem,calc(100vw-2rem))] -translate-x-1/2 animate-enter rounded-lg border border-line bg-raised px-4 py-2.5 shadow-float';

/** What a begun sequence may become: seen by who waits, not read out, for the pause is short. */
function Continuations() {
  const { keymap, platform, registry, targets } = useCommandCenter();
  const waiting = useSelector(keymap, (snapshot) => (snapshot.matches('waiting') ? snapshot.context : null));
  if (waiting === null) return null;
  const rest = continuations(waiting);
  return (
    <div className={BOX} aria-hidden="true">
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] gap-x-5 gap-y-1.5 text-sm">
        {rest.map(({ command, sequence }) => (
          <li key={`${command} ${sequence.join(' ')}`} className="flex items-center gap-2">
            <KeyCaps keys={formatSequence(sequence.slice(waiting.typed.length), platform)} decorative />
            <span className="truncate">{titleOf(registry().command(command), targets.get())}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * Why a key did nothing: shown for a while or until the next key that does something, and read out politely, also over a
 * modal dialog, which hides the application as a whole.
 */
function Refusal() {
  const { keymap } = useCommandCenter();
  const announcement = useSelector(keymap, (snapshot) => snapshot.context.announcement);
  const latest = useTransient(announcement, SHOWN_FOR);
  const [passed, setPassed] = useState(0);
  useEmitted(keymap, {
    'command.run': () => setPassed(keymap.getSnapshot().context.announcement?.number ?? 0),
  });
  const shown = latest !== null && latest.number > passed ? latest : null;
  return createPortal(
    <div role="status" aria-live="polite" aria-label={commandTexts.announcements}>
      {shown !== null && (
        <p key={shown.number} className={BOX}>
          {shown.text}
        </p>
      )}
    </div>,
    overApplication(),
  );
}

/** The keyboard's answers: what a begun sequence may become, and why a key did nothing. */
export function Announcer() {
  return (
    <>
      <Continuations />
      <Refusal />
    </>
  );
}
