import { and } from 'xstate';
import { withoutKeys } from '../../content/item/entryKeys';
import { editorTexts as messages } from '../../messages/screens/editor';
import { calling } from '../kit/actor';
import { withAnswer, withBug, withEvent } from '../kit/result';
import { confirming } from './publication';
import { unless } from './refusals';
import type { EditorContext } from './types';

const keepFailure = withAnswer('keepFailure');
const keepBug = withBug('keepFailure');

/** Ends of a call that are handled alike whatever was called: nobody is signed in, or anything else failed. */
const signedOut = { guard: withAnswer('isSignedOut'), target: 'waitingSession', actions: keepFailure } as const;
const refusedStep = {
  guard: withAnswer('isRefusedStep'),
  target: 'editing',
  actions: [keepFailure, 'takeBackStep', 'emitDraft', 'emitFailure'],
} as const;
/** No server was reached: said once, while the save goes on waiting. */
const unanswered = {
  guard: withAnswer('isOffline'),
  target: 'waitingNetwork',
  actions: ['emitOffline', withAnswer('keepOffline')],
} as const;
const failed = { target: 'editing', actions: [keepFailure, 'emitFailure'] } as const;
const broken = { target: 'editing', actions: [keepBug, 'emitFailure'] } as const;

/** Reads the stored version of the item shown. */
const readStored = {
  ...calling('loadItem'),
  input: ({ context }: { readonly context: EditorContext }) => ({ id: Number(context.id) }),
} as const;

const missing = { guard: withAnswer('isMissing'), target: 'deleted', actions: keepFailure } as const;

/** What a save sends. Without an item it is a bug: 'isNotLoaded' refuses it before. */
function saveInput({ context: { content, sending, attempt } }: { readonly context: EditorContext }) {
  if (sending === null) throw new Error('editor: nothing to send');
  return { item: withoutKeys(content, sending), key: attempt?.key ?? null };
}

/** Both the draft and the published item say something new: that is decided before anything else. */
const contested = { guard: 'isContested', target: 'resolving', actions: 'compareOriginal' } as const;

/** The states in which somebody decides which version to keep, of the editor's region `form`. */
const resolution = {
  resolving: {
    description: 'Si sceglie, campo per campo, quale versione tenere',
    tags: 'conflict',
    on: {
      'conflict.keepMine': { guard: unless('conflict.keepMine'), actions: withEvent('decide') },
      'conflict.takeTheirs': { guard: unless('conflict.takeTheirs'), actions: withEvent('decide') },
      'conflict.cancel': [
        {
          guard: 'isWithOriginal',
          target: 'editing',
          actions: ['dropConflict', 'takeBackStep', 'forgetFailure', 'emitDraft'],
        },
        { target: 'editing', actions: ['dropConflict', 'forgetFailure'] },
      ],
      'save.request': { guard: unless('save.request'), target: 'resolved', actions: ['applyDecisions', 'emitDraft'] },
    },
  },
  resolved: {
    description: 'Il conflitto è risolto',
    always: [{ guard: 'isDirty', target: 'checking' }, { target: 'editing' }],
  },
} as const;

/**
 * The states of a save, of the editor's region `form`, from the check to the version read again. Most saves go `editing`,
 * `checking`, `saving`, `rereading`, `reread`, `editing`. They turn off where something is in the way: a published news
 * without its title goes `checking`, `blocked`, `editing`; one that readers would see otherwise waits in `confirming`; one
 * that somebody else has saved goes `saving`, `comparing`, `resolving`, and from there, decided field by field, once more
 * through `checking`. Typing goes on in all of them, for `field.change` belongs to `open` around them.
 */
export const savingStates = {
  checking: {
    description: 'Si controlla se il contenuto si può salvare',
    always: [
      { guard: 'isBlocked', target: 'blocked' },
      { guard: 'isStale', target: 'rereading', actions: 'queueSave' },
      contested,
      { guard: 'changesReaders', target: 'confirming' },
      { guard: 'isDebounced', target: 'pausing' },
      { target: 'saving' },
    ],
  },
  blocked: {
    description: 'Il salvataggio è trattenuto: manca qualcosa',
    always: [
      {
        guard: 'isStepUnderWay',
        target: 'editing',
        actions: ['emitBlocked', 'showGaps', 'takeBackStep', 'emitDraft'],
      },
      { target: 'editing', actions: ['emitBlocked', 'showGaps'] },
    ],
  },
  pausing: {
    description: 'Il salvataggio parte dopo una breve pausa',
    tags: 'saving',
    on: { 'save.request': { guard: unless('save.request'), target: 'pausing', reenter: true } },
    after: {
      savePause: [
        { guard: 'isBlocked', target: 'blocked' },
        { guard: 'changesReaders', target: 'confirming' },
        { target: 'saving' },
      ],
    },
  },
  confirming,
  saving: {
    description: 'Il contenuto è in viaggio verso il server',
    tags: 'saving',
    entry: ['prepareSend', 'emitDraft'],
    invoke: {
      ...calling('saveItem'),
      input: saveInput,
      onDone: [
        {
          guard: withAnswer('answered'),
          target: 'rereading',
          actions: [
            withAnswer('emitMoved'),
            'clearDraft',
            withAnswer('emitSaved'),
            withAnswer('confirmSave'),
            'emitDraft',
            withAnswer('emitWarning'),
            'refreshStatuses',
          ],
        },
        { guard: withAnswer('isEditConflict'), target: 'comparing', actions: keepFailure },
        { guard: withAnswer('isDeletedMeanwhile'), target: 'deleted', actions: keepFailure },
        signedOut,
        refusedStep,
        unanswered,
        failed,
      ],
      onError: broken,
    },
    on: { 'save.request': { guard: unless('save.request'), actions: 'queueSave' } },
  },
  rereading: {
    description: 'La versione salvata viene riletta dal server',
    tags: ['saving', 'rereading'],
    invoke: {
      ...readStored,
      onDone: [
        { guard: withAnswer('answered'), target: 'reread', actions: [withAnswer('mergeReread'), 'emitDraft'] },
        missing,
        signedOut,
        {
          target: 'editing',
          actions: [keepFailure, { type: 'notify', params: { level: 'warning', text: messages.notReadAgain } }],
        },
      ],
      onError: broken,
    },
    on: { 'save.request': { guard: and(['isDirty', unless('save.request')]), actions: 'queueSave' } },
  },
  reread: {
    description: 'La versione riletta è quella da cui si continua',
    always: [
      { guard: 'isSaveQueued', target: 'checking' },
      { target: 'editing', actions: 'clearQueuedSave' },
    ],
  },
  comparing: {
    description: 'Qualcun altro ha salvato: si legge la sua versione',
    tags: 'conflict',
    invoke: {
      ...readStored,
      onDone: [
        { guard: withAnswer('isOriginalNewer'), target: 'checking', actions: [withAnswer('mergeReread'), 'emitDraft'] },
        {
          guard: withAnswer('isSameAsStored'),
          target: 'editing',
          actions: [
            withAnswer('mergeReread'),
            'emitDraft',
            { type: 'notify', params: { level: 'success', text: messages.alreadySaved } },
          ],
        },
        { guard: withAnswer('answered'), target: 'resolving', actions: withAnswer('compare') },
        missing,
        signedOut,
        failed,
      ],
      onError: broken,
    },
  },
  ...resolution,
  waitingNetwork: {
    description: 'Il server non risponde: il salvataggio riparte da sé',
    tags: 'offline',
    on: {
      'save.request': [{ guard: 'isTypedSince', target: 'checking', actions: 'giveUpSending' }, { target: 'saving' }],
      'save.retry': 'saving',
    },
    after: { networkPause: 'saving' },
  },
  waitingSession: {
    description: 'La sessione è scaduta: il salvataggio aspetta un nuovo accesso',
    tags: 'signInNeeded',
    on: { 'session.resumed': { target: 'editing', actions: 'forgetFailure' } },
  },
  deleted: {
    description: 'Il contenuto è stato eliminato da altri mentre lo si modificava',
    tags: 'deleted',
    on: {
      'save.asNew': {
        guard: unless('save.asNew'),
        target: 'checking',
        actions: ['clearDraft', 'becomeNew', 'emitDraft'],
      },
    },
  },
} as const;
