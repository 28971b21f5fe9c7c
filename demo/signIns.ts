import { passwordMatches } from '../server/auth/passwords';
import type { Queryable } from '../server/db/types';
import type { DemoUserSignIn } from '../src/contract/config';
import { DEMO_ROLES, DEMO_USERS, type DemoUser } from './users';

/** Whether a stored hash is the one of a demo user's public password: needed at every start of the client, hashed once. */
const known = new Map<string, Promise<boolean>>();

function opens(hash: string, password: string): Promise<boolean> {
  const found = known.get(hash) ?? passwordMatches(hash, password);
  known.set(hash, found);
  return found;
}

/** The demo users that can sign in with their public password right now. */
export async function openDemoUsers(db: Queryable): Promise<DemoUser[]> {
  const { rows } = await db.query<{ username: string; password_hash: string }>(
    'select username, password_hash from users where username = any($1) and active',
    [DEMO_USERS.map(({ username }) => username)],
  );
  const hashes = new Map(rows.map(({ username, password_hash }) => [username, password_hash]));
  const open = await Promise.all(
    DEMO_USERS.map(async ({ username, password }) => {
      const hash = hashes.get(username);
      return hash !== undefined && opens(hash, password);
    }),
  );
  return DEMO_USERS.filter((_user, index) => open[index]);
}

/** The same as the sign-in page offers them. */
export async function demoSignIns(db: Queryable): Promise<DemoUserSignIn[]> {
  const titles = new Map(DEMO_ROLES.map(({ name, title }) => [name, title]));
  return (await openDemoUsers(db)).map(({ username, password, role }) => ({
    username,
    password,
    role: titles.get(role) ?? role,
  }));
}
