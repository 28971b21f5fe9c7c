import { copiedItem } from '../../content/model/copy';
import { blankItem, normaliseItem, PUBLISHED_STATUS } from '../../content/model/item';
import { nextStatusesOf } from '../../content/model/nextStatuses';
import { withValueAt } from '../../content/model/path';
import type { ContentItem, Json } from '../../content/model/types';
import type { CallFailure } from '../../contract/result';
import { conflictParts, resolvedItem } from './conflict';
import { blankInput, draftWorthOffering, parseDraft, restoredDraft } from './draft';
import { focusOn } from './errors';
import { differences, mergedOver, placesOf } from './fields';
import { publishedUnasked, REVISED_STATUS, statusPath } from './review';
import { attemptKey, heldItem, readOnlyReason, saveGaps, withAll } from './rules';
import type { EditorActors, EditorContext, EditorInput } from './types';

type Change = Partial<EditorContext>;
type Sent = { readonly [key: string]: Json };
type Saved = Extract<EditorActors['saveItem']['output'], { ok: true }>['value'];

const noConflict = { conflict: null, sending: null, saveWanted: false } as const;

/** The item as it was loaded, and the local draft if it holds more. */
export function loaded(
  context: EditorContext,
  item: ContentItem,
  storedDraft: EditorContext['offered'],
): EditorContext {
  const offered = readOnlyReason(context) === null ? draftWorthOffering(context, storedDraft, item) : null;
  return { ...context, ...heldItem(context, item, item), ...ownStatuses(item), offered, failure: null };
}

/** The admitted statuses, where the item tells them. */
function ownStatuses(item: ContentItem): Pick<EditorContext, 'statusOptions' | 'statusFailure'> | undefined {
  const statusOptions = nextStatusesOf(item);
  return statusOptions === null ? undefined : { statusOptions, statusFailure: null };
}

/** Whether the confirmed version says which statuses are admitted. */
export const tellsStatuses = ({ saved }: EditorContext): boolean => saved !== null && nextStatusesOf(saved) !== null;

/** Whether a stored version waits to be read again until somebody signed in. */
export const waitsForSession = ({ saved, failure }: EditorContext): boolean =>
  saved !== null && (failure?.kind === 'unauthenticated' || failure?.kind === 'forbidden');

/** Whether only the server can say it: nothing is on its way that might. */
export const mustAskStatuses = (context: EditorContext): boolean =>
  context.saved !== null && (!context.stale || (context.failure !== null && !waitsForSession(context)));

/** The context an editor starts with; a new item needs no loading. */
export function firstContext(input: EditorInput): EditorContext {
  const { content, storedDraft, copyOf = null, ...rest } = input;
  const draft = parseDraft(input, storedDraft);
  const empty: EditorContext = {
    ...rest,
    content: {
      area: content.area,
      titles: content.titles,
      fields: content.fields,
      required: content.required,
      saveDebounced: content.saveDebounced ?? false,
    },
    copyOf,
    created: 0,
    item: null,
    saved: null,
    changed: [],
    touched: [],
    problems: {},
    serverErrors: {},
    focus: null,
    statusOptions: null,
    statusFailure: null,
    failure: null,
    sending: null,
    saveWanted: false,
    stale: false,
    attempt: null,
    conflict: null,
    offered: draft,
    draftPending: false,
  };
  const startsBlank = input.id === 'new' && copyOf === null;
  return startsBlank ? loaded(empty, blankItem(empty.content, blankInput(empty)), draft) : empty;
}

const normalised = (context: EditorContext, sent: Sent): ContentItem =>
  normaliseItem(context.content, sent, blankInput(context));

/** A copy of a stored item, not yet saved; the field that it can't share with its original waits for input. */
function copyTaken(context: EditorContext, source: ContentItem): Change {
  const input = { ...blankInput(context), languages: Object.keys(source.contents) };
  const blank = blankItem(context.content, input);
  const { item, emptied } = copiedItem(context.content, source, blank, context.language);
  return {
    ...heldItem(context, item, blank),
    offered: readOnlyReason(context) === null ? draftWorthOffering(context, context.offered, item) : null,
    focus: emptied === null ? null : { path: emptied, turn: 1 },
    failure: null,
  };
}

type Held = ReturnType<typeof heldItem>;

/**
 * A pair of versions put together: what I changed of a language that is published meanwhile, and that I may not publish,
 * is a draft as if I had typed it now.
 */
function joined(context: EditorContext, item: ContentItem, saved: ContentItem): Held {
  const held = heldItem(context, item, saved);
  const revised = publishedUnasked({ ...context, ...held }).filter(
    (language) => saved.contents[language]?.status === PUBLISHED_STATUS,
  );
  if (revised.length === 0) return held;
  const draft = revised.reduce((version, language) => withValueAt(version, statusPath(language), REVISED_STATUS), item);
  return heldItem(context, draft, saved);
}

/** The server's answer to the first load; until then `offered` holds the stored draft untested. */
export const takeLoaded = (context: EditorContext, sent: Sent): Change =>
  context.copyOf === null
    ? loaded(context, normalised(context, sent), context.offered)
    : copyTaken(context, normalised(context, sent));

export function restoreDraft(context: EditorContext): Change {
  const restored = restoredDraft(context, context);
  if (restored === null) return {};
  const held = joined(context, restored.item, restored.saved);
  return { ...held, touched: held.changed, attempt: context.offered?.attempt ?? null, offered: null };
}

/** What leaves for the server. The first body of a create is kept: a retry under its key may not write another one. */
export function prepareSend(context: EditorContext): Change {
  if (context.item === null) return {};
  const sending = { ...context.item, lang: context.language };
  const attempt = context.attempt ?? { key: attemptKey(context), item: null };
  return {
    sending,
    saveWanted: false,
    failure: null,
    attempt: context.id === 'new' ? { key: attempt.key, item: attempt.item ?? sending } : null,
  };
}

/** The server's promise that it holds what was sent; what was typed meanwhile stays unsaved. */
export function confirmSave(context: EditorContext, answer: Saved): Change {
  const { item, sending, attempt, language, id, content, languages } = context;
  if (item === null || sending === null) return {};
  const held = attempt?.item ?? sending;
  const localized = held.contents[language];
  const contents =
    answer.permalink !== null && localized !== undefined
      ? { ...held.contents, [language]: { ...localized, permalink: answer.permalink } }
      : held.contents;
  const saved = { ...held, id: answer.id, contents };
  return {
    ...heldItem(context, { ...item, id: answer.id }, saved),
    id: answer.id,
    created: context.created + (id === 'new' ? 1 : 0),
    attempt: null,
    sending: null,
    failure: null,
    serverErrors: {},
    touched: [],
    stale: true,
    saveWanted: context.saveWanted || differences(placesOf(content, languages), held, sending).length > 0,
  };
}

/** The stored version read again: it replaces what nobody touched since the save. */
export function mergeReread(context: EditorContext, sent: Sent): Change {
  if (context.item === null || context.saved === null) return {};
  const theirs = normalised(context, sent);
  const mine = mergedOver(placesOf(context.content, context.languages), context.saved, context.item, theirs);
  return { ...joined(context, mine, theirs), ...ownStatuses(theirs), stale: false, failure: null };
}

export function keepFailure(context: EditorContext, failure: CallFailure): Change {
  const places = placesOf(context.content, context.languages);
  const known = Object.fromEntries(Object.entries(failure.fields).filter(([path]) => places.has(path)));
  const first = [...places.keys()].find((path) => path in known);
  return {
    ...noConflict,
    failure,
    ...(first !== undefined && { ...focusOn(context, first), serverErrors: known }),
  };
}

/** Shows why nothing was sent: every problem of the languages that hold the save back, the first one focused. */
export function holdSave(context: EditorContext): Change {
  const gaps = saveGaps(context);
  const paths = gaps.flatMap((gap) => gap.fields.map(({ path }) => path));
  const touched = withAll(context.touched, [...ownPaths(context), ...paths]);
  const first = paths[0];
  return { saveWanted: false, ...(first !== undefined && focusOn(context, first)), touched };
}

/** Paths that the current language shows; a save marks them touched. Source: document 2, section 5. */
const ownPaths = ({ content, languages, language }: EditorContext): string[] =>
  [...placesOf(content, languages).values()]
    .filter((place) => (place.language ?? language) === language)
    .map(({ path }) => path);

/** The stored version and what it differs in. */
export function compare(context: EditorContext, sent: Sent): Change {
  const { item, saved, failure } = context;
  if (item === null || saved === null) return {};
  const theirs = normalised(context, sent);
  const parts = conflictParts({ ...context, base: saved, mine: item, theirs });
  return { conflict: { theirs, updatedBy: failure?.conflict?.updatedBy ?? null, parts } };
}

/** Whether the stored version says what mine says: an earlier save had arrived, only its answer was lost. */
export const sameAsStored = (context: EditorContext, sent: Sent): boolean =>
  context.item !== null &&
  differences(placesOf(context.content, context.languages), context.item, normalised(context, sent)).length === 0;

export const decide = (context: EditorContext, part: string, decision: 'mine' | 'theirs'): Change => ({
  conflict: context.conflict && {
    ...context.conflict,
    parts: context.conflict.parts.map((each) => (each.part === part ? { ...each, decision } : each)),
  },
});

/** The stored version becomes what my changes build upon. */
export function applyDecisions(context: EditorContext): Change {
  const { item, saved, conflict } = context;
  if (item === null || saved === null || conflict === null) return {};
  const { theirs, parts } = conflict;
  const mine = resolvedItem({ ...context, base: saved, mine: item, theirs }, parts);
  return { ...joined(context, mine, theirs), ...ownStatuses(theirs), ...noConflict, failure: null, serverErrors: {} };
}

/** The working copy as an item of its own, after somebody deleted the one it came from. */
export function becomeNew(context: EditorContext): Change {
  if (context.item === null) return {};
  const contents = Object.fromEntries(
    Object.entries(context.item.contents).map(([language, localized]) => [language, { ...localized, permalink: null }]),
  );
  const canSave = context.abilities.publish;
  const item: ContentItem = {
    ...context.item,
    id: 'new',
    contents,
    canSave,
    draft: 0,
    revision: null,
    updated_at: null,
  };
  const owner = { ...context, id: 'new' as const };
  return {
    ...heldItem(owner, item, blankItem(context.content, blankInput(owner))),
    ...noConflict,
    id: 'new',
    stale: false,
    attempt: null,
    failure: null,
  };
}
