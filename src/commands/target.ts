import type { Listing } from '../content/lists/listing';
import type { CommandEvent, CommandTarget, ViewActions } from './types';

/** What a screen adds to its actor when it mounts it for commands. */
export interface TargetOptions {
  readonly listing?: Listing;
  readonly view?: ViewActions;
  /** Completes an event with what only the screen knows, such as the focused field. */
  readonly prepare?: (event: CommandEvent) => CommandEvent;
}

/** What commands need of an actor, or of a card's edits. */
export interface Commanded<Snapshot, Event> {
  getSnapshot(): Snapshot;
  send(event: Event): void;
  subscribe(listener: () => void): { unsubscribe(): void };
}

type Can = { can(event: CommandEvent): boolean };

/**
 * An actor, or a card's edits, as the target of a scope's commands. Takes the machine's own `refusal`; `can` stays the
 * only truth about what may be done now.
 */
export function actorTarget<Snapshot, Event>(
  scope: string,
  actor: Commanded<Snapshot, Event>,
  refusal: (snapshot: Snapshot, event: Event) => string | null,
  { listing, view = {}, prepare = (event) => event }: TargetOptions = {},
): CommandTarget {
  return {
    scope,
    listing: listing ?? null,
    view,
    getSnapshot: () => actor.getSnapshot(),
    can: (event) => (actor.getSnapshot() as unknown as Can).can(prepare(event)),
    refusal: (event) => refusal(actor.getSnapshot(), prepare(event) as unknown as Event),
    send: (event) => actor.send(prepare(event) as unknown as Event),
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
