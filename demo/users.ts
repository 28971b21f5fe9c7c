import { hashPassword } from '../server/auth/passwords';
import type { Queryable } from '../server/db/types';
import { ADMINISTRATOR, requireAbility } from '../server/http/caller';
import { ofContents, REFERENCE_ROLES, type ReferenceRole, writeRoles } from '../server/reference/roles';
import { places } from '../src/content/listings/places';

export interface DemoUser {
  readonly username: string;
  readonly password: string;
  readonly role: string;
  readonly firstName: string;
  readonly lastName: string;
}

const withoutPublishing = ofContents(['view', 'create', 'edit', 'delete']);
/** Contents point to places: who writes them looks these up. */
const seesPlaces = requireAbility(places.abilities, 'view');
const looking = [...ofContents(['view']), ...seesPlaces, 'media-view'];

/** The product's roles, and two more that the demo's users have. */
export const DEMO_ROLES: readonly ReferenceRole[] = [
  ...REFERENCE_ROLES,
  {
    name: 'editor',
    title: 'Editor',
    abilities: [
      ...withoutPublishing,
      ...seesPlaces,
      ...['view-tag', 'media-view', 'media-create', 'media-edit', 'event-view'],
    ],
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

/** Writes the demo's roles and users. Takes the desk they belong to. */
export async function seedUsers(tx: Queryable, deskId: number): Promise<void> {
  await writeRoles(tx, DEMO_ROLES);
  const hashes = await Promise.all(DEMO_USERS.map(({ password }) => hashPassword(password)));
  for (const [index, { username, password, role, firstName, lastName }] of DEMO_USERS.entries())
    await tx.query(
      `insert into users (username, first_name, last_name, email, password_hash, public_password, role_id, desk_id)
       values ($1, $2, $3, $1 || '@portolano.example', $4, $5, (select id from roles where name = $6), $7)`,
      [username, firstName, lastName, hashes[index], password, role, deskId],
    );
}
