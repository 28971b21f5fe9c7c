import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config';
import type { Mail, Mailer } from './mail';

/** Folder of the messages that no mail server was named for, inside the data folder. */
export const OUTBOX = 'outbox';

/** A line break inside a header would begin another one. */
const oneLine = (value: string): string => value.replaceAll(/\s+/g, ' ').trim();

function messageOf({ to, subject, text }: Mail, from: string, now: Date): string {
  return [
    `From: ${oneLine(from)}`,
    `To: ${oneLine(to)}`,
    `Subject: ${oneLine(subject)}`,
    `Date: ${now.toUTCString().replace('GMT', '+0000')}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
    '',
    text,
  ].join('\n');
}

/**
 * Mail as files: one readable `.eml` a message, named by its time, for the owner of the data folder only. A file is
 * whole when it appears.
 */
function createOutbox(folder: string, from: string): Mailer {
  return {
    target: null,
    async send(mail) {
      const now = new Date();
      const name = `${now.toISOString().replaceAll(/[:.]/g, '-')}-${randomBytes(4).toString('hex')}`;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const draft = join(folder, `${name}.part`);
      await writeFile(draft, messageOf(mail, from, now), { mode: 0o600, flag: 'wx' });
      await rename(draft, join(folder, `${name}.eml`));
    },
  };
}

/**
 * Milliseconds for each step of handing a message over; short enough for a server that is being stopped. Some greet late on
 * purpose, to tire those who send in bulk.
 */
const TIMEOUTS = { connectionTimeout: 5000, greetingTimeout: 12_000, socketTimeout: 10_000 } as const;

/** Mail over SMTP. Takes the mail server's URL (`smtp://user:password@host:587`, `smtps://…`) and the sender. */
function createSmtp(url: string, from: string): Mailer {
  return {
    target: new URL(url).host,
    async send({ to, subject, text }) {
      // Loaded with the first message: most starts never send one.
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({ url, ...TIMEOUTS });
      try {
        await transport.sendMail({ from, to: { name: '', address: to }, subject, text, disableFileAccess: true });
      } finally {
        transport.close();
      }
    },
  };
}

/** SMTP where the settings name a server, otherwise files in the data folder. Source: design, section 7. */
export function createMailer({ smtp, mailFrom, dataDir }: Pick<Config, 'smtp' | 'mailFrom' | 'dataDir'>): Mailer {
  return smtp === null ? createOutbox(join(dataDir, OUTBOX), mailFrom) : createSmtp(smtp, mailFrom);
}
