import { assign, emit, enqueueActions, setup } from 'xstate';
import type { CallFailure, Result } from '../../contract/result';
import { approvalTexts } from '../../messages/screens/approval';
import { languageInSentence } from '../../messages/screens/content';
import { entityTexts as texts } from '../../messages/screens/entityActions';
import { missingActor } from '../kit/actor';
import { unexpectedFailure } from '../kit/unexpected';
import { actOf, asksFirst } from './acts';
import { type StepOutcome, stepOutcome, stepRefusal } from './steps';
import type {
  EntityActionsContext,
  EntityActionsEmitted,
  EntityActionsEvent,
  EntityActionsTag,
  EntityActors,
  EntityVersion,
  EntityWork,
} from './types';

type Read = Result<EntityVersion>;
type Told = Result<{ readonly message: string | null }>;
type Bug = { readonly error: unknown };

const NOTHING: EntityActionsContext = { work: null, note: '', version: null, failure: null };

function workOf(event: EntityActionsEvent): EntityWork | null {
  if (event.type !== 'action.request') return null;
  const act = actOf(event.action);
  return act === null ? null : { subject: event.subject, act, title: event.title };
}

function workIn({ work }: EntityActionsContext): EntityWork {
  if (work === null) throw new Error('no action was asked for');
  return work;
}

/** What a step comes to on the version read. */
function outcomeOn({ work, note }: EntityActionsContext, version: EntityVersion): StepOutcome {
  if (work === null || work.act.kind !== 'status') return { ok: false, problem: { kind: 'pointless' } };
  return stepOutcome(version, work.act.step, work.act.language, note);
}

const refusalOf = (message: string): CallFailure => ({
  kind: 'invalid',
  status: 0,
  message,
  fields: {},
  conflict: null,
  retryAfter: null,
});

/** Why it can't go on after reading; null if it can. */
function readFailure(context: EntityActionsContext, read: Read): CallFailure | null {
  if (!read.ok) return read.failure;
  const outcome = outcomeOn(context, read.value);
  return outcome.ok ? null : refusalOf(stepRefusal(outcome.problem));
}

function versionToSave(context: EntityActionsContext) {
  const outcome = context.version === null ? null : outcomeOn(context, context.version);
  if (outcome === null || !outcome.ok) throw new Error('nothing may be saved');
  return { subject: workIn(context).subject, id: Number(outcome.item.id), item: outcome.item };
}

/** What was done, in Italian. */
function doneText(context: EntityActionsContext): string {
  const { subject, act, title } = workIn(context);
  if (act.kind === 'remove') return texts.removed(subject.title);
  if (act.kind !== 'status' || context.version === null) return texts.done(title, subject.title);
  const outcome = outcomeOn(context, context.version);
  const languages = outcome.ok ? outcome.languages.map(languageInSentence) : [];
  const [first = ''] = languages;
  if (act.step === 'submit') return texts.submitted(subject.title, first);
  return act.step === 'return'
    ? texts.returned(subject.title, first)
    : approvalTexts.approved(subject.title, languages);
}

const entitySetup = setup({
  types: {
    context: {} as EntityActionsContext,
    events: {} as EntityActionsEvent,
    emitted: {} as EntityActionsEmitted,
    tags: {} as EntityActionsTag,
  },
  actors: {
    readVersion: missingActor<EntityActors['readVersion']>('readVersion'),
    saveVersion: missingActor<EntityActors['saveVersion']>('saveVersion'),
    runAction: missingActor<EntityActors['runAction']>('runAction'),
    removeEntity: missingActor<EntityActors['removeEntity']>('removeEntity'),
  },
  guards: {
    asksFirst: ({ event }) => {
      const work = workOf(event);
      return work !== null && asksFirst(work.act);
    },
    isStep: ({ event }) => workOf(event)?.act.kind === 'status',
    isDeclared: ({ event }) => workOf(event)?.act.kind === 'run',
    isAskedElsewhere: ({ event }) => workOf(event)?.act.kind === 'removeAsking',
    isRemoval: ({ context }) => context.work?.act.kind === 'remove',
    hasNote: ({ context }) => context.work?.act.kind === 'status',
    mayGoOn: ({ context }, read: Read) => readFailure(context, read) === null,
    succeeded: (_, { ok }: { ok: boolean }) => ok,
    isGone: ({ context }) => context.failure?.kind === 'notFound',
    wasConfirmed: ({ context }) => context.work !== null && asksFirst(context.work.act),
  },
  actions: {
    take: assign(({ event }) => ({ ...NOTHING, work: workOf(event) })),
    takeNote: assign((_, { text }: { text: string }) => ({ note: text })),
    takeVersion: assign((_, read: Read) => (read.ok ? { version: read.value } : {})),
    keepReadFailure: assign(({ context }, read: Read) => ({ failure: readFailure(context, read) })),
    keepFailure: assign((_, told: Told) => (told.ok ? {} : { failure: told.failure })),
    keepBug: assign((_, { error }: Bug) => ({ failure: unexpectedFailure(error) })),
    dropFailure: assign({ failure: null }),
    forget: assign(NOTHING),
    askElsewhere: emit(({ event }): EntityActionsEmitted => {
      if (event.type !== 'action.request') throw new Error('no action was asked for');
      return { type: 'removal.requested', subject: event.subject };
    }),
    emitDone: enqueueActions(({ enqueue, context }, told: Told) => {
      const { subject, act } = workIn(context);
      const text = texts.told(doneText(context), told.ok ? told.value.message : null);
      enqueue.emit({ type: 'notice', level: 'success', text });
      enqueue.emit({ type: act.kind === 'remove' ? 'gone' : 'changed', subject });
    }),
    emitGone: enqueueActions(({ enqueue, context }) => {
      const { subject } = workIn(context);
      enqueue.emit({ type: 'notice', level: 'warning', text: texts.gone(subject.title) });
      enqueue.emit({ type: 'gone', subject });
    }),
    emitFailure: emit(({ context }): EntityActionsEmitted => {
      const { subject, title } = workIn(context);
      const reason = context.failure?.message ?? '';
      return { type: 'notice', level: 'error', text: texts.refused(title, subject.title, reason) };
    }),
  },
});

/** What follows a call that writes: told as done, or looked at in `failing`. */
const afterWriting = {
  onDone: [
    {
      guard: { type: 'succeeded', params: ({ event }: { event: { output: Told } }) => event.output },
      target: 'idle',
      actions: { type: 'emitDone', params: ({ event }: { event: { output: Told } }) => event.output },
    },
    {
      target: 'failing',
      actions: { type: 'keepFailure', params: ({ event }: { event: { output: Told } }) => event.output },
    },
  ],
  onError: {
    target: 'failing',
    actions: { type: 'keepBug', params: ({ event }: { event: Bug }) => event },
  },
} as const;

/**
 * Acts on a found entity without opening it, one action at a time: reads it, checks it by the declared rules, writes it;
 * asks first where it can't be taken back. Source: design, section 5; document 2, sections 4 and 8.
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
          { guard: 'isAskedElsewhere', actions: 'askElsewhere' },
          { guard: 'asksFirst', target: 'confirming', actions: 'take' },
          { guard: 'isStep', target: 'reading', actions: 'take' },
          { guard: 'isDeclared', target: 'running', actions: 'take' },
        ],
      },
    },
    confirming: {
      description: 'Si chiede conferma dell’azione',
      tags: 'asking',
      on: {
        'note.change': { guard: 'hasNote', actions: { type: 'takeNote', params: ({ event }) => event } },
        'action.confirm': [{ guard: 'isRemoval', target: 'removing' }, { target: 'reading' }],
        'action.cancel': 'idle',
      },
    },
    reading: {
      description: 'Legge la scheda com’è adesso',
      tags: 'busy',
      invoke: {
        id: 'readVersion',
        src: 'readVersion',
        input: ({ context }) => ({ subject: workIn(context).subject }),
        onDone: [
          {
            guard: { type: 'mayGoOn', params: ({ event }) => event.output },
            target: 'saving',
            actions: { type: 'takeVersion', params: ({ event }) => event.output },
          },
          { target: 'failing', actions: { type: 'keepReadFailure', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failing', actions: { type: 'keepBug', params: ({ event }) => event } },
      },
    },
    saving: {
      description: 'Salva la scheda con il nuovo stato',
      tags: 'busy',
      invoke: {
        id: 'saveVersion',
        src: 'saveVersion',
        input: ({ context }) => versionToSave(context),
        ...afterWriting,
      },
    },
    running: {
      description: 'Il server esegue l’azione',
      tags: 'busy',
      invoke: {
        id: 'runAction',
        src: 'runAction',
        input: ({ context }) => {
          const { subject, act } = workIn(context);
          return { subject, name: act.kind === 'run' ? act.name : '' };
        },
        ...afterWriting,
      },
    },
    removing: {
      description: 'L’eliminazione è in corso',
      tags: 'busy',
      invoke: {
        id: 'removeEntity',
        src: 'removeEntity',
        input: ({ context }) => ({ subject: workIn(context).subject }),
        ...afterWriting,
      },
    },
    failing: {
      description: 'L’azione non è riuscita',
      always: [
        { guard: 'isGone', target: 'idle', actions: 'emitGone' },
        { guard: 'wasConfirmed', target: 'refused' },
        { target: 'idle', actions: 'emitFailure' },
      ],
    },
    refused: {
      description: 'L’azione confermata non è riuscita: si vede perché, e si può riprovare',
      tags: ['asking', 'refused'],
      exit: 'dropFailure',
      on: {
        'note.change': { guard: 'hasNote', actions: { type: 'takeNote', params: ({ event }) => event } },
        'action.confirm': [{ guard: 'isRemoval', target: 'removing' }, { target: 'reading' }],
        'action.cancel': 'idle',
      },
    },
  },
});
