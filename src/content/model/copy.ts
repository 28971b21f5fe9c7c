import { kindOf } from '../kinds/table';
import { fieldPath, valueAt, withValueAt } from './path';
import type { ContentForm, ContentItem } from './types';

/** A copy, and the path of the first field that it can't share with its original; null if there is none. */
export interface ItemCopy {
  readonly item: ContentItem;
  readonly emptied: string | null;
}

/**
 * A new item that says what `source` says: each field as its kind copies it, everything else as in `blank`.
 * `language` is the one whose emptied fields count beside the shared ones.
 */
export function copiedItem(content: ContentForm, source: ContentItem, blank: ContentItem, language: string): ItemCopy {
  let item = blank;
  let emptied: string | null = null;
  for (const field of content.fields) {
    // What only repeats a text of the original is to repeat the copy's.
    if (field.fallback !== undefined && valueAt(source, field.path) === valueAt(source, field.fallback)) continue;
    const { copied, isEmpty } = kindOf(field);
    for (const each of field.localized ? Object.keys(blank.contents) : [language]) {
      const path = fieldPath(field, each);
      const value = valueAt(source, path);
      const kept = copied === undefined ? value : copied(value);
      if (kept === undefined) continue;
      item = withValueAt(item, path, kept);
      if (emptied === null && each === language && isEmpty(kept) && !isEmpty(value)) emptied = path;
    }
  }
  return { item, emptied };
}
