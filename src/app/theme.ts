import { createListeners } from '../machines/kit/listeners';
import type { Preferences } from '../services/preferences';

export type Theme = 'light' | 'dark';

/** Local storage key of the chosen theme. */
export const THEME_KEY = 'portolano_theme';

const prefersDark = (): boolean => window.matchMedia('(prefers-color-scheme: dark)').matches;

/** The theme: the system's until the user chooses one, then the chosen one. */
export interface ThemeStore {
  get(): Theme;
  toggle(): void;
  subscribe(listener: () => void): () => void;
}

/** Applies the stored theme to the page at once, and keeps it applied. */
export function createThemeStore(preferences: Preferences): ThemeStore {
  const stored = preferences.read(THEME_KEY);
  let chosen: Theme | null = stored === 'light' || stored === 'dark' ? stored : null;
  const listeners = createListeners();
  const get = (): Theme => chosen ?? (prefersDark() ? 'dark' : 'light');
  const apply = () => {
    if (chosen === null) delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = chosen;
    listeners.tell();
  };
  window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', apply);
  apply();
  return {
    get,
    toggle() {
      chosen = get() === 'dark' ? 'light' : 'dark';
      preferences.write(THEME_KEY, chosen);
      apply();
    },
    subscribe: listeners.subscribe,
  };
}
