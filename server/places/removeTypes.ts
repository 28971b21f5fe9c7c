import { PLACE_AREA, PLACE_TYPE_AREA } from '../../src/content/field/areas';
import { placeServerTexts, placeTypeServerTexts as texts } from '../../src/messages/server/places';
import { recordAct } from '../audit/record';
import type { Queryable } from '../db/types';
import { HttpError } from '../http/errors';
import { refuseMissing, refuseUsed } from '../http/removal';
import { routeOf } from '../search/sources';
import type { SignedInCall } from '../services';
import { maySeePlaces, maySeeTypes } from './sight';
import { lockedPlaceTypes, type StoredPlaceType } from './types';

/** Greatest number of types that one call deletes; places named in a refusal. */
const [REMOVE_LIMIT, NAMED] = [200, 20];

const PLACES = `
  select p.id, p.nome as title, p.type_id, t.code, count(*) over () as total
    from places p join place_types t on t.id = p.type_id
   where p.type_id = any($1::integer[]) order by p.id desc limit $2`;

const INHABITED = 'select distinct type_id as id from places where type_id = any($1::integer[])';

interface HeldPlace {
  readonly id: number;
  readonly title: string;
  readonly code: string;
  readonly total: number;
}

/** Refuses types that have places; the newest of these are named to who may see places. */
async function refuseInhabited(
  tx: Queryable,
  { user }: SignedInCall,
  types: readonly StoredPlaceType[],
): Promise<void> {
  const ids = types.map(({ id }) => id);
  const { rows } = await tx.query<HeldPlace & Record<string, unknown>>(PLACES, [ids, NAMED]);
  const total = rows[0]?.total ?? 0;
  if (total === 0) return;
  const inhabited = new Set((await tx.query<{ id: number }>(INHABITED, [ids])).rows.map(({ id }) => id));
  const titles = types
    .filter(({ id }) => inhabited.has(id))
    .map(({ id, title }) => (maySeeTypes(user) ? title : placeServerTexts.numbered(id)));
  const [only = ''] = titles;
  const message = titles.length === 1 ? texts.inUse(only, total) : texts.someInUse(titles, total);
  const named = maySeePlaces(user) ? rows : [];
  const contents = named.map(({ id, title, code }) => {
    return { area: PLACE_AREA, id, title, route: routeOf(PLACE_AREA, id, code) };
  });
  throw new HttpError(409, message, { data: { message, contents, total } });
}

/**
 * Deletes place types, all or none. Refuses with 404 those that do not exist, with 409 those that still have places
 * (`data.contents` names some, `data.total` counts them). Source: contract, DELETE tipologia-luoghi/{ids}.
 */
export async function removePlaceTypes(call: SignedInCall, ids: readonly number[]): Promise<void> {
  if (ids.length > REMOVE_LIMIT) throw new HttpError(400, texts.tooMany(REMOVE_LIMIT));
  const now = call.services.clock();
  await call.services.db.transaction(async (tx) => {
    const types = await lockedPlaceTypes(tx, ids);
    refuseMissing(ids, types, texts.missing);
    await refuseInhabited(tx, call, types);
    await refuseUsed(texts.justUsed, () =>
      tx.query('delete from place_types where id = any($1::integer[])', [types.map(({ id }) => id)]),
    );
    for (const { id, title, code } of types) {
      const act = { actor: call.user, action: 'delete', entity: PLACE_TYPE_AREA, id, now };
      await recordAct(tx, { ...act, details: { title, code } });
    }
  });
}
