import { useLayoutEffect } from 'react';
import type { Result } from '../../contract/result';
import { type LoadingActor, useLoading } from '../../ui/base/useLoading';
import { usePorts } from '../ports';
import { useSession } from '../session';

/** Where it is kept whether a card is open. */
const keyOf = (name: string): string => `dashboard.${name}`;

/** A card of the dashboard, wired to application and session. It loads, fails and is tried again by itself. */
export function useDashboardCard(name: string, load: (signal: AbortSignal) => Promise<Result<unknown>>): LoadingActor {
  const { memory } = usePorts();
  const session = useSession();
  const open = memory.read(keyOf(name)) !== 'closed';
  const actor = useLoading((_, signal) => load(signal), { open, loadsClosed: true });
  useLayoutEffect(() => {
    const toggled = actor.on('card.toggled', ({ open }) => memory.write(keyOf(name), open ? 'open' : 'closed'));
    const resumed = session.on('session.resumed', () => actor.send({ type: 'session.resumed' }));
    return () => {
      toggled.unsubscribe();
      resumed.unsubscribe();
    };
  }, [actor, memory, name, session]);
  return actor;
}
