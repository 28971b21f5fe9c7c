import type { Kinded } from '../../content/field/kind';
import { valueAt, withValueAt } from '../../content/field/path';
import { keyedItem } from '../../content/item/entryKeys';
import { languageIsBlank, nextStatusesOf, normaliseItem } from '../../content/item/item';
import { type DocumentForm, type FieldsByPath, fieldsIn, type LocatedField } from '../../content/item/located';
import { differences } from '../../content/item/merge';
import { fieldProblem, isFieldPublished, isLanguageAsked } from '../../content/item/validate';
import { kindOf } from '../../content/kinds/table';
import type { ContentItem } from '../../content/model/content';
import { withoutRevised } from '../../content/publication/revised';
import { PUBLISHED_STATUS } from '../../content/publication/status';
import { previewAddress } from '../../content/text/webUrl';
import { editorTexts as messages } from '../../messages/screens/editor';
import type { UnsavedWork } from '../kit/drafting';
import { publishedLanguages } from '../publication/rules';
import type { EditorChange, EditorContext, EditorInput, SentItem } from './types';

/** Every field of the working copy by its path, those within entries included. */
export const fieldsByPath = (context: DocumentForm & { readonly item?: ContentItem | null }): FieldsByPath =>
  fieldsIn(context, context.item);

/** `target` with the whole values that `source` has at these paths. */
export const overlaid = (target: ContentItem, source: ContentItem, paths: readonly string[]): ContentItem =>
  paths.reduce((item, path) => withValueAt(item, path, valueAt(source, path)), target);

/** Path of a language's status. */
export const statusPath = (language: string): string => `contents.${language}.status`;

export const isDirty = (context: EditorContext): boolean => context.changed.length > 0;

/** Whether leaving could lose something: unsaved changes, or a save whose answer is missing. */
export const hasUnsavedWork = (context: EditorContext): boolean => isDirty(context) || context.sending !== null;

/** Whether a save found no server: it is sent again by itself until there is an answer. */
export const isUnanswered = ({ sending, failure }: EditorContext): boolean => sending !== null && failure !== null;

/** Why the item can only be read; null if it can be edited. */
export function readOnlyReason({ id, abilities }: Pick<EditorContext, 'id' | 'abilities'>): string | null {
  if (id === 'new') return abilities.create ? null : messages.refusals.noCreate;
  return abilities.edit ? null : messages.refusals.noEdit;
}

/** Whether a new item can only be read once it is saved: what is typed while it is sent could never follow. */
export const isSavedOnce = ({ id, abilities }: Pick<EditorContext, 'id' | 'abilities'>): boolean =>
  id === 'new' && abilities.create && !abilities.edit;

/** Why fields take no input at all now; null if they do. */
export function inputRefusal(context: EditorContext): string | null {
  if (context.item === null) return messages.refusals.notLoaded;
  const readOnly = readOnlyReason(context);
  if (readOnly !== null) return readOnly;
  if (isSavedOnce(context) && context.sending !== null) return messages.refusals.savedOnce;
  return context.offered === null ? null : messages.refusals.draftFirst;
}

/** What an item belongs to. */
export type Owner = Pick<EditorInput, 'content' | 'id' | 'languages' | 'userId' | 'abilities'>;

/** What a blank item of this editor starts from. */
export const blankInput = ({ languages, userId, abilities }: Owner) => ({
  languages,
  author: userId,
  canSave: abilities.publish,
});

/**
 * An item as the server sent it, in the editor's normal form; its entries have the keys that they have in the confirmed
 * version, in the working copy or in the draft.
 */
export function normalised(context: EditorContext, sent: SentItem): ContentItem {
  const { content, saved, item, offered } = context;
  const read = normaliseItem(content, withoutRevised(sent), blankInput(context));
  return keyedItem(content, read, saved, item ?? offered?.item);
}

/** What is wrong with an item's fields, path → Italian text. */
export interface Findings {
  /** At the present status of their language. */
  readonly problems: Readonly<Record<string, string>>;
  /** Once their language is published. */
  readonly missing: Readonly<Record<string, string>>;
}

const withMessage = (known: Findings['problems'], path: string, message: string | undefined): Findings['problems'] => {
  if (known[path] === message) return known;
  const { [path]: _, ...others } = known;
  return message === undefined ? others : { ...others, [path]: message };
};

/** `known` findings with those of `fields` checked again. A shared field is public with the first published language. */
function checkedAgain(
  { content, languages }: Pick<EditorContext, 'content' | 'languages'>,
  item: ContentItem,
  fields: Iterable<LocatedField>,
  known: Findings,
): Findings {
  let { problems, missing } = known;
  for (const located of fields) {
    const { path } = located;
    const isPublished = isFieldPublished(item, located, languages);
    const found = (strictly: boolean) => fieldProblem(content, item, located, strictly)?.message;
    const strict = found(true);
    missing = withMessage(missing, path, strict);
    problems = withMessage(problems, path, isPublished ? strict : found(false));
  }
  return { problems, missing };
}

/** Findings of a whole item. */
export const findingsOf = (owner: Pick<EditorContext, 'content' | 'languages'>, item: ContentItem): Findings =>
  checkedAgain(owner, item, fieldsIn(owner, item).values(), { problems: {}, missing: {} });

/** The fields to check again after one changed: itself and, within an entry, what is asked of that and how many there are. */
function affectedBy(context: EditorContext, item: ContentItem, { path, within }: LocatedField): LocatedField[] {
  const fields = fieldsIn(context, item);
  const asked = within.flatMap((around) => [
    around.path.slice(0, around.path.lastIndexOf('.')),
    ...(around.field.entry.required ?? []).map((part) => `${around.path}.${part}`),
  ]);
  return [path, ...asked].flatMap((one) => fields.get(one) ?? []);
}

/** Findings after one value changed: only what depends on that field is checked again; if it was a status, all that goes by it. */
export function findingsAfter(context: EditorContext, item: ContentItem, changed: LocatedField): Findings {
  if (changed.field.kind !== 'status') return checkedAgain(context, item, affectedBy(context, item, changed), context);
  const all = [...fieldsIn(context, item).values()];
  const again = all.filter(({ language }) => language === null || language === changed.language);
  return checkedAgain(context, item, again, context);
}

/** Working copy and confirmed version, with what follows from the pair. */
export interface Versions extends Findings {
  readonly item: ContentItem;
  readonly saved: ContentItem;
  readonly changed: readonly string[];
}

export const withVersions = (context: EditorContext, item: ContentItem, saved: ContentItem): Versions => ({
  item,
  saved,
  changed: differences(context, item, saved),
  ...findingsOf(context, item),
});

/** The statuses that an item itself admits, as changes of the context; undefined where the server must be called. */
export function ownStatuses(item: ContentItem): Pick<EditorContext, 'statusOptions' | 'statusFailure'> | undefined {
  const statusOptions = nextStatusesOf(item);
  return statusOptions === null ? undefined : { statusOptions, statusFailure: null };
}

const named = new WeakMap<Findings['problems'], { readonly fields: FieldsByPath; readonly found: LocatedField[] }>();

/** The fields that a record names by path, in the declared order. Asked at every key of a record that seldom changes: remembered. */
export function fieldsNamed(context: EditorContext, record: Findings['problems']): readonly LocatedField[] {
  const fields = fieldsByPath(context);
  const known = named.get(record);
  if (known?.fields === fields) return known.found;
  const isNone = Object.keys(record).length === 0;
  const found = isNone ? [] : [...fields.values()].filter(({ path }) => path in record);
  named.set(record, { fields, found });
  return found;
}

/** A language whose problems keep the item from being saved. */
export interface SaveGap {
  readonly language: string;
  readonly fields: readonly LocatedField[];
}

/**
 * Languages that keep the item from being saved: the current one with any problem, unless it is blank beside a written
 * one, and another one with problems at status 1. Source: document 2, section 5; design, section 9.
 */
export function saveGaps(context: EditorContext): SaveGap[] {
  const { content, item, saved, language: current, languages } = context;
  if (item === null) return [];
  const published = publishedLanguages(item);
  const found = fieldsNamed(context, context.problems);
  const isAsked =
    found.every(({ language }) => language !== current) ||
    isLanguageAsked(content, { item, before: saved, language: current });
  const wrong = isAsked ? found : found.filter(({ language }) => language !== current);
  const others = languages.filter((language) => language !== current && published.includes(language));
  return [current, ...others]
    .map((language) => ({ language, fields: wrong.filter((located) => (located.language ?? current) === language) }))
    .filter(({ fields }) => fields.length > 0);
}

/** Whether a field is shown at the present status of its language. */
export function isFieldShown({ item }: Pick<EditorContext, 'item'>, field: Kinded, language: string): boolean {
  const { shownAt } = kindOf(field);
  const status = item?.contents[language]?.status;
  return shownAt === undefined || (status !== undefined && shownAt.includes(status));
}

/** Error to show under a field: the server's, or the field's problem once it was touched; null for none. */
export const errorAt = (context: EditorContext, path: string): string | null =>
  context.serverErrors[path] ??
  (context.problems[path] !== undefined && context.touched.includes(path) ? context.problems[path] : null);

interface ErrorsWithin extends Pick<EditorContext, 'touched' | 'serverErrors'> {
  /** Path of what it lies within, at any depth → the first of them. */
  readonly first: ReadonlyMap<string, string>;
}

const errorsWithin = new WeakMap<EditorContext['problems'], ErrorsWithin>();

/** The first error to show of what lies within an entry or slot; null for none. Every entry asks at every key: remembered. */
export function errorIn(context: EditorContext, path: string): string | null {
  const { problems, touched, serverErrors } = context;
  const known = errorsWithin.get(problems);
  if (known?.touched === touched && known.serverErrors === serverErrors) return known.first.get(path) ?? null;
  const first = new Map<string, string>();
  for (const one of [...Object.keys(serverErrors), ...Object.keys(problems)]) {
    const error = errorAt(context, one);
    if (error === null) continue;
    for (let end = one.lastIndexOf('.'); end > 0; end = one.lastIndexOf('.', end - 1)) {
      const around = one.slice(0, end);
      if (!first.has(around)) first.set(around, error);
    }
  }
  errorsWithin.set(problems, { touched, serverErrors, first });
  return first.get(path) ?? null;
}

/** Whether a language has to be filled: it is published, or somebody has begun it. */
function isBegun(context: EditorContext, language: string): boolean {
  const { item, content } = context;
  if (item === null) return false;
  return item.contents[language]?.status === PUBLISHED_STATUS || !languageIsBlank(content, item, language);
}

/** Languages to mark with '!'. Source: document 2, 'Common editor behaviour'; design, section 9. */
export function languagesWithErrors(context: EditorContext): string[] {
  const isOf = (language: string) => (located: LocatedField) => (located.language ?? context.language) === language;
  const refused = fieldsNamed(context, context.serverErrors);
  const wrong = fieldsNamed(context, context.problems);
  return context.languages.filter((language) => {
    const own = wrong.filter(isOf(language));
    return (
      refused.some(isOf(language)) ||
      own.some(({ path }) => errorAt(context, path) !== null) ||
      (own.length > 0 && isBegun(context, language))
    );
  });
}

/** A list with further entries, each once; the same list if it has them all. */
export const withAll = (list: readonly string[], added: readonly string[]): readonly string[] =>
  added.every((entry) => list.includes(entry)) ? list : [...new Set([...list, ...added])];

/** Puts the focus on a field, in its language. */
export function leadTo(context: EditorContext, path: string, part?: string): EditorChange {
  const located = fieldsByPath(context).get(path);
  return {
    language: located?.language ?? context.language,
    focus: { path, ...(part === undefined ? {} : { part }), turn: (context.focus?.turn ?? 0) + 1 },
  };
}

/** Puts the focus on a field, in its language, and shows its error. */
export const focusOn = (context: EditorContext, path: string): EditorChange => ({
  ...leadTo(context, path),
  touched: withAll(context.touched, [path]),
});

/** Where the saved item can be looked at; null before it has a permalink. Source: document 2, section 2. */
export function previewUrl({ saved, language }: EditorContext): string | null {
  const permalink = saved?.contents[language]?.permalink;
  return permalink ? previewAddress(permalink) : null;
}

/** What becomes of the unsaved work when the page is left: the local draft has all of it. */
export const workLeft = (context: EditorContext): UnsavedWork => (isDirty(context) ? 'kept' : 'none');
