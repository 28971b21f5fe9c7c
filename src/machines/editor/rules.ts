import { missingRight } from '../../content/kinds/rights';
import { kindOf } from '../../content/kinds/table';
import { conflictName } from '../../content/model/conflict';
import { type LocatedField, withFieldAt } from '../../content/model/located';
import { differsAt } from '../../content/model/merge';
import { valueAt } from '../../content/model/path';
import { slugOf } from '../../content/model/slug';
import { PUBLISHED_STATUS } from '../../content/model/status';
import type { ContentItem, Json } from '../../content/model/types';
import { isPlainObject } from '../../contract/plainObject';
import { languageName } from '../../messages/screens/content';
import { editorTexts as messages } from '../../messages/screens/editor';
import type { PublicationStep } from '../publication/steps';
import { openFields } from './conflict';
import { copyRefusal, undoRefusal, valueToCopy } from './copy';
import {
  fieldsByPath,
  findingsAfter,
  inputRefusal,
  isUnanswered,
  previewUrl,
  readOnlyReason,
  statusPath,
  withAll,
  withVersions,
} from './document';
import { incompleteRefusal } from './missing';
import { REVISED_STATUS, republishRefusal, reviewStatus, reviewStepRefusal, revisedLanguage, STEP_OF } from './review';
import { RIGHT_REFUSALS, rightsOver } from './rights';
import { saveBlock, typedSinceSent } from './saving';
import { hasStops } from './stops';
import { compareRefusal, conflictAgain } from './takeOver';
import type { EditorChange, EditorContext, EditorEvent } from './types';

const { refusals } = messages;

function withoutKey(record: Readonly<Record<string, string>>, key: string): Readonly<Record<string, string>> {
  if (!(key in record)) return record;
  const { [key]: _, ...rest } = record;
  return rest;
}

/** A value in the form in which its field's other languages are written. */
function alike(item: ContentItem, { path, field }: LocatedField, value: Json): Json {
  const { alike: inForm } = kindOf(field);
  if (inForm === undefined || field.localized !== 'beside') return value;
  const map = valueAt(item, path.slice(0, path.lastIndexOf('.')));
  return inForm(value, valueAt(item, path), isPlainObject(map) ? Object.values(map) : []);
}

/** Copies the path to a field and nothing else of the item. */
function withField(context: EditorContext, path: string, value: Json): EditorChange {
  const located = fieldsByPath(context).get(path);
  const { item: before, saved } = context;
  if (located === undefined || before === null || saved === null) return {};
  const item = withFieldAt(before, located, alike(before, located, value));
  // Entries that come, go or move bring their own fields along.
  const versions =
    located.field.kind === 'entries'
      ? withVersions(context, item, saved)
      : {
          item,
          changed: differsAt(located, item, saved)
            ? withAll(context.changed, [path])
            : context.changed.filter((other) => other !== path),
          ...findingsAfter(context, item, located),
        };
  const { makesRoom } = kindOf(located.field);
  const isRoom = context.problems[path] === undefined && makesRoom?.(valueAt(before, path), value) === true;
  return {
    ...versions,
    touched: isRoom ? context.touched.filter((other) => other !== path) : withAll(context.touched, [path]),
    serverErrors: withoutKey(context.serverErrors, path),
    conflict: context.conflict && {
      ...context.conflict,
      ...conflictAgain({ ...context, item }, context.conflict.fields),
    },
  };
}

/**
 * Everything that follows from a field's new value. A published language that its user may not publish becomes a draft.
 */
export function changedField(context: EditorContext, path: string, value: Json): EditorChange {
  const change = { ...withField(context, path, value), draftPending: true };
  const located = fieldsByPath(context).get(path);
  const revised = located === undefined ? null : revisedLanguage(context, located, value);
  const kept = context.replacedStatus?.path === path ? { ...change, replacedStatus: null } : change;
  if (revised === null) return kept;
  return { ...kept, ...withField({ ...context, ...change }, statusPath(revised), REVISED_STATUS) };
}

/** Takes a step of the review to the language shown; remembers the status that it replaces. */
export function takenStep(context: EditorContext, step: PublicationStep): EditorChange {
  const path = statusPath(context.language);
  const status = valueAt(context.item, path) ?? null;
  return { ...changedField(context, path, reviewStatus(context, step)), replacedStatus: { path, status } };
}

/** Takes back a step of the review that was refused. */
export function takenBackStep(context: EditorContext): EditorChange {
  const { replacedStatus: replaced } = context;
  return replaced === null ? {} : { ...withField(context, replaced.path, replaced.status), replacedStatus: null };
}

/** What to say of a change that takes a language out of what is published; null for any other. */
export function revisionNotice(context: EditorContext, path: string, value: Json): string | null {
  const located = fieldsByPath(context).get(path);
  const language = located === undefined ? null : revisedLanguage(context, located, value);
  if (language === null) return null;
  return messages[(context.item?.draft ?? 0) > 0 ? 'revises' : 'beginsRevision'](languageName(language));
}

/** What leaving a field does: its problem may be shown, and the title fills in the slug. */
export function leftField(context: EditorContext, path: string): EditorChange {
  const fill = slugToFill(context, path);
  const change = fill === null ? {} : changedField(context, fill.path, fill.value);
  return { ...change, touched: withAll(withAll(context.touched, [path]), change.touched ?? []) };
}

/**
 * The slug that leaving the title fills in: path and value, or null. Source: document 2, section 4. An item opens in its
 * title: who leaves that as it was has changed nothing.
 */
export function slugToFill(context: EditorContext, path: string): { path: string; value: string } | null {
  const located = fieldsByPath(context).get(path);
  if (located?.field.path !== 'title' || located.within.length > 0) return null;
  if (located.language === null || context.item === null) return null;
  const slugField = context.content.fields.find((field) => field.kind === 'slug' && field.localized);
  if (slugField === undefined) return null;
  const slugPath = `contents.${located.language}.${slugField.path}`;
  const isUntouched = context.saved !== null && ![path, slugPath].some((one) => context.changed.includes(one));
  if (isUntouched) return null;
  const value = slugOf(String(valueAt(context.item, path) ?? ''));
  return value !== '' && !valueAt(context.item, slugPath) ? { path: slugPath, value } : null;
}

function statusRefusal(context: EditorContext, located: LocatedField, value: Json): string | null {
  const options = located.language === null ? undefined : context.statusOptions?.[located.language];
  if (value === PUBLISHED_STATUS) {
    const revised = republishRefusal(context, located);
    if (revised !== null) return revised;
  }
  if (context.saved !== null && valueAt(context.saved, located.path) === value) return null;
  if (context.statusOptions === null) return null;
  if (options === undefined || options.length === 0)
    return messages.statusesEmpty(languageName(located.language ?? ''));
  const option = options.find(({ id }) => Math.abs(id) === value);
  if (option === undefined) return refusals.statusUnknown;
  const isBarred = option.id < 0 || option.active === false || option.active === 0;
  return isBarred ? refusals.statusDisabled : null;
}

/** Why a step of the review is refused for the language shown; null if it isn't. */
export function reviewRefusal(context: EditorContext, step: PublicationStep): string | null {
  const closed = inputRefusal(context) ?? reviewStepRefusal(context, step);
  const located = fieldsByPath(context).get(statusPath(context.language));
  if (closed !== null || located === undefined) return closed ?? refusals.unknownField;
  return statusRefusal(context, located, reviewStatus(context, step));
}

/** Whether the admitted statuses are known and the language shown has none. */
export const hasNoStatuses = ({ statusOptions, language }: EditorContext): boolean =>
  statusOptions !== null && (statusOptions[language] ?? []).length === 0;

/** Why a field can't get this value; null if it can. Source: document 2, sections 4 to 6. */
export function changeRefusal(context: EditorContext, path: string, value: Json): string | null {
  const closed = inputRefusal(context);
  if (closed !== null) return closed;
  const located = fieldsByPath(context).get(path);
  if (located === undefined) return refusals.unknownField;
  if (located.field.kind === 'status') return statusRefusal(context, located, value);
  const rights = rightsOver(context.item, context);
  const right = missingRight(located.field, valueAt(context.saved, path), value, rights);
  return right === null ? null : RIGHT_REFUSALS[right];
}

function languageRefusal(context: EditorContext, language: string): string | null {
  if (!context.languages.includes(language)) return refusals.unknownLanguage;
  if (context.item === null) return refusals.notLoaded;
  return language === context.language ? refusals.sameLanguage : null;
}

function fieldGoRefusal(context: EditorContext, path: string): string | null {
  if (context.item === null) return refusals.notLoaded;
  return fieldsByPath(context).has(path) ? null : refusals.unknownField;
}

function saveRequestRefusal(context: EditorContext): string | null {
  const undecided = openFields(context);
  if (undecided.length > 0) return refusals.undecided(undecided.map(conflictName));
  if (context.conflict !== null) return null;
  if (isUnanswered(context)) return null;
  if (context.sending !== null && !typedSinceSent(context)) return refusals.saving;
  return saveBlock(context);
}

/**
 * Why an event is refused, as far as the context alone decides; null if it isn't. The guards use this.
 */
export function contextRefusal(context: EditorContext, event: EditorEvent): string | null {
  switch (event.type) {
    case 'field.change':
      return changeRefusal(context, event.path, event.value);
    case 'field.blur':
      if (inputRefusal(context) !== null) return inputRefusal(context);
      return fieldsByPath(context).has(event.path) ? null : refusals.unknownField;
    case 'field.copy':
      return (
        copyRefusal(context, event.path) ?? changeRefusal(context, event.path ?? '', valueToCopy(context, event.path))
      );
    case 'copy.undo':
      return inputRefusal(context) ?? undoRefusal(context);
    case 'language.go':
      return languageRefusal(context, event.language);
    case 'field.go':
      return fieldGoRefusal(context, event.path);
    case 'error.next':
    case 'error.previous':
      if (context.item === null) return refusals.notLoaded;
      return hasStops(context) ? null : refusals.noErrors;
    case 'preview.request':
      return previewUrl(context) === null ? refusals.noPreview : null;
    case 'save.request':
      return saveRequestRefusal(context);
    case 'review.approve':
      return reviewRefusal(context, 'publish') ?? incompleteRefusal(context);
    case 'review.submit':
    case 'review.return':
      return reviewRefusal(context, STEP_OF[event.type]);
    case 'save.asNew':
      return context.abilities.create ? readOnlyReason({ id: 'new', abilities: context.abilities }) : refusals.noCreate;
    case 'conflict.keepMine':
    case 'conflict.takeTheirs':
      return context.conflict?.fields.some(({ path }) => event.path === null || path === event.path)
        ? null
        : refusals.noConflict;
    case 'comparison.request':
      return compareRefusal(context);
    case 'draft.flush':
      return context.draftPending ? null : refusals.noPending;
    default:
      return null;
  }
}
