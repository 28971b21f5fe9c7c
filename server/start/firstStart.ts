import { randomBytes } from 'node:crypto';
import { startupTexts } from '../../src/messages/server/startup';
import { hashPassword, publicSignIns } from '../auth/passwords';
import { type Config, ConfigProblem } from '../config';
import { takeLock } from '../db/locks';
import type { Db, Queryable } from '../db/types';
import { ADMINISTRATOR } from '../http/caller';
import { LOCAL_HOST } from '../mail/mail';
import { writeReference } from '../reference/write';
import type { Demo } from './demo';

/** User name of the administrator that a start without demo data creates. */
const FIRST_ADMINISTRATOR = 'admin';

/** Name of the desk that it belongs to. */
export const FIRST_DESK = 'Redazione regionale';

async function isEmpty(db: Queryable): Promise<boolean> {
  const { rows } = await db.query<{ empty: boolean }>('select not exists (select 1 from users) as empty');
  return rows[0]?.empty ?? true;
}

/** Processes that start together on one PostgreSQL take turns; the embedded database has one process only. */
async function inTurn<T>(db: Db, work: () => Promise<T>): Promise<T> {
  if (db.engine === 'embedded') return work();
  return db.transaction(async (tx) => {
    await takeLock(tx, 'filling');
    return work();
  });
}

/**
 * One desk and one administrator; everything else that no site has from its first day is made in the back office.
 * The administrator's password is shown once, before it is stored: whatever fails from here on, nobody is locked out. It
 * serves to choose another one.
 */
async function createAdministrator(db: Db, show: (text: string) => void): Promise<void> {
  const password = randomBytes(15).toString('base64url');
  const hash = await hashPassword(password);
  await db.transaction(async (tx) => {
    const role = await tx.query<{ id: number }>(
      `insert into roles (name, title) values ($1, 'Amministratore')
       on conflict (name) do update set title = roles.title returning id`,
      [ADMINISTRATOR],
    );
    const desk = await tx.query<{ id: number }>('insert into desks (nome) values ($1) returning id', [FIRST_DESK]);
    await tx.query(
      `insert into users (username, first_name, last_name, email, password_hash, initial_password_hash, role_id, desk_id)
       values ($1, 'Primo', 'Amministratore', $5, $2, $2, $3, $4)`,
      [FIRST_ADMINISTRATOR, hash, role.rows[0]?.id, desk.rows[0]?.id, `${FIRST_ADMINISTRATOR}@${LOCAL_HOST}`],
    );
    show(startupTexts.firstAdministrator(FIRST_ADMINISTRATOR, password));
  });
}

type Site = Pick<Config, 'dataDir' | 'languages'>;

async function startDemo(db: Db, site: Site, demo: Demo): Promise<void> {
  await inTurn(db, async () => {
    if (!(await isEmpty(db))) return;
    await demo.fill(db, site);
    await db.query('analyze');
  });
}

async function startWithoutDemo(db: Db, show: (text: string) => void): Promise<void> {
  await inTurn(db, async () => {
    if (await isEmpty(db)) await createAdministrator(db, show);
  });
  const open = await publicSignIns(db);
  if (open.length > 0) throw new ConfigProblem(startupTexts.openDemoUsers(open.map(({ username }) => username)));
}

/**
 * Writes the reference data that a database has not got yet, and fills one that has no users: with a demo, or with one
 * administrator, whose password it shows. Without a demo it refuses a database that public passwords open.
 */
export async function fillDatabase(
  db: Db,
  site: Site,
  { demo, show }: { readonly demo: Demo | null; readonly show: (text: string) => void },
): Promise<void> {
  await db.transaction(writeReference);
  return demo === null ? startWithoutDemo(db, show) : startDemo(db, site, demo);
}

/** Whom the person at the terminal can sign in as. Their passwords are tried for it, which takes its time. */
export const demoNotice = async (db: Db): Promise<string> => startupTexts.demoUsers(await publicSignIns(db));
