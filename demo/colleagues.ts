import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { hashPassword } from '../server/auth/passwords';
import type { Queryable } from '../server/db/types';
import data from './colleagues.json' with { type: 'json' };
import { createRandom } from './random';
import { readTable, row, rows } from './table';

/** A user who writes nothing in the demo: a person, or a company. */
const colleague = row({
  first: z.string().optional(),
  last: z.string().optional(),
  company: z.string().optional(),
  /** Place of the desk. */
  desk: z.int().min(0),
  role: z.string(),
  isAway: z.boolean().optional(),
});
const COLLEAGUES = readTable('colleagues', rows(colleague), data);

/** Who left with this many contents of their own, to be given to somebody else. */
const LEAVER = 'beatrice-montalti';
const LEFT_CONTENTS = 40;

/** Roles that the six of the sign-in page don't have; nobody has the second. */
const ROLES = [
  { name: 'fotografo', title: 'Fotografo', abilities: ['media-view', 'media-create', 'media-edit', 'news-view'] },
  { name: 'stagista', title: 'Stagista', abilities: ['news-view', 'news-create', 'media-view'] },
] as const;

const slug = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');

/** Months since which the demo's users have been there, at most. */
const OLDEST = 30;
const MONTH = 30 * 86_400_000;

function rowsOf(desks: readonly number[], today: Date) {
  const random = createRandom(20_260_604);
  return COLLEAGUES.map(({ first = '', last = '', desk, role, company: firm = '', isAway = false }) => {
    const username = slug(firm || `${first} ${last}`);
    const created = new Date(today.getTime() - random.between(20, OLDEST * 30) * (MONTH / 30));
    return {
      username,
      first,
      last,
      role,
      company: firm,
      active: !isAway,
      email: firm === '' ? `${slug(first)}.${slug(last)}@portolano.example` : `redazione@${username}.example`,
      desk: desks[desk] ?? desks[0],
      created,
    };
  });
}

const INSERT = `
  with made as (
    insert into users (username, first_name, last_name, email, company, active, password_hash, role_id, desk_id,
                       created_at, updated_at)
    select r.username, r.first, r.last, r.email, r.company, r.active, $2, roles.id, r.desk, r.created, r.created
      from jsonb_to_recordset($1::jsonb) as r(username text, first text, last text, email text, company text,
           active boolean, role text, desk integer, created timestamptz)
      join roles on roles.name = r.role
    returning id, username, created_at)
  insert into audit (at, user_id, username, action, entity, entity_id, details)
  select made.created_at, admin.id, admin.username, 'create', 'user', made.id,
         jsonb_build_object('username', made.username)
    from made, users admin where admin.username = 'admin' order by made.created_at`;

/** Gives the one who left some of their desk's news, in every language. */
const LEAVE = `
  with theirs as (
    select c.id, u.id as author from contents c join users u on u.username = $1 and u.desk_id = c.desk_id
     where c.area = 'news' order by c.id limit $2),
  raised as (
    update contents set created_by = theirs.author, updated_by = theirs.author from theirs
     where contents.id = theirs.id)
  update translations set author_id = theirs.author from theirs where translations.content_id = theirs.id`;

/** The destinations of the companies and of who works for a destination: that of their desk's municipalities. */
const DESTINATIONS = `
  insert into user_destinations (user_id, category_id)
  select u.id, c.id from users u
    join roles r on r.id = u.role_id and r.name = $1
    join desks d on d.id = u.desk_id
    join categories c on c.main = 2 and c.id = case
         when d.nome in ('Redazione Rimini', 'Redazione Ravenna', 'Redazione Ferrara') then 2002
         when d.nome in ('Redazione Bologna', 'Redazione Modena') then 2003 else 2001 end`;

/** Every municipality belongs to the desk of its province; those of Forlì-Cesena to the one of the Apennines. */
const MUNICIPALITIES = `
  insert into desk_municipalities (desk_id, municipality_id)
  select d.id, m.id from municipalities m join provinces p on p.id = m.province_id
    join desks d on d.nome = 'Redazione ' || case when p.short = 'FC' then 'Appennino romagnolo'
         when p.short = 'RE' then 'Reggio Emilia' else p.nome end`;

/**
 * Writes the rest of the staff, so that lists look like a real region's: companies, people who left, one of them with 40
 * contents; destinations, and the municipalities of the desks. Nobody knows their password. After the news, which others
 * write.
 */
export async function seedColleagues(tx: Queryable, today: Date): Promise<void> {
  for (const { name, title, abilities } of ROLES)
    await tx.query(
      `with made as (insert into roles (name, title) values ($1, $2) returning id)
       insert into role_abilities (role_id, ability) select id, unnest($3::text[]) from made`,
      [name, title, abilities],
    );
  const desks = (await tx.query<{ id: number }>('select id from desks order by id')).rows.map(({ id }) => id);
  const hash = await hashPassword(randomBytes(32).toString('base64url'));
  await tx.query(INSERT, [JSON.stringify(rowsOf(desks, today)), hash]);
  await tx.query(LEAVE, [LEAVER, LEFT_CONTENTS]);
  await tx.query(DESTINATIONS, ['redazione-destinazione-turistica']);
  await tx.query(MUNICIPALITIES);
}
