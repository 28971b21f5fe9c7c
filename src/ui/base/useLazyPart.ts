import { type ComponentType, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { whenIdle } from './pageShown';

/** A part of the screen that is loaded on its own. */
export type LazyPart<Props> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly Part: ComponentType<Props> }
  | { readonly state: 'failed'; readonly retry: () => void };

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;
interface Ready<Props> {
  readonly Part: ComponentType<Props>;
}

/** Milliseconds after which a part that has not come is reported as missing; it is shown all the same if it comes later. */
export const ARRIVAL_LIMIT = 120_000;

const loaded = new WeakMap<object, unknown>();

const readyOf = <Props>(load: Load<Props>): Ready<Props> | null =>
  (loaded.get(load) as Ready<Props> | undefined) ?? null;

async function fetchPart<Props>(load: Load<Props>): Promise<Ready<Props>> {
  const { default: Part } = await load();
  const ready = readyOf(load) ?? { Part };
  loaded.set(load, ready);
  return ready;
}

/** Fetches a part so that it is there when it is first drawn; one that does not come is fetched again then. */
export const preloadPart = <Props>(load: Load<Props>): Promise<unknown> => fetchPart(load).catch(() => null);

/** Milliseconds between two attempts to fetch code without which there is no page: a server that restarts is back soon. */
const PAUSES = [500, 2000] as const;

async function insistently<Module>(load: () => Promise<Module>): Promise<Module> {
  for (const pause of PAUSES) {
    try {
      return await load();
    } catch {
      // The last attempt says why.
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return load();
}

/**
 * A load for whoever can do nothing but wait for it: it is tried again where it fails, and rejects where its code has not
 * come in time.
 */
export const inTime =
  <Module>(load: () => Promise<Module>): (() => Promise<Module>) =>
  () =>
    new Promise((resolve, reject) => {
      const late = () => reject(new Error('dynamically imported module: no answer in time'));
      const timer = setTimeout(late, ARRIVAL_LIMIT);
      void insistently(load)
        .then(resolve, reject)
        .finally(() => clearTimeout(timer));
    });

/**
 * Loads a part of the screen when it is needed, or ahead of that when the browser is idle, without Suspense: a part that
 * does not come, or not in time, is an expected failure, with a way to try again, and no reason to unmount what is around
 * it. One that was fetched ahead and did not come is fetched again when it is needed. `load` is a constant of its module;
 * `onFailure` is for whoever tells it elsewhere than in the part's place.
 */
export function useLazyPart<Props>(load: Load<Props>, isNeeded = true, onFailure?: () => void): LazyPart<Props> {
  const [outcome, setOutcome] = useState<Ready<Props> | 'failed' | null>(() => readyOf(load));
  const hasFailed = outcome === 'failed';
  const isReady = outcome !== null && !hasFailed;
  const request = useCallback((fail: () => void) => fetchPart(load).then(setOutcome, fail), [load]);
  const demand = useCallback(() => {
    setOutcome((before) => (before === 'failed' ? null : before));
    void request(() => setOutcome('failed'));
  }, [request]);
  const tellFailure = useEffectEvent(() => onFailure?.());
  useEffect(() => {
    if (hasFailed) tellFailure();
  }, [hasFailed]);
  const isAwaited = isNeeded && outcome === null;
  useEffect(() => {
    if (!isAwaited) return;
    const timer = setTimeout(() => setOutcome((before) => before ?? 'failed'), ARRIVAL_LIMIT);
    return () => clearTimeout(timer);
  }, [isAwaited]);
  useEffect(() => {
    if (isReady) return;
    if (isNeeded) return demand();
    return whenIdle(() => void request(() => undefined));
  }, [isNeeded, isReady, demand, request]);
  if (outcome === null) return { state: 'loading' };
  return outcome === 'failed' ? { state: 'failed', retry: demand } : { state: 'ready', Part: outcome.Part };
}

/** The component of a part; null as long as it is not there. */
export const arrivedPart = <Props>(part: LazyPart<Props>): ComponentType<Props> | null =>
  part.state === 'ready' ? part.Part : null;
