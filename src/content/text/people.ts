import { accountTexts } from '../../messages/screens/accounts';
import { EMAIL_MAXIMUM, isEmail } from './web';

/** Fewest characters of a password. Source: document 1, section 9. */
export const PASSWORD_MINIMUM = 8;
/** Most characters of a password that the server looks at. */
const PASSWORD_MAXIMUM = 1000;
/** Most characters of a first or last name. */
export const NAME_MAXIMUM = 100;

/** Problem of an address, blanks around it aside; null without one. Source: document 1, section 5. */
export function emailProblem(email: string): string | null {
  const address = email.trim();
  if (address === '') return accountTexts.required;
  if (address.length > EMAIL_MAXIMUM) return accountTexts.tooLong(EMAIL_MAXIMUM);
  return isEmail(address) ? null : accountTexts.email;
}

/** Problem of a new password, null without one. Source: document 1, section 5. */
export function passwordProblem(password: string): string | null {
  if (password === '') return accountTexts.required;
  if (password.length < PASSWORD_MINIMUM) return accountTexts.passwordShort(PASSWORD_MINIMUM);
  return password.length > PASSWORD_MAXIMUM ? accountTexts.tooLong(PASSWORD_MAXIMUM) : null;
}

/**
 * A password in the one form in which it is hashed and compared: keyboards write the same accent in one character or in
 * two. Source: NIST SP 800-63B, section 5.1.1.2.
 */
export const normalPassword = (password: string): string => password.normalize('NFKC');

/** Problem of the repetition of a password that must be given, null without one. Source: document 1, section 5. */
export function confirmationProblem(password: string, confirmation: string): string | null {
  if (confirmation === '') return accountTexts.required;
  return normalPassword(confirmation) === normalPassword(password) ? null : accountTexts.confirmation;
}

/** The same of a password that stays as it is while nothing is typed. */
export const changedConfirmationProblem = (password: string, confirmation: string): string | null =>
  password === '' && confirmation === '' ? null : confirmationProblem(password, confirmation);

/** Problem of a name that may be empty, null without one. */
export const nameProblem = (name: string): string | null =>
  name.trim().length > NAME_MAXIMUM ? accountTexts.tooLong(NAME_MAXIMUM) : null;

/** Most characters of a user name. */
const USERNAME_MAXIMUM = 100;
/** Most characters of a company, a role's title, a desk's name. */
export const TITLE_MAXIMUM = 200;

const LETTERS_AND_SPACES = /^[\p{L}\p{M} ]+$/u;
const USERNAME = /^[\p{L}\d_-]+$/u;

/** Problem of a text that may be empty, null without one. */
export const lengthProblem = (text: string, limit: number): string | null =>
  text.trim().length > limit ? accountTexts.tooLong(limit) : null;

/** Problem of a text that must be there, null without one. */
export const requiredProblem = (text: string, limit: number): string | null =>
  text.trim() === '' ? accountTexts.required : lengthProblem(text, limit);

/**
 * Problem of a user's first or last name, null without one. A user with a company is a company: its names are free.
 * Source: document 1, section 5.
 */
export function personNameProblem(name: string, company: string): string | null {
  if (company.trim() !== '') return nameProblem(name);
  const problem = requiredProblem(name, NAME_MAXIMUM);
  if (problem !== null) return problem;
  return LETTERS_AND_SPACES.test(name.trim()) ? null : accountTexts.personName;
}

/** Problem of a user name, null without one. Source: document 1, section 5. */
export function usernameProblem(username: string): string | null {
  const problem = requiredProblem(username, USERNAME_MAXIMUM);
  if (problem !== null) return problem;
  return USERNAME.test(username.trim()) ? null : accountTexts.username;
}

type Text = string | null | undefined;

/** Last name, then first name; the company of users who are one. Source: document 1, section 2.10. */
export const personOf = (user: {
  readonly first_name?: Text;
  readonly last_name?: Text;
  readonly company?: Text;
}): string =>
  [user.last_name, user.first_name].filter((part) => Boolean(part?.trim())).join(' ') || (user.company?.trim() ?? '');
