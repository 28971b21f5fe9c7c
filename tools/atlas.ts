import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildAtlas, WrongWish } from './atlas/build';
import { texts } from './atlas/texts';

const root = fileURLToPath(new URL('..', import.meta.url));

function wish() {
  try {
    const { values } = parseArgs({ options: { only: { type: 'string' }, out: { type: 'string' } } });
    const only = values.only?.split(',').filter((name) => name !== '');
    return { ...(only === undefined ? {} : { only }), outDir: resolve(values.out ?? join(root, 'dist/atlas')) };
  } catch (error) {
    throw new WrongWish(texts.usage, { cause: error });
  }
}

try {
  const wanted = wish();
  await buildAtlas({ ...wanted, note: (name) => process.stdout.write(`${name}\n`) });
  process.stdout.write(texts.built(join(relative(process.cwd(), wanted.outDir), 'index.html')));
} catch (error) {
  if (!(error instanceof WrongWish)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
