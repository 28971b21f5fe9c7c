import { useEffect, useState } from 'react';

/** The value for some milliseconds after it changed, then null. */
export function useTransient<T>(value: T | null, duration: number): T | null {
  const [expired, setExpired] = useState<T | null>(null);
  useEffect(() => {
    if (value === null) return;
    const timer = setTimeout(() => setExpired(value), duration);
    return () => clearTimeout(timer);
  }, [value, duration]);
  return value === expired ? null : value;
}
