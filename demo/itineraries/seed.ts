import type { Queryable } from '../../server/db/types';
import { STATUS } from '../../src/content/publication/status';
import { contentOf } from '../../src/content/whole';
import type { ContentLanguages } from '../../src/contract/languages';
import { latestPublished, seedDrafts } from '../drafts';
import { insertItems } from '../insert';
import type { PlacesInput } from '../places/generateOffices';
import { generateItineraries } from './generate';
import type { StopTargets } from './stops';

const itinerary = contentOf('itinerary');

const LOCALITIES = `
  select id, shared ->> 'DENOMINAZIONE' as name from contents where area = 'localita'`;
const PLACES = `select id, nome as name from places`;

const DRAFTS = [
  { status: STATUS.toValidate, text: 'Una tappa in più: ' },
  { status: STATUS.draft, text: 'Percorso aggiornato: ' },
  { status: STATUS.sentBack, text: 'Deviazione segnalata: ' },
] as const;
const NOTE = 'La deviazione vale solo fino a giugno: scrivilo nella tappa e rimanda in validazione.';

/** Ids by name of what a query gives. */
export async function idsByName(tx: Queryable, query: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await tx.query<{ id: number; name: string }>(query);
  return new Map(rows.map(({ id, name }) => [name, id]));
}

/** The localities and points of interest that stops may point to. */
export const stopTargetsIn = async (tx: Queryable): Promise<StopTargets> => ({
  localities: await idsByName(tx, LOCALITIES),
  places: await idsByName(tx, PLACES),
});

/** Writes the itineraries over the localities and points of interest that are there, and drafts of some. Gives how many. */
export async function seedItineraries(
  tx: Queryable,
  input: PlacesInput & { readonly languages: ContentLanguages },
): Promise<number> {
  const generated = generateItineraries({ ...input, ...(await stopTargetsIn(tx)) });
  const ids = await insertItems(tx, { content: itinerary, languages: input.languages }, generated);
  const items = await latestPublished(tx, itinerary.area, DRAFTS.length);
  const { now, languages } = input;
  await seedDrafts(tx, { content: itinerary, items, kinds: DRAFTS, note: NOTE, now, languages });
  return ids.length;
}
