import { fileURLToPath } from 'node:url';
import { beforeEach, expect, it } from 'vitest';
import { redirectImport } from '../../server/import/redirects';
import { redirectTexts } from '../../src/messages/screens/redirects';
import { importTexts } from '../../src/messages/server/imports';
import { countsOf, importFile, withFile } from './import-kit';
import { describeOnEach } from './kit';

const { problems, report: texts } = importTexts;

const SAMPLE = fileURLToPath(new URL('../../docs/samples/redirects.csv', import.meta.url));

interface Rule {
  readonly id: number;
  readonly old_url: string;
  readonly new_url: string;
  readonly code: number;
}

describeOnEach('the import of redirects', (server) => {
  const load = (content: string, options?: Parameters<typeof importFile>[3]) =>
    withFile(content, (path) => importFile(server().db, redirectImport, path, options));
  const rules = async () =>
    (await server().get<{ data: Rule[] }>('operations/error404?orderBy=%2Bid&limit=100', { as: 'admin' })).body.data;
  const wrongOf = async (content: string, options?: Parameters<typeof importFile>[3]) =>
    (await load(content, options)).text(true, []);

  beforeEach(() => server().db.query('delete from redirects'));

  it('brings the sample once, with a line of the log each', async () => {
    expect(countsOf(await importFile(server().db, redirectImport, SAMPLE, { writes: false }))).toEqual({ new: 3 });
    expect(await rules()).toEqual([]);
    expect(countsOf(await importFile(server().db, redirectImport, SAMPLE))).toEqual({ new: 3 });
    expect(await rules()).toMatchObject([
      { old_url: '/it/vecchia-guida.html', new_url: '/it/guida', code: 301 },
      { old_url: '/it/estate-2024', new_url: '/it/estate', code: 302 },
      { old_url: '/it/concorso-2019', new_url: '', code: 410 },
    ]);
    expect(countsOf(await importFile(server().db, redirectImport, SAMPLE))).toEqual({ same: 3 });
    const { rows } = await server().db.query(
      `select username, action, details from audit where entity = 'redirect' order by audit.id desc limit 1`,
    );
    expect(rows).toEqual([
      {
        username: 'npm run import',
        action: 'create',
        details: { old_url: '/it/concorso-2019', new_url: '', code: 410 },
      },
    ]);
  });

  it('puts a new version in the place of the one that an address has, and leaves the others', async () => {
    await load('da,a\n/a,/b\n/c,/d\n');
    const before = await rules();
    const next = 'da,a,codice\nhttps:/x,/y,301\n/a/,/e,302\n';
    const said = await load(next, { writes: false });
    const done = await load(next);
    expect([countsOf(said), countsOf(done)]).toEqual([
      { updated: 1, wrong: 1 },
      { updated: 1, wrong: 1 },
    ]);
    expect(await rules()).toEqual([
      { id: before[0]?.id, old_url: '/a/', new_url: '/e', code: 302, updated_at: expect.any(String) },
      before[1],
    ]);
  });

  it.each([
    ['leads round in a circle', '/c,/a', redirectTexts.trace.loop(['/c', '/a', '/b', '/c'])],
    ['leads round by what stands in the file', '/x,/y\n/y,/x', redirectTexts.trace.loop(['/y', '/x', '/y'])],
    ['leads round once it is changed', '/b,/a', redirectTexts.trace.loop(['/b', '/a', '/b'])],
    ['is no address', 'niente,/a', redirectTexts.problems.scheme],
    ['has no code', '/n,/m,999', redirectTexts.problems.code],
    ['has no word for a code', '/n,/m,tanti', redirectTexts.problems.code],
    ['leads nowhere', '/n,', redirectTexts.problems.newRequired],
    ['stands there twice', '/n,/m\n/n/,/o', problems.twice(2)],
  ])('refuses a rule that %s, tried and written', async (_, rows, problem) => {
    await load('da,a\n/a,/b\n/b,/c\n');
    const content = `da,a,codice\n${rows
      .split('\n')
      .map((row) => (row.split(',').length === 2 ? `${row},` : row))
      .join('\n')}\n`;
    const said = await load(content, { writes: false });
    const done = await load(content);
    expect(said.count('wrong')).toBe(1);
    expect(countsOf(done)).toEqual(countsOf(said));
    expect(done.text(true, [])).toContain(problem.slice(0, 60));
  });

  it('knows the hosts under which the site is known', async () => {
    const content = 'da,a\n/a,https://sito.example/a\n';
    expect(countsOf(await load(content, { hosts: ['sito.example'] }))).toEqual({ wrong: 1 });
    expect(countsOf(await load(content))).toEqual({ new: 1 });
  });

  it('takes nothing for gone', async () => {
    await load('da,a\n/a,/b\n');
    expect(countsOf(await load('da,a\n/c,/d\n'))).toEqual({ new: 1 });
    expect(await rules()).toHaveLength(2);
  });

  it('brings thousands, batch by batch, each among those before it', async () => {
    const rows = Array.from({ length: 2500 }, (_, index) => `/v/${index},/n/${index}`);
    const content = ['da,a', ...rows, '/n/3,/v/3'].join('\n');
    const said = await load(content, { writes: false });
    const done = await load(content);
    expect([countsOf(said), countsOf(done)]).toEqual([
      { new: 2500, wrong: 1 },
      { new: 2500, wrong: 1 },
    ]);
    expect(await wrongOf(content)).toContain(texts.line(2502, '').trimEnd());
  });
});
