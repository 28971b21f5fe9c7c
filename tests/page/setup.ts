import { afterAll, afterEach, vi } from 'vitest';
import { leaveCompositionAlone } from '../../src/ui/commands/composition';
import { unmountAll } from './render';

// jsdom lays nothing out and can't tell what is seen.
HTMLElement.prototype.checkVisibility ??= () => true;

// As the application does before anything else.
leaveCompositionAlone();

// Run for every file, unlike the modules that files share.
afterEach(unmountAll);

/** Leaves the page as the next file expects it. */
afterAll(async () => {
  // A part that is still on its way fails when the page goes, and its modules with it, for all files that share them.
  await vi.dynamicImportSettled();
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
