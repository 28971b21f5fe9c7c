import { profileTexts } from '../../src/messages/screens/accounts';
import { userServerTexts } from '../../src/messages/server/administration';
import { refusalTexts } from '../../src/messages/server/refusals';
import { violatedConstraint } from '../db/sqlstate';
import type { Queryable } from '../db/types';
import { HttpError } from '../http/errors';
import { nextVersion } from '../http/versions';
import type { UserChange } from './incoming';

const { server } = profileTexts;

/** What a constraint of the table is about: its name → field and text. */
const CONSTRAINTS: Readonly<Record<string, readonly [field: string, problem: string]>> = {
  users_email_key: ['email', server.emailTaken],
  users_username_key: ['username', server.usernameTaken],
  users_desk_id_fkey: ['redazione', server.desk],
  users_role_id_fkey: ['role', userServerTexts.role],
  user_destinations_category_id_fkey: ['destination', refusalTexts.invalid],
};

/** A refusal (422) that names the field where a constraint of the table was hurt, else the error itself. */
export function asRefusal(error: unknown): unknown {
  const known = CONSTRAINTS[violatedConstraint(error) ?? ''];
  return known === undefined ? error : new HttpError(422, refusalTexts.invalid, { fields: { [known[0]]: known[1] } });
}

/** A checked change as it is written: by whom, when, with the hash of a new password. */
export interface UserWrite {
  readonly change: UserChange;
  readonly hash: string | null;
  readonly editorId: number;
  readonly now: Date;
}

const valuesOf = ({ change, hash, editorId, now }: UserWrite): unknown[] => {
  const { username, first_name, last_name, email, company, redazione, role, active } = change;
  return [username, first_name, last_name, email, company, redazione, role, active, hash, editorId, now];
};

const INSERT = `
  insert into users (username, first_name, last_name, email, company, desk_id, role_id, active, password_hash,
                     updated_by, created_at, updated_at)
  values ($1, $2, $3, $4, $5, $6, (select id from roles where name = $7), $8, $9, $10, $11, $11) returning id`;

/** The new version is later than the old one, whatever the clock says. */
const UPDATE = `
  update users set username = $1, first_name = $2, last_name = $3, email = $4, company = $5, desk_id = $6,
         role_id = (select id from roles where name = $7), active = $8, password_hash = coalesce($9, password_hash),
         updated_by = $10, updated_at = ${nextVersion('$11')}
   where id = $12`;

async function writeDestinations(tx: Queryable, id: number, { change }: UserWrite): Promise<void> {
  await tx.query('delete from user_destinations where user_id = $1 and category_id <> all($2::integer[])', [
    id,
    change.destinations,
  ]);
  await tx.query(
    'insert into user_destinations (user_id, category_id) select $1, unnest($2::integer[]) on conflict do nothing',
    [id, change.destinations],
  );
}

/** Writes a new user; gives the id. */
export async function insertUser(tx: Queryable, write: UserWrite): Promise<number> {
  const { rows } = await tx.query<{ id: number }>(INSERT, valuesOf(write));
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('no id for a new user');
  await writeDestinations(tx, id, write);
  return id;
}

/** Writes a user who is there; the caller has locked the row (`lockedUser`). */
export async function updateUserRow(tx: Queryable, id: number, write: UserWrite): Promise<void> {
  await tx.query(UPDATE, [...valuesOf(write), id]);
  await writeDestinations(tx, id, write);
}
