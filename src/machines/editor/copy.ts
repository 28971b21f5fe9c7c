import type { Json } from '../../content/field/json';
import { sameValue, valueAt } from '../../content/field/path';
import {
  copyAcross,
  copySourceOf,
  copyWordsOf,
  isCopyable,
  textToCopy,
  valueAcross,
} from '../../content/item/copySource';
import { kindOf } from '../../content/kinds/table';
import { editorTexts as messages } from '../../messages/screens/editor';
import { fieldsByPath, inputRefusal } from './document';
import type { EditorChange, EditorContext } from './types';

const { copying } = messages;

const fieldAt = (context: EditorContext, path: string | undefined) =>
  path === undefined ? undefined : fieldsByPath(context).get(path);

/** The value that 'Copia' gives a field; null where there is none. */
export function valueToCopy(context: EditorContext, path: string | undefined): Json {
  const { content, item, languages } = context;
  const located = fieldAt(context, path);
  if (item === null || located === undefined || located.language === null) return null;
  const { field, language } = located;
  if (copyAcross(field) !== undefined) return valueAcross(item, field, language, languages);
  return textToCopy(content, item, field, language) || null;
}

/** Why a field can't be copied from elsewhere; null if it can. Whether it may be changed is not asked here. */
export function copyRefusal(context: EditorContext, path: string | undefined): string | null {
  const closed = inputRefusal(context);
  if (closed !== null) return closed;
  const { content, languages } = context;
  const field = fieldAt(context, path)?.field;
  if (path === undefined || field === undefined || !isCopyable(content, field, languages)) {
    const labels = content.fields.filter((one) => isCopyable(content, one, languages)).map(({ label }) => label);
    return labels.length === 0 ? copying.nowhere : copying.elsewhere(labels);
  }
  const value = valueToCopy(context, path);
  const source = copySourceOf(content, field);
  if (value === null) return source === undefined ? copying.emptyAcross(field.label) : copying.empty(source.label);
  if (!sameValue(value, valueAt(context.item, path))) return null;
  return source === undefined ? copying.sameAcross(field.label) : copying.same(source.label);
}

/** Remembers what a field said before it was copied over. */
export function rememberedCopy(context: EditorContext, path: string | undefined): EditorChange {
  const value = valueToCopy(context, path);
  const field = fieldAt(context, path)?.field;
  if (path === undefined || field === undefined || value === null) return {};
  return { copied: { path, before: valueAt(context.item, path) ?? kindOf(field).blank, after: value } };
}

/** Why the last copy can't be taken back; null if it can: as long as its field says what was copied. */
export function undoRefusal({ copied, item }: EditorContext): string | null {
  return copied !== null && item !== null && sameValue(valueAt(item, copied.path), copied.after)
    ? null
    : copying.nothingToUndo;
}

/** What is said of a copy, so that everybody knows how to take it back. */
export function copiedInWords(context: EditorContext, path: string | undefined): string {
  const field = fieldAt(context, path)?.field;
  return field === undefined ? '' : copying.done(field.label, copyWordsOf(field) ?? '');
}
