import { useActorRef as useUnwatchedActorRef } from '@xstate/react';
import { useEffectEvent, useLayoutEffect } from 'react';
import { type AnyActor, createActor as createUnwatchedActor, type EventObject, type Subscription } from 'xstate';
import { createRecorder } from '../../machines/kit/recorder';

/** How many events 'Segnala un problema' tells of. */
const RECORDED = 200;

/** What the machines of this page went through last. */
export const recorder = createRecorder(RECORDED, () => Date.now());

let watch: ((actor: AnyActor) => void) | null = null;

/**
 * Has every root actor handed to `watcher`, before it starts and at each drawing; null ends that. Development builds
 * only: no other build calls it.
 */
export function watchActors(watcher: typeof watch): void {
  watch = watcher;
}

/** The same options, and an inspector: no caller has one of its own. */
const recorded = <Options extends readonly [options?: object, ...rest: unknown[]]>(options: Options): Options => {
  const [given, ...rest] = options;
  return [{ ...given, inspect: recorder.inspect }, ...rest] as unknown as Options;
};

/** XState's `createActor`, recorded; a development build watches the actor. */
export const createActor: typeof createUnwatchedActor = (logic, ...options) => {
  const actor = createUnwatchedActor(logic, ...recorded(options));
  if (import.meta.env.DEV) watch?.(actor);
  return actor;
};

/** The hook of @xstate/react, recorded; a development build watches the actor. */
export const useActorRef: typeof useUnwatchedActorRef = (machine, ...options) => {
  const actor = useUnwatchedActorRef(machine, ...recorded(options));
  if (import.meta.env.DEV) watch?.(actor);
  return actor;
};

/** What emits events: an actor, or a card's edits. */
interface Emitter<Emitted extends EventObject> {
  on(type: '*', listener: (event: Emitted) => void): Subscription;
}

type Listeners<Emitted extends EventObject> = {
  readonly [Type in Emitted['type']]?: (event: Emitted & { readonly type: Type }) => void;
};

/** Hears what an actor emits for as long as the component is there; each event goes to the listener of the last render. */
export function useEmitted<Emitted extends EventObject>(actor: Emitter<Emitted>, listeners: Listeners<Emitted>): void {
  const hear = useEffectEvent((event: EventObject) => {
    const byType = listeners as Readonly<Record<string, ((event: EventObject) => void) | undefined>>;
    byType[event.type]?.(event);
  });
  useLayoutEffect(() => {
    const heard = actor.on('*', hear);
    return () => heard.unsubscribe();
  }, [actor]);
}
