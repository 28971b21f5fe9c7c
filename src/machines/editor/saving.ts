import { errorsOfFields } from '../../content/field/path';
import { ownPath } from '../../content/item/entryKeys';
import { withFallbacks } from '../../content/item/item';
import { differences, mergedItem } from '../../content/item/merge';
import { PUBLISHED_STATUS } from '../../content/publication/status';
import type { CallFailure } from '../../contract/result';
import { languageName } from '../../messages/screens/content';
import { editorTexts as messages } from '../../messages/screens/editor';
import { keyOfAttempt } from '../kit/attempt';
import { rebased } from './conflict';
import {
  fieldsByPath,
  focusOn,
  inputRefusal,
  isDirty,
  isUnanswered,
  normalised,
  ownStatuses,
  saveGaps,
  withAll,
  withVersions,
} from './document';
import { publishedWithoutRight } from './review';
import { revisedOf } from './takeOver';
import type { EditorChange, EditorContext, SavedItem, SentItem } from './types';

/** No save under way, none queued, and no conflict of one. */
const NOT_SENDING = { conflict: null, sending: null, saveQueued: false } as const;

/** Key of the create under way: a UUID out of the seed, another one after each confirmed create. */
export const attemptKey = ({ keySeed, created }: Pick<EditorContext, 'keySeed' | 'created'>): string =>
  keyOfAttempt(keySeed, created);

/** Why this item may not be saved at all, whatever its fields contain. Source: document 2, section 4. */
export function saveBlock(context: EditorContext): string | null {
  const closed = inputRefusal(context);
  if (closed !== null || context.item === null) return closed;
  if (context.item.canSave) return null;
  const published = publishedWithoutRight(context);
  if (published.length > 0) return messages.refusals.noPublish(published.map(languageName));
  const isShownPublished = context.item.contents[context.language]?.status === PUBLISHED_STATUS;
  if (!isShownPublished || isDirty(context)) return null;
  return messages.refusals[context.item.draft > 0 ? 'asPublished' : 'revises'](languageName(context.language));
}

/** Why 'Salva' would not reach the server, naming what is missing; null if it would. */
export function saveRefusal(context: EditorContext): string | null {
  const block = saveBlock(context);
  if (block !== null) return block;
  const [gap] = saveGaps(context);
  if (gap === undefined) return null;
  const published = context.item?.contents[gap.language]?.status === PUBLISHED_STATUS;
  return messages.gaps[published ? 'published' : 'draft'](
    languageName(gap.language),
    gap.fields.map(({ label }) => label),
  );
}

/** Whether something was typed since the save under way was sent. */
export const typedSinceSent = (context: EditorContext): boolean =>
  context.item !== null && context.sending !== null && differences(context, context.item, context.sending).length > 0;

/**
 * Why the language shown can't be published as it is; null when it can, or when nobody wants to.
 * Source: document 2, section 4.
 */
export function publishRefusal(context: EditorContext): string | null {
  const { item, language } = context;
  if (item === null) return null;
  if (!item.canSave) return messages.mayNotPublish;
  return item.contents[language]?.status === PUBLISHED_STATUS ? saveRefusal(context) : null;
}

/**
 * What leaves for the server. A save that got no answer goes once more as it was, whatever was typed since. The first
 * body of a create is kept: a retry under its key may not write another one.
 */
export function prepareSend(context: EditorContext): EditorChange {
  if (context.item === null || isUnanswered(context)) return {};
  const item = withFallbacks(context.content, context.item);
  const sending = { ...item, lang: context.language };
  const attempt = context.attempt ?? { key: attemptKey(context), item: null };
  return {
    ...(item !== context.item && context.saved !== null && withVersions(context, item, context.saved)),
    sending,
    saveQueued: false,
    failure: null,
    attempt: context.id === 'new' ? { key: attempt.key, item: attempt.item ?? sending } : null,
  };
}

/**
 * What was sent is stored; what was typed meanwhile stays unsaved. A save is three versions of one item: `saved` is what
 * the server has, `item` what is on screen, `sending` what is on its way. A title 'Fiera' becomes 'Fiera di maggio', and
 * Ctrl+S makes `sending` of `item`. While that is away somebody writes an abstract. The answer makes `saved` of `sending`:
 * now `item` differs by the abstract alone. Then the stored version is read (`mergeReread`), in which the server has
 * written the slug: it becomes `saved`, and `item` gets its slug and keeps its abstract. With Ctrl+S pressed once more
 * meanwhile (`saveQueued`) the abstract goes by itself; otherwise it is what is unsaved.
 */
export function confirmSave(context: EditorContext, answer: SavedItem): EditorChange {
  const { item, sending, attempt, language, id } = context;
  if (item === null || sending === null) return {};
  const stored = attempt?.item ?? sending;
  const localized = stored.contents[language];
  const contents =
    answer.permalink !== null && localized !== undefined
      ? { ...stored.contents, [language]: { ...localized, permalink: answer.permalink } }
      : stored.contents;
  const saved = { ...stored, id: answer.id, contents };
  return {
    ...withVersions(context, { ...item, id: answer.id }, saved),
    id: answer.id,
    created: context.created + (id === 'new' ? 1 : 0),
    attempt: null,
    replacedStatus: null,
    sending: null,
    failure: null,
    serverErrors: {},
    touched: [],
    leftOut: [],
    stale: true,
    saveQueued: context.saveQueued || differences(context, stored, sending).length > 0,
  };
}

/** The stored version read again: it replaces what nobody touched since the save. */
export function mergeReread(context: EditorContext, sent: SentItem): EditorChange {
  if (context.item === null || context.saved === null) return {};
  const theirs = normalised(context, sent);
  const mine = mergedItem({ ...context, base: context.saved, mine: context.item, theirs });
  return {
    ...rebased(context, mine, theirs),
    ...ownStatuses(theirs),
    revised: revisedOf(context, sent),
    stale: false,
    failure: null,
  };
}

/** Why a load or save failed; the first field that the server refused gets the focus. */
export function withFailure(context: EditorContext, failure: CallFailure): EditorChange {
  const errors = Object.fromEntries(
    Object.entries(failure.fields).map(([path, message]) => [ownPath(context.content, context.sending, path), message]),
  );
  const known = errorsOfFields(errors, [...fieldsByPath(context).keys()]);
  const [first] = known;
  return {
    ...NOT_SENDING,
    failure,
    ...(first !== undefined && {
      ...focusOn(context, first.field),
      serverErrors: Object.fromEntries(known.map(({ field, message }) => [field, message])),
    }),
  };
}

/** Shows why nothing was sent: every problem of the languages that block the save, the first one focused. */
export function shownGaps(context: EditorContext): EditorChange {
  const gaps = saveGaps(context);
  const paths = gaps.flatMap((gap) => gap.fields.map(({ path }) => path));
  const touched = withAll(context.touched, [...ownPaths(context), ...paths]);
  const first = paths[0];
  return { saveQueued: false, ...(first !== undefined && focusOn(context, first)), touched };
}

/** Paths that the current language shows; a save marks them touched. Source: document 2, section 5. */
const ownPaths = (context: EditorContext): string[] =>
  [...fieldsByPath(context).values()]
    .filter(({ language }) => (language ?? context.language) === context.language)
    .map(({ path }) => path);
