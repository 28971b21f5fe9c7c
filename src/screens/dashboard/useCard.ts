import { useLayoutEffect, useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Result } from '../../contract/result';
import { dashboardCardMachine } from '../../machines/dashboardCard/machine';
import { callActor } from '../../machines/kit/actor';
import { useActorRef } from '../../ui/base/actors';
import { usePorts } from '../ports';
import { useSession } from '../session';

export type DashboardCardActor = ActorRefFrom<typeof dashboardCardMachine>;

/** Where it is kept whether a card is open. */
const keyOf = (name: string): string => `dashboard.${name}`;

/** A card of the dashboard, wired to application and session. `load` must stay the same. */
export function useDashboardCard(
  name: string,
  load: (signal: AbortSignal) => Promise<Result<unknown>>,
): DashboardCardActor {
  const { memory } = usePorts();
  const session = useSession();
  const machine = useMemo(
    () =>
      dashboardCardMachine.provide({ actors: { loadCard: callActor((_input: undefined, signal) => load(signal)) } }),
    [load],
  );
  const actor = useActorRef(machine, { input: { open: memory.read(keyOf(name)) !== 'closed' } });
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
