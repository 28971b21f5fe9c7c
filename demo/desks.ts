import { randomBytes } from 'node:crypto';
import { hashPassword } from '../server/auth/passwords';
import type { Queryable } from '../server/db/types';

/** The desks of the demo; the first is the regional one. */
const DESKS = [
  'Redazione regionale',
  'Redazione Bologna',
  'Redazione Modena',
  'Redazione Ferrara',
  'Redazione Ravenna',
  'Redazione Rimini',
  'Redazione Parma',
  'Redazione Reggio Emilia',
  'Redazione Piacenza',
  'Redazione Appennino romagnolo',
] as const;

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

/** Authors of the demo's news beside the users one can sign in as: first and last name, place of their desk in `DESKS`. */
const AUTHORS: readonly (readonly [first: string, last: string, desk: number])[] = [
  ['Chiara', 'Bonfiglioli', 1],
  ['Davide', 'Malaguti', 2],
  ['Francesca', 'Guidi', 3],
  ['Matteo', 'Ravaioli', 4],
  ['Silvia', 'Semprini', 5],
  ['Alessandro', 'Bocchi', 6],
  ['Martina', 'Spaggiari', 7],
  ['Giorgio', 'Schiavi', 8],
  ['Laura', 'Valbonesi', 9],
  ['Stefano', 'Tagliavini', 7],
  ['Paola', 'Lucchi', 9],
  ['Nicola', 'Gardini', 4],
  ['Elisa', 'Cavicchi', 3],
  ['Roberto', 'Mazzanti', 1],
  ['Valentina', 'Ugolini', 5],
  ['Andrea', 'Soncini', 6],
  ['Federica', 'Tosi', 2],
  ['Michele', 'Bertolini', 0],
  ['Ilaria', 'Pagliarani', 5],
  ['Tommaso', 'Vecchi', 0],
];

/** Writes the authors. Nobody knows their password, so nobody signs in as one. */
export async function seedAuthors(tx: Queryable, desks: readonly number[]): Promise<void> {
  const hash = await hashPassword(randomBytes(32).toString('base64url'));
  const authors = AUTHORS.map(([first, last, desk]) => ({
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
