import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runPaths } from '../../tools/pathsCommand';
import { wishedPath, wishOf } from '../../tools/qa/wish';
import { choosePaths } from '../kit/choice';
import { isCore } from '../kit/set';
import { models } from '../machines/models';
import { checkoutOfRecords } from './checkout';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const MANUAL = ['docs/qa.md', 'README.md'];
/** Milliseconds that an example may take on a crowded computer. */
const PATIENCE = 120_000;

const fenced = (text: string): string[] =>
  [...text.matchAll(/^ *```\w*\n(.*?)^ *```/gms)].flatMap(([, block = '']) => block.split('\n'));
const inText = (text: string): string[] => [...text.matchAll(/`(npm run \w+ -- [^`]+)`/g)].map(([, line = '']) => line);

/** A command line without what is explained beside it, and without where its output goes. */
const commandIn = (line: string): string => line.trim().split(/\s{2,}|\s>\s(?=tests\/)/)[0] ?? '';

const texts = await Promise.all(MANUAL.map((file) => readFile(`${ROOT}${file}`, 'utf8')));
const commands = texts.flatMap((text) => [...fenced(text), ...inText(text)]).map(commandIn);

/** Every example of a command that the manual prints, with its arguments as a shell takes them apart. */
const examplesOf = (name: string): [line: string, args: readonly string[]][] =>
  commands
    .filter((line) => new RegExp(`^npm run (--silent )?${name}( |$)`).test(line))
    .map((line) => [
      line,
      [...(line.split(' -- ')[1] ?? '').matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? ''),
    ]);

describe('the manual’s examples', () => {
  let checkout: Awaited<ReturnType<typeof checkoutOfRecords>>;

  beforeAll(async () => {
    checkout = await checkoutOfRecords();
    for (const machine of Object.keys(models))
      await checkout.record(machine, await readFile(`${ROOT}tests/machines/${machine}/behaviour.txt`, 'utf8'));
    const record = await readFile(`${ROOT}tests/machines/list/behaviour.txt`, 'utf8');
    await checkout.record('list', record.replaceAll('→ deletion.confirming', '→ deletion.deleting'));
    checkout.commit('before');
    await checkout.record('list', record);
  });
  afterAll(() => checkout.remove());

  // The list of all machines takes longer than all other examples; tests/kit/command prints one of few.
  test.each(examplesOf('paths').filter(([, args]) => !isCore || args.length > 0))(
    '%s',
    { timeout: PATIENCE },
    async (_, args) => {
      const { out, err, code } = await runPaths(args, models, checkout.root);
      expect([err, code]).toEqual(['', 0]);
      if (args.includes('json')) expect(JSON.parse(out)).not.toEqual([]);
      else expect(out).toMatch(args.length === 0 ? /^list +Elenco +\d/m : /^## |^playPaths\(/m);
    },
  );

  test.each(examplesOf('qa'))('%s', async (_, args) => {
    await expect(wishedPath(models, wishOf(args))).resolves.toBeDefined();
  });

  test.each(examplesOf('atlas'))('%s', (_, args) => {
    const named = args.find((arg, index) => args[index - 1] === '--only' && arg !== '')?.split(',') ?? [];
    expect(named.filter((name) => !Object.hasOwn(models, name))).toEqual([]);
  });

  test('are found', () => {
    expect(examplesOf('paths').length).toBeGreaterThanOrEqual(10);
    expect(examplesOf('qa').length).toBeGreaterThanOrEqual(2);
  });
});

describe.runIf(!isCore).each(Object.entries(models))('the paths of %s', (_, load) => {
  test('have titles of their own, and a crash only where there is no other way', { timeout: PATIENCE }, async () => {
    const paths = choosePaths(await load());
    const titles = paths.map(({ title }) => title);
    expect(titles).toEqual([...new Set(titles)]);
    const crashes = paths.filter(({ steps }) => steps.slice(0, -1).some(({ kind }) => kind === 'error'));
    expect(crashes.map(({ title }) => title)).toEqual([]);
  });
});
