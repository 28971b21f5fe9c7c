import { validationTexts } from '../../messages/screens/validation';
import { KINDS } from '../kinds/table';
import { PUBLISHED_STATUS } from './item';
import { fieldPath, valueAt } from './path';
import type { ContentForm, ContentItem, FieldDeclaration, Json } from './types';

type Form = Pick<ContentForm, 'fields' | 'required'>;

/** What is wrong with one field. `path` is the field's own, as the wire names it. */
export interface FieldProblem {
  readonly path: string;
  readonly label: string;
  /** null for a field shared by all languages. */
  readonly language: string | null;
  readonly message: string;
}

const isPublishedIn = ({ contents }: ContentItem, language: string): boolean =>
  contents[language]?.status === PUBLISHED_STATUS;

/** Whether readers see a field: its language is published or, of a shared one, any of these languages. */
export const isFieldPublished = (
  item: ContentItem,
  field: FieldDeclaration,
  language: string,
  languages: readonly string[],
): boolean => (field.localized ? [language] : languages).some((each) => isPublishedIn(item, each));

/** Whether a field must be filled. */
export const isRequired = ({ required }: Form, { path }: FieldDeclaration, isPublished: boolean): boolean =>
  (isPublished ? required.published : required.draft).includes(path);

/** What one is warned of about a field's value, without being held up; null for nothing. */
export const fieldWarning = (
  { required }: Form,
  { kind, path }: FieldDeclaration,
  value: Json,
  isPublished: boolean,
): string | null =>
  isPublished && required.advised?.includes(path) === true && KINDS[kind].isEmpty(value)
    ? validationTexts.advised
    : null;

/**
 * What is wrong with one field of an item in a language, published or not; null if nothing. Source: document 2,
 * section 5.
 */
export function fieldProblem(
  content: Form,
  item: ContentItem,
  field: FieldDeclaration,
  language: string,
  isPublished: boolean,
): FieldProblem | null {
  const kind = KINDS[field.kind];
  const path = fieldPath(field, language);
  const value = valueAt(item, path);
  const missing = isRequired(content, field, isPublished) && kind.isEmpty(value);
  const incomplete = isPublished ? kind.incomplete?.(value, field) : null;
  const message = missing ? validationTexts.required : (kind.problem(value, field) ?? incomplete ?? null);
  return message === null ? null : { path, label: field.label, language: field.localized ? language : null, message };
}

/**
 * What keeps a language of an item from being valid, in the order of the declaration: its own fields, those required at
 * its status, and the fields shared by all languages; `languages` are those that count for these. Source: document 2,
 * section 5.
 */
export function languageProblems(
  content: Form,
  item: ContentItem,
  language: string,
  languages: readonly string[] = Object.keys(item.contents),
): FieldProblem[] {
  return content.fields
    .map((field) => fieldProblem(content, item, field, language, isFieldPublished(item, field, language, languages)))
    .filter((problem) => problem !== null);
}

/** The problems of every language, each shared field's once. */
export function itemProblems(content: Form, item: ContentItem, languages: readonly string[]): FieldProblem[] {
  const seen = new Set<string>();
  return languages
    .flatMap((language) => languageProblems(content, item, language, languages))
    .filter(({ path }) => !seen.has(path) && seen.add(path));
}
