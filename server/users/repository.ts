import type { UserRow } from '../../src/contract/users';
import { containing } from '../db/like';
import type { Queryable } from '../db/types';
import { type Page, readOrder, readPage } from '../http/paging';

/** Most authors a look-up gives: past this many one types a filter. */
const MOST_AUTHORS = 500;

/** Name shown for a user: first and last name, else the company, else the user name. */
const SHOWN_NAME = `coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), nullif(u.company, ''), u.username)`;

/** Active users who can be an author, by name. `filter` narrows by a part of the name, accents folded. */
export async function findAuthors(db: Queryable, filter: string | undefined): Promise<{ id: number; name: string }[]> {
  const typed = filter?.trim().slice(0, 200) ?? '';
  const { rows } = await db.query<{ id: number; name: string }>(
    `select id, name from (select u.id, ${SHOWN_NAME} as name, u.username from users u where u.active) named
      where $1::text is null or fold(name) like fold($1) or fold(username) like fold($1)
      order by fold(name), id limit ${MOST_AUTHORS}`,
    [typed === '' ? null : containing(typed)],
  );
  return rows;
}

const ORDER: Readonly<Record<string, string>> = {
  id: 'u.id',
  username: 'fold(u.username)',
  first_name: 'fold(u.first_name)',
  last_name: 'fold(u.last_name)',
  email: 'fold(u.email)',
  company: 'fold(u.company)',
  redazione: 'fold(d.nome)',
  active: 'u.active',
};

export interface UserQuery {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
  readonly orderBy?: string | undefined;
  readonly keywords?: string | undefined;
}

/** A page of users with the total. `keywords` matches user name, names, email and company, accents folded. */
export async function listUsers(db: Queryable, query: UserQuery): Promise<Page & { rows: UserRow[]; total: number }> {
  const { page, limit } = readPage(query);
  const { field, descending } = readOrder(query.orderBy, Object.keys(ORDER), { field: 'id', descending: true });
  const direction = descending ? 'desc' : 'asc';
  const typed = query.keywords?.trim().slice(0, 200) ?? '';
  const pattern = typed === '' ? null : containing(typed);
  const from = `
    from users u join desks d on d.id = u.desk_id
   where $1::text is null
      or fold(concat_ws(' ', u.username, u.first_name, u.last_name, u.email, u.company)) like fold($1)`;
  const { rows } = await db.query<UserRow>(
    `select u.id, u.username, u.first_name, u.last_name, u.email, u.company, u.active::int as active,
            json_build_object('id', d.id, 'nome', d.nome) as redazione
     ${from} order by ${ORDER[field]} ${direction}, u.id ${direction} limit $2 offset $3`,
    [pattern, limit, (page - 1) * limit],
  );
  const counted = await db.query<{ total: number }>(`select count(*) as total ${from}`, [pattern]);
  return { rows, total: counted.rows[0]?.total ?? 0, page, limit };
}
