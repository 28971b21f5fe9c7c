import type { Queryable } from '../db/types';

/** What was done to a user. */
export type AccountAction = 'update' | 'password.forgotten' | 'password.reset';

export interface AccountEvent {
  readonly action: AccountAction;
  /** Whom it was done to; by themselves. */
  readonly user: { readonly id: number; readonly username: string };
  readonly now: Date;
  /** Names of what changed, never a value. */
  readonly changed?: readonly string[];
}

/** Writes an audit row about a user. */
export async function auditAccount(tx: Queryable, { action, user, now, changed }: AccountEvent): Promise<void> {
  await tx.query(
    `insert into audit (at, user_id, username, action, entity, entity_id, details)
     values ($1, $2, $3, $4, 'user', $2, $5)`,
    [now, user.id, user.username, action, JSON.stringify(changed === undefined ? {} : { changed })],
  );
}
