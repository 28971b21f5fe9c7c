import {
  confirmationProblem,
  emailProblem,
  lengthProblem,
  passwordProblem,
  personNameProblem,
  TITLE_MAXIMUM,
  urlProblem,
  usernameProblem,
} from '../../content/model/credentials';
import { sameValue } from '../../content/model/path';
import type { RecordField, RecordItem, RecordRule } from '../../content/model/record';
import type { Json } from '../../content/model/types';
import type { CallFailure } from '../../contract/result';
import { accountTexts } from '../../messages/screens/accounts';
import { recordTexts } from '../../messages/screens/records';
import { keyOfAttempt } from '../kit/attempt';
import type { ResultParams } from '../kit/result';
import type { FieldConflict, RecordContext } from './types';

const textOf = (item: RecordItem, field: string): string => String(item[field] ?? '');

/** What each named rule says about a value in its record; null for nothing. Source: document 1, section 5. */
const RULES: Readonly<Record<RecordRule, (text: string, item: RecordItem) => string | null>> = {
  personName: (text, item) => personNameProblem(text, textOf(item, 'company')),
  username: usernameProblem,
  email: emailProblem,
  url: urlProblem,
  newPassword: passwordProblem,
  confirmation: (text, item) => confirmationProblem(textOf(item, 'password'), text),
};

const isEmpty = (value: Json): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');

/** The fields that a record of this id has. */
export const fieldsOf = ({ record, id }: Pick<RecordContext, 'record' | 'id'>): readonly RecordField[] =>
  id === 'new' ? record.fields : record.fields.filter(({ onlyNew }) => onlyNew !== true);

/** Whether a field must be filled now. */
export const isRequired = ({ required, unless }: RecordField, item: RecordItem): boolean =>
  required === true && (unless === undefined || isEmpty(item[unless]));

function ownProblem(field: RecordField, item: RecordItem): string | null {
  const value = item[field.name];
  if (isEmpty(value) && isRequired(field, item)) return accountTexts.required;
  if (typeof value !== 'string') return null;
  return field.rule === undefined ? lengthProblem(value, field.limit ?? TITLE_MAXIMUM) : RULES[field.rule](value, item);
}

type Checked = Pick<RecordContext, 'record' | 'id' | 'item' | 'refused'>;

/** Problem of a field, whether it is shown or not; null without one. */
export function problemOf({ item, refused, ...rest }: Checked, name: string): string | null {
  const field = fieldsOf(rest).find((candidate) => candidate.name === name);
  if (field === undefined || item === null) return null;
  return ownProblem(field, item) ?? refused[name] ?? null;
}

/** Problem of a field as the form shows it: once it was changed, left or sent. */
export const shownProblem = (context: RecordContext, name: string): string | null =>
  context.touched.includes(name) ? problemOf(context, name) : null;

/** Names of the fields with a problem, in the form's order. */
export const wrongFields = (context: Checked): readonly string[] =>
  fieldsOf(context)
    .map(({ name }) => name)
    .filter((name) => problemOf(context, name) !== null);

/** The first problem with its field's name; null when the record may be saved. */
export function firstProblem(context: Checked): string | null {
  const [name] = wrongFields(context);
  const field = fieldsOf(context).find((candidate) => candidate.name === name);
  return field === undefined ? null : recordTexts.problem(field.label, problemOf(context, field.name) ?? '');
}

type Copies = Pick<RecordContext, 'record' | 'id' | 'stored' | 'item'>;

/** Several choices are a set: in which order they were made says nothing. */
const unordered = (value: Json): Json =>
  Array.isArray(value) ? value.map((entry) => JSON.stringify(entry)).toSorted() : value;

const isSame = (one: Json, other: Json): boolean => sameValue(unordered(one), unordered(other));

/** Whether a field differs from the stored record. */
export const isChanged = ({ stored, item }: Pick<Copies, 'stored' | 'item'>, name: string): boolean =>
  !isSame(item?.[name], stored?.[name]);

const changedFields = (copies: Copies): readonly string[] =>
  fieldsOf(copies)
    .map(({ name }) => name)
    .filter((name) => isChanged(copies, name));

/** Whether there is unsaved work. */
export const isDirty = (copies: Copies): boolean => changedFields(copies).length > 0;

/** The same, in the cards beside the form too. */
export const hasUnsavedWork = (context: Copies & Pick<RecordContext, 'besideUnsaved'>): boolean =>
  isDirty(context) || context.besideUnsaved !== null;

/** A newer version of the record with what the user changed over it, but for the fields named. */
export function itemOver(copies: Copies, newer: RecordItem, without: readonly string[] = []): RecordItem {
  const kept = changedFields(copies).filter((name) => !without.includes(name));
  return { ...newer, ...Object.fromEntries(kept.map((name) => [name, copies.item?.[name]])) };
}

/** Fields that the user and the stored version both changed, each in another way. Source: contract, 'no lost update'. */
export function conflictsWith(copies: Copies, theirs: RecordItem): readonly FieldConflict[] {
  const changed = changedFields(copies);
  return fieldsOf(copies)
    .filter(({ name }) => changed.includes(name))
    .map(({ name, label }) => ({ name, label, mine: copies.item?.[name], theirs: theirs[name], decision: null }))
    .filter((field) => !isSame(field.theirs, copies.stored?.[field.name]) && !isSame(field.mine, field.theirs));
}

/** The item with the decisions carried out over the stored version. */
export function resolvedItem(context: RecordContext): RecordItem | null {
  const { conflict } = context;
  if (conflict === null) return context.item;
  const given = conflict.fields.filter(({ decision }) => decision === 'theirs').map(({ name }) => name);
  return itemOver(context, conflict.theirs, given);
}

/** Whether every conflict is decided. */
export const isDecided = ({ conflict }: Pick<RecordContext, 'conflict'>): boolean =>
  conflict?.fields.every(({ decision }) => decision !== null) === true;

/** What a failure says about the form's own fields. */
export const refusedFields = (context: Pick<RecordContext, 'record' | 'id'>, { fields }: CallFailure) =>
  Object.fromEntries(
    fieldsOf(context).flatMap(({ name }) => (fields[name] === undefined ? [] : [[name, fields[name]]])),
  );

/** Whether a creation may have reached the server although no answer says so. */
export const isUncertain = ({ kind }: CallFailure): boolean =>
  kind === 'network' || kind === 'timeout' || kind === 'nonsense' || kind === 'server';

/** The field with an error after or before another one, round and round; null without any. */
export function nextError(context: RecordContext, step: 1 | -1, from: string | undefined): string | null {
  const names = fieldsOf(context).map(({ name }) => name);
  const wrong = wrongFields(context);
  const start = names.indexOf(from ?? context.focus?.field ?? '');
  const at = start >= 0 ? start : step === 1 ? -1 : 0;
  for (let turn = 1; turn <= names.length; turn++) {
    const name = names[(at + step * turn + names.length * 2) % names.length];
    if (name !== undefined && wrong.includes(name)) return name;
  }
  return null;
}

interface At {
  readonly context: RecordContext;
}
interface OfField {
  readonly field: string;
}
type Loaded = ResultParams<RecordItem>;
type Saved = ResultParams<{ readonly id: number }>;

const withField = (fields: readonly string[], field: string): readonly string[] =>
  fields.includes(field) ? fields : [...fields, field];

const PASSWORDS: readonly string[] = ['password', 'password_confirmation'];
const ABOUT_PASSWORDS: readonly string[] = [...PASSWORDS, 'username', 'email'];

/** What the server said about a password was about the pair, and about the name and address that it must not be. */
function withoutField(refused: RecordContext['refused'], field: string): RecordContext['refused'] {
  const cleared = ABOUT_PASSWORDS.includes(field) ? [...PASSWORDS, field] : [field];
  return Object.fromEntries(Object.entries(refused).filter(([name]) => !cleared.includes(name)));
}

export const fieldChanged = (
  { context }: At,
  { field, value }: OfField & { readonly value: Json },
): Partial<RecordContext> => ({
  item: context.item === null ? null : { ...context.item, [field]: value },
  touched: withField(context.touched, field),
  refused: withoutField(context.refused, field),
  failure: null,
  rebased: false,
});

export const fieldTouched = ({ context }: At, { field }: OfField) => ({ touched: withField(context.touched, field) });

export const recordLoaded = ({ context }: At, { result }: Loaded): Partial<RecordContext> =>
  result.ok ? { stored: result.value, item: itemOver(context, result.value), failure: null } : {};

/** A new record with what the original has, which says in its name that it is a copy. */
export function copyLoaded({ context: { record } }: At, { result }: Loaded): Partial<RecordContext> {
  if (!result.ok) return {};
  const { blank, fields, nameField } = record;
  const copied = fields
    .filter(({ onlyNew }) => onlyNew !== true)
    .map(({ name }) => [name, result.value[name]] as const);
  const own = Object.fromEntries(copied);
  const name = nameField === undefined ? {} : { [nameField]: recordTexts.copyName(textOf(result.value, nameField)) };
  return { stored: blank, item: { ...blank, ...own, ...name }, failure: null };
}

/** A creation takes a key, unless the answer of one before is still unknown. */
export const attemptStarted = ({ context: { id, attempt, attempts, keySeed, item } }: At): Partial<RecordContext> =>
  id === 'new' && attempt === null && item !== null
    ? { attempt: { key: keyOfAttempt(keySeed, attempts), item }, attempts: attempts + 1 }
    : {};

export const attemptEnded = (_: unknown, { result }: ResultParams): Partial<RecordContext> =>
  result.ok || isUncertain(result.failure) ? {} : { attempt: null };

/** The record that an answered saving has made: what was sent, without the fields of a new record only. */
export function recordSaved({ context: { record, item, attempt } }: At, { result }: Saved): Partial<RecordContext> {
  if (!result.ok) return {};
  const { id } = result.value;
  const blanked = Object.fromEntries(
    record.fields.filter(({ onlyNew }) => onlyNew === true).map(({ name }) => [name, record.blank[name]]),
  );
  const sent = attempt?.item ?? item ?? record.blank;
  return {
    id,
    // The version stays the old one until it is read again.
    stored: { ...sent, ...blanked, id },
    item: { ...(item ?? sent), ...blanked, id },
    attempt: null,
    touched: [],
    refused: {},
    rebased: false,
  };
}

export const requestFailed = ({ context }: At, { result }: ResultParams): Partial<RecordContext> =>
  result.ok ? {} : { failure: result.failure, refused: refusedFields(context, result.failure) };

/** Whether the stored version and the form changed the same field in different ways. */
export const isColliding = ({ context }: At, { result }: Loaded): boolean =>
  result.ok && conflictsWith(context, result.value).length > 0;

export function conflictFound({ context }: At, { result }: Loaded): Partial<RecordContext> {
  if (!result.ok) return {};
  const updatedBy = context.failure?.conflict?.updatedBy ?? null;
  const fields = conflictsWith(context, result.value);
  return { conflict: { theirs: result.value, updatedBy, fields }, failure: null };
}

export function conflictDecided(
  { context: { conflict } }: At,
  { field, decision }: OfField & Pick<FieldConflict, 'decision'>,
): Partial<RecordContext> {
  if (conflict === null) return {};
  const fields = conflict.fields.map((entry) => (entry.name === field ? { ...entry, decision } : entry));
  return { conflict: { ...conflict, fields } };
}

export const conflictResolved = ({ context }: At): Partial<RecordContext> =>
  context.conflict === null ? {} : { item: resolvedItem(context), stored: context.conflict.theirs, conflict: null };

const focusOn = ({ focus, touched }: RecordContext, field: string): Partial<RecordContext> => ({
  focus: { field, turn: (focus?.turn ?? 0) + 1 },
  touched: withField(touched, field),
});

export function firstErrorFocused({ context }: At): Partial<RecordContext> {
  const [field] = wrongFields(context);
  return field === undefined ? {} : focusOn(context, field);
}

export function errorFocused(
  { context }: At,
  { step, from }: { readonly step: 1 | -1; readonly from: string | undefined },
): Partial<RecordContext> {
  const field = nextError(context, step, from);
  return field === null ? {} : focusOn(context, field);
}
