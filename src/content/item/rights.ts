import type { FieldDeclaration } from '../field/field';
import type { Json } from '../field/json';
import type { FieldRight, Kinded } from '../field/kind';
import { fieldPath, sameValue, valueAt, withValueAt } from '../field/path';
import { kindOf } from '../kinds/table';
import type { ContentForm, ContentItem } from '../model/content';

/** Which of the rights that some fields need somebody has. */
export type FieldRights = Readonly<Record<FieldRight, boolean>>;

/** The right that changing a field from the stored value to another needs and that somebody lacks, or null. */
export function missingRight(field: Kinded, stored: Json, value: Json, rights: FieldRights): FieldRight | null {
  const { restricted, essence, normalise } = kindOf(field);
  if (restricted === undefined || rights[restricted.right]) return null;
  const part = restricted.part ?? essence ?? normalise;
  return sameValue(part(stored), part(value)) ? null : restricted.right;
}

/** A value that somebody may not give to a field. */
export interface Withheld {
  readonly path: string;
  readonly field: FieldDeclaration;
  readonly right: FieldRight;
}

type Form = Pick<ContentForm, 'fields'>;

/** What of an item somebody may not set in place of what is stored; null is stored of a new one. */
export const withheldIn = (form: Form, stored: Json, item: ContentItem, rights: FieldRights): readonly Withheld[] =>
  form.fields.flatMap((field) =>
    (field.localized ? Object.keys(item.contents) : ['']).flatMap((language) => {
      const path = fieldPath(field, language);
      const [was, is] = [valueAt(stored, path), valueAt(item, path)];
      const right = was === is ? null : missingRight(field, was, is, rights);
      return right === null ? [] : [{ path, field, right }];
    }),
  );

/** The item with these values as far as somebody may set them: the rest as it is stored. */
export const withoutWithheld = (stored: Json, item: ContentItem, withheld: readonly Withheld[]): ContentItem =>
  withheld.reduce((kept, { path, field }) => {
    const { restricted, normalise } = kindOf(field);
    const other = normalise(valueAt(stored, path), field);
    return withValueAt(kept, path, restricted?.withPartOf?.(valueAt(item, path), other) ?? other);
  }, item);
