import type { Place } from './kind';
import { KINDS } from './kinds';
import { fieldPath, valueAt } from './path';
import type { ContentForm, ContentItem, FieldKind, Json } from './types';

type Said = 'days' | 'places';

const says = (kind: FieldKind, what: Said): boolean => KINDS[kind][what] !== undefined;

/** Whether items of a content type take place on days. */
export const hasDays = ({ fields }: Pick<ContentForm, 'fields'>): boolean =>
  fields.some(({ kind }) => says(kind, 'days'));

/** Whether items of a content type take place on days at places, so that two of them may overlap. */
export const mayOverlap = ({ fields }: Pick<ContentForm, 'fields'>): boolean =>
  hasDays({ fields }) && fields.some(({ kind }) => says(kind, 'places'));

type Item = Pick<ContentItem, 'contents'> & { readonly [key: string]: Json };

function said<T>(
  { fields }: Pick<ContentForm, 'fields'>,
  item: Item,
  read: (kind: FieldKind, value: Json) => readonly T[],
): T[] {
  return fields.flatMap((field) =>
    (field.localized ? Object.keys(item.contents) : ['']).flatMap((language) =>
      read(field.kind, valueAt(item, fieldPath(field, language))),
    ),
  );
}

/** The days of an item out of all its fields, YYYY-MM-DD, each once, in order. */
export const daysOf = (content: Pick<ContentForm, 'fields'>, item: Item): string[] =>
  [...new Set(said(content, item, (kind, value) => KINDS[kind].days?.(value) ?? []))].sort();

/** The addresses of an item out of all its fields, in their order. */
export const placesOf = (content: Pick<ContentForm, 'fields'>, item: Item): Place[] =>
  said(content, item, (kind, value) => KINDS[kind].places?.(value) ?? []);
