import { isKnownAbility } from '../../src/content/permissions';
import { requiredProblem, TITLE_MAXIMUM } from '../../src/content/text/people';
import { slugOf } from '../../src/content/text/slug';
import { type RoleBody, roleBodySchema } from '../../src/contract/roles';
import { roleServerTexts } from '../../src/messages/server/administration';
import { recordAct } from '../audit/record';
import { takeLock } from '../db/locks';
import type { Queryable } from '../db/types';
import { ADMINISTRATOR, WILDCARD } from '../http/caller';
import { refuseProblems, unknownFields, versionProblem } from '../http/fields';
import { type Attempt, once } from '../http/idempotency';
import { assertCurrentRecord, nextVersion } from '../http/versions';
import type { SignedInCall } from '../services';
import { lockedRole, type StoredRole } from './repository';

/** Keys that clients send back as they got them, beside those of the schema. */
const TOLERATED = [...Object.keys(roleBodySchema.shape), 'id', 'name', 'users_count', 'created_at', 'lang'];

/** The requested role. */
interface RoleChange {
  readonly title: string;
  /** Each once, in alphabetical order. */
  readonly abilities: readonly string[];
}

function changeOf(sent: RoleBody, stored: StoredRole | null): RoleChange {
  const abilities = sent.abilities ?? stored?.abilities ?? [];
  return {
    title: sent.title === undefined ? (stored?.title ?? '') : (sent.title ?? '').trim(),
    abilities: [...new Set(abilities)].sort(),
  };
}

function abilitiesProblem({ abilities }: RoleChange, stored: StoredRole | null): string | null {
  const unknown = abilities.filter((ability) => !isKnownAbility(ability) && !stored?.abilities.includes(ability));
  if (unknown.length > 0) return roleServerTexts.unknownAbilities(unknown);
  const losesPower = stored?.name === ADMINISTRATOR && !abilities.includes(WILDCARD);
  return losesPower && stored.abilities.includes(WILDCARD) ? roleServerTexts.administratorPower : null;
}

function assertRole(sent: RoleBody, change: RoleChange, stored: StoredRole | null): void {
  const isOther = (key: 'id' | 'name') =>
    stored !== null && sent[key] !== undefined && sent[key] !== null && sent[key] !== stored[key];
  refuseProblems({
    ...unknownFields(sent, TOLERATED),
    id: isOther('id') ? roleServerTexts.id : null,
    name: isOther('name') ? roleServerTexts.name : null,
    title: requiredProblem(change.title, TITLE_MAXIMUM),
    abilities: abilitiesProblem(change, stored),
    updated_at: versionProblem(sent.updated_at),
  });
}

/** A machine key out of the title: free, and never the administrators'. */
async function freeName(tx: Queryable, title: string): Promise<string> {
  const wanted = slugOf(title) || 'ruolo';
  const { rows } = await tx.query<{ name: string }>('select name from roles where name like $1', [`${wanted}%`]);
  const usedNames = new Set([ADMINISTRATOR, ...rows.map(({ name }) => name)]);
  let name = wanted;
  for (let number = 2; usedNames.has(name); number += 1) name = `${wanted}-${number}`;
  return name;
}

async function writeAbilities(tx: Queryable, id: number, abilities: readonly string[]): Promise<void> {
  await tx.query('delete from role_abilities where role_id = $1 and ability <> all($2::text[])', [id, abilities]);
  await tx.query('insert into role_abilities (role_id, ability) select $1, unnest($2::text[]) on conflict do nothing', [
    id,
    abilities,
  ]);
}

async function insertRole(tx: Queryable, call: SignedInCall, change: RoleChange, now: Date) {
  await takeLock(tx, 'roleNames');
  const name = await freeName(tx, change.title);
  const { rows } = await tx.query<{ id: number }>(
    `insert into roles (name, title, created_at, updated_at, updated_by) values ($1, $2, $3, $3, $4) returning id`,
    [name, change.title, now, call.user.id],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('no id for a new role');
  await writeAbilities(tx, id, change.abilities);
  const details = { name, title: change.title, added: change.abilities };
  await recordAct(tx, { actor: call.user, action: 'create', entity: 'role', id, now, details });
  return { id, message: roleServerTexts.created };
}

/**
 * Creates a role. Refuses with 422, by field, a missing title and unknown abilities; the same Idempotency-Key creates
 * once. Source: document 1, sections 2.13 and 5; contract, POST user/roles.
 */
export function createRole(call: SignedInCall, sent: RoleBody, key: string | null) {
  const change = changeOf(sent, null);
  assertRole(sent, change, null);
  const now = call.services.clock();
  const attempt: Attempt = { userId: call.user.id, area: 'role', key };
  return call.services.db.transaction((tx) => once(tx, attempt, () => insertRole(tx, call, change, now)));
}

const without = (some: readonly string[], others: readonly string[]) => some.filter((one) => !others.includes(one));

async function writeRole(tx: Queryable, call: SignedInCall, stored: StoredRole, change: RoleChange): Promise<void> {
  const { id } = stored;
  const now = call.services.clock();
  const added = without(change.abilities, stored.abilities);
  const removed = without(stored.abilities, change.abilities);
  const changed = [
    ...(change.title === stored.title ? [] : ['title']),
    ...(added.length + removed.length === 0 ? [] : ['abilities']),
  ];
  if (changed.length === 0) return;
  await tx.query(
    `update roles set title = $2, updated_by = $4,
            updated_at = ${nextVersion('$3')}
      where id = $1`,
    [id, change.title, now, call.user.id],
  );
  await writeAbilities(tx, id, change.abilities);
  const values = { title: [stored.title, change.title] };
  const details = { changed, added, removed, ...(change.title === stored.title ? {} : { values }) };
  await recordAct(tx, { actor: call.user, action: 'update', entity: 'role', id, now, details });
}

/**
 * Changes a role's title and abilities; they count from the next call of everybody who holds it. Refuses with 404 an
 * unknown one, with 409 an outdated version, with 422 by field what can't be, such as taking the
 * administrators' power away. Source: contract, PUT user/roles/{id}.
 */
export async function updateRole(call: SignedInCall, id: number, sent: RoleBody): Promise<void> {
  await call.services.db.transaction(async (tx) => {
    const stored = await lockedRole(tx, id);
    const version = { table: 'roles', id, stored: stored.updated_at, message: roleServerTexts.conflict } as const;
    await assertCurrentRecord(tx, { ...version, sent: sent.updated_at });
    const change = changeOf(sent, stored);
    assertRole(sent, change, stored);
    await writeRole(tx, call, stored, change);
  });
}
