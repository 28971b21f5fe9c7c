import type { ChildProcess } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isBuilt } from '../../scripts/built.mjs';
import { fingerprintOf } from '../../scripts/sources.mjs';
import { inTurn } from '../../scripts/turn.mjs';
import { Process } from '../server/process';
import { root } from './files';

let folder: string;
const children: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portolano-built-'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
});

/** A program as a process, which does not outlive its test. */
function run(file: string, options: readonly string[], environment: Record<string, string> = {}): Process {
  const started = new Process(file, environment, options);
  children.push(started.child);
  return started;
}

const until = (holds: () => boolean) => vi.waitFor(() => expect(holds()).toBe(true), { timeout: 30_000, interval: 10 });

describe('what was built is known', () => {
  const SOURCES = ['server/storage', 'main.ts', 'not/there'];
  const copy = () => join(folder, 'copia');
  const here = () => fingerprintOf(root, SOURCES);
  beforeEach(() => {
    for (const path of SOURCES.slice(0, 2)) cpSync(join(root, path), join(copy(), path), { recursive: true });
  });

  it('by its content, wherever it lies and whenever it was written', () => {
    utimesSync(join(copy(), 'main.ts'), 1, 1);
    expect(fingerprintOf(copy(), SOURCES)).toBe(here());
  });

  it.each<[string, () => void]>([
    ['changed', () => writeFileSync(join(copy(), 'main.ts'), '')],
    ['added', () => writeFileSync(join(copy(), 'server/storage/new.ts'), '')],
    ['removed', () => rmSync(join(copy(), 'server/storage/disk.ts'))],
    ['renamed', () => renameSync(join(copy(), 'server/storage/disk.ts'), join(copy(), 'server/storage/disc.ts'))],
  ])('and not any more once a file is %s', (_how, change) => {
    change();
    expect(fingerprintOf(copy(), SOURCES)).not.toBe(here());
  });
});

describe('a build', () => {
  const WAITS = 'Un’altra preparazione è in corso: aspetto che finisca…\n';
  /** The project that is built, and where one looks at it. */
  let project: string;
  const at = (path: string) => join(project, path);
  const builder = (...options: string[]) => run(join(root, 'tests/deploy/builder.mjs'), [project, ...options]);
  const noted = () => readFileSync(at('noted.txt'), 'utf8').split('\n').slice(0, -1);
  const FILES = 21;
  const textsOf = (part: string) =>
    readdirSync(at(`dist/${part}`)).map((name) => readFileSync(at(`dist/${part}/${name}`), 'utf8'));
  /** All that a build leaves: no half-made folder beside its two parts, and each file of the same build. */
  const expectWhole = (text: string) => {
    expect(readdirSync(at('dist')).sort()).toEqual(['client', 'manifest.json', 'server']);
    const whole = [...Array.from({ length: FILES - 1 }, () => text), '{}'];
    for (const part of ['client', 'server']) expect(textsOf(part).sort()).toEqual(whole.sort());
    expect(isBuilt(project)).toBe(true);
  };
  const change = (text: string) => writeFileSync(at('main.ts'), text);
  /** Begins a build that stays in the middle of a part. */
  const halfway = async (part: string): Promise<Process> => {
    const begun = builder('--wait', part);
    await until(() => existsSync(at(`dist/${part}.new/10.js`)));
    return begun;
  };
  const goOn = () => writeFileSync(at('go'), '');

  beforeEach(() => {
    project = join(folder, 'progetto');
    mkdirSync(project);
    change('uno');
  });

  it('is made once by many who begin at once, and the others say that they wait', async () => {
    const all = Array.from({ length: 4 }, () => builder('--wait', 'client'));
    await until(() => all.filter(({ out }) => out === WAITS).length === 3);
    goOn();
    for (const one of all) expect(await one.result()).toMatchObject({ code: 0, err: '' });
    expect(noted()).toEqual(['begins', 'ends']);
    expectWhole('uno');
  });

  it('of what was changed since it began is made again by who waited', async () => {
    const both = [await halfway('server'), builder(), builder()];
    await until(() => both.filter(({ out }) => out === WAITS).length === 2);
    change('due');
    goOn();
    for (const one of both) expect(await one.result()).toMatchObject({ code: 0, err: '' });
    expect(noted()).toEqual(['begins', 'ends', 'begins', 'ends']);
    expectWhole('due');
  });

  it.each(['client', 'server'])(
    'killed while it makes the %s leaves the one before, and counts for nothing',
    async (part) => {
      await builder().result();
      change('due');
      const killed = await halfway(part);
      killed.child.kill('SIGKILL');
      await killed.ended;
      for (const one of ['client', 'server']) expect(textsOf(one).filter((text) => text === 'uno')).toHaveLength(20);
      expect(isBuilt(project)).toBe(false);
      expect((await builder('--if-needed').result()).code).toBe(0);
      expectWhole('due');
    },
  );

  it('killed is taken over by who waits', async () => {
    const killed = await halfway('client');
    const waiting = builder();
    await until(() => waiting.out === WAITS);
    killed.child.kill('SIGKILL');
    expect(await waiting.result()).toEqual({ code: 0, err: '', out: WAITS });
    expect(noted()).toEqual(['begins', 'begins', 'ends']);
    expectWhole('uno');
  });

  const elsewhere = (bring: (from: string, to: string) => void) => {
    const place = join(folder, 'altrove');
    bring(project, place);
    project = place;
  };
  const makeFolderOf = (path: string) => {
    rmSync(at(path));
    mkdirSync(at(path));
  };

  it.each<[string, boolean, () => void]>([
    ['left alone', true, () => undefined],
    ['moved', true, () => elsewhere(renameSync)],
    ['copied', true, () => elsewhere((from, to) => cpSync(from, to, { recursive: true }))],
    [
      'of which a site has changed the configuration',
      true,
      () => writeFileSync(at('dist/client/config.json'), '{"a":1}'),
    ],
    ['of which the configuration is gone', false, () => rmSync(at('dist/client/config.json'))],
    ['of which a file is gone', false, () => rmSync(at('dist/client/7.js'))],
    ['of which a file is cut off', false, () => writeFileSync(at('dist/server/7.js'), 'un')],
    ['of which a file is a folder', false, () => makeFolderOf('dist/server/7.js')],
    ['of which a part is gone', false, () => rmSync(at('dist/server'), { recursive: true })],
    ['whose manifest is gone', false, () => rmSync(at('dist/manifest.json'))],
    ['whose manifest is cut off', false, () => writeFileSync(at('dist/manifest.json'), '{"sources":"')],
    ['whose manifest names nothing', false, () => writeFileSync(at('dist/manifest.json'), '{"files":{}}')],
    ['whose sources are changed', false, () => change('due')],
    ['to whose sources one is added', false, () => writeFileSync(at('index.html'), '')],
  ])('%s counts: %s', async (_what, counts, happens) => {
    await builder().result();
    happens();
    expect(isBuilt(project)).toBe(counts);
    const before = noted().length;
    expect((await builder('--if-needed').result()).code).toBe(0);
    expect(noted().length - before).toBe(counts ? 0 : 2);
    expect(isBuilt(project)).toBe(true);
  });
});

describe('a turn', () => {
  const turns = () => join(folder, 'turni');
  const leave = (turn: number, holders: unknown) => {
    mkdirSync(turns(), { recursive: true });
    writeFileSync(join(turns(), String(turn)), typeof holders === 'string' ? holders : JSON.stringify(holders));
  };

  it.each<[string, () => void]>([
    ['nobody ever had', () => undefined],
    ['was given back', () => leave(4, [])],
    ['a process that ended had', () => leave(4, [{ pid: 2 ** 22 + 1, start: '1' }])],
    ['a process had whose number this one has now', () => leave(4, [{ pid: process.pid, start: 'another' }])],
    ['several had, one after the other', () => void [3, 9, 10].map((turn) => leave(turn, []))],
  ])('that %s is to be had, once at a time', async (_whose, left) => {
    left();
    const had: string[] = [];
    for (const name of ['one', 'two']) await inTurn(turns(), async ({ waited }) => had.push(`${name} ${waited}`));
    expect(had).toEqual(['one false', 'two false']);
    expect(readdirSync(turns())).toHaveLength(1);
  });

  it('is given back by who fails', async () => {
    await expect(inTurn(turns(), () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await inTurn(turns(), async ({ waited }) => waited)).toBe(false);
  });
});

describe('dependencies', () => {
  /** Stands for npm: notes that it began, and installs once it may go on. */
  const NPM = `#!/usr/bin/env node
import('node:fs').then(({ appendFileSync, existsSync, mkdirSync }) => {
  appendFileSync('noted.txt', 'begins\\n');
  const waiting = setInterval(() => {
    if (!existsSync('go')) return;
    clearInterval(waiting);
    mkdirSync('node_modules/vite', { recursive: true });
    appendFileSync('noted.txt', 'ends\\n');
  }, 10);
});
`;
  const at = (path: string) => join(folder, path);
  const noted = () =>
    existsSync(at('noted.txt')) ? readFileSync(at('noted.txt'), 'utf8').split('\n').slice(0, -1) : [];
  const install = () => run(at('install.mjs'), [], { PATH: `${at('bin')}:${process.env.PATH}` });
  const SAYS = 'Installo le dipendenze…\n';
  const WAITS = 'Un’altra installazione delle dipendenze è in corso: aspetto che finisca…\n';

  beforeEach(() => {
    for (const name of ['ensure', 'node', 'turn']) cpSync(join(root, `scripts/${name}.mjs`), at(`scripts/${name}.mjs`));
    for (const name of ['package.json', 'package-lock.json']) cpSync(join(root, name), at(name));
    mkdirSync(at('bin'));
    writeFileSync(at('bin/npm'), NPM, { mode: 0o755 });
    writeFileSync(
      at('install.mjs'),
      "import { ensureDependencies } from './scripts/ensure.mjs';\nawait ensureDependencies();\n",
    );
  });

  const goOn = () => writeFileSync(at('go'), '');

  it('are installed once by two who begin at once', async () => {
    const both = [install(), install()];
    await until(() => both.some(({ out }) => out === WAITS) && noted().length === 1);
    goOn();
    const results = await Promise.all(both.map((one) => one.result()));
    expect(results.map(({ code }) => code)).toEqual([0, 0]);
    expect(results.map(({ out }) => out).sort()).toEqual([SAYS, WAITS]);
    expect(noted()).toEqual(['begins', 'ends']);
    expect(await install().result()).toEqual({ code: 0, err: '', out: '' });
  });

  it('of a killed installation do not count, and wait for what it left running', async () => {
    const killed = install();
    await until(() => noted().length === 1);
    killed.child.kill('SIGKILL');
    const next = install();
    await until(() => next.out === WAITS);
    expect(noted()).toEqual(['begins']);
    goOn();
    expect(await next.result()).toEqual({ code: 0, err: '', out: WAITS + SAYS });
    expect(noted()).toEqual(['begins', 'ends', 'begins', 'ends']);
  });

  it('of another lock file are installed anew, and meanwhile those before do not count', async () => {
    goOn();
    await install().result();
    rmSync(at('go'));
    appendFileSync(at('package-lock.json'), '\n');
    const killed = install();
    await until(() => noted().length === 3);
    killed.child.kill('SIGKILL');
    goOn();
    cpSync(join(root, 'package-lock.json'), at('package-lock.json'));
    expect((await install().result()).out).toContain(SAYS);
  });
});
