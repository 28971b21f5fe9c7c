import { recordAct } from '../audit/record';
import type { Queryable } from '../db/types';
import type { RequestUser } from '../http/caller';
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
  const entity = `media-${file.area}`;
  await recordAct(tx, { actor: user, action, entity, id: file.id, now, details: { name: file.name } });
}
