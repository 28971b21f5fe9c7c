import { fromPromise, type PromiseActorLogic } from 'xstate';
import { notProvided } from './unexpected';

/** A machine's types, for `types` of its setup. */
export interface Types<Context, Event, Emitted, Tag, Input = unknown> {
  readonly context: Context;
  readonly events: Event;
  readonly emitted: Emitted;
  readonly tags: Tag;
  readonly input: Input;
}

/** A call as services offer it. */
export type Call<Input, Output> = (input: Input, signal: AbortSignal) => Promise<Output>;

/** The output that a call of this type settles with. */
export type CallOutput<C> = C extends (...args: never[]) => Promise<infer Output> ? Output : never;

/** The input that a call of this type takes. */
export type CallInput<C> = C extends (input: infer Input, ...rest: never[]) => unknown ? Input : never;

/** The source of an invoke; its id is its name, so that record and atlas tell one call from another. */
export const calling = <const Name extends string>(name: Name) => ({ id: name, src: name }) as const;

/** Promise logic for the call type of a machine's actors. */
export type CallLogic<C> = PromiseActorLogic<CallOutput<C>, CallInput<C>>;

/** Promise logic for each call of a machine's actors. */
export type CallLogics<Actors> = { readonly [Name in keyof Actors]: CallLogic<Actors[Name]> };

/**
 * The actor a machine has until the app root provides one. Takes its name; rejects loudly with it, so that a forgotten
 * provider shows at once.
 */
export function missingActor<C>(name: string): CallLogic<C> {
  return fromPromise<CallOutput<C>, CallInput<C>>(() => notProvided(name));
}

/** Those of all calls of a machine, by their names. */
export const missingActors = <Actors>(...names: readonly (keyof Actors & string)[]): CallLogics<Actors> =>
  Object.fromEntries(names.map((name) => [name, missingActor(name)])) as CallLogics<Actors>;

/**
 * Promise logic out of a service's call. An aborted call never settles: a remount in development aborts the request, and
 * that must not look like a failure.
 */
export function callActor<Input, Output>(call: Call<Input, Output>): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(async ({ input, signal }) => {
    const never = () => new Promise<never>(() => undefined);
    try {
      const output = await call(input, signal);
      return signal.aborted ? await never() : output;
    } catch (error) {
      if (signal.aborted) return never();
      throw error;
    }
  });
}

/** Promise logic out of those calls of a port that a machine makes: they have the names of its actors. */
export const callActors = <Calls extends { readonly [Each in Name]: Call<never, unknown> }, Name extends keyof Calls>(
  calls: Calls,
  ...names: readonly Name[]
): CallLogics<Pick<Calls, Name>> =>
  Object.fromEntries(names.map((name) => [name, callActor(calls[name])])) as CallLogics<Pick<Calls, Name>>;
