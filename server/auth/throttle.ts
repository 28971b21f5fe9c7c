import { createHash } from 'node:crypto';
import type { Queryable } from '../db/types';

/** How fast guessing is slowed down for one kind of key. */
interface Limit {
  /** Failures in a row after which waiting begins. */
  readonly failures: number;
  /** Seconds of the first wait; each further failure doubles it. */
  readonly firstWait: number;
}

/** One user name from one address. Source: design, section 7. */
const PER_ACCOUNT: Limit = { failures: 5, firstWait: 15 };
/** One address, whatever the names: looser, an office may share it. */
const PER_ADDRESS: Limit = { failures: 50, firstWait: 15 };
/** Limit of mails to one address, whoever requests them. */
const PER_MAILBOX: Limit = { failures: 3, firstWait: 60 };
/** Recovery calls from one address. */
const RECOVERIES_PER_ADDRESS: Limit = { failures: 30, firstWait: 15 };
/** Seconds of the longest wait. */
const LONGEST_WAIT = 900;
/** After this long without a failure counting starts again. */
const FORGOTTEN_AFTER = '1 day';

/** Hashed, because people type passwords into the wrong field. */
const keyOf = (kind: string, value: string): string =>
  `${kind}:${createHash('sha256').update(value).digest('base64url')}`;

const keysOf = (username: string, address: string) => ({
  account: keyOf('account', `${username.toLowerCase()}\n${address}`),
  address: keyOf('address', address),
});

/** A key that need not wait is free since 'epoch', not since now: attempts side by side don't agree on the instant. */
const FREE_SINCE = "'epoch'::timestamptz";

/**
 * Counts the attempt as a failure before the password is looked at, so that attempts side by side can't all pass below
 * the limit. No row comes back while the key must wait.
 */
const RESERVE = `
  insert into sign_in_attempts as a (key, failures, blocked_until, last_failure)
  values ($1, 1, ${FREE_SINCE}, $2)
  on conflict (key) do update set
    failures = case when a.last_failure < $2 - interval '${FORGOTTEN_AFTER}' then 1 else a.failures + 1 end,
    blocked_until = case
      when a.last_failure < $2 - interval '${FORGOTTEN_AFTER}' or a.failures + 1 < $3 then ${FREE_SINCE}
      else $2 + least($5, $4 * power(2, least(a.failures + 1 - $3, 30))) * interval '1 second' end,
    last_failure = $2
  where a.blocked_until <= $2
  returning 1`;

async function reserve(db: Queryable, key: string, limit: Limit, now: Date): Promise<number> {
  const values = [key, now, limit.failures, limit.firstWait, LONGEST_WAIT];
  const reserved = await db.query({ name: 'sign-in-reserve', text: RESERVE, values });
  if (reserved.rowCount === 1) return 0;
  const { rows } = await db.query<{ blocked_until: string }>(
    'select blocked_until from sign_in_attempts where key = $1',
    [key],
  );
  const until = rows[0] === undefined ? now.getTime() : Date.parse(rows[0].blocked_until);
  return Math.max(1, Math.ceil((until - now.getTime()) / 1000));
}

/**
 * Whether a sign-in may be tried now; counts it as failed until `signInSucceeded` says otherwise.
 * Gives the seconds to wait, 0 for none.
 */
export async function reserveSignIn(db: Queryable, username: string, address: string, now: Date): Promise<number> {
  const keys = keysOf(username, address);
  const wait = await reserve(db, keys.account, PER_ACCOUNT, now);
  return wait > 0 ? wait : reserve(db, keys.address, PER_ADDRESS, now);
}

/**
 * Whether a recovery mail may be requested now, and counts it; the same whether anybody has that address.
 * Gives the seconds to wait, 0 for none.
 */
export async function reserveRecovery(db: Queryable, email: string, address: string, now: Date): Promise<number> {
  const wait = await reserve(db, keyOf('mailbox', email.toLowerCase()), PER_MAILBOX, now);
  return wait > 0 ? wait : reserve(db, keyOf('recovery', address), RECOVERIES_PER_ADDRESS, now);
}

/** Lets a user whose password was just reset sign in at once, whatever went wrong before. */
export async function forgetFailures(db: Queryable, username: string, address: string): Promise<void> {
  await db.query('delete from sign_in_attempts where key = $1', [keysOf(username, address).account]);
}

/** Forgets the account's failures and all that are too old to count, and takes this attempt off its address. */
export async function signInSucceeded(db: Queryable, username: string, address: string, now: Date): Promise<void> {
  const keys = keysOf(username, address);
  await db.query(
    `delete from sign_in_attempts where key = $1 or last_failure < $2::timestamptz - interval '${FORGOTTEN_AFTER}'`,
    [keys.account, now],
  );
  await db.query(
    `update sign_in_attempts set failures = greatest(failures - 1, 0), blocked_until = ${FREE_SINCE} where key = $1`,
    [keys.address],
  );
}
