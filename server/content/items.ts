import { DatabaseError } from 'pg';
import { valueAt } from '../../src/content/path';
import type { Content, Json } from '../../src/content/types';
import { editorial } from '../../src/messages/editorial';
import type { RequestUser } from '../auth/context';
import type { Db, Queryable } from '../db/types';
import { HttpError } from '../http/errors';
import { once } from '../http/idempotency';
import { assertAllowed, withoutBlankLanguages } from './check';
import { incomingItem, unknownLanguages } from './incoming';
import { type Item, isContentLanguage, languagesOf, MAIN_LANGUAGE } from './names';
import type { Permalinks } from './preview/permalink';
import { lockItem, readItem, type StoredItem } from './read';
import { assertReferences } from './references';
import { removeItems, writeItem } from './write';

/** One call on a content type's items. */
export interface ItemCall {
  readonly db: Db;
  readonly content: Content;
  readonly user: RequestUser;
  readonly now: Date;
  readonly permalinks: Permalinks;
}

/** What a write answers. Source: contract, 'Ground rules'. */
export type WriteResult = { id: number; message: string; permalink: string; updated_at: string };

const gone = (id: number): HttpError => new HttpError(404, editorial.gone(id));

function permalinkOf({ content, permalinks }: ItemCall, id: number, lang: string, item: Item): string {
  const one = item.contents[lang];
  const slug = typeof one?.slug === 'string' ? one.slug : '';
  return permalinks.of({ area: content.area, id, lang, slug, title: one?.title ?? '', status: one?.status ?? -1 });
}

/** The item as the wire has it. Source: contract, 'Content areas'. */
function answerOf(call: ItemCall, { item, createdAt, updatedAt }: StoredItem) {
  const id = Number(item.id);
  const contents = Object.fromEntries(
    languagesOf(item).flatMap((lang) => {
      const one = item.contents[lang];
      return one === undefined ? [] : [[lang, { ...one, permalink: permalinkOf(call, id, lang, item) }]];
    }),
  );
  const canSave = call.user.mayAny(call.content.abilities, 'publish');
  return { ...item, id, contents, canSave, draft: 0, revision: null, created_at: createdAt, updated_at: updatedAt };
}

/** Reads an item; 404 if it is gone. */
export async function getItem(call: ItemCall, id: number) {
  const stored = await readItem(call.db, call.content, id);
  if (stored === null) throw gone(id);
  return answerOf(call, stored);
}

function assertLanguages(sent: Json): void {
  const fields = unknownLanguages(sent).map((language) => [`contents.${language}`, editorial.fields.language]);
  if (fields.length > 0) throw new HttpError(422, editorial.invalid, { fields: Object.fromEntries(fields) });
}

/** The language in view: the one that the body names, or the first that it writes. */
function languageOf(sent: Json, item: Item): string {
  const named = valueAt(sent, 'lang');
  if (named === undefined || named === null) return languagesOf(item)[0] ?? MAIN_LANGUAGE;
  if (typeof named === 'string' && isContentLanguage(named)) return named;
  throw new HttpError(422, editorial.invalid, { fields: { lang: editorial.fields.language } });
}

/** Refuses a write that started from an older version than the stored one. A client that sends none is let through. */
function assertCurrent(sent: Json, { updatedAt, updatedBy }: StoredItem): void {
  const version = valueAt(sent, 'updated_at');
  if (version === undefined || version === null) return;
  const from = Date.parse(String(version));
  if (Number.isNaN(from)) throw new HttpError(422, editorial.invalid, { fields: { updated_at: editorial.version } });
  if (from >= Date.parse(updatedAt)) return;
  const message = editorial.conflict(updatedBy);
  throw new HttpError(409, message, { data: { message, updated_at: updatedAt, updated_by: updatedBy } });
}

async function write(call: ItemCall, tx: Queryable, sent: Json, stored: StoredItem | null): Promise<WriteResult> {
  const { content, user, now } = call;
  assertLanguages(sent);
  const before = stored?.item ?? null;
  const asked = incomingItem(content, sent, before, user.id);
  const language = languageOf(sent, asked);
  assertAllowed({ content, before, after: asked, language, user });
  const after = withoutBlankLanguages(content, asked);
  await assertReferences(tx, content, before, after);
  const { id, updatedAt } = await writeItem(tx, { content, before, after, user, now });
  const shown = after.contents[language] === undefined ? (languagesOf(after)[0] ?? language) : language;
  const message = (before === null ? editorial.created : editorial.saved)(content.titles.one, id);
  return { id, message, permalink: permalinkOf(call, id, shown, after), updated_at: updatedAt };
}

/** PostgreSQL's code for a reference to a row that is gone. */
const FOREIGN_KEY_VIOLATION = '23503';

/** A transaction in which a row that vanished after the references were checked is the caller's problem, not a fault. */
async function transaction<T>({ db }: ItemCall, work: (tx: Queryable) => Promise<T>): Promise<T> {
  try {
    return await db.transaction(work);
  } catch (error) {
    if (error instanceof DatabaseError && error.code === FOREIGN_KEY_VIOLATION)
      throw new HttpError(422, editorial.fields.reference);
    throw error;
  }
}

/**
 * Creates an item. With a key the same user creates once, however often and however fast they ask; later calls get the
 * first one's answer.
 */
export function createItem(call: ItemCall, sent: Json, key: string | null): Promise<WriteResult> {
  const attempt = { userId: call.user.id, area: call.content.area, key };
  return transaction(call, (tx) => once(tx, attempt, () => write(call, tx, sent, null)));
}

/** Updates an item: 404 if it is gone, 409 if somebody saved since the version that the body carries. */
export async function updateItem(call: ItemCall, id: number, sent: Json): Promise<WriteResult> {
  return transaction(call, async (tx) => {
    const stored = await lockItem(tx, call.content, id);
    if (stored === null) throw gone(id);
    assertCurrent(sent, stored);
    return write(call, tx, sent, stored);
  });
}

/** Greatest number of items that one call deletes. */
const REMOVE_LIMIT = 200;

/** Deletes items, all or none: 404 naming those that are gone. Gives the ids in the order asked. */
export async function deleteItems({ db, content, user, now }: ItemCall, asked: readonly number[]): Promise<number[]> {
  const ids = [...new Set(asked)];
  if (ids.length > REMOVE_LIMIT) throw new HttpError(400, editorial.tooMany(REMOVE_LIMIT));
  await db.transaction(async (tx) => {
    const text = 'select id from contents where area = $1 and id = any($2::integer[]) order by id for update';
    const { rows } = await tx.query<{ id: number }>(text, [content.area, ids]);
    const found = new Set(rows.map(({ id }) => id));
    const missing = ids.filter((id) => !found.has(id));
    if (missing.length > 0) throw new HttpError(404, editorial.someGone(missing));
    await removeItems(tx, { area: content.area, ids, user, now });
  });
  return ids;
}
