import { type ReactNode, useContext, useLayoutEffect, useRef, useState } from 'react';
import { dialogEvents } from '../../commands/scopes/dialog';
import type { CommandEvent, CommandTarget, DialogButton, DialogView } from '../../commands/types';
import { createListeners } from '../../machines/kit/listeners';
import { CommandCenterContext, ScopeDepthContext } from './context';

/** A button of a dialog, and what pressing it does. */
export interface DialogAnswer extends DialogButton {
  readonly press: () => void;
}

interface DialogScopeProps {
  readonly main: DialogAnswer | null;
  readonly close: DialogAnswer | null;
  readonly children: ReactNode;
}

const BUTTON_OF_EVENT = new Map<string, keyof DialogView>([
  [dialogEvents.main, 'main'],
  [dialogEvents.close, 'close'],
]);

/** Makes the buttons of an open dialog commands, for as long as it is on the page; before the sign-in there are none. */
export function DialogScope({ main, close, children }: DialogScopeProps) {
  const center = useContext(CommandCenterContext);
  const depth = useContext(ScopeDepthContext) + 1;
  const latest = useRef({ main, close });
  const [listeners] = useState(() => createListeners());
  useLayoutEffect(() => {
    latest.current = { main, close };
    listeners.tell();
  });
  useLayoutEffect(() => {
    if (center === null) return;
    const answerOf = ({ type }: CommandEvent): DialogAnswer | null => {
      const button = BUTTON_OF_EVENT.get(type);
      return button === undefined ? null : latest.current[button];
    };
    const target: CommandTarget = {
      scope: 'dialog',
      listing: null,
      view: {},
      getSnapshot: () => latest.current,
      can: (event) => answerOf(event)?.refusal === null,
      refusal: (event) => answerOf(event)?.refusal ?? null,
      send: (event) => answerOf(event)?.press(),
      subscribe: listeners.subscribe,
    };
    return center.targets.mount(target, depth);
  }, [center, depth, listeners]);
  return <ScopeDepthContext value={depth}>{children}</ScopeDepthContext>;
}
