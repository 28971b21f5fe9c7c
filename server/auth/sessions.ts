import { createHash, randomBytes } from 'node:crypto';
import type { Queryable } from '../db/types';
import type { Services } from '../services';
import { type RequestUser, requestUser } from './context';

const HOUR = 3_600_000;
/** A session lives this long after the last call, in milliseconds. */
export const SESSION_LIFETIME = 12 * HOUR;
/** How stale the stored expiry may become before a call renews it, in milliseconds: one write in five minutes is enough. */
const RENEWAL_PAUSE = 5 * 60_000;

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

const tokenOf = (authorization: string | undefined): string | null =>
  /^Bearer ([A-Za-z0-9_-]{43})$/i.exec(authorization ?? '')?.[1] ?? null;

interface SessionRow {
  id: number;
  username: string;
  first_name: string;
  last_name: string;
  email: string;
  desk_id: number;
  role: string;
  role_title: string;
  abilities: string | null;
  expires_at: string;
}

const SESSION = `
  select u.id, u.username, u.first_name, u.last_name, u.email, u.desk_id, r.name as role, r.title as role_title,
         s.expires_at,
         (select string_agg(a.ability, chr(10)) from role_abilities a where a.role_id = u.role_id) as abilities
    from sessions s
    join users u on u.id = s.user_id and u.active
    join roles r on r.id = u.role_id
   where s.token_hash = $1 and s.expires_at > $2`;

async function renew(db: Queryable, hash: Buffer, now: Date): Promise<void> {
  await db.query({
    name: 'session-renew',
    text: 'update sessions set expires_at = $2 where token_hash = $1',
    values: [hash, new Date(now.getTime() + SESSION_LIFETIME)],
  });
}

/**
 * The user of the token of an Authorization header, with role and abilities as the database has them now; null without
 * a live session of an active user. Keeps the session alive.
 */
export async function sessionUser(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  authorization: string | undefined,
): Promise<RequestUser | null> {
  const token = tokenOf(authorization);
  if (token === null) return null;
  const now = clock();
  const hash = hashOf(token);
  const { rows } = await db.query<SessionRow>({ name: 'session', text: SESSION, values: [hash, now] });
  const row = rows[0];
  if (row === undefined) return null;
  if (Date.parse(row.expires_at) < now.getTime() + SESSION_LIFETIME - RENEWAL_PAUSE) await renew(db, hash, now);
  return requestUser({
    id: row.id,
    username: row.username,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    role: row.role,
    roleTitle: row.role_title,
    abilities: new Set(row.abilities === null ? [] : row.abilities.split('\n')),
    deskId: row.desk_id,
  });
}

/** Opens a session and sweeps the expired ones. Gives the token, of which the database keeps the SHA-256 only. */
export async function openSession(db: Queryable, userId: number, now: Date): Promise<string> {
  await db.query('delete from sessions where expires_at <= $1', [now]);
  const token = randomBytes(32).toString('base64url');
  await db.query('insert into sessions (token_hash, user_id, created_at, expires_at) values ($1, $2, $3, $4)', [
    hashOf(token),
    userId,
    now,
    new Date(now.getTime() + SESSION_LIFETIME),
  ]);
  return token;
}

/** Ends the session of an Authorization header's token; a dead token is no error. */
export async function closeSession(db: Queryable, authorization: string | undefined): Promise<void> {
  const token = tokenOf(authorization);
  if (token !== null) await db.query('delete from sessions where token_hash = $1', [hashOf(token)]);
}

/** Ends every session of a user, but the one of this Authorization header if there is one. */
export async function closeSessionsOf(db: Queryable, userId: number, keep?: string): Promise<void> {
  const token = tokenOf(keep);
  await db.query('delete from sessions where user_id = $1 and ($2::bytea is null or token_hash <> $2)', [
    userId,
    token === null ? null : hashOf(token),
  ]);
}
