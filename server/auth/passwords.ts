import { hash, verify } from '@node-rs/argon2';
import { normalPassword, passwordProblem } from '../../src/content/text/people';
import type { DemoUserSignIn } from '../../src/contract/config';
import { accountTexts } from '../../src/messages/screens/accounts';
import type { Queryable } from '../db/types';
import { SharedCache, sharedValue } from '../sharedCache';

/** Argon2id (the library's default), 19 MiB, two passes, one lane. Source: design, section 7. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Greatest length that is looked at, in characters: nobody types more, and hashing it would cost the server. */
const LONGEST_PASSWORD = 1000;

/** The hash of a password, as it is stored. */
export function hashPassword(password: string): Promise<string> {
  return hash(normalPassword(password), COST);
}

/** The forms in which a password may have been hashed: older hashes are of what the keyboard wrote. One, for plain letters. */
const formsOf = (password: string): readonly string[] => [
  ...new Set([normalPassword(password), password, password.normalize('NFC'), password.normalize('NFD')]),
];

/** A hash that no stored one is. */
const nobody = sharedValue(() => hashPassword(''));

/**
 * Whether a password is the one of a stored hash. Without a hash (nobody has that name) it takes the same time and
 * gives false, so that names can't be found out by the clock.
 */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  // Begun beside a known name too: the first unknown one would else take longer than those.
  const unknown = nobody.get();
  for (const form of formsOf(password.slice(0, LONGEST_PASSWORD)))
    if (await verify(stored ?? (await unknown), form)) return stored !== null && password.length <= LONGEST_PASSWORD;
  return false;
}

/** Read with the first password that somebody chooses. */
const commonPasswords = sharedValue(async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
});

/**
 * Why a password can't be chosen: too short, among the most used, or the user's own name or address; null when it can.
 * Source: document 1, section 5; design, section 7.
 */
export async function newPasswordProblem(
  password: string,
  { username, email }: { readonly username: string; readonly email: string },
): Promise<string | null> {
  const problem = passwordProblem(password);
  if (problem !== null) return problem;
  const typed = password.toLowerCase();
  if ([username, email].some((own) => own.toLowerCase() === typed)) return accountTexts.ownName;
  return (await commonPasswords.get()).has(typed) ? accountTexts.common : null;
}

/** Public passwords whose hashes a process knows: those of a demo's users, many times over. */
const PUBLIC = 100;

interface PublicAccount extends DemoUserSignIn {
  readonly hash: string;
}

const PUBLIC_ACCOUNTS = `
  select u.username, u.public_password as password, r.title as role, u.password_hash as hash
    from users u join roles r on r.id = u.role_id
   where u.public_password is not null and u.active order by u.id`;

/** Whether a stored hash is that of a public password: needed at every start of the client, hashed once. */
const knownPublic = new SharedCache<boolean>(PUBLIC);

const opens = ({ hash, password }: PublicAccount): Promise<boolean> =>
  knownPublic.get(`${hash} ${password}`, () => passwordMatches(hash, password));

/** The active users whose public password still signs them in, with the title of their role. */
export async function publicSignIns(db: Queryable): Promise<DemoUserSignIn[]> {
  const { rows } = await db.query<PublicAccount>({ name: 'public-passwords', text: PUBLIC_ACCOUNTS });
  const open = await Promise.all(rows.map(opens));
  return rows.filter((_row, index) => open[index]).map(({ hash: _, ...signIn }) => signIn);
}
