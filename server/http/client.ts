import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const YEAR = 31_536_000;

/** Files whose name holds a hash of their content never change; everything else is asked for again each time. */
const cachingOf = (path: string): string =>
  /[/\\]assets[/\\]/.test(path) ? `public, max-age=${YEAR}, immutable` : 'no-cache';

/** Serves the built client where there is one, precompressed where the build left a compressed twin. */
export async function serveClient(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) return;
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['**/*.map'],
    setHeaders: (reply, path) => {
      reply.setHeader('Cache-Control', cachingOf(path));
    },
  });
}
