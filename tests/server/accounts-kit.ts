import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { PATIENCE } from '../kit/patience';
import type { TestServer } from './kit';

/** Every message in the server's outbox, the oldest first. */
export async function mailsOf(server: TestServer): Promise<string[]> {
  const folder = join(server.dataDir, 'outbox');
  const names = await readdir(folder).catch(() => []);
  return Promise.all(
    names
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .map((name) => readFile(join(folder, name), 'utf8')),
  );
}

/** Runs `work`, waits until it has caused this many messages, and gives them. */
export async function mailed(server: TestServer, count: number, work: () => Promise<unknown>): Promise<string[]> {
  const before = (await mailsOf(server)).length;
  await work();
  return vi.waitFor(async () => {
    const mails = (await mailsOf(server)).slice(before);
    expect(mails).toHaveLength(count);
    return mails;
  }, PATIENCE);
}

/** The code in a mail's link. */
export const codeIn = (mail: string): string => /#\/password\/reset\/([A-Za-z0-9_-]{43})$/m.exec(mail)?.[1] ?? '';

export const recover = (server: TestServer, email: string, headers: Record<string, string> = {}) =>
  server.call('POST', 'password/reset/email', { body: { email }, headers });

export const reset = (server: TestServer, code: string, password: string, more: object = {}) =>
  server.call('POST', `password/reset/${code}`, {
    body: { email_token: code, password, password_confirmation: password, ...more },
  });

/** Asks for a code for a demo user and takes it out of the mail. */
export async function codeFor(server: TestServer, username: string): Promise<string> {
  const [mail = ''] = await mailed(server, 1, () => recover(server, `${username}@portolano.example`));
  return codeIn(mail);
}

/** What the audit says a user did to their own account, signing in and out aside. */
export async function auditOf(server: TestServer, username: string): Promise<object[]> {
  const { rows } = await server.db.query(
    `select action, username, details from audit
      where entity = 'user' and entity_id = $1 and user_id = $1 and action not in ('login', 'logout') order by id`,
    [await server.userId(username)],
  );
  return rows;
}

/** Whether a token still opens anything. */
export async function isAlive(server: TestServer, token: string): Promise<boolean> {
  const { status } = await server.get('user/me', { headers: { Authorization: `Bearer ${token}` } });
  return status === 200;
}
