import { useCallback, useState, useSyncExternalStore } from 'react';

/** Width at which the sidebar gives way: 960 px, more where the browser's text is set larger. Source: document 1, section 9. */
const query = '(max-width: 60rem)';

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether the sidebar is collapsed: by itself on a narrow window, by choice on any. A change of width undoes the choice. */
export function useCollapse() {
  const narrow = useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
  const [chosen, setChosen] = useState<{ narrow: boolean; collapsed: boolean } | null>(null);
  const collapsed = chosen !== null && chosen.narrow === narrow ? chosen.collapsed : narrow;
  const toggle = useCallback(() => setChosen({ narrow, collapsed: !collapsed }), [narrow, collapsed]);
  const close = useCallback(() => setChosen({ narrow, collapsed: true }), [narrow]);
  return { narrow, collapsed, toggle, close };
}
