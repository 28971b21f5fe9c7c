import type { FieldDeclaration } from '../field/field';
import type { Json } from '../field/json';
import { asText } from '../field/kind';
import { fieldPath, valueAt } from '../field/path';
import { kindOf } from '../kinds/table';
import type { ContentForm, ContentItem } from '../model/content';
import { shortened } from '../text/plainText';

type Fields = Pick<ContentForm, 'fields'>;

/** The field that another one's text can be copied from; undefined where this content type has none. */
export const copySourceOf = ({ fields }: Fields, { copyFrom }: FieldDeclaration): FieldDeclaration | undefined =>
  copyFrom === undefined ? undefined : fields.find(({ path, localized }) => localized && path === copyFrom.path);

/** How a field is copied from its own value in another language; undefined where it is not. */
export const copyAcross = (field: FieldDeclaration) => (field.localized ? kindOf(field).acrossLanguages : undefined);

/** Whether a field can ever be copied, from another field or, of several languages, from another one. */
export const isCopyable = (content: Fields, field: FieldDeclaration, languages: readonly string[]): boolean =>
  copySourceOf(content, field) !== undefined || (languages.length > 1 && copyAcross(field) !== undefined);

/** Where a field is copied from, in words; null where it never is. */
export const copyWordsOf = (field: FieldDeclaration): string | null =>
  field.copyFrom?.words ?? copyAcross(field)?.words ?? null;

/** The words of a text in a language, without markup. */
export function wordsOf(item: ContentItem, field: FieldDeclaration, language: string): string {
  const value = valueAt(item, fieldPath(field, language));
  return (kindOf(field).words?.(value) ?? asText(value)).trim();
}

/** What a field's source says in a language, cut to the field's limit; '' for nothing, or where it has no source. */
export function textToCopy(content: Fields, item: ContentItem, field: FieldDeclaration, language: string): string {
  const source = copySourceOf(content, field);
  return source === undefined ? '' : shortened(wordsOf(item, source, language), field.limit);
}

/** A field's value with what the first other language says that says anything; null where none does. */
export function valueAcross(
  item: ContentItem,
  field: FieldDeclaration,
  language: string,
  languages: readonly string[],
): Json {
  const valueIn = (code: string) => valueAt(item, fieldPath(field, code));
  const from = languages.find((code) => code !== language && !kindOf(field).isEmpty(valueIn(code)));
  return from === undefined ? null : (copyAcross(field)?.value(valueIn(language), valueIn(from), language) ?? null);
}
