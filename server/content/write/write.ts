import type { Json } from '../../../src/content/field/json';
import { sameValue } from '../../../src/content/field/path';
import type { Content } from '../../../src/content/model/content';
import type { ContentLanguages } from '../../../src/contract/languages';
import { ITALIAN_FIRST } from '../../audit/names';
import type { Queryable } from '../../db/types';
import type { RequestUser } from '../../http/caller';
import { type Item, languagesOf } from '../names';
import { loggedChanges } from './loggedChanges';
import { changesOf, firstAddressOf, NO_ROWS, type Rows, rowsOf } from './rows';
import { type ItemRow, writeStatement } from './writeStatement';

const asText = (value: Json): string => (typeof value === 'string' ? value : '');

/** What lists sort by: the primary language's title and date, or the first written language's. */
export function sortingOf(item: Item, languages: ContentLanguages): { title: string; date: string } {
  const first = item.contents[languagesOf(item, languages)[0] ?? ''];
  return { title: asText(first?.title), date: first?.pub_date ?? '-infinity' };
}

/** What the log says of a write beside what changed. */
interface LogEntry {
  readonly action: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** One write: who, when, the item before and after. */
export interface Write {
  readonly content: Content;
  readonly before: Item | null;
  readonly after: Item;
  readonly user: Pick<RequestUser, 'id' | 'username' | 'deskId'>;
  readonly now: Date;
  /** Those of the site. */
  readonly languages: ContentLanguages;
  /** Null where the log line of another write covers this one. */
  readonly log: LogEntry | null;
  /** Of a new revision draft: the id of its item. */
  readonly revisionOf?: number;
  /** Of a revision draft: the item from which its changes count from now on. */
  readonly base?: Item;
  /** What a draft is compared with for the log, where nothing was stored. */
  readonly since?: Item;
}

async function auditOf(tx: Queryable, write: Write): Promise<string | null> {
  const { content, before, after, user, log, since } = write;
  if (log === null) return null;
  const statuses = Object.fromEntries(Object.entries(after.contents).map(([lang, { status }]) => [lang, status]));
  const from = before ?? since;
  const changed = from === undefined ? {} : await loggedChanges(tx, content, from, after);
  const details = { statuses, ...changed, ...log.details };
  return JSON.stringify({ username: user.username, action: log.action, details });
}

/** The further columns of an item's row that say something else than before. */
function columnsOf(before: Rows, after: Rows, base: Item | undefined): ItemRow['columns'] {
  const address = firstAddressOf(after);
  return {
    ...(address !== firstAddressOf(before) && { address }),
    ...(!sameValue(after.days, before.days) && { days: after.days }),
    ...(!sameValue(after.venueKeys, before.venueKeys) && { venueKeys: after.venueKeys }),
    ...(base !== undefined && { base: JSON.stringify(base) }),
  };
}

/** An item's id and version. */
interface Written {
  readonly id: number;
  readonly updatedAt: string;
}

/**
 * Writes an item with its audit row, in one statement, if it still has the version that `before` was read with; the
 * database raises the area's version. Null where it has another one by now, or is gone: then nothing was written. The
 * caller has checked the change.
 */
export async function writeSeen(db: Queryable, write: Write, seen: string | null): Promise<Written | null> {
  const { content, before, after, user, now, base } = write;
  const [old, rows] = [before === null ? NO_ROWS : rowsOf(content, before), rowsOf(content, after)];
  const row = {
    area: content.area,
    now,
    userId: user.id,
    shared: before !== null && sameValue(rows.shared, old.shared) ? null : JSON.stringify(rows.shared),
    ...sortingOf(after, write.languages),
    columns: columnsOf(old, rows, base),
  };
  const target =
    before === null ? { deskId: user.deskId, revisionOf: write.revisionOf ?? null } : { id: Number(before.id), seen };
  const statement = writeStatement(row, target, changesOf(old, rows), await auditOf(db, write));
  const [written] = (await db.query<{ id: number; updated_at: string }>(statement)).rows;
  return written === undefined ? null : { id: written.id, updatedAt: written.updated_at };
}

/** The same for a caller who has the item's lock (`lockItem`), or writes a new item. */
export async function writeItem(tx: Queryable, write: Write): Promise<Written> {
  const written = await writeSeen(tx, write, null);
  if (written === null) throw new Error('content vanished while it was locked');
  return written;
}

/** What a removed item is called, as the log calls it: the statement still sees its texts. */
const TITLE = `(
  select t.title from translations t where t.content_id = removed.id and t.title <> '' order by ${ITALIAN_FIRST} limit 1)`;

/** Links go by themselves and not only with their contents: one that is deleted may point to another that is. */
const REMOVE = `
  with unlinked as (
    delete from content_links
     where content_id in (select id from contents where id = any($4::integer[]) or revision_of = any($4::integer[]))),
  removed as (delete from contents where area = $1 and id = any($4::integer[]) returning id, revision_of),
  logged as (
    insert into audit (at, user_id, username, action, entity, entity_id, details)
    select $2, $3, $5, case when revision_of is null then 'delete' else 'dropRevision' end, $1, coalesce(revision_of, id),
           case when revision_of is null then jsonb_build_object('title', ${TITLE})
                else jsonb_build_object('revision', id) end
      from removed)
  select id from removed`;

/** Deletes items and revision drafts that the caller has locked, with an audit row each; drafts go with their items. */
export async function removeItems(
  tx: Queryable,
  { area, ids, user, now }: { area: string; ids: readonly number[]; user: RequestUser; now: Date },
): Promise<void> {
  await tx.query({ name: 'content-remove', text: REMOVE, values: [area, now, user.id, ids, user.username] });
}
