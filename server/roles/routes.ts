import { permissionMap } from '../../src/content/permissions';
import * as contract from '../../src/contract/roles';
import { roleServerTexts } from '../../src/messages/server/administration';
import { idsOf } from '../db/ids';
import { created, pageA, success } from '../http/answers';
import { ADMINISTRATOR, WILDCARD } from '../http/caller';
import { idempotencyKey } from '../http/idempotency';
import { registerEndpoint } from '../http/route';
import type { Api } from '../services';
import { removeRoles } from './remove';
import { listRoles, type StoredRole, storedRole } from './repository';
import { listRoleRights } from './rights';
import { createRole, updateRole } from './save';

/** Who fills the form of a user chooses among the roles; everything else about them is the administrators'. */
const CHOOSING = ['user-view', 'user-create', 'user-edit'];

/** All rows at once are one page. */
function answerOf<T>(rows: T[]) {
  const meta = { total: rows.length, per_page: Math.max(rows.length, 1), current_page: 1, last_page: 1 };
  return { ...success(rows), meta };
}

function matrixOf({ name, abilities }: StoredRole) {
  const [administrator, wildcard] = [name === ADMINISTRATOR, abilities.includes(WILDCARD)];
  return { permission: permissionMap(abilities, administrator || wildcard), administrator, wildcard };
}

function registerReading(api: Api): void {
  const { db } = api.services;
  registerEndpoint(api, contract.roles, {
    ability: CHOOSING,
    handler: async ({ query }) => answerOf(await listRoles(db, query)),
  });
  registerEndpoint(api, contract.searchRoles, {
    administrator: true,
    handler: async ({ query, body }) => answerOf(await listRoles(db, { ...query, keywords: body.keywords })),
  });
  registerEndpoint(api, contract.listRights, {
    administrator: true,
    handler: async ({ query }) => {
      const { rows, ...figures } = await listRoleRights(db, query);
      return pageA(rows, figures);
    },
  });
  registerEndpoint(api, contract.readRole, {
    administrator: true,
    handler: async ({ params }) => success(await storedRole(db, params.id)),
  });
  registerEndpoint(api, contract.blankPermissions, {
    administrator: true,
    handler: () => success({ permission: permissionMap([], false), administrator: false, wildcard: false }),
  });
  registerEndpoint(api, contract.rolePermissions, {
    administrator: true,
    handler: async ({ params }) => success(matrixOf(await storedRole(db, params.id))),
  });
}

/** Roles and the matrix of their permissions. Source: contract, 'Session and accounts'. */
export function rolesFeature(api: Api): void {
  const { services } = api;
  registerReading(api);
  registerEndpoint(api, contract.createRole, {
    administrator: true,
    handler: async ({ body, user, request }) => {
      const data = await createRole({ services, user }, body, idempotencyKey(request));
      return created(data, data.message);
    },
  });
  registerEndpoint(api, contract.updateRole, {
    administrator: true,
    handler: async ({ params, body, user }) => {
      await updateRole({ services, user }, params.id, body);
      return success({ id: params.id, message: roleServerTexts.saved });
    },
  });
  registerEndpoint(api, contract.deleteRoles, {
    administrator: true,
    handler: async ({ params, user }) => {
      const deleted = idsOf(params.ids);
      await removeRoles({ services, user }, deleted);
      return success({ message: roleServerTexts.deleted(deleted.length), deleted });
    },
  });
}
