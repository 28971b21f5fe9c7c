import { roleServerTexts } from '../../src/messages/server/administration';
import { recordAct } from '../audit/record';
import { isPossibleId } from '../db/ids';
import type { Queryable } from '../db/types';
import { ADMINISTRATOR, type Rights } from '../http/caller';
import { HttpError } from '../http/errors';
import { refuseMissing, refuseUsed } from '../http/removal';
import type { SignedInCall } from '../services';
import { usersOf } from '../users/named';

interface Role {
  readonly id: number;
  readonly name: string;
  readonly title: string;
}

async function refuseAssigned(tx: Queryable, roles: readonly Role[], caller: Rights): Promise<void> {
  for (const { id, title } of roles) {
    const { total, users, names } = await usersOf(tx, { column: 'role_id', id, caller });
    const message = roleServerTexts.inUse(title, names, total);
    if (total > 0) throw new HttpError(409, message, { data: { message, total, users } });
  }
}

/**
 * Deletes roles, all or none. Refuses with 404 those that do not exist, with 409 the administrators' and one that somebody
 * holds (`data.users`). Source: contract, DELETE users/roles/{ids}.
 */
export async function removeRoles(call: SignedInCall, ids: readonly number[]): Promise<void> {
  const now = call.services.clock();
  await call.services.db.transaction(async (tx) => {
    const { rows } = await tx.query<Role>(
      'select id, name, title from roles where id = any($1::integer[]) order by id for update',
      [ids.filter(isPossibleId)],
    );
    refuseMissing(ids, rows, roleServerTexts.missing);
    if (rows.some(({ name }) => name === ADMINISTRATOR)) throw new HttpError(409, roleServerTexts.administratorStays);
    await refuseAssigned(tx, rows, call.user);
    await refuseUsed(roleServerTexts.justUsed, () =>
      tx.query('delete from roles where id = any($1::integer[])', [ids]),
    );
    for (const { id, name, title } of rows)
      await recordAct(tx, { actor: call.user, action: 'delete', entity: 'role', id, now, details: { name, title } });
  });
}
