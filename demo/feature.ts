import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HttpError } from '../server/http/errors';
import type { Api } from '../server/services';
import { refusalTexts } from '../src/messages/server/refusals';
import { COVER_FOLDER, COVER_PATH } from './paths';

/** Serves the demo's pictures; a data folder without them answers 404. */
export function demoFeature({ root, services }: Api): void {
  const options = { config: { access: { open: 'files' } } } as const;
  root.get<{ Params: { file: string } }>(`${COVER_PATH}/:file`, options, async ({ params, method, url }, reply) => {
    const missing = () => new HttpError(404, refusalTexts.noRoute(method, url));
    if (!/^[a-z-]+\.webp$/.test(params.file)) throw missing();
    const picture = await readFile(join(services.dataDir, ...COVER_FOLDER, params.file)).catch(
      (error: NodeJS.ErrnoException) => {
        throw error.code === 'ENOENT' ? missing() : error;
      },
    );
    return reply.type('image/webp').header('Cache-Control', 'public, max-age=86400').send(picture);
  });
}
