import { useSelector } from '@xstate/react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { KeyStroke } from '../../machines/keymap/chord';
import { formatKeys } from '../../machines/keymap/format';
import type { KeySettingsActor } from '../../machines/keySettings/machine';
import type { KeyCommand } from '../../machines/keySettings/types';
import { keySettingsTexts as texts } from '../../messages/screens/keySettings';
import { cx } from '../base/cx';
import { Icon } from '../base/Icon';
import { KeyCaps } from '../base/KeyCaps';
import { isComposing } from '../commands/composition';

/** The parts of a keyboard event that make a chord. */
const strokeOf = (event: KeyboardEvent): KeyStroke => ({
  key: event.key,
  ctrlKey: event.ctrlKey,
  metaKey: event.metaKey,
  altKey: event.altKey,
  shiftKey: event.shiftKey,
  altGraph: event.getModifierState('AltGraph'),
  composing: isComposing(event.nativeEvent),
});

interface KeySlotProps {
  readonly actor: KeySettingsActor;
  readonly command: KeyCommand;
  /** The keys it changes; null for the slot that adds some. */
  readonly keys: string | null;
}

/** Keys of a command as a button that records others: pressed, it takes every key but Tab until the recording ends. */
export function KeySlot({ actor, command, keys }: KeySlotProps) {
  const element = useRef<HTMLButtonElement>(null);
  const platform = useSelector(actor, ({ context }) => context.platform);
  const typed = useSelector(actor, ({ context: { recording } }) =>
    recording?.command === command.command && recording.replaces === keys ? recording.typed.join(' ') : null,
  );
  const isRecording = typed !== null;
  useEffect(() => {
    // Begun by a key, the recording needs the focus.
    if (isRecording) element.current?.focus();
  }, [isRecording]);
  const record = () =>
    actor.send({ type: 'key.record', command: command.command, ...(keys === null ? {} : { replaces: keys }) });
  const press = (event: KeyboardEvent) => {
    if (!isRecording || event.key === 'Tab') return;
    event.preventDefault();
    event.stopPropagation();
    actor.send({ type: 'key.press', stroke: strokeOf(event), repeat: event.repeat });
  };
  return (
    <button
      ref={element}
      type="button"
      aria-pressed={isRecording}
      data-slot={keys ?? ''}
      className={cx(
        'inline-flex min-h-7 max-w-full items-center gap-1.5 rounded-md border px-2 text-sm pointer-coarse:min-h-9',
        isRecording
          ? 'border-accent-ink border-dashed bg-accent-soft text-accent-ink'
          : 'border-line-strong bg-surface',
      )}
      onClick={() => !isRecording && record()}
      onKeyDown={press}
      onBlur={() => isRecording && actor.send({ type: 'record.leave' })}
    >
      {isRecording ? (
        <SlotTyped typed={typed === '' ? null : formatKeys(typed, platform)} />
      ) : (
        <SlotLabel keys={keys === null ? null : formatKeys(keys, platform)} title={command.title} />
      )}
    </button>
  );
}

interface SlotLabelProps {
  /** As people read them. */
  readonly keys: string | null;
  readonly title: string;
}

/** Caps, or what adds some, with the rest of the button's name for who doesn't see where it stands. */
const SlotLabel = ({ keys, title }: SlotLabelProps) =>
  keys === null ? (
    <>
      <Icon name="add" size={15} />
      {texts.add}
      <span className="sr-only"> {texts.addTo(title)}</span>
    </>
  ) : (
    <>
      <KeyCaps keys={keys} decorative />
      <span className="sr-only">{texts.change(keys, title)}</span>
    </>
  );

const SlotTyped = ({ typed }: { readonly typed: string | null }) =>
  typed === null ? (
    texts.press
  ) : (
    <>
      <KeyCaps keys={typed} />…
    </>
  );
