import { assign, type SnapshotFrom, setup } from 'xstate';
import { emailProblem } from '../../content/text/people';
import { missingActor } from '../kit/actor';
import { bugOf, failureOf, type ResultParams, resultGuards, resultOf } from '../kit/result';
import { waitSeconds } from '../session/rules';
import type { RecoveryActors, RecoveryContext, RecoveryEvent, RecoveryTag } from './types';

type Answer = ResultParams<{ readonly message: string | null }>;

const recoverySetup = setup({
  types: {
    context: {} as RecoveryContext,
    events: {} as RecoveryEvent,
    tags: {} as RecoveryTag,
  },
  actors: { sendMail: missingActor<RecoveryActors['sendMail']>('sendMail') },
  delays: {
    /** How long the server wants no further request. */
    requestWait: ({ context }) => waitSeconds(context.failure) * 1000,
  },
  guards: {
    valid: ({ context }) => emailProblem(context.email) === null,
    ...resultGuards,
    throttled: (_, { result }: Answer) => !result.ok && result.failure.kind === 'throttled',
  },
  actions: {
    takeEmail: assign((_, { email }: { email: string }) => ({ email, touched: true, failure: null })),
    typeWhileWaiting: assign((_, { email }: { email: string }) => ({ email, touched: true })),
    touch: assign({ touched: true }),
    begin: assign({ touched: true, failure: null, message: null }),
    takeMessage: assign((_, { result }: Answer) => (result.ok ? { message: result.value.message } : {})),
    keepFailure: assign(failureOf),
    clearFailure: assign({ failure: null }),
    startAnew: assign({ touched: false, message: null }),
  },
});

/** 'Recupero Credenziali': an address, checked, sent, answered. Source: document 1, section 2.6. */
export const recoveryMachine = recoverySetup.createMachine({
  id: 'recovery',
  context: { email: '', touched: false, failure: null, message: null },
  initial: 'form',
  states: {
    form: {
      description: 'Chiede l’email dell’utente',
      on: {
        'email.change': { actions: { type: 'takeEmail', params: ({ event }) => ({ email: event.email }) } },
        'email.blur': { actions: 'touch' },
        'mail.request': [{ guard: 'valid', target: 'sending', actions: 'begin' }, { actions: 'touch' }],
      },
    },
    sending: {
      description: 'Chiede al server di mandare l’email',
      tags: 'busy',
      invoke: {
        id: 'sendMail',
        src: 'sendMail',
        input: ({ context }) => ({ email: context.email.trim() }),
        onDone: [
          {
            guard: { type: 'answered', params: resultOf },
            target: 'sent',
            actions: { type: 'takeMessage', params: resultOf },
          },
          {
            guard: { type: 'throttled', params: resultOf },
            target: 'throttled',
            actions: { type: 'keepFailure', params: resultOf },
          },
          { target: 'form', actions: { type: 'keepFailure', params: resultOf } },
        ],
        onError: { target: 'form', actions: { type: 'keepFailure', params: bugOf } },
      },
    },
    throttled: {
      description: 'Troppe richieste: aspetta prima di poter riprovare',
      tags: 'throttled',
      after: { requestWait: { target: 'form', actions: 'clearFailure' } },
      on: {
        'email.change': { actions: { type: 'typeWhileWaiting', params: ({ event }) => ({ email: event.email }) } },
        'email.blur': { actions: 'touch' },
      },
    },
    sent: {
      description: 'La richiesta è stata presa: dice di guardare la posta',
      tags: 'sent',
      on: { 'mail.again': { target: 'form', actions: 'startAnew' } },
    },
  },
});

export type RecoverySnapshot = SnapshotFrom<typeof recoveryMachine>;
