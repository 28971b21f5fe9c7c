import { keysIn } from '../../../src/content/field/entries';
import type { Json } from '../../../src/content/field/json';
import { valueAt, withValueAt } from '../../../src/content/field/path';
import { withDeclaredPlaces } from '../../../src/content/item/beside';
import { conflictName } from '../../../src/content/item/conflict';
import { entryFields } from '../../../src/content/item/entryKeys';
import { withPublicationDates } from '../../../src/content/item/item';
import { kindOf } from '../../../src/content/kinds/table';
import type { Content } from '../../../src/content/model/content';
import { romeDateTime } from '../../../src/content/when/civil';
import {
  mergedItem,
  remainder,
  sidesOf,
  type TakeOver,
  takeOverConflict,
} from '../../../src/machines/publication/merge';
import { editorialTexts } from '../../../src/messages/server/editorial';
import { publicationTexts } from '../../../src/messages/server/publication';
import type { Queryable } from '../../db/types';
import { HttpError } from '../../http/errors';
import { assertCurrent } from '../../http/versions';
import { type ItemCall, notFound, resultOf, savedBy, type WriteResult } from '../answer';
import type { Item } from '../names';
import { readItem } from '../read/read';
import type { StoredItem } from '../read/storedItem';
import { assertValid, changedFields } from '../write/check';
import { writeItem } from '../write/write';
import { fingerprint } from './merged';

/** A save that concerns a revision draft. The rows of item and draft are locked. */
export interface DraftSave {
  readonly call: ItemCall;
  readonly tx: Queryable;
  readonly sent: Json;
  /** The item or draft that was saved. */
  readonly stored: StoredItem;
  /** The requested item. */
  readonly item: Item;
  /** The language in view. */
  readonly language: string;
}

/** The same draft requested again is the answer to a call whose answer was lost; another one is refused. */
async function knownDraft({ call, tx, item, language }: DraftSave, id: number, of: number): Promise<WriteResult> {
  const draft = await readItem(tx, call.content, id);
  if (draft !== null && changedFields(call.content, draft.item, item).size === 0) {
    const message = publicationTexts.revised(call.content.titles.one, of, id);
    return resultOf(call, { id, item: draft.item, language, updatedAt: draft.updatedAt, message, isDraft: true });
  }
  const message = publicationTexts.alreadyRevised(id);
  throw new HttpError(409, message, { data: { message, revision: id } });
}

/**
 * Puts a change of a published item aside as its revision draft; the item stays untouched. Refuses with 409 where there
 * is another draft already, whose id is in `data.revision`. Gives the draft's id. Source: document 2, section 4.
 */
export async function revise(save: DraftSave): Promise<WriteResult> {
  const { call, tx, stored, item, language } = save;
  const { content, user, now } = call;
  const original = Number(stored.item.id);
  if (stored.revision !== null) return knownDraft(save, stored.revision.id, original);
  const { id, updatedAt } = await writeItem(tx, {
    content,
    before: null,
    after: item,
    user,
    now,
    languages: call.languages,
    log: { action: 'revise' },
    revisionOf: original,
    base: stored.item,
    since: stored.item,
  });
  const message = publicationTexts.revised(content.titles.one, original, id);
  return resultOf(call, { id, item, language, updatedAt, message, isDraft: true });
}

const malformed = (field: string) => () =>
  new HttpError(422, editorialTexts.invalid, { fields: { [field]: publicationTexts.originalVersion } });

/**
 * Refuses with 409 what was prepared over another version of the item than the present one, which `data.original` names.
 * A body that names none passes.
 */
function assertOriginal(
  call: ItemCall,
  field: 'original_updated_at' | 'original_merged',
  sent: Json,
  original: StoredItem,
): void {
  const { item, updatedAt } = original;
  const name = savedBy(call, original);
  assertCurrent(valueAt(sent, field), updatedAt, malformed(field), () => ({
    message: publicationTexts.originalChanged(name),
    updated_by: name,
    original: Number(item.id),
  }));
}

/** Whether a body says that it was merged with the item: what it says otherwise is meant. Refuses an older item. */
function isMerged(call: ItemCall, sent: Json, original: StoredItem): boolean {
  assertOriginal(call, 'original_merged', sent, original);
  return (valueAt(sent, 'original_merged') ?? null) !== null;
}

/** The item from which a draft's changes count, in the form of an item read now. */
export async function baseOf(tx: Queryable, content: Content, id: number): Promise<Item> {
  const text = 'select revision_base as base from contents where id = $1';
  const { rows } = await tx.query<{ base: Item }>({ name: 'revision-base', text, values: [id] });
  if (rows[0] === undefined) throw new Error('revision draft vanished while it was locked');
  return withDeclaredPlaces(content, rows[0].base);
}

/** The item that a draft revises. */
async function originalOf(tx: Queryable, content: Content, draft: StoredItem): Promise<StoredItem> {
  const original = draft.original === null ? null : await readItem(tx, content, draft.original.id);
  if (original === null) throw notFound(Number(draft.item.id));
  return original;
}

/** The item that a saved draft counts its changes from: the present one, if the body was merged with it; else as before. */
export async function newBase({ call, tx, sent, stored }: DraftSave): Promise<Item | undefined> {
  const original = await originalOf(tx, call.content, stored);
  return isMerged(call, sent, original) ? original.item : undefined;
}

/** A path by the entry's key as one by its place, from 0, in the draft's list; of an entry that the draft removed, the list's. */
function placedPath(mine: Item, path: string): string {
  const [list = '', entry = ''] = path.split('.@');
  if (entry === '') return path;
  const [key = '', ...rest] = entry.split('.');
  const place = keysIn(valueAt(mine, list)).indexOf(key);
  return place < 0 ? list : [list, place, ...rest].join('.');
}

/** Refuses with 409 to merge what both sides changed in different ways, field by field; nobody decided about it. */
function assertDecided(takeOver: TakeOver, original: StoredItem): void {
  const { fields } = takeOverConflict(takeOver);
  if (fields.length === 0) return;
  const { mine } = sidesOf(takeOver);
  const message = publicationTexts.undecided(fields.map(conflictName));
  throw new HttpError(409, message, {
    fields: Object.fromEntries(fields.map(({ path }) => [placedPath(mine, path), publicationTexts.changedByBoth])),
    data: { message, original: Number(original.item.id), updated_at: original.updatedAt },
  });
}

/** An item as it is stored: a number for each entry, without the keys by which versions are compared. */
const renumbered = (content: Content, item: Item): Item =>
  entryFields(content).reduce(
    (built, field) => withValueAt(built, field.path, kindOf(field).stored?.(valueAt(built, field.path)) ?? null),
    item,
  );

/**
 * Makes these languages of a revision draft, and what all languages share, the item's, by field and entry: what the draft
 * did not change keeps the item's newer value. A draft with nothing left to say goes; then the item's id is the answer's.
 * Refuses with 409 when the item was saved since the version that the body names, or when both were changed differently
 * at a field and the body was not merged with the item; with 422 what can't be published. Source: document 2, section 4.
 */
export async function mergeDraft(save: DraftSave, taken: readonly string[]): Promise<WriteResult> {
  const { call, tx, sent, stored, item, language } = save;
  const { content, user, now } = call;
  const draftId = Number(stored.item.id);
  const original = await originalOf(tx, content, stored);
  assertOriginal(call, 'original_updated_at', sent, original);
  const base = isMerged(call, sent, original) ? original.item : await baseOf(tx, content, draftId);
  const languages = [...new Set([...call.languages, ...Object.keys(original.item.contents)])];
  const takeOver: TakeOver = { content, languages, base, original: original.item, draft: item, taken };
  assertDecided(takeOver, original);
  const decided = renumbered(content, mergedItem(takeOver));
  const merged = withPublicationDates(decided, original.item, romeDateTime(now));
  assertValid({ ...call, before: original.item, after: merged, language });
  const log = { action: 'takeOver', details: { revision: draftId, languages: taken, sent: fingerprint(sent) } };
  const write = { content, user, now, languages: call.languages };
  const done = await writeItem(tx, { ...write, before: original.item, after: merged, log });
  const rest = remainder(takeOver, merged);
  if (rest === null) {
    await tx.query('delete from contents where id = $1', [draftId]);
    const message = publicationTexts.merged(content.titles.one, done.id);
    return resultOf(call, { ...done, item: merged, language, message, isDraft: false });
  }
  const left = await writeItem(tx, { ...write, before: stored.item, after: rest.draft, log: null, base: rest.base });
  const message = publicationTexts.mergedInPart(content.titles.one, done.id, draftId);
  return resultOf(call, { ...left, item: rest.draft, language, message, isDraft: true });
}
