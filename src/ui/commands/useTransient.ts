import { useEffect, useState } from 'react';

/** The value for some milliseconds after it changed, then null. */
export function useTransient<T>(value: T | null, duration: number): T | null {
  const [gone, setGone] = useState<T | null>(null);
  useEffect(() => {
    if (value === null) return;
    const timer = setTimeout(() => setGone(value), duration);
    return () => clearTimeout(timer);
  }, [value, duration]);
  return value === gone ? null : value;
}
