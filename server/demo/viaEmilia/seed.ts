import { viaEmilia } from '../../../src/content/types/viaEmilia';
import type { ContentLanguages } from '../../../src/contract/languages';
import type { Queryable } from '../../db/types';
import { insertItems } from '../insert';
import { stopTargetsIn } from '../itineraries/seed';
import type { PlacesInput } from '../places/generateOffices';
import { type EventTarget, generateViaEmilia, type ViaEmiliaInput } from './generate';

/** Published events that are not over, with their municipalities, the next ones first. */
const EVENTS = `
  select c.id, t.title, m.municipality_id as town
    from contents c
    join translations t on t.content_id = c.id and t.lang = $2 and t.status = 1
    join content_municipalities m on m.content_id = c.id
   where c.area = 'event' and upper(c.days) > $1::date
   order by lower(c.days), c.id`;

/** The events that stops may point to, in the site's first language. */
async function eventsIn(tx: Queryable, now: Date, [language]: ContentLanguages): Promise<ViaEmiliaInput['events']> {
  const { rows } = await tx.query<{ id: number; title: string; town: number }>(EVENTS, [now, language]);
  const byTown = new Map<number, EventTarget[]>();
  for (const { id, title, town } of rows) byTown.set(town, [...(byTown.get(town) ?? []), { id, title }]);
  return byTown;
}

/** Writes the itineraries along the Via Emilia over the events, localities and points of interest that are there. Gives how many. */
export async function seedViaEmilia(
  tx: Queryable,
  input: PlacesInput & { readonly languages: ContentLanguages },
): Promise<number> {
  const targets = { ...(await stopTargetsIn(tx)), events: await eventsIn(tx, input.now, input.languages) };
  const generated = generateViaEmilia({ ...input, ...targets });
  const ids = await insertItems(tx, { content: viaEmilia, languages: input.languages }, generated);
  return ids.length;
}
