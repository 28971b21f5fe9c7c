import * as z from 'zod/mini';
import { idSchema, optionalNumber, optionalText } from '../../contract/common';
import { isPlainObject } from '../../contract/plainObject';
import { stopsTexts as texts } from '../../messages/screens/stops';
import type { Json } from '../model/types';
import { asText, type KindDefinition, type NameOf, pick } from './kind';

/** Content type of a locality. */
export const LOCALITY_AREA = 'localita';

/** A locality as items refer to it; some servers write none as an empty list. */
export const localitySchema = z.optional(
  z.nullable(
    z.union([
      z.looseObject({ id: optionalNumber, name: optionalText, nome: optionalText }),
      idSchema,
      z.array(z.unknown()),
    ]),
  ),
);

/** A locality by id and name, also where a server sent a bare id; null for none. */
export function localityOf(value: Json): { readonly id: number; readonly name: string } | null {
  const { id, name, nome, title } = typeof value === 'number' ? { id: value } : isPlainObject(value) ? value : {};
  if (typeof id !== 'number') return null;
  return { id, name: asText(name) || asText(nome) || asText(title) || texts.unknownLocality(id) };
}

/** A locality with its present name, where somebody knows it. */
export function renamedLocality(value: Json, nameOf: NameOf): Json {
  const name = isPlainObject(value) && typeof value.id === 'number' ? nameOf(LOCALITY_AREA, value.id) : undefined;
  return isPlainObject(value) && name !== undefined ? { ...value, name } : value;
}

/** What a server keeps of a locality; null for none. */
export const storedLocality = (value: Json): Json =>
  localityOf(value) === null ? null : isPlainObject(value) ? pick(value, ['id', 'name']) : { id: value, name: null };

/** The locality that something lies in. Source: document 3, section 3, Place. */
export const locality: KindDefinition = {
  blank: null,
  schema: localitySchema,
  // A value that came is sent back as it came.
  normalise: (value) => value ?? null,
  isEmpty: (value) => localityOf(value) === null,
  problem: () => null,
  essence: (value) => localityOf(value)?.id ?? null,
  stored: storedLocality,
  refers: (value) => [{ table: 'contents', area: LOCALITY_AREA, ids: [localityOf(value)?.id ?? []].flat() }],
  areas: () => [LOCALITY_AREA],
  named: renamedLocality,
};
