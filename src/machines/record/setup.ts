import { assign, emit, setup } from 'xstate';
import type { RecordItem } from '../../content/model/record';
import type { Json } from '../../content/model/types';
import type { Result } from '../../contract/result';
import { recordTexts } from '../../messages/screens/records';
import { missingActor } from '../kit/actor';
import { keyOfAttempt } from '../kit/attempt';
import { unexpectedFailure } from '../kit/unexpected';
import {
  conflictsWith,
  fieldsOf,
  firstProblem,
  isDecided,
  isDirty,
  isUncertain,
  itemOver,
  nextError,
  refusedFields,
  resolvedItem,
  wrongFields,
} from './rules';
import type {
  FieldConflict,
  RecordActors,
  RecordContext,
  RecordEmitted,
  RecordEvent,
  RecordInput,
  RecordTag,
} from './types';

type Loaded = Result<RecordItem>;
type Saved = Result<{ readonly id: number; readonly message: string | null }>;
interface OfField {
  readonly field: string;
}
interface Bug {
  readonly error: unknown;
}

const withField = (fields: readonly string[], field: string): readonly string[] =>
  fields.includes(field) ? fields : [...fields, field];

const PASSWORDS: readonly string[] = ['password', 'password_confirmation'];
const ABOUT_PASSWORDS: readonly string[] = [...PASSWORDS, 'username', 'email'];

/** What the server said about a password was about the pair, and about the name and address that it must not be. */
const withoutField = (refused: RecordContext['refused'], field: string): RecordContext['refused'] => {
  const gone = ABOUT_PASSWORDS.includes(field) ? [...PASSWORDS, field] : [field];
  return Object.fromEntries(Object.entries(refused).filter(([name]) => !gone.includes(name)));
};

const focusOn = ({ focus, touched }: RecordContext, field: string): Partial<RecordContext> => ({
  focus: { field, turn: (focus?.turn ?? 0) + 1 },
  touched: withField(touched, field),
});

/** The record that an answered saving has made: what was sent, without what is asked for once. */
function savedCopies({ record, item, attempt }: RecordContext, id: number): Partial<RecordContext> {
  const forgotten = Object.fromEntries(
    record.fields.filter(({ onlyNew }) => onlyNew === true).map(({ name }) => [name, record.blank[name]]),
  );
  const sent = attempt?.item ?? item ?? record.blank;
  return {
    id,
    // The version stays the old one until it is read again.
    stored: { ...sent, ...forgotten, id },
    item: { ...(item ?? sent), ...forgotten, id },
    attempt: null,
    touched: [],
    refused: {},
    rebased: false,
  };
}

/** Parts of the record machine: what it calls, asks and does. */
export const recordSetup = setup({
  types: {
    context: {} as RecordContext,
    events: {} as RecordEvent,
    emitted: {} as RecordEmitted,
    input: {} as RecordInput,
    tags: {} as RecordTag,
  },
  actors: {
    loadRecord: missingActor<RecordActors['loadRecord']>('loadRecord'),
    saveRecord: missingActor<RecordActors['saveRecord']>('saveRecord'),
  },
  guards: {
    isNew: ({ context }) => context.id === 'new',
    exists: ({ context }) => context.id !== 'new',
    dirty: ({ context }) => isDirty(context),
    valid: ({ context }) => firstProblem(context) === null,
    wrong: ({ context }) => firstProblem(context) !== null,
    declared: ({ context }, { field }: OfField) => fieldsOf(context).some(({ name }) => name === field),
    succeeded: (_, answer: Result<unknown>) => answer.ok,
    created: ({ context }, answer: Saved) => answer.ok && context.id === 'new',
    absent: (_, answer: Result<unknown>) => !answer.ok && answer.failure.kind === 'notFound',
    /** Only a record that was read can have been overtaken: a new one that is refused so clashes with another. */
    overtaken: ({ context }, answer: Saved) => !answer.ok && answer.failure.kind === 'conflict' && context.id !== 'new',
    collides: ({ context }, answer: Loaded) => answer.ok && conflictsWith(context, answer.value).length > 0,
    inConflict: ({ context }, { field }: OfField) =>
      context.conflict?.fields.some(({ name }) => name === field) === true,
    decided: ({ context }) => isDecided(context),
    waitsForSignIn: ({ context }) => context.failure?.kind === 'unauthenticated',
  },
  actions: {
    startBlank: assign(({ context: { record } }) => ({ stored: record.blank, item: record.blank })),
    takeField: assign(({ context }, { field, value }: OfField & { readonly value: Json }) => ({
      item: context.item === null ? null : { ...context.item, [field]: value },
      touched: withField(context.touched, field),
      refused: withoutField(context.refused, field),
      failure: null,
      rebased: false,
    })),
    touch: assign(({ context }, { field }: OfField) => ({ touched: withField(context.touched, field) })),
    takeRecord: assign(({ context }, answer: Loaded) =>
      answer.ok ? { stored: answer.value, item: itemOver(context, answer.value), failure: null } : {},
    ),
    takeRebased: assign({ rebased: true }),
    touchAll: assign(({ context }) => ({ touched: fieldsOf(context).map(({ name }) => name) })),
    beginAttempt: assign(({ context: { id, attempt, attempts, keySeed, item } }) =>
      id === 'new' && attempt === null && item !== null
        ? { attempt: { key: keyOfAttempt(keySeed, attempts), item }, attempts: attempts + 1 }
        : {},
    ),
    endAttempt: assign((_, answer: Saved) => (answer.ok || isUncertain(answer.failure) ? {} : { attempt: null })),
    takeSaved: assign(({ context }, answer: Saved) => (answer.ok ? savedCopies(context, answer.value.id) : {})),
    takeFailure: assign(({ context }, answer: Result<unknown>) =>
      answer.ok ? {} : { failure: answer.failure, refused: refusedFields(context, answer.failure) },
    ),
    takeBug: assign((_, { error }: Bug) => ({ failure: unexpectedFailure(error) })),
    dropFailure: assign({ failure: null }),
    takeConflict: assign(({ context }, { answer }: { answer: Loaded }) => {
      if (!answer.ok) return {};
      const updatedBy = context.failure?.conflict?.updatedBy ?? null;
      return {
        conflict: { theirs: answer.value, updatedBy, fields: conflictsWith(context, answer.value) },
        failure: null,
      };
    }),
    decide: assign(({ context: { conflict } }, { field, decision }: OfField & Pick<FieldConflict, 'decision'>) =>
      conflict === null
        ? {}
        : {
            conflict: {
              ...conflict,
              fields: conflict.fields.map((entry) => (entry.name === field ? { ...entry, decision } : entry)),
            },
          },
    ),
    resolve: assign(({ context }) =>
      context.conflict === null ? {} : { item: resolvedItem(context), stored: context.conflict.theirs, conflict: null },
    ),
    dropConflict: assign({ conflict: null }),
    focusFirst: assign(({ context }) => {
      const [field] = wrongFields(context);
      return field === undefined ? {} : focusOn(context, field);
    }),
    focusNext: assign(({ context }, { step, from }: { step: 1 | -1; from: string | undefined }) => {
      const field = nextError(context, step, from);
      return field === null ? {} : focusOn(context, field);
    }),
    emitHeld: emit(
      ({ context }): RecordEmitted => ({ type: 'notice', level: 'error', text: firstProblem(context) ?? '' }),
    ),
    emitSaved: emit(
      (_, answer: Saved): RecordEmitted => ({
        type: 'notice',
        level: 'success',
        text: (answer.ok ? answer.value.message : null) ?? recordTexts.saved,
      }),
    ),
    emitChanged: emit({ type: 'saved' }),
    emitCreated: emit(({ context: { id } }): RecordEmitted => {
      if (id === 'new') throw new Error('a new record has no id yet');
      return { type: 'created', id };
    }),
    goBack: emit({ type: 'go.back' }),
    emitLeft: emit({ type: 'left' }),
  },
});
