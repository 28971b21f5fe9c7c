import * as z from 'zod/mini';
import { flagSchema, idSchema, optionalNumber, optionalText, refSchema } from '../contract/common';
import { municipalitySchema } from '../contract/lookups';
import { MEDIA_LIMITS } from '../contract/media';
import { mediaFiles } from '../messages/media';
import { validation } from '../messages/validation';
import { imagesOf } from './images';
import type { FieldDeclaration, FieldKind, Json } from './types';

/** What a kind of field is, apart from how it looks. */
export interface KindDefinition {
  /** Value of a field nobody filled. */
  readonly blank: Json;
  /** Wire schema, tolerant of what servers leave out. */
  readonly schema: z.ZodMiniType;
  /** The field's value out of whatever the server sent. */
  readonly normalise: (value: Json) => Json;
  readonly isEmpty: (value: Json) => boolean;
  /** What is wrong with a filled value, in Italian; null if nothing. */
  readonly problem: (value: Json, field: FieldDeclaration) => string | null;
}

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

const coordinateSchema = z.optional(z.nullable(z.union([z.number(), z.string()])));

/** An address with its coordinates. Source: document 2, section 3, Event stop. */
export const addressSchema = z.looseObject({
  city: z.optional(
    z.nullable(
      z.looseObject({ ...municipalitySchema.shape, id: z.optional(z.nullable(idSchema)), city: optionalText }),
    ),
  ),
  address: optionalText,
  number: z.optional(z.nullable(z.union([z.string(), z.number()]))),
  lat: coordinateSchema,
  lng: coordinateSchema,
});

const isObject = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const asText = (value: Json): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

const asReferences = (value: Json): Json =>
  Array.isArray(value) ? value.map((entry: Json) => (typeof entry === 'number' ? { id: entry } : entry)) : [];

const tooLong = (value: Json, field: FieldDeclaration): string | null => {
  const length = asText(value).length;
  return field.limit !== undefined && length > field.limit ? validation.tooLong(field.limit, length) : null;
};

const text: KindDefinition = {
  blank: '',
  schema: optionalText,
  normalise: asText,
  isEmpty: (value) => asText(value).trim() === '',
  problem: tooLong,
};

const references = (schema: z.ZodMiniType): KindDefinition => ({
  blank: [],
  schema: z.optional(z.nullable(z.array(z.union([schema, idSchema])))),
  normalise: asReferences,
  isEmpty: (value) => !Array.isArray(value) || value.length === 0,
  problem: () => null,
});

const number = (blank: number | null): KindDefinition => ({
  blank,
  schema: z.optional(z.nullable(z.number())),
  normalise: (value) => (typeof value === 'number' ? value : blank),
  isEmpty: (value) => typeof value !== 'number',
  problem: () => null,
});

const BLANK_ADDRESS = { location: { city: null, address: '', number: '', lat: null, lng: null } };

const coordinate = (value: Json): number | null => {
  if (value === '' || value === null || value === undefined) return null;
  const parsed = Number(value);
  return Number.isFinite(parsed) ? parsed : null;
};

const locationOf = (value: Json): { readonly [key: string]: Json } =>
  isObject(value) && isObject(value.location) ? value.location : {};

/** Keeps a coordinate that is no number as it was typed, so that the error can show it. */
const typedCoordinate = (value: Json): Json =>
  coordinate(value) ?? (value === '' || value === undefined ? null : value);

const addressProblem = (value: Json): string | null => {
  const { city, address, lat, lng } = locationOf(value);
  const started =
    isObject(city) || asText(address).trim() !== '' || typedCoordinate(lat) !== null || typedCoordinate(lng) !== null;
  if (!started) return null;
  const [latitude, longitude] = [coordinate(lat), coordinate(lng)];
  if (latitude === null || longitude === null) return validation.coordinates;
  if (Math.abs(latitude) > 90) return validation.latitude;
  return Math.abs(longitude) > 180 ? validation.longitude : null;
};

const address: KindDefinition = {
  blank: BLANK_ADDRESS,
  schema: z.optional(
    z.nullable(z.union([z.looseObject({ location: z.optional(z.nullable(addressSchema)) }), z.array(z.unknown())])),
  ),
  normalise: (value) => {
    const { lat, lng, ...rest } = locationOf(value);
    return {
      ...(isObject(value) ? value : {}),
      location: { ...BLANK_ADDRESS.location, ...rest, lat: typedCoordinate(lat), lng: typedCoordinate(lng) },
    };
  },
  isEmpty: (value) => !isObject(locationOf(value).city) && coordinate(locationOf(value).lat) === null,
  problem: addressProblem,
};

const portals: KindDefinition = {
  blank: PORTALS.map(({ id }) => ({ id, active: false })),
  schema: z.optional(z.nullable(z.array(z.looseObject({ id: idSchema, active: z.optional(z.nullable(flagSchema)) })))),
  normalise: (value) => {
    const sent = Array.isArray(value) ? value.filter(isObject) : [];
    return PORTALS.map(({ id }) => ({ id, active: Boolean(sent.find((portal) => portal.id === id)?.active) }));
  },
  isEmpty: (value) =>
    !Array.isArray(value) || !value.some((portal: Json) => isObject(portal) && portal.active === true),
  problem: () => null,
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
  is_primary: z.optional(z.nullable(flagSchema)),
});

const images: KindDefinition = {
  blank: [],
  schema: z.optional(z.nullable(z.array(imageSchema))),
  normalise: (value) => imagesOf(value),
  isEmpty: (value) => !Array.isArray(value) || value.length === 0,
  problem: (value, { limit = MEDIA_LIMITS.attachments }) =>
    Array.isArray(value) && value.length > limit ? mediaFiles.maximum(limit) : null,
};

const isRealDate = (value: string): boolean => {
  const [year, month, day] = value.slice(0, 10).split('-').map(Number) as [number, number, number];
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCDate() === day && date.getUTCMonth() === month - 1;
};

/** Every kind of field. A new kind is one row here and one widget in `ui/fields`. */
export const KINDS: Readonly<Record<FieldKind, KindDefinition>> = {
  text,
  textarea: text,
  slug: {
    ...text,
    problem: (value, field) => tooLong(value, field) ?? (/^[a-z0-9-]*$/.test(asText(value)) ? null : validation.slug),
  },
  richText: { ...text, isEmpty: (value) => richTextIsEmpty(asText(value)) },
  tags: references(refSchema),
  categories: references(refSchema),
  municipalities: references(z.looseObject({ id: idSchema, nome: optionalText, city: optionalText })),
  status: number(2),
  author: number(null),
  dateTime: {
    blank: null,
    schema: optionalText,
    normalise: (value) => (typeof value === 'string' && value !== '' ? value : null),
    isEmpty: (value) => asText(value) === '',
    problem: (value) => {
      const written = asText(value);
      return written === '' || (DATE_TIME_PATTERN.test(written) && isRealDate(written)) ? null : validation.dateTime;
    },
  },
  portals,
  images,
  address,
};

/** Whether HTML shows a reader nothing: no text, no image, no embed, no rule. */
export function richTextIsEmpty(html: string): boolean {
  if (/<(img|iframe|video|audio|hr|table)\b/i.test(html)) return false;
  return (
    html
      .replace(/<[^>]*>/g, '')
      .replace(/&nbsp;|\u00a0/g, ' ')
      .trim() === ''
  );
}
