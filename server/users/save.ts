import type { FastifyRequest } from 'fastify';
import { passwordProblem } from '../../src/content/text/people';
import type { UserBody } from '../../src/contract/users';
import { profileTexts } from '../../src/messages/screens/accounts';
import { userServerTexts } from '../../src/messages/server/administration';
import { recordAct } from '../audit/record';
import { afterPasswordChange, forgetCodes, notifyByMail } from '../auth/passwordChange';
import { hashPassword } from '../auth/passwords';
import { closeSessionsOf } from '../auth/sessions';
import type { Queryable } from '../db/types';
import type { RequestUser } from '../http/caller';
import { refuseProblems } from '../http/fields';
import { idempotencyKey, once } from '../http/idempotency';
import { assertCurrentRecord } from '../http/versions';
import type { SignedInCall } from '../services';
import { lockedUser, roleNameOf, type StoredUser, shownName } from './detail';
import { changedFields, changeOf, type UserChange } from './incoming';
import { loggedChanges } from './loggedChanges';
import { administrationProblems, profileProblems } from './problems';
import { assertAdministratorStays, assertCovered, lockAdministration } from './rank';
import { asRefusal, insertUser, updateUserRow } from './rows';

/** One call on users. */
export interface UserCall extends SignedInCall {
  readonly request: FastifyRequest;
}

/** Hashing takes long: it is done before a transaction locks anything. Null where there is nothing to hash. */
async function hashOf({ password }: UserBody): Promise<string | null> {
  const isUsable = typeof password === 'string' && passwordProblem(password) === null;
  return isUsable ? hashPassword(password) : null;
}

async function transaction<T>({ services }: UserCall, work: (tx: Queryable) => Promise<T>): Promise<T> {
  try {
    return await services.db.transaction(work);
  } catch (error) {
    throw asRefusal(error);
  }
}

/**
 * Creates a user. Refuses with 422, by field, what can't be; the same Idempotency-Key creates once. Gives the id.
 * Source: contract, POST user.
 */
export async function createUser(call: UserCall, sent: UserBody): Promise<{ id: number; message: string }> {
  const { services, user, request } = call;
  const hash = await hashOf(sent);
  const now = services.clock();
  const attempt = { userId: user.id, area: 'user', key: idempotencyKey(request) };
  return transaction(call, (tx) =>
    once(tx, attempt, async () => {
      const change = changeOf(sent, null);
      refuseProblems(await administrationProblems(tx, { sent, change, stored: null }, user));
      const id = await insertUser(tx, { change, hash, editorId: user.id, now });
      const details = { username: change.username, role: change.role };
      await recordAct(tx, { actor: user, action: 'create', entity: 'user', id, now, details });
      return { id, message: userServerTexts.created };
    }),
  );
}

/** What follows from a change for the user's sessions and codes. `keep` is the caller's own session. */
async function endWhatMustEnd(
  tx: Queryable,
  stored: StoredUser,
  change: UserChange,
  keep: string | undefined,
): Promise<void> {
  if (change.password !== null) await afterPasswordChange(tx, stored.id, keep);
  // A code mailed to the former address must not open the account any more.
  if (change.email !== stored.email || change.active === false) await forgetCodes(tx, stored.id);
  if (change.active === false) await closeSessionsOf(tx, stored.id);
}

function notifyUser({ services, request }: UserCall, stored: StoredUser, change: UserChange): void {
  const person = { username: change.username, firstName: change.first_name };
  if (change.email !== stored.email) notifyByMail(services, request, 'moved', { ...person, email: stored.email });
  if (change.password !== null) notifyByMail(services, request, 'changed', { ...person, email: change.email });
}

/** Refuses what the caller may not do to somebody else. */
async function assertMayAdministrate(
  tx: Queryable,
  stored: StoredUser,
  change: UserChange,
  caller: RequestUser,
): Promise<void> {
  const name = shownName(stored);
  await assertCovered(tx, caller, { role: roleNameOf(stored), name });
  if (change.role !== roleNameOf(stored) || change.active === false)
    await assertAdministratorStays(tx, [stored.id], name);
}

/** The change that a body describes, checked; null where it changes nothing. */
async function checkedChange(
  tx: Queryable,
  stored: StoredUser,
  sent: UserBody,
  caller: RequestUser,
): Promise<UserChange | null> {
  const change = changeOf(sent, stored);
  const isOwn = stored.id === caller.id;
  const { conflict } = isOwn ? profileTexts.server : userServerTexts;
  const version = { table: 'users', id: stored.id, stored: stored.updated_at, message: conflict } as const;
  await assertCurrentRecord(tx, { ...version, sent: sent.updated_at });
  const problems = isOwn ? profileProblems : administrationProblems;
  refuseProblems(await problems(tx, { sent, change, stored }, caller));
  if (!isOwn) await assertMayAdministrate(tx, stored, change, caller);
  return changedFields(change, stored).length === 0 ? null : change;
}

/**
 * Changes a user: one's own record as the profile allows, somebody else's with user-edit. Refuses with 422 by field what can't be, with 409 an outdated version, a user who may more than the caller, and
 * taking the last administrator away. A new password ends the user's other sessions, being switched off all of them.
 * Source: document 1, sections 2.11, 2.14 and 5; contract, PUT user/{id}.
 */
export async function updateUser(call: UserCall, id: number, sent: UserBody): Promise<void> {
  const { services, user, request } = call;
  const isOwn = id === user.id;
  const hash = await hashOf(sent);
  const now = services.clock();
  const written = await transaction(call, async (tx) => {
    if (!isOwn) await lockAdministration(tx);
    const stored = await lockedUser(tx, id);
    const change = await checkedChange(tx, stored, sent, user);
    if (change === null) return null;
    await updateUserRow(tx, id, { change, hash, editorId: user.id, now });
    await endWhatMustEnd(tx, stored, change, isOwn ? request.headers.authorization : undefined);
    const details = await loggedChanges(tx, change, stored);
    await recordAct(tx, { actor: user, action: 'update', entity: 'user', id, now, details });
    return { stored, change };
  });
  if (written !== null) notifyUser(call, written.stored, written.change);
}
