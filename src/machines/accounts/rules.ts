import { accountTexts } from '../../messages/accounts';

/** Fewest characters of a password. Source: document 1, section 9. */
export const PASSWORD_MINIMUM = 8;
/** Most characters of a password that the server looks at. */
export const PASSWORD_MAXIMUM = 1000;
/** Most characters of an address. Source: RFC 5321, section 4.5.3.1.3. */
export const EMAIL_MAXIMUM = 254;
/** Most characters of a first or last name. */
export const NAME_MAXIMUM = 100;

/** What browsers take as an address. Source: HTML, 'Valid e-mail address'. */
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** Problem of an address, blanks around it aside; null without one. Source: document 1, section 5. */
export function emailProblem(email: string): string | null {
  const address = email.trim();
  if (address === '') return accountTexts.required;
  if (address.length > EMAIL_MAXIMUM) return accountTexts.tooLong(EMAIL_MAXIMUM);
  return EMAIL.test(address) ? null : accountTexts.email;
}

/** Problem of a new password, null without one. Source: document 1, section 5. */
export function passwordProblem(password: string): string | null {
  if (password === '') return accountTexts.required;
  if (password.length < PASSWORD_MINIMUM) return accountTexts.passwordShort(PASSWORD_MINIMUM);
  return password.length > PASSWORD_MAXIMUM ? accountTexts.tooLong(PASSWORD_MAXIMUM) : null;
}

/** Problem of a password's repetition, null without one. Source: document 1, section 5. */
export function confirmationProblem(password: string, confirmation: string): string | null {
  if (confirmation === '' && password !== '') return accountTexts.required;
  return confirmation === password ? null : accountTexts.confirmation;
}

/** Problem of a name that may be empty, null without one. */
export const nameProblem = (name: string): string | null =>
  name.trim().length > NAME_MAXIMUM ? accountTexts.tooLong(NAME_MAXIMUM) : null;
