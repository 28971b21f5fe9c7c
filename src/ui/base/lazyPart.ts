import { type ComponentType, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { createListeners } from '../../machines/kit/listeners';
import { whenIdle } from './pageShown';

/** Milliseconds after which code that has not come is reported as missing; it is taken all the same if it comes later. */
export const ARRIVAL_LIMIT = 120_000;

/** Code that comes after the page, or what is made of it. */
export interface LazyPart<Thing> {
  /** What has come; null until then. */
  arrived(): Thing | null;
  /** Fetches it unless it is there or on its way; rejects where it does not come in time, and may be called again. */
  fetch(): Promise<Thing>;
  /** Fetches it for whoever goes on without it; gives null where it does not come. */
  ahead(): Promise<Thing | null>;
  /** Calls back once it is there, before those waiting for it continue. */
  subscribe(listener: () => void): () => void;
}

/** The one way to what comes later. Takes what fetches it; what has come stays, and is never fetched again. */
export function lazyPart<Thing>(load: () => Promise<Thing>): LazyPart<Thing> {
  let there: { readonly thing: Thing } | null = null;
  let coming: Promise<Thing> | null = null;
  const listeners = createListeners();
  const come = async (): Promise<Thing> => {
    const thing = await load();
    // One that was missing, and fetched again, may come twice: what is in use is not exchanged.
    if (there !== null) return there.thing;
    there = { thing };
    listeners.tell();
    return thing;
  };
  const comeInTime = (): Promise<Thing> =>
    new Promise((resolve, reject) => {
      const miss = () => reject(new Error('dynamically imported module: no answer in time'));
      const timer = setTimeout(miss, ARRIVAL_LIMIT);
      void come()
        .then(resolve, reject)
        .finally(() => clearTimeout(timer));
    });
  const fetch = (): Promise<Thing> => {
    if (there !== null) return Promise.resolve(there.thing);
    coming ??= comeInTime().finally(() => {
      coming = null;
    });
    return coming;
  };
  return {
    arrived: () => there?.thing ?? null,
    fetch,
    ahead: () => fetch().catch(() => null),
    subscribe: listeners.subscribe,
  };
}

/** Milliseconds between two attempts to fetch code without which there is no page: a server that restarts is back soon. */
const PAUSES = [500, 2000] as const;

/** A part without which there is no page: whoever needs it can do nothing but wait, so it is tried again where it fails. */
export function vitalPart<Thing>(load: () => Promise<Thing>): LazyPart<Thing> {
  return lazyPart(async () => {
    for (const pause of PAUSES) {
      try {
        return await load();
      } catch {
        // The last attempt says why.
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
    return load();
  });
}

/** A module whose default export is a component, as bundlers know it. */
export interface Drawing<Props> {
  readonly default: ComponentType<Props>;
}

/** A part of the screen: on its way, there, or missing until it is asked for again. */
export type PartState<Props> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly Part: ComponentType<Props> }
  | { readonly state: 'failed'; readonly retry: () => void };

/**
 * Draws a part of the screen that is fetched when it is needed, or ahead of that when the browser is idle, without
 * Suspense: a part that does not come, or not in time, is an expected failure, with a way to try again, and no reason to
 * unmount what is around it. One that was fetched ahead and did not come is fetched again when it is needed. `part` is a
 * constant of its module; `onFailure` is for whoever tells it elsewhere than in the part's place.
 */
export function useLazyPart<Props>(
  part: LazyPart<Drawing<Props>>,
  isNeeded = true,
  onFailure?: () => void,
): PartState<Props> {
  const [outcome, setOutcome] = useState<Drawing<Props> | 'failed' | null>(part.arrived);
  const hasFailed = outcome === 'failed';
  const isReady = outcome !== null && !hasFailed;
  const demand = useCallback(() => {
    setOutcome((before) => (before === 'failed' ? null : before));
    part.fetch().then(setOutcome, () => setOutcome((before) => before ?? 'failed'));
  }, [part]);
  const tellFailure = useEffectEvent(() => onFailure?.());
  useEffect(() => {
    if (hasFailed) tellFailure();
  }, [hasFailed]);
  useEffect(() => {
    if (isReady) return;
    if (!isNeeded) return whenIdle(() => void part.ahead().then((came) => came !== null && setOutcome(came)));
    demand();
    return part.subscribe(() => setOutcome(part.arrived()));
  }, [isNeeded, isReady, demand, part]);
  if (outcome === null) return { state: 'loading' };
  return outcome === 'failed' ? { state: 'failed', retry: demand } : { state: 'ready', Part: outcome.default };
}

/** The component of a part; null as long as it is not there. */
export const arrivedPart = <Props>(part: PartState<Props>): ComponentType<Props> | null =>
  part.state === 'ready' ? part.Part : null;
