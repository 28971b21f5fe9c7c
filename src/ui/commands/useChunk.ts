import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { whenIdle } from '../base/pageShown';

/**
 * A component of a chunk of its own, fetched as soon as the browser has nothing else to do, or when it is needed.
 * Null until it is there. `React.lazy` would delay a component that is there already by 300 ms, and never try
 * again after a failure.
 */
export function useChunk<Props>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  needed: boolean,
  onFailure: () => void,
): ComponentType<Props> | null {
  const [component, setComponent] = useState<ComponentType<Props> | null>(null);
  const missing = component === null;
  const fail = useEffectEvent(onFailure);
  const fetchChunk = useEffectEvent(async (isNeeded: boolean) => {
    try {
      const chunk = await load();
      setComponent(() => chunk.default);
    } catch {
      // One fetched ahead that doesn't come is fetched again, and its failure reported, when it is needed.
      if (isNeeded) fail();
    }
  });
  useEffect(() => {
    if (!missing) return;
    if (needed) {
      void fetchChunk(true);
      return;
    }
    return whenIdle(() => void fetchChunk(false));
  }, [missing, needed]);
  return component;
}
