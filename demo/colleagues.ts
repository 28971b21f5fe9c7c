import { randomBytes } from 'node:crypto';
import { hashPassword } from '../server/auth/passwords';
import type { Queryable } from '../server/db/types';
import { createRandom } from './random';

/** A user who writes nothing in the demo: first and last name, place of the desk, role, and what is special. */
interface Colleague {
  readonly first: string;
  readonly last: string;
  readonly desk: number;
  readonly role: string;
  readonly company?: string;
  readonly isAway?: boolean;
}

const [DESK, EDITOR, READER] = ['redazione', 'editor', 'lettore'] as const;
const [REGIONAL, TOURIST, PHOTOGRAPHER] = [
  'redazione-regionale',
  'redazione-destinazione-turistica',
  'fotografo',
] as const;

const person = (name: string, desk: number, role: string, isAway = false): Colleague => {
  const [first = '', ...rest] = name.split(' ');
  return { first, last: rest.join(' '), desk, role, isAway };
};
const company = (name: string, desk: number, role: string): Colleague => ({
  first: '',
  last: '',
  desk,
  role,
  company: name,
});

/** Who left with this many contents of their own, to be given to somebody else. */
const LEAVER = 'beatrice-montalti';
const LEFT_CONTENTS = 40;

const COLLEAGUES: readonly Colleague[] = [
  person('Beatrice Montalti', 5, DESK, true),
  person('Alberto Ricci Bitti', 0, REGIONAL),
  person('Cristina Bassi', 0, REGIONAL),
  person('Enrico Dal Pozzo', 0, PHOTOGRAPHER),
  person('Giovanna Landi', 0, READER),
  person('Riccardo Neri', 0, EDITOR, true),
  person('Serena Albertazzi', 1, DESK),
  person('Filippo Brini', 1, EDITOR),
  person('Teresa Gamberini', 1, EDITOR),
  person('Marco Nanni', 1, READER),
  person('Lucia Ferrari', 2, DESK),
  person('Simone Barbieri', 2, EDITOR),
  person('Greta Montorsi', 2, PHOTOGRAPHER),
  person('Claudio Bergamini', 3, DESK, true),
  person('Arianna Felloni', 3, EDITOR),
  person('Pietro Zappaterra', 3, READER),
  person('Emma Casadio', 4, DESK),
  person('Lorenzo Bandini', 4, EDITOR),
  person('Caterina Montanari', 4, TOURIST),
  person('Davide Tonini', 5, EDITOR),
  person('Rosa Angelini', 5, TOURIST),
  person('Gianluca Pari', 5, READER, true),
  person('Elisabetta Ghirardi', 6, DESK),
  person('Jacopo Rastelli', 6, EDITOR),
  person('Annamaria Pezzani', 6, READER),
  person('Fabio Iotti', 7, DESK),
  person('Sofia Bigi', 7, EDITOR),
  person('Maurizio Fornasari', 8, DESK),
  person('Irene Anguissola', 8, EDITOR, true),
  person('Nadia Lazzari', 9, EDITOR),
  company('APT Servizi Emilia-Romagna', 0, REGIONAL),
  company('Visit Romagna', 5, TOURIST),
  company('Bologna Welcome', 1, TOURIST),
  company('Visit Emilia', 6, TOURIST),
];

/** Roles that the six of the sign-in page don't have; nobody has the second. */
const ROLES = [
  { name: PHOTOGRAPHER, title: 'Fotografo', abilities: ['media-view', 'media-create', 'media-edit', 'news-view'] },
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
  return COLLEAGUES.map(({ first, last, desk, role, company: firm = '', isAway = false }) => {
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
  await tx.query(DESTINATIONS, [TOURIST]);
  await tx.query(MUNICIPALITIES);
}
