import { confirmationProblem, emailProblem, passwordProblem } from '../../content/text/people';
import type { CallFailure } from '../../contract/result';
import type { SubmissionContext, SubmissionField, SubmissionInput, SubmissionValues } from './types';

interface Form {
  readonly fields: readonly SubmissionField[];
  /** Whether the same may be sent once more: after it was done, and though the server refused it. */
  readonly isRepeatable?: true;
  /** Whether a mailed code opens it, which may serve no more. */
  readonly hasCode?: true;
  /** Whether it stands in a card beside another form: once done it begins anew, and it makes nobody wait. */
  readonly isCard?: true;
}

const PASSWORD_FIELDS = ['password', 'password_confirmation'] as const;

export const FORMS: Readonly<Record<SubmissionInput['form'], Form>> = {
  recovery: { fields: ['email'], isRepeatable: true },
  passwordReset: { fields: PASSWORD_FIELDS, hasCode: true },
  passwordUpdate: { fields: PASSWORD_FIELDS, isCard: true },
};

/** Source: document 1, section 5. */
const PROBLEMS: Readonly<Record<SubmissionField, (values: SubmissionValues) => string | null>> = {
  email: ({ email }) => emailProblem(email),
  password: ({ password }) => passwordProblem(password),
  password_confirmation: ({ password, password_confirmation }) => confirmationProblem(password, password_confirmation),
};

const problemOf = ({ values, refused }: Pick<SubmissionContext, 'values' | 'refused'>, field: SubmissionField) =>
  PROBLEMS[field](values) ?? refused[field] ?? null;

/** Problem of a field as the form shows it; null for none, or not yet. */
export const shownProblem = (
  context: Pick<SubmissionContext, 'values' | 'refused' | 'touched'>,
  field: SubmissionField,
): string | null => (context.touched.includes(field) ? problemOf(context, field) : null);

/** Whether the form may be sent. */
export function isValid({ form, values, refused }: Pick<SubmissionContext, 'form' | 'values' | 'refused'>): boolean {
  const { fields, isRepeatable } = FORMS[form];
  const said = isRepeatable ? {} : refused;
  return fields.every((field) => problemOf({ values, refused: said }, field) === null);
}

/** Whether anything is typed and not yet sent. */
export const hasInput = ({ values }: Pick<SubmissionContext, 'values'>): boolean =>
  Object.values(values).some((value) => value !== '');

/** Whether a failure means that the code serves no more, and not that something is wrong with the password. */
export const isExpiry = ({ kind, fields }: CallFailure): boolean =>
  kind === 'notFound' || (fields.email_token !== undefined && fields.password === undefined);

/** What a failure says about the form's own fields. */
export const refusedFields = (
  { form }: Pick<SubmissionContext, 'form'>,
  { fields }: CallFailure,
): SubmissionContext['refused'] =>
  Object.fromEntries(
    FORMS[form].fields.flatMap((field) => (fields[field] === undefined ? [] : [[field, fields[field]]])),
  );
