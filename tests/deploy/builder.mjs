// Builds a project's folder as `npm run build` does, of files that are quickly made. Notes when it begins and ends.
//   node builder.mjs FOLDER [--if-needed] [--wait PART]    waits in the middle of a part until the folder has 'go'
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { build } from '../../scripts/built.mjs';

const FILES = 20;

const [folder, ...options] = process.argv.slice(2);
const note = (what) => appendFileSync(join(folder, 'noted.txt'), `${what}\n`);

async function fill(part, outDir) {
  mkdirSync(outDir, { recursive: true });
  const text = readFileSync(join(folder, 'main.ts'), 'utf8');
  writeFileSync(join(outDir, 'config.json'), '{}');
  for (let number = 0; number < FILES; number += 1) {
    writeFileSync(join(outDir, `${number}.js`), text);
    if (number === FILES / 2 && options.at(-1) === part) while (!existsSync(join(folder, 'go'))) await pause(10);
  }
}

await build(
  folder,
  {
    client: async (outDir) => {
      note('begins');
      await fill('client', outDir);
    },
    server: async (outDir) => {
      await fill('server', outDir);
      note('ends');
    },
  },
  { ifNeeded: options.includes('--if-needed') },
);
