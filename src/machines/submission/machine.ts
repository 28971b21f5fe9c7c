import { assign, emit, type SnapshotFrom, setup } from 'xstate';
import type { Done } from '../../contract/result';
import { calling, missingActors, type Types } from '../kit/actor';
import { type ResultParams, resultGuards, toldBy, withAnswer, withBug, withEvent } from '../kit/result';
import { waitSeconds } from '../session/rules';
import { FORMS, isExpiry, isValid, refusedFields } from './forms';
import type {
  SubmissionActors,
  SubmissionContext,
  SubmissionEmitted,
  SubmissionEvent,
  SubmissionField,
  SubmissionInput,
  SubmissionTag,
} from './types';

const NOTHING_TYPED = { email: '', password: '', password_confirmation: '' } as const;

type Answer = ResultParams<Done>;

const messageIn = ({ result }: Answer): string | null => toldBy(result);

const withField = (touched: readonly SubmissionField[], field: SubmissionField): readonly SubmissionField[] =>
  touched.includes(field) ? touched : [...touched, field];

const submissionSetup = setup({
  types: {} as Types<SubmissionContext, SubmissionEvent, SubmissionEmitted, SubmissionTag, SubmissionInput>,
  actors: missingActors<SubmissionActors>('submit'),
  delays: {
    /** How long the server wants no further attempt. */
    wait: ({ context }) => waitSeconds(context.failure) * 1000,
  },
  guards: {
    ...resultGuards,
    isValid: ({ context }) => isValid(context),
    isRepeatable: ({ context }) => FORMS[context.form].isRepeatable === true,
    beginsAnew: ({ context }, { result }: Answer) => result.ok && FORMS[context.form].isCard === true,
    hasToWait: ({ context }, { result }: Answer) =>
      !result.ok && result.failure.kind === 'throttled' && FORMS[context.form].isCard !== true,
    isExpired: ({ context }, { result }: Answer) =>
      !result.ok && FORMS[context.form].hasCode === true && isExpiry(result.failure),
  },
  actions: {
    takeField: assign(({ context }, { field, value }: { field: SubmissionField; value: string }) => ({
      values: { ...context.values, [field]: value },
      touched: withField(context.touched, field),
      // What the server said was about the fields as they were sent.
      refused: {},
    })),
    touch: assign(({ context }, { field }: { field: SubmissionField }) => ({
      touched: withField(context.touched, field),
    })),
    touchAll: assign(({ context }) => ({ touched: FORMS[context.form].fields })),
    setSend: assign((_, { send }: { send: boolean }) => ({ send })),
    takeMessage: assign((_, answer: Answer) => ({ message: messageIn(answer) })),
    keepFailure: assign(({ context }, { result }: Answer) =>
      result.ok ? {} : { failure: result.failure, refused: refusedFields(context, result.failure) },
    ),
    clearFailure: assign({ failure: null }),
    forget: assign(({ context }) => ({
      // An address is no secret, and may be sent again.
      values: { ...NOTHING_TYPED, email: context.values.email },
      send: false,
      touched: [],
      refused: {},
    })),
    clearMessage: assign({ message: null }),
    emitSubmitted: emit((_, answer: Answer): SubmissionEmitted => ({ type: 'submitted', message: messageIn(answer) })),
  },
});

const typing = {
  'field.change': { actions: withEvent('takeField') },
  'field.blur': { actions: withEvent('touch') },
} as const;

/** A form of a few fields that one call sends. Source: document 1, sections 2.6, 2.7 and 2.11. */
export const submissionMachine = submissionSetup.createMachine({
  id: 'submission',
  context: ({ input }) => ({
    form: input.form,
    values: NOTHING_TYPED,
    send: false,
    touched: [],
    refused: {},
    failure: null,
    message: null,
  }),
  initial: 'form',
  states: {
    form: {
      description: 'Chiede che cosa inviare, e dice che cosa manca o perché non è riuscito',
      on: {
        ...typing,
        'field.change': { actions: [withEvent('takeField'), 'clearFailure'] },
        'send.set': { actions: withEvent('setSend') },
        'form.submit': [
          { guard: 'isValid', target: 'sending', actions: ['touchAll', 'clearFailure'] },
          { actions: 'touchAll' },
        ],
      },
    },
    sending: {
      description: 'Invia al server ciò che è scritto',
      tags: 'busy',
      invoke: {
        ...calling('submit'),
        input: ({ context: { values, send } }) => ({ values, send }),
        onDone: [
          { guard: withAnswer('beginsAnew'), target: 'form', actions: ['forget', withAnswer('emitSubmitted')] },
          { guard: withAnswer('answered'), target: 'done', actions: [withAnswer('takeMessage'), 'forget'] },
          { guard: withAnswer('hasToWait'), target: 'throttled', actions: withAnswer('keepFailure') },
          { guard: withAnswer('isExpired'), target: 'expired', actions: [withAnswer('keepFailure'), 'forget'] },
          { target: 'form', actions: withAnswer('keepFailure') },
        ],
        onError: { target: 'form', actions: withBug('keepFailure') },
      },
    },
    throttled: {
      description: 'Troppe richieste: aspetta prima di poter riprovare',
      tags: 'throttled',
      after: { wait: { target: 'form', actions: 'clearFailure' } },
      on: typing,
    },
    expired: {
      description: 'Il collegamento non vale più: offre di chiederne un altro',
      tags: 'expired',
    },
    done: {
      description: 'È fatto: dice come si va avanti',
      tags: 'done',
      on: { 'form.again': { guard: 'isRepeatable', target: 'form', actions: 'clearMessage' } },
    },
  },
});

export type SubmissionSnapshot = SnapshotFrom<typeof submissionMachine>;
