import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { backupTexts } from '../../../src/messages/server/backup';
import { refusalTexts } from '../../../src/messages/server/refusals';
import { newDemoFolder } from '../demo-kit';
import { bundled, type Program, root } from '../program';

const { refusals } = backupTexts;

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

describe('npm run backup, npm run restore', { timeout: 240_000 }, () => {
  let folder: string;
  let program: Program;
  const running: ChildProcess[] = [];
  const inFolder = (name: string) => join(folder, name);

  function begin(command: readonly string[], environment: Readonly<Record<string, string>>): ChildProcess {
    const [file = '', ...args] = command;
    const child = spawn(file, args, {
      cwd: root,
      env: { PATH: process.env.PATH ?? '', PORTOLANO_PORT: '0', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.push(child);
    return child;
  }

  /** What a program says until it ends. */
  const ended = (child: ChildProcess): Promise<Ended> =>
    new Promise((resolve) => {
      let [out, err] = ['', ''];
      child.stdout?.on('data', (chunk) => {
        out += chunk;
      });
      child.stderr?.on('data', (chunk) => {
        err += chunk;
      });
      child.on('close', (code) => resolve({ code, out, err }));
    });

  const run = (args: readonly string[], data: string, before: readonly string[] = []): Promise<Ended> =>
    ended(begin([...before, process.execPath, program.file, ...args], { PORTOLANO_DATA: inFolder(data) }));

  /** A server on a data folder; gives its process and its port. */
  async function serve(data: string): Promise<{ child: ChildProcess; port: number }> {
    const child = begin([process.execPath, program.file, '--no-demo'], { PORTOLANO_DATA: inFolder(data) });
    let out = '';
    const port = await new Promise<number>((resolve, reject) => {
      child.stdout?.on('data', (chunk) => {
        out += chunk;
        const found = /^Portolano è pronto: http:\/\/127\.0\.0\.1:(\d+)\/$/m.exec(out)?.[1];
        if (found !== undefined && out.includes('Ctrl+C')) resolve(Number(found));
      });
      child.on('close', () => reject(new Error(out)));
    });
    return { child, port };
  }

  const stop = async (child: ChildProcess) => {
    const end = ended(child);
    child.kill('SIGTERM');
    expect((await end).code).toBe(0);
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portolano-copia-'));
    program = await bundled('main.ts');
  });
  afterAll(async () => {
    for (const child of running) child.kill('SIGKILL');
    await Promise.all([program.remove(), rm(folder, { recursive: true, force: true })]);
  });

  it('saves what a server has while it serves, and restores it where another one begins', async () => {
    const { child, port } = await serve('site');
    // Where the machine is busy the server says so, and when to ask again.
    const ready = async (at: number): Promise<number> => {
      const answer = await fetch(`http://127.0.0.1:${at}/api/v1/ready`);
      const isBusy = answer.status === 503 && (await answer.text()).includes(refusalTexts.overloaded);
      if (!isBusy) return answer.status;
      await pause(Number(answer.headers.get('retry-after')) * 1000);
      return ready(at);
    };
    const [saved, status] = await Promise.all([run(['backup', inFolder('site.tar')], 'site'), ready(port)]);
    expect([saved.err, saved.code, status]).toEqual(['', 0, 200]);
    expect(await readdir(inFolder('site/uploads'))).toEqual([]);
    await stop(child);
    expect(existsSync(inFolder('site/portolano.sock'))).toBe(false);

    const restored = await run(['restore', inFolder('site.tar')], 'moved');
    expect([restored.err, restored.code]).toEqual(['', 0]);
    const again = await serve('moved');
    expect(await ready(again.port)).toBe(200);
    await stop(again.child);
    // What nobody serves is saved as well.
    expect(await run(['backup', inFolder('moved.tar')], 'moved')).toMatchObject({ code: 0, err: '' });
  });

  it('saves the demo, of which nobody has seen every file yet', async () => {
    await newDemoFolder(inFolder('demo/database'), inject('run'));
    expect(await run(['backup', inFolder('demo.tar')], 'demo')).toMatchObject({ code: 0, err: '' });
    const checked = await run(['restore', inFolder('demo.tar'), '--check'], 'nowhere');
    expect([checked.code, checked.err, existsSync(inFolder('nowhere'))]).toEqual([0, '', false]);
    expect(checked.out).toContain(inFolder('demo.tar'));
  });

  it('leaves nothing where the disk takes no more', async () => {
    await symlink('/dev/full', inFolder('full.tar.part'));
    expect(await run(['backup', inFolder('full.tar')], 'demo')).toEqual({
      code: 2,
      out: '',
      err: `${refusals.diskFull}\n`,
    });
    expect((await readdir(folder)).filter((name) => name.startsWith('full'))).toEqual([]);
  });

  it('says in one line what to do, and does nothing', async () => {
    await writeFile(inFolder('text.tar'), 'Cara redazione');
    await writeFile(inFolder('half.tar'), (await readFile(inFolder('demo.tar'))).subarray(0, 300_000));
    await mkdir(inFolder('blank'));
    const cases: readonly (readonly [readonly string[], string, string])[] = [
      [['backup'], 'demo', refusals.file('backup')],
      [['restore', 'a', 'b'], 'demo', refusals.file('restore')],
      [['backup', inFolder('demo.tar')], 'demo', refusals.exists(inFolder('demo.tar'))],
      [['backup', inFolder('no/demo.tar')], 'demo', refusals.noFolder(inFolder('no/demo.tar'))],
      [['backup', inFolder('other.tar')], 'blank', refusals.noDatabase(inFolder('blank'))],
      [['restore', inFolder('none.tar')], 'blank', refusals.noFile(inFolder('none.tar'))],
      [['restore', inFolder('text.tar')], 'blank', refusals.foreign(inFolder('text.tar'))],
      [['restore', inFolder('half.tar')], 'blank', refusals.cutOff(inFolder('half.tar'))],
      [['restore', inFolder('demo.tar')], 'demo', refusals.notEmpty(inFolder('demo'))],
    ];
    for (const [args, data, text] of cases)
      expect(await run(args, data)).toEqual({ code: 2, out: expect.any(String), err: `${text}\n` });
    const unknown = await run(['backup', '--all', 'x.tar'], 'demo');
    expect([unknown.code, unknown.err]).toEqual([2, expect.stringContaining('--help')]);
    expect((await run(['backup', '--help'], 'demo')).out).toBe(`${backupTexts.help}\n`);
    expect(await readdir(inFolder('blank'))).toEqual([]);
  });
});
