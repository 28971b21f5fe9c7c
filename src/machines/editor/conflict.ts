import { sameValue, valueAt } from '../../content/model/path';
import type { ContentItem } from '../../content/model/types';
import { differences, overlaid, placesOf } from './fields';
import { type ConflictField, type ConflictPart, type EditorContext, SHARED_PART } from './types';

type Sides = Pick<EditorContext, 'content' | 'languages'> & {
  readonly base: ContentItem;
  readonly mine: ContentItem;
  readonly theirs: ContentItem;
};

/** A collision asks for a decision; without one both sides' changes fit together, or only they changed something. */
function proposedDecision(fields: readonly ConflictField[], { base, mine }: Sides): ConflictPart['decision'] {
  if (fields.some((field) => field.collides)) return null;
  return fields.some(({ path }) => !sameValue(valueAt(mine, path), valueAt(base, path))) ? 'mine' : 'theirs';
}

/**
 * What differs between my copy and the stored one, part by part: one a language and one for the shared fields.
 * `decided` holds the parts of before, whose decisions stay. Source: design, section 9; contract, 'no lost update'.
 */
export function conflictParts(sides: Sides, decided: readonly ConflictPart[] = []): ConflictPart[] {
  const places = placesOf(sides.content, sides.languages);
  const groups = new Map<string, ConflictField[]>();
  for (const path of differences(places, sides.mine, sides.theirs)) {
    const place = places.get(path);
    if (place === undefined) continue;
    const [base, mine, theirs] = [sides.base, sides.mine, sides.theirs].map((item) => valueAt(item, path));
    const part = place.language ?? SHARED_PART;
    const field: ConflictField = {
      path,
      label: place.field.label,
      collides: !sameValue(mine, base) && !sameValue(theirs, base),
      mine,
      theirs,
    };
    groups.set(part, [...(groups.get(part) ?? []), field]);
  }
  return [...groups].map(([part, fields]) => ({
    part,
    fields,
    decision: decided.find((before) => before.part === part)?.decision ?? proposedDecision(fields, sides),
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
