import { useEffect, useState } from 'react';

/** A page, or a table in it, that is shown as bars until what it is about has come. */
const PENDING = 'main :is(table, [role="status"])[aria-busy="true"]';

/** Milliseconds after which what nobody needs yet is fetched although the page still waits, or the browser is never idle. */
const LATEST = 3_000;

const isPending = (): boolean => document.querySelector(PENDING) !== null;

/** Runs something once the page in front has what it shows, after `most` milliseconds all the same. Gives what calls it off. */
function whenShown(run: () => void, most: number): () => void {
  if (!isPending()) {
    run();
    return () => undefined;
  }
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  const show = () => {
    stop();
    run();
  };
  const observer = new MutationObserver(() => !isPending() && show());
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['aria-busy'] });
  const timer = setTimeout(show, most);
  return stop;
}

/**
 * Runs something once the browser has nothing else to do and the page in front has what it shows: a browser that waits for
 * the server is idle too, and would be busy when the answer comes. Gives what calls it off.
 */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') return () => undefined;
  const latest = performance.now() + LATEST;
  const left = () => Math.max(1, latest - performance.now());
  let handle = 0;
  let stopWaiting = () => {};
  const whenFree = (next: () => void) => {
    handle = requestIdleCallback(next, { timeout: left() });
  };
  whenFree(() => {
    stopWaiting = whenShown(() => whenFree(run), left());
  });
  return () => {
    stopWaiting();
    cancelIdleCallback(handle);
  };
}

/** Whether the page in front has what it shows, or has had time enough: what it is drawn with need not come before that. */
export function usePageShown(): boolean {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => whenShown(() => setIsShown(true), LATEST), []);
  return isShown;
}
