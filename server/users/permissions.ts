import { cellOf, KNOWN_ABILITIES } from '../../src/content/permissions';
import type { AbilitySource, UserPermissions } from '../../src/contract/users';
import { profileTexts } from '../../src/messages/screens/accounts';
import { isPossibleId } from '../db/ids';
import type { Queryable } from '../db/types';
import { ADMINISTRATOR, WILDCARD } from '../http/caller';
import { HttpError } from '../http/errors';

const ROLE_OF_USER = `
  select u.id, u.active::int as active, r.id as role_id, r.name, r.title,
         array(select a.ability from role_abilities a where a.role_id = r.id) as abilities
    from users u join roles r on r.id = u.role_id where u.id = $1`;

interface UserRole {
  readonly id: number;
  readonly active: 0 | 1;
  readonly role_id: number;
  readonly name: string;
  readonly title: string;
  readonly abilities: readonly string[];
}

function sourceOf(ability: string, { name, abilities }: UserRole): AbilitySource | null {
  if (name === ADMINISTRATOR) return 'administrator';
  if (ability !== WILDCARD && abilities.includes(WILDCARD)) return 'wildcard';
  return abilities.includes(ability) ? 'role' : null;
}

/** A user's role with its abilities; undefined for an unknown one. */
export async function roleOfUser(db: Queryable, id: number): Promise<UserRole | undefined> {
  const { rows } = isPossibleId(id) ? await db.query<UserRole>(ROLE_OF_USER, [id]) : { rows: [] };
  return rows[0];
}

/** What a user may do and where each ability comes from; refuses with 404 an unknown one. Source: the issue on users, point 3. */
export async function permissionsOf(db: Queryable, id: number): Promise<UserPermissions> {
  const stored = await roleOfUser(db, id);
  if (stored === undefined) throw new HttpError(404, profileTexts.server.notFound);
  const abilities = KNOWN_ABILITIES.map((ability) => {
    const source = sourceOf(ability, stored);
    const cell = cellOf(ability);
    return {
      ability,
      section: cell?.section ?? null,
      action: cell?.action ?? null,
      allowed: source !== null,
      source,
    };
  });
  return {
    id: stored.id,
    active: stored.active,
    role: { id: stored.role_id, name: stored.name, title: stored.title },
    administrator: stored.name === ADMINISTRATOR,
    wildcard: stored.abilities.includes(WILDCARD),
    abilities,
  };
}
