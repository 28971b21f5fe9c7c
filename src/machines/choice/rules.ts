import type { ChoiceValue } from '../../content/lists/listing';
import type { FailureKind } from '../../contract/result';
import type { ResultParams } from '../kit/result';
import type { ChoiceContext } from './types';

/** Whether two values are the same, part by part. */
export const sameValue = (one: ChoiceValue, other: ChoiceValue): boolean => {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
};

/** Failures after which nobody knows whether the server stored what was sent. */
const UNCLEAR: readonly FailureKind[] = ['network', 'timeout', 'nonsense'];

interface At {
  readonly context: ChoiceContext;
}
type Valued = { readonly value: ChoiceValue };

export const isUnclear = (_: unknown, { result }: ResultParams): boolean =>
  !result.ok && UNCLEAR.includes(result.failure.kind);

/** Whether another value is chosen than the one that was sent last. */
export const isOvertaken = ({ context: { lost, shown } }: At): boolean => lost !== null && !sameValue(lost, shown);

/** Whether the server may have another value than the one that is shown. */
export const isToSend = ({ context: { isCertain, stored, shown } }: At): boolean =>
  !isCertain || !sameValue(stored, shown);

/** Whether a value of the list says what is stored: it may be older than what was stored since it was asked for. */
export const isFresh = ({ context }: At): boolean => !context.isNewer;

export const isShown = ({ context: { shown } }: At, { value }: Valued): boolean => sameValue(shown, value);

export const valueChosen = (_: At, { value }: Valued): Partial<ChoiceContext> => ({ shown: value });

export const choiceSent = ({ context: { shown } }: At): Partial<ChoiceContext> => ({
  sent: shown,
  lost: null,
  failure: null,
});

export const choiceStored = ({ context: { sent, stored } }: At): Partial<ChoiceContext> => ({
  stored: sent ?? stored,
  sent: null,
  isCertain: true,
  isNewer: true,
});

/** The call ended without storing, as far as one knows: why, and what was to be stored. */
export const choiceLost = ({ context: { sent } }: At, { result }: ResultParams): Partial<ChoiceContext> => ({
  sent: null,
  lost: sent,
  isNewer: true,
  failure: result.ok ? null : result.failure,
});

/** What the list says is stored takes the place of what was thought to be. */
export const storedTaken = (_: At, { value }: Valued): Partial<ChoiceContext> => ({ stored: value, isCertain: true });

/** Nothing is left to be said of the row: it shows what is stored. */
export const choiceSettled = ({ context: { stored } }: At): Partial<ChoiceContext> => ({
  shown: stored,
  lost: null,
  failure: null,
});

export const storedShown = ({ context: { stored } }: At): Partial<ChoiceContext> => ({ shown: stored });

export const lostShown = ({ context: { lost, shown } }: At): Partial<ChoiceContext> => ({ shown: lost ?? shown });
