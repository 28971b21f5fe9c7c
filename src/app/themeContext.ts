import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Theme, ThemeStore } from './theme';

export const ThemeContext = createContext<ThemeStore | null>(null);

/** The theme in force and how to change it. */
export function useTheme(): { readonly theme: Theme; readonly toggle: () => void } {
  const store = useContext(ThemeContext);
  if (store === null) throw new Error('no ThemeContext above');
  return { theme: useSyncExternalStore(store.subscribe, store.get), toggle: store.toggle };
}
