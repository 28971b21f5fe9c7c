import type { Queryable } from '../../server/db/types';
import { contentOf } from '../../src/content/whole';
import type { ContentLanguages } from '../../src/contract/languages';
import { insertItems } from '../insert';
import { stopTargetsIn } from '../itineraries/seed';
import type { PlacesInput } from '../places/generateOffices';
import { generateViaEmilia } from './generate';

const viaEmilia = contentOf('viaemilia');

/** Events that are published in the site's first language and not over, with their municipalities. */
const EVENTS = `
  select m.municipality_id as town, array_agg(c.id order by c.id) as events
    from contents c
    join translations t on t.content_id = c.id and t.lang = $2 and t.status = 1
    join content_municipalities m on m.content_id = c.id
   where c.area = 'event' and upper(c.days) > $1::date
   group by m.municipality_id`;

/** Writes the itineraries along the Via Emilia over the events, localities and points of interest that are there. Gives how many. */
export async function seedViaEmilia(
  tx: Queryable,
  input: PlacesInput & { readonly languages: ContentLanguages },
): Promise<number> {
  const { rows } = await tx.query<{ town: number; events: number[] }>(EVENTS, [input.now, input.languages[0]]);
  const events = new Map(rows.map(({ town, events: ids }) => [town, ids]));
  const generated = generateViaEmilia({ ...input, ...(await stopTargetsIn(tx)), events });
  const ids = await insertItems(tx, { content: viaEmilia, languages: input.languages }, generated);
  return ids.length;
}
