import type { Venue } from '../kinds/kind';
import { kindOf } from '../kinds/table';
import type { ContentForm, ContentItem } from './content';
import type { FieldDeclaration } from './field';
import type { Json } from './json';
import { fieldPath, valueAt } from './path';

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
