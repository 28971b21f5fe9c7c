import { useSelector } from '@xstate/react';
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { shellEvents } from '../../commands/shell';
import { handlerTarget } from '../../commands/target';
import { commandTexts } from '../../messages/commands';
import { Announcer } from './Announcer';
import { ChunkBoundary } from './ChunkBoundary';
import type { CommandCenter } from './center';
import { CommandCenterContext } from './context';
import { listen } from './listener';

const loadPalette = () => import('../palette/Palette');
const loadHelp = () => import('../help/HelpSheet');
const Palette = lazy(loadPalette);
const HelpSheet = lazy(loadHelp);

interface CommandsProviderProps {
  readonly center: CommandCenter;
  readonly onToggleTheme: () => void;
  readonly onSignOut: () => void;
  readonly children: ReactNode;
}

/** Fetches the palette's chunk before it is asked for, as soon as the browser has nothing else to do. */
function usePreloaded(): void {
  useEffect(() => {
    const preload = () => {
      // A chunk that doesn't come is told when it is asked for.
      void Promise.allSettled([loadPalette(), loadHelp()]);
    };
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(preload, 1_000);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(preload, { timeout: 3_000 });
    return () => cancelIdleCallback(handle);
  }, []);
}

/** Listens to the keyboard, and puts palette, help sheet and announcements over what is below. Once, in the shell. */
export function CommandsProvider({ center, onToggleTheme, onSignOut, children }: CommandsProviderProps) {
  const [helpOpen, setHelpOpen] = useState(false);
  const paletteUsed = useSelector(center.palette, (snapshot) => !snapshot.matches('closed'));
  const toggleTheme = useEffectEvent(onToggleTheme);
  const signOut = useEffectEvent(onSignOut);
  const opensModal = useEffectEvent(() => helpOpen || center.palette.getSnapshot().hasTag('open'));
  const [failures, setFailures] = useState(0);
  const fail = () => {
    setHelpOpen(false);
    setFailures(failures + 1);
    center.palette.send({ type: 'palette.close' });
    center.keymap.send({ type: 'command.refused', reason: commandTexts.notLoaded });
  };
  usePreloaded();
  useEffect(() => {
    const shell = handlerTarget('shell', {
      [shellEvents.palette]: center.openPalette,
      [shellEvents.help]: () => setHelpOpen(true),
      [shellEvents.theme]: () => toggleTheme(),
      [shellEvents.signOut]: () => signOut(),
    });
    const unmount = center.targets.mount(shell, 0);
    const deafen = listen(center.keymap, center.platform, () => opensModal());
    return () => {
      deafen();
      unmount();
    };
  }, [center]);
  return (
    <CommandCenterContext value={center}>
      {children}
      <ChunkBoundary key={failures} onFailure={fail}>
        <Suspense fallback={null}>
          {paletteUsed && <Palette />}
          {helpOpen && <HelpSheet onClose={() => setHelpOpen(false)} />}
        </Suspense>
      </ChunkBoundary>
      <Announcer />
    </CommandCenterContext>
  );
}
