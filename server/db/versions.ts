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
