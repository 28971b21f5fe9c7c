import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demo } from '../../../demo/index';
import { migrate } from '../../../server/db/migrate';
import type { Db } from '../../../server/db/types';
import { fillDatabase } from '../../../server/start/firstStart';
import { TAG_GROUP } from '../../../src/content/lists/categories';
import { contents } from '../../../src/content/whole';
import { defaultLanguages } from '../../../src/contract/languages';
import { logout } from '../../../src/contract/session';
import { NOTHING } from '../../../tools/permissions/examples';
import { declaredRoutes } from '../../../tools/permissions/routes';
import { callsAmong, trialsOf } from '../../../tools/permissions/table';
import { bodyWith } from '../content-kit';
import { engines, newDatabase } from '../database';
import { TestServer } from '../kit';
import { notOnlyAdded, type Shape, shapeOf } from './onlyAdds';
import { allRows, loadSample, readSample, type Sample } from './sample';

/**
 * What a server of the version before can no longer do beside one of this version, and how CHANGELOG.md says it to who
 * restarts one server after the other.
 */
const TOLD: Readonly<Record<string, string>> = {
  'provinces: FOREIGN KEY (destination_id) REFERENCES categories(id)':
    'non elimina una destinazione a cui una provincia è stata collegata',
};

/** Tables of figures that grow with what happens. */
const COUNTERS = ['area_versions', 'access_version', 'readiness'];

/** Calls that read one thing by its id, and where the ids are. */
const RECORDS: readonly (readonly [path: string, rows: string])[] = [
  ['user', 'users'],
  ['user/roles', 'roles'],
  ['user/redazioni', 'desks'],
  ['luoghi', 'places'],
  ['operations/tags', `categories where main = ${TAG_GROUP}`],
];
const CONTENTS = contents.map(({ area, paths }) => [paths.item, `contents where area = '${area}'`] as const);

const folder = new URL('./', import.meta.url);
const samples = readdirSync(folder).filter((name) => name.endsWith('.json.gz'));

describe.each(samples.flatMap((name) => engines.map((engine) => ({ name, engine }))))(
  'a database of $name, opened by this version · $engine',
  ({ name, engine }) => {
    let server: TestServer;
    let sample: Sample;
    let before: Shape;
    let after: Shape;
    const rowsBefore = new Map<string, string[]>();

    beforeAll(async () => {
      sample = await readSample(new URL(name, folder));
      const db: Db = await newDatabase(engine);
      await loadSample(db, sample);
      before = await shapeOf(db);
      for (const table of sample.tables) rowsBefore.set(table.name, await allRows(db, table));
      expect((await migrate(db)).length).toBeGreaterThan(0);
      after = await shapeOf(db);
      await fillDatabase(db, { dataDir: '', languages: defaultLanguages() }, { demo, show: () => undefined });
      server = await TestServer.on(db);
    });
    afterAll(() => server.stop());

    it('has every row that it had, as it was', async () => {
      for (const table of sample.tables.filter((one) => !COUNTERS.includes(one.name))) {
        const now = new Set(await allRows(server.db, table));
        const lost = rowsBefore.get(table.name)?.filter((row) => !now.has(row));
        expect({ table: table.name, lost }).toEqual({ table: table.name, lost: [] });
        expect(now.size).toBeGreaterThanOrEqual(table.rows.length);
      }
    });

    const statusOf = async (path: string) => (await server.get(path, { as: 'admin' })).status;

    it('answers every call that reads without naming something', async () => {
      const calls = callsAmong(await declaredRoutes()).filter(({ method }) => method === 'GET');
      const addresses = calls
        .map((call) => trialsOf(call, 1)[0]?.address ?? '')
        .filter((one) => !one.includes(`${NOTHING}`) && one !== logout.path);
      const failed = [];
      for (const address of addresses) if ((await statusOf(address)) !== 200) failed.push(address);
      expect(failed).toEqual([]);
      expect(addresses.length).toBeGreaterThan(40);
    });

    it('answers with every content and record that it had', async () => {
      const failed = [];
      for (const [path, rows] of [...CONTENTS, ...RECORDS]) {
        const { rows: found } = await server.db.query<{ id: number }>(`select id from ${rows} order by id`);
        expect(found.length, path).toBeGreaterThan(0);
        for (const { id } of found) if ((await statusOf(`${path}/${id}`)) !== 200) failed.push(`${path}/${id}`);
      }
      expect(failed).toEqual([]);
    });

    it('takes new ones behind those that it had', async () => {
      const { rows } = await server.db.query<{ last: number }>('select max(id) as last from contents');
      const { status, body } = await server.call<{ data: { id: number } }>('POST', 'news', {
        as: 'admin',
        body: bodyWith({ title: 'Nuova' }),
      });
      expect([status, body.data.id > Number(rows[0]?.last)]).toEqual([201, true]);
    });

    it('still serves a server of the version before, but for what CHANGELOG.md says', () => {
      const changes = notOnlyAdded(before, after);
      expect(changes).toEqual(Object.keys(TOLD));
      const changelog = readFileSync(new URL('../../../CHANGELOG.md', import.meta.url), 'utf8');
      for (const change of changes) expect(changelog).toContain(TOLD[change]);
    });
  },
);

it('is noticed what a server of the version before can no longer do', () => {
  const column = (type: string, required = false) => ({ type, required });
  const before: Shape = {
    columns: new Map([
      ['gone', new Map([['id', column('integer', true)]])],
      ['kept', new Map(['same', 'lost', 'typed', 'needed'].map((name) => [name, column('text')] as const))],
    ]),
    rules: new Map([['kept', ['unique (same)', 'unique (lost)']]]),
  };
  const after: Shape = {
    columns: new Map([
      [
        'kept',
        new Map([
          ['same', column('text')],
          ['typed', column('integer')],
          ['needed', column('text', true)],
          ['new', column('text', true)],
          ['free', column('text')],
        ]),
      ],
      ['other', new Map([['id', column('integer', true)]])],
    ]),
    rules: new Map([
      ['kept', ['unique (same)', 'CHECK (true)']],
      ['other', ['unique (id)']],
    ]),
  };
  expect(notOnlyAdded(before, after)).toEqual([
    'gone: gone',
    'kept.lost: gone',
    'kept.typed: text became integer',
    'kept.needed: must be said',
    'kept.new: must be said',
    'kept: CHECK (true)',
  ]);
  expect(notOnlyAdded(before, before)).toEqual([]);
});
