import type { Queryable } from '../db/types';
import type { Rights } from '../http/caller';
import { SHOWN_NAME } from '../http/versions';

/** Users named in a refusal's data, and in its text. */
const LISTED = 50;
const NAMED = 5;

interface Named {
  readonly id: number;
  /** Absent for who is not told it. */
  readonly username?: string;
  readonly name: string;
  readonly active: boolean;
}

/** Names of the first users that block something. */
export interface NamedUsers {
  readonly total: number;
  readonly users: readonly Named[];
  /** Names for a sentence, fewer still. */
  readonly names: readonly string[];
}

/** Who sees users or desks is told under which names others sign in; everybody is told what they are called. */
const SEES_USERNAMES = ['user-view', 'user-edit', 'redazioni-view'];

/** A user as a refusal names them to its caller. */
export function namedTo<User extends Named>(caller: Rights, user: User): Omit<User, 'username'> & Named {
  const { username: _username, ...named } = user;
  return SEES_USERNAMES.some(caller.may) ? user : named;
}

/** The users of a role or desk, by name, as a caller is told of them. */
export async function usersOf(
  db: Queryable,
  { column, id, caller }: { readonly column: 'role_id' | 'desk_id'; readonly id: number; readonly caller: Rights },
): Promise<NamedUsers> {
  const { rows } = await db.query<Named & { total: number }>(
    `select u.id, u.username, ${SHOWN_NAME} as name, u.active, count(*) over () as total
       from users u where u.${column} = $1 order by fold(${SHOWN_NAME}), u.id limit ${LISTED}`,
    [id],
  );
  const users = rows.map(({ total: _total, ...user }) => namedTo(caller, user));
  return { total: rows[0]?.total ?? 0, users, names: users.slice(0, NAMED).map(({ name }) => name) };
}
