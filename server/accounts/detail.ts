import { profileTexts } from '../../src/messages/accounts';
import { refusals } from '../../src/messages/server';
import type { RequestUser } from '../auth/context';
import type { Queryable } from '../db/types';
import { HttpError } from '../http/errors';

/** A user as GET user/{id} answers it. Source: contract, 'Session and accounts'. */
export interface StoredUser {
  readonly id: number;
  readonly username: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly company: string;
  readonly active: 0 | 1;
  readonly redazione: number;
  readonly roles: Record<string, unknown>;
  readonly destinations: Record<string, unknown>;
  readonly updated_at: string;
}

const DETAIL = `
  select u.id, u.username, u.first_name, u.last_name, u.email, u.company, u.active::int as active,
         u.desk_id as redazione, json_build_object(r.name, r.title) as roles, '{}'::json as destinations, u.updated_at
    from users u join roles r on r.id = u.role_id where u.id = $1`;

/** A user by id; refuses with 404 an unknown one. */
export async function storedUser(db: Queryable, id: number): Promise<StoredUser> {
  const { rows } = await db.query<StoredUser>({ name: 'user-detail', text: DETAIL, values: [id] });
  const row = rows[0];
  if (row === undefined) throw new HttpError(404, profileTexts.server.notFound);
  return row;
}

/** A user as this caller may see them: everybody sees themselves, who holds user-view sees all. Refuses with 403. */
export async function visibleUser(db: Queryable, id: number, caller: RequestUser): Promise<StoredUser> {
  if (id !== caller.id && !caller.may('user-view')) throw new HttpError(403, refusals.forbidden(['user-view']));
  return storedUser(db, id);
}
