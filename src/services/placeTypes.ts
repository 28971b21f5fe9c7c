import { IDEMPOTENCY_HEADER } from '../contract/content';
import { NEW_PLACE_TYPE, type PlaceType, placeTypes, savePlaceType } from '../contract/places';
import type { Result } from '../contract/result';
import type { PlaceTypeActors } from '../machines/placeType/types';
import { asideClient } from './aside';
import type { Client } from './client';

/** Types of one page, and most pages: more collections than anybody names. */
const [PAGE, PAGES] = [100, 10];

/** The calls of place types beside their list. */
export interface PlaceTypeService extends PlaceTypeActors {
  /** Every type. No refusal of this ends the session. */
  all(signal: AbortSignal): Promise<Result<readonly PlaceType[]>>;
}

/** Place types over a client. Source: document 3, section 7; contract, set-luogo. */
export function createPlaceTypeService(client: Client): PlaceTypeService {
  const aside = asideClient(client);
  return {
    async all(signal) {
      const found: PlaceType[] = [];
      for (let page = 1; page <= PAGES; page += 1) {
        const answer = await aside.call(placeTypes, { query: { page, limit: PAGE, orderBy: '+id' }, signal });
        if (!answer.ok) return answer;
        found.push(...answer.value.data);
        if (answer.value.data.length === 0 || found.length >= answer.value.total) break;
      }
      return { ok: true, value: found };
    },
    async savePlaceType({ id, title, version, key }) {
      const result = await client.call(savePlaceType, {
        params: { id: id ?? NEW_PLACE_TYPE, title },
        query: version === null ? {} : { updated_at: version },
        ...(key === null ? {} : { headers: { [IDEMPOTENCY_HEADER]: key } }),
      });
      if (!result.ok) return result;
      const { id: saved, message } = result.value.data;
      return { ok: true, value: { id: saved, message: message || null } };
    },
  };
}
