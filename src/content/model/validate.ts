import { validationTexts } from '../../messages/screens/validation';
import { KINDS } from '../kinds/table';
import { PUBLISHED_STATUS } from './item';
import { fieldPath, valueAt } from './path';
import type { ContentForm, ContentItem, FieldDeclaration } from './types';

/** What is wrong with one field. `path` is the field's own, as the wire names it. */
export interface FieldProblem {
  readonly path: string;
  readonly label: string;
  /** null for a field shared by all languages. */
  readonly language: string | null;
  readonly message: string;
}

/**
 * What is wrong with one field of an item in a language, or would be if it were published; null if nothing. Source:
 * document 2, section 5.
 */
export function fieldProblem(
  content: ContentForm,
  item: ContentItem,
  field: FieldDeclaration,
  language: string,
  isPublished = item.contents[language]?.status === PUBLISHED_STATUS,
): FieldProblem | null {
  const kind = KINDS[field.kind];
  const path = fieldPath(field, language);
  const value = valueAt(item, path);
  const required = isPublished ? content.required.published : content.required.draft;
  const missing = field.localized && required.includes(field.path) && kind.isEmpty(value);
  const incomplete = isPublished ? kind.incomplete?.(value, field) : null;
  const message = missing ? validationTexts.required : (kind.problem(value, field) ?? incomplete ?? null);
  return message === null ? null : { path, label: field.label, language: field.localized ? language : null, message };
}

/**
 * What keeps a language of an item from being valid, in the order of the declaration: its own fields, those required at
 * its status, and the fields shared by all languages. Source: document 2, section 5.
 */
export function languageProblems(content: ContentForm, item: ContentItem, language: string): FieldProblem[] {
  return content.fields
    .map((field) => fieldProblem(content, item, field, language))
    .filter((problem) => problem !== null);
}

/** The problems of every language, each shared field's once. */
export function itemProblems(content: ContentForm, item: ContentItem, languages: readonly string[]): FieldProblem[] {
  const seen = new Set<string>();
  return languages
    .flatMap((language) => languageProblems(content, item, language))
    .filter(({ path }) => !seen.has(path) && seen.add(path));
}
