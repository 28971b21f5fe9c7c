import { afterAll, afterEach } from 'vitest';
import { unmountAll } from './render';

// Run for every file, unlike the modules that files share.
afterEach(unmountAll);

/** Leaves the page as the next file expects it. */
afterAll(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
