import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Json } from '../../src/content/field/json';
import { isPlainObject } from '../../src/contract/plainObject';

const YEAR = 31_536_000;

/** Files whose name contains a hash of their content never change; everything else is revalidated each time. */
const cachingOf = (path: string): string =>
  /[/\\]assets[/\\]/.test(path) ? `public, max-age=${YEAR}, immutable` : 'no-cache';

const CONFIG = 'config.json';

/** What this server says of the site's settings, key by key, whatever the file says. */
export type SiteAdditions = () => Promise<Readonly<Record<string, unknown>>>;

async function configWith(additions: SiteAdditions, file: string): Promise<string> {
  const text = existsSync(file) ? await readFile(file, 'utf8') : '{}';
  const settings = parsed(text);
  // The client says what is wrong with a file that contains no settings.
  return isPlainObject(settings) ? JSON.stringify({ ...settings, ...(await additions()) }) : text;
}

function parsed(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return null;
  }
}

function apiOriginIn(file: string): string | null {
  const settings = parsed(readFileSync(file, 'utf8'));
  const base = isPlainObject(settings) ? settings.apiBase : null;
  return typeof base === 'string' && URL.canParse(base) ? new URL(base).origin : null;
}

/**
 * Gives where the settings in a folder say that the API is, if that is another server; null for this one. Asked at every
 * call, the file is read when it has changed.
 */
export function apiOriginOf(folder: string): () => string | null {
  const file = join(folder, CONFIG);
  let [origin, seen] = [null as string | null, ''];
  return () => {
    const found = statSync(file, { throwIfNoEntry: false });
    const now = found === undefined ? '' : `${found.ino} ${found.mtimeMs} ${found.size}`;
    if (now !== seen) {
      origin = found === undefined ? null : apiOriginIn(file);
      seen = now;
    }
    return origin;
  };
}

const tagOf = (text: string): string => `"${createHash('sha256').update(text).digest('base64url')}"`;

/**
 * Serves the folder's `config.json` with what the server says of it and, where the folder contains a built client, the
 * client, precompressed where the build left a compressed twin.
 */
export async function serveClient(app: FastifyInstance, folder: string, additions: SiteAdditions): Promise<void> {
  app.get(`/${CONFIG}`, async ({ headers }, reply) => {
    const text = await configWith(additions, join(folder, CONFIG));
    const etag = tagOf(text);
    reply.headers({ 'Cache-Control': 'no-cache', ETag: etag });
    if (headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(text);
  });
  if (!existsSync(join(folder, 'index.html'))) return;
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    // Built for whoever reads a stack trace, not for visitors.
    allowedPath: (path) => !path.endsWith('.map'),
    setHeaders: (reply, path) => {
      reply.setHeader('Cache-Control', cachingOf(path));
    },
  });
}
