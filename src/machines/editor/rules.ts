import type { Json } from '../../content/field/json';
import { valueAt } from '../../content/field/path';
import { type LocatedField, withFieldAt } from '../../content/item/located';
import { differsAt } from '../../content/item/merge';
import { kindOf } from '../../content/kinds/table';
import type { ContentItem } from '../../content/model/content';
import { slugOf } from '../../content/text/slug';
import { isPlainObject } from '../../contract/plainObject';
import { languageName } from '../../messages/screens/content';
import { editorTexts as messages } from '../../messages/screens/editor';
import type { PublicationStep } from '../publication/steps';
import { fieldsByPath, findingsAfter, statusPath, withAll, withVersions } from './document';
import { REVISED_STATUS, reviewStatus, revisedLanguage } from './review';
import { conflictAgain } from './takeOver';
import type { EditorChange, EditorContext } from './types';

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

/** Whether the admitted statuses are known and the language shown has none. */
export const hasNoStatuses = ({ statusOptions, language }: EditorContext): boolean =>
  statusOptions !== null && (statusOptions[language] ?? []).length === 0;
