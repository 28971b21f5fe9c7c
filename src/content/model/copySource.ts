import { asText } from '../kinds/kind';
import { KINDS } from '../kinds/table';
import { fieldPath, valueAt } from './path';
import { shortened } from './plainText';
import type { ContentForm, ContentItem, FieldDeclaration } from './types';

type Fields = Pick<ContentForm, 'fields'>;

/** The field that another one's text can be copied from; undefined where this content type has none. */
export const copySourceOf = ({ fields }: Fields, { copyFrom }: FieldDeclaration): FieldDeclaration | undefined =>
  copyFrom === undefined ? undefined : fields.find(({ path, localized }) => localized && path === copyFrom.path);

/** The words of a text in a language, without markup. */
export function wordsOf(item: ContentItem, field: FieldDeclaration, language: string): string {
  const value = valueAt(item, fieldPath(field, language));
  return (KINDS[field.kind].words?.(value) ?? asText(value)).trim();
}

/** What a field's source says in a language, cut to the field's limit; '' for nothing, or where it has no source. */
export function textToCopy(content: Fields, item: ContentItem, field: FieldDeclaration, language: string): string {
  const source = copySourceOf(content, field);
  return source === undefined ? '' : shortened(wordsOf(item, source, language), field.limit);
}
