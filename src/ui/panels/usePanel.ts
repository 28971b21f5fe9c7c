import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import { callActor } from '../../machines/kit/actor';
import { panelMachine } from '../../machines/panel/machine';
import type { PanelActors } from '../../machines/panel/types';
import { useActorRef } from '../base/actors';

export type PanelActor = ActorRefFrom<typeof panelMachine>;

/** An open panel is read again when what it is about gets another version. */
function useRefresh(actor: PanelActor, version: string | null): void {
  const known = useRef(version);
  useEffect(() => {
    if (known.current === version) return;
    known.current = version;
    actor.send({ type: 'panel.refresh' });
  }, [actor, version]);
}

/** A panel that reads its pages by this call, of the present version of what it is about. */
export function usePanel(loadPage: PanelActors['loadPage'], version: string | null = null): PanelActor {
  const latest = useRef(loadPage);
  useLayoutEffect(() => {
    latest.current = loadPage;
  });
  const machine = useMemo(() => {
    const load: PanelActors['loadPage'] = (input, signal) => latest.current(input, signal);
    return panelMachine.provide({ actors: { loadPage: callActor(load) } });
  }, []);
  const actor = useActorRef(machine);
  useRefresh(actor, version);
  return actor;
}
