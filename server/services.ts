import type { Db } from './db/types';

/** Now; tests give their own. */
export type Clock = () => Date;

/** What every route may use. */
export interface Services {
  readonly db: Db;
  readonly clock: Clock;
  /** Folder of everything the server stores beside the database; exists and can be written. */
  readonly dataDir: string;
}
