import { assign, emit, type SnapshotFrom, setup } from 'xstate';
import type { StepName, WireStep } from '../../contract/firstSteps';
import type { Result } from '../../contract/result';
import { firstStepsTexts } from '../../messages/screens/firstSteps';
import { calling, missingActors, type Types } from '../kit/actor';
import {
  failureOf,
  notice,
  type ResultParams,
  resultGuards,
  waitsForSignIn,
  withAnswer,
  withBug,
  withEvent,
} from '../kit/result';
import { guards, unless } from './refusals';
import { pageOf, stepNamed, stepsOf } from './rules';
import type {
  Changed,
  FirstStepsActors,
  FirstStepsContext,
  FirstStepsEmitted,
  FirstStepsEvent,
  FirstStepsInput,
  FirstStepsTag,
  StepWork,
} from './types';

type Named = { readonly step: StepName | null };

/** A transition that begins work names its step. */
function workOf({ work }: Pick<FirstStepsContext, 'work'>): StepWork {
  if (work === null) throw new Error('no step is worked on');
  return work;
}

/** What is told of work that succeeded; a check that proved nothing is no success. */
function noticeOf(context: FirstStepsContext, result: Result<Changed>): FirstStepsEmitted {
  const { step, kind } = workOf(context);
  const { steps, message } = result.ok ? result.value : { steps: [], message: null };
  const proved = stepNamed({ steps: stepsOf(steps, context.site) }, step)?.state === 'done';
  const text = message ?? firstStepsTexts.told[kind](firstStepsTexts.steps[step]);
  return notice(kind === 'check' && proved ? 'success' : 'info', text);
}

const firstStepsSetup = setup({
  types: {} as Types<FirstStepsContext, FirstStepsEvent, FirstStepsEmitted, FirstStepsTag, FirstStepsInput>,
  actors: missingActors<FirstStepsActors>('loadSteps', 'markStep', 'checkStep'),
  guards: {
    ...resultGuards,
    ...guards,
    hasSteps: ({ context }) => context.steps.length > 0,
    waitsForSignIn,
    resumesShown: ({ context }) => context.steps.length > 0 && waitsForSignIn({ context }),
  },
  actions: {
    takeSteps: assign(({ context }, { result }: ResultParams<readonly WireStep[]>) =>
      result.ok ? { steps: stepsOf(result.value, context.site), failure: null } : {},
    ),
    takeChanged: assign(({ context }, { result }: ResultParams<Changed>) =>
      result.ok ? { steps: stepsOf(result.value.steps, context.site), work: null } : {},
    ),
    forgetSteps: assign({ steps: [] }),
    beginDeferral: assign(({ context }, { step }: Named) => {
      const kind = stepNamed(context, step)?.state === 'deferred' ? ('takeUp' as const) : ('defer' as const);
      return { work: step === null ? null : { step, kind } };
    }),
    beginCheck: assign((_, { step }: Named) => ({ work: step === null ? null : { step, kind: 'check' as const } })),
    keepFailure: assign(failureOf),
    forgetFailure: assign({ work: null, failure: null }),
    emitChanged: emit(({ context }, { result }: ResultParams<Changed>) => noticeOf(context, result)),
    emitGo: emit((_, { step }: Named): FirstStepsEmitted => ({ type: 'go', to: (step && pageOf(step)) ?? '' })),
  },
});

const readOnce = firstStepsSetup.createStateConfig({
  invoke: {
    ...calling('loadSteps'),
    onDone: [
      { guard: withAnswer('answered'), target: 'shown', actions: withAnswer('takeSteps') },
      { guard: withAnswer('isMissing'), target: 'absent', actions: 'forgetSteps' },
      { target: 'failed', actions: withAnswer('keepFailure') },
    ],
    onError: { target: 'failed', actions: withBug('keepFailure') },
  },
});

/** What was done to a step: the answer brings all of them. */
const changed = {
  done: [
    {
      guard: withAnswer('answered'),
      target: 'shown',
      actions: [withAnswer('emitChanged'), withAnswer('takeChanged')],
    },
    { target: 'shown.troubled', actions: withAnswer('keepFailure') },
  ],
  broken: { target: 'shown.troubled', actions: withBug('keepFailure') },
} as const;

/**
 * The first steps of a site of one's own: what is missing, done or put off. What the server or the browser can find out
 * is asked for, nothing is taken on trust but what only a person can judge.
 */
export const firstStepsMachine = firstStepsSetup.createMachine({
  id: 'firstSteps',
  context: ({ input: { site } }) => ({ site, steps: [], work: null, failure: null }),
  initial: 'loading',
  states: {
    loading: { ...readOnce, description: 'Legge i passi per la prima volta', tags: 'skeleton' },
    reloading: { ...readOnce, description: 'Rilegge i passi; quelli che c’erano restano', tags: 'busy' },
    failed: {
      description: 'I passi non si sono letti: dice perché e offre di riprovare',
      tags: 'failed',
      on: {
        'steps.load': [{ guard: 'hasSteps', target: 'reloading' }, { target: 'loading' }],
        'session.resumed': [
          { guard: 'resumesShown', target: 'reloading' },
          { guard: 'waitsForSignIn', target: 'loading' },
        ],
      },
    },
    absent: { description: 'Questo server non ha primi passi: non si mostra nulla', tags: 'absent' },
    shown: {
      initial: 'calm',
      on: {
        'steps.load': { target: 'reloading', actions: 'forgetFailure' },
        'step.open': { guard: unless('step.open'), actions: withEvent('emitGo') },
        'step.defer': {
          guard: unless('step.defer'),
          target: 'marking',
          actions: ['forgetFailure', withEvent('beginDeferral')],
        },
        'step.check': {
          guard: unless('step.check'),
          target: 'checking',
          actions: ['forgetFailure', withEvent('beginCheck')],
        },
      },
      states: {
        calm: { description: 'Mostra i passi: fatti, mancanti, rimandati' },
        troubled: {
          description: 'Quanto si voleva di un passo non è riuscito: dice perché, i passi restano com’erano',
          tags: 'workFailed',
          on: {
            'session.resumed': {
              guard: 'waitsForSignIn',
              target: '#firstSteps.reloading',
              actions: 'forgetFailure',
            },
          },
        },
      },
    },
    marking: {
      description: 'Rimanda un passo, o lo riprende',
      tags: 'working',
      invoke: {
        ...calling('markStep'),
        input: ({ context }) => {
          const { step, kind } = workOf(context);
          return { step, state: kind === 'takeUp' ? ('open' as const) : ('deferred' as const) };
        },
        onDone: changed.done,
        onError: changed.broken,
      },
    },
    checking: {
      description: 'Controlla un passo: manda la mail di prova, chiede una tessera o una posizione, o prende nota',
      tags: 'working',
      invoke: {
        ...calling('checkStep'),
        input: ({ context }) => ({ step: workOf(context).step }),
        onDone: changed.done,
        onError: changed.broken,
      },
    },
  },
});

export type FirstStepsSnapshot = SnapshotFrom<typeof firstStepsMachine>;
