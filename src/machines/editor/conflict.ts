import { PUBLISHED_STATUS } from '../../content/model/item';
import { sameValue, valueAt, withValueAt } from '../../content/model/path';
import type { ContentItem } from '../../content/model/types';
import {
  differences,
  fieldsByPath,
  normalised,
  overlaid,
  ownStatuses,
  statusPath,
  type Versions,
  withVersions,
} from './document';
import { publishedWithoutRight, REVISED_STATUS } from './review';
import {
  type ConflictField,
  type ConflictPart,
  type EditorChange,
  type EditorContext,
  type SentItem,
  SHARED_PART,
} from './types';

type Sides = Pick<EditorContext, 'content' | 'languages'> & {
  readonly base: ContentItem;
  readonly mine: ContentItem;
  readonly theirs: ContentItem;
};

/** A collision needs a decision; without one both sides' changes fit together, or only they changed something. */
function proposedDecision(fields: readonly ConflictField[], { base, mine }: Sides): ConflictPart['decision'] {
  if (fields.some((field) => field.collides)) return null;
  return fields.some(({ path }) => !sameValue(valueAt(mine, path), valueAt(base, path))) ? 'mine' : 'theirs';
}

/**
 * What differs between my copy and the stored one, part by part: one a language and one for the shared fields.
 * `decided` are the earlier parts, whose decisions stay. Source: design, section 9; contract, 'no lost update'.
 */
export function conflictParts(sides: Sides, decided: readonly ConflictPart[] = []): ConflictPart[] {
  const fields = fieldsByPath(sides);
  const groups = new Map<string, ConflictField[]>();
  for (const path of differences(fields, sides.mine, sides.theirs)) {
    const located = fields.get(path);
    if (located === undefined) continue;
    const [base, mine, theirs] = [sides.base, sides.mine, sides.theirs].map((item) => valueAt(item, path));
    const part = located.language ?? SHARED_PART;
    const field: ConflictField = {
      path,
      label: located.field.label,
      collides: !sameValue(mine, base) && !sameValue(theirs, base),
      mine,
      theirs,
    };
    groups.set(part, [...(groups.get(part) ?? []), field]);
  }
  return [...groups].map(([part, changed]) => ({
    part,
    fields: changed,
    decision: decided.find((before) => before.part === part)?.decision ?? proposedDecision(changed, sides),
  }));
}

/** The stored version with what the decisions keep of mine. */
export function resolvedItem({ base, mine, theirs }: Sides, parts: readonly ConflictPart[]): ContentItem {
  const kept = parts
    .filter((part) => part.decision === 'mine')
    .flatMap((part) => part.fields.map((field) => field.path))
    .filter((path) => !sameValue(valueAt(mine, path), valueAt(base, path)));
  return overlaid(theirs, mine, kept);
}

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
  const parts = conflictParts({ ...context, base: saved, mine: item, theirs });
  return { conflict: { theirs, updatedBy: failure?.conflict?.updatedBy ?? null, parts } };
}

/** Whether the stored version says what mine says: an earlier save had arrived, only its answer was lost. */
export const sameAsStored = (context: EditorContext, sent: SentItem): boolean =>
  context.item !== null && differences(fieldsByPath(context), context.item, normalised(context, sent)).length === 0;

/** The conflict with a part decided. */
export const decide = (context: EditorContext, part: string, decision: 'mine' | 'theirs'): EditorChange => ({
  conflict: context.conflict && {
    ...context.conflict,
    parts: context.conflict.parts.map((each) => (each.part === part ? { ...each, decision } : each)),
  },
});

/** The stored version becomes what my changes build upon. */
export function applyDecisions(context: EditorContext): EditorChange {
  const { item, saved, conflict } = context;
  if (item === null || saved === null || conflict === null) return {};
  const { theirs, parts } = conflict;
  const mine = resolvedItem({ ...context, base: saved, mine: item, theirs }, parts);
  const versions = { ...rebased(context, mine, theirs), ...ownStatuses(theirs) };
  return { ...versions, conflict: null, replacedStatus: null, failure: null, serverErrors: {} };
}
