import { createContext, useContext } from 'react';
import type { CommandCenter } from './ports';

export const CommandCenterContext = createContext<CommandCenter | null>(null);

/** The command centre; throws outside of `CommandsProvider`. */
export function useCommandCenter(): CommandCenter {
  const center = useContext(CommandCenterContext);
  if (center === null) throw new Error('no CommandsProvider above');
  return center;
}

/** How many scopes lie around: the innermost one of a kind wins. */
export const ScopeDepthContext = createContext(0);
