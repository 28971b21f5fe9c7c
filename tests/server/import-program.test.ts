import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { lockFolder } from '../../server/db/embedded/lock';
import { migrate } from '../../server/db/migrate';
import { embeddedFolder } from '../../server/db/open';
import type { Db } from '../../server/db/types';
import { writeReference } from '../../server/reference/write';
import { importTexts } from '../../src/messages/server/imports';
import { commandTexts } from '../../src/messages/server/startup';
import { newDatabase, newFilledFolder } from './database';
import { bundled, type Program, root, runProgram } from './program';

const { refusals, broken, report: texts, problems } = importTexts;

/** A database that Portolano has prepared, without anything in it. */
async function prepare(db: Db): Promise<void> {
  await migrate(db);
  await db.transaction(writeReference);
}

describe('npm run import', { timeout: 120_000 }, () => {
  let program: Program;
  let folder: string;
  const inFolder = (name: string) => join(folder, name);
  const sample = (name: string) => join(root, 'docs/samples', name);

  const run = (args: readonly string[], settings: Readonly<Record<string, string>> = {}) =>
    runProgram(program, args, { PORTOLANO_DATA: inFolder('data'), ...settings });

  beforeAll(async () => {
    program = await bundled('server/import/program.ts');
    folder = await mkdtemp(join(tmpdir(), 'portolano-import-'));
    await newFilledFolder(embeddedFolder(inFolder('data')), inject('run'), 'municipalities', prepare);
  });
  afterAll(() => Promise.all([program.remove(), rm(folder, { recursive: true, force: true })]));

  it('tries, writes, and finds everything as it is, with the embedded database', async () => {
    const tried = await run(['activities', sample('activities.json')]);
    expect([tried.code, tried.err]).toEqual([0, '']);
    expect(tried.out).toContain(texts.dry);
    expect(tried.out).toContain(texts.count(texts.outcomes.new, 3));
    const written = await run(['activities', sample('activities.json'), '--write']);
    expect([written.code, written.err]).toEqual([0, '']);
    expect(written.out).toContain(texts.written);
    const again = await run(['activities', sample('activities.json')]);
    expect(again.out).toContain(texts.count(texts.outcomes.same, 3));
    for (const [kind, file] of [
      ['bookable', 'bookable.csv'],
      ['redirects', 'redirects.csv'],
    ] as const) {
      const { code, out } = await run([kind, sample(file), '--write']);
      expect([kind, code]).toEqual([kind, 0]);
      expect(out).toContain(texts.count(texts.outcomes.new, 3));
    }
  });

  it('ends with 1 where not everything is good', async () => {
    await writeFile(inFolder('rows.csv'), 'id;title\n1;\n2;Due\n');
    const wrong = await run(['bookable', inFolder('rows.csv')]);
    expect([wrong.code, wrong.err]).toEqual([1, '']);
    expect(wrong.out).toContain(texts.line(2, problems.title));
    await writeFile(inFolder('cut.json'), '[{"id":1,"title":"Uno"},{"id"');
    const cut = await run(['bookable', inFolder('cut.json'), '--write']);
    expect(cut.code).toBe(1);
    expect(cut.out).toContain(broken.at(broken.cutOff, 1, 30));
  });

  it('explains itself', async () => {
    expect(await run(['--help'])).toEqual({ code: 0, out: `${importTexts.help}\n`, err: '' });
  });

  it('refuses to begin in one line', async () => {
    await writeFile(inFolder('empty'), '');
    await writeFile(inFolder('names.csv'), 'a;b\n1;2\n');
    await writeFile(inFolder('none.json'), '[]');
    const cases: [args: string[], settings: Record<string, string>, line: string | RegExp][] = [
      [[], {}, refusals.kind(undefined)],
      [['people', 'x'], {}, refusals.kind('people')],
      [['activities'], {}, refusals.file],
      [['activities', 'a', 'b'], {}, refusals.file],
      [['activities', 'a', '--wirte'], {}, /--wirte.*--help/],
      [['activities', inFolder('nothing')], {}, refusals.missing(inFolder('nothing'))],
      [['activities', inFolder('empty')], {}, refusals.empty(inFolder('empty'))],
      [['activities', inFolder('names.csv')], {}, broken.at(broken.missingColumns(['id', 'title']), 1, 1)],
      [['activities', inFolder('none.json')], {}, texts.nothing],
      [
        ['activities', sample('activities.json')],
        { PORTOLANO_DATA: inFolder('new') },
        commandTexts.noDatabase(inFolder('new')),
      ],
      [['activities', sample('activities.json')], { DATABASE_URL: 'postgres://u:segreta@127.0.0.1:1/x' }, /u:\*\*\*@/],
    ];
    for (const [args, settings, line] of cases) {
      const { code, out, err } = await run(args, settings);
      expect([args, code, out]).toEqual([args, 2, '']);
      if (typeof line === 'string') expect(err).toBe(`${line}\n`);
      else expect(err).toMatch(line);
      expect(err.trimEnd().split('\n')).toHaveLength(1);
    }
  });

  it('leaves the embedded database to the server that uses it', async () => {
    const release = lockFolder(inFolder('data'));
    try {
      const { code, out, err } = await run(['activities', sample('activities.json')]);
      expect([code, out, err]).toEqual([2, '', `${commandTexts.inUse(inFolder('data'))}\n`]);
    } finally {
      release();
    }
  });

  it.runIf(process.env.TEST_DATABASE_URL !== undefined)('writes into PostgreSQL beside others', async () => {
    const db = await newDatabase('postgres');
    try {
      const DATABASE_URL = db.pool.options.connectionString ?? '';
      const unprepared = await run(['activities', sample('activities.json')], { DATABASE_URL });
      expect([unprepared.code, unprepared.err]).toEqual([2, `${refusals.emptyDatabase}\n`]);
      await prepare(db);
      const both = await Promise.all(
        [1, 2].map(() => run(['activities', sample('activities.json'), '--write'], { DATABASE_URL })),
      );
      expect(both.map(({ code }) => code)).toEqual([0, 0]);
      const counted = both.map(({ out }) =>
        [texts.outcomes.new, texts.outcomes.same].filter((label) => out.includes(texts.count(label, 3))),
      );
      expect(counted.flat().sort()).toEqual([texts.outcomes.same, texts.outcomes.new].sort());
    } finally {
      await db.close();
    }
  });
});
