import { assign, emit, type SnapshotFrom, setup } from 'xstate';
import { passwordUpdateTexts } from '../../messages/screens/records';
import { missingActor } from '../kit/actor';
import { bugOf, payloadOf, type ResultParams, resultGuards, resultOf } from '../kit/result';
import { isValid, refusedFields } from '../passwordReset/rules';
import { RESET_FIELDS, type ResetField } from '../passwordReset/types';
import type {
  PasswordUpdateActors,
  PasswordUpdateContext,
  PasswordUpdateEmitted,
  PasswordUpdateEvent,
  PasswordUpdateInput,
  PasswordUpdateTag,
} from './types';

type Answer = ResultParams<{ readonly message: string | null }>;

const NOTHING = { password: '', password_confirmation: '' } as const;

const passwordSetup = setup({
  types: {
    context: {} as PasswordUpdateContext,
    events: {} as PasswordUpdateEvent,
    emitted: {} as PasswordUpdateEmitted,
    input: {} as PasswordUpdateInput,
    tags: {} as PasswordUpdateTag,
  },
  actors: { updatePassword: missingActor<PasswordUpdateActors['updatePassword']>('updatePassword') },
  guards: {
    valid: ({ context }) => isValid(context),
    ...resultGuards,
  },
  actions: {
    takeField: assign(({ context }, { field, value }: { field: ResetField; value: string }) => ({
      values: { ...context.values, [field]: value },
      touched: [...new Set([...context.touched, field])],
      // What the server said was about the pair that it was sent.
      refused: {},
    })),
    touch: assign(({ context }, { field }: { field: ResetField }) => ({
      touched: [...new Set([...context.touched, field])],
    })),
    touchAll: assign({ touched: RESET_FIELDS }),
    setSend: assign((_, { send }: { send: boolean }) => ({ send })),
    clearFailure: assign({ failure: null }),
    forget: assign({ values: NOTHING, touched: [], refused: {}, send: false }),
    keepFailure: assign((_, { result }: Answer) =>
      result.ok ? {} : { failure: result.failure, refused: refusedFields(result.failure) },
    ),
    emitChanged: emit({ type: 'changed' }),
    emitSaved: emit(
      (_, { result }: Answer): PasswordUpdateEmitted => ({
        type: 'notice',
        level: 'success',
        text: (result.ok ? result.value.message : null) ?? passwordUpdateTexts.saved,
      }),
    ),
  },
});

const typing = {
  'field.change': { actions: { type: 'takeField', params: payloadOf } },
  'field.blur': { actions: { type: 'touch', params: payloadOf } },
  'send.set': { actions: { type: 'setSend', params: payloadOf } },
  'update.request': [{ guard: 'valid', target: 'sending', actions: 'touchAll' }, { actions: 'touchAll' }],
} as const;

/** 'Aggiornamento Password Utente': an administrator gives a user a new password. Source: document 1, section 2.11. */
export const passwordUpdateMachine = passwordSetup.createMachine({
  id: 'passwordUpdate',
  context: ({ input }) => ({
    user: input.user,
    values: NOTHING,
    send: false,
    touched: [],
    refused: {},
    failure: null,
  }),
  initial: 'editing',
  states: {
    editing: { description: 'Chiede la nuova password e la sua conferma', tags: 'editable', on: typing },
    sending: {
      description: 'Invia la nuova password',
      tags: 'saving',
      invoke: {
        id: 'updatePassword',
        src: 'updatePassword',
        input: ({ context: { user, values, send } }) => ({
          user,
          password: values.password,
          confirmation: values.password_confirmation,
          send,
        }),
        onDone: [
          {
            guard: { type: 'answered', params: resultOf },
            target: 'editing',
            actions: ['forget', { type: 'emitSaved', params: resultOf }, 'emitChanged'],
          },
          { target: 'refused', actions: { type: 'keepFailure', params: resultOf } },
        ],
        onError: { target: 'refused', actions: { type: 'keepFailure', params: bugOf } },
      },
    },
    refused: {
      description: 'Il server ha rifiutato la nuova password: dice perché',
      tags: ['editable', 'refused'],
      exit: 'clearFailure',
      on: {
        ...typing,
        'field.change': {
          target: 'editing',
          actions: { type: 'takeField', params: payloadOf },
        },
      },
    },
  },
});

export type PasswordUpdateSnapshot = SnapshotFrom<typeof passwordUpdateMachine>;
