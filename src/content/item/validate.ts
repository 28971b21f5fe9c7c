import { validationTexts } from '../../messages/screens/validation';
import type { Json } from '../field/json';
import { valueAt } from '../field/path';
import { isBegun } from '../kinds/nested';
import { kindOf } from '../kinds/table';
import type { ContentForm, ContentItem } from '../model/content';
import { DRAFT_STATUS, PUBLISHED_STATUS } from '../publication/status';
import { languageIsBlank } from './item';
import { fieldsIn, type LocatedField } from './located';

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
  { language }: Pick<LocatedField, 'language'>,
  languages: readonly string[],
): boolean => (language === null ? languages : [language]).some((each) => isPublishedIn(item, each));

/**
 * Whether the language in view is asked for what its own fields require. One in which nobody has written yet is not,
 * beside one that is written: what all languages share can then be saved from wherever one looks at it. `before` is the
 * version that the work began with, null for a new item; who asks for another status is asked for the fields too.
 */
export function isLanguageAsked(
  content: ContentForm,
  { item, before, language }: { item: ContentItem; before: ContentItem | null; language: string },
): boolean {
  const isBlankIn = (version: ContentItem | null, one: string) =>
    version === null || languageIsBlank(content, version, one);
  if (!isBlankIn(item, language) || !isBlankIn(before, language)) return true;
  const was = before?.contents[language]?.status ?? DRAFT_STATUS;
  if ((item.contents[language]?.status ?? DRAFT_STATUS) !== was) return true;
  return Object.keys(item.contents).every((other) => other === language || isBlankIn(item, other));
}

/** The paths of the form's fields that must be filled. */
const requiredPaths = ({ required }: Form, isPublished: boolean): readonly string[] =>
  isPublished ? required.published : required.draft;

/** Whether a field must be filled: within an entry, once readers see it and anything of the entry is filled. */
export function isRequired(form: Form, item: ContentItem | null, located: LocatedField, isPublished: boolean): boolean {
  const { field, within } = located;
  const around = within.at(-1);
  if (around === undefined) return requiredPaths(form, isPublished).includes(field.path);
  const isAsked = isPublished && around.field.entry.required?.includes(field.path) === true;
  return isAsked && isBegun(around.field, valueAt(item, around.path), kindOf);
}

/** What one is warned of about a field's value, without being held up; null for nothing. */
export function fieldWarning(
  { required }: Form,
  { field, within }: LocatedField,
  value: Json,
  isPublished: boolean,
): string | null {
  const { isEmpty, warning } = kindOf(field);
  if (!isEmpty(value)) return warning?.(value, field) ?? null;
  const isAdvised = isPublished && within.length === 0 && required.advised?.includes(field.path) === true;
  return isAdvised ? validationTexts.advised : null;
}

/** Why a field that must be filled is not; null if it is. Within an entry its kind may ask for more than that it is. */
function lack({ field, within }: LocatedField, value: Json): string | null {
  const { isEmpty, lacks } = kindOf(field);
  if (within.length > 0 && lacks !== undefined) return lacks(value);
  return isEmpty(value) ? validationTexts.required : null;
}

/** What is wrong with one field of an item, published or not; null if nothing. Source: document 2, section 5. */
export function fieldProblem(
  content: Form,
  item: ContentItem,
  located: LocatedField,
  isPublished: boolean,
): FieldProblem | null {
  const { path, field, language, label } = located;
  const kind = kindOf(field);
  const value = valueAt(item, path);
  const missing = isRequired(content, item, located, isPublished) ? lack(located, value) : null;
  const incomplete = isPublished ? kind.incomplete?.(value, field) : null;
  const message = missing ?? kind.problem(value, field) ?? incomplete ?? null;
  return message === null ? null : { path, label, language, message };
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
  return [...fieldsIn({ content, languages: [language] }, item).values()]
    .map((located) => fieldProblem(content, item, located, isFieldPublished(item, located, languages)))
    .filter((problem) => problem !== null);
}

/** The problems of every language, each shared field's once. */
export function itemProblems(content: Form, item: ContentItem, languages: readonly string[]): FieldProblem[] {
  const seen = new Set<string>();
  return languages
    .flatMap((language) => languageProblems(content, item, language, languages))
    .filter(({ path }) => !seen.has(path) && seen.add(path));
}
