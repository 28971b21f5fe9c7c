import { kindOf } from '../../content/kinds/table';
import {
  confirmationProblem,
  passwordProblem,
  personNameProblem,
  usernameProblem,
} from '../../content/model/credentials';
import { errorsOfFields } from '../../content/model/errorPaths';
import { sameValue } from '../../content/model/path';
import type { RecordField, RecordItem, RecordRule } from '../../content/model/record';
import type { Json } from '../../content/model/types';
import { withoutUnseen } from '../../content/model/withheld';
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
  newPassword: passwordProblem,
  confirmation: (text, item) => confirmationProblem(textOf(item, 'password'), text),
};

const isEmpty = (field: RecordField, item: RecordItem): boolean => kindOf(field).isEmpty(item[field.path]);

/** The fields that a record of this id has. */
export const fieldsOf = ({ record, id }: Pick<RecordContext, 'record' | 'id'>): readonly RecordField[] =>
  id === 'new' ? record.fields : record.fields.filter(({ onlyNew }) => onlyNew !== true);

/** Whether a field must be filled now. Takes the fields of its form too, on one of which that may depend. */
export function isRequired(
  { required, unless }: RecordField,
  item: RecordItem,
  { fields }: Pick<RecordContext['record'], 'fields'>,
): boolean {
  if (required !== true) return false;
  const other = fields.find(({ path }) => path === unless);
  return other === undefined || isEmpty(other, item);
}

function ownProblem(field: RecordField, item: RecordItem, record: RecordContext['record']): string | null {
  if (isEmpty(field, item) && isRequired(field, item, record)) return accountTexts.required;
  if (field.rule !== undefined) return RULES[field.rule](textOf(item, field.path), item);
  return kindOf(field).problem(item[field.path], field);
}

type Checked = Pick<RecordContext, 'record' | 'id' | 'item' | 'refused'>;

/** Problem of a field, whether it is shown or not; null without one. */
export function problemOf({ item, refused, ...rest }: Checked, path: string): string | null {
  const field = fieldsOf(rest).find((candidate) => candidate.path === path);
  if (field === undefined || item === null) return null;
  return ownProblem(field, item, rest.record) ?? refused[path]?.message ?? null;
}

/** Problem of a field as the form shows it: once it was changed, left or sent. */
export const shownProblem = (context: RecordContext, path: string): string | null =>
  context.touched.includes(path) ? problemOf(context, path) : null;

/** Control that a field's problem is about, by the end of its id; null for the field's own or its widget's choice. */
export function wrongControl({ record, item, refused }: Checked, path: string): string | null {
  const field = record.fields.find((candidate) => candidate.path === path);
  const within = refused[path]?.within ?? '';
  if (field === undefined || item === null || within === '' || ownProblem(field, item, record) !== null) return null;
  return kindOf(field).controlAt?.(within) ?? null;
}

/** Paths of the fields with a problem, in the form's order. */
export const wrongFields = (context: Checked): readonly string[] =>
  fieldsOf(context)
    .map(({ path }) => path)
    .filter((path) => problemOf(context, path) !== null);

/** The first problem with its field's name; null when the record may be saved. */
export function firstProblem(context: Checked): string | null {
  const [path] = wrongFields(context);
  const field = fieldsOf(context).find((candidate) => candidate.path === path);
  return field === undefined ? null : recordTexts.problem(field.label, problemOf(context, field.path) ?? '');
}

type Copies = Pick<RecordContext, 'record' | 'id' | 'stored' | 'item'>;

/** Several choices are a set: in which order they were made says nothing. */
const unordered = (value: Json): Json =>
  Array.isArray(value) ? value.map((entry) => JSON.stringify(entry)).toSorted() : value;

const isSame = (field: RecordField, one: Json, other: Json): boolean => {
  const { essence = (value: Json) => value } = kindOf(field);
  return sameValue(unordered(essence(one)), unordered(essence(other)));
};

/** Whether a field differs from the stored record. */
export const isChanged = ({ stored, item }: Pick<Copies, 'stored' | 'item'>, field: RecordField): boolean =>
  !isSame(field, item?.[field.path], stored?.[field.path]);

/** Paths of the fields that differ from the stored record. */
export const changedFields = (copies: Copies): readonly string[] =>
  fieldsOf(copies)
    .filter((field) => isChanged(copies, field))
    .map(({ path }) => path);

/** Whether something was typed since the last saving was sent. */
export const typedSinceSent = ({ sending, ...copies }: Copies & Pick<RecordContext, 'sending'>): boolean =>
  sending !== null && changedFields({ ...copies, stored: sending }).length > 0;

/** Why a record can only be read; null where it may be changed. */
export const readOnlyReason = ({ id, mayEdit }: Pick<RecordContext, 'id' | 'mayEdit'>): string | null =>
  id === 'new' || mayEdit ? null : recordTexts.readOnly;

/** Whether a new record can only be read once it is saved: what is typed while it is sent could never follow. */
export const isSavedOnce = ({ id, mayEdit }: Pick<RecordContext, 'id' | 'mayEdit'>): boolean =>
  id === 'new' && !mayEdit;

/** Whether neither two versions nor a local draft wait for a choice. */
export const isShown = ({ conflict, offered }: Pick<RecordContext, 'conflict' | 'offered'>): boolean =>
  conflict === null && offered === null;

/** Whether the form takes what is typed. */
export const isOpen = (context: Pick<RecordContext, 'conflict' | 'offered' | 'id' | 'mayEdit'>): boolean =>
  isShown(context) && readOnlyReason(context) === null;

type Writing = Pick<
  RecordContext,
  'record' | 'id' | 'mayEdit' | 'conflict' | 'offered' | 'sending' | 'failure' | 'attempt'
>;

/**
 * Whether a field takes what is typed. What there will not be any more once a new record is created takes nothing while it is
 * sent: a password. What can only be read from then on takes nothing as long as it may have been created.
 */
export function takesInput(context: Writing, path: string): boolean {
  const { id, sending, failure, attempt } = context;
  const field = fieldsOf(context).find((candidate) => candidate.path === path);
  if (field === undefined || !isOpen(context)) return false;
  if (isSavedOnce(context)) return attempt === null;
  const isSent = sending !== null && failure === null;
  return !(isSent && id === 'new' && field.onlyNew === true);
}

/** Whether there is unsaved work. */
export const isDirty = (copies: Copies): boolean => changedFields(copies).length > 0;

/** The same, in the cards beside the form too. */
export const hasUnsavedWork = (context: Copies & Pick<RecordContext, 'besideUnsaved'>): boolean =>
  isDirty(context) || context.besideUnsaved !== null;

/** A newer version of the record with what the user changed over it, but for the fields named. */
export function itemOver(copies: Copies, newer: RecordItem, without: readonly string[] = []): RecordItem {
  const kept = changedFields(copies).filter((path) => !without.includes(path));
  return { ...newer, ...Object.fromEntries(kept.map((path) => [path, copies.item?.[path]])) };
}

/** Fields that the user and the stored version both changed, each in another way. Source: contract, 'no lost update'. */
export function conflictsWith(copies: Copies, theirs: RecordItem): readonly FieldConflict[] {
  return fieldsOf(copies)
    .filter((field) => isChanged(copies, field))
    .filter(
      (field) =>
        !isSame(field, theirs[field.path], copies.stored?.[field.path]) &&
        !isSame(field, copies.item?.[field.path], theirs[field.path]),
    )
    .map(({ path, label }) => ({ path, label, mine: copies.item?.[path], theirs: theirs[path], decision: null }));
}

/** The item with the decisions carried out over the stored version. */
export function resolvedItem(context: RecordContext): RecordItem | null {
  const { conflict } = context;
  if (conflict === null) return context.item;
  const given = conflict.fields.filter(({ decision }) => decision === 'theirs').map(({ path }) => path);
  return itemOver(context, conflict.theirs, given);
}

/** Whether every conflict is decided. */
export const isDecided = ({ conflict }: Pick<RecordContext, 'conflict'>): boolean =>
  conflict?.fields.every(({ decision }) => decision !== null) === true;

/** What a failure says about the form's own fields, and where in their values. */
export const refusedFields = (
  context: Pick<RecordContext, 'record' | 'id'>,
  { fields }: CallFailure,
): RecordContext['refused'] =>
  Object.fromEntries(
    errorsOfFields(
      fields,
      fieldsOf(context).map(({ path }) => path),
    ).map(({ field, within, message }) => [field, { message, within }]),
  );

/** Whether a creation may have reached the server although no answer says so. */
export const isUncertain = ({ kind }: CallFailure): boolean =>
  kind === 'network' || kind === 'timeout' || kind === 'nonsense' || kind === 'server';

/** The field with an error after or before another one, round and round; null without any. */
export function nextError(context: RecordContext, step: 1 | -1, from: string | undefined): string | null {
  const paths = fieldsOf(context).map(({ path }) => path);
  const wrong = wrongFields(context);
  const start = paths.indexOf(from ?? context.focus?.field ?? '');
  const at = start >= 0 ? start : step === 1 ? -1 : 0;
  for (let turn = 1; turn <= paths.length; turn++) {
    const path = paths[(at + step * turn + paths.length * 2) % paths.length];
    if (path !== undefined && wrong.includes(path)) return path;
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
  return Object.fromEntries(Object.entries(refused).filter(([path]) => !cleared.includes(path)));
}

export const fieldChanged = (
  { context }: At,
  { field, value }: OfField & { readonly value: Json },
): Partial<RecordContext> => ({
  item: context.item === null ? null : { ...context.item, [field]: value },
  touched: withField(context.touched, field),
  refused: withoutField(context.refused, field),
  rebased: false,
  draftPending: context.keepsDraft,
});

export const fieldTouched = ({ context }: At, { field }: OfField) => ({ touched: withField(context.touched, field) });

export const recordLoaded = ({ context }: At, { result }: Loaded): Partial<RecordContext> =>
  result.ok ? { stored: result.value, item: itemOver(context, result.value), sending: null, failure: null } : {};

/** A new record with what the original has and its reader may see, which says in its name that it is a copy. */
export function copyLoaded({ context: { record } }: At, { result }: Loaded): Partial<RecordContext> {
  if (!result.ok) return {};
  const { blank, fields, nameField } = record;
  const copied = fields
    .filter(({ onlyNew }) => onlyNew !== true)
    .map((field) => {
      const { path } = field;
      const { copied: change = (value: Json) => value } = kindOf(field);
      return [path, withoutUnseen(change(result.value[path])) ?? blank[path]] as const;
    });
  const unseen = fields.filter(({ path }) => withoutUnseen(result.value[path]) !== result.value[path]);
  const own = Object.fromEntries(copied);
  const name = nameField === undefined ? {} : { [nameField]: recordTexts.copyName(textOf(result.value, nameField)) };
  const item = { ...blank, ...own, ...name };
  return { stored: blank, item, unseen: unseen.map(({ label }) => label), failure: null };
}

/** What leaves for the server. A creation takes a key, unless the answer of one before is still unknown. */
export const savingStarted = ({ context: { id, attempt, attempts, keySeed, item } }: At): Partial<RecordContext> => ({
  sending: item,
  saveQueued: false,
  ...(id === 'new' &&
    attempt === null &&
    item !== null && { attempt: { key: keyOfAttempt(keySeed, attempts), item }, attempts: attempts + 1 }),
});

export const attemptEnded = (_: unknown, { result }: ResultParams): Partial<RecordContext> =>
  result.ok || isUncertain(result.failure) ? {} : { attempt: null };

/**
 * The record that an answered saving has made: what was sent, without the fields of a new record only. What was typed
 * meanwhile stays unsaved; what an earlier saving under the same key did not say is sent once more. What may only be read from
 * now on has nothing unsaved.
 */
export function recordSaved({ context }: At, { result }: Saved): Partial<RecordContext> {
  if (!result.ok) return {};
  const { record, item, attempt, sending } = context;
  const { id } = result.value;
  const blanked = Object.fromEntries(
    record.fields.filter(({ onlyNew }) => onlyNew === true).map(({ path }) => [path, record.blank[path]]),
  );
  const sent = attempt?.item ?? sending ?? record.blank;
  const typed = changedFields({ ...context, stored: sending });
  return {
    id,
    // The version stays the old one until it is read again.
    stored: { ...sent, ...blanked, id },
    item: { ...(item ?? sent), ...blanked, id },
    attempt: null,
    sending: null,
    saveQueued: context.saveQueued || changedFields({ ...context, item: sending, stored: sent }).length > 0,
    touched: typed,
    refused: {},
    rebased: false,
    unseen: [],
  };
}

/** Why a call failed; what the server said of a field that was changed meanwhile is about its former value. */
export function requestFailed({ context }: At, { result }: ResultParams): Partial<RecordContext> {
  if (result.ok) return {};
  const typed = context.sending === null ? [] : changedFields({ ...context, stored: context.sending });
  const refused = Object.entries(refusedFields(context, result.failure)).filter(([field]) => !typed.includes(field));
  return { failure: result.failure, refused: Object.fromEntries(refused), saveQueued: false };
}

/** Whether the stored version and the form changed the same field in different ways. */
export const isColliding = ({ context }: At, { result }: Loaded): boolean =>
  result.ok && conflictsWith(context, result.value).length > 0;

export function conflictFound({ context }: At, { result }: Loaded): Partial<RecordContext> {
  if (!result.ok) return {};
  const updatedBy = context.failure?.conflict?.updatedBy ?? null;
  const fields = conflictsWith(context, result.value);
  return { conflict: { theirs: result.value, updatedBy, fields }, sending: null, failure: null };
}

export function conflictDecided(
  { context: { conflict } }: At,
  { field, decision }: OfField & Pick<FieldConflict, 'decision'>,
): Partial<RecordContext> {
  if (conflict === null) return {};
  const fields = conflict.fields.map((entry) => (entry.path === field ? { ...entry, decision } : entry));
  return { conflict: { ...conflict, fields } };
}

export const conflictResolved = ({ context }: At): Partial<RecordContext> =>
  context.conflict === null ? {} : { item: resolvedItem(context), stored: context.conflict.theirs, conflict: null };

/** Puts the focus on a field, and on the control that its problem is about. */
const focusOn = (context: RecordContext, field: string): Partial<RecordContext> => {
  const part = wrongControl(context, field);
  return {
    focus: { field, ...(part === null ? {} : { part }), turn: (context.focus?.turn ?? 0) + 1 },
    touched: withField(context.touched, field),
  };
};

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
