import {
  changedConfirmationProblem,
  emailProblem,
  nameProblem,
  passwordProblem,
} from '../../content/model/credentials';
import type { CallFailure } from '../../contract/result';
import type { UserBody, UserDetail } from '../../contract/users';
import { profileTexts } from '../../messages/screens/accounts';
import type { UnsavedWork } from '../kit/drafting';
import type { ResultParams } from '../kit/result';
import { PROFILE_FIELDS, type ProfileContext, type ProfileField, type ProfileForm } from './types';

export const BLANK_FORM: ProfileForm = {
  first_name: '',
  last_name: '',
  email: '',
  password: '',
  password_confirmation: '',
};

/** The form over a record; a password is never in it. */
export const formOf = (stored: UserDetail | null): ProfileForm => ({
  ...BLANK_FORM,
  first_name: stored?.first_name ?? '',
  last_name: stored?.last_name ?? '',
  email: stored?.email ?? '',
});

type StoredAndForm = Pick<ProfileContext, 'stored' | 'form'>;

/** Whether a field differs from the record. */
export const isChanged = ({ stored, form }: StoredAndForm, field: ProfileField): boolean =>
  form[field] !== formOf(stored)[field];

/** Whether there is unsaved work. */
export const isDirty = (context: StoredAndForm): boolean => PROFILE_FIELDS.some((field) => isChanged(context, field));

/** What becomes of the unsaved work when the page is left: the profile keeps no draft. */
export const workLeft = (context: StoredAndForm): UnsavedWork => (isDirty(context) ? 'lost' : 'none');

/** The form over a newer record: what the user changed stays, the rest is the record's. */
export function formOver(context: StoredAndForm, newer: UserDetail): ProfileForm {
  const fresh = formOf(newer);
  const entries = PROFILE_FIELDS.map((field) => [field, (isChanged(context, field) ? context.form : fresh)[field]]);
  return Object.fromEntries(entries) as ProfileForm;
}

type Problems = Readonly<Record<ProfileField, string | null>>;

/** Problems of all fields, whether they are shown or not. Source: document 1, section 5. */
export function problemsOf({ form, refused }: Pick<ProfileContext, 'form' | 'refused'>): Problems {
  const { first_name, last_name, email, password, password_confirmation } = form;
  const own: Problems = {
    first_name: nameProblem(first_name),
    last_name: nameProblem(last_name),
    email: emailProblem(email),
    password: password === '' ? null : passwordProblem(password),
    password_confirmation: changedConfirmationProblem(password, password_confirmation),
  };
  const entries = PROFILE_FIELDS.map((field) => [field, own[field] ?? refused[field] ?? null]);
  return Object.fromEntries(entries) as Problems;
}

/** Problem of a field as the form shows it: a password is repeated before its repetition is judged. */
export function shownProblem(context: ProfileContext, field: ProfileField): string | null {
  const isAwaited = field === 'password_confirmation' && !context.touched.includes(field);
  return isAwaited ? null : problemsOf(context)[field];
}

/** Whether something is wrong with a field that does not say so yet. */
export function isUnmarked(context: ProfileContext): boolean {
  const problems = problemsOf(context);
  return PROFILE_FIELDS.some((field) => problems[field] !== null && shownProblem(context, field) === null);
}

/** The first problem with its field's name; null when the profile may be saved. Source: document 1, section 2.14. */
export function firstProblem(context: Pick<ProfileContext, 'form' | 'refused'>): string | null {
  const problems = problemsOf(context);
  const field = PROFILE_FIELDS.find((candidate) => problems[candidate] !== null);
  return field === undefined ? null : profileTexts.problem(profileTexts.fields[field], problems[field] ?? '');
}

const nameOfRole = ({ roles }: UserDetail): string | null =>
  roles === null || roles === undefined || Array.isArray(roles) ? null : (Object.keys(roles)[0] ?? null);

/** Title of the user's role, its name without one; null without a role. */
export function roleTitle(stored: UserDetail): string | null {
  const name = nameOfRole(stored);
  const title = name === null || Array.isArray(stored.roles) ? null : stored.roles?.[name];
  return typeof title === 'string' && title !== '' ? title : name;
}

const deskId = ({ redazione }: UserDetail): number | null =>
  typeof redazione === 'object' ? (redazione?.id ?? null) : (redazione ?? null);

/** What is sent: the whole record with the form's values, active. Source: document 1, section 7 (PUT user/{id}). */
export function bodyOf({ stored, form }: StoredAndForm): UserBody {
  if (stored === null) throw new Error('no record to save');
  return {
    ...stored,
    first_name: form.first_name.trim(),
    last_name: form.last_name.trim(),
    email: form.email.trim(),
    password: form.password,
    password_confirmation: form.password_confirmation,
    role: nameOfRole(stored),
    active: 1,
    redazione: deskId(stored),
    destination: stored.destinations ?? null,
  };
}

/** What a failure says about the form's own fields. */
export const refusedFields = ({ fields }: CallFailure): ProfileContext['refused'] =>
  Object.fromEntries(PROFILE_FIELDS.flatMap((field) => (fields[field] === undefined ? [] : [[field, fields[field]]])));

const withField = (touched: readonly ProfileField[], field: ProfileField): readonly ProfileField[] =>
  touched.includes(field) ? touched : [...touched, field];

/** What the server said about a password was about the pair. */
const withoutField = (refused: ProfileContext['refused'], field: ProfileField): ProfileContext['refused'] => {
  const cleared: readonly string[] = field.startsWith('password') ? ['password', 'password_confirmation'] : [field];
  return Object.fromEntries(Object.entries(refused).filter(([name]) => !cleared.includes(name)));
};

interface At {
  readonly context: ProfileContext;
}

export const changedForm = (
  { context }: At,
  { field, value }: { readonly field: ProfileField; readonly value: string },
) => ({
  form: { ...context.form, [field]: value },
  touched: withField(context.touched, field),
  refused: withoutField(context.refused, field),
  failure: null,
});

export const touchedForm = ({ context }: At, { field }: { readonly field: ProfileField }) => ({
  touched: withField(context.touched, field),
});

export const loadedForm = ({ context }: At, { result }: ResultParams<UserDetail>) =>
  result.ok ? { stored: result.value, form: formOver(context, result.value), failure: null } : {};

/** Fields typed in since the saving under way was sent. */
const typedSince = ({ form, sending }: Pick<ProfileContext, 'form' | 'sending'>): readonly ProfileField[] =>
  sending === null ? [] : PROFILE_FIELDS.filter((field) => form[field] !== sending[field]);

/** What was sent is stored; what was typed meanwhile stays, and stays unsaved. */
export function savedForm({ context }: At): Partial<ProfileContext> {
  const { stored, form, sending } = context;
  if (stored === null || sending === null) return {};
  const { first_name, last_name, email } = bodyOf({ stored, form: sending });
  const saved = { ...stored, first_name, last_name, email };
  const typed = typedSince(context);
  const kept = Object.fromEntries(typed.map((field) => [field, form[field]]));
  return { stored: saved, form: { ...formOf(saved), ...kept }, sending: null, touched: typed };
}

/** Why a call failed; what the server said of a field that was changed meanwhile is about its former value. */
export function failedForm({ context }: At, { result }: ResultParams): Partial<ProfileContext> {
  if (result.ok) return {};
  const typed: readonly string[] = typedSince(context);
  const refused = Object.entries(refusedFields(result.failure)).filter(([field]) => !typed.includes(field));
  return { failure: result.failure, refused: Object.fromEntries(refused), sending: null, saveQueued: false };
}
