import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { builtPages, PICTURES_FOLDER } from './pages.ts';

const STYLE = fileURLToPath(new URL('guida.css', import.meta.url));
const FOLDER = 'guida';

/** The guide as pages beside the client: written with a build, made anew for each look during development. */
export function guide(): Plugin {
  return {
    name: 'guide',
    writeBundle: ({ dir = '' }) => {
      const folder = join(dir, FOLDER);
      mkdirSync(folder, { recursive: true });
      for (const [file, page] of builtPages()) writeFileSync(join(folder, file), page);
      cpSync(STYLE, join(folder, 'guida.css'));
      cpSync(PICTURES_FOLDER, join(folder, 'images'), { recursive: true });
    },
    configureServer: ({ middlewares }) => {
      middlewares.use(`/${FOLDER}`, (request, answer, next) => {
        const name = (request.url ?? '').replace(/^\/|\?.*$/g, '');
        const page = builtPages().get(name);
        if (page !== undefined) answer.setHeader('Content-Type', 'text/html; charset=utf-8').end(page);
        else if (name === 'guida.css') answer.setHeader('Content-Type', 'text/css').end(readFileSync(STYLE));
        else if (/^images\/[\w-]+\.webp$/.test(name))
          answer.setHeader('Content-Type', 'image/webp').end(readFileSync(join(PICTURES_FOLDER, name.slice(7))));
        else next();
      });
    },
  };
}
