import type { Queryable } from '../../server/db/types';
import { contentOf } from '../../src/content/whole';
import type { ContentLanguages } from '../../src/contract/languages';
import { insertItems } from '../insert';
import { generateLocalities } from './generateLocalities';
import { generateOffices, type PlacesInput } from './generateOffices';
import { LOCALITIES } from './named';
import { OFFICES } from './officeTable';

const locality = contentOf('localita');
const office = contentOf('iat');

/** The first id of each municipality, by its name. */
const byTown = (places: readonly { readonly town: string }[], ids: readonly number[]): ReadonlyMap<string, number> =>
  new Map(places.map(({ town }, index) => [town, ids[index] ?? 0] as const).toReversed());

/** Ids by the name of the municipality. */
export interface SeededPlaces {
  readonly localities: ReadonlyMap<string, number>;
  readonly offices: ReadonlyMap<string, number>;
}

/** Writes the information offices and localities that events refer to. */
export async function seedPlaces(
  tx: Queryable,
  { languages, ...input }: PlacesInput & { readonly languages: ContentLanguages },
): Promise<SeededPlaces> {
  const offices = await insertItems(tx, { content: office, languages }, generateOffices(input));
  const generated = generateLocalities({ ...input, offices });
  const localities = await insertItems(tx, { content: locality, languages }, generated);
  return { localities: byTown(LOCALITIES, localities), offices: byTown(OFFICES, offices) };
}
