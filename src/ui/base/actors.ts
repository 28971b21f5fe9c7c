import { useActorRef as useUnwatchedActorRef } from '@xstate/react';
import { type AnyActor, createActor as createUnwatchedActor } from 'xstate';

let watch: ((actor: AnyActor) => void) | null = null;

/**
 * Has every root actor handed to `watcher`, before it starts and at each drawing; null ends that. Development builds
 * only: no other build calls it.
 */
export function watchActors(watcher: typeof watch): void {
  watch = watcher;
}

/** XState's `createActor`; a development build watches the actor. */
export const createActor: typeof createUnwatchedActor = (logic, ...options) => {
  const actor = createUnwatchedActor(logic, ...options);
  if (import.meta.env.DEV) watch?.(actor);
  return actor;
};

/** The hook of @xstate/react; a development build watches the actor. */
export const useActorRef: typeof useUnwatchedActorRef = (machine, ...options) => {
  const actor = useUnwatchedActorRef(machine, ...options);
  if (import.meta.env.DEV) watch?.(actor);
  return actor;
};
