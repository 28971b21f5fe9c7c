import { placeTypeCall, placeTypeItem } from '../content/records/placeType';
import { IDEMPOTENCY_HEADER } from '../contract/content';
import { type PlaceType, placeTypes, savePlaceType } from '../contract/places';
import { failure, type Result } from '../contract/result';
import type { RecordActors } from '../machines/record/types';
import { placeTypeDialogTexts } from '../messages/screens/places';
import { asideClient } from './aside';
import type { Client } from './client';

/** Types of one page, and most pages: more collections than anybody names. */
const [PAGE, PAGES] = [100, 10];

/** The calls of place types beside their list; the form's among them. */
export interface PlaceTypeService extends RecordActors {
  /** Every type. No refusal of this ends the session. */
  all(signal: AbortSignal): Promise<Result<readonly PlaceType[]>>;
}

async function everyType(client: Pick<Client, 'call'>, signal: AbortSignal): Promise<Result<readonly PlaceType[]>> {
  const found: PlaceType[] = [];
  for (let page = 1; page <= PAGES; page += 1) {
    const answer = await client.call(placeTypes, { query: { page, limit: PAGE, orderBy: '+id' }, signal });
    if (!answer.ok) return answer;
    found.push(...answer.value.data);
    if (answer.value.data.length === 0 || found.length >= answer.value.total) break;
  }
  return { ok: true, value: found };
}

/** Place types over a client. Source: document 3, section 7; contract, set-luogo. */
export function createPlaceTypeService(client: Client): PlaceTypeService {
  const aside = asideClient(client);
  return {
    all: (signal) => everyType(aside, signal),
    // No call reads one alone.
    async loadRecord({ id }, signal) {
      const types = await everyType(client, signal);
      if (!types.ok) return types;
      const type = types.value.find((one) => one.id === id);
      if (type !== undefined) return { ok: true, value: placeTypeItem(type) };
      return { ok: false, failure: failure('notFound', 404, placeTypeDialogTexts.dialog.gone) };
    },
    // Once on its way a saving is not given up: the server may have it already.
    async saveRecord({ item, key }) {
      const headers = key === null ? {} : { headers: { [IDEMPOTENCY_HEADER]: key } };
      const result = await client.call(savePlaceType, { ...placeTypeCall(item), ...headers });
      if (!result.ok) return result;
      const { id, message } = result.value.data;
      return { ok: true, value: { id, message: message || null } };
    },
  };
}
