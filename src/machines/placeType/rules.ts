import { placeTypeTitle, placeTypeTitleProblem } from '../../content/model/placeType';
import type { CallFailure, FailureKind, Result } from '../../contract/result';
import { keyOfAttempt } from '../kit/attempt';
import type { PlaceTypeContext, PlaceTypeSubject, SavedPlaceType } from './types';

/** Whether something was typed that the server does not have. */
export const isUnsaved = ({ subject, typed }: PlaceTypeContext): boolean =>
  subject !== null && placeTypeTitle(typed) !== subject.title;

/** Whether what was typed could be sent. */
export const isSendable = (context: PlaceTypeContext): boolean =>
  isUnsaved(context) && placeTypeTitleProblem(context.typed) === null;

/** What is wrong with the title itself: what the server said of it, or what needs no server to be known; null for nothing. */
export const titleProblem = ({ typed, failure }: PlaceTypeContext): string | null =>
  failure === null ? placeTypeTitleProblem(typed) : (failure.fields.title ?? null);

/** What one call sends. */
export function sendingOf({ subject, typed, keySeed, attempts }: PlaceTypeContext) {
  const id = subject?.id ?? null;
  return {
    id,
    title: placeTypeTitle(typed),
    version: subject?.version ?? null,
    key: id === null ? keyOfAttempt(keySeed, attempts) : null,
  };
}

/** Failures after which the server may have done what was asked all the same. */
const UNKNOWN: ReadonlySet<FailureKind> = new Set(['network', 'timeout', 'nonsense', 'server']);

/** The context after a failed sending: the key of a creation stays until its answer is known. */
export function afterFailure(context: PlaceTypeContext, failure: CallFailure): Partial<PlaceTypeContext> {
  const { subject, typed, unanswered, attempts } = context;
  const version = failure.conflict?.updatedAt ?? subject?.version ?? null;
  const kept = { failure, subject: subject === null ? null : { ...subject, version } };
  if (subject?.id !== null) return kept;
  if (UNKNOWN.has(failure.kind)) return { ...kept, unanswered: unanswered ?? placeTypeTitle(typed) };
  return unanswered === null ? { ...kept, attempts: attempts + 1 } : kept;
}

/** The type that an earlier sending created under another title than what is typed now; null for none. */
export function createdBefore(context: PlaceTypeContext, result: Result<SavedPlaceType>): PlaceTypeSubject | null {
  const { subject, typed, unanswered } = context;
  if (!result.ok || subject?.id !== null || unanswered === null) return null;
  return unanswered === placeTypeTitle(typed) ? null : { id: result.value.id, title: unanswered, version: null };
}
