import type { Queryable } from '../db/types';
import { HttpError } from './errors';

/** How the version that a save started from compares with the stored one. */
export type VersionState = 'absent' | 'malformed' | 'current' | 'outdated';

/** Whether what a caller sent as a version is none. */
export const isMalformed = (sent: unknown): boolean =>
  sent !== undefined && sent !== null && Number.isNaN(Date.parse(String(sent)));

/** Compares the `updated_at` that a caller sent, of whatever type, with the stored one (ISO 8601). */
export function compareVersions(sent: unknown, stored: string): VersionState {
  if (sent === undefined || sent === null) return 'absent';
  if (isMalformed(sent)) return 'malformed';
  return Date.parse(String(sent)) >= Date.parse(stored) ? 'current' : 'outdated';
}

/**
 * SQL of a row's next version: now, or a millisecond past the old version where the clock has not advanced or went back.
 * `now` is the placeholder of the time.
 */
export const nextVersion = (now: string, column = 'updated_at'): string =>
  `greatest(${now}::timestamptz, ${column} + interval '1 millisecond')`;

/** How a user is called, in SQL: first and last name, else the company, else the user name. Takes an alias of `users`. */
const shownName = (user: string): string =>
  `coalesce(nullif(trim(${user}.first_name || ' ' || ${user}.last_name), ''), nullif(${user}.company, ''), ${user}.username)`;

/** The same over `users u`. */
export const SHOWN_NAME = shownName('u');

/** What a row of a list says of its last change, in SQL. Takes the alias of a table that keeps it. */
export const lastChangeOf = (table: string): string => `${table}.updated_at,
  (select ${shownName('editor')} from users editor where editor.id = ${table}.updated_by) as updated_by`;

/** What a refused save says of the stored version. */
export interface Conflict {
  readonly message: string;
  /** Name of who saved it; null where that is unknown. */
  readonly updated_by: string | null;
  /** More for the answer's `data`. */
  readonly [key: string]: unknown;
}

/** The refusal (409) of a save that started from an older version than `stored`. Source: contract, 'Ours, beyond the spec'. */
export const outdated = (stored: string, { message, updated_by, ...more }: Conflict): HttpError =>
  new HttpError(409, message, { data: { message, updated_at: stored, updated_by, ...more } });

/**
 * Refuses a save that started from an older version than the stored one; one that names no version is let through.
 * `malformed` is the refusal of what is no version.
 */
export function assertCurrent(
  sent: unknown,
  stored: string,
  malformed: () => HttpError,
  conflict: () => Conflict,
): void {
  const state = compareVersions(sent, stored);
  if (state === 'malformed') throw malformed();
  if (state === 'outdated') throw outdated(stored, conflict());
}

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
