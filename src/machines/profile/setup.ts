import { assign, emit, setup } from 'xstate';
import type { Result } from '../../contract/result';
import type { UserDetail } from '../../contract/users';
import { profileTexts } from '../../messages/screens/accounts';
import { missingActor } from '../kit/actor';
import { unexpectedFailure } from '../kit/unexpected';
import { bodyOf, firstProblem, formOf, formOver, isDirty, refusedFields } from './rules';
import type {
  ProfileActors,
  ProfileContext,
  ProfileEmitted,
  ProfileEvent,
  ProfileField,
  ProfileInput,
  ProfileTag,
} from './types';

type Loaded = Result<UserDetail>;
type Saved = Result<{ readonly message: string | null }>;
interface Change {
  readonly field: ProfileField;
  readonly value: string;
}

const withField = (touched: readonly ProfileField[], field: ProfileField): readonly ProfileField[] =>
  touched.includes(field) ? touched : [...touched, field];

/** What the server said about a password was about the pair. */
const withoutField = (refused: ProfileContext['refused'], field: ProfileField): ProfileContext['refused'] => {
  const gone: readonly string[] = field.startsWith('password') ? ['password', 'password_confirmation'] : [field];
  return Object.fromEntries(Object.entries(refused).filter(([name]) => !gone.includes(name)));
};

/** The record that a saving has made of the stored one. The version stays the old one until it is read again. */
function savedRecord({ stored, form }: ProfileContext): UserDetail | null {
  if (stored === null) return null;
  const { first_name, last_name, email } = bodyOf({ stored, form });
  return { ...stored, first_name, last_name, email };
}

/** Parts of the profile machine: what it calls, asks and does. */
export const profileSetup = setup({
  types: {
    context: {} as ProfileContext,
    events: {} as ProfileEvent,
    emitted: {} as ProfileEmitted,
    input: {} as ProfileInput,
    tags: {} as ProfileTag,
  },
  actors: {
    loadProfile: missingActor<ProfileActors['loadProfile']>('loadProfile'),
    saveProfile: missingActor<ProfileActors['saveProfile']>('saveProfile'),
  },
  guards: {
    dirty: ({ context }) => isDirty(context),
    valid: ({ context }) => firstProblem(context) === null,
    succeeded: (_, answer: Result<unknown>) => answer.ok,
    conflicting: (_, answer: Saved) => !answer.ok && answer.failure.kind === 'conflict',
    waitsForSignIn: ({ context }) => context.failure?.kind === 'unauthenticated',
  },
  actions: {
    takeField: assign(({ context }, { field, value }: Change) => ({
      form: { ...context.form, [field]: value },
      touched: withField(context.touched, field),
      refused: withoutField(context.refused, field),
      failure: null,
    })),
    touch: assign(({ context }, { field }: { field: ProfileField }) => ({
      touched: withField(context.touched, field),
    })),
    takeRecord: assign(({ context }, answer: Loaded) =>
      answer.ok ? { stored: answer.value, form: formOver(context, answer.value), failure: null } : {},
    ),
    takeRebased: assign({ rebased: true }),
    takeSaved: assign(({ context }) => {
      const stored = savedRecord(context);
      return { stored, form: formOf(stored), touched: [] };
    }),
    begin: assign({ failure: null, rebased: false }),
    takeFailure: assign((_, answer: Result<unknown>) =>
      answer.ok ? {} : { failure: answer.failure, refused: refusedFields(answer.failure) },
    ),
    takeBug: assign((_, { error }: { error: unknown }) => ({ failure: unexpectedFailure(error) })),
    dropFailure: assign({ failure: null }),
    emitSaved: emit(
      (_, answer: Saved): ProfileEmitted => ({
        type: 'notice',
        level: 'success',
        text: (answer.ok ? answer.value.message : null) ?? profileTexts.saved,
      }),
    ),
    refreshUser: emit({ type: 'saved' }),
    goBack: emit({ type: 'go.back' }),
    emitLeft: emit({ type: 'left' }),
  },
});
