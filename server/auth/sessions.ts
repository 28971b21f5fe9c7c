import { createHash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { remembered } from '../../src/content/field/remembered';
import type { Db, Queryable } from '../db/types';
import { type RequestUser, requestUser } from '../http/caller';
import { isDiskFull } from '../http/errors';
import type { Services } from '../services';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** A session lives this long after the last call, in milliseconds. */
const SESSION_LIFETIME = 12 * HOUR;
/** How far the stored last use may fall behind before a call renews it, in milliseconds: reading is not to cost a write each time. */
const RENEWAL_PAUSE = MINUTE;
/** Resolved sessions that a process keeps. */
const KEPT = 5000;
/** Greatest length of a User-Agent that is kept, in characters. */
const LONGEST_USER_AGENT = 400;

/** A caller as sessions know one: header, address and browser. */
export type SessionCaller = Pick<FastifyRequest, 'headers' | 'ip' | 'socket'>;

/** The sign-in from which on a session may live; an older one is over, however much it was used. */
export const earliestSignIn = ({ clock, sessionDays }: Pick<Services, 'clock' | 'sessionDays'>): Date =>
  new Date(clock().getTime() - sessionDays * DAY);

type SessionServices = Pick<Services, 'db' | 'clock' | 'sessionDays'>;

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
  created_at: string;
  last_used_at: string;
  expires_at: string;
}

const SESSION = `
  select u.id, u.username, u.first_name, u.last_name, u.email, u.desk_id, r.name as role, r.title as role_title,
         s.created_at, s.last_used_at, s.expires_at,
         (select string_agg(a.ability, chr(10)) from role_abilities a where a.role_id = u.role_id) as abilities
    from sessions s
    join users u on u.id = s.user_id and u.active
    join roles r on r.id = u.role_id
   where s.token_hash = $1 and s.expires_at > $2 and s.created_at > $3`;

/** On a full disk a session is used without being renewed: who signed in can still read, and make room. */
async function renew(db: Queryable, hash: Buffer, address: string, now: Date): Promise<void> {
  const text = 'update sessions set last_used_at = $2, expires_at = $3, address = $4 where token_hash = $1';
  const values = [hash, now, new Date(now.getTime() + SESSION_LIFETIME), address];
  await db.query({ name: 'session-renew', text, values }).catch((error: Error) => {
    if (!isDiskFull(error)) throw error;
  });
}

/** A live session with its user, as they were under a version of the database. Times in milliseconds. */
interface Resolved {
  /** The version of who may do what that it was resolved under. */
  readonly access: number;
  readonly user: RequestUser;
  readonly createdAt: number;
  readonly lastUsedAt: number;
  readonly expiresAt: number;
}

/** Sessions that this process has resolved, by token hash. That there is none is never kept. */
const resolvedIn = remembered((_: Db) => new LRUCache<string, Resolved>({ max: KEPT }));

/** The session of a hash as it was resolved; undefined where a version, or time, has passed since. */
function keptSession({ db, clock, sessionDays }: SessionServices, key: string, access: number): Resolved | undefined {
  const kept = resolvedIn(db).get(key);
  if (kept === undefined || kept.access !== access) return undefined;
  const earliest = earliestSignIn({ clock, sessionDays }).getTime();
  return kept.expiresAt > clock().getTime() && kept.createdAt > earliest ? kept : undefined;
}

/** The session of a hash as the database has it now; null without a live one of an active user. */
async function resolve(services: SessionServices, hash: Buffer, access: number): Promise<Resolved | null> {
  const values = [hash, services.clock(), earliestSignIn(services)];
  const { rows } = await services.db.query<SessionRow>({ name: 'session', text: SESSION, values });
  const row = rows[0];
  if (row === undefined) return null;
  const user = requestUser({
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
  return {
    access,
    user,
    createdAt: Date.parse(row.created_at),
    lastUsedAt: Date.parse(row.last_used_at),
    expiresAt: Date.parse(row.expires_at),
  };
}

/**
 * The user of a caller's token, with role and abilities as the database has them now, or had them until a moment ago
 * where another process changed them; null without a live session of an active user. Keeps the session alive, though not
 * past the days that a session may last.
 */
export async function sessionUser(
  services: SessionServices,
  { headers, ip }: SessionCaller,
): Promise<RequestUser | null> {
  const hash = tokenHash(headers.authorization);
  if (hash === null) return null;
  const { db, clock } = services;
  const access = await db.access();
  const key = hash.toString('base64');
  const kept = keptSession(services, key, access);
  const session = kept ?? (await resolve(services, hash, access));
  if (session === null) return null;
  const now = clock();
  if (session.lastUsedAt <= now.getTime() - RENEWAL_PAUSE) {
    resolvedIn(db).delete(key);
    await renew(db, hash, ip, now);
  } else if (kept === undefined) resolvedIn(db).set(key, session);
  return session.user;
}

/**
 * Opens a session, notes the sign-in at its user, and removes expired ones. Returns the token; the database keeps
 * its SHA-256 only.
 */
export async function openSession(
  tx: Queryable,
  services: Pick<Services, 'clock' | 'sessionDays'>,
  userId: number,
  { headers, ip }: SessionCaller,
): Promise<string> {
  const now = services.clock();
  await tx.query('delete from sessions where expires_at <= $1 or created_at <= $2', [now, earliestSignIn(services)]);
  await tx.query('update users set last_sign_in_at = $2 where id = $1', [userId, now]);
  const { token, hash } = newToken();
  await tx.query(
    `insert into sessions (token_hash, user_id, created_at, last_used_at, expires_at, user_agent, address)
     values ($1, $2, $3, $3, $4, $5, $6)`,
    [
      hash,
      userId,
      now,
      new Date(now.getTime() + SESSION_LIFETIME),
      (headers['user-agent'] ?? '').slice(0, LONGEST_USER_AGENT),
      ip,
    ],
  );
  return token;
}

/** Ends the session of an Authorization header's token; a dead token is no error. */
export async function closeSession(db: Queryable, authorization: string | undefined): Promise<void> {
  await db.query('delete from sessions where token_hash = $1', [tokenHash(authorization)]);
}

/** Ends every session of a user, but the one of this Authorization header if there is one. Gives how many they were. */
export async function closeSessionsOf(db: Queryable, userId: number, keep?: string): Promise<number> {
  const { rowCount } = await db.query(
    'delete from sessions where user_id = $1 and ($2::bytea is null or token_hash <> $2)',
    [userId, tokenHash(keep)],
  );
  return rowCount ?? 0;
}

/** The token of an Authorization header; null without one that could be ours. */
const tokenOf = (authorization: string | undefined): string | null =>
  /^Bearer ([A-Za-z0-9_-]{43})$/i.exec(authorization ?? '')?.[1] ?? null;

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** SHA-256 of an Authorization header's token, which is all that the database knows of it; null without a token. */
export function tokenHash(authorization: string | undefined): Buffer | null {
  const token = tokenOf(authorization);
  return token === null ? null : hashOf(token);
}

/** A new token with its hash. */
function newToken(): { readonly token: string; readonly hash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashOf(token) };
}
