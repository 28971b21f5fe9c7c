import { withLanguageOf } from '../../content/model/beside';
import { fieldChanged } from '../../content/model/essence';
import { fieldPath, valueAt, withValueAt } from '../../content/model/path';
import { PUBLISHED_STATUS } from '../../content/model/status';
import type { Content, ContentItem } from '../../content/model/types';

/** The three versions of an item that a revision draft is about. */
export interface Versions {
  /** The item as it was when the draft was begun. */
  readonly base: ContentItem;
  /** The item as it is now. */
  readonly original: ContentItem;
  readonly draft: ContentItem;
}

type Form = Pick<Content, 'fields'>;

/** `into` with the fields of a language, or with the shared ones, that the draft changed since its base. */
function withDraftFields(
  content: Form,
  into: ContentItem,
  { base, draft }: Pick<Versions, 'base' | 'draft'>,
  language: string | null,
): ContentItem {
  let merged = into;
  for (const field of content.fields) {
    if (Boolean(field.localized) !== (language !== null) || !fieldChanged(field, base, draft, language ?? '')) continue;
    const path = fieldPath(field, language ?? '');
    merged = withValueAt(merged, path, valueAt(draft, path));
  }
  return merged;
}

/** A language field by field: the draft's where it changed it, else the original's. */
function mergedLanguage(content: Form, versions: Versions, into: ContentItem, language: string): ContentItem {
  const { original, draft } = versions;
  if (original.contents[language] === undefined) return withLanguageOf(content, into, draft, language);
  if (draft.contents[language] === undefined) return into;
  return withDraftFields(content, withLanguageOf(content, into, original, language), versions, language);
}

/**
 * The item once these languages of its draft, and what all languages share, are merged: a field that the draft did
 * not change keeps the original's newer value. The languages are published.
 */
export function mergedItem(content: Form, versions: Versions, languages: readonly string[]): ContentItem {
  let item = withDraftFields(content, versions.original, versions, null);
  for (const language of languages) {
    item = mergedLanguage(content, versions, item, language);
    item = withValueAt(item, `contents.${language}.status`, PUBLISHED_STATUS);
  }
  return item;
}

/**
 * What is left of a draft after a part of it was merged: the new original, with the draft's changes to the other
 * languages. Null if nothing of it says anything new.
 */
export function remainder(
  content: Form,
  versions: Versions,
  newOriginal: ContentItem,
  languages: readonly string[],
): ContentItem | null {
  const others = Object.keys(versions.draft.contents).filter((language) => !languages.includes(language));
  const rest = others.reduce(
    (built, language) => mergedLanguage(content, { ...versions, original: newOriginal }, built, language),
    { ...newOriginal, id: versions.draft.id },
  );
  const differs = others.some((language) =>
    content.fields.some((field) => field.localized && fieldChanged(field, newOriginal, rest, language)),
  );
  return differs ? rest : null;
}
