import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '../src/contract/endpoint';
import { activitiesFeature } from './activities/routes';
import { auditFeature } from './audit/routes';
import { accountsFeature, ownSessionsFeature, sessionFeature } from './auth/routes';
import { categoriesFeature } from './categories/routes';
import { contentFeature } from './content/routes';
import { dashboardFeature } from './dashboard/routes';
import { desksFeature } from './desks/routes';
import { firstStepsFeature } from './firstSteps/routes';
import type { Access } from './http/access';
import { lookupsFeature } from './lookups/routes';
import { mediaFeature } from './media/routes';
import { placesFeature } from './places/routes';
import { redirectsFeature } from './redirects/routes';
import { rolesFeature } from './roles/routes';
import { searchFeature } from './search/routes';
import { serviceFeature } from './service/routes';
import type { Feature, Services } from './services';
import { settingsFeature } from './settings/routes';
import { tagsFeature } from './tags/routes';
import { usersFeature } from './users/routes';

/** Everything the server answers by itself. */
export const features: readonly Feature[] = [
  sessionFeature,
  ownSessionsFeature,
  accountsFeature,
  lookupsFeature,
  tagsFeature,
  usersFeature,
  rolesFeature,
  desksFeature,
  auditFeature,
  categoriesFeature,
  contentFeature,
  searchFeature,
  mediaFeature,
  placesFeature,
  redirectsFeature,
  settingsFeature,
  activitiesFeature,
  dashboardFeature,
  firstStepsFeature,
  serviceFeature,
];

/** A route of a feature, as it is declared. */
export interface DeclaredRoute {
  readonly method: string;
  /** From the root of the site. */
  readonly url: string;
  readonly access: Access;
  /** The call of the contract that it serves; pages and files are none. */
  readonly endpoint: Endpoint | undefined;
}

/**
 * Registers everything that the server answers, its API under a base. Gives the routes as they are declared; one that does
 * not say what it asks of its callers stops the start.
 */
export async function registerFeatures(
  app: FastifyInstance,
  services: Services,
  base: string,
  registered = features,
): Promise<readonly DeclaredRoute[]> {
  const routes: DeclaredRoute[] = [];
  await app.register(async (root) => {
    root.addHook('onRoute', ({ method, url, config }) => {
      if (config?.access === undefined || Object.keys(config.access).length === 0)
        throw new Error(`${method} ${url}: nothing says what it asks of who calls it`);
      const { access, endpoint } = config;
      routes.push(...[method].flat().map((one) => ({ method: one, url, access, endpoint })));
    });
    await root.register(
      async (scope) => {
        scope.addHook('onRequest', (_request, reply, done) => {
          reply.header('Cache-Control', 'no-store');
          done();
        });
        const endpoints: Endpoint[] = [];
        for (const feature of registered) feature({ scope, root, services, endpoints });
      },
      { prefix: base },
    );
  });
  return routes;
}
