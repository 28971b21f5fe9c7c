import { displayValue } from '../../content/kinds/displayText';
import { entriesOf } from '../../content/model/collection';
import { sameStructure } from '../../content/model/entries';
import { fieldsIn } from '../../content/model/located';
import { valueAt, withValueAt } from '../../content/model/path';
import { PUBLISHED_STATUS } from '../../content/model/status';
import type { ContentItem, Json } from '../../content/model/types';
import { languageName } from '../../messages/screens/content';
import { entriesTexts } from '../../messages/screens/entries';
import { normalised, ownStatuses, statusPath, type Versions, withVersions } from './document';
import { differences, differsAt, listMerge, mergedItem, type Sides } from './merge';
import { publishedWithoutRight, REVISED_STATUS } from './review';
import type {
  ConflictField,
  ConflictSide,
  EditConflict,
  EditorChange,
  EditorContext,
  MergedField,
  SentItem,
} from './types';

/**
 * What differs between my copy and the stored one: fields to decide, where both changed something, and fields merged
 * without asking. Of a list of entries there is something to decide where one side removed what the other one changed, or
 * both changed the order. `decided` are the earlier fields, whose decisions stay. Source: design, section 9; contract,
 * 'no lost update'.
 */
export function conflictOf(
  sides: Sides,
  decided: readonly ConflictField[] = [],
): Pick<EditConflict, 'fields' | 'merged'> {
  const fields: ConflictField[] = [];
  const merged: MergedField[] = [];
  const decide = (field: Omit<ConflictField, 'decision'>): void => {
    const decision = decided.find(({ path }) => path === field.path)?.decision ?? null;
    fields.push({ ...field, decision });
  };
  for (const located of fieldsIn(sides, sides.mine, sides.theirs).values()) {
    if (!differsAt(located, sides.mine, sides.theirs)) continue;
    const { path, field, language, label } = located;
    const [base, mine, theirs] = [sides.base, sides.mine, sides.theirs].map((item) => valueAt(item, path));
    const named = { path, field, language, label };
    if (field.kind !== 'entries') {
      if (!differsAt(located, sides.mine, sides.base)) merged.push({ ...named, side: 'theirs', value: theirs });
      else if (!differsAt(located, sides.theirs, sides.base)) merged.push({ ...named, side: 'mine', value: mine });
      else decide({ ...named, mine, theirs });
      continue;
    }
    const { contested, isOrderContested } = listMerge(sides, path);
    for (const entry of contested)
      decide({
        ...named,
        path: entry.path,
        label: entriesTexts.name(field.entry?.one ?? label, entry.position),
        mine: shownEntry(entry.mine),
        theirs: shownEntry(entry.theirs),
      });
    if (isOrderContested) decide({ ...named, mine, theirs });
    else if (sameStructure(base, mine)) merged.push({ ...named, side: 'theirs', value: theirs });
    else if (sameStructure(base, theirs)) merged.push({ ...named, side: 'mine', value: mine });
    else merged.push({ ...named, side: 'both', value: valueAt(resolvedItem(sides, decided), path) });
  }
  return { fields, merged };
}

/** What a side says of a field that both changed, for display. */
export function sideInWords({ field, ...sides }: ConflictField, side: ConflictSide): string {
  const value = sides[side];
  const isRemoved = field.kind === 'entries' && entriesOf(value).length === 0;
  return isRemoved ? entriesTexts.removed : displayValue(field, value);
}

/** An entry for display as a list, which is empty where the entry was removed. */
const shownEntry = (entry: Json): Json => (entry === undefined ? [] : [entry]);

/** The stored version with what I changed, but for the fields decided for theirs. */
export const resolvedItem = (sides: Sides, fields: readonly ConflictField[]): ContentItem =>
  mergedItem(sides, new Set(fields.filter(({ decision }) => decision === 'theirs').map(({ path }) => path)));

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
  return { conflict: { theirs, updatedBy: failure?.conflict?.updatedBy ?? null, ...found } };
}

/** Whether the stored version says what mine says: an earlier save had arrived, only its answer was lost. */
export const sameAsStored = (context: EditorContext, sent: SentItem): boolean =>
  context.item !== null && differences(context, context.item, normalised(context, sent)).length === 0;

/** The conflict with a field decided; with all of them, for null. */
export function decide(context: EditorContext, path: string | null, decision: ConflictSide): EditorChange {
  const { item: mine, saved: base, conflict } = context;
  if (mine === null || base === null || conflict === null) return { conflict: null };
  const { theirs } = conflict;
  const decided = conflict.fields.map((field) =>
    path === null || field.path === path ? { ...field, decision } : field,
  );
  return { conflict: { ...conflict, ...conflictOf({ ...context, base, mine, theirs }, decided) } };
}

/** The fields of a conflict that are still to decide. */
export const openFields = ({ conflict }: Pick<EditorContext, 'conflict'>): readonly ConflictField[] =>
  conflict?.fields.filter(({ decision }) => decision === null) ?? [];

/** A field as a conflict calls it: 'Titolo (Italiano)'. */
export const conflictName = ({ label, language }: Pick<ConflictField, 'label' | 'language'>): string =>
  language === null ? label : `${label} (${languageName(language)})`;

/** The stored version becomes what my changes build upon. */
export function applyDecisions(context: EditorContext): EditorChange {
  const { item, saved, conflict } = context;
  if (item === null || saved === null || conflict === null) return {};
  const { theirs, fields } = conflict;
  const mine = resolvedItem({ ...context, base: saved, mine: item, theirs }, fields);
  const versions = { ...rebased(context, mine, theirs), ...ownStatuses(theirs) };
  return { ...versions, conflict: null, replacedStatus: null, failure: null, serverErrors: {} };
}
