import { ADMINISTRATOR, requireAbility, WILDCARD } from '../server/auth/context';
import { hashPassword } from '../server/auth/passwords';
import type { Queryable } from '../server/db/types';
import { places } from '../src/content/listings/places';
import { contents } from '../src/content/whole';

export interface DemoUser {
  readonly username: string;
  readonly password: string;
  readonly role: string;
  readonly firstName: string;
  readonly lastName: string;
}

const prefixes = contents.flatMap((content) => content.abilities);
const everything = (['view', 'create', 'edit', 'delete', 'publish'] as const).flatMap((action) =>
  requireAbility(prefixes, action),
);
const withoutPublishing = everything.filter((ability) => !ability.endsWith('-publish'));
/** Contents point to places: who writes them looks these up. */
const seesPlaces = requireAbility(places.abilities, 'view');
const looking = [...requireAbility(prefixes, 'view'), ...seesPlaces, 'media-view'];
/** Images and files: who writes contents uploads and describes them, the two desks delete them too. */
const media = ['media-view', 'media-create', 'media-edit'];
const allMedia = [...media, 'media-delete'];
const trees = ['category-view', 'category-edit'];
const tags = ['operations/tags-view', 'operations/tags-create', 'operations/tags-edit'];
const redirects = ['menu-view', 'errore404-create', 'errore404-delete'];

interface DemoRole {
  readonly name: string;
  readonly title: string;
  readonly abilities: readonly string[];
}

/** Roles of the demo. Names that mean something to the client: document 1, sections 2.1, 2.9 and 6; document 2, section 6. */
export const DEMO_ROLES: readonly DemoRole[] = [
  { name: ADMINISTRATOR, title: 'Amministratore', abilities: [WILDCARD] },
  {
    name: 'redazione-regionale',
    title: 'Redazione regionale',
    abilities: [
      ...everything,
      ...['view-tag', 'user-view', 'redazioni-view', 'event-view'],
      ...allMedia,
      ...redirects,
      'home-settings',
      ...trees,
      ...tags,
      ...seesPlaces,
    ],
  },
  {
    name: 'redazione',
    title: 'Redazione',
    abilities: [...withoutPublishing, ...seesPlaces, 'view-tag', ...allMedia, 'event-view'],
  },
  {
    name: 'redazione-destinazione-turistica',
    title: 'Redazione di destinazione turistica',
    abilities: [...withoutPublishing, ...seesPlaces, ...media],
  },
  {
    name: 'editor',
    title: 'Editor',
    abilities: [...withoutPublishing, ...seesPlaces, 'view-tag', ...media, 'event-view'],
  },
  { name: 'lettore', title: 'Lettore', abilities: looking },
];

const user = (username: string, role: string, firstName: string, lastName: string): DemoUser => ({
  username,
  password: `${username}-demo-2026`,
  role,
  firstName,
  lastName,
});

/** The users that the demo can be signed in with. Source: design, section 7. */
export const DEMO_USERS: readonly DemoUser[] = [
  user('admin', ADMINISTRATOR, 'Anna', 'Montanari'),
  user('regionale', 'redazione-regionale', 'Giulia', 'Fabbri'),
  user('redazione', 'redazione', 'Marco', 'Zanotti'),
  user('turistica', 'redazione-destinazione-turistica', 'Elena', 'Casadei'),
  user('editor', 'editor', 'Luca', 'Benassi'),
  user('lettore', 'lettore', 'Sara', 'Ferretti'),
];

async function seedRole(tx: Queryable, { name, title, abilities }: DemoRole): Promise<void> {
  const { rows } = await tx.query<{ id: number }>('insert into roles (name, title) values ($1, $2) returning id', [
    name,
    title,
  ]);
  await tx.query('insert into role_abilities (role_id, ability) select $1, unnest($2::text[])', [
    rows[0]?.id,
    [...new Set(abilities)],
  ]);
}

/** Writes the demo's roles and users. Takes the desk they belong to. */
export async function seedUsers(tx: Queryable, deskId: number): Promise<void> {
  for (const role of DEMO_ROLES) await seedRole(tx, role);
  const hashes = await Promise.all(DEMO_USERS.map(({ password }) => hashPassword(password)));
  for (const [index, { username, password, role, firstName, lastName }] of DEMO_USERS.entries())
    await tx.query(
      `insert into users (username, first_name, last_name, email, password_hash, public_password, role_id, desk_id)
       values ($1, $2, $3, $1 || '@portolano.example', $4, $5, (select id from roles where name = $6), $7)`,
      [username, firstName, lastName, hashes[index], password, role, deskId],
    );
}
