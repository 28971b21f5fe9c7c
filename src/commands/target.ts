import type { AnyActorRef, EventFrom, SnapshotFrom } from 'xstate';
import type { Listing } from '../content/model/listing';
import type { CommandEvent, CommandTarget, ViewActions } from './types';

/** What a screen adds to its actor when it mounts it for commands. */
export interface TargetOptions {
  readonly listing?: Listing;
  readonly view?: ViewActions;
  /** Completes an event with what only the screen knows, such as the focused field. */
  readonly prepare?: (event: CommandEvent) => CommandEvent;
}

type Can = { can(event: CommandEvent): boolean };

/**
 * An actor as the target of a scope's commands. Takes the machine's own `refusal`; `can` stays the only truth about
 * what may be done now.
 */
export function actorTarget<A extends AnyActorRef>(
  scope: string,
  actor: A,
  refusal: (snapshot: SnapshotFrom<A>, event: EventFrom<A>) => string | null,
  { listing, view = {}, prepare = (event) => event }: TargetOptions = {},
): CommandTarget {
  return {
    scope,
    listing: listing ?? null,
    view,
    getSnapshot: () => actor.getSnapshot(),
    can: (event) => (actor.getSnapshot() as Can).can(prepare(event)),
    refusal: (event) => refusal(actor.getSnapshot() as SnapshotFrom<A>, prepare(event) as EventFrom<A>),
    send: (event) => actor.send(prepare(event) as EventFrom<A>),
    subscribe(listener) {
      const subscription = actor.subscribe(listener);
      return () => subscription.unsubscribe();
    },
  };
}

/**
 * Plain functions, by event type, as the target of a scope's commands: what the shell itself can do. What can't be done
 * always gives its reason.
 */
export function handlerTarget(
  scope: string,
  handlers: Readonly<Record<string, () => void>>,
  refusals: Readonly<Record<string, () => string | null>> = {},
): CommandTarget {
  const refusal = ({ type }: CommandEvent) => refusals[type]?.() ?? null;
  return {
    scope,
    listing: null,
    view: {},
    getSnapshot: () => null,
    can: (event) => Object.hasOwn(handlers, event.type) && refusal(event) === null,
    refusal,
    send: (event) => handlers[event.type]?.(),
    subscribe: () => () => undefined,
  };
}
