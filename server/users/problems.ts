import {
  changedConfirmationProblem,
  confirmationProblem,
  emailProblem,
  lengthProblem,
  nameProblem,
  passwordProblem,
  personNameProblem,
  TITLE_MAXIMUM,
  usernameProblem,
} from '../../src/content/text/people';
import { type UserBody, userBodySchema } from '../../src/contract/users';
import { accountTexts, profileTexts } from '../../src/messages/screens/accounts';
import { userServerTexts } from '../../src/messages/server/administration';
import { valueProblemTexts } from '../../src/messages/server/refusals';
import { newPasswordProblem } from '../auth/passwords';
import { isPossibleId } from '../db/ids';
import type { Queryable } from '../db/types';
import type { RequestUser } from '../http/caller';
import { type FieldTexts, unknownFields, versionProblem } from '../http/fields';
import { destinationIdsOf, roleNameOf, type StoredUser } from './detail';
import { isEmpty, type UserChange } from './incoming';
import { covers, roleByName } from './rank';

const own = profileTexts.server;

/** A body, the record it describes, and the one that is stored; null for a new one. */
export interface Proposal {
  readonly sent: UserBody;
  readonly change: UserChange;
  readonly stored: StoredUser | null;
}

/** Group of the categories that are destinations. Source: document 1, section 3; glossary, 'category group'. */
const DESTINATION_GROUP = 2;

/** Keys that clients send back as they got them, beside those of the schema. */
const TOLERATED = [...Object.keys(userBodySchema.shape), 'created_at', 'lang', 'abilities'];

/** Abilities are the role's: a record that names others would get rights it must not have. */
function abilitiesProblem(sent: UserBody, caller: RequestUser): string | null {
  const { abilities } = sent;
  if (isEmpty(abilities)) return null;
  const named = Array.isArray(abilities) ? abilities.map(String) : Object.keys(abilities as object);
  return named.every((ability) => caller.abilities.has(ability)) ? null : own.role;
}

async function passwordProblems({ sent, change, stored }: Proposal): Promise<FieldTexts> {
  const { password } = change;
  const repeated = stored === null ? confirmationProblem : changedConfirmationProblem;
  return {
    password:
      password === null ? (stored === null ? passwordProblem('') : null) : await newPasswordProblem(password, change),
    password_confirmation: repeated(password ?? '', sent.password_confirmation ?? ''),
  };
}

/** Names are judged where they change: one that is stored already blocks nobody. */
function nameProblems({ change, stored }: Proposal): FieldTexts {
  const judge = (field: 'first_name' | 'last_name') =>
    stored !== null && change[field] === stored[field] && change.company === stored.company
      ? null
      : personNameProblem(change[field], change.company);
  return { first_name: judge('first_name'), last_name: judge('last_name') };
}

function accessProblems({ sent, change, stored }: Proposal): FieldTexts {
  return {
    id: stored === null || isEmpty(sent.id) || sent.id === stored.id ? null : userServerTexts.id,
    username: change.username === stored?.username ? null : usernameProblem(change.username),
    company: lengthProblem(change.company, TITLE_MAXIMUM),
    email: emailProblem(change.email),
    redazione: deskProblem(change.redazione),
    active: change.active === null ? accountTexts.required : null,
    updated_at: versionProblem(sent.updated_at),
    ...unknownFields(sent, TOLERATED),
  };
}

const deskProblem = (id: number | null): string | null => {
  if (id === null) return accountTexts.required;
  return isPossibleId(id) ? null : own.desk;
};

async function roleProblem(tx: Queryable, { change, stored }: Proposal, caller: RequestUser): Promise<string | null> {
  if (change.role === '') return accountTexts.required;
  if (stored !== null && change.role === roleNameOf(stored)) return null;
  const role = await roleByName(tx, change.role);
  if (role === null) return userServerTexts.role;
  return covers(caller, role) ? null : userServerTexts.roleBeyond;
}

async function destinationsProblem(tx: Queryable, { change, stored }: Proposal): Promise<string | null> {
  if (change.destinations === null) return valueProblemTexts.shape;
  const known = stored === null ? [] : destinationIdsOf(stored);
  const added = change.destinations.filter((id) => !known.includes(id));
  if (added.length === 0) return null;
  const { rows } = await tx.query<{ id: number }>(
    'select id from categories where id = any($1::integer[]) and main = $2',
    [added.filter(isPossibleId), DESTINATION_GROUP],
  );
  const unknown = added.filter((id) => !rows.some((row) => row.id === id));
  return unknown.length === 0 ? null : userServerTexts.destination(unknown);
}

/**
 * What is wrong with a user that an administrator creates or changes: field → Italian text. Source: document 1,
 * section 5; the issue on users, 'Bad input'.
 */
export async function administrationProblems(tx: Queryable, one: Proposal, caller: RequestUser): Promise<FieldTexts> {
  return {
    ...nameProblems(one),
    ...accessProblems(one),
    ...(await passwordProblems(one)),
    abilities: abilitiesProblem(one.sent, caller),
    role: await roleProblem(tx, one, caller),
    destination: await destinationsProblem(tx, one),
  };
}

/** Who does not administer users leaves these as they are. */
function administratedProblems({ sent, change, stored }: Proposal): FieldTexts {
  const fields = ['username', 'company', 'redazione'] as const;
  const isOther = (field: (typeof fields)[number]) => change[field] !== stored?.[field];
  const destinations = stored === null ? '' : destinationIdsOf(stored).join();
  const keepsDestinations =
    (isEmpty(sent.destination) && isEmpty(sent.destinations)) || change.destinations?.join() === destinations;
  return {
    ...Object.fromEntries(fields.map((field) => [field, isOther(field) ? own.administrated : null])),
    destination: keepsDestinations ? null : own.administrated,
  };
}

/**
 * What is wrong with a change of the caller's own record: field → Italian text. Nobody gives themselves a role or shuts
 * themselves out, whatever they may do to others. Source: document 1, sections 2.14 and 5.
 */
export async function profileProblems(
  tx: Queryable,
  one: Proposal & { readonly stored: StoredUser },
  caller: RequestUser,
): Promise<FieldTexts> {
  const { sent, change, stored } = one;
  const mayAdministrate = caller.may('user-edit');
  const others = Object.keys(sent.roles ?? {}).filter((role) => role !== roleNameOf(stored));
  return {
    ...accessProblems(one),
    id: isEmpty(sent.id) || sent.id === stored.id ? null : own.own,
    first_name: nameProblem(change.first_name),
    last_name: nameProblem(change.last_name),
    ...(await passwordProblems(one)),
    abilities: abilitiesProblem(sent, caller),
    ...(mayAdministrate ? { destination: await destinationsProblem(tx, one) } : administratedProblems(one)),
    role: change.role === roleNameOf(stored) ? null : own.role,
    roles: others.length > 0 && !Array.isArray(sent.roles) ? own.role : null,
    active: change.active ? null : own.active,
  };
}
