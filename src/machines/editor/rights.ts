import type { FieldRight, Kinded } from '../../content/field/kind';
import { fieldPath } from '../../content/field/path';
import { type FieldRights, withheldIn, withoutWithheld } from '../../content/item/rights';
import { kindOf } from '../../content/kinds/table';
import type { ContentItem } from '../../content/model/content';
import { editorTexts as messages } from '../../messages/screens/editor';
import { isFieldShown, readOnlyReason } from './document';
import type { EditorContext, LeftOut } from './types';

const { refusals } = messages;

/** What each right is refused with, where a field needs it. */
export const RIGHT_REFUSALS: Readonly<Record<FieldRight, string>> = {
  publish: refusals.publishersOnly,
  tag: refusals.tags,
  regionWide: refusals.portal,
};

type Holder = Pick<EditorContext, 'abilities' | 'regionWide'>;

/** What somebody may change of an item beside what everybody may who edits it. */
export const rightsOver = (item: ContentItem | null, { abilities, regionWide }: Holder): FieldRights => ({
  publish: item?.canSave === true,
  tag: abilities.viewTag,
  regionWide,
});

/** Why a field as a whole takes only part of what one could enter; null if it takes all. For widgets. */
export function fieldRefusal(context: EditorContext, field: Kinded): string | null {
  const readOnly = readOnlyReason(context);
  if (readOnly !== null) return readOnly;
  const right = kindOf(field).restricted?.right;
  return right === undefined || rightsOver(context.item, context)[right] ? null : RIGHT_REFUSALS[right];
}

/** Path of the first field that its user may write in the language shown; null where there is none. */
export function firstWritable(context: EditorContext): string | null {
  const { content, language } = context;
  const first = content.fields.find(
    (field) => isFieldShown(context, field, language) && fieldRefusal(context, field) === null,
  );
  return first === undefined ? null : fieldPath(first, language);
}

/** A working copy that its user may save, and what it lacks for that. */
export interface Carried {
  readonly item: ContentItem;
  readonly leftOut: readonly LeftOut[];
}

/** Whose item it is to be. */
export type Writer = Holder & Pick<EditorContext, 'content'>;

/**
 * An item that came from elsewhere (an original, a filter, a draft made with more rights) over its confirmed version, as
 * far as its user may write it: a field that nobody here could put right again would hold every save up.
 */
export function carried(owner: Writer, item: ContentItem, base: ContentItem): Carried {
  const withheld = withheldIn(owner.content, base, item, rightsOver(base, owner));
  return {
    item: withoutWithheld(base, item, withheld),
    leftOut: [...new Set(withheld.map(({ right }) => right))],
  };
}
