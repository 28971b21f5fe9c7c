import { health, ready } from '../../src/contract/search';
import { success } from '../http/answers';
import { openApiFeature } from '../http/openapi';
import { registerEndpoint } from '../http/route';
import type { Api } from '../services';
import { createReadiness } from './ready';

/** Whether the process lives, whether it can work, and what it offers. Source: contract, 'Ours, beyond the spec'. */
export function serviceFeature(api: Api): void {
  const assertReady = createReadiness(api.services);
  registerEndpoint(api, health, { open: 'service', handler: () => success(null) });
  registerEndpoint(api, ready, {
    open: 'service',
    handler: async ({ request }) => {
      await assertReady(request.log);
      const warnings = api.services.warnings();
      return success(warnings.length === 0 ? null : { warnings: [...warnings] });
    },
  });
  openApiFeature(api);
}
