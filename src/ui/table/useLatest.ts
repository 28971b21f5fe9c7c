import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The value of the last render behind a reference that never changes, for callbacks that must not redraw anything. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
