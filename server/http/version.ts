import type { Queryable } from '../db/types';
import { SHOWN_NAME } from '../users/named';
import { HttpError } from './errors';

/** Tables whose rows carry a version and who saved it. */
type Versioned = 'users' | 'roles' | 'desks';

/** A save that started from a version: of which row, and what is told when somebody else was quicker. */
export interface Save {
  readonly table: Versioned;
  readonly id: number;
  /** The stored version, of a row that is held. */
  readonly stored: string;
  /** The version that the caller saw; none is let through. */
  readonly seen: string | null | undefined;
  readonly message: string;
}

/** Refuses with 409 a save that started from an older version than the stored one. Source: contract, 'Ours, beyond the spec'. */
export async function assertCurrent(tx: Queryable, { table, id, stored, seen, message }: Save): Promise<void> {
  if (typeof seen !== 'string' || Number.isNaN(Date.parse(seen)) || Date.parse(seen) >= Date.parse(stored)) return;
  const { rows } = await tx.query<{ name: string }>(
    `select ${SHOWN_NAME} as name from users u join ${table} saved on saved.updated_by = u.id where saved.id = $1`,
    [id],
  );
  const data = { message, updated_at: stored, updated_by: rows[0]?.name ?? null };
  throw new HttpError(409, message, { data });
}
