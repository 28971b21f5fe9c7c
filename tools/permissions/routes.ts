import fastify from 'fastify';
import { type DeclaredRoute, registerFeatures } from '../../server/features';
import type { Services } from '../../server/services';
import { API_BASE } from '../../src/contract/endpoint';

/** Stands for anything that features hold on to while they register their calls. */
const anything: object = new Proxy(() => anything, { get: (_, name) => (name === 'then' ? undefined : anything) });

/** Everything that the server's features answer, as they declare it; nothing is started. */
export async function declaredRoutes(): Promise<readonly DeclaredRoute[]> {
  const app = fastify();
  app.decorateRequest('user', null);
  const routes = await registerFeatures(app, anything as Services, API_BASE);
  await app.ready();
  return routes;
}
