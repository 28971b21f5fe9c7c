import { useCallback, useRef, useSyncExternalStore } from 'react';
import { toButton } from '../../commands/adapters';
import type { CommandButton } from '../../commands/types';
import { useCommandCenter } from './context';

const same = (a: CommandButton | null, b: CommandButton | null): boolean =>
  a === b ||
  (a !== null &&
    b !== null &&
    a.label === b.label &&
    a.hint === b.hint &&
    a.ariaKeys === b.ariaKeys &&
    a.refusal === b.refusal);

/** A command as a button shows it, and what a press does. */
export interface LiveCommandButton extends CommandButton {
  readonly run: () => void;
}

/**
 * A command for a button: its label, keys, why it is refused now, and how to run it. Follows the machine behind it,
 * redrawing only when one of these changes. Null while nothing of the command's scope is mounted.
 */
export function useCommandButton(id: string): LiveCommandButton | null {
  const center = useCommandCenter();
  const last = useRef<CommandButton | null>(null);
  const subscribe = useCallback(
    (listener: () => void) => {
      const { scope } = center.registry().command(id);
      const stops = [center.targets.watch(scope, listener), center.subscribe(listener)];
      const keys = center.keymap.on('preferences.changed', listener);
      return () => {
        for (const stop of stops) stop();
        keys.unsubscribe();
      };
    },
    [center, id],
  );
  const button = useSyncExternalStore(subscribe, () => {
    const command = center.registry().command(id);
    const next = toButton(command, center.targets.get(), center.platform, center.preferences());
    if (!same(last.current, next)) last.current = next;
    return last.current;
  });
  const run = useCallback(() => center.run(id), [center, id]);
  return button === null ? null : { ...button, run };
}
