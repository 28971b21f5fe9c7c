import { type ComponentType, useCallback, useEffect, useState } from 'react';

/** A part of the screen that is loaded on its own. */
export type LazyPart<Props> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly Part: ComponentType<Props> }
  | { readonly state: 'failed'; readonly retry: () => void };

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

const loaded = new WeakMap<object, unknown>();

/**
 * Loads a heavy part when it is first shown, without Suspense: a part that does not come is an expected failure, with a
 * way to try again, and no reason to unmount what is around it. `load` is a constant of its module.
 */
export function useLazyPart<Props>(load: Load<Props>): LazyPart<Props> {
  const [outcome, setOutcome] = useState<{ readonly Part: ComponentType<Props> } | 'failed' | null>(
    () => (loaded.get(load) as { readonly Part: ComponentType<Props> } | undefined) ?? null,
  );
  const request = useCallback(
    () =>
      load().then(
        (module) => {
          const ready = loaded.get(load) ?? { Part: module.default };
          loaded.set(load, ready as object);
          setOutcome(ready as { readonly Part: ComponentType<Props> });
        },
        () => setOutcome('failed'),
      ),
    [load],
  );
  const retry = useCallback(() => {
    setOutcome(null);
    void request();
  }, [request]);
  useEffect(() => void request(), [request]);
  if (outcome === null) return { state: 'loading' };
  return outcome === 'failed' ? { state: 'failed', retry } : { state: 'ready', Part: outcome.Part };
}
