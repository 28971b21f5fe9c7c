import type { DemoUserSignIn } from '../../src/contract/config';
import type { Queryable } from '../db/types';
import { passwordMatches } from './passwords';

interface Account extends DemoUserSignIn {
  readonly hash: string;
}

const ACCOUNTS = `
  select u.username, u.public_password as password, r.title as role, u.password_hash as hash
    from users u join roles r on r.id = u.role_id
   where u.public_password is not null and u.active order by u.id`;

/** Whether a stored hash is that of a public password: needed at every start of the client, hashed once. */
const known = new Map<string, Promise<boolean>>();

function opens({ hash, password }: Account): Promise<boolean> {
  const found = known.get(hash) ?? passwordMatches(hash, password);
  known.set(hash, found);
  return found;
}

/** The active users whose public password still signs them in, with the title of their role. */
export async function publicSignIns(db: Queryable): Promise<DemoUserSignIn[]> {
  const { rows } = await db.query<Account>({ name: 'public-passwords', text: ACCOUNTS });
  const open = await Promise.all(rows.map(opens));
  return rows.filter((_row, index) => open[index]).map(({ hash: _, ...signIn }) => signIn);
}
