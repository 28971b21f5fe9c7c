import { withValueAt } from '../../content/field/path';
import { type ConflictField, type ConflictSide, conflictOf, resolvedItem } from '../../content/item/conflict';
import { differences } from '../../content/item/merge';
import type { ContentItem } from '../../content/model/content';
import { PUBLISHED_STATUS } from '../../content/publication/status';
import { normalised, ownStatuses, statusPath, type Versions, withVersions } from './document';
import { publishedWithoutRight, REVISED_STATUS } from './review';
import { conflictAgain, mergedWithOriginal } from './takeOver';
import type { EditorChange, EditorContext, SentItem } from './types';

/**
 * The working copy over another confirmed version. A language published meanwhile that I changed and may not publish
 * becomes a draft, as if I had typed it now.
 */
export function rebased(context: EditorContext, item: ContentItem, saved: ContentItem): Versions {
  const versions = withVersions(context, item, saved);
  const revised = publishedWithoutRight({ ...context, ...versions }).filter(
    (language) => saved.contents[language]?.status === PUBLISHED_STATUS,
  );
  if (revised.length === 0) return versions;
  const draft = revised.reduce((version, language) => withValueAt(version, statusPath(language), REVISED_STATUS), item);
  return withVersions(context, draft, saved);
}

/** The stored version and what it differs in. */
export function compare(context: EditorContext, sent: SentItem): EditorChange {
  const { item, saved, failure } = context;
  if (item === null || saved === null) return {};
  const theirs = normalised(context, sent);
  const found = conflictOf({ ...context, base: saved, mine: item, theirs });
  return { conflict: { of: 'stored', theirs, updatedBy: failure?.conflict?.updatedBy ?? null, ...found } };
}

/** Whether the stored version says what mine says: an earlier save had arrived, only its answer was lost. */
export const sameAsStored = (context: EditorContext, sent: SentItem): boolean =>
  context.item !== null && differences(context, context.item, normalised(context, sent)).length === 0;

/** The conflict with a field decided; with all of them, for null. */
export function decide(context: EditorContext, path: string | null, decision: ConflictSide): EditorChange {
  const { conflict } = context;
  if (conflict === null) return { conflict: null };
  const decided = conflict.fields.map((field) =>
    path === null || field.path === path ? { ...field, decision } : field,
  );
  return { conflict: { ...conflict, ...conflictAgain(context, decided) } };
}

/** The fields of a conflict that are still to decide. */
export const openFields = ({ conflict }: Pick<EditorContext, 'conflict'>): readonly ConflictField[] =>
  conflict?.fields.filter(({ decision }) => decision === null) ?? [];

/** The other version becomes what my changes build upon: the stored one, or of a revision draft the published item. */
export function applyDecisions(context: EditorContext): EditorChange {
  const { item, saved, conflict } = context;
  if (item === null || saved === null || conflict === null) return {};
  if (conflict.of === 'original') {
    const merged = mergedWithOriginal(context);
    return { ...merged, ...withVersions(context, merged.item ?? item, saved), conflict: null, failure: null };
  }
  const { theirs, fields } = conflict;
  const mine = resolvedItem({ ...context, base: saved, mine: item, theirs }, fields);
  const versions = { ...rebased(context, mine, theirs), ...ownStatuses(theirs) };
  return { ...versions, conflict: null, replacedStatus: null, failure: null, serverErrors: {} };
}
