import { withDeclaredPlaces } from '../../../src/content/model/beside';
import { valueAt } from '../../../src/content/model/path';
import type { Content, Json } from '../../../src/content/model/types';
import { mergedItem, remainder } from '../../../src/machines/publication/merge';
import { editorialTexts } from '../../../src/messages/server/editorial';
import { publicationTexts } from '../../../src/messages/server/publication';
import type { Queryable } from '../../db/types';
import { HttpError } from '../../http/errors';
import { assertCurrent } from '../../http/version';
import { type ItemCall, notFound, resultOf, type WriteResult } from '../answer';
import { assertValid, changedFields } from '../check';
import type { Item } from '../names';
import { readItem } from '../read';
import type { StoredItem } from '../storedItem';
import { writeItem } from '../write';

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

/** Refuses with 409 to merge a draft for somebody who has not seen the item's present version; a body that names none passes. */
function assertOriginal(sent: Json, { updatedAt, updatedBy }: StoredItem): void {
  const fields = { original_updated_at: publicationTexts.originalVersion };
  const malformed = () => new HttpError(422, editorialTexts.invalid, { fields });
  const conflict = () => ({ message: publicationTexts.originalChanged(updatedBy), updated_by: updatedBy });
  assertCurrent(valueAt(sent, 'original_updated_at'), updatedAt, malformed, conflict);
}

async function baseOf(tx: Queryable, content: Content, id: number): Promise<Item> {
  const text = 'select revision_base as base from contents where id = $1';
  const { rows } = await tx.query<{ base: Item }>({ name: 'revision-base', text, values: [id] });
  if (rows[0] === undefined) throw new Error('revision draft vanished while it was locked');
  return withDeclaredPlaces(content, rows[0].base);
}

/**
 * Makes these languages of a revision draft, and what all languages share, the item's, field by field: what the draft did
 * not change keeps the item's newer value. A draft with nothing left to say goes; then the item's id is the answer's.
 * Refuses with 409 when the item was saved since the version that the body names, with 422 what can't be published.
 * Source: document 2, section 4.
 */
export async function mergeDraft(save: DraftSave, languages: readonly string[]): Promise<WriteResult> {
  const { call, tx, sent, stored, item, language } = save;
  const { content, user, now } = call;
  const draftId = Number(stored.item.id);
  const original = stored.original === null ? null : await readItem(tx, content, stored.original.id);
  if (original === null) throw notFound(draftId);
  assertOriginal(sent, original);
  const versions = { base: await baseOf(tx, content, draftId), original: original.item, draft: item };
  const merged = mergedItem(content, versions, languages);
  assertValid(call, merged, language);
  const log = { action: 'takeOver', details: { revision: draftId, languages } };
  const write = { content, user, now, languages: call.languages };
  const done = await writeItem(tx, { ...write, before: original.item, after: merged, log });
  const rest = remainder(content, versions, merged, languages);
  if (rest === null) {
    await tx.query('delete from contents where id = $1', [draftId]);
    const message = publicationTexts.merged(content.titles.one, done.id);
    return resultOf(call, { ...done, item: merged, language, message, isDraft: false });
  }
  const left = await writeItem(tx, { ...write, before: stored.item, after: rest, log: null, base: merged });
  const message = publicationTexts.mergedInPart(content.titles.one, done.id, draftId);
  return resultOf(call, { ...left, item: rest, language, message, isDraft: true });
}
