import type { CallFailure } from '../../contract/result';
import type { CurrentUser } from '../../contract/session';
import { sessionTexts } from '../../messages/screens/session';
import { STORAGE_KEYS } from './keys';
import type { SessionEnd, StoredSession, StoredUser, UserIdentity } from './types';

/** Milliseconds for which a user record may decide. Source: document 1, sections 4 and 9. */
export const SESSION_CACHE_MS = 20_000;

/** Path of the cookie. Source: document 1, section 9. */
export const COOKIE_PATH = '/';

/** Seconds to wait when a throttled sign-in does not say how many, and the longest wait that is believed. */
const DEFAULT_WAIT_SECONDS = 5;
const LONGEST_WAIT_SECONDS = 3600;

/** The user record as local storage keeps it. `deadline` is epoch milliseconds. */
export const writeUser = (user: CurrentUser, deadline: number): string => JSON.stringify({ user, deadline });

/** No user record: it is fetched again. */
export const NO_USER: StoredUser = { user: null, deadline: null };

/** What local storage contains, read by key; `userOf` reads the user record. Damaged entries count as missing. */
export function readStored(read: (key: string) => string | null, userOf: (raw: string) => StoredUser): StoredSession {
  const token = read(STORAGE_KEYS.token);
  const user = read(STORAGE_KEYS.user);
  return {
    version: read(STORAGE_KEYS.version),
    token: token === null || token.trim() === '' ? null : token,
    ...(user === null ? NO_USER : userOf(user)),
  };
}

/**
 * Milliseconds for which a record with this deadline stays fresh at this moment (both epoch milliseconds); 0 when it is
 * not. A deadline further away than the cache lasts was written by another clock and counts for nothing.
 */
export function freshFor(deadline: number | null, at: number): number {
  if (deadline === null) return 0;
  const left = deadline - at;
  return left > 0 && left <= SESSION_CACHE_MS ? left : 0;
}

/** Why a session ended whose user record could not be read. */
export function endOfFailure(failure: CallFailure): SessionEnd {
  if (failure.kind === 'unauthenticated') return 'expired';
  return failure.kind === 'forbidden' ? 'forbidden' : 'refreshFailed';
}

/** Problem of the username field, null when it is filled. Source: document 1, section 5. */
export const usernameProblem = (username: string): string | null =>
  username.trim() === '' ? sessionTexts.usernameRequired : null;

/** Whole seconds to wait after a throttled sign-in; 0 for any other failure. */
export function waitSeconds(failure: CallFailure | null): number {
  if (failure?.kind !== 'throttled') return 0;
  const requested = Math.ceil(failure.retryAfter ?? DEFAULT_WAIT_SECONDS);
  return Math.min(Math.max(requested, 1), LONGEST_WAIT_SECONDS);
}

/**
 * What the refusal of a sign-in (409) carries when its password was made for the user and must be changed first: the code
 * for POST password/reset/{code}; null for any other. Ours, beyond the spec.
 */
export function newPasswordCode({ details }: CallFailure): string | null {
  if (typeof details !== 'object' || details === null || !('password_reset_code' in details)) return null;
  const { password_reset_code: code } = details;
  return typeof code === 'string' && /^[\w-]{1,500}$/.test(code) ? code : null;
}

export const identityOf = ({ id, username }: CurrentUser): UserIdentity => ({ id, username });

/** 'Nome Cognome', or the username without either. Source: document 1, section 2.3. */
export function displayName(user: CurrentUser): string {
  const name = [user.first_name, user.last_name].filter((part) => part !== null && part !== undefined && part !== '');
  return name.length > 0 ? name.join(' ') : user.username;
}

/**
 * Whether a call that was refused with this token (undefined: not known) says something about the present session. A
 * call sent before the present sign-in may be answered after it; such an answer ends nothing.
 */
export const concerns = (present: string | null, refused: string | undefined): boolean =>
  refused === undefined || refused === present;

/** Why a session ended that the server no longer accepts. */
export const endOfLoss = (reason: 'unauthenticated' | 'forbidden'): SessionEnd =>
  reason === 'forbidden' ? 'forbidden' : 'expired';
