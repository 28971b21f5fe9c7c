import * as z from 'zod/mini';
import { idSchema, maybe, optionalNumber } from '../../contract/common';
import { namedContentSchema } from '../../contract/lookups';
import { isPlainObject } from '../../contract/plainObject';
import { localityTexts, placeTexts } from '../../messages/screens/places';
import { LOCALITY_AREA, nameKeyOf, PLACE_AREA, referredTable } from '../field/areas';
import type { Json } from '../field/json';
import { asText, type KindDefinition, type NameOf } from '../field/kind';
import { namedReference } from './withheld';

/** Something that a value points to. */
interface Referred {
  readonly id: number;
  readonly name: string;
}

/** How values point to one thing of an area, by its id and its name. */
export interface OneReference {
  /** Area of what they point to. */
  readonly area: string;
  readonly schema: z.ZodMiniType;
  /** What a value points to, also where a server sent a bare id or another key for the name; null for nothing. */
  readonly read: (value: Json) => Referred | null;
  /** A new value. */
  readonly write: (referred: Referred) => Json;
  /** A value with the present name, where somebody knows it. */
  readonly renamed: (value: Json, nameOf: NameOf) => Json;
  /** What a server keeps of a value: no name, for that may change, and not everybody may see it. Null for nothing. */
  readonly stored: (value: Json) => Json;
}

/** Some servers write none as an empty list. */
const schema = maybe(
  z.union([z.looseObject({ ...namedContentSchema.shape, id: optionalNumber }), idSchema, z.array(z.unknown())]),
);

/** `unnamed` is what something without a name is called. */
function oneReference(area: string, unnamed: (id: number) => string): OneReference {
  const key = nameKeyOf(area);
  const read: OneReference['read'] = (value) => {
    const referred = typeof value === 'number' ? { id: value } : isPlainObject(value) ? value : {};
    if (typeof referred.id !== 'number') return null;
    const names = [referred[key], referred.name, referred.nome, referred.title].map(asText);
    return { id: referred.id, name: names.find((name) => name !== '') ?? unnamed(referred.id) };
  };
  return {
    area,
    schema,
    read,
    write: ({ id, name }) => ({ id, [key]: name }),
    renamed: (value, nameOf) => {
      if (!isPlainObject(value) || typeof value.id !== 'number') return value;
      return namedReference(value, value.id, key, nameOf(area, value.id));
    },
    stored: (value) => {
      const referred = read(value);
      return referred === null ? null : { id: referred.id };
    },
  };
}

/** A kind of field whose values point to one thing. A value that came is sent back as it came. */
const oneReferenceKind = ({ area, read, renamed, stored }: OneReference): KindDefinition => ({
  blank: null,
  schema,
  normalise: (value) => value ?? null,
  isEmpty: (value) => read(value) === null,
  problem: () => null,
  essence: (value) => read(value)?.id ?? null,
  stored,
  refers: (value) => [{ table: referredTable(area), area, ids: [read(value)?.id ?? []].flat() }],
  areas: () => [area],
  named: renamed,
});

export const LOCALITY = oneReference(LOCALITY_AREA, localityTexts.unknown);

/** A locality by id and name; null for none. */
export const localityOf = LOCALITY.read;

/** The locality that something lies in. Source: document 3, section 3, Place. */
export const locality: KindDefinition = oneReferenceKind(LOCALITY);

export const PLACE = oneReference(PLACE_AREA, placeTexts.numbered);

/** The point of interest that a stop is about. Source: document 2, section 3, Itinerary; contract, 'stop'. */
export const place: KindDefinition = oneReferenceKind(PLACE);
