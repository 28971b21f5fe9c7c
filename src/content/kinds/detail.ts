import * as z from 'zod/mini';
import { maybe, optionalText } from '../../contract/common';
import { isPlainObject } from '../../contract/plainObject';
import type { Json } from '../field/json';
import { asText, type KindDefinition, tooLong } from '../field/kind';

/** The text of a detail, written by itself or as the title of an object; '' for none. */
export const detailText = (value: Json): string => asText(isPlainObject(value) ? value.title : value);

/** A text per language beside a stop's address. Source: document 2, section 3, Event stop: 'extra detail or title'. */
export const detail: KindDefinition = {
  blank: '',
  schema: maybe(z.union([z.string(), z.looseObject({ title: optionalText })])),
  // A value that came is sent back as it came.
  normalise: (value) => (isPlainObject(value) ? value : asText(value)),
  isEmpty: (value) => detailText(value).trim() === '',
  problem: (value, field) => tooLong(detailText(value), field),
  words: detailText,
  essence: (value) => detailText(value).trim(),
  stored: (value) => detailText(value).trim(),
  alike: (value, before, others) =>
    [before, ...others].some((one) => isPlainObject(one))
      ? { ...(isPlainObject(before) ? before : {}), title: detailText(value) }
      : value,
};
