import type { Queryable } from '../db/types';

/** Who did something. */
export interface Actor {
  /** Null where nobody has signed in: who looks after the machine. */
  readonly id: number | null;
  readonly username: string;
}

/** What was done: to which entity, by whom, when. */
export interface Act {
  readonly actor: Actor;
  readonly action: string;
  readonly entity: string;
  readonly id: number;
  readonly now: Date;
  /** Names of what changed and what else helps to understand it; never a secret. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Writes an act into the log, in its own transaction's or the caller's. */
export async function recordAct(tx: Queryable, act: Act): Promise<void> {
  const { actor, action, entity, id, now, details = {} } = act;
  await tx.query({
    name: 'audit-record',
    text: `insert into audit (at, user_id, username, action, entity, entity_id, details)
           values ($1, $2, $3, $4, $5, $6, $7)`,
    values: [now, actor.id, actor.username, action, entity, id, JSON.stringify(details)],
  });
}
