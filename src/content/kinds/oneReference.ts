import * as z from 'zod/mini';
import { idSchema, optionalNumber } from '../../contract/common';
import { namedContentSchema } from '../../contract/lookups';
import { isPlainObject } from '../../contract/plainObject';
import type { Json } from '../model/json';
import { nameKeyOf } from '../model/nameKey';
import { referredTable } from '../model/placeArea';
import { namedReference } from '../model/withheld';
import { asText, type KindDefinition, type NameOf } from './kind';

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
const schema = z.optional(
  z.nullable(
    z.union([z.looseObject({ ...namedContentSchema.shape, id: optionalNumber }), idSchema, z.array(z.unknown())]),
  ),
);

/** `unnamed` is what something without a name is called. */
export function oneReference(area: string, unnamed: (id: number) => string): OneReference {
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
export const oneReferenceKind = ({ area, read, renamed, stored }: OneReference): KindDefinition => ({
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
