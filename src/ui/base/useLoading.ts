import { useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import { callActor } from '../../machines/kit/actor';
import { loadingMachine } from '../../machines/loading/machine';
import type { LoadingActors, LoadingInput } from '../../machines/loading/types';
import { useLatest } from '../table/useLatest';
import { useActorRef } from './actors';

export type LoadingActor = ActorRefFrom<typeof loadingMachine>;

/** What is loaded by this call; the input is that of the first render, the call that of the last. */
export function useLoading(load: LoadingActors['load'], input: LoadingInput): LoadingActor {
  const latest = useLatest(load);
  const machine = useMemo(() => {
    const call: LoadingActors['load'] = (asked, signal) => latest.current(asked, signal);
    return loadingMachine.provide({ actors: { load: callActor(call) } });
  }, [latest]);
  return useActorRef(machine, { input });
}
