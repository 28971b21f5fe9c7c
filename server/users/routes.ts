import { searchUsers, users } from '../../src/contract/users';
import { requireAbility } from '../auth/context';
import { pageA } from '../http/answers';
import { type Api, registerEndpoint } from '../http/route';
import { listUsers } from './repository';

/** The users list and its search. Source: contract, 'Session and accounts'. */
export function usersFeature(api: Api): void {
  const { db } = api.services;
  const ability = requireAbility(['user'], 'view');
  const answer = ({ rows, ...figures }: Awaited<ReturnType<typeof listUsers>>) => pageA(rows, figures);
  registerEndpoint(api, users, { ability, handler: async ({ query }) => answer(await listUsers(db, query)) });
  registerEndpoint(api, searchUsers, {
    ability,
    handler: async ({ query, body }) => answer(await listUsers(db, { ...query, keywords: body.keywords })),
  });
}
