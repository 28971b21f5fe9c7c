import { compareVersions } from '../db/versions';
import { HttpError } from './errors';

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
