import { useSelector } from '@xstate/react';
import { type KeyboardEvent, useId, useRef } from 'react';
import { formatKeys } from '../../machines/keymap/format';
import type { KeySettingsActor } from '../../machines/keySettings/machine';
import { clashText, contestsOf, isOwn, keysIn } from '../../machines/keySettings/rules';
import type { KeyCommand } from '../../machines/keySettings/types';
import { keySettingsTexts as texts } from '../../messages/screens/keySettings';
import { Badge } from '../base/Badge';
import { cx } from '../base/cx';
import { Icon } from '../base/Icon';
import { IconButton } from '../base/IconButton';
import { KeyCaps } from '../base/KeyCaps';
import { CommandButton } from '../commands/CommandButton';
import { KeySlot } from './KeySlot';

interface LineProps {
  readonly actor: KeySettingsActor;
  readonly command: KeyCommand;
}

/** What changes the keys of the open command. */
function Controls({ actor, command, onRemoved }: LineProps & { readonly onRemoved: () => void }) {
  const draft = useSelector(actor, ({ context }) => context.draft);
  const platform = useSelector(actor, ({ context }) => context.platform);
  const isOff = draft.off.includes(command.command);
  // Keys that are changed stay in their order, and their slot keeps the focus.
  const slots = keysIn(draft, command).map((keys, index) => ({ id: `slot ${index}`, keys }));
  const remove = (keys: string) => {
    actor.send({ type: 'key.remove', command: command.command, keys });
    onRemoved();
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {slots.map(({ id, keys }) => (
        <span key={id} className="inline-flex max-w-full items-center">
          <KeySlot actor={actor} command={command} keys={keys} />
          <IconButton
            size="small"
            icon="close"
            label={texts.remove(formatKeys(keys, platform), command.title)}
            onClick={() => remove(keys)}
          />
        </span>
      ))}
      <KeySlot actor={actor} command={command} keys={null} />
      <CommandButton id="keyboard.switch" size="small">
        {isOff ? texts.switchOn : texts.switchOff}
      </CommandButton>
      <CommandButton id="keyboard.reset" size="small">
        {texts.reset}
      </CommandButton>
    </div>
  );
}

/** The keys that other commands have too, and what gives them to the open one. */
function Contests({ actor, command }: LineProps) {
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const contests = contestsOf(context, command.command);
  if (contests.length === 0) return null;
  return (
    <div className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-2 text-danger text-sm">
      <ul>
        {contests.map((clash) => (
          <li key={`${clash.first} ${clash.firstKeys} ${clash.second} ${clash.secondKeys}`}>
            {clashText(context, clash, context.platform)}
          </li>
        ))}
      </ul>
      <CommandButton id="keyboard.claim" size="small">
        {texts.claim}
      </CommandButton>
    </div>
  );
}

/** The keys of a command as the draft has them. */
function Keys({ actor, command }: LineProps) {
  const draft = useSelector(actor, ({ context }) => context.draft);
  const platform = useSelector(actor, ({ context }) => context.platform);
  const keys = keysIn(draft, command);
  if (draft.off.includes(command.command)) return <span className="text-muted text-xs">{texts.off}</span>;
  if (keys.length === 0) return <span className="text-muted text-xs">{texts.none}</span>;
  return keys.map((entry, index) => (
    <span key={entry} className="inline-flex items-center gap-1">
      {index > 0 && <span className="text-muted text-xs">{texts.or}</span>}
      <KeyCaps keys={formatKeys(entry, platform)} />
    </span>
  ));
}

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** Arrows, Home and End lead from line to line; a modifier leaves them to others. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const all = event.currentTarget.closest('[data-lines]');
  if (step === undefined || all === null || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
  const lines = [...all.querySelectorAll<HTMLElement>('[data-line]')];
  const at = lines.indexOf(event.currentTarget);
  event.preventDefault();
  event.stopPropagation();
  lines[step(at, lines.length - 1)]?.focus();
}

interface KeyLineProps extends LineProps {
  /** Whether Tab leads to it; arrows lead from line to line. */
  readonly isStop: boolean;
  readonly onFocus: () => void;
}

/** A command with its keys; opened, they can be changed. */
export function KeyLine({ actor, command, isStop, onFocus }: KeyLineProps) {
  const header = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const isOpen = useSelector(actor, ({ context }) => context.open === command.command);
  const isChanged = useSelector(actor, ({ context }) => !isOwn(context.draft, command));
  return (
    <li className="border-line border-b last:border-b-0">
      <button
        ref={header}
        type="button"
        data-line={command.command}
        tabIndex={isStop ? 0 : -1}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        className={cx(
          'flex min-h-9 w-full flex-wrap items-center gap-x-3 gap-y-1 rounded-md px-2 py-1 text-left hover:bg-hover',
          isOpen && 'bg-accent-soft',
        )}
        onClick={() => actor.send({ type: 'command.open', command: command.command })}
        onFocus={onFocus}
        onKeyDown={walk}
      >
        <Icon name={isOpen ? 'chevronDown' : 'chevronRight'} size={15} className="shrink-0 text-muted" />
        <span className="min-w-36 flex-1">{command.title}</span>
        {isChanged && <Badge tone="accent">{texts.changed}</Badge>}
        <span className="inline-flex flex-wrap items-center justify-end gap-1">
          <Keys actor={actor} command={command} />
        </span>
      </button>
      {isOpen && (
        <fieldset id={panelId} className="border-0 px-2 pt-1 pb-3 sm:pl-8" aria-label={command.title}>
          <Contests actor={actor} command={command} />
          <Controls actor={actor} command={command} onRemoved={() => header.current?.focus()} />
        </fieldset>
      )}
    </li>
  );
}
