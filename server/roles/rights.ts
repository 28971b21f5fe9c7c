import { sections } from '../../src/content/registry';
import type { RoleRights } from '../../src/contract/roles';
import { rightsIn } from '../../src/machines/access/rights';
import type { Page } from '../db/selectPage';
import type { Queryable } from '../db/types';
import { readOrder, readPage } from '../http/paging';
import { SHOWN_NAME } from '../http/versions';

/** Users that a row names. */
const NAMED = 5;

const ROLES = `
  select r.id, r.name, r.title,
         array(select a.ability from role_abilities a where a.role_id = r.id) as abilities,
         (select count(*) from users u where u.role_id = r.id) as users_count,
         coalesce((select json_agg(json_build_object('id', id, 'username', username, 'name', name, 'active', active))
            from (select u.id, u.username, ${SHOWN_NAME} as name, u.active from users u where u.role_id = r.id
                   order by u.active desc, fold(${SHOWN_NAME}), u.id limit ${NAMED}) named), '[]') as users
    from roles r order by fold(r.title), r.id`;

interface RoleRow extends Pick<RoleRights, 'users' | 'users_count'> {
  readonly id: number;
  readonly name: string;
  readonly title: string;
  readonly abilities: readonly string[];
}

export interface RightsQuery {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
  readonly orderBy?: string | undefined;
  /** Area of a section; -1 for all. */
  readonly sezione?: string | number | undefined;
  readonly azione?: string | number | undefined;
}

const isAll = (value: string | number | undefined): boolean => value === undefined || Number(value) === -1;

/** Which roles may do what in which section, and who has them: section by section, in the menu's order. */
export async function listRoleRights(
  db: Queryable,
  query: RightsQuery,
): Promise<Page & { rows: RoleRights[]; total: number }> {
  const { page, limit } = readPage(query);
  const { descending } = readOrder(query.orderBy, ['id'], { field: 'id', descending: true });
  const { sezione, azione } = query;
  const { rows: roles } = await db.query<RoleRow>(ROLES);
  const all = sections
    .filter(({ area, permissions }) => Object.keys(permissions).length > 0 && (isAll(sezione) || area === sezione))
    .flatMap((section) =>
      roles.map(({ id, name, title, abilities, users, users_count }) => {
        const { actions, barred } = rightsIn(section, { name, title, abilities });
        return {
          section: section.area,
          role: { id, name, title },
          actions: [...actions],
          barred: [...barred],
          users,
          users_count,
        };
      }),
    )
    .filter(({ actions }) => (isAll(azione) ? actions.length > 0 : actions.some((action) => action === azione)))
    .map((row, index) => ({ id: index + 1, ...row }));
  // The newest first is the rule of lists; here the menu's order is.
  const rows = descending ? all : all.toReversed();
  return { rows: rows.slice((page - 1) * limit, page * limit), total: all.length, page, limit };
}
