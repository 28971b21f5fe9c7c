import { OVERLAP_LIMITS, type Overlap, type QueriedLocation } from '../../contract/overlaps';
import { isPlainObject } from '../../contract/plainObject';
import type { Result } from '../../contract/result';
import type { FieldDeclaration } from '../field/field';
import type { Json } from '../field/json';
import { asText, type Venue } from '../field/kind';
import { fieldPath, valueAt } from '../field/path';
import { kindOf } from '../kinds/table';
import type { ContentForm, ContentItem } from '../model/content';

type OccurrencePart = 'days' | 'venues';

/** Whether a field's values say on which days, or at which venues, something takes place. */
export const says = (field: FieldDeclaration, what: OccurrencePart): boolean => kindOf(field)[what] !== undefined;

/** Whether items of a content type take place on days. */
export const hasDays = ({ fields }: Pick<ContentForm, 'fields'>): boolean =>
  fields.some((field) => says(field, 'days'));

/** Whether items of a content type take place on days at venues, so that two of them may overlap. */
export const mayOverlap = ({ fields }: Pick<ContentForm, 'fields'>): boolean =>
  hasDays({ fields }) && fields.some((field) => says(field, 'venues'));

type Form = Pick<ContentForm, 'fields'>;
type Item = Pick<ContentItem, 'contents'> & { readonly [key: string]: Json };

/** The values of all fields, in every language. */
function valuesOf({ fields }: Form, item: Item): { readonly field: FieldDeclaration; readonly value: Json }[] {
  const pathsOf = (field: FieldDeclaration): readonly string[] =>
    field.localized ? Object.keys(item.contents).map((language) => fieldPath(field, language)) : [field.path];
  return fields.flatMap((field) => pathsOf(field).map((path) => ({ field, value: valueAt(item, path) })));
}

/** The days of an item out of all its fields, YYYY-MM-DD, each once, in order. */
export const daysOf = (content: Form, item: Item): string[] =>
  [...new Set(valuesOf(content, item).flatMap(({ field, value }) => kindOf(field).days?.(value) ?? []))].sort();

/** The venues of an item out of all its fields, in their order. */
export const venuesOf = (content: Form, item: Item): Venue[] =>
  valuesOf(content, item).flatMap(({ field, value }) => kindOf(field).venues?.(value) ?? []);

/** When and where an item takes place. */
export interface OverlapQuestion {
  /** The item itself, which is no overlap; null for a new one. */
  readonly id: number | null;
  /** YYYY-MM-DD, sorted. */
  readonly days: readonly string[];
  readonly places: readonly QueriedLocation[];
}

/** Asks a server what overlaps. */
export type FindOverlaps = (question: OverlapQuestion, signal: AbortSignal) => Promise<Result<readonly Overlap[]>>;

const numberOf = (value: Venue[string]): number | null => (typeof value === 'number' ? value : null);

/** A venue as the query has it; null for one with neither a municipality nor coordinates. */
export function queriedLocation({ city, address, number, lat, lng }: Venue): QueriedLocation | null {
  const location = {
    city: isPlainObject(city) ? numberOf(city.id) : null,
    address: asText(address).trim(),
    number: asText(number).trim(),
    lat: numberOf(lat),
    lng: numberOf(lng),
  };
  return location.city === null && (location.lat === null || location.lng === null) ? null : location;
}

/** The question about an item out of its days and venues; null where there is none, or more days than a query may have. */
export function questionOf(
  id: number | null,
  days: readonly string[],
  venues: readonly Venue[],
): OverlapQuestion | null {
  const locations = venues.map(queriedLocation).filter((location) => location !== null);
  const isAskable = days.length > 0 && days.length <= OVERLAP_LIMITS.days && locations.length > 0;
  return isAskable ? { id, days, places: locations.slice(0, OVERLAP_LIMITS.places) } : null;
}
