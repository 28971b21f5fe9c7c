import { userServerTexts } from '../../src/messages/server/administration';
import { takeLock } from '../db/locks';
import type { Queryable } from '../db/types';
import { ADMINISTRATOR, type RequestUser, WILDCARD } from '../http/caller';
import { HttpError } from '../http/errors';

/** A role with what it may. */
export interface RankedRole {
  readonly id: number;
  readonly name: string;
  readonly abilities: readonly string[];
}

const ROLE = `
  select r.id, r.name, array(select a.ability from role_abilities a where a.role_id = r.id) as abilities
    from roles r where r.name = $1`;

/** A role by its name; null for an unknown one. */
export async function roleByName(db: Queryable, name: string): Promise<RankedRole | null> {
  const { rows } = await db.query<RankedRole>({ name: 'role-by-name', text: ROLE, values: [name] });
  return rows[0] ?? null;
}

/** Whether the caller may all that the role may: else they could raise somebody, and so themselves, above themselves. */
export function covers(caller: RequestUser, { name, abilities }: Omit<RankedRole, 'id'>): boolean {
  if (caller.role === ADMINISTRATOR) return true;
  if (name === ADMINISTRATOR) return false;
  return caller.abilities.has(WILDCARD) || abilities.every((ability) => caller.abilities.has(ability));
}

/** Refuses with 409 a user who may something that the caller may not. `name` is how the user is called. */
export async function assertCovered(
  tx: Queryable,
  caller: RequestUser,
  user: { readonly role: string; readonly name: string },
): Promise<void> {
  const role = await roleByName(tx, user.role);
  if (role !== null && !covers(caller, role)) throw new HttpError(409, userServerTexts.userBeyond(user.name));
}

/**
 * Makes administrators' changes to users wait for each other until the transaction ends: two of them can't take each
 * other away at once. Acquired before any row is locked.
 */
export const lockAdministration = (tx: Queryable): Promise<void> => takeLock(tx, 'administration');

const ACTIVE_ADMINISTRATORS = `
  select u.id from users u where u.active and u.role_id = (select id from roles where name = $1)`;

/**
 * Refuses with 409 to take the last active administrator away; needs `lockAdministration`. `ids` are the users that go,
 * `name` is how the one is called who may be the last.
 */
export async function assertAdministratorStays(tx: Queryable, ids: readonly number[], name: string): Promise<void> {
  const { rows } = await tx.query<{ id: number }>(ACTIVE_ADMINISTRATORS, [ADMINISTRATOR]);
  if (rows.length > 0 && rows.every(({ id }) => ids.includes(id)))
    throw new HttpError(409, userServerTexts.lastAdministrator(name));
}
