import { hash, verify } from '@node-rs/argon2';
import { normalPassword } from '../../src/content/text/people';

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

let nobody: Promise<string> | null = null;

/**
 * Whether a password is the one of a stored hash. Without a hash (nobody has that name) it takes the same time and
 * gives false, so that names can't be found out by the clock.
 */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  nobody ??= hashPassword('');
  for (const form of formsOf(password.slice(0, LONGEST_PASSWORD)))
    if (await verify(stored ?? (await nobody), form)) return stored !== null && password.length <= LONGEST_PASSWORD;
  return false;
}
