import { copyTexts } from '../../messages/screens/content';
import { asText } from '../field/kind';
import { fieldPath, valueAt, withValueAt } from '../field/path';
import { kindOf } from '../kinds/table';
import type { ContentForm, ContentItem } from '../model/content';
import { slugOf } from '../text/slug';

/** A copy, and the path of the first field that it can't share with its original; null if there is none. */
export interface ItemCopy {
  readonly item: ContentItem;
  readonly emptied: string | null;
}

/** A title that says it is a copy's, within `limit` characters: 'Sagra (copia)', and of that one 'Sagra (copia 2)'. */
export function copyTitle(title: string, language: string, limit = Number.POSITIVE_INFINITY): string {
  const word = copyTexts[language in copyTexts ? (language as keyof typeof copyTexts) : 'it'];
  const [, own = title, number = '1'] = new RegExp(`^(.*) \\(${word}(?: (\\d+))?\\)$`, 's').exec(title) ?? [];
  const suffix = own === title ? ` (${word})` : ` (${word} ${Number(number) + 1})`;
  return `${own.slice(0, limit - suffix.length).trimEnd()}${suffix}`;
}

/** A copy whose titles say so, with addresses of its own where the original has any. */
function named({ fields }: ContentForm, source: ContentItem, copy: ContentItem): ContentItem {
  const title = fields.find(({ path, localized }) => path === 'title' && localized === true);
  const slug = fields.find(({ kind, localized }) => kind === 'slug' && localized === true);
  let item = copy;
  for (const language of Object.keys(copy.contents)) {
    const written = title === undefined ? '' : asText(valueAt(copy, fieldPath(title, language)));
    if (title === undefined || written === '') continue;
    const own = copyTitle(written, language, title.limit);
    item = withValueAt(item, fieldPath(title, language), own);
    if (slug !== undefined && asText(valueAt(source, fieldPath(slug, language))) !== '')
      item = withValueAt(item, fieldPath(slug, language), slugOf(own).slice(0, slug.limit));
  }
  return item;
}

/**
 * A new item that says what `source` says: each field as its kind copies it, everything else as in `blank`; its title
 * says that it is a copy. `language` is the one whose emptied fields count beside the shared ones.
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
  return { item: named(content, source, item), emptied };
}
