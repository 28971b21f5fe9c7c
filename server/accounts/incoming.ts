import type { UserBody } from '../../src/contract/users';
import { confirmationProblem, emailProblem, nameProblem } from '../../src/machines/accounts/rules';
import { accountTexts, profileTexts } from '../../src/messages/accounts';
import { valueProblems } from '../../src/messages/server';
import type { StoredUser } from './detail';
import { newPasswordProblem } from './newPassword';

/** What a profile shall be, checked. */
export interface Change {
  readonly username: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly company: string;
  readonly redazione: number;
  /** Null leaves it as it is. */
  readonly password: string | null;
}

const LONGEST_COMPANY = 200;

/** A text that was not sent stays as it is. */
const textOf = (sent: string | null | undefined, stored: string): string =>
  sent === undefined ? stored : (sent ?? '').trim();

const deskOf = (sent: UserBody['redazione'], stored: number): number =>
  sent === undefined || sent === null ? stored : typeof sent === 'number' ? sent : sent.id;

/** The change that a body asks for, nothing of it checked yet. */
export function changeOf(sent: UserBody, stored: StoredUser): Change {
  const password = sent.password ?? '';
  return {
    username: textOf(sent.username, stored.username),
    first_name: textOf(sent.first_name, stored.first_name),
    last_name: textOf(sent.last_name, stored.last_name),
    email: textOf(sent.email, stored.email),
    company: textOf(sent.company, stored.company),
    redazione: deskOf(sent.redazione, stored.redazione),
    password: password === '' ? null : password,
  };
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);

const sameKeys = (sent: UserBody['roles'], stored: StoredUser['roles']): boolean =>
  isEmpty(sent) || Object.keys(sent ?? {}).join() === Object.keys(stored).join();

const { server } = profileTexts;

/** Nobody gives themselves a role or shuts themselves out, whatever they may do to others. */
function fixedProblems(sent: UserBody, stored: StoredUser): Record<string, string | null> {
  const hasOtherRole = !isEmpty(sent.role) && !Object.hasOwn(stored.roles, sent.role ?? '');
  const isSwitchedOff = sent.active === false || sent.active === 0;
  return {
    id: sent.id === undefined || sent.id === null || sent.id === stored.id ? null : server.own,
    role: hasOtherRole ? server.role : null,
    roles: sameKeys(sent.roles, stored.roles) ? null : server.role,
    active: isSwitchedOff ? server.active : null,
    destination: isEmpty(sent.destination) ? null : server.administrated,
    destinations: isEmpty(sent.destinations) ? null : server.administrated,
    updated_at:
      typeof sent.updated_at === 'string' && Number.isNaN(Date.parse(sent.updated_at)) ? valueProblems.shape : null,
  };
}

function administratedProblems(change: Change, stored: StoredUser, mayAdministrate: boolean) {
  const fields = ['username', 'company', 'redazione'] as const;
  if (!mayAdministrate)
    return Object.fromEntries(
      fields.map((field) => [field, change[field] === stored[field] ? null : server.administrated]),
    );
  const isNewName = change.username !== stored.username;
  return {
    username: isNewName && !/^[\p{L}\d_-]{1,100}$/u.test(change.username) ? server.username : null,
    company: change.company.length > LONGEST_COMPANY ? accountTexts.tooLong(LONGEST_COMPANY) : null,
  };
}

/**
 * What is wrong with a change of one's own record: field → Italian text, empty for nothing. Takes the body, the change it
 * asks for, what is stored, and whether the caller holds user-edit. Source: document 1, sections 2.14 and 5.
 */
export async function changeProblems(
  sent: UserBody,
  change: Change,
  stored: StoredUser,
  mayAdministrate: boolean,
): Promise<Record<string, string>> {
  const { password } = change;
  const problems: Record<string, string | null> = {
    ...fixedProblems(sent, stored),
    ...administratedProblems(change, stored, mayAdministrate),
    first_name: nameProblem(change.first_name),
    last_name: nameProblem(change.last_name),
    email: emailProblem(change.email),
    password: password === null ? null : await newPasswordProblem(password, change),
    password_confirmation: confirmationProblem(password ?? '', sent.password_confirmation ?? ''),
  };
  return Object.fromEntries(Object.entries(problems).filter((entry): entry is [string, string] => entry[1] !== null));
}
