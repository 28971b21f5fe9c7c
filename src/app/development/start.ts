import { watchActors } from '../../ui/base/actors';
import { brokenInvariantBanner } from './banner';
import { invariantWatcher } from './invariants';

/** From now on every machine's invariants are checked at each snapshot, and a broken one is shown over the page. */
export function startDevelopment(): void {
  watchActors(invariantWatcher(brokenInvariantBanner()));
}
