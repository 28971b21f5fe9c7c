import { type KeyboardEvent, useState } from 'react';
import { chordOf, type Platform, readKeys } from '../../machines/keymap/chord';
import { helpTexts } from '../../messages/help';

interface KeyRecorderProps {
  readonly platform: Platform;
  /** The title of the command that has the keys already; null when they are free. */
  readonly takenBy: (keys: string) => string | null;
  readonly onKeys: (keys: string) => void;
  readonly onCancel: () => void;
}

const chordIn = (event: KeyboardEvent, platform: Platform): string | null =>
  chordOf(
    {
      key: event.key,
      ctrlKey: event.ctrlKey,
      metaKey: event.metaKey,
      altKey: event.altKey,
      shiftKey: event.shiftKey,
      altGraph: event.getModifierState('AltGraph'),
      composing: event.nativeEvent.isComposing,
    },
    platform,
  );

/** Waits for the key that a command shall have; the Tab key and Esc leave it. */
export function KeyRecorder({ platform, takenBy, onKeys, onCancel }: KeyRecorderProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const record = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') return onCancel();
    const chord = chordIn(event, platform);
    if (chord === null) return;
    const owner = readKeys(chord) === null ? null : takenBy(chord);
    if (readKeys(chord) === null) setProblem(helpTexts.unusable);
    else if (owner !== null) setProblem(helpTexts.taken(owner));
    else onKeys(chord);
  };
  return (
    <button
      // The one thing to do now is to press a key.
      ref={(element) => element?.focus()}
      type="button"
      className="min-h-7 max-w-full rounded-md border border-accent-ink border-dashed bg-accent-soft px-2 text-accent-ink text-xs"
      onKeyDown={record}
      onBlur={onCancel}
    >
      {helpTexts.recording}
      <span role="alert" className="block text-danger">
        {problem}
      </span>
    </button>
  );
}
