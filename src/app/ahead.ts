import { STORAGE_KEYS } from '../machines/session/keys';

function seemsSignedIn(): boolean {
  try {
    return window.localStorage.getItem(STORAGE_KEYS.token) !== null;
  } catch {
    // A browser that refuses its storage has nobody signed in; the preferences report it.
    return false;
  }
}

// Only a head start: the code that needs these fetches them again and reports a failure.
import('../services/client').catch(() => undefined);
if (seemsSignedIn()) import('./Application').catch(() => undefined);
