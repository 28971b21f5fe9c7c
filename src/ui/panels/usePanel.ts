import { useEffect, useRef } from 'react';
import { orAbsent } from '../../contract/result';
import type { LoadPage } from '../../machines/loading/types';
import { type LoadingActor, useLoading } from '../base/useLoading';

interface PanelOptions {
  /** Of what it is about: with another one an open panel is read again. */
  readonly version?: string | null;
  readonly open?: boolean;
}

/** A panel that reads its pages by this call while it is open. */
export function usePanel(loadPage: LoadPage, { version = null, open = false }: PanelOptions = {}): LoadingActor {
  const actor = useLoading(async (asked, signal) => orAbsent(await loadPage(asked, signal)), { open });
  const known = useRef(version);
  useEffect(() => {
    if (known.current === version) return;
    known.current = version;
    actor.send({ type: 'data.change' });
  }, [actor, version]);
  return actor;
}
