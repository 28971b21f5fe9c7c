import type { Queryable } from '../db/types';
import { compareVersions } from '../db/versions';
import { outdated } from '../http/version';
import { SHOWN_NAME } from './named';

/** A save of a record that started from a version. */
export interface RecordSave {
  readonly table: 'users' | 'roles' | 'desks' | 'files' | 'places' | 'place_types' | 'categories';
  readonly id: number;
  /** Version of the stored row, which is locked. */
  readonly stored: string;
  /** Version that the caller saw. None is let through; what is no version is refused with the body's other problems. */
  readonly sent: string | null | undefined;
  /** Says that another user saved meanwhile. */
  readonly message: string;
  /** Whether the caller may not view the record, and so is not told who that was. Without it they may. */
  readonly isWithheld?: boolean;
}

/** Refuses with 409 a save that started from an older version than the stored one, naming who saved that. */
export async function assertCurrentRecord(tx: Queryable, save: RecordSave): Promise<void> {
  if (compareVersions(save.sent, save.stored) !== 'outdated') return;
  if (save.isWithheld) throw outdated(save.stored, { message: save.message, updated_by: null });
  const { rows } = await tx.query<{ name: string }>(
    `select ${SHOWN_NAME} as name from users u join ${save.table} saved on saved.updated_by = u.id where saved.id = $1`,
    [save.id],
  );
  throw outdated(save.stored, { message: save.message, updated_by: rows[0]?.name ?? null });
}
