import { deskServerTexts } from '../../src/messages/server/administration';
import { recordAct } from '../audit/record';
import { isPossibleId } from '../db/ids';
import type { Queryable } from '../db/types';
import { HttpError } from '../http/errors';
import type { SignedInCall } from '../services';
import { lockedDesk } from './repository';
import { DESK_ENTITY } from './save';

async function cityOf(tx: Queryable, id: number): Promise<string> {
  const { rows } = isPossibleId(id)
    ? await tx.query<{ city: string }>('select city from municipalities where id = $1', [id])
    : { rows: [] };
  const city = rows[0]?.city;
  if (city === undefined) throw new HttpError(404, deskServerTexts.municipality);
  return city;
}

/** A municipality that comes to a desk or goes. */
interface Association {
  readonly deskId: number;
  readonly municipalityId: number;
}

async function record(
  tx: Queryable,
  call: SignedInCall,
  action: string,
  { deskId, municipalityId }: Association,
  city: string,
) {
  const { user, services } = call;
  const details = { comune: city, comune_id: municipalityId };
  await recordAct(tx, { actor: user, action, entity: DESK_ENTITY, id: deskId, now: services.clock(), details });
}

/** Adds a municipality to a desk; one that is there already stays. Refuses with 404 an unknown desk or municipality. */
export function addMunicipality(call: SignedInCall, association: Association): Promise<string> {
  const { deskId, municipalityId } = association;
  return call.services.db.transaction(async (tx) => {
    await lockedDesk(tx, deskId);
    const city = await cityOf(tx, municipalityId);
    const { rowCount } = await tx.query(
      'insert into desk_municipalities (desk_id, municipality_id) values ($1, $2) on conflict do nothing',
      [deskId, municipalityId],
    );
    if (rowCount === 1) await record(tx, call, 'municipality.add', association, city);
    return deskServerTexts.municipalityAdded;
  });
}

/** Takes a municipality off a desk; refuses with 404 an unknown desk or municipality, or one that is not the desk's. */
export function removeMunicipality(call: SignedInCall, association: Association): Promise<string> {
  const { deskId, municipalityId } = association;
  return call.services.db.transaction(async (tx) => {
    await lockedDesk(tx, deskId);
    const city = await cityOf(tx, municipalityId);
    const { rowCount } = await tx.query('delete from desk_municipalities where desk_id = $1 and municipality_id = $2', [
      deskId,
      municipalityId,
    ]);
    if (rowCount !== 1) throw new HttpError(404, deskServerTexts.notAssociated);
    await record(tx, call, 'municipality.remove', association, city);
    return deskServerTexts.municipalityRemoved(city);
  });
}
