import { normaliseItem } from '../../content/model/item';
import type { ContentItem, Json } from '../../content/model/types';
import { differences, overlaid, placesOf } from './fields';
import type { CreateAttempt, EditorContext, EditorInput, LocalDraft } from './types';

type Plain = { readonly [key: string]: Json };

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Owner = Pick<EditorInput, 'content' | 'id' | 'languages' | 'userId' | 'abilities'>;

/** What a blank item of this editor starts from. */
export const blankInput = ({ languages, userId, abilities }: Owner) => ({
  languages,
  author: userId,
  canSave: abilities.publish,
});

function readItem(owner: Owner, raw: unknown): ContentItem | null {
  if (!isPlain(raw) || !isPlain(raw.contents)) return null;
  return raw.id === owner.id ? normaliseItem(owner.content, raw, blankInput(owner)) : null;
}

function readAttempt(owner: Owner, raw: unknown): CreateAttempt | null {
  if (owner.id !== 'new' || !isPlain(raw) || typeof raw.key !== 'string' || raw.key === '') return null;
  return { key: raw.key, item: readItem(owner, raw.item) };
}

/** What storage held for this item, if it can be used: null for anything corrupted or of another item. */
export function parseDraft(owner: Owner, raw: unknown): LocalDraft | null {
  if (!isPlain(raw)) return null;
  const [item, base] = [readItem(owner, raw.item), readItem(owner, raw.base)];
  return item === null || base === null ? null : { item, base, attempt: readAttempt(owner, raw.attempt) };
}

/** The draft if it holds work that the loaded item hasn't. */
export function draftWorthOffering(owner: Owner, draft: LocalDraft | null, loaded: ContentItem): LocalDraft | null {
  if (draft === null) return null;
  const places = placesOf(owner.content, owner.languages);
  const worth =
    differences(places, draft.item, loaded).length > 0 && differences(places, draft.item, draft.base).length > 0;
  return worth ? draft : null;
}

/** Whether somebody saved the item after the draft was begun. */
export const draftIsOlder = ({ item, offered }: Pick<EditorContext, 'item' | 'offered'>): boolean =>
  offered !== null && item !== null && offered.base.updated_at !== item.updated_at;

/**
 * Working copy and confirmed version after a draft was taken up again. An older draft keeps the version it began with,
 * so that saving it meets the conflict instead of undoing what was stored since.
 */
export function restoredDraft(
  owner: Owner,
  { offered, item, saved }: Pick<EditorContext, 'offered' | 'item' | 'saved'>,
): { item: ContentItem; saved: ContentItem } | null {
  if (offered === null || item === null || saved === null) return null;
  const paths = [...placesOf(owner.content, owner.languages).keys()];
  const older = draftIsOlder({ item, offered });
  const base = older ? { ...overlaid(item, offered.base, paths), updated_at: offered.base.updated_at } : saved;
  return { item: overlaid(base, offered.item, paths), saved: base };
}
