import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import { firstStepsMachine } from '../../machines/firstSteps/machine';
import type { SiteFacts } from '../../machines/firstSteps/types';
import { callActors } from '../../machines/kit/actor';
import { useActorRef, useEmitted } from '../../ui/base/actors';
import { usePorts } from '../ports';
import { useSession } from '../session';

/** What the site says of the first steps, and where it is open; the same object as long as the page is. */
export function useSiteFacts(): SiteFacts {
  const { site } = usePorts();
  return useMemo(
    () => ({
      tiles: site.tiles.url,
      geocoder: site.geocoder.url,
      address: new URL('.', window.location.href).href,
    }),
    [site],
  );
}

export type FirstStepsActor = ActorRefFrom<typeof firstStepsMachine>;

/** The first steps, wired to application and session. */
export function useFirstSteps(): FirstStepsActor {
  const { firstSteps, notify } = usePorts();
  const session = useSession();
  const go = useNavigate();
  const site = useSiteFacts();
  const machine = useMemo(
    () => firstStepsMachine.provide({ actors: callActors(firstSteps, 'loadSteps', 'markStep', 'checkStep') }),
    [firstSteps],
  );
  const actor = useActorRef(machine, { input: { site } });
  useEmitted(actor, { notice: ({ level, text }) => notify(level, text), go: ({ to }) => go(to) });
  useEmitted(session, { 'session.resumed': () => actor.send({ type: 'session.resumed' }) });
  return actor;
}
