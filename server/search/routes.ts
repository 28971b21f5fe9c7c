import { readFound, search } from '../../src/contract/search';
import { success } from '../http/answers';
import { registerEndpoint } from '../http/route';
import type { Api } from '../services';
import { readEntities, searchEntities } from './entities';

/** The search over everything. */
export function searchFeature(api: Api): void {
  registerEndpoint(api, search, {
    open: 'told',
    handler: async ({ query, user }) => success(await searchEntities(api.services, user, query)),
  });
  registerEndpoint(api, readFound, {
    open: 'told',
    handler: async ({ query, user }) => success(await readEntities(api.services, user, query.of)),
  });
}
