import type { Json } from '../../content/field/json';
import { valueAt, withValueAt } from '../../content/field/path';
import {
  type Conflict,
  type ConflictField,
  type ConflictSide,
  conflictOf,
  resolvedItem,
} from '../../content/item/conflict';
import { keyedItem } from '../../content/item/entryKeys';
import { type LocatedField, withFieldAt } from '../../content/item/located';
import { mergedItem, type Sides, sidesDiffer } from '../../content/item/merge';
import { kindOf } from '../../content/kinds/table';
import { withoutUnseen } from '../../content/kinds/withheld';
import { languageOfPath, type RecordField, type RecordItem, withBlanks } from '../../content/model/record';
import type { CallFailure } from '../../contract/result';
import { recordTexts } from '../../messages/screens/records';
import { keyOfAttempt } from '../kit/attempt';
import type { ResultParams } from '../kit/result';
import {
  documentForm,
  firstShownProblem,
  locatedIn,
  nextError,
  refusedFields,
  wrongControl,
  wrongFields,
} from './fields';
import type { RecordContext } from './types';

type Copies = Pick<RecordContext, 'record' | 'id' | 'stored' | 'item'>;

const differs = (located: LocatedField, one: Json, other: Json): boolean =>
  sidesDiffer({ bySense: true }, located, one, other);

/** Paths of the fields that differ from the stored record, those within entries and slots included. */
export const changedFields = (copies: Copies): readonly string[] =>
  [...locatedIn(copies, copies.item, copies.stored).values()]
    .filter((located) => differs(located, copies.item, copies.stored))
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

/** Whether a saving is under way, not yet answered. */
export const isSending = ({ sending, failure }: Pick<RecordContext, 'sending' | 'failure'>): boolean =>
  sending !== null && failure === null;

/** Why nobody changes a field in this form; null for one that is changed. */
export const lockOf = (
  { item, ...owner }: Pick<RecordContext, 'record' | 'id' | 'item'>,
  path: string,
): string | null => (locatedIn(owner, item).get(path)?.field as RecordField | undefined)?.locked ?? null;

/** Whether there is unsaved work. */
export const isDirty = (copies: Copies): boolean => changedFields(copies).length > 0;

/** What is said of a record, in its own words where it has any. */
export const wordsOf = ({ words }: Pick<RecordContext['record'], 'words'>) => ({ ...recordTexts, ...words });

/** Why a save is held back until something changes; null for one that may go. */
export function heldBack(context: RecordContext): string | null {
  const { record, id, stored, conflict } = context;
  // What a decided conflict makes of the record is judged once it is carried out.
  if (stored === null || conflict !== null) return null;
  if (record.unchanged !== undefined && id !== 'new' && !isDirty(context)) return record.unchanged;
  return record.holdsSave === true ? firstShownProblem(context) : null;
}

/** The same, in the cards beside the form too. */
export const hasUnsavedWork = (context: Copies & Pick<RecordContext, 'besideUnsaved'>): boolean =>
  isDirty(context) || context.besideUnsaved !== null;

/** The three versions as a merge compares them; without a record there is none. */
function sidesOf(copies: Copies, newer: RecordItem): Sides<RecordItem> | null {
  const { stored, item } = copies;
  return stored === null || item === null
    ? null
    : { ...documentForm(copies), base: stored, mine: item, theirs: newer, bySense: true };
}

/** A newer version of the record with what the user changed over it. */
export function itemOver(copies: Copies, newer: RecordItem): RecordItem {
  const sides = sidesOf(copies, newer);
  return sides === null ? newer : mergedItem(sides);
}

/**
 * What the user and the stored version changed each in its own way, and what is merged without asking. Source: contract,
 * 'no lost update'.
 */
export function conflictWith(copies: Copies, theirs: RecordItem, decided: readonly ConflictField[] = []): Conflict {
  const sides = sidesOf(copies, theirs);
  const { fields, merged } = sides === null ? { fields: [], merged: [] } : conflictOf(sides, decided);
  // A value in each language has a path of its own in the form, which says the language.
  const named = <Field extends { readonly path: string }>(field: Field) => ({
    ...field,
    language: languageOfPath(field.path),
  });
  // What is secret is on no side but that of who typed it, and is shown to nobody.
  const shown = merged.filter(({ field }) => kindOf(field).isSecret !== true);
  return { fields: fields.map(named), merged: shown.map(named) };
}

/** The item with the decisions carried out over the stored version. */
export function decidedItem(context: RecordContext): RecordItem | null {
  const { conflict, item } = context;
  const sides = conflict === null ? null : sidesOf(context, conflict.theirs);
  return conflict === null || sides === null ? item : resolvedItem(sides, conflict.fields);
}

/** Whether every conflict is decided. */
export const isDecided = ({ conflict }: Pick<RecordContext, 'conflict'>): boolean =>
  conflict?.fields.every(({ decision }) => decision !== null) === true;

/** Whether a creation may have reached the server although no answer says so. */
export const isUncertain = ({ kind }: CallFailure): boolean =>
  kind === 'network' || kind === 'timeout' || kind === 'nonsense' || kind === 'server';

interface At {
  readonly context: RecordContext;
}
interface OfField {
  readonly field: string;
}
type Loaded = ResultParams<RecordItem>;
type Saved = ResultParams<{ readonly id: number }>;

const withPath = (paths: readonly string[], path: string): readonly string[] =>
  paths.includes(path) ? paths : [...paths, path];

const PASSWORDS: readonly string[] = ['password', 'password_confirmation'];
const ABOUT_PASSWORDS: readonly string[] = [...PASSWORDS, 'username', 'email'];

/** What the server said about a password was about the pair, and about the name and address that it must not be. */
function withoutField(refused: RecordContext['refused'], field: string): RecordContext['refused'] {
  const cleared = ABOUT_PASSWORDS.includes(field) ? [...PASSWORDS, field] : [field];
  return Object.fromEntries(Object.entries(refused).filter(([path]) => !cleared.includes(path)));
}

/** The record with a field's value; without the field, as it is. */
function withField({ item, ...owner }: RecordContext, path: string, value: Json): RecordItem | null {
  const located = locatedIn(owner, item).get(path);
  return item === null || located === undefined ? item : withFieldAt(item, located, value);
}

export const fieldChanged = (
  { context }: At,
  { field, value }: OfField & { readonly value: Json },
): Partial<RecordContext> => ({
  item: withField(context, field, value),
  touched: withPath(context.touched, field),
  refused: withoutField(context.refused, field),
  rebased: false,
  draftPending: context.keepsDraft,
});

export const fieldTouched = ({ context }: At, { field }: OfField) => ({ touched: withPath(context.touched, field) });

/** A record as the server sent it with everything that its form has, its entries under the keys that they have here. */
const arrived = (context: RecordContext, sent: RecordItem): RecordItem =>
  keyedItem({ fields: context.record.fields }, withBlanks(sent, context.record.fields), context.item, context.sending);

export function recordLoaded({ context }: At, { result }: Loaded): Partial<RecordContext> {
  if (!result.ok) return {};
  const stored = arrived(context, result.value);
  return { stored, item: itemOver(context, stored), sending: null, failure: null };
}

/** A new record with what the original has and its reader may see, which says in its name that it is a copy. */
export function copyLoaded({ context: { record } }: At, { result }: Loaded): Partial<RecordContext> {
  if (!result.ok) return {};
  const { blank, fields, nameField } = record;
  const original = result.value;
  const copied = fields.filter(({ onlyNew }) => onlyNew !== true);
  const seen = copied.reduce((item, field) => {
    const { copied: change = (value: Json) => value } = kindOf(field);
    const own = withoutUnseen(change(valueAt(original, field.path)));
    return own === undefined ? item : withValueAt(item, field.path, own);
  }, blank);
  const unseen = fields.filter(({ path }) => withoutUnseen(valueAt(original, path)) !== valueAt(original, path));
  const name = nameField === undefined ? '' : String(valueAt(original, nameField) ?? '');
  const item = nameField === undefined ? seen : withValueAt(seen, nameField, recordTexts.copyName(name));
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
 * The record that an answered saving has made: what was sent, without what is secret and what a new record alone is asked.
 * What was typed meanwhile stays unsaved; what an earlier saving under the same key did not say is sent once more. What may only be read from
 * now on has nothing unsaved.
 */
export function recordSaved({ context }: At, { result }: Saved): Partial<RecordContext> {
  if (!result.ok) return {};
  const { record, item, attempt, sending } = context;
  const { id } = result.value;
  const sent = attempt?.item ?? sending ?? record.blank;
  const typed = changedFields({ ...context, stored: sending });
  const isOnce = ({ onlyNew }: RecordField) => onlyNew === true;
  /** What no stored record has. */
  const isUnstored = (field: RecordField) => isOnce(field) || kindOf(field).isSecret === true;
  const made = (version: RecordItem, isBlanked: (field: RecordField) => boolean): RecordItem => {
    const blanked = record.fields.filter(isBlanked);
    return {
      ...blanked.reduce((all, { path }) => withValueAt(all, path, valueAt(record.blank, path)), version),
      id,
    };
  };
  return {
    id,
    // The version stays the old one until it is read again.
    stored: made(sent, isUnstored),
    item: made(item ?? sent, (field) => isOnce(field) || (isUnstored(field) && !typed.includes(field.path))),
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
  result.ok && conflictWith(context, arrived(context, result.value)).fields.length > 0;

export function conflictFound({ context }: At, { result }: Loaded): Partial<RecordContext> {
  if (!result.ok) return {};
  const updatedBy = context.failure?.conflict?.updatedBy ?? null;
  const theirs = arrived(context, result.value);
  return { conflict: { theirs, updatedBy, ...conflictWith(context, theirs) }, sending: null, failure: null };
}

export function conflictDecided(
  { context }: At,
  { field, decision }: OfField & { readonly decision: ConflictSide },
): Partial<RecordContext> {
  const { conflict } = context;
  if (conflict === null) return {};
  const fields = conflict.fields.map((entry) => (entry.path === field ? { ...entry, decision } : entry));
  return { conflict: { ...conflict, ...conflictWith(context, conflict.theirs, fields) } };
}

export const conflictResolved = ({ context }: At): Partial<RecordContext> =>
  context.conflict === null ? {} : { item: decidedItem(context), stored: context.conflict.theirs, conflict: null };

/** Puts the focus on a field, and on the control that its problem is about. */
const focusOn = (context: RecordContext, field: string): Partial<RecordContext> => {
  const part = wrongControl(context, field);
  return {
    focus: { field, ...(part === null ? {} : { part }), turn: (context.focus?.turn ?? 0) + 1 },
    touched: withPath(context.touched, field),
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
