import * as contract from '../../src/contract/users';
import { profileTexts } from '../../src/messages/screens/accounts';
import { userServerTexts } from '../../src/messages/server/administration';
import { idsOf } from '../db/ids';
import type { Need } from '../http/access';
import { created, pageA, success } from '../http/answers';
import { type RequestUser, requireAbility } from '../http/caller';
import { registerEndpoint } from '../http/route';
import type { Api } from '../services';
import { ownedBy } from './contents';
import { storedUser } from './detail';
import { exportUsersFile } from './export';
import { setPassword } from './password';
import { permissionsOf } from './permissions';
import { reassignUser } from './reassign';
import { removeUsers } from './remove';
import { listUsers } from './repository';
import { createUser, updateUser } from './save';
import { changeStatus } from './status';

const [VIEW, CREATE, EDIT, DELETE] = (['view', 'create', 'edit', 'delete'] as const).map((action) =>
  requireAbility(['user'], action),
) as [string[], string[], string[], string[]];

/** What a call about one user asks: nothing of who asks about themselves. */
const ofUser =
  (need: Need) =>
  ({ params, user }: { readonly params: { readonly id: number }; readonly user: Pick<RequestUser, 'id'> }): Need =>
    params.id === user.id ? { open: 'own' } : need;

/** Lists, search and the CSV files. */
function registerLists(api: Api): void {
  const { db } = api.services;
  const answer = ({ rows, ...figures }: Awaited<ReturnType<typeof listUsers>>) => pageA(rows, figures);
  registerEndpoint(api, contract.users, {
    ability: VIEW,
    handler: async ({ query }) => answer(await listUsers(db, query)),
  });
  registerEndpoint(api, contract.searchUsers, {
    ability: VIEW,
    handler: async ({ query, body }) => answer(await listUsers(db, { ...query, keywords: body.keywords })),
  });
  registerEndpoint(api, contract.exportUsers, { ability: VIEW, handler: () => exportUsersFile(db, null) });
  registerEndpoint(api, contract.exportSomeUsers, {
    ability: VIEW,
    handler: ({ params }) => exportUsersFile(db, idsOf(params.ids)),
  });
}

/** One user, as their page shows them. */
function registerDetail(api: Api): void {
  const { db } = api.services;
  registerEndpoint(api, contract.readUser, {
    byCall: ofUser({ ability: [...VIEW, ...EDIT] }),
    handler: async ({ params }) => success(await storedUser(db, params.id)),
  });
  registerEndpoint(api, contract.userPermissions, {
    byCall: ofUser({ ability: [...VIEW, ...EDIT] }),
    handler: async ({ params }) => success(await permissionsOf(db, params.id)),
  });
  registerEndpoint(api, contract.userContents, {
    ability: [...VIEW, ...DELETE],
    handler: async ({ params, query }) => {
      await storedUser(db, params.id);
      return success(await ownedBy(api.services, params.id, query.successor));
    },
  });
}

function registerWrites(api: Api): void {
  const { services } = api;
  registerEndpoint(api, contract.createUser, {
    ability: CREATE,
    handler: async ({ body, user, request }) => {
      const data = await createUser({ services, user, request }, body);
      return created(data, data.message);
    },
  });
  registerEndpoint(api, contract.updateUser, {
    byCall: ofUser({ ability: EDIT, refusal: profileTexts.server.own }),
    handler: async ({ params, body, user, request }) => {
      await updateUser({ services, user, request }, params.id, body);
      return success({
        id: params.id,
        message: params.id === user.id ? profileTexts.words.saved : userServerTexts.saved,
      });
    },
  });
  registerEndpoint(api, contract.changeUserStatus, {
    ability: EDIT,
    handler: async ({ body, user, request }) => success(await changeStatus({ services, user, request }, body)),
  });
  registerEndpoint(api, contract.updateUserPassword, {
    ability: EDIT,
    handler: async ({ body, user, request }) =>
      success({ message: await setPassword({ services, user, request }, body) }),
  });
}

function registerDeletions(api: Api): void {
  const { services } = api;
  registerEndpoint(api, contract.reassignUser, {
    ability: DELETE,
    handler: async ({ body, user, request }) =>
      success({ message: await reassignUser({ services, user, request }, body) }),
  });
  registerEndpoint(api, contract.deleteUsers, {
    ability: DELETE,
    handler: async ({ params, user, request }) => {
      const deleted = idsOf(params.ids);
      await removeUsers({ services, user, request }, deleted);
      return success({ message: userServerTexts.deleted(deleted.length), deleted });
    },
  });
}

/** Everything about users but recovery and reset. Source: contract, 'Session and accounts'. */
export function usersFeature(api: Api): void {
  registerLists(api);
  registerDetail(api);
  registerWrites(api);
  registerDeletions(api);
}
