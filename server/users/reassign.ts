import { displayText } from '../../src/content/kinds/displayText';
import { profileTexts } from '../../src/messages/screens/accounts';
import { userServerTexts } from '../../src/messages/server/administration';
import { refusalTexts } from '../../src/messages/server/refusals';
import { recordAct } from '../audit/record';
import type { Queryable } from '../db/types';
import { HttpError } from '../http/errors';
import { refuseUsed } from '../http/removal';
import { nextVersion } from '../http/versions';
import { lockAdministration } from './rank';
import { assertMayLeave, deleteUsers, type Leaver, leaversOf, lockTraces } from './remove';
import type { UserCall } from './save';

export interface Reassignment {
  readonly user_to_delete: number;
  readonly user_to_reassign: number;
}

/** A revision draft's base with $2 as the author wherever $1 was: who left has not been replaced by the draft. */
const BASE = `
  jsonb_set(c.revision_base, '{contents}', (
    select jsonb_object_agg(key, case when value -> 'author' = to_jsonb($1::integer)
                                      then value || jsonb_build_object('author', $2::integer) else value end)
      from jsonb_each(c.revision_base -> 'contents')))`;

/**
 * Gives every language of every content of $1 to $2, raises the contents' versions, so that an editor that is open hears
 * of it, and writes it into the log of each. One row with how many contents; a revision draft is its item's part.
 */
const MOVE = `
  with moved as (
    update translations set author_id = $2 where author_id = $1 returning content_id, item_id, area, lang),
  items as (
    select item_id, area, json_agg(path order by path) as changed,
           json_object_agg(path, json_build_array($8::text, $9::text) order by path) as named
      from (select distinct item_id, area, 'contents.' || lang || '.author' as path from moved) as field
     group by item_id, area),
  raised as (
    update contents c set updated_by = $3, created_by = nullif(c.created_by, $1),
           updated_at = ${nextVersion('$4', 'c.updated_at')},
           revision_base = ${BASE}
      from (select distinct content_id from moved) as own where c.id = own.content_id),
  logged as (
    insert into audit (at, user_id, username, action, entity, entity_id, details)
    select $4, $3, $5, 'reassign', area, item_id,
           jsonb_build_object('changed', changed, 'values', named, 'from', $6::text, 'to', $7::text)
      from items)
  select count(*) as total from items`;

/** The same of every place of $1, which is in no language. */
const MOVE_PLACES = `
  with moved as (
    update places p set author_id = $2, updated_by = $3, created_by = nullif(p.created_by, $1),
           updated_at = ${nextVersion('$4', 'p.updated_at')}
     where author_id = $1 returning id, area),
  logged as (
    insert into audit (at, user_id, username, action, entity, entity_id, details)
    select $4, $3, $5, 'reassign', area, id,
           jsonb_build_object('changed', jsonb_build_array('author'),
             'values', jsonb_build_object('author', jsonb_build_array($8::text, $9::text)),
             'from', $6::text, 'to', $7::text)
      from moved)
  select count(*) as total from moved`;

const refuseSuccessor = (problem: string): never => {
  throw new HttpError(422, refusalTexts.invalid, { fields: { user_to_reassign: problem } });
};

/** The two users; refuses a successor who can't inherit. */
async function pairOf(tx: Queryable, { user_to_delete, user_to_reassign }: Reassignment) {
  const both = await leaversOf(tx, [user_to_delete, user_to_reassign]);
  const leaver = both.find(({ id }) => id === user_to_delete);
  const successor = both.find(({ id }) => id === user_to_reassign);
  if (leaver === undefined) throw new HttpError(404, profileTexts.server.notFound);
  if (successor === undefined) return refuseSuccessor(userServerTexts.successor.unknown);
  if (!successor.active) return refuseSuccessor(userServerTexts.successor.inactive);
  return { leaver, successor };
}

async function moveContents(tx: Queryable, call: UserCall, from: Leaver, to: Leaver, now: Date): Promise<number> {
  const { id, username } = call.user;
  const names = [from, to].map(({ name }) => displayText(name));
  const values = [from.id, to.id, id, now, username, from.username, to.username, ...names];
  let total = 0;
  for (const [what, text] of Object.entries({ contents: MOVE, places: MOVE_PLACES })) {
    const { rows } = await tx.query<{ total: number }>({ name: `user-reassign-${what}`, text, values });
    total += rows[0]?.total ?? 0;
  }
  return total;
}

/**
 * Deletes a user and gives all that they wrote, in every language, to another, in one transaction. Refuses with 404 who
 * does not exist, with 422 a successor who is the same, unknown or inactive, with 409 oneself, the last administrator and who may
 * more than the caller. Gives the text that says how many contents went to whom. Source: contract, DELETE user/reassign.
 */
export async function reassignUser(call: UserCall, sent: Reassignment): Promise<string> {
  if (sent.user_to_delete === sent.user_to_reassign) refuseSuccessor(userServerTexts.successor.same);
  const { db, clock } = call.services;
  const now = clock();
  return refuseUsed(userServerTexts.stillReferenced, () =>
    db.transaction(async (tx) => {
      await lockAdministration(tx);
      const { leaver, successor } = await pairOf(tx, sent);
      await assertMayLeave(tx, call, [leaver]);
      await lockTraces(tx, [leaver.id]);
      const contents = await moveContents(tx, call, leaver, successor, now);
      await deleteUsers(tx, [leaver.id]);
      const details = { username: leaver.username, contents, to: successor.username };
      await recordAct(tx, { actor: call.user, action: 'delete', entity: 'user', id: leaver.id, now, details });
      return userServerTexts.reassigned(leaver.name, successor.name, contents);
    }),
  );
}
