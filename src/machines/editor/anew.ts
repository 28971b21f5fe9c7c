import { fieldPath, valueAt, withValueAt } from '../../content/field/path';
import { blankItem } from '../../content/item/item';
import { withoutUnseen } from '../../content/kinds/withheld';
import type { ContentItem } from '../../content/model/content';
import { DRAFT_STATUS } from '../../content/publication/status';
import { maySetStatus } from '../publication/rules';
import { blankInput, statusPath, withVersions } from './document';
import { type Carried, carried, type Writer } from './rights';
import type { EditorChange, EditorContext } from './types';

/** An item that points to nothing that its user may not see: a new one that did would be refused. */
function pointingToSeen({ content }: Pick<Writer, 'content'>, item: ContentItem): ContentItem {
  const paths = content.fields.flatMap((field) =>
    field.localized ? Object.keys(item.contents).map((language) => fieldPath(field, language)) : [field.path],
  );
  return paths.reduce((kept, path) => {
    const value = valueAt(kept, path);
    const seen = withoutUnseen(value);
    return seen === value ? kept : withValueAt(kept, path, seen);
  }, item);
}

/**
 * What a new item takes along from where it came from: a status that its user may not begin with becomes a draft, and
 * nothing of what they may not see is pointed to.
 */
export function carriedAnew(writer: Writer, item: ContentItem, blank: ContentItem): Carried {
  const seen = pointingToSeen(writer, item);
  const allowed = carried(writer, seen, blank);
  const kept: Carried = seen === item ? allowed : { ...allowed, leftOut: [...allowed.leftOut, 'unseen'] };
  const barred = Object.keys(kept.item.contents).filter((language) => {
    const status = valueAt(kept.item, statusPath(language));
    const question = { mayPublish: blank.canSave, current: null };
    return typeof status === 'number' && !maySetStatus(question, status);
  });
  if (barred.length === 0) return kept;
  return {
    item: barred.reduce((begun, language) => withValueAt(begun, statusPath(language), DRAFT_STATUS), kept.item),
    leftOut: [...kept.leftOut, 'status'],
  };
}

/** The working copy as a new item that its user may save, what it leaves out, and what it starts from; null before there is one. */
export function asNew(context: EditorContext): (Carried & { readonly blank: ContentItem }) | null {
  if (context.item === null) return null;
  const contents = Object.fromEntries(
    Object.entries(context.item.contents).map(([language, localized]) => [language, { ...localized, permalink: null }]),
  );
  const item: ContentItem = {
    ...context.item,
    id: 'new',
    contents,
    canSave: context.abilities.publish,
    draft: 0,
    revision: null,
    updated_at: null,
  };
  const blank = blankItem(context.content, blankInput({ ...context, id: 'new' }));
  return { ...carriedAnew(context, item, blank), blank };
}

/** The working copy as an item of its own, after somebody deleted the one it came from. */
export function becomeNew(context: EditorContext): EditorChange {
  const anew = asNew(context);
  if (anew === null) return {};
  const { item, blank, leftOut } = anew;
  return {
    ...withVersions({ ...context, id: 'new' }, item, blank),
    leftOut,
    id: 'new',
    conflict: null,
    sending: null,
    saveQueued: false,
    stale: false,
    attempt: null,
    replacedStatus: null,
    failure: null,
  };
}
