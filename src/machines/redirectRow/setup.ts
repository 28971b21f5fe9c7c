import { assign, sendTo, setup } from 'xstate';
import type { RedirectTrace } from '../../contract/redirects';
import type { Result } from '../../contract/result';
import { missingActor } from '../kit/actor';
import { unexpectedFailure } from '../kit/unexpected';
import {
  awaitsOther,
  BLANK_DRAFT,
  conflictOf,
  contextRefusal,
  isToSave,
  isTraceable,
  isUnsaved,
  withoutField,
} from './rules';
import type {
  AddressField,
  RowActors,
  RowContext,
  RowEvent,
  RowInput,
  RowPhase,
  RowReport,
  RowTag,
  StoredRedirect,
} from './types';

type Saved = Result<{ readonly id: number; readonly updatedAt: string | null }>;

const draftOf = ({ old_url, new_url, code }: StoredRedirect) => ({ old_url, new_url, code });

/** A typed change: the path it led along is another one now. */
const changed = (context: RowContext, change: Partial<RowContext['draft']>): Partial<RowContext> => ({
  draft: { ...context.draft, ...change },
  revision: context.revision + 1,
  trace: null,
});

/** Parts of a redirect row's machine: what it calls, asks and does. */
export const rowSetup = setup({
  types: {
    context: {} as RowContext,
    events: {} as RowEvent,
    input: {} as RowInput,
    tags: {} as RowTag,
  },
  actors: {
    saveRow: missingActor<RowActors['saveRow']>('saveRow'),
    traceRow: missingActor<RowActors['traceRow']>('traceRow'),
  },
  delays: {
    /** One does not follow a path at every key. */
    tracePause: 300,
  },
  guards: {
    accepted: ({ context, event }) => contextRefusal(context, event) === null,
    toSave: ({ context }) => isToSave(context),
    heldForOther: ({ context }, { inRow }: { inRow: boolean }) =>
      inRow && isToSave(context) && awaitsOther(context.draft),
    leavesRow: (_, { inRow }: { inRow: boolean }) => !inRow,
    unsaved: ({ context }) => isUnsaved(context),
    writing: ({ context }) => context.cell !== null,
    traceable: ({ context }) => isTraceable(context),
    succeeded: (_, answer: Result<unknown>) => answer.ok,
    conflicting: (_, answer: Result<unknown>) => !answer.ok && conflictOf(answer.failure) !== null,
    vanished: (_, answer: Result<unknown>) => !answer.ok && answer.failure.kind === 'notFound',
    resumes: ({ context }) => context.failure?.kind === 'unauthenticated' && isToSave(context),
  },
  actions: {
    open: assign(({ context }, { field }: { field: AddressField }) =>
      context.cell === field ? {} : { cell: field, before: context.draft[field] },
    ),
    write: assign(({ context }, { field, value }: { field: AddressField; value: string }) => ({
      ...changed(context, { [field]: value }),
      ...(context.cell === field ? {} : { cell: field, before: context.draft[field] }),
      failure: withoutField(context.failure, field),
    })),
    restore: assign(({ context }) =>
      context.cell === null ? {} : { ...changed(context, { [context.cell]: context.before }), cell: null },
    ),
    close: assign({ cell: null }),
    chooseCode: assign(({ context }, { code }: { code: number }) => ({
      ...changed(context, { code }),
      failure: withoutField(context.failure, 'code'),
    })),
    begin: assign(({ context }) => ({ sent: context.draft, failure: null, conflict: null })),
    takeSaved: assign(({ context }, answer: Saved) =>
      answer.ok && context.sent !== null
        ? { stored: { ...context.sent, id: answer.value.id, updated_at: answer.value.updatedAt }, sent: null }
        : {},
    ),
    takeFailure: assign((_, answer: Result<unknown>) => (answer.ok ? {} : { failure: answer.failure, sent: null })),
    takeBug: assign((_, { error }: { error: unknown }) => ({ failure: unexpectedFailure(error), sent: null })),
    takeConflict: assign((_, answer: Result<unknown>) =>
      answer.ok ? {} : { conflict: conflictOf(answer.failure), sent: null, cell: null },
    ),
    /** A rule that is gone from the server is a new one: the next saving creates it again. */
    becomeNew: assign({ stored: null }),
    /** Mine is then a change of theirs. */
    keepMine: assign(({ context: { stored, conflict } }) => {
      const base = conflict?.stored ?? stored;
      return base === null || conflict === null
        ? {}
        : { stored: { ...base, updated_at: conflict.updatedAt }, conflict: null };
    }),
    takeTheirs: assign(({ context }) => {
      const stored = context.conflict?.stored ?? context.stored;
      return { stored, draft: stored === null ? BLANK_DRAFT : draftOf(stored), conflict: null, trace: null };
    }),
    takeStored: assign((_, { stored }: { stored: StoredRedirect }) => ({
      stored,
      draft: draftOf(stored),
      failure: null,
      trace: null,
    })),
    takeTrace: assign((_, answer: Result<RedirectTrace>) => ({ trace: answer.ok ? answer.value : null })),
    /** Alone, in a test, a row tells itself, which hears nothing. */
    tell: sendTo(
      ({ self }) => self._parent ?? self,
      ({ context }, { phase }: { phase: RowPhase }): RowReport => ({
        type: 'row.reported',
        key: context.key,
        id: context.stored?.id ?? null,
        draft: context.draft,
        phase,
        unsaved: isUnsaved(context),
      }),
    ),
  },
});
