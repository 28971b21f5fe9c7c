import { confirmationProblem, passwordProblem } from '../../content/text/people';
import type { CallFailure } from '../../contract/result';
import { RESET_FIELDS, type ResetContext, type ResetField } from './types';

type Problems = Readonly<Record<ResetField, string | null>>;

/** Problems of both fields, whether they are shown or not. Source: document 1, section 5. */
export function problemsOf({ values, refused }: Pick<ResetContext, 'values' | 'refused'>): Problems {
  const { password, password_confirmation } = values;
  return {
    password: passwordProblem(password) ?? refused.password ?? null,
    password_confirmation:
      confirmationProblem(password, password_confirmation) ?? refused.password_confirmation ?? null,
  };
}

/** Problem of a field as the form shows it; null for none, or not yet. */
export const shownProblem = (
  context: Pick<ResetContext, 'values' | 'refused' | 'touched'>,
  field: ResetField,
): string | null => (context.touched.includes(field) ? problemsOf(context)[field] : null);

/** Whether both fields may be sent. */
export const isValid = (context: Pick<ResetContext, 'values' | 'refused'>): boolean =>
  RESET_FIELDS.every((field) => problemsOf(context)[field] === null);

/** Whether a failure means that the code serves no more, and not that something is wrong with the password. */
export const isExpiry = ({ kind, fields }: CallFailure): boolean =>
  kind === 'notFound' || (fields.email_token !== undefined && fields.password === undefined);

/** What a failure says about the form's own fields. */
export const refusedFields = ({ fields }: CallFailure): ResetContext['refused'] =>
  Object.fromEntries(RESET_FIELDS.flatMap((field) => (fields[field] === undefined ? [] : [[field, fields[field]]])));
