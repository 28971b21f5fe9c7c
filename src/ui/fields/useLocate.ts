import { useCallback, useEffect, useRef, useState } from 'react';
import type { Coordinates, FieldLookups, GeocodeQuery } from './types';

export type Locating =
  | { readonly state: 'idle' }
  | { readonly state: 'busy' }
  | { readonly state: 'failed'; readonly message: string }
  | { readonly state: 'done'; readonly point: Coordinates };

/**
 * Asks the geocoder for coordinates. `start` drops the answer still awaited; so does `stop`, for when the address is no
 * longer the one asked for.
 */
export function useLocate(lookups: FieldLookups, onFound: (point: Coordinates) => void) {
  const [locating, setLocating] = useState<Locating>({ state: 'idle' });
  const running = useRef<AbortController | null>(null);
  const stop = useCallback(() => {
    running.current?.abort();
    running.current = null;
    setLocating({ state: 'idle' });
  }, []);
  useEffect(() => () => running.current?.abort(), []);
  const start = async (query: GeocodeQuery): Promise<void> => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setLocating({ state: 'busy' });
    const answer = await lookups.geocode(query, controller.signal);
    if (controller.signal.aborted) return;
    if (answer.ok) {
      setLocating({ state: 'done', point: answer.value });
      onFound(answer.value);
    } else setLocating({ state: 'failed', message: answer.failure.message });
  };
  return { locating, start, stop };
}
