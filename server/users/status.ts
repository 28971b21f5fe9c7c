import { userServerTexts } from '../../src/messages/server/administration';
import { recordAct } from '../audit/record';
import { forgetCodes } from '../auth/passwordChange';
import { closeSessionsOf } from '../auth/sessions';
import { HttpError } from '../http/errors';
import { nextVersion } from '../http/versions';
import { lockedUser, roleNameOf, shownName } from './detail';
import { assertAdministratorStays, assertCovered, lockAdministration } from './rank';
import type { UserCall } from './save';

/** Whom to switch, and to what; without `active` to the other state. */
export interface StatusChange {
  readonly id: number;
  readonly active?: boolean | 0 | 1 | null | undefined;
}

/**
 * Switches a user on or off; off ends their sessions. Who is in the wanted state already stays in it. Refuses with 409 oneself, the last administrator and a user who may
 * more than the caller. Gives the new state and the text. Source: document 1, section 4; contract, POST user/change_status.
 */
export async function changeStatus(
  call: UserCall,
  { id, active: wanted }: StatusChange,
): Promise<{ message: string; active: 0 | 1 }> {
  const { services, user } = call;
  if (id === user.id) throw new HttpError(409, userServerTexts.self.status);
  const now = services.clock();
  return services.db.transaction(async (tx) => {
    await lockAdministration(tx);
    const stored = await lockedUser(tx, id);
    const name = shownName(stored);
    const active = (wanted == null ? stored.active === 1 : !wanted) ? 0 : 1;
    await assertCovered(tx, user, { role: roleNameOf(stored), name });
    const message = active === 1 ? userServerTexts.activated(name) : userServerTexts.deactivated(name);
    if (active === stored.active) return { message, active };
    if (active === 0) await assertAdministratorStays(tx, [id], name);
    await tx.query(
      `update users set active = $2, updated_by = $4,
              updated_at = ${nextVersion('$3')}
        where id = $1`,
      [id, active === 1, now, user.id],
    );
    if (active === 0) {
      await closeSessionsOf(tx, id);
      await forgetCodes(tx, id);
    }
    await recordAct(tx, { actor: user, action: 'status', entity: 'user', id, now, details: { active: active === 1 } });
    return { message, active };
  });
}
