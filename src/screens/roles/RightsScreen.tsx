import { rights } from '../../content/listings/rights';
import { roles } from '../../content/listings/roles';
import { users } from '../../content/listings/users';
import { listAddress, recordAddress } from '../../content/lists/addresses';
import type { RoleRights } from '../../contract/roles';
import { rightsCells } from '../../ui/list/rightsCells';
import { ListScreen } from '../list/ListScreen';
import { OpensRows } from '../list/OpensRows';

const roleRoute = (id: number): string | null => recordAddress(roles, id);

const CELLS = rightsCells({
  roleHref: (id) => `#${roleRoute(id)}`,
  userHref: (id) => `#${recordAddress(users, id)}`,
  usersHref: (role) => `#${listAddress(users, { ruolo: String(role) })}`,
});

/** Which roles may do what in which section, and who has them. */
export function Component() {
  return (
    <ListScreen listing={rights} kinds={CELLS}>
      {(list) => <OpensRows list={list} routeOf={(row) => roleRoute((row as unknown as RoleRights).role.id)} />}
    </ListScreen>
  );
}
