import { assign, emit, enqueueActions, setup } from 'xstate';
import { recordTexts } from '../../messages/screens/records';
import { missingActors, type Types } from '../kit/actor';
import { nextOffer, offersOf } from '../kit/drafting';
import { closableRegion } from '../kit/regions';
import {
  notice,
  type ResultParams,
  resultGuards,
  toldBy,
  waitsForNetwork,
  waitsForSignIn,
  withAnswer,
  withBug,
  withEvent,
} from '../kit/result';
import {
  discardedEvent,
  draftEvent,
  drafting,
  draftRestored,
  firstOffers,
  restoredEvent,
  worthOffering,
} from './draft';
import { firstProblem, locatedIn } from './fields';
import { guards, unless } from './refusals';
import {
  attemptEnded,
  conflictDecided,
  conflictFound,
  conflictResolved,
  copyLoaded,
  errorFocused,
  fieldChanged,
  fieldTouched,
  firstErrorFocused,
  hasUnsavedWork,
  isColliding,
  isDirty,
  readOnlyReason,
  recordLoaded,
  recordSaved,
  requestFailed,
  savingStarted,
  typedSinceSent,
  wordsOf,
} from './rules';
import { changingField, comparing, reading, rereading, saving } from './saving';
import type {
  RecordActors,
  RecordContext,
  RecordDraft,
  RecordEmitted,
  RecordEvent,
  RecordInput,
  RecordTag,
} from './types';

type At = { readonly context: RecordContext };
type OfField = { readonly field: string };
type Saved = ResultParams<{ readonly id: number; readonly message: string | null }>;

const recordSetup = setup({
  types: {} as Types<RecordContext, RecordEvent, RecordEmitted, RecordTag, RecordInput>,
  actors: missingActors<RecordActors>('loadRecord', 'saveRecord'),
  delays: {
    /** So that a second press is no second saving. Source: document 3, section 9. */
    savePause: 300,
    /** A local draft is written at most this often. */
    draftPause: 500,
  },
  guards: {
    ...resultGuards,
    ...guards,
    waitsForSignIn,
    /** What was typed since is sent when somebody asks for it. */
    mayRetry: ({ context }) => waitsForNetwork({ context }) && !typedSinceSent(context),
    isSaveQueued: ({ context }) => context.saveQueued && isDirty(context),
    isBlank: ({ context }) => context.id === 'new' && context.copyOf === null,
    isOriginal: ({ context }: At, { result }: ResultParams) => result.ok && context.id === 'new',
    isStored: ({ context }) => context.id !== 'new',
    isDirty: ({ context }) => hasUnsavedWork(context),
    isValid: ({ context }) => firstProblem(context) === null,
    isDebounced: ({ context }) => context.record.saveDebounced === true && firstProblem(context) === null,
    isReadOnly: ({ context }) => readOnlyReason(context) !== null,
    isOffered: ({ context }) => context.offered !== null,
    hasFurtherOffers: ({ context }) => context.furtherOffers.length > 0,
    isDraftPending: ({ context }) => context.draftPending,
    isCreated: ({ context }: At, { result }: Saved) => result.ok && context.id === 'new',
    /** Only a record that was read can have been overtaken: a new one that is refused so clashes with another. */
    isOvertaken: ({ context }: At, { result }: Saved) =>
      !result.ok && result.failure.kind === 'conflict' && context.id !== 'new',
    isColliding,
  },
  actions: {
    startBlank: assign(({ context: { record } }) => ({ stored: record.blank, item: record.blank })),
    changeField: assign(fieldChanged),
    touchField: assign(fieldTouched),
    touchFields: assign(({ context }) => ({ touched: [...locatedIn(context, context.item).keys()] })),
    takeRecord: assign(recordLoaded),
    takeCopy: assign(copyLoaded),
    markRebased: assign({ rebased: true }),
    startSaving: assign(savingStarted),
    queueSave: assign({ saveQueued: true }),
    forgetSent: assign({ sending: null }),
    clearQueuedSave: assign({ saveQueued: false }),
    endAttempt: assign(attemptEnded),
    takeSaved: assign(recordSaved),
    keepFailure: assign(requestFailed),
    clearFailure: assign({ failure: null }),
    takeConflict: assign(conflictFound),
    decide: assign(conflictDecided),
    resolve: assign(conflictResolved),
    clearConflict: assign({ conflict: null }),
    keepWorthOffering: assign(({ context }) => worthOffering(context)),
    dropOffers: assign(offersOf<RecordDraft>([])),
    restoreDraft: enqueueActions(({ context, enqueue }) => {
      enqueue.assign(draftRestored(context));
      enqueue.emit(restoredEvent(context));
    }),
    discardOffer: enqueueActions(({ context, enqueue }) => {
      enqueue.assign(offersOf(context.furtherOffers));
      enqueue.emit(discardedEvent(context));
    }),
    /** A copy was typed by nobody, but it is unsaved work, and the question before leaving says that the draft has it. */
    keepCopy: assign(({ context }) => ({ draftPending: context.keepsDraft && context.copyOf !== null })),
    nextOffer: assign(({ context }) => nextOffer(context)),
    emitDraft: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ draftPending: false });
      if (context.keepsDraft) enqueue.emit(draftEvent(context));
    }),
    /** That of what is a new record no longer, before it has its id. */
    clearDraft: enqueueActions(({ context, enqueue }) => {
      if (context.keepsDraft) enqueue.emit({ type: 'draft.cleared', area: context.record.area, id: context.id });
    }),
    goToField: assign(({ context: { focus } }, { field }: OfField) => ({
      focus: { field, turn: (focus?.turn ?? 0) + 1 },
    })),
    focusFirst: assign(firstErrorFocused),
    focusError: assign(errorFocused),
    emitBlocked: emit(({ context }): RecordEmitted => notice('error', firstProblem(context) ?? '')),
    takeBeside: assign((_, { unsaved }: { unsaved: string | null }) => ({ besideUnsaved: unsaved })),
    emitSaved: emit(({ context: { besideUnsaved, record } }, { result }: Saved): RecordEmitted => {
      const text = toldBy(result) ?? wordsOf(record).saved;
      return besideUnsaved === null
        ? notice('success', text)
        : notice('warning', recordTexts.savedBut(besideUnsaved, text));
    }),
    emitChanged: emit(({ context }): RecordEmitted => ({ type: 'saved', id: context.id, isTyped: isDirty(context) })),
    emitCreated: emit(({ context: { id } }): RecordEmitted => {
      if (id === 'new') throw new Error('a new record has no id yet');
      return { type: 'created', id };
    }),
    goBack: emit({ type: 'go.back' }),
    emitLeft: emit({ type: 'left' }),
  },
});

const toError = (type: 'error.next' | 'error.previous', step: 1 | -1) =>
  ({
    guard: unless(type),
    actions: {
      type: 'focusError',
      params: ({ event }: { readonly event: { readonly from?: string } }) => ({ step, from: event.from }),
    },
  }) as const;

/** What the form takes in all its states, whatever is on its way to the server or from it. */
const typing = {
  'field.change': changingField,
  'field.blur': { guard: unless('field.blur'), actions: withEvent('touchField') },
  'field.go': { guard: unless('field.go'), actions: withEvent('goToField') },
  'error.next': toError('error.next', 1),
  'error.previous': toError('error.previous', -1),
} as const;

const checkingSave = { guard: unless('save.request'), target: 'checking', actions: 'touchFields' } as const;

/** Editing, checking, saving, and what stands in the way of a saving. */
const work = recordSetup.createStateConfig({
  initial: 'arrived',
  on: typing,
  states: {
    arrived: {
      description: 'La scheda è arrivata',
      entry: 'keepWorthOffering',
      always: [
        { guard: 'isReadOnly', target: 'reading', actions: 'dropOffers' },
        { guard: 'isOffered', target: 'offering' },
        { target: 'editing', actions: 'keepCopy' },
      ],
    },
    reading: { description: 'La scheda si può solo leggere', tags: 'readOnly' },
    offering: {
      description: 'Una bozza trovata su questo dispositivo aspetta una decisione',
      tags: 'offering',
      on: {
        'draft.restore': { target: 'editing', actions: 'restoreDraft' },
        'draft.discard': [
          { guard: 'hasFurtherOffers', actions: 'discardOffer' },
          { target: 'editing', actions: ['discardOffer', 'keepCopy'] },
        ],
        'draft.next': { guard: unless('draft.next'), actions: 'nextOffer' },
      },
    },
    editing: {
      description: 'Mostra la scheda e prende le modifiche',
      tags: 'editable',
      on: {
        'save.request': checkingSave,
        'record.changed': { guard: 'isStored', target: 'rereading' },
      },
    },
    checking: {
      always: [
        { guard: 'isDebounced', target: 'pausing' },
        { guard: 'isValid', target: 'saving' },
        { target: 'blocked', actions: ['focusFirst', 'emitBlocked'] },
      ],
    },
    pausing: {
      description: 'Il salvataggio parte dopo una breve pausa',
      tags: ['editable', 'pausing'],
      on: { 'save.request': { target: 'checking', actions: 'touchFields' } },
      after: {
        savePause: [
          { guard: 'isValid', target: 'saving' },
          { target: 'blocked', actions: ['focusFirst', 'emitBlocked'] },
        ],
      },
    },
    blocked: {
      description: 'Il salvataggio è trattenuto: mostra gli errori di ogni campo',
      tags: ['editable', 'blocked'],
      always: { guard: 'isValid', target: 'editing' },
      on: { 'save.request': checkingSave },
    },
    saving,
    refused: {
      description: 'Il server ha rifiutato il salvataggio: dice perché, le modifiche restano',
      tags: ['editable', 'refused'],
      exit: ['clearFailure', 'forgetSent'],
      on: {
        'field.change': { ...changingField, target: 'editing' },
        'save.request': checkingSave,
        'session.resumed': { guard: 'waitsForSignIn', target: 'editing' },
        'save.retry': { guard: 'mayRetry', target: 'checking' },
      },
    },
    rereading,
    reread: {
      description: 'La versione riletta è quella da cui si continua',
      always: [
        { guard: 'isReadOnly', target: 'reading' },
        { guard: 'isSaveQueued', target: 'checking' },
        { target: 'editing', actions: 'clearQueuedSave' },
      ],
    },
    comparing,
    resolving: {
      description: 'Due versioni a confronto: campo per campo si sceglie quale tenere',
      tags: 'conflict',
      on: {
        'conflict.keepMine': {
          guard: unless('conflict.keepMine'),
          actions: { type: 'decide', params: ({ event: { field } }) => ({ field, decision: 'mine' as const }) },
        },
        'conflict.takeTheirs': {
          guard: unless('conflict.takeTheirs'),
          actions: { type: 'decide', params: ({ event: { field } }) => ({ field, decision: 'theirs' as const }) },
        },
        'save.request': {
          guard: unless('save.request'),
          target: 'checking',
          actions: ['resolve', 'touchFields', 'emitDraft'],
        },
        'conflict.cancel': { target: 'editing', actions: 'clearConflict' },
      },
    },
  },
});
const leaving = recordSetup.createStateConfig(
  closableRegion({
    staying: 'Nessuno chiede di uscire',
    closing: 'CHIUDI con modifiche non salvate: chiede conferma prima di tornare all’elenco',
    asking: 'Ci sono modifiche non salvate: chiede conferma prima di lasciare la scheda',
    left: 'La scheda viene lasciata',
  }),
);

/**
 * The form of one declared record: blank, copied or loaded, edited, checked, saved, closed.
 * Source: document 1, sections 2.11, 2.13 and
 * 2.16; document 3, section 2.
 */
export const recordMachine = recordSetup.createMachine({
  id: 'record',
  context: ({ input }) => ({
    record: input.record,
    id: input.id,
    keySeed: input.keySeed,
    copyOf: input.copyOf,
    mayEdit: input.mayEdit ?? true,
    keepsDraft: input.keepsDraft ?? false,
    ...firstOffers(input),
    draftPending: false,
    attempts: 0,
    attempt: null,
    stored: null,
    item: null,
    sending: null,
    saveQueued: false,
    touched: [],
    refused: {},
    unseen: [],
    failure: null,
    conflict: null,
    rebased: false,
    focus: null,
    besideUnsaved: null,
  }),
  on: { 'beside.change': { actions: withEvent('takeBeside') } },
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'isBlank', target: 'form', actions: 'startBlank' }, { target: 'loading' }] },
    loading: {
      description: 'Carica la scheda',
      tags: 'skeleton',
      on: { 'close.request': { actions: 'goBack' } },
      invoke: {
        ...reading,
        onDone: [
          { guard: withAnswer('isOriginal'), target: 'form', actions: withAnswer('takeCopy') },
          { guard: withAnswer('answered'), target: 'form', actions: withAnswer('takeRecord') },
          { guard: withAnswer('isMissing'), target: 'missing', actions: withAnswer('keepFailure') },
          { target: 'failed', actions: withAnswer('keepFailure') },
        ],
        onError: { target: 'failed', actions: withBug('keepFailure') },
      },
    },
    failed: {
      description: 'La scheda non si è caricata: dice perché e offre di riprovare',
      tags: 'failed',
      on: {
        'load.retry': { target: 'loading', actions: 'clearFailure' },
        'session.resumed': { target: 'loading', actions: 'clearFailure' },
        'close.request': { actions: 'goBack' },
      },
    },
    missing: {
      description: 'L’elemento non esiste più',
      tags: 'missing',
      on: { 'load.retry': { target: 'loading', actions: 'clearFailure' }, 'close.request': { actions: 'goBack' } },
    },
    form: { type: 'parallel', states: { work, leaving, drafting } },
  },
});
