import type { Venue } from '../kinds/kind';
import { KINDS } from '../kinds/table';
import { fieldPath, valueAt } from './path';
import type { ContentForm, ContentItem, FieldDeclaration, FieldKind, Json } from './types';

type OccurrencePart = 'days' | 'venues';

const says = (kind: FieldKind, what: OccurrencePart): boolean => KINDS[kind][what] !== undefined;

/** Whether items of a content type take place on days. */
export const hasDays = ({ fields }: Pick<ContentForm, 'fields'>): boolean =>
  fields.some(({ kind }) => says(kind, 'days'));

/** Whether items of a content type take place on days at venues, so that two of them may overlap. */
export const mayOverlap = ({ fields }: Pick<ContentForm, 'fields'>): boolean =>
  hasDays({ fields }) && fields.some(({ kind }) => says(kind, 'venues'));

type Form = Pick<ContentForm, 'fields'>;
type Item = Pick<ContentItem, 'contents'> & { readonly [key: string]: Json };

/** The values of all fields, in every language. */
function valuesOf({ fields }: Form, item: Item): { readonly kind: FieldKind; readonly value: Json }[] {
  const pathsOf = (field: FieldDeclaration): readonly string[] =>
    field.localized ? Object.keys(item.contents).map((language) => fieldPath(field, language)) : [field.path];
  return fields.flatMap((field) => pathsOf(field).map((path) => ({ kind: field.kind, value: valueAt(item, path) })));
}

/** The days of an item out of all its fields, YYYY-MM-DD, each once, in order. */
export const daysOf = (content: Form, item: Item): string[] =>
  [...new Set(valuesOf(content, item).flatMap(({ kind, value }) => KINDS[kind].days?.(value) ?? []))].sort();

/** The venues of an item out of all its fields, in their order. */
export const venuesOf = (content: Form, item: Item): Venue[] =>
  valuesOf(content, item).flatMap(({ kind, value }) => KINDS[kind].venues?.(value) ?? []);
