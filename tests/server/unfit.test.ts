import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../server/config';
import { UnfitDatabase, type Unfitness } from '../../server/db/fitness';
import { migrate } from '../../server/db/migrate';
import { openPostgres } from '../../server/db/open';
import type { Db, Queryable } from '../../server/db/types';
import { StartUpFailure, startUpProblem } from '../../server/start/problem';
import { engines, newDatabase } from './database';
import { applyPast, formerMigrations } from './upgrade/sample';

/** Every relation of a database: what it was before is what it must be after a refusal. */
async function relations(db: Queryable): Promise<string[]> {
  const text = `select relname as name from pg_class where relnamespace = 'public'::regnamespace order by relname`;
  return (await db.query<{ name: string }>(text)).rows.map(({ name }) => name);
}

const refusal = (unfitness: Unfitness) => new UnfitDatabase(unfitness);

describe.each(engines)('a database that is not ours · %s', (engine) => {
  let db: Db;
  beforeEach(async () => {
    db = await newDatabase(engine);
  });
  afterEach(() => db.close());

  it.each([
    ['tables', 'create table wp_posts (id integer); create table wp_users (id integer)', ['wp_posts', 'wp_users']],
    [
      'a record of migrations that is called as ours',
      'create table migrations (id integer, migration text)',
      ['migrations'],
    ],
    ['a view', 'create view directus_all as select 1 as id', ['directus_all']],
  ])('is left as it is, known by %s', async (_, sql, tables) => {
    await db.query(sql);
    const before = await relations(db);
    const attempt = migrate(db);
    await expect(attempt).rejects.toThrow(UnfitDatabase);
    await expect(attempt).rejects.toEqual(refusal({ reason: 'foreign', tables }));
    expect(await relations(db)).toEqual(before);
  });

  it('is ours whatever else is in it', async () => {
    await migrate(db);
    await db.query('create table reports (id integer)');
    expect(await migrate(db)).toEqual([]);
  });
});

describe.runIf(engines.includes('postgres'))('a PostgreSQL of which too little is allowed', () => {
  let db: Db;
  let url: URL;
  let role: string;
  const nobody = { connectionError: () => undefined };

  const migrateAs = async (user: string | null) => {
    const other = new URL(url);
    if (user !== null) [other.username, other.password] = [user, user];
    const theirs = await openPostgres(other.href, nobody);
    try {
      return await migrate(theirs);
    } finally {
      await theirs.close();
    }
  };

  beforeEach(async () => {
    db = await newDatabase('postgres');
    url = new URL(db.pool.options.connectionString ?? '');
    role = `portolano_${randomBytes(6).toString('hex')}`;
    await db.query(`create role ${role} login password '${role}'`);
  });
  afterEach(async () => {
    await db.query(`reassign owned by ${role} to current_user; drop owned by ${role}; drop role ${role}`);
    await db.close();
  });

  it('is refused where it can only be read, empty or in use', async () => {
    const database = url.pathname.slice(1);
    await db.query(`alter database ${database} set default_transaction_read_only = on`);
    await expect(migrateAs(null)).rejects.toEqual(refusal({ reason: 'readOnly' }));
    await migrate(db);
    await expect(migrateAs(null)).rejects.toEqual(refusal({ reason: 'readOnly' }));
  });

  it('is refused to who may create no table, write none, or change none', async () => {
    await expect(migrateAs(role)).rejects.toEqual(
      refusal({ reason: 'extension', extension: 'pg_trgm', isOnServer: true }),
    );
    await db.query('create extension pg_trgm; create extension unaccent');
    await expect(migrateAs(role)).rejects.toEqual(refusal({ reason: 'rights', user: role }));
    expect(await relations(db)).toEqual([]);
    await migrate(db);
    await expect(migrateAs(role)).rejects.toEqual(refusal({ reason: 'rights', user: role }));
    await db.query(`grant all on all tables in schema public to ${role}`);
    expect(await migrateAs(role)).toEqual([]);
    await db.query('delete from migrations');
    await expect(migrateAs(role)).rejects.toEqual(refusal({ reason: 'rights', user: role }));
  });

  it('is refused to who may not lead a database of before the first release over', async () => {
    await db.transaction((tx) => applyPast(tx, formerMigrations));
    await db.query(`grant all on all tables in schema public to ${role}`);
    await expect(migrateAs(role)).rejects.toEqual(refusal({ reason: 'rights', user: role }));
    expect(await migrate(db)).not.toContain('040-baseline.sql');
    await db.query(`grant all on all tables in schema public to ${role}`);
    expect(await migrateAs(role)).toEqual([]);
  });

  it('is enough for the owner of a database alone', async () => {
    await db.query(`alter database ${url.pathname.slice(1)} owner to ${role}`);
    await db.query(`grant create on schema public to ${role}`);
    expect(await migrateAs(role)).toContain('040-baseline.sql');
  });
});

it('is told in one line that says what to do', () => {
  const lines = (environment: NodeJS.ProcessEnv, unfitness: Unfitness) =>
    startUpProblem(new StartUpFailure('database', refusal(unfitness)), readConfig(environment, ['--no-demo']));
  const postgres = { DATABASE_URL: 'postgres://u:segreta@h/x' };
  const told = [
    lines(postgres, { reason: 'foreign', tables: ['wp_a', 'wp_b', 'wp_c', 'wp_d'] }),
    lines({ PORTOLANO_DATA: '/dati' }, { reason: 'foreign', tables: ['wp_a'] }),
    lines(postgres, { reason: 'readOnly' }),
    lines(postgres, { reason: 'rights', user: 'u' }),
    lines(postgres, { reason: 'extension', extension: 'pg_trgm', isOnServer: true }),
    lines(postgres, { reason: 'extension', extension: 'pg_trgm', isOnServer: false }),
  ];
  expect(told).toMatchInlineSnapshot(`
    [
      "DATABASE_URL: la base dati postgres://u:***@h/x contiene tabelle di un altro programma (wp_a, wp_b, wp_c, …): indicane una vuota, solo per Portolano.",
      "PORTOLANO_DATA=/dati: la base dati contiene tabelle di un altro programma (wp_a): scegli un'altra cartella.",
      "DATABASE_URL: la base dati postgres://u:***@h/x si può solo leggere: indica il server principale, oppure togli default_transaction_read_only.",
      "DATABASE_URL: nella base dati postgres://u:***@h/x l'utente u non può creare, cambiare o scrivere le tabelle: serve il proprietario della base dati.",
      "DATABASE_URL: nella base dati postgres://u:***@h/x manca l'estensione pg_trgm, che questo utente non può creare: un amministratore di PostgreSQL esegua lì «create extension pg_trgm schema public».",
      "DATABASE_URL: il server di postgres://u:***@h/x non ha l'estensione pg_trgm: installa il pacchetto postgresql-contrib.",
    ]
  `);
  expect(startUpProblem(refusal({ reason: 'readOnly' }), readConfig(postgres, ['--no-demo']))).toBe(told[2]);
  for (const line of told) expect(line).not.toMatch(/\n|segreta/);
});
