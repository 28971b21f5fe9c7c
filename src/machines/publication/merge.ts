import { withValueAt } from '../../content/field/path';
import { withLanguageOf } from '../../content/item/beside';
import { type Conflict, type ConflictField, conflictOf, resolvedItem } from '../../content/item/conflict';
import { versionsKeyed } from '../../content/item/entryKeys';
import { blankItem } from '../../content/item/item';
import { type DocumentForm, type LocatedField, ownLanguage } from '../../content/item/located';
import { meantFields, type Sides, sidesDiffer } from '../../content/item/merge';
import { kindOf } from '../../content/kinds/table';
import type { ContentItem } from '../../content/model/content';
import { PUBLISHED_STATUS } from '../../content/publication/status';

/** The three versions of an item that a revision draft is about. */
interface Versions {
  /** The item as it was when the draft was begun, or last merged with the item. */
  readonly base: ContentItem;
  /** The item as it is now. */
  readonly original: ContentItem;
  readonly draft: ContentItem;
}

/** A revision draft, and what of it is taken over: these languages, and what all languages share. */
export interface TakeOver extends DocumentForm, Versions {
  readonly taken: readonly string[];
}

/** Whether readers may come to see a field: statuses are publication's own, and notes go with it. */
const isRead = ({ field }: LocatedField): boolean =>
  field.kind !== 'status' && kindOf(field).emptiedOncePublished !== true;

/** An item with every one of these languages, blank where it has none. */
function withLanguages(content: DocumentForm['content'], item: ContentItem, languages: readonly string[]): ContentItem {
  const missing = languages.filter((language) => item.contents[language] === undefined);
  if (missing.length === 0) return item;
  const blank = blankItem(content, { languages: missing, author: null, canSave: false });
  return missing.reduce((built, language) => withLanguageOf(content, built, blank, language), item);
}

/** The three versions as a merge compares them: the draft is 'mine', the published item 'theirs'. */
export function sidesOf({ content, languages, base, original, draft, taken }: TakeOver): Sides {
  // A language that the draft has not is not taken out of the item by that.
  const written = taken.filter((language) => draft.contents[language] !== undefined);
  const [mine, before, theirs] = versionsKeyed(content, [
    draft,
    withLanguages(content, base, written),
    withLanguages(content, original, written),
  ]);
  const isTaken = (located: LocatedField): boolean => {
    const language = ownLanguage(located);
    return language === null || written.includes(language);
  };
  const isMeant = (located: LocatedField): boolean => isRead(located) && isTaken(located);
  return { content, languages, base: before, mine, theirs, bySense: true, isMeant };
}

/**
 * What a revision draft and the published item differ in: what only one of them changed since the draft was begun, which
 * is merged without asking, and what both changed in different ways, which a publisher decides. `decided` are earlier
 * fields, whose decisions stay. Source: document 2, section 4.
 */
export const takeOverConflict = (takeOver: TakeOver, decided: readonly ConflictField[] = []): Conflict =>
  conflictOf(sidesOf(takeOver), decided);

/**
 * The published item once its draft is taken over: what the draft did not change is as the item has it now. The languages
 * are published. Of what both changed it has the draft's, unless it was decided otherwise.
 */
export function mergedItem(takeOver: TakeOver, decided: readonly ConflictField[] = []): ContentItem {
  return takeOver.taken.reduce(
    (item, language) => withValueAt(item, `contents.${language}.status`, PUBLISHED_STATUS),
    resolvedItem(sidesOf(takeOver), decided),
  );
}

/** What is left of a draft, and what it is compared with from then on. */
export interface Remainder {
  readonly draft: ContentItem;
  readonly base: ContentItem;
}

/**
 * What is left of a draft after a part of it was merged: the new original, with the languages that the draft changed and
 * that were not taken over as they were, in the draft and in its base. Null if nothing of it says anything new.
 */
export function remainder(takeOver: TakeOver, newOriginal: ContentItem): Remainder | null {
  const { content, base, draft, taken } = takeOver;
  const others = Object.keys(draft.contents).filter((language) => !taken.includes(language));
  const pending = others.filter((language) => {
    const own = sidesOf({ ...takeOver, original: newOriginal, taken: [language] });
    return meantFields(own).some(
      (located) =>
        ownLanguage(located) === language &&
        sidesDiffer(own, located, own.mine, own.base) &&
        sidesDiffer(own, located, own.mine, own.theirs),
    );
  });
  if (pending.length === 0) return null;
  const withPending = (from: ContentItem) =>
    pending.reduce((built, language) => withLanguageOf(content, built, from, language), newOriginal);
  return { draft: { ...withPending(draft), id: draft.id }, base: withPending(withLanguages(content, base, pending)) };
}
