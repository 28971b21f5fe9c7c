import type { RequestUser } from '../auth/context';
import type { Queryable } from '../db/types';
import type { FileRow } from './files';

/** What was done to a file, by whom. */
export interface FileAct {
  readonly action: 'create' | 'update' | 'delete';
  readonly file: Pick<FileRow, 'id' | 'area' | 'name'>;
  readonly user: RequestUser;
  readonly now: Date;
}

/** Writes the audit row of an act, in its transaction. */
export async function logFile(tx: Queryable, { action, file, user, now }: FileAct): Promise<void> {
  await tx.query({
    name: 'file-audit',
    text: `insert into audit (at, user_id, username, action, entity, entity_id, details)
           values ($1, $2, $3, $4, $5, $6, $7)`,
    values: [now, user.id, user.username, action, `media-${file.area}`, file.id, JSON.stringify({ name: file.name })],
  });
}
