import type { FieldRight } from '../../content/kinds/kind';
import { type FieldRights, missingRight } from '../../content/kinds/rights';
import { KINDS } from '../../content/kinds/table';
import { PUBLISHED_STATUS } from '../../content/model/item';
import { sameValue, valueAt, withValueAt } from '../../content/model/path';
import { previewAddress } from '../../content/model/preview';
import { slugOf } from '../../content/model/slug';
import type { ContentItem, FieldDeclaration, Json } from '../../content/model/types';
import { fieldProblem } from '../../content/model/validate';
import { languageName } from '../../messages/screens/content';
import { editorTexts as messages } from '../../messages/screens/editor';
import { keyOfAttempt } from '../kit/attempt';
import { publishedLanguages } from '../publication/rules';
import type { PublicationStep } from '../publication/steps';
import { conflictParts } from './conflict';
import { differences, type PlacedField, placesOf } from './fields';
import {
  publishedUnasked,
  REVISED_STATUS,
  republishRefusal,
  reviewStatus,
  reviewStepRefusal,
  revisedLanguage,
  statusPath,
} from './review';
import type { EditorContext } from './types';

export const isDirty = (context: EditorContext): boolean => context.changed.length > 0;

/** Whether leaving could lose something: unsaved changes, or a save whose answer is missing. */
export const hasUnsavedWork = (context: EditorContext): boolean => isDirty(context) || context.sending !== null;

/** Why the item can only be read; null if it can be edited. */
export function readOnlyReason({ id, abilities }: Pick<EditorContext, 'id' | 'abilities'>): string | null {
  if (id === 'new') return abilities.create ? null : messages.refusals.noCreate;
  return abilities.edit ? null : messages.refusals.noEdit;
}

/** Key of the create under way: a UUID out of the seed, another one after each confirmed create. */
export const attemptKey = ({ keySeed, created }: Pick<EditorContext, 'keySeed' | 'created'>): string =>
  keyOfAttempt(keySeed, created);

/** Problems of a whole item, path → Italian text. */
export function problemsOf({ content, languages }: Pick<EditorContext, 'content' | 'languages'>, item: ContentItem) {
  const problems: Record<string, string> = {};
  for (const { path, field, language } of placesOf(content, languages).values()) {
    const message = fieldProblem(content, item, field, language ?? '')?.message;
    if (message !== undefined) problems[path] = message;
  }
  return problems;
}

/** Problems after one value changed: only that field is checked again, or its language if the status changed. */
function problemsAfter(context: EditorContext, item: ContentItem, place: PlacedField): Record<string, string> {
  const { content, languages } = context;
  const again =
    place.field.kind === 'status'
      ? [...placesOf(content, languages).values()].filter(({ language }) => language === place.language)
      : [place];
  const problems = { ...context.problems };
  for (const { path, field, language } of again) {
    const message = fieldProblem(content, item, field, language ?? '')?.message;
    if (message === undefined) delete problems[path];
    else problems[path] = message;
  }
  return problems;
}

export const withAll = (list: readonly string[], added: readonly string[]): readonly string[] =>
  added.every((entry) => list.includes(entry)) ? list : [...new Set([...list, ...added])];

function withoutKey(record: Readonly<Record<string, string>>, key: string): Readonly<Record<string, string>> {
  if (!(key in record)) return record;
  const { [key]: _, ...rest } = record;
  return rest;
}

/** Copies the path to a field and nothing else of the item. */
function withField(context: EditorContext, path: string, value: Json): Partial<EditorContext> {
  const place = placesOf(context.content, context.languages).get(path);
  if (place === undefined || context.item === null || context.saved === null) return {};
  const item = withValueAt(context.item, path, value);
  const back = sameValue(value, valueAt(context.saved, path));
  return {
    item,
    changed: back ? context.changed.filter((other) => other !== path) : withAll(context.changed, [path]),
    touched: withAll(context.touched, [path]),
    problems: problemsAfter(context, item, place),
    serverErrors: withoutKey(context.serverErrors, path),
    conflict: context.conflict && {
      ...context.conflict,
      parts: conflictParts(
        { ...context, base: context.saved, mine: item, theirs: context.conflict.theirs },
        context.conflict.parts,
      ),
    },
  };
}

/**
 * Everything that follows from a field's new value. A published language that its user may not publish becomes a draft.
 */
export function changedField(context: EditorContext, path: string, value: Json): Partial<EditorContext> {
  const change = withField(context, path, value);
  const place = placesOf(context.content, context.languages).get(path);
  const revised = place === undefined ? null : revisedLanguage(context, place, value);
  if (revised === null) return change;
  return { ...change, ...withField({ ...context, ...change }, statusPath(revised), REVISED_STATUS) };
}

/** What to say of a change that takes a language out of what is published; null for any other. */
export function revisionNotice(context: EditorContext, path: string, value: Json): string | null {
  const place = placesOf(context.content, context.languages).get(path);
  const language = place === undefined ? null : revisedLanguage(context, place, value);
  if (language === null) return null;
  return messages[(context.item?.draft ?? 0) > 0 ? 'revises' : 'beginsRevision'](languageName(language));
}

/** Context for a new pair of working copy and confirmed version. */
export const heldItem = (context: EditorContext, item: ContentItem, saved: ContentItem) => ({
  item,
  saved,
  changed: differences(placesOf(context.content, context.languages), item, saved),
  problems: problemsOf(context, item),
});

/** The slug that leaving the title fills in: path and value, or null. Source: document 2, section 4. */
export function slugToFill(context: EditorContext, path: string): { path: string; value: string } | null {
  const place = placesOf(context.content, context.languages).get(path);
  if (place?.field.path !== 'title' || place.language === null || context.item === null) return null;
  const slugField = context.content.fields.find((field) => field.kind === 'slug' && field.localized);
  if (slugField === undefined) return null;
  const slugPath = `contents.${place.language}.${slugField.path}`;
  const value = slugOf(String(valueAt(context.item, path) ?? ''));
  return value !== '' && !valueAt(context.item, slugPath) ? { path: slugPath, value } : null;
}

function statusRefusal(context: EditorContext, place: PlacedField, value: Json): string | null {
  const options = place.language === null ? undefined : context.statusOptions?.[place.language];
  if (value === PUBLISHED_STATUS) {
    const revised = republishRefusal(context, place);
    if (revised !== null) return revised;
  }
  if (context.saved !== null && valueAt(context.saved, place.path) === value) return null;
  if (context.statusOptions === null) return null;
  if (options === undefined || options.length === 0) return messages.statusesEmpty(languageName(place.language ?? ''));
  const option = options.find(({ id }) => Math.abs(id) === value);
  if (option === undefined) return messages.refusals.statusUnknown;
  const isBarred = option.id < 0 || option.active === false || option.active === 0;
  return isBarred ? messages.refusals.statusDisabled : null;
}

/** Why a step of the review can't be taken with the language shown; null if it can. */
export function reviewRefusal(context: EditorContext, step: PublicationStep): string | null {
  const closed = inputRefusal(context) ?? reviewStepRefusal(context, step);
  const place = placesOf(context.content, context.languages).get(statusPath(context.language));
  if (closed !== null || place === undefined) return closed ?? messages.refusals.unknownField;
  return statusRefusal(context, place, reviewStatus(context, step));
}

/** Whether the server has told the statuses and admits none for the language shown. */
export const hasNoStatuses = ({ statusOptions, language }: EditorContext): boolean =>
  statusOptions !== null && (statusOptions[language] ?? []).length === 0;

/** What each right is refused with, where a field needs it. */
const RIGHT_REFUSALS: Readonly<Record<FieldRight, string>> = {
  publish: messages.refusals.publishersOnly,
  tag: messages.refusals.tags,
  regionWide: messages.refusals.portal,
};

const rightsOf = ({ item, abilities, regionWide }: EditorContext): FieldRights => ({
  publish: item?.canSave === true,
  tag: abilities.viewTag,
  regionWide,
});

/** Whether a field is shown at the present status of its language. */
export function isFieldShown(
  { item }: Pick<EditorContext, 'item'>,
  { kind }: Pick<FieldDeclaration, 'kind'>,
  language: string,
): boolean {
  const { shownAt } = KINDS[kind];
  const status = item?.contents[language]?.status;
  return shownAt === undefined || (status !== undefined && shownAt.includes(status));
}

/** Why a field as a whole takes only part of what one could enter; null if it takes all. For widgets. */
export function fieldRefusal(context: EditorContext, { kind }: Pick<FieldDeclaration, 'kind'>): string | null {
  const readOnly = readOnlyReason(context);
  if (readOnly !== null) return readOnly;
  const right = KINDS[kind].restricted?.right;
  return right === undefined || rightsOf(context)[right] ? null : RIGHT_REFUSALS[right];
}

/** Why fields take no input at all now; null if they do. */
export function inputRefusal(context: EditorContext): string | null {
  if (context.item === null) return messages.refusals.notLoaded;
  const readOnly = readOnlyReason(context);
  if (readOnly !== null) return readOnly;
  return context.offered === null ? null : messages.refusals.draftFirst;
}

/** Why a field can't get this value; null if it can. Source: document 2, sections 4 to 6. */
export function changeRefusal(context: EditorContext, path: string, value: Json): string | null {
  const closed = inputRefusal(context);
  if (closed !== null) return closed;
  const place = placesOf(context.content, context.languages).get(path);
  if (place === undefined) return messages.refusals.unknownField;
  if (place.field.kind === 'status') return statusRefusal(context, place, value);
  const right = missingRight(place.field.kind, valueAt(context.saved, path), value, rightsOf(context));
  return right === null ? null : RIGHT_REFUSALS[right];
}

/** Why this item may not be saved at all, whatever its fields hold. Source: document 2, section 4. */
export function saveBlock(context: EditorContext): string | null {
  const closed = inputRefusal(context);
  if (closed !== null || context.item === null) return closed;
  if (context.item.canSave) return null;
  const unasked = publishedUnasked(context);
  if (unasked.length > 0) return messages.refusals.noPublish(unasked.map(languageName));
  const isShownPublished = context.item.contents[context.language]?.status === PUBLISHED_STATUS;
  if (!isShownPublished || isDirty(context)) return null;
  return messages.refusals[context.item.draft > 0 ? 'asPublished' : 'revises'](languageName(context.language));
}

/** A language whose problems keep the item from being saved. */
export interface SaveGap {
  readonly language: string;
  readonly fields: readonly PlacedField[];
}

/**
 * Languages that keep the item from being saved: the current one with any problem, another one with problems at
 * status 1. Source: document 2, section 5; design, section 9.
 */
export function saveGaps(context: EditorContext): SaveGap[] {
  const { item, language: current, languages } = context;
  if (item === null) return [];
  const published = publishedLanguages(item);
  const asked = languages.filter((language) => language === current || published.includes(language));
  const places = [...placesOf(context.content, languages).values()].filter(({ path }) => path in context.problems);
  return [current, ...asked.filter((language) => language !== current)]
    .map((language) => ({
      language,
      fields: places.filter((place) => (place.language ?? current) === language),
    }))
    .filter(({ fields }) => fields.length > 0);
}

/** Why 'Salva' would not reach the server, naming what is missing; null if it would. */
export function saveRefusal(context: EditorContext): string | null {
  const block = saveBlock(context);
  if (block !== null) return block;
  const [gap] = saveGaps(context);
  if (gap === undefined) return null;
  const published = context.item?.contents[gap.language]?.status === PUBLISHED_STATUS;
  return messages.gaps[published ? 'published' : 'draft'](
    languageName(gap.language),
    gap.fields.map(({ field }) => field.label),
  );
}

/** Whether something was typed since the save under way was sent. */
export const typedSinceSent = ({ item, sending, content, languages }: EditorContext): boolean =>
  item !== null && sending !== null && differences(placesOf(content, languages), item, sending).length > 0;

/** Where the saved item can be looked at; null before it has a permalink. Source: document 2, section 2. */
export function previewUrl({ saved, language }: EditorContext): string | null {
  const permalink = saved?.contents[language]?.permalink;
  return permalink ? previewAddress(permalink) : null;
}
