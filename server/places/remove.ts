import { PLACE_AREA } from '../../src/content/field/areas';
import { placeServerTexts as texts } from '../../src/messages/server/places';
import { recordAct } from '../audit/record';
import { isPossibleId } from '../db/ids';
import { HttpError } from '../http/errors';
import { refuseMissing } from '../http/removal';
import { refuseUsedByContents } from '../references/usage';
import type { SignedInCall } from '../services';
import { maySeePlaces } from './sight';

/** Greatest number of places that one call deletes. */
const REMOVE_LIMIT = 200;

interface Row {
  readonly id: number;
  readonly nome: string;
}

/**
 * Deletes places, all or none. Refuses with 404 those that do not exist, with 409 those that a content points to, naming
 * it. Source: contract, DELETE luoghi/{ids}.
 */
export async function removePlaces({ services, user }: SignedInCall, ids: readonly number[]): Promise<void> {
  if (ids.length > REMOVE_LIMIT) throw new HttpError(400, texts.tooMany(REMOVE_LIMIT));
  const now = services.clock();
  await services.db.transaction(async (tx) => {
    const text = 'select id, nome from places where id = any($1::integer[]) order by id for update';
    const { rows } = await tx.query<Row & Record<string, unknown>>(text, [ids.filter(isPossibleId)]);
    refuseMissing(ids, rows, texts.missing);
    const named = maySeePlaces(user) ? rows : [];
    const nameOf = (used: number) => named.find(({ id }) => id === used)?.nome ?? texts.numbered(used);
    await refuseUsedByContents(tx, { languages: services.languages, user, of: 'place', ids, nameOf });
    await tx.query('delete from places where id = any($1::integer[])', [ids]);
    for (const { id, nome } of rows)
      await recordAct(tx, { actor: user, action: 'delete', entity: PLACE_AREA, id, now, details: { nome } });
  });
}
