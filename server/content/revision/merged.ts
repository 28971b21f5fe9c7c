import type { Json } from '../../../src/content/model/types';
import { primaryLanguage } from '../../../src/contract/languages';
import { withoutNotes } from '../../../src/machines/publication/outcome';
import { publicationTexts } from '../../../src/messages/server/publication';
import type { Queryable } from '../../db/types';
import { HttpError } from '../../http/errors';
import { type ItemCall, mayPublish, notFound, resultOf, type WriteResult } from '../answer';
import { changedFields } from '../check';
import { type CleanTexts, incomingItem } from '../incoming';
import { languagesOf } from '../names';
import { readItem } from '../read';
import type { StoredItem } from '../storedItem';

const MERGED_INTO = `
  select entity_id as id from audit
   where entity = $1 and action = 'takeOver' and details ->> 'revision' = $2::integer::text order by audit.id desc limit 1`;

/** The item that a draft of this id was merged into; null where there was none, or where the item does not exist any more. */
async function mergedInto({ content }: ItemCall, db: Queryable, draft: number): Promise<StoredItem | null> {
  const { rows } = await db.query<{ id: number }>({
    name: 'revision-taken',
    text: MERGED_INTO,
    values: [content.area, draft],
  });
  return rows[0] === undefined ? null : readItem(db, content, rows[0].id);
}

const leading = ({ content }: ItemCall, draft: number, item: number): HttpError => {
  const message = publicationTexts.alreadyMerged(draft, content.titles.one, item);
  return new HttpError(404, message, { data: { message, item } });
};

/** The refusal of an id that is not there: of a draft that was merged it names the item (`data.item`). */
export async function missingItem(call: ItemCall, db: Queryable, id: number): Promise<HttpError> {
  const into = await mergedInto(call, db, id);
  return into === null ? notFound(id) : leading(call, id, Number(into.item.id));
}

/**
 * Answers a save of an id that is not there. Whoever repeats the save that merged a draft, because the first answer was
 * lost, gets that answer; everybody else gets a 404 that names what it became.
 */
export async function saveMissing(
  call: ItemCall,
  tx: Queryable,
  id: number,
  { sent, clean }: { sent: Json; clean: CleanTexts },
): Promise<WriteResult> {
  const into = await mergedInto(call, tx, id);
  if (into === null) throw notFound(id);
  const { content, user } = call;
  const requested = withoutNotes(content, incomingItem({ content, sent, userId: user.id, clean }, into.item));
  const item = Number(into.item.id);
  if (!mayPublish(call) || changedFields(content, into.item, requested).size > 0) throw leading(call, id, item);
  const message = publicationTexts.merged(content.titles.one, item);
  const language = languagesOf(into.item, call.languages)[0] ?? primaryLanguage(call.languages);
  return resultOf(call, { id: item, item: into.item, language, updatedAt: into.updatedAt, message, isDraft: false });
}
