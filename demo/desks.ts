import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { hashPassword } from '../server/auth/passwords';
import type { Queryable } from '../server/db/types';
import data from './desks.json' with { type: 'json' };
import { readTable, row, rows } from './table';

const shape = row({
  /** The first is the regional one. */
  desks: rows(z.string()),
  /** Of the demo's news, beside the users one can sign in as; each with the place of their desk. */
  authors: rows(row({ first: z.string(), last: z.string(), desk: z.int().min(0) })),
});
const { desks: DESKS, authors: AUTHORS } = readTable('desks', shape, data);

const SITE = 'https://www.emiliaromagnaturismo.it';

/** Writes the desks. Gives their ids, the regional one first. */
export async function seedDesks(tx: Queryable): Promise<number[]> {
  const { rows } = await tx.query<{ id: number }>(
    `insert into desks (nome, url_it, url_en, url_de)
     select nome, $2 || '/it', $2 || '/en', $2 || '/de' from unnest($1::text[]) with ordinality as d(nome, ordinal)
      order by ordinal returning id`,
    [DESKS, SITE],
  );
  return rows.map(({ id }) => id);
}

/** Writes the authors. Nobody knows their password, so nobody signs in as one. */
export async function seedAuthors(tx: Queryable, desks: readonly number[]): Promise<void> {
  const hash = await hashPassword(randomBytes(32).toString('base64url'));
  const authors = AUTHORS.map(({ first, last, desk }) => ({
    username: `${first}-${last}`.toLowerCase(),
    email: `${first}.${last}@portolano.example`.toLowerCase(),
    first,
    last,
    desk: desks[desk] ?? desks[0],
  }));
  await tx.query(
    `insert into users (username, first_name, last_name, email, password_hash, role_id, desk_id)
     select r.username, r.first, r.last, r.email, $2, roles.id, r.desk
       from jsonb_to_recordset($1::jsonb) as r(username text, first text, last text, email text, desk integer)
       join roles on roles.name = 'redazione'`,
    [JSON.stringify(authors), hash],
  );
}
