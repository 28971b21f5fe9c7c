import { assign, emit, type SnapshotFrom, setup } from 'xstate';
import type { Result } from '../../contract/result';
import { passwordUpdateTexts } from '../../messages/screens/records';
import { missingActor } from '../kit/actor';
import { unexpectedFailure } from '../kit/unexpected';
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

type Answer = Result<{ readonly message: string | null }>;
type Of<T extends PasswordUpdateEvent['type']> = { event: Extract<PasswordUpdateEvent, { type: T }> };

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
    succeeded: (_, answer: Answer) => answer.ok,
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
    dropFailure: assign({ failure: null }),
    forget: assign({ values: NOTHING, touched: [], refused: {}, send: false }),
    takeFailure: assign((_, answer: Answer) =>
      answer.ok ? {} : { failure: answer.failure, refused: refusedFields(answer.failure) },
    ),
    takeBug: assign((_, { error }: { error: unknown }) => ({ failure: unexpectedFailure(error) })),
    emitChanged: emit({ type: 'changed' }),
    emitSaved: emit(
      (_, answer: Answer): PasswordUpdateEmitted => ({
        type: 'notice',
        level: 'success',
        text: (answer.ok ? answer.value.message : null) ?? passwordUpdateTexts.saved,
      }),
    ),
  },
});

const typing = {
  'field.change': { actions: { type: 'takeField', params: ({ event }: Of<'field.change'>) => event } },
  'field.blur': { actions: { type: 'touch', params: ({ event }: Of<'field.blur'>) => event } },
  'send.set': { actions: { type: 'setSend', params: ({ event }: Of<'send.set'>) => event } },
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
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'editing',
            actions: ['forget', { type: 'emitSaved', params: ({ event }) => event.output }, 'emitChanged'],
          },
          { target: 'refused', actions: { type: 'takeFailure', params: ({ event }) => event.output } },
        ],
        onError: { target: 'refused', actions: { type: 'takeBug', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    refused: {
      description: 'Il server ha rifiutato la nuova password: dice perché',
      tags: ['editable', 'refused'],
      exit: 'dropFailure',
      on: {
        ...typing,
        'field.change': {
          target: 'editing',
          actions: { type: 'takeField', params: ({ event }: Of<'field.change'>) => event },
        },
      },
    },
  },
});

export type PasswordUpdateSnapshot = SnapshotFrom<typeof passwordUpdateMachine>;
