import { join } from 'node:path';
import type { Config } from '../config';
import { createOutbox } from './outbox';
import { createSmtp } from './smtp';

/** One message in plain text. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** How mail leaves the server. */
export interface Mailer {
  /** The mail server that takes the messages; null where they stay on this machine. */
  readonly target: string | null;
  /** Hands the message over; rejects where that did not work. */
  send(mail: Mail): Promise<void>;
}

/** Folder of the messages that no mail server was named for, inside the data folder. */
export const OUTBOX = 'outbox';

/** SMTP where the settings name a server, otherwise files in the data folder. Source: design, section 7. */
export function createMailer({ smtp, mailFrom, dataDir }: Pick<Config, 'smtp' | 'mailFrom' | 'dataDir'>): Mailer {
  return smtp === null ? createOutbox(join(dataDir, OUTBOX), mailFrom) : createSmtp(smtp, mailFrom);
}
