import type { CallFailure, FailureKind } from '../../contract/result';
import { bulkReviewTexts as texts } from '../../messages/screens/bulkReview';
import { readersTexts } from '../../messages/screens/readers';
import { type StepOutcome, stepEffects, stepOutcome, stepRefusal } from '../entityActions/review';
import type { EntitySubject, EntityVersion } from '../entityActions/types';
import type { ResultParams } from '../kit/result';
import type { PublicationEffect } from '../publication/effects';
import type { BulkReviewContext, ReadRow } from './types';

interface At {
  readonly context: BulkReviewContext;
}

/** Nothing goes on. */
export const NOTHING: BulkReviewContext = { step: null, subjects: [], note: '', read: [], saved: [], failed: [] };

/** What the step comes to for a row that was read, by the rules of the row itself. */
function outcomeOf({ step, note }: BulkReviewContext, version: EntityVersion): StepOutcome {
  return step === null
    ? { ok: false, problem: { kind: 'pointless' } }
    : stepOutcome(version, step, null, step === 'return' ? note : '');
}

/** Why the step is refused for a row; null if it isn't. */
function refusalOf(context: BulkReviewContext, row: ReadRow): string | null {
  if ('failure' in row) return row.failure.message;
  const outcome = outcomeOf(context, row.version);
  if (outcome.ok) return null;
  return outcome.problem.kind === 'pointless' && context.step !== null
    ? texts.pointless[context.step]
    : stepRefusal(outcome.problem);
}

export interface Verdict {
  readonly subject: EntitySubject;
  /** Why not; null for yes. */
  readonly refusal: string | null;
}

/** The answer of each row that was read, in their order. */
export const verdicts = (context: BulkReviewContext): Verdict[] =>
  context.subjects.flatMap((subject) => {
    const row = context.read.find(({ id }) => id === subject.id);
    return row === undefined ? [] : [{ subject, refusal: refusalOf(context, row) }];
  });

/** What the step does to the publication of a row that was read; nothing where it is refused. */
function effectsOn(context: BulkReviewContext, id: number): readonly PublicationEffect[] {
  const row = context.read.find((one) => one.id === id);
  return row === undefined || 'failure' in row ? [] : stepEffects(row.version, outcomeOf(context, row.version));
}

/** What the step does to the publication of all rows that say yes. */
export const plannedEffects = (context: BulkReviewContext): PublicationEffect[] =>
  context.subjects.flatMap(({ id }) => effectsOn(context, id));

/** Rows that may be saved and were not tried yet. */
export const pending = (context: BulkReviewContext): EntitySubject[] =>
  verdicts(context)
    .filter(({ refusal }) => refusal === null)
    .map(({ subject }) => subject)
    .filter(({ id }) => !context.saved.includes(id) && !context.failed.some((one) => one.id === id));

/** The row that is read next. */
export function rowToRead({ subjects, read }: BulkReviewContext): { readonly subject: EntitySubject } {
  const subject = subjects[read.length];
  if (subject === undefined) throw new Error('every row was read');
  return { subject };
}

/** What is saved next. Throws where nothing may be. */
export function versionToSave(context: BulkReviewContext) {
  const [subject] = pending(context);
  const row = context.read.find(({ id }) => id === subject?.id);
  if (subject === undefined || row === undefined || 'failure' in row) throw new Error('nothing may be saved');
  const outcome = outcomeOf(context, row.version);
  if (!outcome.ok) throw new Error('nothing may be saved');
  return { subject, id: Number(outcome.item.id), item: outcome.item };
}

export function rowRead({ context }: At, { result }: ResultParams<EntityVersion>): Partial<BulkReviewContext> {
  const { id } = rowToRead(context).subject;
  const row: ReadRow = result.ok ? { id, version: result.value } : { id, failure: result.failure };
  return { read: [...context.read, row] };
}

/** Failures that every further row would end with. */
const OF_ALL: readonly FailureKind[] = ['network', 'timeout', 'unauthenticated', 'throttled'];

/** Failures that tell of a list that is no longer what is stored. */
const OUTDATED: readonly FailureKind[] = ['notFound', 'conflict'];

/** Whether the list that shows the rows is old by now: some were saved, or turned out to be gone or others. */
export const isListOutdated = ({ saved, read, failed }: BulkReviewContext): boolean =>
  saved.length > 0 ||
  failed.some(({ isOutdated }) => isOutdated) ||
  read.some((row) => 'failure' in row && OUTDATED.includes(row.failure.kind));

const rowsFailed = (context: BulkReviewContext, { kind, message }: CallFailure) => {
  const concerned = OF_ALL.includes(kind) ? pending(context) : pending(context).slice(0, 1);
  return [
    ...context.failed,
    ...concerned.map(({ id }) => ({ id, reason: message, isOutdated: OUTDATED.includes(kind) })),
  ];
};

export function rowSaved({ context }: At, { result }: ResultParams): Partial<BulkReviewContext> {
  if (!result.ok) return { failed: rowsFailed(context, result.failure) };
  return { saved: [...context.saved, versionToSave(context).subject.id] };
}

/** How it went: success, warning where some rows failed, error where all did. */
export function reportOf(context: BulkReviewContext) {
  const { step, subjects, saved, failed } = context;
  const [only, ...others] = saved;
  if (only !== undefined && others.length === 0 && failed.length === 0)
    return { level: 'success', text: readersTexts.done(effectsOn(context, only)) } as const;
  const titleOf = (id: number) => subjects.find((subject) => subject.id === id)?.title ?? String(id);
  const problems = failed.map(({ id, reason }) => ({ title: titleOf(id), reason }));
  const level = failed.length === 0 ? 'success' : saved.length === 0 ? 'error' : 'warning';
  return { level, text: step === null ? '' : texts.report(step, saved.length, problems) } as const;
}
