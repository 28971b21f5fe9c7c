import * as z from 'zod/mini';
import { maybe, optionalNumber, optionalText } from '../../contract/common';
import { isPlainObject } from '../../contract/plainObject';
import type { Json } from '../field/json';
import { asText, type KindDefinition } from '../field/kind';
import { numbersIn } from './references';

/** One image out of the gallery; without an id where a server sends its address alone. Source: contract, '`image` of a slot'. */
export interface OneImage {
  readonly id: number | null;
  readonly url: string;
  readonly url_thumb: string;
  readonly [key: string]: Json;
}

/** The image out of whatever a server sent, a bare address included; null for none. */
export function imageOf(value: Json): OneImage | null {
  if (typeof value === 'string') return value.trim() === '' ? null : { id: null, url: value, url_thumb: '' };
  if (!isPlainObject(value)) return null;
  const id = typeof value.id === 'number' ? value.id : null;
  const url = asText(value.url);
  if (id === null && url === '') return null;
  return { id, url, url_thumb: asText(value.url_thumb) };
}

const imageSchema = z.looseObject({ id: optionalNumber, url: optionalText, url_thumb: optionalText });

/** What an image is known by: its file, or its address where no more is known. */
const essence = (value: Json): Json => {
  const image = imageOf(value);
  return image === null ? null : (image.id ?? image.url);
};

/** One image out of the gallery, as `{id, url, url_thumb}` or null. */
export const image: KindDefinition = {
  blank: null,
  schema: maybe(z.union([z.string(), imageSchema])),
  normalise: imageOf,
  essence,
  // Address and thumbnail are the file's own.
  stored: (value) => {
    const id = imageOf(value)?.id ?? null;
    return id === null ? null : { id };
  },
  refers: (value) => [{ table: 'files', ids: numbersIn([imageOf(value)?.id ?? null]) }],
  isEmpty: (value) => imageOf(value) === null,
  problem: () => null,
};
