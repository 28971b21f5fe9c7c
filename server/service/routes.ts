import { health, ready } from '../../src/contract/search';
import { refusalTexts } from '../../src/messages/server/refusals';
import { success } from '../http/answers';
import { HttpError } from '../http/errors';
import { openApiFeature } from '../http/openapi';
import { type Api, registerEndpoint } from '../http/route';
import { assertWritable } from '../storage/folder';

/** Whether the process lives, whether it can work, and what it offers. Source: contract, 'Ours, beyond the spec'. */
export function serviceFeature(api: Api): void {
  const { db, dataDir, store } = api.services;
  registerEndpoint(api, health, { handler: () => success(null) });
  registerEndpoint(api, ready, {
    handler: async ({ request }) => {
      await db.query('select 1');
      await Promise.all([assertWritable(dataDir), store.assertReady()]).catch((error: Error) => {
        request.log.error({ err: error }, 'the data folder or the file store can not be written');
        throw new HttpError(503, refusalTexts.storage);
      });
      return success(null);
    },
  });
  openApiFeature(api);
}
