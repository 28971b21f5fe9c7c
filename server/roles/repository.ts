import type { RoleDetail, RoleRow } from '../../src/contract/roles';
import { roleServerTexts } from '../../src/messages/server/administration';
import { isPossibleId } from '../db/ids';
import { orderSql } from '../db/selectPage';
import type { Queryable } from '../db/types';
import { Values } from '../db/values';
import { HttpError } from '../http/errors';
import { readOrder } from '../http/paging';
import { containsWord, searchWords } from '../search/textSearch';

const COUNT = '(select count(*) from users u where u.role_id = r.id) as users_count';

const ORDER: Readonly<Record<string, string>> = {
  id: 'r.id',
  name: 'r.name',
  title: 'fold(r.title)',
  users_count: 'users_count',
};

export interface RoleQuery {
  readonly orderBy?: string | undefined;
  readonly keywords?: string | undefined;
}

/** Every role; those whose title or name contains each word of `keywords`, accents folded. */
export async function listRoles(db: Queryable, query: RoleQuery): Promise<RoleRow[]> {
  const { field, descending } = readOrder(query.orderBy, Object.keys(ORDER), { field: 'id', descending: true });
  const values = new Values();
  const text = `fold(r.title || ' ' || r.name)`;
  const conditions = ['true', ...searchWords(query.keywords).map((word) => containsWord(text, word, values))];
  const { rows } = await db.query<RoleRow>(
    `select r.id, r.name, r.title, ${COUNT} from roles r where ${conditions.join(' and ')}
      order by ${orderSql(ORDER[field] ?? 'r.id', 'r.id', descending)}`,
    values.list,
  );
  return rows;
}

/** A role as it is stored. */
export interface StoredRole extends RoleDetail {
  readonly abilities: string[];
  readonly updated_at: string;
}

const DETAIL = `
  select r.id, r.name, r.title, ${COUNT}, r.updated_at,
         array(select a.ability from role_abilities a where a.role_id = r.id order by a.ability) as abilities
    from roles r where r.id = $1`;

/** A role by id; refuses with 404 an unknown one. */
export async function storedRole(db: Queryable, id: number): Promise<StoredRole> {
  const { rows } = isPossibleId(id) ? await db.query<StoredRole>(DETAIL, [id]) : { rows: [] };
  const row = rows[0];
  if (row === undefined) throw new HttpError(404, roleServerTexts.notFound);
  return row;
}

/** A role by id, locked until the transaction ends; refuses with 404 an unknown one. */
export async function lockedRole(tx: Queryable, id: number): Promise<StoredRole> {
  if (isPossibleId(id)) await tx.query('select 1 from roles where id = $1 for no key update', [id]);
  return storedRole(tx, id);
}
