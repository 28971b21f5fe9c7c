import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../../server/db/migrate';
import type { Db } from '../../server/db/types';
import { REFERENCE_CATEGORIES } from '../../server/reference/categories';
import { REFERENCE_ROLES } from '../../server/reference/roles';
import templates from '../../server/reference/templates.json' with { type: 'json' };
import { loadTowns } from '../../server/reference/territory';
import { writeReference } from '../../server/reference/write';
import { fillDatabase } from '../../server/start/firstStart';
import { CATEGORY_GROUPS } from '../../src/content/lists/categories';
import { treeOf } from './categories-kit';
import { bodyWith, create, seedReferences } from './content-kit';
import { newDatabase } from './database';
import { describeOnEach } from './kit';
import { formerSql } from './upgrade/sample';

/** Rows of a query, as they are. */
const rowsOf = async (db: Db, text: string) => (await db.query(text)).rows;

const CATEGORIES = `
  select c.id, c.main, c.parent_id, c.position, t.title, t.slug
    from categories c join category_contents t on t.category_id = c.id and t.lang = 'it' order by c.id`;
const ROLES = `
  select r.name, r.title, array(select a.ability from role_abilities a where a.role_id = r.id order by 1) as abilities
    from roles r order by r.id`;

const titlesOf = (db: Db, main: number) =>
  rowsOf(
    db,
    `select t.title from categories c join category_contents t on t.category_id = c.id and t.lang = 'it'
      where c.main = ${main} and c.parent_id is null order by c.position`,
  ).then((rows) => rows.map(({ title }) => title));

describe('a first start without the demo', () => {
  let db: Db;
  beforeAll(async () => {
    db = await newDatabase('embedded');
    await migrate(db);
    await fillDatabase(db, { dataDir: '/nowhere', languages: ['it', 'en'] }, { demo: null, show: () => undefined });
  });
  afterAll(() => db.close());

  it('has categories in every group, in Italian and English', async () => {
    const groups = await rowsOf(
      db,
      `select c.main, count(distinct c.id)::integer as entries, count(*)::integer as titles
         from categories c join category_contents t on t.category_id = c.id and t.title <> '' and t.slug <> ''
        group by c.main order by c.main`,
    );
    const expected = CATEGORY_GROUPS.map((main) => REFERENCE_CATEGORIES.filter((one) => one.main === main).length);
    expect(groups).toEqual(
      CATEGORY_GROUPS.map((main, at) => ({ main, entries: expected[at], titles: 2 * (expected[at] ?? 0) })),
    );
    expect(Math.min(...expected)).toBeGreaterThan(2);
  });

  it('has the destinations that the documents name, licences and their versions', async () => {
    const found = await rowsOf(
      db,
      `select id, title from categories join category_contents on category_id = id and lang = 'it' where main = 2 order by id`,
    );
    expect(found).toEqual([
      { id: 2001, title: 'Emilia' },
      { id: 2002, title: 'Romagna' },
      { id: 2003, title: 'Bologna-Modena' },
    ]);
    expect(await titlesOf(db, 8)).toContain('Tutti i diritti riservati');
    expect(await titlesOf(db, 9)).toEqual(['1.0', '2.0', '2.5', '3.0', '4.0', 'Nessuna versione']);
  });

  it('has the roles whose names mean something, with their rights, and its administrator', async () => {
    const roles = REFERENCE_ROLES.map((role) => ({ ...role, abilities: [...new Set(role.abilities)].sort() }));
    const stored = await rowsOf(db, ROLES);
    expect(stored.map((role) => ({ ...role, abilities: (role.abilities as string[]).toSorted() }))).toEqual(roles);
    expect(roles.map(({ name }) => name)).toEqual([
      'administrator',
      'redazione-regionale',
      'redazione',
      'redazione-destinazione-turistica',
    ]);
    expect(await rowsOf(db, 'select u.username, r.name from users u join roles r on r.id = u.role_id')).toEqual([
      { username: 'admin', name: 'administrator' },
    ]);
  });

  it('has every municipality with its position, in a province with its destination, and templates', async () => {
    const [{ count } = {}] = await rowsOf(
      db,
      `select count(*)::integer as count from municipalities m join provinces p on p.id = m.province_id
        where m.lat between 43 and 46 and m.lng between 9 and 13 and p.destination_id in (2001, 2002, 2003)`,
    );
    expect(count).toBe(loadTowns().length);
    expect(await rowsOf(db, 'select id, name from templates order by id')).toEqual(templates);
  });

  it('is not written to a second time: what a site makes of it stays', async () => {
    await db.query(`delete from role_abilities where role_id = (select id from roles where name = 'redazione')`);
    await db.query('delete from categories where id = 1003');
    const before = [await rowsOf(db, CATEGORIES), await rowsOf(db, ROLES)];
    await db.transaction(writeReference);
    expect([await rowsOf(db, CATEGORIES), await rowsOf(db, ROLES)]).toEqual(before);
  });
});

it('templates of a database in use stay, also those that it has no more', async () => {
  const db = await newDatabase('embedded');
  await migrate(db);
  await db.query(`
    delete from reference_data where name = 'templates';
    insert into templates (id, name) values (1, 'Pagina nostra');
    insert into roles (id, name, title) values (90, 'prova', 'Prova');
    insert into desks (id, nome) values (90, 'Prova');
    insert into users (username, first_name, last_name, email, password_hash, role_id, desk_id)
      values ('uno', 'Uno', 'Due', 'uno@portolano.example', '', 90, 90)`);
  await db.query(formerSql('040-templates.sql'));
  await db.transaction(writeReference);
  expect(await rowsOf(db, 'select id, name from templates')).toEqual([{ id: 1, name: 'Pagina nostra' }]);
  await db.close();
});

describe('a database that is in use before there was reference data', () => {
  let db: Db;
  const kept = async () => ({
    categories: await rowsOf(
      db,
      `select c.*, t.* from categories c join category_contents t on t.category_id = c.id
        where c.id in (10001, 10002, 10003, 1001, 1999) order by c.id, t.lang`,
    ),
    roles: await rowsOf(
      db,
      `select r.*, array(select ability from role_abilities where role_id = r.id) as abilities
         from roles r where r.id = 90`,
    ),
    territory: await rowsOf(
      db,
      `select p.id, p.nome, p.short, p.region, m.id as town, m.city, m.istat, m.zip_code
         from provinces p join municipalities m on m.province_id = p.id where p.id = 37 and m.id in (5, 37006)`,
    ),
  });
  let before: Awaited<ReturnType<typeof kept>>;

  beforeAll(async () => {
    db = await newDatabase('embedded');
    await migrate(db);
    // A destination and an audience of its own under ids that the product has for others, one renamed, one added.
    await db.query(`
      insert into categories (id, main, position) values (10001, 2, 1), (10002, 2, 2), (10003, 6, 1), (1001, 1, 1), (1999, 1, 2);
      insert into category_contents (category_id, lang, title, slug) values
        (10001, 'it', 'Costa dei trabocchi', 'costa'), (10002, 'it', 'ROMAGNA', 'la-romagna'),
        (10003, 'it', 'Nonni e nipoti', 'nonni'), (1001, 'it', 'Musica dal vivo', 'musica-dal-vivo'),
        (1999, 'it', 'Teatro e danza', 'teatro');
      insert into roles (id, name, title) values (90, 'redazione', 'La nostra redazione');
      insert into role_abilities (role_id, ability) values (90, 'news-view');
      insert into provinces (id, nome, short, region) values (37, 'Bologna (città)', 'BO', 'ER');
      insert into municipalities (id, city, istat, province_id, zip_code) values
        (5, 'Bologna la dotta', '037006', 37, '40100');
      insert into audit (action, entity, entity_id, details) values
        ('delete', 'category', 1005, '{}'), ('delete', 'category', 5001, '{}'),
        ('delete', 'role', 7, '{"name": "redazione-destinazione-turistica"}')`);
    before = await kept();
    await db.transaction(writeReference);
  });
  afterAll(() => db.close());

  it('keeps every row of its own as it was', async () => {
    expect(await kept()).toEqual(before);
    expect([before.categories.length, before.roles.length, before.territory.length]).toEqual([5, 1, 1]);
  });

  it('gets what it has neither by id nor by name, behind its own', async () => {
    expect(await titlesOf(db, 2)).toEqual(['Costa dei trabocchi', 'ROMAGNA', 'Emilia', 'Bologna-Modena']);
    expect((await titlesOf(db, 1)).slice(0, 4)).toEqual([
      'Musica dal vivo',
      'Teatro e danza',
      'Mostre',
      'Sagre e feste popolari',
    ]);
    const ids = await rowsOf(db, 'select min(id)::integer as id from categories where main = 10 and id > 100000');
    expect(ids).toEqual([{ id: 100001 }]);
    expect((await titlesOf(db, 10)).slice(0, 3)).toEqual(['Dimore storiche', 'Agriturismi', 'Guide e accompagnatori']);
  });

  it('gets nothing back that it had deleted, nor what was below', async () => {
    expect(await titlesOf(db, 1)).not.toContain('Mercati e fiere');
    const below = REFERENCE_CATEGORIES.filter(({ id, parent }) => id === 5001 || parent === 5001);
    const found = await rowsOf(db, `select id from categories where id in (${below.map(({ id }) => id).join()})`);
    expect([below.length, found]).toEqual([6, []]);
    const names = (await rowsOf(db, ROLES)).map(({ name }) => name);
    expect(names).toEqual(['administrator', 'redazione-regionale', 'redazione']);
  });

  it('knows where its municipalities are, and in which of its destinations', async () => {
    const [town] = await rowsOf(db, `select lat, lng from municipalities where id = 5`);
    const { lat, lng } = loadTowns().find(({ istat }) => istat === '037006') ?? {};
    expect(town).toEqual({ lat, lng });
    expect(
      await rowsOf(db, `select short, destination_id from provinces where short in ('PR', 'RA') order by short`),
    ).toEqual([
      { short: 'PR', destination_id: 2001 },
      { short: 'RA', destination_id: 10002 },
    ]);
  });
});

describeOnEach('a destination that an administrator added', (server) => {
  beforeAll(() => seedReferences(server()));

  it('is found by the filter, by itself and from above, and may be deleted', async () => {
    const tree = treeOf(server);
    const id = await tree.created(2, 'Appennino');
    const below = await tree.created(2, 'Casentino', id);
    const items = [
      await create(server(), bodyWith({ title: 'Sul crinale' }, { destinazione: [{ id }] })),
      await create(server(), bodyWith({ title: 'Nella foresta' }, { destinazione: [{ id: below }] })),
    ];
    const found = async (destination: number) => {
      const answer = await server().get<{ data: { id: number }[] }>(`news?destinazione=${destination}`, {
        as: 'admin',
      });
      return answer.body.data.map((row) => row.id).sort();
    };
    expect([await found(id), await found(below), await found(2001)]).toEqual([items, [items[1]], []]);
    expect((await tree.remove(id)).status).toBe(200);
  });
});
