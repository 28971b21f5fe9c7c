import { createHash } from 'node:crypto';
import type { Json } from '../../../src/content/field/json';
import { primaryLanguage } from '../../../src/contract/languages';
import { publicationTexts } from '../../../src/messages/server/publication';
import type { Queryable } from '../../db/types';
import { HttpError } from '../../http/errors';
import { type ItemCall, mayPublish, notFound, resultOf, type WriteResult } from '../answer';
import { languagesOf } from '../names';
import { readItem } from '../read/read';
import type { StoredItem } from '../read/storedItem';

/** Tells a body that is sent again from any other. */
export const fingerprint = (sent: Json): string => createHash('sha256').update(JSON.stringify(sent)).digest('base64');

const MERGED_INTO = `
  select entity_id as id, details ->> 'sent' as sent from audit
   where entity = $1 and action = 'takeOver' and details ->> 'revision' = $2::integer::text order by audit.id desc limit 1`;

interface MergedInto {
  readonly into: StoredItem;
  /** Fingerprint of the body that merged it. */
  readonly sent: string | null;
}

/** The item that a draft of this id was merged into; null where there was none, or where the item does not exist any more. */
async function mergedInto({ content }: ItemCall, db: Queryable, draft: number): Promise<MergedInto | null> {
  const { rows } = await db.query<{ id: number; sent: string | null }>({
    name: 'revision-taken',
    text: MERGED_INTO,
    values: [content.area, draft],
  });
  const [row] = rows;
  const into = row === undefined ? null : await readItem(db, content, row.id);
  return row === undefined || into === null ? null : { into, sent: row.sent };
}

const leading = ({ content }: ItemCall, draft: number, item: number): HttpError => {
  const message = publicationTexts.alreadyMerged(draft, content.titles.one, item);
  return new HttpError(404, message, { data: { message, item } });
};

/** The refusal of an id that is not there: of a draft that was merged it names the item (`data.item`). */
export async function missingItem(call: ItemCall, db: Queryable, id: number): Promise<HttpError> {
  const merged = await mergedInto(call, db, id);
  return merged === null ? notFound(id) : leading(call, id, Number(merged.into.item.id));
}

/**
 * Answers a save of an id that is not there. Whoever repeats the save that merged a draft, because the first answer was
 * lost, gets that answer; everybody else gets a 404 that names what it became.
 */
export async function saveMissing(call: ItemCall, tx: Queryable, id: number, sent: Json): Promise<WriteResult> {
  const merged = await mergedInto(call, tx, id);
  if (merged === null) throw notFound(id);
  const { content } = call;
  const { into } = merged;
  const item = Number(into.item.id);
  if (!mayPublish(call) || merged.sent !== fingerprint(sent)) throw leading(call, id, item);
  const message = publicationTexts.merged(content.titles.one, item);
  const language = languagesOf(into.item, call.languages)[0] ?? primaryLanguage(call.languages);
  return resultOf(call, { id: item, item: into.item, language, updatedAt: into.updatedAt, message, isDraft: false });
}
