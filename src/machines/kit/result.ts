import type { CallFailure, Done, FailureKind, Result } from '../../contract/result';
import { unexpectedFailure } from './unexpected';

/** Params of a guard or an action that looks at the answer of a call. */
export interface ResultParams<T = unknown> {
  readonly result: Result<T>;
}

/** The server's words for who asked it to do something; null where it had none, or failed. */
export const toldBy = (result: Result<Done>): string | null => (result.ok ? result.value.message : null);

/** What the page says in passing. */
export interface Notice<Level extends string = 'success' | 'warning' | 'error'> {
  readonly type: 'notice';
  readonly level: Level;
  readonly text: string;
}

export const notice = <const Level extends string>(level: Level, text: string): Notice<Level> => ({
  type: 'notice',
  level,
  text,
});

/** Params of `onDone`: the answer of the call. */
export const resultOf = <T>({ event }: { readonly event: { readonly output: T } }): { readonly result: T } => ({
  result: event.output,
});

/** Params of `onError`: what the call threw, as a failed answer, so that both ways of failing share their actions. */
export const bugOf = ({
  event,
}: {
  readonly event: { readonly error: unknown };
}): { readonly result: Result<never> } => ({
  result: { ok: false, failure: unexpectedFailure(event.error) },
});

/** Params of a transition on an event whose payload the guard or action takes as it is. */
export const payloadOf = <E>({ event }: { readonly event: E }): E => event;

/** A guard or an action by its name, told the answer of the call. */
export const withAnswer = <const Type extends string>(type: Type) => ({ type, params: resultOf }) as const;

/** The same, told what the call threw. */
export const withBug = <const Type extends string>(type: Type) => ({ type, params: bugOf }) as const;

/** The same, told the event. */
export const withEvent = <const Type extends string>(type: Type) => ({ type, params: payloadOf }) as const;

const failedAs =
  (kind: FailureKind) =>
  (_: unknown, { result }: ResultParams): boolean =>
    !result.ok && result.failure.kind === kind;

interface WithFailure {
  readonly context: { readonly failure: CallFailure | null };
}

/** Guards that route an answer; for `guards` of a setup. */
export const resultGuards = {
  answered: (_: unknown, { result }: ResultParams): boolean => result.ok,
  isMissing: failedAs('notFound'),
  isConflict: failedAs('conflict'),
  isSignedOut: failedAs('unauthenticated'),
  isThrottled: failedAs('throttled'),
};

/** Whether the failure shown is a lost session, so that a new sign-in may go on where it happened. */
export const waitsForSignIn = ({ context }: WithFailure): boolean => context.failure?.kind === 'unauthenticated';

/** Whether the failure shown is a server out of reach, so that the same can be tried once the network is back. */
export const waitsForNetwork = ({ context }: WithFailure): boolean => context.failure?.kind === 'network';

/** Change of the context that keeps why a call failed: `keepFailure: assign(failureOf)`. None for a success. */
export const failureOf = (_: unknown, { result }: ResultParams): { readonly failure?: CallFailure } =>
  result.ok ? {} : { failure: result.failure };

/** Change of the context that what a call answered makes; none for a failure. */
export const withValue =
  <Context, Value, Change extends object>(change: (context: Context, value: Value) => Change) =>
  ({ context }: { readonly context: Context }, { result }: ResultParams<Value>): Change | Record<string, never> =>
    result.ok ? change(context, result.value) : {};

interface WithDeletion<Deletion> {
  readonly deletion: (Deletion & { readonly failure: CallFailure | null }) | null;
}

/** Whether a deletion was refused and what it is about may be gone: what is listed has to be read again to know. */
export const isDoubted = ({ deletion }: WithDeletion<unknown>): boolean =>
  deletion !== null && deletion.failure !== null && [404, 409].includes(deletion.failure.status ?? 0);

/** The same deletion, to be tried once more. */
export const refusalForgotten = <Deletion>({ deletion }: WithDeletion<Deletion>): WithDeletion<Deletion> => ({
  deletion: deletion === null ? null : { ...deletion, failure: null },
});

/** Something under way, such as a deletion, with why it failed; as it was for a success. */
export const withFailure = <Work extends { readonly failure: CallFailure | null }>(
  work: Work | null,
  { result }: ResultParams,
): Work | null => (work === null || result.ok ? work : { ...work, failure: result.failure });
