// A step of publication for selected rows, which the list emits as `step.requested`.
//
// States: `idle`, `reading`, `asking`, `saving`, `settling`.
//
// Each row is read and asked its own rules (`src/machines/entityActions/review.ts`), the answers are told, and after
// the confirmation the rows that said yes are saved with the version read.
//
// Never: a row sent that its rules refuse; a row tried twice; anything saved without the question.

import { assign, emit, enqueueActions, type SnapshotFrom, setup } from 'xstate';
import type { CallFailure, FailureKind } from '../../contract/result';
import { bulkReviewTexts as texts } from '../../messages/screens/bulkReview';
import { readersTexts } from '../../messages/screens/readers';
import { type StepOutcome, stepEffects, stepOutcome, stepRefusal } from '../entityActions/review';
import type { EntityActors, EntitySubject, EntityVersion, StatusStep } from '../entityActions/types';
import { calling, missingActors, type Types } from '../kit/actor';
import { defineRefusals, during, otherwise } from '../kit/refusals';
import { type Notice, notice, type ResultParams, withAnswer, withBug, withEvent } from '../kit/result';
import type { PublicationEffect } from '../publication/effects';

/** What was read of a row: its version, or why it could not be read. */
export type ReadRow =
  | { readonly id: number; readonly version: EntityVersion }
  | { readonly id: number; readonly failure: CallFailure };

/** A row that was not saved after all, in Italian. */
interface FailedRow {
  readonly id: number;
  readonly reason: string;
  /** Whether it was refused because the list that shows it is old: the row is gone, or another version of it is stored. */
  readonly isOutdated: boolean;
}

export interface BulkReviewContext {
  /** The step taken; null while nothing goes on. */
  readonly step: StatusStep | null;
  /** The rows that it is taken for, in the list's order. */
  readonly subjects: readonly EntitySubject[];
  /** What all are sent back with. */
  readonly note: string;
  /** What was read so far, in the order of the subjects. */
  readonly read: readonly ReadRow[];
  /** Ids of what was saved. */
  readonly saved: readonly number[];
  readonly failed: readonly FailedRow[];
}

export type BulkReviewEvent =
  | { readonly type: 'steps.request'; readonly step: StatusStep; readonly subjects: readonly EntitySubject[] }
  | { readonly type: 'note.change'; readonly text: string }
  | { readonly type: 'steps.confirm' }
  | { readonly type: 'steps.cancel' };

export type BulkReviewEmitted =
  | Notice
  /** Some rows are others now: the list that shows them is old. */
  | { readonly type: 'changed' };

export type BulkReviewTag =
  /** The rows are read, one after the other. */
  | 'reading'
  /** Every row has its answer: the question is open. */
  | 'asking'
  /** The rows are saved, one after the other. */
  | 'saving';

export type BulkReviewActors = Pick<EntityActors, 'readVersion' | 'saveVersion'>;

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
function rowRefusal(context: BulkReviewContext, row: ReadRow): string | null {
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
    return row === undefined ? [] : [{ subject, refusal: rowRefusal(context, row) }];
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
export function reportOf(context: BulkReviewContext): Notice {
  const { step, subjects, saved, failed } = context;
  const [only, ...others] = saved;
  if (only !== undefined && others.length === 0 && failed.length === 0)
    return notice('success', readersTexts.done(effectsOn(context, only)));
  const titleOf = (id: number) => subjects.find((subject) => subject.id === id)?.title ?? String(id);
  const problems = failed.map(({ id, reason }) => ({ title: titleOf(id), reason }));
  const level = failed.length === 0 ? 'success' : saved.length === 0 ? 'error' : 'warning';
  return notice(level, step === null ? '' : texts.report(step, saved.length, problems));
}

const { refusals } = texts;

const BUSY = { isReading: during('reading', refusals.busy), isSaving: during('saving', refusals.busy) } as const;
const isNothingAsked = otherwise(refusals.nothingPending);

export const { guards, unless, refusalOf, reason } = defineRefusals<BulkReviewContext, BulkReviewEvent, BulkReviewTag>({
  'steps.request': {
    ...BUSY,
    isAsking: during('asking', refusals.busy),
    hasNoRows: (_, { subjects }) => (subjects.length === 0 ? refusals.noRows : null),
  },
  'note.change': {
    ...BUSY,
    hasNoNote: ({ step }) => (step === null || step === 'return' ? null : refusals.noNote),
    isNothingAsked,
  },
  'steps.confirm': {
    ...BUSY,
    areAllRefused: (context) => (context.step !== null && pending(context).length === 0 ? refusals.allRefused : null),
    isNothingAsked,
  },
  'steps.cancel': { isSaving: BUSY.isSaving, isNothingAsked },
});

const bulkSetup = setup({
  types: {} as Types<BulkReviewContext, BulkReviewEvent, BulkReviewEmitted, BulkReviewTag>,
  actors: missingActors<BulkReviewActors>('readVersion', 'saveVersion'),
  guards: {
    ...guards,
    isLastRead: ({ context }) => context.read.length + 1 >= context.subjects.length,
    hasPending: ({ context }) => pending(context).length > 0,
  },
  actions: {
    keepRequest: assign(({ event }) =>
      event.type === 'steps.request' ? { ...NOTHING, step: event.step, subjects: event.subjects } : {},
    ),
    keepNote: assign((_, { text }: { readonly text: string }) => ({ note: text })),
    keepRead: assign((at, params: ResultParams<EntityVersion>) => rowRead(at, params)),
    keepSaved: assign((at, params: ResultParams) => rowSaved(at, params)),
    forget: assign(NOTHING),
    emitReport: emit(({ context }) => reportOf(context)),
    emitChanged: enqueueActions(({ context, enqueue }) => {
      if (isListOutdated(context)) enqueue.emit({ type: 'changed' });
    }),
  },
});

/**
 * Takes a step of publication for several rows: reads each, asks its own rules, tells how many say yes and why the others
 * don't, and after a confirmation saves those that do, one after the other. Source: document 2, sections 4 and 8.
 */
export const bulkReviewMachine = bulkSetup.createMachine({
  id: 'bulkReview',
  context: NOTHING,
  initial: 'idle',
  states: {
    idle: {
      description: 'Nessun passaggio di stato in corso',
      entry: 'forget',
      on: { 'steps.request': { guard: unless('steps.request'), target: 'reading', actions: 'keepRequest' } },
    },
    reading: {
      description: 'Le schede scelte si leggono una dopo l’altra',
      tags: 'reading',
      on: { 'steps.cancel': { target: 'idle', actions: 'emitChanged' } },
      invoke: {
        ...calling('readVersion'),
        input: ({ context }) => rowToRead(context),
        onDone: [
          { guard: 'isLastRead', target: 'asking', actions: withAnswer('keepRead') },
          { target: 'reading', reenter: true, actions: withAnswer('keepRead') },
        ],
        onError: [
          { guard: 'isLastRead', target: 'asking', actions: withBug('keepRead') },
          { target: 'reading', reenter: true, actions: withBug('keepRead') },
        ],
      },
    },
    asking: {
      description: 'Si dice quali schede lo permettono, e si chiede conferma',
      tags: 'asking',
      on: {
        'note.change': { guard: unless('note.change'), actions: withEvent('keepNote') },
        'steps.confirm': { guard: unless('steps.confirm'), target: 'saving' },
        'steps.cancel': { target: 'idle', actions: 'emitChanged' },
      },
    },
    saving: {
      description: 'Le schede che lo permettono si salvano una dopo l’altra',
      tags: 'saving',
      invoke: {
        ...calling('saveVersion'),
        input: ({ context }) => versionToSave(context),
        onDone: { target: 'settling', actions: withAnswer('keepSaved') },
        onError: { target: 'settling', actions: withBug('keepSaved') },
      },
    },
    settling: {
      description: 'Una scheda è fatta: si passa alla seguente, o si dice com’è andata',
      always: [
        { guard: 'hasPending', target: 'saving' },
        { target: 'idle', actions: ['emitReport', 'emitChanged'] },
      ],
    },
  },
});

type Snapshot = SnapshotFrom<typeof bulkReviewMachine>;

/** What must hold at every moment. */
export const invariants: Readonly<Record<string, (snapshot: Snapshot) => boolean>> = {
  'only rows whose own rules allow it are saved, with the version read': (snapshot) => {
    const { context } = snapshot;
    if (!snapshot.hasTag('saving')) return true;
    const [subject] = pending(context);
    const row = context.read.find(({ id }) => id === subject?.id);
    const { item } = versionToSave(context);
    return row !== undefined && 'version' in row && row.version.sent.updated_at === item.updated_at;
  },
  'no row is tried twice': ({ context: { saved, failed } }) => {
    const tried = [...saved, ...failed.map(({ id }) => id)];
    return new Set(tried).size === tried.length;
  },
  'every row has its answer before the question': (snapshot) =>
    !(snapshot.hasTag('asking') || snapshot.hasTag('saving')) ||
    verdicts(snapshot.context).length === snapshot.context.subjects.length,
  'there are rows exactly while something goes on': (snapshot) =>
    snapshot.matches('idle') === (snapshot.context.step === null) &&
    snapshot.matches('idle') === (snapshot.context.subjects.length === 0),
};
