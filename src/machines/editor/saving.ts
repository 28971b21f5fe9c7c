import { editorTexts as messages } from '../../messages/screens/editor';
import { editorSetup } from './setup';

const pausing = editorSetup.createStateConfig({
  description: 'Il salvataggio parte dopo una breve pausa',
  tags: 'saving',
  on: { 'save.request': { guard: 'accepted', target: 'pausing', reenter: true } },
  after: { savePause: [{ guard: 'isHeld', target: 'held' }, { target: 'saving' }] },
});

const saving = editorSetup.createStateConfig({
  description: 'Il contenuto è in viaggio verso il server',
  tags: 'saving',
  entry: ['prepareSend', 'emitDraft'],
  invoke: {
    id: 'saveItem',
    src: 'saveItem',
    input: ({ context }) => ({
      item: context.sending ?? context.item ?? nothingToSend(),
      key: context.attempt?.key ?? null,
    }),
    onDone: [
      {
        guard: { type: 'answered', params: ({ event }) => ({ result: event.output }) },
        target: 'rereading',
        actions: [
          { type: 'emitMoved', params: ({ event }) => ({ result: event.output }) },
          'clearDraft',
          { type: 'confirmSave', params: ({ event }) => ({ result: event.output }) },
          'emitDraft',
          { type: 'emitSaved', params: ({ event }) => ({ result: event.output }) },
          'refreshStatuses',
        ],
      },
      {
        guard: { type: 'isConflict', params: ({ event }) => ({ result: event.output }) },
        target: 'comparing',
        actions: { type: 'keepFailure', params: ({ event }) => ({ result: event.output }) },
      },
      {
        guard: { type: 'isDeletedMeanwhile', params: ({ event }) => ({ result: event.output }) },
        target: 'deleted',
        actions: { type: 'keepFailure', params: ({ event }) => ({ result: event.output }) },
      },
      {
        guard: { type: 'isSignedOut', params: ({ event }) => ({ result: event.output }) },
        target: 'waitingSession',
        actions: { type: 'keepFailure', params: ({ event }) => ({ result: event.output }) },
      },
      {
        target: 'editing',
        actions: [{ type: 'keepFailure', params: ({ event }) => ({ result: event.output }) }, 'emitFailure'],
      },
    ],
    onError: {
      target: 'editing',
      actions: [{ type: 'keepBug', params: ({ event }) => ({ error: event.error }) }, 'emitFailure'],
    },
  },
  on: { 'save.request': { guard: 'accepted', actions: 'wantSave' } },
});

/** Asking to save without an item is a bug: `accepted` refuses it long before. */
function nothingToSend(): never {
  throw new Error('editor: nothing to send');
}

const rereading = editorSetup.createStateConfig({
  description: 'La versione salvata viene riletta dal server',
  tags: 'saving',
  invoke: {
    id: 'loadItem',
    src: 'loadItem',
    input: ({ context }) => ({ id: Number(context.id) }),
    onDone: [
      {
        guard: { type: 'answered', params: ({ event }) => ({ result: event.output }) },
        target: 'reread',
        actions: [{ type: 'mergeReread', params: ({ event }) => ({ result: event.output }) }, 'emitDraft'],
      },
      {
        guard: { type: 'isGone', params: ({ event }) => ({ result: event.output }) },
        target: 'deleted',
        actions: { type: 'keepFailure', params: ({ event }) => ({ result: event.output }) },
      },
      {
        guard: { type: 'isSignedOut', params: ({ event }) => ({ result: event.output }) },
        target: 'waitingSession',
        actions: { type: 'keepFailure', params: ({ event }) => ({ result: event.output }) },
      },
      {
        target: 'editing',
        actions: [
          { type: 'keepFailure', params: ({ event }) => ({ result: event.output }) },
          { type: 'notify', params: { level: 'warning', text: messages.notReadAgain } },
        ],
      },
    ],
    onError: {
      target: 'editing',
      actions: [{ type: 'keepBug', params: ({ event }) => ({ error: event.error }) }, 'emitFailure'],
    },
  },
  on: { 'save.request': { guard: 'acceptedAgain', actions: 'wantSave' } },
});

const comparing = editorSetup.createStateConfig({
  description: 'Qualcun altro ha salvato: si legge la sua versione',
  tags: 'conflict',
  invoke: {
    id: 'loadItem',
    src: 'loadItem',
    input: ({ context }) => ({ id: Number(context.id) }),
    onDone: [
      {
        guard: { type: 'isSameAsStored', params: ({ event }) => ({ result: event.output }) },
        target: 'editing',
        actions: [
          { type: 'mergeReread', params: ({ event }) => ({ result: event.output }) },
          'emitDraft',
          { type: 'notify', params: { level: 'success', text: messages.alreadySaved } },
        ],
      },
      {
        guard: { type: 'answered', params: ({ event }) => ({ result: event.output }) },
        target: 'resolving',
        actions: { type: 'compare', params: ({ event }) => ({ result: event.output }) },
      },
      {
        guard: { type: 'isGone', params: ({ event }) => ({ result: event.output }) },
        target: 'deleted',
        actions: { type: 'keepFailure', params: ({ event }) => ({ result: event.output }) },
      },
      {
        guard: { type: 'isSignedOut', params: ({ event }) => ({ result: event.output }) },
        target: 'waitingSession',
        actions: { type: 'keepFailure', params: ({ event }) => ({ result: event.output }) },
      },
      {
        target: 'editing',
        actions: [{ type: 'keepFailure', params: ({ event }) => ({ result: event.output }) }, 'emitFailure'],
      },
    ],
    onError: {
      target: 'editing',
      actions: [{ type: 'keepBug', params: ({ event }) => ({ error: event.error }) }, 'emitFailure'],
    },
  },
});

const resolving = editorSetup.createStateConfig({
  description: 'Si sceglie, lingua per lingua, quale versione tenere',
  tags: 'conflict',
  on: {
    'conflict.keepMine': {
      guard: 'accepted',
      actions: { type: 'decide', params: ({ event }) => ({ part: event.language, decision: 'mine' }) },
    },
    'conflict.takeTheirs': {
      guard: 'accepted',
      actions: { type: 'decide', params: ({ event }) => ({ part: event.language, decision: 'theirs' }) },
    },
    'conflict.cancel': { target: 'editing', actions: ['dropConflict', 'forgetFailure'] },
    'save.request': { guard: 'accepted', target: 'resolved', actions: ['applyDecisions', 'emitDraft'] },
  },
});

/** The states in which the working copy takes input, whatever happens to its save meanwhile. */
export const open = editorSetup.createStateConfig({
  initial: 'editing',
  tags: 'editable',
  on: {
    'field.change': {
      guard: 'accepted',
      actions: [
        { type: 'emitRevision', params: ({ event }) => ({ path: event.path, value: event.value }) },
        { type: 'changeField', params: ({ event }) => ({ path: event.path, value: event.value }) },
      ],
    },
    'field.blur': {
      guard: 'accepted',
      actions: [
        { type: 'emitSlugRevision', params: ({ event }) => ({ path: event.path }) },
        { type: 'leaveField', params: ({ event }) => ({ path: event.path }) },
      ],
    },
    'error.next': {
      guard: 'accepted',
      actions: { type: 'goToError', params: ({ event }) => ({ step: 1, from: event.from }) },
    },
    'error.previous': {
      guard: 'accepted',
      actions: { type: 'goToError', params: ({ event }) => ({ step: -1, from: event.from }) },
    },
  },
  states: {
    editing: {
      description: 'Il contenuto si può modificare',
      on: {
        'save.request': { guard: 'accepted', target: 'checking' },
        'review.submit': {
          guard: 'accepted',
          target: 'checking',
          actions: [{ type: 'setReviewStatus', params: { step: 'submit' } }, 'emitDraft'],
        },
        'review.approve': {
          guard: 'accepted',
          target: 'checking',
          actions: [{ type: 'setReviewStatus', params: { step: 'publish' } }, 'emitDraft'],
        },
        'review.return': {
          guard: 'accepted',
          actions: [{ type: 'setReviewStatus', params: { step: 'return' } }, 'focusNote', 'emitDraft'],
        },
      },
    },
    checking: {
      description: 'Si controlla se il contenuto si può salvare',
      always: [
        { guard: 'isHeld', target: 'held' },
        { guard: 'isStale', target: 'rereading', actions: 'wantSave' },
        { guard: 'isDebounced', target: 'pausing' },
        { target: 'saving' },
      ],
    },
    held: {
      description: 'Il salvataggio è trattenuto: manca qualcosa',
      always: { target: 'editing', actions: ['emitHeld', 'holdSave'] },
    },
    pausing,
    saving,
    rereading,
    reread: {
      description: 'La versione riletta è quella da cui si continua',
      always: [
        { guard: 'wantsAnotherSave', target: 'checking' },
        { target: 'editing', actions: 'dropWish' },
      ],
    },
    comparing,
    resolving,
    resolved: {
      description: 'Il conflitto è risolto',
      always: [{ guard: 'isDirty', target: 'checking' }, { target: 'editing' }],
    },
    waitingSession: {
      description: 'La sessione è scaduta: il salvataggio aspetta un nuovo accesso',
      tags: 'signInNeeded',
      on: { 'session.resumed': { target: 'editing', actions: 'forgetFailure' } },
    },
    deleted: {
      description: 'Il contenuto è stato cancellato da altri mentre lo si modificava',
      tags: 'deleted',
      on: {
        'save.asNew': { guard: 'accepted', target: 'checking', actions: ['clearDraft', 'becomeNew', 'emitDraft'] },
      },
    },
  },
});
