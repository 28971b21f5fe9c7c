import type { Background } from './background';
import type { Db } from './db/types';
import type { Mailer } from './mail/mailer';

/** Now; tests give their own. */
export type Clock = () => Date;

/** What every route may use. */
export interface Services {
  readonly db: Db;
  readonly clock: Clock;
  /** Folder of everything the server stores beside the database; exists and can be written. */
  readonly dataDir: string;
  readonly mailer: Mailer;
  readonly background: Background;
  /** Where people open the client, with a slash at its end; null where nobody said. */
  readonly publicUrl: string | null;
}
