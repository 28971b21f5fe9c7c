import type { Queryable } from './types';

/** Keys of the advisory locks, which all processes on one PostgreSQL share: each number once. */
export const LOCKS = {
  /** One process migrates at a time. */
  migration: 4_380_001,
  /** One process fills an empty database. */
  filling: 4_380_002,
  /** Changes that take rights or users away, one at a time. */
  administration: 4_380_003,
  /** Roles get their machine names one at a time, so that two of one title do not get the same. */
  roleNames: 4_380_004,
  /** Redirects are written one at a time: two that are fine alone can be a loop together. */
  redirects: 4_380_007,
  /** Files are imported one at a time: each says what is gone since the last. */
  importing: 4_380_010,
  /** Place types get their codes one at a time, so that two of one title do not get the same. */
  placeTypes: 4_380_009,
  /** Categories and tags are written one at a time: levels keep their order, slugs and names stay unique. */
  categories: 4_380_008,
  /** One process writes the reference data at a time. */
  reference: 4_380_012,
  /** Settings are written one save at a time: a section's first rows can't be locked. */
  settings: 4_380_011,
  /** Held in common by the backups that are being made: until they end, no stored file is removed. */
  backup: 4_380_013,
  /** The log's oldest rows are moved out by one process at a time. */
  register: 4_380_014,
} as const;

/** Waits for a lock and keeps it until the transaction ends. */
export async function takeLock(tx: Queryable, lock: keyof typeof LOCKS): Promise<void> {
  await tx.query('select pg_advisory_xact_lock($1)', [LOCKS[lock]]);
}
