import { assign, type SnapshotFrom, setup } from 'xstate';
import { missingActor } from '../kit/actor';
import { bugOf, payloadOf, type ResultParams, resultGuards, resultOf } from '../kit/result';
import { waitSeconds } from '../session/rules';
import { isExpiry, isValid, refusedFields } from './rules';
import {
  RESET_FIELDS,
  type ResetActors,
  type ResetContext,
  type ResetEvent,
  type ResetField,
  type ResetInput,
  type ResetTag,
} from './types';

type Answer = ResultParams<{ readonly message: string | null }>;
interface Change {
  readonly field: ResetField;
  readonly value: string;
}

const NOTHING_TYPED = { password: '', password_confirmation: '' } as const;

const withField = (touched: readonly ResetField[], field: ResetField): readonly ResetField[] =>
  touched.includes(field) ? touched : [...touched, field];

const resetSetup = setup({
  types: {
    context: {} as ResetContext,
    events: {} as ResetEvent,
    input: {} as ResetInput,
    tags: {} as ResetTag,
  },
  actors: { setPassword: missingActor<ResetActors['setPassword']>('setPassword') },
  delays: {
    /** How long the server wants no further attempt. */
    attemptWait: ({ context }) => waitSeconds(context.failure) * 1000,
  },
  guards: {
    valid: ({ context }) => isValid(context),
    ...resultGuards,
    throttled: (_, { result }: Answer) => !result.ok && waitSeconds(result.failure) > 0,
    expired: (_, { result }: Answer) => !result.ok && isExpiry(result.failure),
  },
  actions: {
    takeField: assign(({ context }, { field, value }: Change) => ({
      values: { ...context.values, [field]: value },
      touched: withField(context.touched, field),
      // What the server said was about the pair that it was sent.
      refused: {},
      failure: context.failure?.kind === 'throttled' ? context.failure : null,
    })),
    touch: assign(({ context }, { field }: { field: ResetField }) => ({ touched: withField(context.touched, field) })),
    touchAll: assign({ touched: RESET_FIELDS }),
    begin: assign({ touched: RESET_FIELDS, failure: null }),
    takeMessage: assign((_, { result }: Answer) => (result.ok ? { message: result.value.message } : {})),
    keepFailure: assign((_, { result }: Answer) =>
      result.ok ? {} : { failure: result.failure, refused: refusedFields(result.failure) },
    ),
    clearFailure: assign({ failure: null }),
    forgetPasswords: assign({ values: NOTHING_TYPED, touched: [], refused: {} }),
  },
});

const typing = {
  'field.change': {
    actions: {
      type: 'takeField',
      params: payloadOf,
    },
  },
  'field.blur': {
    actions: { type: 'touch', params: payloadOf },
  },
} as const;

/** A new password by means of the mailed code. Source: document 1, section 2.7. */
export const passwordResetMachine = resetSetup.createMachine({
  id: 'passwordReset',
  context: ({ input }) => ({
    code: input.code,
    values: NOTHING_TYPED,
    touched: [],
    refused: {},
    failure: null,
    message: null,
  }),
  initial: 'form',
  states: {
    form: {
      description: 'Chiede la nuova password e la sua conferma',
      on: {
        ...typing,
        'reset.request': [{ guard: 'valid', target: 'sending', actions: 'begin' }, { actions: 'touchAll' }],
      },
    },
    sending: {
      description: 'Invia la nuova password',
      tags: 'busy',
      invoke: {
        id: 'setPassword',
        src: 'setPassword',
        input: ({ context: { code, values } }) => ({
          code,
          password: values.password,
          confirmation: values.password_confirmation,
        }),
        onDone: [
          {
            guard: { type: 'answered', params: resultOf },
            target: 'done',
            actions: [{ type: 'takeMessage', params: resultOf }, 'forgetPasswords'],
          },
          {
            guard: { type: 'throttled', params: resultOf },
            target: 'throttled',
            actions: { type: 'keepFailure', params: resultOf },
          },
          {
            guard: { type: 'expired', params: resultOf },
            target: 'expired',
            actions: [{ type: 'keepFailure', params: resultOf }, 'forgetPasswords'],
          },
          { target: 'form', actions: { type: 'keepFailure', params: resultOf } },
        ],
        onError: { target: 'form', actions: { type: 'keepFailure', params: bugOf } },
      },
    },
    throttled: {
      description: 'Troppi tentativi: aspetta prima di poter riprovare',
      tags: 'throttled',
      after: { attemptWait: { target: 'form', actions: 'clearFailure' } },
      on: typing,
    },
    expired: {
      description: 'Il collegamento non vale più: offre di chiederne un altro',
      tags: 'expired',
    },
    done: {
      description: 'La password è cambiata: porta all’accesso',
      tags: 'done',
    },
  },
});

export type PasswordResetSnapshot = SnapshotFrom<typeof passwordResetMachine>;
