import { randomBytes } from 'node:crypto';
import { startup } from '../../src/messages/startup';
import { ADMINISTRATOR } from '../auth/context';
import { hashPassword } from '../auth/passwords';
import type { Config } from '../config';
import type { Db, Queryable } from '../db/types';
import { DEMO_USERS } from '../demo/users';

/** User name of the administrator that a start without demo data creates. */
const FIRST_ADMINISTRATOR = 'admin';

async function isEmpty(db: Queryable): Promise<boolean> {
  const { rows } = await db.query<{ empty: boolean }>('select not exists (select 1 from users) as empty');
  return rows[0]?.empty ?? true;
}

/** One administrator in one desk; everything else is made in the back office. Gives the password, shown once. */
async function createAdministrator(db: Db): Promise<string> {
  const password = randomBytes(15).toString('base64url');
  const hash = await hashPassword(password);
  await db.transaction(async (tx) => {
    const role = await tx.query<{ id: number }>(
      `insert into roles (name, title) values ($1, 'Amministratore')
       on conflict (name) do update set title = roles.title returning id`,
      [ADMINISTRATOR],
    );
    const desk = await tx.query<{ id: number }>(`insert into desks (nome) values ('Redazione regionale') returning id`);
    await tx.query(
      `insert into users (username, first_name, last_name, email, password_hash, role_id, desk_id)
       values ($1, 'Primo', 'Amministratore', 'admin@localhost', $2, $3, $4)`,
      [FIRST_ADMINISTRATOR, hash, role.rows[0]?.id, desk.rows[0]?.id],
    );
  });
  return password;
}

/** Loaded when it is needed only: it brings an image library along. */
async function seed(db: Db, dataDir: string): Promise<void> {
  const { seedDemo } = await import('../demo/seed');
  await seedDemo(db, { dataDir });
}

/**
 * Fills a database that has no users: with the demo content, or with one administrator.
 * Gives what the person at the terminal must read, null for nothing.
 */
export async function fillEmptyDatabase(db: Db, { demo, dataDir }: Pick<Config, 'demo' | 'dataDir'>) {
  const empty = await isEmpty(db);
  if (demo) {
    if (empty) await seed(db, dataDir);
    return startup.demoUsers(DEMO_USERS);
  }
  return empty ? startup.firstAdministrator(FIRST_ADMINISTRATOR, await createAdministrator(db)) : null;
}
