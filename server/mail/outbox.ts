import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mail, Mailer } from './mailer';

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
export function createOutbox(folder: string, from: string): Mailer {
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
