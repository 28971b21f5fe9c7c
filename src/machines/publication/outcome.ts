import { fieldPath, withValueAt } from '../../content/field/path';
import { fieldChanged } from '../../content/item/merge';
import { kindOf } from '../../content/kinds/table';
import type { Content, ContentItem } from '../../content/model/content';
import { PUBLISHED_STATUS, STATUS } from '../../content/publication/status';
import { languageInSentence, statusNames } from '../../messages/screens/content';
import { publicationTexts } from '../../messages/server/publication';
import { maySetStatus, publishedLanguages } from './rules';

/** A refused change: the field it concerns, as the wire names it, and the reason in Italian. */
interface PublicationProblem {
  readonly path: string;
  readonly message: string;
}

/** A change as the rules judge it. */
export interface PublicationChange {
  readonly content: Pick<Content, 'fields'>;
  /** The stored item or revision draft; null for a new item. */
  readonly before: ContentItem | null;
  readonly after: ContentItem;
  readonly mayPublish: boolean;
  /** Language that the user has before the eyes. */
  readonly language: string;
  /** Of a revision draft: the languages that readers see of the item it revises. Null for an item. */
  readonly revises: readonly string[] | null;
}

/** What becomes of a change; `item` is what shall be stored, with the statuses that follow from the rules. */
export type Outcome =
  /** Nothing to write. */
  | { readonly kind: 'unchanged' }
  /** The item, or the revision draft, is written as it is. */
  | { readonly kind: 'saves'; readonly item: ContentItem }
  /** Readers go on seeing the item; the change becomes a revision draft of it. */
  | { readonly kind: 'revises'; readonly item: ContentItem }
  /** These languages of the revision draft become the item's, and so does what all languages share. */
  | { readonly kind: 'takesOver'; readonly item: ContentItem; readonly languages: readonly string[] }
  | { readonly kind: 'refused'; readonly problems: readonly PublicationProblem[] };

const nameOf = (status: number | null): string =>
  (status === null ? undefined : statusNames[status]) ?? publicationTexts.unwritten;
const statusIn = (item: ContentItem | null, language: string): number | null =>
  item?.contents[language]?.status ?? null;

/** The languages that readers see and that the change is about: the item's own, or those of the item it revises. */
const seenLanguages = ({ before, revises }: PublicationChange): readonly string[] =>
  revises ?? (before === null ? [] : publishedLanguages(before));

function transitionProblem(change: PublicationChange, language: string): string | null {
  const { before, after, mayPublish } = change;
  const [current, next] = [statusIn(before, language), statusIn(after, language)];
  const readersSee = seenLanguages(change).includes(language);
  const name = languageInSentence(language);
  if (next === null) return readersSee && current !== null ? publicationTexts.withdraw(name) : null;
  if (maySetStatus({ mayPublish, current, readersSee }, next)) return null;
  if (next === PUBLISHED_STATUS) return publicationTexts.publish(name);
  if (readersSee && next === STATUS.hidden) return publicationTexts.withdraw(name);
  return publicationTexts.step(name, nameOf(current), nameOf(next));
}

function transitionProblems(change: PublicationChange): PublicationProblem[] {
  if (change.mayPublish) return [];
  const languages = new Set([...Object.keys(change.before?.contents ?? {}), ...Object.keys(change.after.contents)]);
  return [...languages].flatMap((language) => {
    const message = transitionProblem(change, language);
    return message === null ? [] : [{ path: `contents.${language}.status`, message }];
  });
}

/** Whether a language's own text says something else; its status is no text. */
function textChanged({ content, before, after }: PublicationChange, language: string): boolean {
  return content.fields.some(
    (field) =>
      field.localized && field.kind !== 'status' && before !== null && fieldChanged(field, before, after, language),
  );
}

const sharedChanged = ({ content, before, after }: PublicationChange): boolean =>
  before !== null && content.fields.some((field) => !field.localized && fieldChanged(field, before, after, ''));

/** The item without what only publishers wrote about a language, once it is published: nobody needs it any more. */
function withoutNotes(content: Pick<Content, 'fields'>, item: ContentItem): ContentItem {
  let cleared = item;
  for (const field of content.fields)
    if (field.localized && kindOf(field).emptiedOncePublished === true)
      for (const language of publishedLanguages(item))
        cleared = withValueAt(cleared, fieldPath(field, language), kindOf(field).blank);
  return cleared;
}

const asDrafts = (item: ContentItem, languages: readonly string[]): ContentItem =>
  languages.reduce((built, language) => withValueAt(built, `contents.${language}.status`, STATUS.draft), item);

/**
 * The draft with the languages as drafts that would otherwise change what readers see. What all languages share belongs
 * to no language: some published one has to wait for it to be approved, the one in view rather than another.
 */
function drafted(change: PublicationChange): ContentItem {
  const { after, language } = change;
  const published = publishedLanguages(after);
  const seen = seenLanguages(change).filter((each) => statusIn(after, each) !== null);
  const touched = published.filter((each) => textChanged(change, each));
  const waiting = touched.length > 0 || !seen.every((each) => published.includes(each));
  if (waiting || !sharedChanged(change)) return asDrafts(after, touched);
  return asDrafts(after, seen.includes(language) ? [language] : seen.slice(0, 1));
}

function publisherOutcome(change: PublicationChange): Outcome {
  const { before, after: item } = change;
  if (change.revises === null) return { kind: 'saves', item };
  const published = publishedLanguages(item);
  const languages = published.filter(
    (language) => statusIn(before, language) !== PUBLISHED_STATUS || textChanged(change, language),
  );
  const nothingWaits = seenLanguages(change).every((language) => published.includes(language));
  const takesOver = languages.length > 0 || (nothingWaits && sharedChanged(change));
  return takesOver ? { kind: 'takesOver', item, languages } : { kind: 'saves', item };
}

function editorOutcome(change: PublicationChange): Outcome {
  const { content, before, after } = change;
  const seen = seenLanguages(change);
  if (change.revises !== null) return { kind: 'saves', item: drafted(change) };
  if (before === null || seen.length === 0) return { kind: 'saves', item: after };
  const concernsReaders =
    sharedChanged(change) ||
    seen.some((language) => statusIn(after, language) !== PUBLISHED_STATUS || textChanged(change, language));
  if (concernsReaders) return { kind: 'revises', item: drafted(change) };
  const languages = new Set([...Object.keys(before.contents), ...Object.keys(after.contents)]);
  const changed = [...languages].some((language) =>
    content.fields.some((field) => field.localized && fieldChanged(field, before, after, language)),
  );
  return changed ? { kind: 'saves', item: after } : { kind: 'unchanged' };
}

/**
 * What becomes of a save. Who may not publish never changes what readers see: such a change is put aside as a revision
 * draft of the whole item, and every status that is not theirs to set is refused. Who may publish takes a draft over by
 * setting 1. Source: document 2, section 4.
 */
export function outcomeOf(change: PublicationChange): Outcome {
  const problems = transitionProblems(change);
  if (problems.length > 0) return { kind: 'refused', problems };
  const outcome = change.mayPublish ? publisherOutcome(change) : editorOutcome(change);
  return 'item' in outcome ? { ...outcome, item: withoutNotes(change.content, outcome.item) } : outcome;
}
