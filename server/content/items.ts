import { isNested } from '../../src/content/field/entries';
import { withLocalityRepeated } from '../../src/content/where/localityWithin';
import { editorialTexts } from '../../src/messages/server/editorial';
import { readerOf } from '../auth/told';
import { isPossibleId } from '../db/ids';
import { HttpError } from '../http/errors';
import { refuseMissing } from '../http/removal';
import { titleOf, withReferenceNames } from '../references/names';
import { refuseUsedByContents } from '../references/usage';
import { answerOf, type ItemCall, notFound } from './answer';
import { keepItem } from './read/keptItems';
import { openItem, readItem } from './read/read';
import type { StoredItem } from './read/storedItem';
import { missingItem } from './revision/merged';
import { baseOf } from './revision/save';
import { removeItems } from './write/write';

/**
 * Keeps an item for the save of whoever opened it, if they may. Not where saves mostly change more than texts, as those of
 * stops do: they would be judged twice. Saves of revision drafts begin under a lock.
 */
function keepOpened({ db, content, user }: ItemCall, stored: StoredItem): void {
  if (stored.original !== null || content.fields.some(isNested) || !user.mayAny(content.abilities, 'edit')) return;
  keepItem(db, content, stored);
}

/** Reads an item; 404 if it does not exist. */
export async function getItem(call: ItemCall, id: number) {
  const opened = await openItem(call, call.content, id, readerOf(call.user));
  if (opened === null) throw await missingItem(call, call.db, id);
  keepOpened(call, opened.stored);
  return answerOf(call, opened.named);
}

/** The item from which a revision draft's changes count; 404 for what is no draft. */
export async function getBase(call: ItemCall, id: number) {
  const { db, content } = call;
  const draft = await readItem(db, content, id);
  if (draft === null) throw await missingItem(call, db, id);
  if (draft.original === null) throw notFound(id);
  const base = await withReferenceNames(call, content, await baseOf(db, content, id), readerOf(call.user));
  return withLocalityRepeated(content, base);
}

/** Greatest number of items that one call deletes. */
const REMOVE_LIMIT = 200;

/** An item's draft is locked too, in the one order of all: two deletions would else wait for each other's drafts. */
const LOCK_ITEMS = `
  select id from contents
   where area = $1 and (id = any($2::integer[]) or revision_of = any($2::integer[])) order by id for update`;

/**
 * Deletes items, with their revision drafts, or drafts alone, all or none: 404 naming those that do not exist, 409
 * with the contents that use one of them and are not deleted too. Gives the ids in the order requested.
 */
export async function deleteItems(
  { db, content, user, now, languages }: ItemCall,
  requested: readonly number[],
): Promise<number[]> {
  const ids = [...new Set(requested)];
  if (ids.length > REMOVE_LIMIT) throw new HttpError(400, editorialTexts.tooMany(REMOVE_LIMIT));
  await db.transaction(async (tx) => {
    const { rows } = await tx.query<{ id: number }>(LOCK_ITEMS, [content.area, ids.filter(isPossibleId)]);
    refuseMissing(ids, rows, editorialTexts.someMissing);
    const nameOf = (used: number) => titleOf(tx, languages, used, readerOf(user));
    await refuseUsedByContents(tx, { languages, user, of: 'content', ids, nameOf });
    await removeItems(tx, { area: content.area, ids, user, now });
  });
  return ids;
}
