import { remembered } from '../../content/field/remembered';
import { type Conflict, type ConflictField, conflictOf, resolvedItem } from '../../content/item/conflict';
import { normaliseItem } from '../../content/item/item';
import { formFieldsByPath } from '../../content/item/located';
import type { ContentItem } from '../../content/model/content';
import { type RevisedItem, revisedIn } from '../../content/publication/revised';
import { editorTexts as messages } from '../../messages/screens/editor';
import { sidesOf, type TakeOver, takeOverConflict } from '../publication/merge';
import { outcomeOf } from '../publication/outcome';
import { publishedLanguages } from '../publication/rules';
import { blankInput, inputRefusal, overlaid } from './document';
import type { EditorChange, EditorContext, SentItem } from './types';

/** What the item that was read is compared with, in the editor's normal form. */
export function revisedOf(context: EditorContext, sent: SentItem): RevisedItem<ContentItem> | null {
  const revised = revisedIn(sent);
  if (revised === null) return null;
  const normal = (version: SentItem) => normaliseItem(context.content, version, blankInput(context));
  return { base: normal(revised.base), original: normal(revised.original) };
}

const takeOverOf = ({ content, languages, item, revised }: EditorContext, taken: readonly string[]): TakeOver | null =>
  item === null || revised === null ? null : { content, languages, draft: item, taken, ...revised };

/** What saving the working copy takes over of it, by the rules of the server; null where it takes nothing over. */
function plannedTakeOver(context: EditorContext): TakeOver | null {
  const { content, saved, item, language, revised } = context;
  if (item === null || saved === null || revised === null || !item.canSave) return null;
  const revises = publishedLanguages(revised.original);
  const outcome = outcomeOf({ content, before: saved, after: item, mayPublish: true, language, revises });
  return outcome.kind === 'takesOver' ? takeOverOf(context, outcome.languages) : null;
}

/** What taking the working copy over changes for readers, and what stays as it was corrected meanwhile. */
export function takeOverChanges(context: EditorContext): Conflict | null {
  const planned = plannedTakeOver(context);
  return planned === null ? null : takeOverConflict(planned);
}

/** Whether saving would take over what both sides changed in different ways: that is decided first. */
export const isContested = (context: EditorContext): boolean => (takeOverChanges(context)?.fields.length ?? 0) > 0;

/**
 * What the draft and the published item differ in, in every language: a body that was merged with the item is merged as a
 * whole. Null where there is nothing to compare with.
 */
export function comparison(context: EditorContext, decided: readonly ConflictField[] = []): Conflict | null {
  const whole = takeOverOf(context, context.languages);
  return whole === null ? null : takeOverConflict(whole, decided);
}

/** Shows the draft beside the published item. */
export function compareOriginal(context: EditorContext): EditorChange {
  const { revised } = context;
  const found = comparison(context);
  if (revised === null || found === null) return {};
  return { conflict: { of: 'original', theirs: revised.original, updatedBy: null, ...found } };
}

const corrections = remembered((_: RevisedItem<ContentItem>) => new Map<string, number>());

/** How many fields of the published item were corrected since the draft was begun. Asked at every key: remembered. */
export function correctedMeanwhile({ content, languages, revised }: EditorContext): number {
  if (revised === null) return 0;
  const counts = corrections(revised);
  const key = languages.join();
  const count =
    counts.get(key) ??
    takeOverConflict({ content, languages, draft: revised.base, taken: languages, ...revised }).merged.length;
  counts.set(key, count);
  return count;
}

/** Why there is nothing to compare; null if there is. */
export function compareRefusal(context: EditorContext): string | null {
  const closed = inputRefusal(context);
  if (closed !== null) return closed;
  if ((context.item?.draft ?? 0) === 0) return messages.refusals.noRevision;
  return context.revised === null ? messages.refusals.noComparison : null;
}

/** The draft merged with the published item as decided: from now on its changes count from that. */
export function mergedWithOriginal(context: EditorContext): EditorChange {
  const { item, conflict, revised } = context;
  const whole = takeOverOf(context, context.languages);
  if (item === null || conflict === null || revised === null || whole === null) return {};
  const sides = sidesOf(whole);
  const paths = [...formFieldsByPath(context).values()].flatMap((located) =>
    sides.isMeant?.(located) === false ? [] : [located.path],
  );
  const merged = overlaid(item, resolvedItem(sides, conflict.fields), paths);
  const { original } = revised;
  return {
    item: { ...merged, original_merged: original.updated_at },
    revised: { base: original, original },
  };
}

/** What is still to decide of a conflict, once something of it was decided or typed. */
export function conflictAgain(context: EditorContext, decided: readonly ConflictField[]): Conflict | null {
  const { item: mine, saved: base, conflict } = context;
  if (mine === null || base === null || conflict === null) return null;
  if (conflict.of === 'original') return comparison(context, decided);
  return conflictOf({ ...context, base, mine, theirs: conflict.theirs }, decided);
}
