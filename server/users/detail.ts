import { INTERFACE_LANGUAGE } from '../../src/contract/languages';
import { profileTexts } from '../../src/messages/screens/accounts';
import { isPossibleId } from '../db/ids';
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
  readonly roles: Readonly<Record<string, unknown>>;
  readonly destinations: Readonly<Record<string, unknown>>;
  readonly updated_at: string;
}

const DETAIL = `
  select u.id, u.username, u.first_name, u.last_name, u.email, u.company, u.active::int as active,
         u.desk_id as redazione, json_build_object(r.name, r.title) as roles,
         (select coalesce(json_object_agg(d.category_id, coalesce(c.title, '')), '{}')
            from user_destinations d
            left join category_contents c on c.category_id = d.category_id and c.lang = '${INTERFACE_LANGUAGE}'
           where d.user_id = u.id) as destinations,
         u.updated_at
    from users u join roles r on r.id = u.role_id where u.id = $1`;

/** A user by id; refuses with 404 an unknown one. */
export async function storedUser(db: Queryable, id: number): Promise<StoredUser> {
  const { rows } = isPossibleId(id)
    ? await db.query<StoredUser>({ name: 'user-detail', text: DETAIL, values: [id] })
    : { rows: [] };
  const row = rows[0];
  if (row === undefined) throw new HttpError(404, profileTexts.server.notFound);
  return row;
}

/** A user by id, locked until the transaction ends; refuses with 404 an unknown one. */
export async function lockedUser(tx: Queryable, id: number): Promise<StoredUser> {
  if (isPossibleId(id)) await tx.query('select 1 from users where id = $1 for no key update', [id]);
  return storedUser(tx, id);
}

/** Name of a stored user's role. */
export const roleNameOf = ({ roles }: StoredUser): string => Object.keys(roles)[0] ?? '';

/** Ids of a stored user's destinations, ascending. */
export const destinationIdsOf = ({ destinations }: StoredUser): number[] => Object.keys(destinations).map(Number);

/** Name shown for a user: first and last name, else the company, else the user name. */
export const shownName = (user: Pick<StoredUser, 'username' | 'first_name' | 'last_name' | 'company'>): string =>
  `${user.first_name} ${user.last_name}`.trim() || user.company || user.username;
