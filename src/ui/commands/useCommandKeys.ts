import { useCallback, useContext, useSyncExternalStore } from 'react';
import { keysOf } from '../../commands/adapters';
import { ariaChord, formatKeys, formatSequence } from '../../machines/keymap/format';
import { CommandCenterContext } from './context';

/** The keys of a command as people read them on this computer, whether it is mounted or not; null without any. */
export function useCommandKeys(id: string): string | null {
  const center = useContext(CommandCenterContext);
  const subscribe = useCallback(
    (listener: () => void) => {
      const changes = center?.keymap.on('preferences.changed', listener);
      return () => changes?.unsubscribe();
    },
    [center],
  );
  const preferences = useSyncExternalStore(subscribe, () => center?.preferences() ?? null);
  if (center === null || preferences === null) return null;
  const [keys] = keysOf(center.registry().command(id), preferences);
  return keys === undefined ? null : formatKeys(keys, center.platform);
}

/** How a chord that a widget binds itself ('mod+B') is shown on this computer, and given to assistive technology. */
export function useChordHint(): (chord: string) => { readonly shown: string; readonly aria: string } {
  const platform = useContext(CommandCenterContext)?.platform ?? 'other';
  return (chord) => ({ shown: formatSequence([chord], platform), aria: ariaChord(chord, platform) });
}
