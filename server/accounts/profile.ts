import type { FastifyRequest } from 'fastify';
import { DatabaseError } from 'pg';
import type { UserBody } from '../../src/contract/users';
import { profileTexts } from '../../src/messages/accounts';
import { refusals } from '../../src/messages/server';
import type { RequestUser } from '../auth/context';
import { hashPassword } from '../auth/passwords';
import type { Queryable } from '../db/types';
import { HttpError } from '../http/errors';
import type { Services } from '../services';
import { auditAccount } from './audit';
import { type StoredUser, storedUser } from './detail';
import { type Change, changeOf, changeProblems } from './incoming';
import { afterPasswordChange, forgetCodes, tellByMail } from './password';

const { server } = profileTexts;

/** What a constraint of the table is about: its name → field and text. */
const CONSTRAINTS: Readonly<Record<string, readonly [field: string, problem: string]>> = {
  users_email_key: ['email', server.emailTaken],
  users_username_key: ['username', server.usernameTaken],
  users_desk_id_fkey: ['redazione', server.desk],
};

function asRefusal(error: unknown): unknown {
  const known = error instanceof DatabaseError ? CONSTRAINTS[error.constraint ?? ''] : undefined;
  return known === undefined ? error : new HttpError(422, refusals.invalid, { fields: { [known[0]]: known[1] } });
}

/** Names of what a change changes. */
function changedFields(change: Change, stored: StoredUser): string[] {
  const fields = ['username', 'first_name', 'last_name', 'email', 'company', 'redazione'] as const;
  const changed: string[] = fields.filter((field) => change[field] !== stored[field]);
  return change.password === null ? changed : [...changed, 'password'];
}

/** The new version is later than the old one, whatever the clock says; of a version newer than the caller's no row comes back. */
const UPDATE = `
  update users set username = $2, first_name = $3, last_name = $4, email = $5, company = $6, desk_id = $7,
         password_hash = coalesce($8, password_hash),
         updated_at = greatest($9::timestamptz, updated_at + interval '1 millisecond')
   where id = $1 and ($10::timestamptz is null or updated_at <= $10)`;

interface Write {
  readonly stored: StoredUser;
  readonly change: Change;
  readonly hash: string | null;
  /** Version that the caller saw; null where they did not say. */
  readonly seen: string | null;
  readonly now: Date;
}

async function conflict(tx: Queryable, id: number): Promise<HttpError> {
  const { updated_at } = await storedUser(tx, id);
  const { rows } = await tx.query<{ username: string }>(
    `select username from audit where entity = 'user' and entity_id = $1 order by id desc limit 1`,
    [id],
  );
  const data = { message: server.conflict, updated_at, updated_by: rows[0]?.username ?? null };
  return new HttpError(409, server.conflict, { data });
}

async function writeRow(tx: Queryable, { stored, change, hash, seen, now }: Write): Promise<void> {
  const { username, first_name, last_name, email, company, redazione } = change;
  const values = [stored.id, username, first_name, last_name, email, company, redazione, hash, now, seen];
  const { rowCount } = await tx.query(UPDATE, values);
  if (rowCount !== 1) throw await conflict(tx, stored.id);
}

async function write(services: Services, details: Write, changed: readonly string[], keep?: string): Promise<void> {
  const { stored, change, hash, now } = details;
  await services.db.transaction(async (tx) => {
    await writeRow(tx, details);
    if (hash !== null) await afterPasswordChange(tx, stored.id, keep);
    // A code mailed to the former address must not open the account any more.
    else if (change.email !== stored.email) await forgetCodes(tx, stored.id);
    await auditAccount(tx, { action: 'update', user: stored, now, changed });
  });
}

function tell(services: Services, request: FastifyRequest, stored: StoredUser, change: Change): void {
  const person = { username: change.username, firstName: change.first_name };
  if (change.email !== stored.email) tellByMail(services, request, 'moved', { ...person, email: stored.email });
  if (change.password !== null) tellByMail(services, request, 'changed', { ...person, email: change.email });
}

/**
 * Changes the caller's own record: names, address, password; user name, company and desk too for who holds user-edit.
 * Refuses with 403 another user's id, with 422 by field what can't be, with 409 a version that somebody replaced. A new
 * password ends the user's other sessions. Source: document 1, section 2.14; contract, PUT user/{id}.
 */
export async function updateProfile(
  services: Services,
  caller: RequestUser,
  id: number,
  sent: UserBody,
  request: FastifyRequest,
): Promise<void> {
  if (id !== caller.id) throw new HttpError(403, server.own);
  const stored = await storedUser(services.db, id);
  const change = changeOf(sent, stored);
  const fields = await changeProblems(sent, change, stored, caller.may('user-edit'));
  if (Object.keys(fields).length > 0) throw new HttpError(422, refusals.invalid, { fields });
  const changed = changedFields(change, stored);
  const seen = sent.updated_at ?? null;
  if (changed.length === 0 && (seen === null || Date.parse(seen) >= Date.parse(stored.updated_at))) return;
  const hash = change.password === null ? null : await hashPassword(change.password);
  const now = services.clock();
  try {
    await write(services, { stored, change, hash, seen, now }, changed, request.headers.authorization);
  } catch (error) {
    throw asRefusal(error);
  }
  tell(services, request, stored, change);
}
