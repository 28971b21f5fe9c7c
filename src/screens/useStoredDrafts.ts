import { useEffect, useState } from 'react';
import { type StoredDrafts, usePorts } from './ports';

/** What this browser kept of a form, read once; null until it is there. */
export function useStoredDrafts(area: string, id: number | 'new'): StoredDrafts | null {
  const { drafts } = usePorts();
  const [kept, setKept] = useState<StoredDrafts | null>(null);
  useEffect(() => {
    if (kept !== null) return;
    let current = true;
    void drafts.load(area, id).then((found) => {
      if (current) setKept(found);
    });
    return () => {
      current = false;
    };
  }, [kept, drafts, area, id]);
  return kept;
}
