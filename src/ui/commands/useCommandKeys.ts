import { useContext } from 'react';
import { keysOf } from '../../commands/adapters';
import { formatKeys } from '../../machines/keymap/format';
import { CommandCenterContext } from './context';

/** The keys of a command as people read them on this computer, whether it is mounted or not; null without any. */
export function useCommandKeys(id: string): string | null {
  const center = useContext(CommandCenterContext);
  if (center === null) return null;
  const [keys] = keysOf(center.registry().command(id), center.preferences());
  return keys === undefined ? null : formatKeys(keys, center.platform);
}
