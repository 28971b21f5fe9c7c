import { userServerTexts } from '../../src/messages/server/administration';
import { recordAct } from '../audit/record';
import { isPossibleId } from '../db/ids';
import type { Queryable } from '../db/types';
import type { Rights } from '../http/caller';
import { HttpError } from '../http/errors';
import { refuseMissing, refuseUsed } from '../http/removal';
import { SHOWN_NAME } from '../http/versions';
import { namedTo } from './named';
import { assertAdministratorStays, assertCovered, lockAdministration } from './rank';
import type { UserCall } from './save';

/** Greatest number of users that one call deletes. */
const REMOVE_LIMIT = 200;
/** Users named in a refusal. */
const NAMED = 5;

/** A user to be deleted, or to inherit. */
export interface Leaver {
  readonly id: number;
  readonly username: string;
  readonly name: string;
  readonly role: string;
  readonly active: boolean;
}

const LEAVERS = `
  select u.id, u.username, u.active, r.name as role,
         ${SHOWN_NAME} as name
    from users u join roles r on r.id = u.role_id
   where u.id = any($1::integer[]) order by u.id`;

/** Users by their ids, ascending; with `lockAdministration` nobody else takes them away meanwhile. */
export async function leaversOf(tx: Queryable, ids: readonly number[]): Promise<Leaver[]> {
  const { rows } = await tx.query<Leaver>(LEAVERS, [ids.filter(isPossibleId)]);
  return rows;
}

/** Refuses with 409 whom the caller may not delete: themselves, who may more, the last administrator. */
export async function assertMayLeave(tx: Queryable, call: UserCall, leavers: readonly Leaver[]): Promise<void> {
  const { user } = call;
  for (const leaver of leavers) {
    if (leaver.id === user.id) throw new HttpError(409, userServerTexts.self.remove);
    await assertCovered(tx, user, leaver);
  }
  const ids = leavers.map(({ id }) => id);
  await assertAdministratorStays(tx, ids, leavers.map(({ name }) => name).join(', '));
}

const CONTENTS = `
  select 1 from contents where created_by = any($1::integer[]) or updated_by = any($1::integer[])
      or id in (select content_id from translations where author_id = any($1::integer[]))
   order by id for no key update`;
const FILES = `
  select 1 from files where created_by = any($1::integer[]) or updated_by = any($1::integer[])
   order by id for no key update`;

const PLACES = `
  select 1 from places
   where author_id = any($1::integer[]) or created_by = any($1::integer[]) or updated_by = any($1::integer[])
   order by id for no key update`;
/** Deleting a category takes it away from its users: it locks them and then raises versions. Saves may name them still. */
const USERS = 'select 1 from users where id = any($1::integer[]) order by id for no key update';
const CATEGORIES = 'select 1 from categories where updated_by = any($1::integer[]) order by id for no key update';

/** Every write raises its area's version before it commits: this waits for those under way and holds off new ones. */
const WRITES = 'lock table area_versions in share row exclusive mode';

/**
 * Locks every row that names these users, before they are changed in several steps; nothing more is written for them
 * until the end of the transaction. A save locks its row first and then the area's version: whoever takes many rows after
 * the version would wait for a save that waits for them.
 */
export async function lockTraces(tx: Queryable, ids: readonly number[]): Promise<void> {
  await tx.query(CONTENTS, [ids]);
  await tx.query(FILES, [ids]);
  await tx.query(PLACES, [ids]);
  await tx.query(USERS, [ids]);
  await tx.query(CATEGORIES, [ids]);
  await tx.query(WRITES);
}

/** Deletes users whose traces are locked; rejects where a table still points to one. */
export async function deleteUsers(tx: Queryable, ids: readonly number[]): Promise<void> {
  await tx.query('delete from users where id = any($1::integer[])', [ids]);
}

const OWNERS = `
  select id, sum(contents)::integer as contents
    from (select author_id as id, count(distinct item_id) as contents from translations
           where author_id = any($1::integer[]) group by author_id
          union all
          select author_id, count(*) from places where author_id = any($1::integer[]) group by author_id) owned
   group by id`;

async function refuseOwners(tx: Queryable, leavers: readonly Leaver[], caller: Rights): Promise<void> {
  const ids = leavers.map(({ id }) => id);
  const { rows } = await tx.query<{ id: number; contents: number }>(OWNERS, [ids]);
  if (rows.length === 0) return;
  const counts = new Map(rows.map(({ id, contents }) => [id, contents]));
  const owners = leavers.filter(({ id }) => counts.has(id));
  const users = owners.map(({ id, username, name, active }) => {
    return { ...namedTo(caller, { id, username, name, active }), contents: counts.get(id) ?? 0 };
  });
  const names = users.slice(0, NAMED).map(({ name }) => name);
  const contents = users.reduce((sum, one) => sum + one.contents, 0);
  const message = userServerTexts.ownsContents(names, users.length, contents);
  throw new HttpError(409, message, { data: { message, users } });
}

/**
 * Deletes users who own nothing, all or none. Refuses with 404 those that do not exist, with 409 oneself, the last
 * administrator, who may more than the caller, and who still owns contents (named in `data.users`).
 * Source: contract, DELETE user/{ids}.
 */
export async function removeUsers(call: UserCall, ids: readonly number[]): Promise<void> {
  if (ids.length > REMOVE_LIMIT) throw new HttpError(400, userServerTexts.tooMany(REMOVE_LIMIT));
  const now = call.services.clock();
  await refuseUsed(userServerTexts.stillReferenced, () =>
    call.services.db.transaction(async (tx) => {
      await lockAdministration(tx);
      const leavers = await leaversOf(tx, ids);
      refuseMissing(ids, leavers, userServerTexts.missing);
      await assertMayLeave(tx, call, leavers);
      await lockTraces(tx, ids);
      await refuseOwners(tx, leavers, call.user);
      await deleteUsers(tx, ids);
      for (const { id, username } of leavers)
        await recordAct(tx, { actor: call.user, action: 'delete', entity: 'user', id, now, details: { username } });
    }),
  );
}
