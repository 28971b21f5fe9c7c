import { keysIn } from '../../content/field/entries';
import { fieldPath, sameValue, valueAt, withValueAt } from '../../content/field/path';
import { entryFields } from '../../content/item/entryKeys';
import { differences } from '../../content/item/merge';
import { withheldIn } from '../../content/item/rights';
import { isLanguageAsked, languageProblems } from '../../content/item/validate';
import type { ContentForm, ContentItem } from '../../content/model/content';
import { PUBLISHED_STATUS } from '../../content/publication/status';
import { publishedLanguages } from '../publication/rules';
import { findingsOf, isUnanswered, readOnlyReason, statusPath } from './document';
import type { EditorSnapshot } from './machine';
import { missingFields } from './missing';
import { rightsOver } from './rights';
import type { EditorContext } from './types';

const sorted = (list: readonly string[]) => [...list].sort();

/** The same words in a language, in the contents and beside them. */
const sameLanguage = (
  { fields }: ContentForm,
  item: ContentItem,
  saved: ContentItem | null,
  language: string,
): boolean =>
  sameValue(item.contents[language], saved?.contents[language]) &&
  fields.every(
    (field) =>
      field.localized !== 'beside' ||
      sameValue(valueAt(item, fieldPath(field, language)), valueAt(saved ?? null, fieldPath(field, language))),
  );

/** Valid where it can be seen; without the right to publish, word for word what is stored as published. */
const publishable = ({ content, languages, saved }: EditorContext, item: NonNullable<EditorContext['item']>): boolean =>
  publishedLanguages(item).every(
    (language) =>
      (item.canSave || sameLanguage(content, item, saved, language)) &&
      (!languages.includes(language) || languageProblems(content, item, language, languages).length === 0),
  );

/** What the language shown would be refused for with status 1, path → why. */
function refusedOncePublished(
  { content, language, languages }: EditorContext,
  item: NonNullable<EditorContext['item']>,
) {
  const published = withValueAt(item, statusPath(language), PUBLISHED_STATUS);
  return Object.fromEntries(
    languageProblems(content, published, language, languages).map(({ path, message }) => [path, message]),
  );
}

/** What must never be otherwise in an editor: name → whether it holds. */
export const invariants: Readonly<Record<string, (snapshot: EditorSnapshot) => boolean>> = {
  'nothing with status 1 is sent unless it may be published and is strictly valid': ({ context }) =>
    context.sending === null || publishable(context, context.sending),
  'what is sent has no problem in the current language of the sending, if that is asked': ({
    context: { sending, saved, content, languages },
  }) =>
    sending === null ||
    languageProblems(content, sending, sending.lang, languages).every(
      ({ language }) =>
        language !== null && !isLanguageAsked(content, { item: sending, before: saved, language: sending.lang }),
    ),
  'something is on its way exactly while saving, or waiting for the network': (snapshot) =>
    (snapshot.matches({ form: { open: 'saving' } }) || snapshot.hasTag('offline')) ===
    (snapshot.context.sending !== null),
  'what waits for the network says why': (snapshot) => !snapshot.hasTag('offline') || isUnanswered(snapshot.context),
  'a create under way has a key and remembers its first body': ({ context }) =>
    context.sending?.id !== 'new' || context.attempt?.item != null,
  'a key belongs to a new item only': ({ context }) => context.attempt === null || context.id === 'new',
  'unsaved changes are exactly what differs from the confirmed version': ({ context }) =>
    context.item === null || context.saved === null
      ? context.changed.length === 0
      : sameValue(sorted(context.changed), sorted(differences(context, context.item, context.saved))),
  'problems found key by key are those of the whole item': ({ context }) =>
    sameValue(
      { problems: context.problems, missing: context.missing },
      context.item === null ? { problems: {}, missing: {} } : { ...findingsOf(context, context.item) },
    ),
  'what is missing in a language is what its validation at status 1 would refuse': ({ context }) =>
    context.item === null ||
    sameValue(
      Object.fromEntries(missingFields(context).map(({ path }) => [path, context.missing[path]])),
      refusedOncePublished(context, context.item),
    ),
  'entries go by keys, each by its own': ({ context: { content, item, saved, sending, conflict } }) =>
    [item, saved, sending, conflict?.theirs ?? null].every((version) =>
      entryFields(content).every(({ path }) => {
        const keys = keysIn(valueAt(version, path));
        return !keys.includes('') && new Set(keys).size === keys.length;
      }),
    ),
  'item and editor agree about the id': ({ context }) => context.item === null || context.item.id === context.id,
  'there is an item exactly where one can be seen': (snapshot) =>
    (snapshot.hasTag('skeleton') || snapshot.hasTag('failed') || snapshot.hasTag('missing')) ===
    (snapshot.context.item === null),
  'a conflict is known exactly while it is resolved': (snapshot) =>
    snapshot.matches({ form: { open: 'resolving' } }) === (snapshot.context.conflict !== null),
  'a draft is offered before anything can be typed': (snapshot) =>
    !snapshot.hasTag('editable') || snapshot.context.offered === null,
  'what is only read does not change': (snapshot) =>
    readOnlyReason(snapshot.context) === null || snapshot.context.changed.length === 0,
  'nothing is changed that needs a right which its user lacks': ({ context }) =>
    context.item === null ||
    withheldIn(context.content, context.saved, context.item, rightsOver(context.item, context)).length === 0,
  'a copy is a new item': ({ context }) => context.copyOf === null || context.id === 'new' || context.created > 0,
  'the language shown is one of the languages': ({ context }) => context.languages.includes(context.language),
  'a failed load or save says why': (snapshot) =>
    !(['failed', 'missing', 'deleted', 'signInNeeded'] as const).some((tag) => snapshot.hasTag(tag)) ||
    snapshot.context.failure !== null,
};
