import { assign, emit, enqueueActions, setup } from 'xstate';
import { type CallFailure, type Done, failure } from '../../contract/result';
import { entityTexts as texts } from '../../messages/screens/entityActions';
import { readersTexts } from '../../messages/screens/readers';
import { calling, missingActors, type Types } from '../kit/actor';
import { notice, type ResultParams, toldBy, withAnswer, withBug, withEvent } from '../kit/result';
import { itemOf, stepEffects, stepReadersEffects, stepRefusal } from './review';
import { isAskedAbout, needsConfirmation, operationOf, outcomeOn } from './rules';
import type {
  EntityActionsContext,
  EntityActionsEmitted,
  EntityActionsEvent,
  EntityActionsTag,
  EntityActors,
  EntityVersion,
  EntityWork,
} from './types';

type Read = ResultParams<EntityVersion>;

const NOTHING: EntityActionsContext = { work: null, note: '', version: null, failure: null };

function workOf(event: EntityActionsEvent): EntityWork | null {
  if (event.type !== 'action.request') return null;
  const operation = operationOf(event.action);
  const { subject, title, isRead = false } = event;
  return operation === null ? null : { subject, operation, title, isRead };
}

function workIn({ work }: EntityActionsContext): EntityWork {
  if (work === null) throw new Error('no action was requested');
  return work;
}

/** Why it can't go on after reading; null if it can. */
function readFailure(context: EntityActionsContext, { result }: Read): CallFailure | null {
  if (!result.ok) return result.failure;
  const outcome = outcomeOn(context, result.value);
  return outcome.ok ? null : failure('invalid', 0, stepRefusal(outcome.problem));
}

function versionToSave(context: EntityActionsContext) {
  const outcome = context.version === null ? null : outcomeOn(context, context.version);
  if (outcome === null || !outcome.ok) throw new Error('nothing may be saved');
  return { subject: workIn(context).subject, id: Number(outcome.item.id), item: outcome.item };
}

/** What was done, and what the server says of it; of a step what became of the publication, in the words of the editor. */
function doneText(context: EntityActionsContext, message: string | null): string {
  const { subject, operation, title } = workIn(context);
  const { version } = context;
  if (operation.kind === 'remove') return texts.withMessage(texts.removed(subject.title), message);
  if (operation.kind !== 'status' || version === null)
    return texts.withMessage(texts.done(title, subject.title), message);
  const isRevision = itemOf(version).draft > 0;
  return readersTexts.done(stepEffects(version, outcomeOn(context, version)), isRevision ? message : null);
}

const entitySetup = setup({
  types: {} as Types<EntityActionsContext, EntityActionsEvent, EntityActionsEmitted, EntityActionsTag>,
  actors: missingActors<EntityActors>('readVersion', 'saveVersion', 'runAction', 'removeEntity'),
  guards: {
    needsConfirmation: ({ event }) => {
      const work = workOf(event);
      return work !== null && needsConfirmation(work.operation);
    },
    isStep: ({ event }) => workOf(event)?.operation.kind === 'status',
    isDeclared: ({ event }) => workOf(event)?.operation.kind === 'run',
    hasOwnDialog: ({ event }) => workOf(event)?.operation.kind === 'removeAsking',
    isRemoval: ({ context }) => context.work?.operation.kind === 'remove',
    hasNote: ({ context: { work } }) => work?.operation.kind === 'status' && work.operation.step === 'return',
    mayProceed: ({ context }, read: Read) => readFailure(context, read) === null,
    changesReaders: ({ context }, { result }: Read) =>
      result.ok && stepReadersEffects(result.value, outcomeOn(context, result.value)).length > 0,
    isRead: ({ context }) => context.version !== null,
    answered: (_, { result }: ResultParams) => result.ok,
    isMissing: ({ context }) => context.failure?.kind === 'notFound',
    wasConfirmed: ({ context }) => isAskedAbout(context),
  },
  actions: {
    keepWork: assign(({ event }) => ({ ...NOTHING, work: workOf(event) })),
    keepNote: assign((_, { text }: { text: string }) => ({ note: text })),
    keepVersion: assign((_, { result }: Read) => (result.ok ? { version: result.value } : {})),
    keepReadFailure: assign(({ context }, read: Read) => ({ failure: readFailure(context, read) })),
    keepFailure: assign((_, { result }: ResultParams) => (result.ok ? {} : { failure: result.failure })),
    dropFailure: assign({ failure: null }),
    forget: assign(NOTHING),
    emitRemovalRequest: emit(({ event }): EntityActionsEmitted => {
      if (event.type !== 'action.request') throw new Error('no action was requested');
      return { type: 'removal.requested', subject: event.subject };
    }),
    emitDone: enqueueActions(({ enqueue, context }, { result }: ResultParams<Done>) => {
      const { subject, operation } = workIn(context);
      const text = doneText(context, toldBy(result));
      enqueue.emit(notice('success', text));
      enqueue.emit({ type: operation.kind === 'remove' ? 'deleted' : 'changed', subject });
    }),
    emitDeleted: enqueueActions(({ enqueue, context }) => {
      const { subject } = workIn(context);
      enqueue.emit(notice('warning', texts.alreadyDeleted(subject.title)));
      enqueue.emit({ type: 'deleted', subject });
    }),
    emitFailure: emit(({ context }): EntityActionsEmitted => {
      const { subject, title } = workIn(context);
      const reason = context.failure?.message ?? '';
      return notice('error', texts.refused(title, subject.title, reason));
    }),
  },
});

/** What follows a call that writes: done, or looked at in `failing`. */
const afterWriting = {
  onDone: [
    { guard: withAnswer('answered'), target: 'idle', actions: withAnswer('emitDone') },
    { target: 'failing', actions: withAnswer('keepFailure') },
  ],
  onError: { target: 'failing', actions: withBug('keepFailure') },
} as const;

/**
 * Acts on a found entity without opening it, one action at a time: reads it, checks it by the declared rules, writes it;
 * confirms first where it can't be undone. Source: design, section 5; document 2, sections 4 and 8.
 */
export const entityActionsMachine = entitySetup.createMachine({
  id: 'entityActions',
  context: NOTHING,
  initial: 'idle',
  states: {
    idle: {
      description: 'Nessuna azione in corso',
      entry: 'forget',
      on: {
        'action.request': [
          { guard: 'hasOwnDialog', actions: 'emitRemovalRequest' },
          { guard: 'needsConfirmation', target: 'confirming', actions: 'keepWork' },
          { guard: 'isStep', target: 'reading', actions: 'keepWork' },
          { guard: 'isDeclared', target: 'running', actions: 'keepWork' },
        ],
      },
    },
    confirming: {
      description: 'Si chiede conferma dell’azione',
      tags: 'asking',
      on: {
        'note.change': { guard: 'hasNote', actions: withEvent('keepNote') },
        'action.confirm': [
          { guard: 'isRemoval', target: 'removing' },
          { guard: 'isRead', target: 'saving' },
          { target: 'reading' },
        ],
        'action.cancel': 'idle',
      },
    },
    reading: {
      description: 'Legge la scheda com’è adesso',
      tags: 'busy',
      invoke: {
        ...calling('readVersion'),
        input: ({ context }) => ({ subject: workIn(context).subject }),
        onDone: [
          { guard: withAnswer('changesReaders'), target: 'confirming', actions: withAnswer('keepVersion') },
          { guard: withAnswer('mayProceed'), target: 'saving', actions: withAnswer('keepVersion') },
          { target: 'failing', actions: withAnswer('keepReadFailure') },
        ],
        onError: { target: 'failing', actions: withBug('keepFailure') },
      },
    },
    saving: {
      description: 'Salva la scheda con il nuovo stato',
      tags: 'busy',
      invoke: {
        ...calling('saveVersion'),
        input: ({ context }) => versionToSave(context),
        ...afterWriting,
      },
    },
    running: {
      description: 'Il server esegue l’azione',
      tags: 'busy',
      invoke: {
        ...calling('runAction'),
        input: ({ context }) => {
          const { subject, operation } = workIn(context);
          return { subject, name: operation.kind === 'run' ? operation.name : '' };
        },
        ...afterWriting,
      },
    },
    removing: {
      description: 'L’eliminazione è in corso',
      tags: 'busy',
      invoke: {
        ...calling('removeEntity'),
        input: ({ context }) => ({ subject: workIn(context).subject }),
        ...afterWriting,
      },
    },
    failing: {
      description: 'L’azione non è riuscita',
      always: [
        { guard: 'isMissing', target: 'idle', actions: 'emitDeleted' },
        { guard: 'wasConfirmed', target: 'refused' },
        { target: 'idle', actions: 'emitFailure' },
      ],
    },
    refused: {
      description: 'L’azione confermata non è riuscita: si vede perché, e si può riprovare',
      tags: ['asking', 'refused'],
      exit: 'dropFailure',
      on: {
        'note.change': { guard: 'hasNote', actions: withEvent('keepNote') },
        'action.confirm': [{ guard: 'isRemoval', target: 'removing' }, { target: 'reading' }],
        'action.cancel': 'idle',
      },
    },
  },
});
