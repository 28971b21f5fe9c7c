import { REVIEW } from '../../src/contract/activities';
import { activityServerTexts as texts } from '../../src/messages/server/editorial';
import { REVIEWED_AREA } from '../audit/names';
import type { Actor } from '../audit/record';
import { isPossibleId } from '../db/ids';
import type { Queryable } from '../db/types';
import { HttpError } from '../http/errors';

/** One statement: the same choice again, of an activity that has not changed since, writes nothing. */
const CHOOSE = `
  with known as (
    select id, title, status, changed from reviewed_activities where id = $1 for no key update),
  written as (
    update reviewed_activities a
       set status = $2, changed = false,
           decided_at = case when $2 = ${REVIEW.undecided} then null else $3::timestamptz end,
           decided_by = case when $2 = ${REVIEW.undecided} then null else $4::integer end
      from known where a.id = known.id and (known.status <> $2 or known.changed)
    returning a.id),
  logged as (
    insert into audit (at, user_id, username, action, entity, entity_id, details)
    select $3, $4, $5, 'choose', '${REVIEWED_AREA}', known.id,
           jsonb_build_object('title', known.title, 'before', known.status, 'after', $2::smallint)
      from known join written on written.id = known.id)
  select title from known`;

interface Choice {
  readonly id: number;
  readonly status: number;
}

/**
 * Decides about an activity; of two decisions the last stays. From then on it counts as seen, however it had changed. Gives
 * what is said of it. Refuses with 422 a decision that there is not, with 404 an activity that there is not.
 */
export async function chooseActivity(db: Queryable, actor: Actor, { id, status }: Choice, now: Date): Promise<string> {
  const unknown = texts.unknownChoice(status);
  if (!Object.values<number>(REVIEW).includes(status))
    throw new HttpError(422, unknown, { fields: { status: unknown } });
  const values = [id, status, now, actor.id, actor.username];
  const statement = { name: 'activity-choose', text: CHOOSE, values, writes: 'areas' } as const;
  const { rows } = isPossibleId(id) ? await db.query<{ title: string }>(statement) : { rows: [] };
  if (rows[0] === undefined) throw new HttpError(404, texts.missing(id));
  return texts.chosen(rows[0].title);
}
