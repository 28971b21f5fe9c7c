/** Milliseconds for which a page counts as being left after it was asked to go: a question may keep it, or a download. */
const DEPARTURE = 1000;

/**
 * Watches whether the page is being left: the browser gives up its calls then, which is no failure of theirs. Gives what
 * waits until the page stays: no time while nobody leaves it, and for ever once it is gone.
 */
export function watchLeaving(
  page: Pick<EventTarget, 'addEventListener'>,
  departure: number = DEPARTURE,
): () => Promise<void> {
  let staying: Promise<void> | null = null;
  let isGone = false;
  let stay = () => {};
  const leave = () => {
    staying ??= new Promise((resolve) => {
      stay = resolve;
    });
  };
  const remain = () => {
    staying = null;
    stay();
  };
  page.addEventListener('beforeunload', () => {
    leave();
    const end = AbortSignal.timeout(departure);
    end.addEventListener('abort', () => !isGone && remain(), { once: true });
  });
  page.addEventListener('pagehide', () => {
    isGone = true;
    leave();
  });
  // A page that comes back finds the calls given up that were under way.
  page.addEventListener('pageshow', () => {
    isGone = false;
    remain();
  });
  return async () => {
    if (staying !== null) await staying;
  };
}
