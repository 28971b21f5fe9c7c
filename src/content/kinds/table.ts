import * as z from 'zod/mini';
import {
  flagSchema,
  idSchema,
  maybe,
  optionalInteger,
  optionalNumber,
  optionalText,
  refSchema,
} from '../../contract/common';
import type { Most } from '../../contract/limits';
import { MEDIA_LIMITS } from '../../contract/media';
import { isPlainObject } from '../../contract/plainObject';
import { optionalSecret } from '../../contract/texts';
import { validationTexts } from '../../messages/screens/validation';
import { isNested } from '../field/entries';
import type { FieldDeclaration, PlainKind } from '../field/field';
import type { Json } from '../field/json';
import { asText, idOf, type KindDefinition, type Kinded, startsAnew, tooLong, tooManyIn } from '../field/kind';
import { valueAt } from '../field/path';
import { imagesOf, storedImages } from '../media/images';
import { dates } from '../when/dates';
import { openingSentence } from '../when/openingSentence';
import { openings } from '../when/openings';
import { times } from '../when/times';
import { address } from './address';
import { abilities, active, choice, flag, select } from './choice';
import { contacts } from './contacts';
import { detail } from './detail';
import { files } from './files';
import { image } from './image';
import { nestedKind } from './nested';
import { locality, place } from './oneReference';
import { reachKinds } from './reach';
import { contentIds, contents, idsOf, numbersIn, references } from './references';
import { richTextOf } from './richText';
import { ticketing } from './ticketing';

/** Portal choices of every item. Source: document 2, section 3, 'Option lists'. */
export const PORTALS = [
  { id: 1, name: 'Emilia-Romagna', restricted: true },
  { id: 2, name: 'Emilia', restricted: false },
  { id: 3, name: 'Romagna', restricted: false },
] as const;

/** Roles that may enable the region-wide portal. Source: document 2, section 6. */
export const REGION_WIDE_ROLES: readonly string[] = ['redazione-regionale', 'administrator'];

/** `YYYY-MM-DD HH:mm:ss`, local time of Europe/Rome. Source: contract, 'Ground rules'. */
export const DATE_TIME_PATTERN = /^[1-9]\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]) ([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;

/** `YYYY-MM-DD HH:mm:ss` as people read it, `DD/MM/YYYY HH:mm:ss`; anything else as it is. */
export function shownDateTime(value: string): string {
  if (!DATE_TIME_PATTERN.test(value)) return value;
  return `${value.slice(8, 10)}/${value.slice(5, 7)}/${value.slice(0, 4)}${value.slice(10)}`;
}

const text: KindDefinition = {
  blank: '',
  schema: optionalText,
  normalise: asText,
  isEmpty: (value) => asText(value).trim() === '',
  problem: tooLong,
};

const number = (blank: number | null): KindDefinition => ({
  blank,
  schema: optionalInteger,
  normalise: (value) => (typeof value === 'number' ? value : blank),
  isEmpty: (value) => typeof value !== 'number',
  problem: () => null,
});

/** Each portal and whether it is enabled. */
const portalsIn = (value: Json): { id: number; active: boolean }[] => {
  const sent = Array.isArray(value) ? value.filter((portal: Json) => isPlainObject(portal)) : [];
  return PORTALS.map(({ id }) => ({ id, active: Boolean(sent.find((portal) => portal.id === id)?.active) }));
};

const isRestricted = ({ id }: { readonly id: number }): boolean =>
  PORTALS.some((portal) => portal.id === id && portal.restricted);

/** Of each portal that only some roles may enable, whether it is enabled. */
const restrictedPortals = (value: Json): Json =>
  portalsIn(value)
    .filter(isRestricted)
    .map(({ active }) => active);

/** The portals of `value`, but those that only some roles may enable as in `other`. */
function withRestrictedPortalsOf(value: Json, other: Json): Json {
  const [own, others] = [portalsIn(value), portalsIn(other)];
  return own.map((portal, index) => (isRestricted(portal) ? (others[index] ?? portal) : portal));
}

const portals: KindDefinition = {
  blank: PORTALS.map(({ id }) => ({ id, active: false })),
  schema: maybe(z.array(z.looseObject({ id: idSchema, active: maybe(flagSchema) }))),
  normalise: portalsIn,
  isEmpty: (value) =>
    !Array.isArray(value) || !value.some((portal: Json) => isPlainObject(portal) && portal.active === true),
  problem: () => null,
  restricted: { right: 'regionWide', part: restrictedPortals, withPartOf: withRestrictedPortalsOf },
};

/** An image as a content shows it; its address, title and copyright are the file's own. Source: document 2, section 3. */
const imageSchema = z.looseObject({
  id: idSchema,
  url: optionalText,
  url_thumb: optionalText,
  title: optionalText,
  copyright: optionalText,
  description: optionalText,
  order: optionalNumber,
  is_primary: maybe(flagSchema),
});

/** Which images, in which order, with which texts of this use: the rest is the file's own. */
const imageEssence = (value: Json): Json =>
  (Array.isArray(value) ? value : []).map((image: Json) => ({
    id: idOf(image),
    is_primary: valueAt(image, 'is_primary') === true || valueAt(image, 'is_primary') === 1,
    description: valueAt(image, 'description') ?? '',
  }));

const idsIn = (value: Json): number[] => (Array.isArray(value) ? numbersIn(value.map(idOf)) : []);

const mostImages = ({ limit = MEDIA_LIMITS.attachments }: Pick<FieldDeclaration, 'limit'>): Most => ({
  count: limit,
  words: () => validationTexts.tooManyFiles(limit),
});

const images: KindDefinition = {
  blank: [],
  schema: maybe(z.array(imageSchema)),
  normalise: (value) => imagesOf(value),
  essence: imageEssence,
  stored: (value) => storedImages(value),
  refers: (value) => [{ table: 'files', ids: idsIn(value) }],
  isEmpty: (value) => !Array.isArray(value) || value.length === 0,
  most: mostImages,
  problem: (value, field) => tooManyIn(value, mostImages(field)),
};

/** More than the region has. */
const MOST_MUNICIPALITIES = 400;

const isRealDate = (value: string): boolean => {
  const [year, month, day] = value.slice(0, 10).split('-').map(Number) as [number, number, number];
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCDate() === day && date.getUTCMonth() === month - 1;
};

/** What a publisher who sends a language back writes to its author; shown while it is being revised (4, 5). */
const reviewNote: KindDefinition = {
  ...text,
  copied: startsAnew,
  restricted: { right: 'publish' },
  emptiedOncePublished: true,
  shownAt: [4, 5],
};

/** The kinds of field with one value. A new kind is one row here and one widget in `ui/fields`. */
export const KINDS: Readonly<Record<PlainKind, KindDefinition>> = {
  text,
  textarea: text,
  slug: {
    ...text,
    copied: startsAnew,
    problem: (value, field) =>
      tooLong(value, field) ?? (/^[a-z0-9-]*$/.test(asText(value)) ? null : validationTexts.slug),
  },
  richText: richTextOf(text),
  tags: {
    ...references(refSchema, { table: 'categories' }),
    restricted: { right: 'tag', part: (value) => idsOf(value).toSorted((a, b) => Number(a) - Number(b)) },
  },
  categories: { ...references(refSchema, { table: 'categories' }), isSet: true },
  municipalities: references(
    z.looseObject({ id: idSchema, nome: optionalText, city: optionalText }),
    { table: 'municipalities' },
    MOST_MUNICIPALITIES,
  ),
  provinces: { ...references(refSchema, { table: 'provinces' }), isSet: true },
  status: { ...number(2), copied: startsAnew },
  author: { ...number(null), copied: startsAnew, refers: (value) => [{ table: 'users', ids: numbersIn([value]) }] },
  dateTime: {
    copied: startsAnew,
    blank: null,
    schema: optionalText,
    normalise: (value) => (typeof value === 'string' && value !== '' ? value : null),
    isEmpty: (value) => asText(value) === '',
    problem: (value) => {
      const written = asText(value);
      return written === '' || (DATE_TIME_PATTERN.test(written) && isRealDate(written))
        ? null
        : validationTexts.dateTime;
    },
  },
  portals,
  images,
  address,
  select,
  ticketing,
  dates,
  times,
  openings: { ...openings, shown: (value) => openingSentence(value, 'it') ?? '' },
  contents,
  contentIds,
  reviewNote,
  contacts,
  ...reachKinds(text),
  // Unlike a text's, the blanks of a password count: one of blanks alone is not empty.
  password: {
    ...text,
    schema: optionalSecret,
    isEmpty: (value) => asText(value) === '',
    copied: startsAnew,
    isSecret: true,
  },
  choice,
  active,
  abilities,
  locality,
  place,
  image,
  files,
  flag,
  detail,
};

const nested = new WeakMap<FieldDeclaration, KindDefinition>();

/** What a field's kind is: that of one made of declared fields follows from these. */
export function kindOf(field: Kinded): KindDefinition {
  if (field.kind !== 'entries' && field.kind !== 'slots') return KINDS[field.kind];
  const declared = field as FieldDeclaration;
  if (!isNested(declared)) throw new Error(`field '${declared.path}': '${declared.kind}' are made of declared fields`);
  const made = nested.get(declared) ?? nestedKind(declared, kindOf);
  nested.set(declared, made);
  return made;
}
