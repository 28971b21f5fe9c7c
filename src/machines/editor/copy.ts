import { copySourceOf, textToCopy } from '../../content/model/copySource';
import { sameValue, valueAt } from '../../content/model/path';
import { editorTexts as messages } from '../../messages/screens/editor';
import { fieldsByPath, inputRefusal } from './document';
import type { EditorChange, EditorContext } from './types';

const { copying } = messages;

/** The value that 'Copia' gives a field; null where there is none. */
export function valueToCopy(context: EditorContext, path: string | undefined): string | null {
  const { content, item } = context;
  const located = path === undefined ? undefined : fieldsByPath(context).get(path);
  if (item === null || located === undefined || located.language === null) return null;
  return textToCopy(content, item, located.field, located.language) || null;
}

/** Why a field can't be copied from another one; null if it can. Whether it may be changed is not asked here. */
export function copyRefusal(context: EditorContext, path: string | undefined): string | null {
  const closed = inputRefusal(context);
  if (closed !== null) return closed;
  const { content } = context;
  const field = path === undefined ? undefined : fieldsByPath(context).get(path)?.field;
  const source = field === undefined ? undefined : copySourceOf(content, field);
  if (path === undefined || source === undefined) {
    const labels = content.fields.filter((one) => copySourceOf(content, one) !== undefined).map(({ label }) => label);
    return labels.length === 0 ? copying.nowhere : copying.elsewhere(labels);
  }
  const value = valueToCopy(context, path);
  if (value === null) return copying.empty(source.label);
  return sameValue(value, valueAt(context.item, path)) ? copying.same(source.label) : null;
}

/** Remembers what a field said before it was copied over. */
export function rememberedCopy(context: EditorContext, path: string | undefined): EditorChange {
  const value = valueToCopy(context, path);
  if (path === undefined || value === null) return {};
  return { copied: { path, before: valueAt(context.item, path) ?? '', after: value } };
}

/** Why the last copy can't be taken back; null if it can: as long as its field says what was copied. */
export function undoRefusal({ copied, item }: EditorContext): string | null {
  return copied !== null && item !== null && sameValue(valueAt(item, copied.path), copied.after)
    ? null
    : copying.nothingToUndo;
}

/** What is said of a copy, so that everybody knows how to take it back. */
export function copiedInWords(context: EditorContext, path: string | undefined): string {
  const field = path === undefined ? undefined : fieldsByPath(context).get(path)?.field;
  return copying.done(field?.label ?? '', field?.copyFrom?.words ?? '');
}
