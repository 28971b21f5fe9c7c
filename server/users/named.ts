import type { Queryable } from '../db/types';

/** Users named in a refusal's data, and in its text. */
const LISTED = 50;
const NAMED = 5;

/** Names of the first users that block something. */
export interface NamedUsers {
  readonly total: number;
  readonly users: readonly { id: number; username: string; name: string; active: boolean }[];
  /** Names for a sentence, fewer still. */
  readonly names: readonly string[];
}

/** How a user is called, in SQL over `users u`: first and last name, else the company, else the user name. */
export const SHOWN_NAME = `coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), nullif(u.company, ''), u.username)`;

/** The users of a role or desk, by name. */
export async function usersOf(db: Queryable, column: 'role_id' | 'desk_id', id: number): Promise<NamedUsers> {
  const { rows } = await db.query<NamedUsers['users'][number] & { total: number }>(
    `select u.id, u.username, ${SHOWN_NAME} as name, u.active, count(*) over () as total
       from users u where u.${column} = $1 order by fold(${SHOWN_NAME}), u.id limit ${LISTED}`,
    [id],
  );
  const users = rows.map(({ total: _total, ...user }) => user);
  return { total: rows[0]?.total ?? 0, users, names: users.slice(0, NAMED).map(({ name }) => name) };
}
