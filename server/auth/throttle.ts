import { createHash } from 'node:crypto';
import type { Queryable } from '../db/types';
import { networkOf } from '../http/proxies';

/**
 * A user name or mail address as it is compared and counted, everywhere: the database's own lower case takes more letters
 * for the same than JavaScript's does, and a name that finds an account must be counted as that account's.
 */
export const foldName = (name: string): string => name.trim().toLowerCase();

/** How fast guessing is slowed down for one kind of key. */
interface Limit {
  /** Failures in a row after which waiting begins. */
  readonly failures: number;
  /** Seconds of the first wait; each further failure doubles it. */
  readonly firstWait: number;
}

/** One user name from one network. Source: design, section 7. */
const PER_ACCOUNT: Limit = { failures: 5, firstWait: 15 };
/** One user name from all networks where nobody has signed in with it yet. */
const PER_ACCOUNT_EVERYWHERE: Limit = { failures: 20, firstWait: 15 };
/** One network, whatever the names: looser, an office may share it. */
const PER_NETWORK: Limit = { failures: 50, firstWait: 15 };
/** Limit of mails to one address, whoever requests them. */
const PER_MAILBOX: Limit = { failures: 3, firstWait: 60 };
/** Recovery calls from one network. */
const RECOVERIES_PER_NETWORK: Limit = { failures: 30, firstWait: 15 };
/** Seconds of the longest wait. */
const LONGEST_WAIT = 900;
/** After this long without a failure counting starts again. */
const FORGOTTEN_AFTER = '1 day';
/** For this long after a sign-in its network is the account's own. */
const KNOWN_FOR = '90 days';

/** Hashed, because people type passwords into the wrong field. */
const keyOf = (kind: string, value: string): string =>
  `${kind}:${createHash('sha256').update(value).digest('base64url')}`;

const keysOf = (username: string, address: string) => {
  const [name, network] = [foldName(username), networkOf(address)];
  return {
    account: keyOf('account', `${name}\n${network}`),
    everywhere: keyOf('everywhere', name),
    network: keyOf('network', network),
    known: keyOf('known', `${name}\n${network}`),
  };
};

/** A key that need not wait is free since 'epoch', not since now: attempts side by side don't agree on the instant. */
const FREE_SINCE = "'epoch'::timestamptz";

/**
 * Counts the attempt as a failure before the password is looked at, so that attempts side by side can't all pass below
 * the limit. No row comes back while the key must wait. A wait longer than the longest was set by a clock that was wrong.
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
  where a.blocked_until <= $2 or a.blocked_until > $2 + $5 * interval '1 second'
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

/** Whether somebody signed in with this name on this network lately. */
async function isKnown(db: Queryable, key: string, now: Date): Promise<boolean> {
  const text = `select 1 from known_networks where key = $1 and last_used > $2::timestamptz - interval '${KNOWN_FOR}'`;
  return (await db.query({ name: 'network-known', text, values: [key, now] })).rowCount === 1;
}

/**
 * Whether a sign-in may be tried now; counts it as failed until `signInSucceeded` says otherwise. Who guesses from many
 * networks is slowed down too, but not the account's user on a network of theirs. Gives the seconds to wait, 0 for none.
 */
export async function reserveSignIn(db: Queryable, username: string, address: string, now: Date): Promise<number> {
  const keys = keysOf(username, address);
  const wait = await reserve(db, keys.account, PER_ACCOUNT, now);
  if (wait > 0) return wait;
  const everywhere = (await isKnown(db, keys.known, now))
    ? 0
    : await reserve(db, keys.everywhere, PER_ACCOUNT_EVERYWHERE, now);
  return everywhere > 0 ? everywhere : reserve(db, keys.network, PER_NETWORK, now);
}

/**
 * Whether a recovery mail may be requested now, and counts it; the same whether anybody has that address.
 * Gives the seconds to wait, 0 for none.
 */
export async function reserveRecovery(db: Queryable, email: string, address: string, now: Date): Promise<number> {
  const wait = await reserve(db, keyOf('mailbox', foldName(email)), PER_MAILBOX, now);
  return wait > 0 ? wait : reserve(db, keyOf('recovery', networkOf(address)), RECOVERIES_PER_NETWORK, now);
}

/** Lets a user whose password was just reset sign in at once, whatever went wrong before. */
export async function forgetFailures(db: Queryable, username: string, address: string): Promise<void> {
  const { account, everywhere } = keysOf(username, address);
  await db.query('delete from sign_in_attempts where key = any($1)', [[account, everywhere]]);
}

/**
 * Forgets the account's failures on this network and all that are too old to count, takes this attempt off what it was
 * counted to beside, and remembers the network as the account's.
 */
export async function signInSucceeded(db: Queryable, username: string, address: string, now: Date): Promise<void> {
  const keys = keysOf(username, address);
  await db.query(
    `delete from sign_in_attempts where key = $1 or last_failure < $2::timestamptz - interval '${FORGOTTEN_AFTER}'`,
    [keys.account, now],
  );
  const counted = (await isKnown(db, keys.known, now)) ? [keys.network] : [keys.network, keys.everywhere];
  await db.query(
    `update sign_in_attempts set failures = greatest(failures - 1, 0), blocked_until = ${FREE_SINCE}
      where key = any($1)`,
    [counted],
  );
  await db.query(`delete from known_networks where last_used < $1::timestamptz - interval '${KNOWN_FOR}'`, [now]);
  await db.query(
    `insert into known_networks (key, last_used) values ($1, $2)
     on conflict (key) do update set last_used = excluded.last_used`,
    [keys.known, now],
  );
}
