import type { OwnSession } from '../../src/contract/sessions';
import { ownSessionsAnswers } from '../../src/messages/server/administration';
import { recordAct } from '../audit/record';
import type { Queryable } from '../db/types';
import type { RequestUser } from '../http/caller';
import { HttpError } from '../http/errors';
import type { Services } from '../services';
import { deviceOf } from './device';
import { closeSessionsOf, earliestSignIn, tokenHash } from './sessions';

/** A user who looks after their own sessions, and the header that says which one is being used. */
export interface SessionOwner {
  readonly user: RequestUser;
  readonly authorization: string | undefined;
}

interface Row {
  id: number;
  user_agent: string;
  address: string;
  created_at: string;
  last_used_at: string;
  current: boolean;
}

/** More than anybody reads through; a program that signs in again and again has them. */
const MOST_LISTED = 100;

/** The caller's live sessions: the one that is being used, then the others, the last used first. */
export async function ownSessions(services: Services, { user, authorization }: SessionOwner): Promise<OwnSession[]> {
  const { rows } = await services.db.query<Row>(
    `select id, user_agent, address, created_at, last_used_at, token_hash = $2 as current from sessions
      where user_id = $1 and expires_at > $3 and created_at > $4
      order by current desc, last_used_at desc, id desc limit $5`,
    [user.id, tokenHash(authorization), services.clock(), earliestSignIn(services), MOST_LISTED],
  );
  return rows.map(({ user_agent, ...session }) => ({ ...session, device: deviceOf(user_agent) }));
}

const record = (tx: Queryable, { clock }: Services, user: RequestUser, action: string, details: object) =>
  recordAct(tx, { actor: user, action, entity: 'user', id: user.id, now: clock(), details: { ...details } });

/** Ends one of the caller's sessions; refuses with 404 any other. */
export function endSession(services: Services, { user }: SessionOwner, id: number): Promise<void> {
  return services.db.transaction(async (tx) => {
    const { rows } = await tx.query<{ user_agent: string }>(
      'delete from sessions where id = $1 and user_id = $2 returning user_agent',
      [id, user.id],
    );
    if (rows[0] === undefined) throw new HttpError(404, ownSessionsAnswers.gone);
    await record(tx, services, user, 'session.end', { device: deviceOf(rows[0].user_agent) });
  });
}

/** Ends the caller's sessions, all of them or but the one that is being used. Gives how many they were. */
export function endSessions(
  services: Services,
  { user, authorization }: SessionOwner,
  which: 'others' | 'all',
): Promise<number> {
  return services.db.transaction(async (tx) => {
    const sessions = await closeSessionsOf(tx, user.id, which === 'others' ? authorization : undefined);
    await record(tx, services, user, which === 'others' ? 'session.endOthers' : 'session.endAll', { sessions });
    return sessions;
  });
}
