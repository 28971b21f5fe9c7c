import type { Json } from '../../src/content/field/json';
import { fieldPath, valueAt, withValueAt } from '../../src/content/field/path';
import { withDeclaredPlaces, withLanguageOf, writtenLanguages } from '../../src/content/item/beside';
import { withPublicationDates } from '../../src/content/item/item';
import { fieldChanged } from '../../src/content/item/merge';
import type { Content } from '../../src/content/model/content';
import { PUBLISHED_STATUS, STATUS } from '../../src/content/publication/status';
import { romeDateTime } from '../../src/content/when/civil';
import { withLocalityApart } from '../../src/content/where/localityWithin';
import { primaryLanguage } from '../../src/contract/languages';
import { isWaiting } from '../../src/machines/publication/steps';
import { editorialTexts } from '../../src/messages/server/editorial';
import { publicationTexts } from '../../src/messages/server/publication';
import { readerOf } from '../auth/told';
import { isForeignKeyViolation } from '../db/sqlstate';
import type { Queryable } from '../db/types';
import { HttpError } from '../http/errors';
import { once } from '../http/idempotency';
import { assertCurrent } from '../http/versions';
import { addedPointers, assertReferences } from '../references/chosen';
import type { CleanTexts } from '../richText/cleaner';
import {
  type ItemCall,
  resultOf,
  retoldResult,
  savedBy,
  type ToldResult,
  toldResult,
  type WriteResult,
} from './answer';
import type { Item } from './names';
import { differsInTexts, keepItem, keptItems } from './read/keptItems';
import { lockItem, readItem } from './read/read';
import type { StoredItem } from './read/storedItem';
import { saveMissing } from './revision/merged';
import { mergeDraft, newBase, revise } from './revision/save';
import { judged } from './write/check';
import { cleanLongTexts, incomingItem } from './write/incoming';
import { withSentPlaces } from './write/sentPlaces';
import { slugWarning } from './write/slugs';
import { type Write, writeItem, writeSeen } from './write/write';

/** Whether a body has another text than the stored one in a language. */
function changesLanguage(content: Content, sent: Json, before: Item, language: string): boolean {
  return content.fields.some((field) => {
    const path = fieldPath(field, language);
    const value = valueAt(sent, path);
    return (
      field.localized && value !== undefined && fieldChanged(field, before, withValueAt(before, path, value), language)
    );
  });
}

/** Refuses texts in languages that the site does not have, but for what is stored in one that it had once, unchanged. */
function assertLanguages({ content, languages }: ItemCall, sent: Json, before: Item | null): void {
  const foreign = writtenLanguages(content, sent).filter((language) => !languages.includes(language));
  const fields = foreign.flatMap((language) => {
    const path = `contents.${language}`;
    if (before?.contents[language] === undefined) return [[path, editorialTexts.fields.language]];
    return changesLanguage(content, sent, before, language) ? [[path, editorialTexts.fields.removedLanguage]] : [];
  });
  if (fields.length > 0) throw new HttpError(422, editorialTexts.invalid, { fields: Object.fromEntries(fields) });
}

/** The item with what is stored in languages that the site does not have any more, word for word. */
function withRemovedLanguages({ content, languages }: ItemCall, item: Item, before: Item | null): Item {
  if (before === null) return item;
  const removed = Object.keys(before.contents).filter((language) => !languages.includes(language));
  return removed.reduce((kept, language) => withLanguageOf(content, kept, before, language), item);
}

/** The language in view: the one that the body names, or the first that it writes. */
function languageOf({ languages }: ItemCall, sent: Json, item: Item): string {
  const named = valueAt(sent, 'lang');
  if (named === undefined || named === null)
    return languages.find((language) => language in item.contents) ?? primaryLanguage(languages);
  if (typeof named === 'string' && languages.includes(named)) return named;
  throw new HttpError(422, editorialTexts.invalid, { fields: { lang: editorialTexts.fields.language } });
}

/** Refuses a write that started from an older version than the stored one. A client that sends none is let through. */
function assertSeen(call: ItemCall, sent: Json, stored: StoredItem): void {
  const malformed = () =>
    new HttpError(422, editorialTexts.invalid, { fields: { updated_at: editorialTexts.version } });
  const name = savedBy(call, stored);
  const conflict = () => ({ message: editorialTexts.conflict(name), updated_by: name });
  assertCurrent(valueAt(sent, 'updated_at'), stored.updatedAt, malformed, conflict);
}

/** The languages that readers see of the item that a draft revises; null for an item. */
function revisedLanguages(stored: StoredItem | null): string[] | null {
  const statuses = stored?.original?.statuses;
  if (statuses === undefined) return null;
  return Object.keys(statuses).filter((language) => statuses[language] === PUBLISHED_STATUS);
}

/** What the log calls a write: by the statuses that languages took. */
function actionOf(before: Item | null, after: Item): string {
  if (before === null) return 'create';
  const statuses = Object.entries(after.contents)
    .filter(([language, { status }]) => before.contents[language]?.status !== status)
    .map(([, { status }]) => status);
  if (statuses.includes(STATUS.sentBack)) return 'sendBack';
  return statuses.some(isWaiting) ? 'submit' : 'update';
}

function messageOf({ content }: ItemCall, stored: StoredItem | null, id: number): string {
  if (stored === null) return editorialTexts.created(content.titles.one, id);
  return stored.original === null ? editorialTexts.saved(content.titles.one, id) : publicationTexts.draftSaved(id);
}

/** A body whose long texts have been looked at. */
interface Sent {
  readonly sent: Json;
  readonly clean: CleanTexts;
}

/** Before a transaction begins: it would keep others waiting for as long as cleaning takes. */
async function prepared({ cleaner, content }: ItemCall, body: Json): Promise<Sent> {
  const sent = withLocalityApart(content, withDeclaredPlaces(content, body));
  return { sent, clean: await cleanLongTexts(cleaner, content, sent) };
}

/** A save as it was decided: what it asks for, and what becomes of it. What readers see from now on has its date. */
interface Decided {
  readonly requested: Item;
  /** The language in view. */
  readonly language: string;
  readonly outcome: ReturnType<typeof judged>;
}

/** What becomes of a body over the stored item. Refuses what breaks a rule; references are checked apart. */
function decide(call: ItemCall, { sent, clean }: Sent, stored: StoredItem | null): Decided {
  const { content, user, languages } = call;
  const before = stored?.item ?? null;
  assertLanguages(call, sent, before);
  const incoming = incomingItem({ content, sent, userId: user.id, clean }, before);
  const requested = withRemovedLanguages(call, incoming, before);
  const language = languageOf(call, sent, requested);
  const revises = revisedLanguages(stored);
  const outcome = judged({ content, before, after: requested, language, languages, user, revises });
  if (outcome.kind !== 'saves' || (stored?.original ?? null) !== null) return { requested, language, outcome };
  const item = withPublicationDates(outcome.item, before, romeDateTime(call.now));
  return { requested, language, outcome: { ...outcome, item } };
}

/** The answer to a save that changes nothing. */
function unchangedResult(call: ItemCall, { requested, language }: Decided, stored: StoredItem | null): WriteResult {
  const [id, updatedAt] = [Number(requested.id), stored?.updatedAt ?? ''];
  const message = publicationTexts.unchanged(call.content.titles.one, id);
  const isDraft = (stored?.original ?? null) !== null;
  return resultOf(call, { id, item: requested, language, updatedAt, message, isDraft });
}

const plainWrite = ({ content, user, now, languages }: ItemCall, before: Item | null, after: Item): Write => ({
  content,
  before,
  after,
  user,
  now,
  languages,
  log: { action: actionOf(before, after) },
});

/** The answer to a save, with what it has to say of the addresses that changed. */
async function warned(call: ItemCall, db: Queryable, stored: StoredItem | null, after: Item, done: WriteResult) {
  const ids = [done.id, Number(stored?.item.id ?? 0), stored?.original?.id ?? 0];
  const warning = await slugWarning(db, { ...call, before: stored?.item ?? null, after, ids });
  return warning === undefined ? done : { ...done, warning };
}

/** Judges and writes in a transaction that has the item's lock. */
async function write(call: ItemCall, tx: Queryable, body: Sent, stored: StoredItem | null): Promise<WriteResult> {
  const decided = decide(call, body, stored);
  const { language, outcome } = decided;
  if (outcome.kind === 'unchanged') return unchangedResult(call, decided, stored);
  const before = stored?.item ?? null;
  const { item } = outcome;
  await assertReferences(tx, readerOf(call.user), addedPointers(call.content, before, item));
  const { sent } = body;
  const done = async () => {
    if (stored !== null && outcome.kind === 'revises') return revise({ call, tx, sent, stored, item, language });
    if (stored !== null && outcome.kind === 'takesOver')
      return mergeDraft({ call, tx, sent, stored, item, language }, outcome.languages);
    const isDraft = stored !== null && stored.original !== null;
    const base = isDraft ? await newBase({ call, tx, sent, stored, item, language }) : undefined;
    const write = { ...plainWrite(call, before, item), ...(base !== undefined && { base }) };
    const { id, updatedAt } = await writeItem(tx, write);
    return resultOf(call, { id, item, language, updatedAt, message: messageOf(call, stored, id), isDraft });
  };
  return warned(call, tx, stored, item, await done());
}

/** A save over an item as it was last seen. */
interface Seen extends Decided {
  readonly stored: StoredItem;
  /** Whether it changes texts of the item's own alone. */
  readonly isInTexts: boolean;
}

function over(call: ItemCall, body: Sent, stored: StoredItem): Seen {
  assertSeen(call, body.sent, stored);
  const decided = decide(call, body, stored);
  const { outcome } = decided;
  const isInTexts = outcome.kind === 'saves' && differsInTexts(call.content, stored.item, outcome.item);
  return { ...decided, stored, isInTexts };
}

/**
 * Over the item as this process keeps it: a change of texts alone. Null for anything else, and for what would be refused:
 * what is kept may be wrong about it.
 */
function overKept(call: ItemCall, body: Sent, kept: StoredItem | undefined): Seen | null {
  if (kept === undefined) return null;
  try {
    const seen = over(call, body, kept);
    return seen.isInTexts ? seen : null;
  } catch (error) {
    if (error instanceof HttpError) return null;
    throw error;
  }
}

/** Over the item as it is stored; null without one, and for a revision draft. */
async function overRead(call: ItemCall, body: Sent, id: number): Promise<Seen | null> {
  const stored = await readItem(call.db, call.content, id);
  return stored === null || stored.original !== null ? null : over(call, body, stored);
}

/**
 * The way of most saves: without a lock, over the item as it is kept or else read, in one statement that writes nothing if
 * it is not so any more. Null where a save takes more than that (`saveLocked`): it concerns a revision draft, something is
 * chosen anew, or somebody else saved between.
 */
async function saveSeen(call: ItemCall, id: number, body: Sent): Promise<WriteResult | null> {
  const { db, content } = call;
  const kept = keptItems(db, content);
  const known = overKept(call, body, kept.get(id));
  if (known === null) kept.delete(id);
  const seen = known ?? (await overRead(call, body, id));
  if (seen === null) return null;
  const { stored, language, outcome, isInTexts } = seen;
  if (outcome.kind === 'unchanged') return unchangedResult(call, seen, stored);
  if (outcome.kind !== 'saves') return null;
  const { item } = outcome;
  if (!isInTexts && addedPointers(content, stored.item, item).length > 0) return null;
  const written = await writeSeen(db, plainWrite(call, stored.item, item), stored.updatedAt);
  if (written === null) {
    kept.delete(id);
    return null;
  }
  if (isInTexts) keepItem(db, content, { ...stored, item, updatedAt: written.updatedAt });
  const message = messageOf(call, stored, written.id);
  return warned(call, db, stored, item, resultOf(call, { ...written, item, language, message, isDraft: false }));
}

/** The way of all other saves: in a transaction that keeps others from changing the item. */
function saveLocked(call: ItemCall, id: number, body: Sent): Promise<WriteResult> {
  return call.db.transaction(async (tx) => {
    const stored = await lockItem(tx, call.content, id);
    if (stored === null) return saveMissing(call, tx, id, body.sent);
    assertSeen(call, body.sent, stored);
    return write(call, tx, body, stored);
  }, 'areas');
}

/** A row that vanished after the references were checked is the caller's problem, not a fault. */
async function withMissingRefused<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isForeignKeyViolation(error) ? new HttpError(422, editorialTexts.fields.reference) : error;
  }
}

/**
 * Creates an item. With a key the same user creates once, however often and however fast they call; later calls get the
 * first one's answer, as far as they may be told it by then.
 */
export async function createItem(call: ItemCall, sent: Json, key: string | null): Promise<ToldResult> {
  const attempt = { userId: call.user.id, area: call.content.area, key };
  return withSentPlaces(call.content, sent, async () => {
    const body = await prepared(call, sent);
    const made: WriteResult[] = [];
    const create = async (tx: Queryable) => {
      const result = await write(call, tx, body, null);
      made.push(result);
      return result;
    };
    const written = await withMissingRefused(() =>
      call.db.transaction((tx) => once(tx, attempt, () => create(tx)), 'areas'),
    );
    return made.includes(written) ? toldResult(call, written) : retoldResult(call, written);
  });
}

/** Updates an item: 404 if it does not exist, 409 if another user saved since the version that the body carries. */
export async function updateItem(call: ItemCall, id: number, sent: Json): Promise<ToldResult> {
  return withSentPlaces(call.content, sent, async () => {
    const body = await prepared(call, sent);
    const written = await withMissingRefused(
      async () => (await saveSeen(call, id, body)) ?? saveLocked(call, id, body),
    );
    return toldResult(call, written);
  });
}
