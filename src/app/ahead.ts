import { STORAGE_KEYS } from '../machines/session/keys';
import { OPENING_KEY, sendOpening } from '../services/opening';

function stored(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    // A browser that refuses its storage has nobody signed in; the preferences report it.
    return null;
  }
}

const token = stored(STORAGE_KEYS.token);

export const takeEarly = sendOpening({ calls: stored(OPENING_KEY), token, hash: window.location.hash });

// Only a head start: the code that needs these fetches them again and reports a failure. What calls comes behind a sign-in
// that is drawn, with all that lies behind it.
if (token !== null) {
  import('../services/client').catch(() => undefined);
  import('./Application').catch(() => undefined);
  // The routes lie in the application: which list or editor it is, the code that they all share does not ask.
  if (/^#\/(?!dashboard|user)[\w-]+\/?(\?|$)/.test(window.location.hash))
    import('../screens/list/ContentList').catch(() => undefined);
  if (/^#\/[\w-]+\/(\d+|new)\/?(\?|$)/.test(window.location.hash))
    import('../screens/editor/EditorScreen').catch(() => undefined);
}
