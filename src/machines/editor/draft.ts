import { valueAt } from '../../content/field/path';
import { copiedItem } from '../../content/item/copy';
import { keyedItem } from '../../content/item/entryKeys';
import { blankItem, itemWith, normaliseItem } from '../../content/item/item';
import { formFieldsByPath } from '../../content/item/located';
import { differences } from '../../content/item/merge';
import type { ContentItem } from '../../content/model/content';
import { isPlainObject } from '../../contract/plainObject';
import { allOffers, draftingRegion, firstWords, offersIn, offersOf } from '../kit/drafting';
import { carriedAnew } from './anew';
import { rebased } from './conflict';
import {
  blankInput,
  normalised,
  type Owner,
  overlaid,
  ownStatuses,
  readOnlyReason,
  type Versions,
  withVersions,
} from './document';
import { type Carried, carried } from './rights';
import { revisedOf } from './takeOver';
import type {
  CreateAttempt,
  EditorChange,
  EditorContext,
  EditorEmitted,
  EditorInput,
  LocalDraft,
  SentItem,
} from './types';

function readItem(owner: Owner, raw: unknown): ContentItem | null {
  if (!isPlainObject(raw) || !isPlainObject(raw.contents)) return null;
  if (raw.id !== owner.id) return null;
  return keyedItem(owner.content, normaliseItem(owner.content, raw as SentItem, blankInput(owner)));
}

function readAttempt(owner: Owner, raw: unknown): CreateAttempt | null {
  if (owner.id !== 'new' || !isPlainObject(raw) || typeof raw.key !== 'string' || raw.key === '') return null;
  return { key: raw.key, item: readItem(owner, raw.item) };
}

/** what storage contained for this item, if it can be used: null for anything corrupted or of another item. */
export function parseDraft(owner: Owner, raw: unknown): LocalDraft | null {
  if (!isPlainObject(raw)) return null;
  const [item, base] = [readItem(owner, raw.item), readItem(owner, raw.base)];
  return item === null || base === null ? null : { item, base, attempt: readAttempt(owner, raw.attempt) };
}

/** What a draft begins with, of what it changed. */
export const draftWords = (owner: Owner, { item, base }: LocalDraft): string =>
  firstWords(differences(owner, item, base).map((path) => valueAt(item, path)));

/** The draft if it contains work that the loaded item hasn't. */
export function draftWorthOffering(owner: Owner, draft: LocalDraft | null, loaded: ContentItem): LocalDraft | null {
  if (draft === null) return null;
  const worth =
    differences(owner, draft.item, loaded).length > 0 && differences(owner, draft.item, draft.base).length > 0;
  return worth ? draft : null;
}

/** Whether somebody saved the item after the draft was begun. */
export const draftIsOlder = ({ item, offered }: Pick<EditorContext, 'item' | 'offered'>): boolean =>
  offered !== null && item !== null && offered.base.updated_at !== item.updated_at;

/**
 * Working copy and confirmed version after a draft was restored. An older draft keeps the version it began with,
 * so that saving it meets the conflict instead of undoing what was stored since.
 */
export function restoredDraft(
  owner: Owner,
  { offered, item, saved }: Pick<EditorContext, 'offered' | 'item' | 'saved'>,
): { item: ContentItem; saved: ContentItem } | null {
  if (offered === null || item === null || saved === null) return null;
  const paths = [...formFieldsByPath(owner).keys()];
  const older = draftIsOlder({ item, offered });
  const base = older ? { ...overlaid(item, offered.base, paths), updated_at: offered.base.updated_at } : saved;
  return { item: overlaid(base, offered.item, paths), saved: base };
}

/** The offered draft restored as the working copy. */
export function restoreDraft(context: EditorContext): EditorChange {
  const restored = allowedDraft(context);
  if (restored === null) return {};
  const { item, saved, leftOut } = restored;
  const versions = rebased(context, item, saved);
  const attempt = context.offered?.attempt ?? null;
  return { ...versions, touched: versions.changed, attempt, offered: null, furtherOffers: [], leftOut };
}

/** The offered draft over its version, as far as its user may still write it; null without one. */
export function allowedDraft(context: EditorContext): (Carried & Pick<Versions, 'saved'>) | null {
  const restored = restoredDraft(context, context);
  return restored === null ? null : { ...carried(context, restored.item, restored.saved), saved: restored.saved };
}

/** What becomes of the stored drafts when the offered one is restored: it is this page's from now on. */
export function restoredEvent(context: EditorContext): EditorEmitted {
  const event = draftEvent({ ...context, ...restoreDraft(context) });
  const from = context.offered?.page;
  return event.type === 'draft.changed' && from !== undefined ? { ...event, replaces: from } : event;
}

/** The draft in front is given up: that of another page, or this one's own, which then is what the form says. */
export function discardedEvent(context: EditorContext): EditorEmitted {
  const { content, id, offered } = context;
  const page = offered?.page;
  return page === undefined ? draftEvent(context) : { type: 'draft.cleared', area: content.area, id, page };
}

/** What becomes of the local draft now: without unsaved changes there is none. */
export const draftEvent = ({ content, id, item, saved, changed, attempt }: EditorContext): EditorEmitted =>
  item === null || saved === null || changed.length === 0
    ? { type: 'draft.cleared', area: content.area, id }
    : { type: 'draft.changed', area: content.area, id, draft: { item, base: saved, attempt } };

/** The drafts that contain work which the item hasn't, as long as it may be changed. */
const worthOffering = (context: EditorContext, item: ContentItem) =>
  offersOf(
    readOnlyReason(context) === null
      ? allOffers(context).filter((draft) => draftWorthOffering(context, draft, item) !== null)
      : [],
  );

/** The item as it was loaded, and the local drafts that have more. */
const loaded = (context: EditorContext, item: ContentItem): EditorContext => ({
  ...context,
  ...withVersions(context, item, item),
  ...ownStatuses(item),
  ...worthOffering(context, item),
  failure: null,
});

/** A copy of a stored item, not yet saved; the field that it can't share with its original waits for input. */
function copied(context: EditorContext, source: ContentItem): EditorChange {
  const input = { ...blankInput(context), languages: Object.keys(source.contents) };
  const blank = blankItem(context.content, input);
  const { item: copy, emptied } = copiedItem(context.content, source, blank, context.language);
  const { item, leftOut } = carriedAnew(context, copy, blank);
  const offers = worthOffering(context, item);
  return {
    ...withVersions(context, item, blank),
    leftOut,
    ...offers,
    // Nobody typed it, but it is unsaved work, and the question before leaving says that the draft has it.
    draftPending: offers.offered === null,
    focus: emptied === null ? null : { path: emptied, turn: 1 },
    failure: null,
  };
}

/** The server's answer to the first load; until then the offers are the stored drafts, not yet compared. */
export const keepLoaded = (context: EditorContext, sent: SentItem): EditorChange =>
  context.copyOf === null
    ? { ...loaded(context, normalised(context, sent)), revised: revisedOf(context, sent) }
    : copied(context, normalised(context, sent));

/** The context an editor starts with; a new item needs no loading. */
export function firstContext(input: EditorInput): EditorContext {
  const { content, storedDraft, otherDrafts = [], copyOf = null, beginsWith = {}, ...rest } = input;
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
    missing: {},
    serverErrors: {},
    focus: null,
    statusOptions: null,
    statusFailure: null,
    failure: null,
    sending: null,
    saveQueued: false,
    stale: false,
    attempt: null,
    replacedStatus: null,
    copied: null,
    leftOut: [],
    conflict: null,
    revised: null,
    ...offersIn(storedDraft, otherDrafts, (raw) => parseDraft(input, raw)),
    draftPending: false,
  };
  if (input.id !== 'new' || copyOf !== null) return empty;
  const blank = blankItem(empty.content, blankInput(empty));
  const { item, leftOut } = carriedAnew(empty, itemWith(content, blank, beginsWith), blank);
  return loaded({ ...empty, leftOut }, item);
}

/** Keeps the local draft at most a pause behind what is typed. */
export const drafting = draftingRegion({
  quiet: 'La bozza locale è aggiornata',
  pausing: 'La bozza locale si aggiorna fra un momento',
});
