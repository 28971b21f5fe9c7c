import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { lockFolder } from '../../server/db/embedded/lock';
import { migrate } from '../../server/db/migrate';
import { embeddedFolder } from '../../server/db/open';
import type { Db } from '../../server/db/types';
import { writeReference } from '../../server/reference/write';
import { addDays, romeDate, shortDate } from '../../src/content/when/civil';
import { registerTexts as texts } from '../../src/messages/server/backup';
import { commandTexts } from '../../src/messages/server/startup';
import { newFilledFolder } from './database';
import { bundled, type Program, runProgram } from './program';

const DAY = '2020-03-01';

async function prepare(db: Db): Promise<void> {
  await migrate(db);
  await db.transaction(writeReference);
  await db.query(
    `insert into audit (at, username, action, entity) values ('2020-01-31T23:30:00Z', 'chi', 'login', 'user'),
       ('2020-02-29T12:00:00Z', 'chi', 'login', 'user'), ('2020-02-29T23:30:00Z', 'chi', 'login', 'user')`,
  );
}

describe('npm run register', { timeout: 120_000 }, () => {
  let program: Program;
  let folder: string;
  const inFolder = (name: string) => join(folder, name);
  const run = (args: readonly string[], settings: Readonly<Record<string, string>> = {}) =>
    runProgram(program, ['register', ...args], { PORTOLANO_DATA: inFolder('data'), ...settings });

  beforeAll(async () => {
    program = await bundled('main.ts');
    folder = await mkdtemp(join(tmpdir(), 'portolano-register-'));
    await newFilledFolder(embeddedFolder(inFolder('data')), inject('run'), 'old log', prepare);
    await newFilledFolder(
      embeddedFolder(inFolder('unused')),
      inject('run'),
      'migrated',
      async (db) => void (await migrate(db)),
    );
  });
  afterAll(() => Promise.all([program.remove(), rm(folder, { recursive: true, force: true })]));

  it('tries, moves, and finds nothing more to move', async () => {
    const head = texts.found(2, '01/02/2020', '29/02/2020');
    const own = inFolder('data/register');
    expect(await run(['--before', DAY])).toEqual({ code: 0, out: `${head}\n${texts.dry(own)}\n`, err: '' });
    const moved = `${head}\n${texts.moved('registro-2020-02-01-1.jsonl.gz', 2)}\n${texts.done(own)}\n`;
    expect(await run(['--before', DAY, '--write'])).toEqual({ code: 0, out: moved, err: '' });
    expect(await readdir(own)).toEqual(['registro-2020-02-01-1.jsonl.gz']);
    const nothing = `${texts.nothing(shortDate(DAY))}\n`;
    expect(await run(['--before', DAY, '--write'])).toEqual({ code: 0, out: nothing, err: '' });
    const rest = await run(['--before', '2020-03-02', inFolder('altrove'), '--write']);
    expect([rest.code, await readdir(inFolder('altrove'))]).toEqual([0, ['registro-2020-03-01-3.jsonl.gz']]);
  });

  it('explains itself', async () => {
    expect(await run(['--help'])).toEqual({ code: 0, out: `${texts.help}\n`, err: '' });
  });

  it('refuses to begin in one line', async () => {
    const { refusals } = texts;
    const yesterday = addDays(romeDate(Date.now()), -1);
    const cases: [args: string[], settings: Record<string, string>, line: string][] = [
      [[], {}, refusals.before],
      [['--before', '2020-02-30'], {}, refusals.day('2020-02-30')],
      [['--before', addDays(yesterday, 1)], {}, refusals.tooLate(yesterday)],
      [['--before', DAY, 'a', 'b'], {}, refusals.folders],
      [['--before', DAY], { PORTOLANO_DATA: inFolder('none') }, commandTexts.noDatabase(inFolder('none'))],
      [['--before', DAY], { PORTOLANO_DATA: inFolder('unused') }, refusals.unprepared],
    ];
    for (const [args, settings, line] of cases)
      expect(await run(args, settings)).toEqual({ code: 2, out: '', err: `${line}\n` });
    const release = lockFolder(inFolder('data'));
    const used = await run(['--before', DAY]).finally(release);
    expect(used).toEqual({ code: 2, out: '', err: `${commandTexts.inUse(inFolder('data'))}\n` });
  });
});
