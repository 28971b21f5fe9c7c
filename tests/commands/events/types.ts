import type { AnyMachineSnapshot } from 'xstate';
import type { ScopeName } from '../../../src/commands/all';
import type { CommandEvent } from '../../../src/commands/types';
import type { Listing } from '../../../src/content/lists/listing';
import type { Model } from '../../kit/types';

/** Why no command sends an event: one types it, points at it, or another machine sends it. */
export interface Excuse {
  readonly excuse: string;
}

/** The command that sends an event, or the several of them; 'list.sort.*' means all that begin so. */
type Senders = string | readonly [string, string, ...string[]];

type AnyEvent = { readonly type: string };

/** Each event type of a machine → what sends it. */
export type SentBy<E extends AnyEvent = AnyEvent> = Readonly<Record<E['type'], Senders | Excuse>>;

type Refusal = (snapshot: AnyMachineSnapshot, event: CommandEvent) => string | null;

/** A machine's events beside the commands that send them. */
export interface EventTable {
  readonly model: Model;
  /** The scopes that the machine is mounted for; none for a machine that commands don't reach. */
  readonly scopes: readonly ScopeName[];
  /** The machine's own `refusal`; left out where there are no scopes. */
  readonly refusal?: Refusal;
  /** What the screen completes an event with. */
  readonly prepare?: (event: CommandEvent, snapshot: AnyMachineSnapshot) => CommandEvent;
  /** The listings whose list the machine is; the model's own listing by itself otherwise. */
  readonly listings?: readonly Listing[];
  readonly events: SentBy;
}

/** A machine's table, exhaustive by type over its events. */
export const sentBy = <E extends AnyEvent>(events: SentBy<E>): SentBy => events;

/** An excuse. */
export const excuse = (why: string): Excuse => ({ excuse: why });

/** What `refusal` of a machine is to a test that knows no machine: each is handed its own machine's snapshots only. */
export const refusalOf = <S, E>(refusal: (snapshot: S, event: E) => string | null): Refusal =>
  refusal as unknown as Refusal;
