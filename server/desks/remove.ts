import { deskServerTexts } from '../../src/messages/server/administration';
import { recordAct } from '../audit/record';
import { isPossibleId } from '../db/ids';
import type { Queryable } from '../db/types';
import type { Rights } from '../http/caller';
import { HttpError } from '../http/errors';
import { refuseMissing, refuseUsed } from '../http/removal';
import type { SignedInCall } from '../services';
import { usersOf } from '../users/named';
import { DESK_ENTITY } from './save';

interface Desk {
  readonly id: number;
  readonly nome: string;
}

async function contentsOf(tx: Queryable, { id }: Desk): Promise<number> {
  const text = 'select count(*) as total from contents where desk_id = $1 and revision_of is null';
  const { rows } = await tx.query<{ total: number }>(text, [id]);
  return rows[0]?.total ?? 0;
}

async function refuseInhabited(tx: Queryable, desk: Desk, caller: Rights): Promise<void> {
  const { total, users, names } = await usersOf(tx, { column: 'desk_id', id: desk.id, caller });
  const contents = await contentsOf(tx, desk);
  if (total + contents === 0) return;
  const message =
    total > 0 ? deskServerTexts.hasUsers(desk.nome, names, total) : deskServerTexts.hasContents(desk.nome, contents);
  throw new HttpError(409, message, { data: { message, total, users, contents } });
}

/**
 * Deletes desks, all or none. Refuses with 404 those that do not exist, with 409 one that has users (`data.users`) or
 * contents. Source: the issue on users, 'Bad input'.
 */
export async function removeDesks({ services, user }: SignedInCall, ids: readonly number[]): Promise<void> {
  const now = services.clock();
  await services.db.transaction(async (tx) => {
    const text = 'select id, nome from desks where id = any($1::integer[]) order by id for update';
    const { rows } = await tx.query<Desk>(text, [ids.filter(isPossibleId)]);
    refuseMissing(ids, rows, deskServerTexts.missing);
    for (const desk of rows) await refuseInhabited(tx, desk, user);
    await refuseUsed(deskServerTexts.justUsed, () =>
      tx.query('delete from desks where id = any($1::integer[])', [ids]),
    );
    for (const { id, nome } of rows)
      await recordAct(tx, { actor: user, action: 'delete', entity: DESK_ENTITY, id, now, details: { nome } });
  });
}
