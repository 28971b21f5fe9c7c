import { hash, verify } from '@node-rs/argon2';

/** Argon2id (the library's default), 19 MiB, two passes, one lane. Source: design, section 7. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Greatest length that is looked at, in characters: nobody types more, and hashing it would cost the server. */
const LONGEST_PASSWORD = 1000;

/** The hash of a password, as it is stored. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

let nobody: Promise<string> | null = null;

/**
 * Whether a password is the one of a stored hash. Without a hash (nobody has that name) it takes the same time and
 * gives false, so that names can't be found out by the clock.
 */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  nobody ??= hashPassword('');
  const matches = await verify(stored ?? (await nobody), password.slice(0, LONGEST_PASSWORD));
  return matches && stored !== null && password.length <= LONGEST_PASSWORD;
}
