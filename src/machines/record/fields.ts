import type { Json } from '../../content/field/json';
import { errorsOfFields, valueAt } from '../../content/field/path';
import { remembered } from '../../content/field/remembered';
import { conflictName } from '../../content/item/conflict';
import { ownPath } from '../../content/item/entryKeys';
import { fieldsIn, type LocatedField } from '../../content/item/located';
import { isBegun } from '../../content/kinds/nested';
import { kindOf } from '../../content/kinds/table';
import { languageOfPath, type RecordField, type RecordItem, type RecordRule } from '../../content/model/record';
import { confirmationProblem, passwordProblem, personNameProblem, usernameProblem } from '../../content/text/people';
import { placeTypeTitleProblem } from '../../content/where/placeType';
import type { CallFailure } from '../../contract/result';
import { accountTexts } from '../../messages/screens/accounts';
import { recordTexts } from '../../messages/screens/records';
import type { RecordContext } from './types';

const textOf = (item: RecordItem, field: string): string => String(valueAt(item, field) ?? '');

/** What each named rule says about a value in its record; null for nothing. Source: document 1, section 5. */
const RULES: Readonly<Record<RecordRule, (text: string, item: RecordItem) => string | null>> = {
  personName: (text, item) => personNameProblem(text, textOf(item, 'company')),
  username: usernameProblem,
  newPassword: passwordProblem,
  confirmation: (text, item) => confirmationProblem(textOf(item, 'password'), text),
  placeType: placeTypeTitleProblem,
};

type Owner = Pick<RecordContext, 'record' | 'id'>;

const storedFields = remembered((fields: readonly RecordField[]) => fields.filter(({ onlyNew }) => onlyNew !== true));

/** The fields that a record of this id has. */
export const fieldsOf = ({ record, id }: Owner): readonly RecordField[] =>
  id === 'new' ? record.fields : storedFields(record.fields);

/** The form that the merge of versions goes by. */
export const documentForm = (owner: Owner) => ({
  content: { fields: fieldsOf(owner) },
  languages: owner.record.languages,
});

/** The fields by their paths, those within the entries and slots of these versions included. */
export const locatedIn = (owner: Owner, ...items: readonly Json[]) => fieldsIn(documentForm(owner), ...items);

const isEmpty = (field: RecordField, item: RecordItem): boolean => kindOf(field).isEmpty(valueAt(item, field.path));

/** Whether a field must be filled now. Takes the fields of its form too, on some of which that may depend. */
export function isRequired(
  { required, unless, with: beside }: RecordField,
  item: RecordItem,
  { fields }: Pick<RecordContext['record'], 'fields'>,
): boolean {
  if (required !== true) return false;
  const isFilled = (wanted: string) => fields.some((field) => field.path === wanted && !isEmpty(field, item));
  return (unless === undefined || !isFilled(unless)) && (beside === undefined || isFilled(beside));
}

type Checked = Pick<RecordContext, 'record' | 'id' | 'item' | 'refused'>;

/** What is wrong with a part of an entry or a slot; it may be required once anything of that is filled. */
function partProblem({ path, field, within }: LocatedField, item: RecordItem): string | null {
  const around = within.at(-1);
  const value = valueAt(item, path);
  const isAsked =
    around?.field.entry.required?.includes(field.path) === true &&
    isBegun(around.field, valueAt(item, around.path), kindOf);
  return isAsked && kindOf(field).isEmpty(value) ? accountTexts.required : kindOf(field).problem(value, field);
}

function ownProblem(located: LocatedField, item: RecordItem, record: RecordContext['record']): string | null {
  if (located.within.length > 0) return partProblem(located, item);
  const field = located.field as RecordField;
  const isMissing = isEmpty(field, item) && isRequired(field, item, record);
  if (isMissing && field.missing !== undefined) return field.missing;
  if (field.rule !== undefined)
    return isEmpty(field, item) && !isMissing ? null : RULES[field.rule](textOf(item, field.path), item);
  return isMissing ? accountTexts.required : kindOf(field).problem(valueAt(item, field.path), field);
}

/** Problem of a field, whether it is shown or not; null without one. */
export function problemOf({ item, refused, ...owner }: Checked, path: string): string | null {
  const located = item === null ? undefined : locatedIn(owner, item).get(path);
  if (located === undefined || item === null) return null;
  return ownProblem(located, item, owner.record) ?? refused[path]?.message ?? null;
}

/** Whether the field at a path must be filled now. */
export function mustBeFilled({ item, record, id }: Checked, path: string): boolean {
  const field = fieldsOf({ record, id }).find((one) => one.path === path);
  return item !== null && field !== undefined && isRequired(field, item, record);
}

/** Problem of a field as the form shows it: once it was changed, left or sent. */
export const shownProblem = (context: RecordContext, path: string): string | null =>
  context.touched.includes(path) ? problemOf(context, path) : null;

/** Control that a field's problem is about, by the end of its id; null for the field's own or its widget's choice. */
export function wrongControl({ item, refused, ...owner }: Checked, path: string): string | null {
  const located = item === null ? undefined : locatedIn(owner, item).get(path);
  const within = refused[path]?.within ?? '';
  if (located === undefined || item === null || within === '' || ownProblem(located, item, owner.record) !== null)
    return null;
  return kindOf(located.field).controlAt?.(within) ?? null;
}

/** Paths of the fields with a problem, in the form's order. */
export const wrongFields = (context: Checked): readonly string[] =>
  [...locatedIn(context, context.item).keys()].filter((path) => problemOf(context, path) !== null);

/** The first shown problem of what lies within an entry or a slot; null for none. */
export const errorIn = (context: RecordContext, path: string): string | null =>
  context.touched
    .filter((one) => one.startsWith(`${path}.`))
    .map((one) => problemOf(context, one))
    .find((problem) => problem !== null) ?? null;

/** Languages in which something is shown as wrong. */
export const wrongLanguages = (context: RecordContext): readonly string[] => [
  ...new Set(
    context.touched.flatMap((path) => (problemOf(context, path) === null ? [] : (languageOfPath(path) ?? []))),
  ),
];

/** A field as a message calls it: 'Titolo (Italiano)'. */
const nameOf = ({ label, path }: Pick<LocatedField, 'label' | 'path'>): string =>
  conflictName({ label, language: languageOfPath(path) });

/** What is wrong with the first of these fields, with its name; null for none. */
function problemIn(context: Checked, [path]: readonly string[]): string | null {
  const located = path === undefined ? undefined : locatedIn(context, context.item).get(path);
  return located === undefined ? null : recordTexts.problem(nameOf(located), problemOf(context, located.path) ?? '');
}

/** The first problem with its field's name; null when the record may be saved. */
export const firstProblem = (context: Checked): string | null => problemIn(context, wrongFields(context));

/** The same of what is shown already. */
export const firstShownProblem = (context: RecordContext): string | null =>
  problemIn(
    context,
    wrongFields(context).filter((path) => context.touched.includes(path)),
  );

/**
 * What a failure says about the form's own fields, and where in their values. A server counts entries by their places in
 * what was sent.
 */
export function refusedFields(
  { sending, ...owner }: Owner & Pick<RecordContext, 'sending'>,
  { fields }: CallFailure,
): RecordContext['refused'] {
  const form = { fields: fieldsOf(owner) };
  const errors = Object.fromEntries(
    Object.entries(fields).map(([path, message]) => [ownPath(form, sending, path), message]),
  );
  return Object.fromEntries(
    errorsOfFields(errors, [...locatedIn(owner, sending).keys()]).map(({ field, within, message }) => [
      field,
      { message, within },
    ]),
  );
}

/** The field with an error after or before another one, round and round; null without any. */
export function nextError(context: RecordContext, step: 1 | -1, from: string | undefined): string | null {
  const paths = [...locatedIn(context, context.item).keys()];
  const wrong = wrongFields(context);
  const start = paths.indexOf(from ?? context.focus?.field ?? '');
  const at = start >= 0 ? start : step === 1 ? -1 : 0;
  for (let turn = 1; turn <= paths.length; turn++) {
    const path = paths[(at + step * turn + paths.length * 2) % paths.length];
    if (path !== undefined && wrong.includes(path)) return path;
  }
  return null;
}
