import { createHash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { emailProblem } from '../../src/content/text/people';
import { accountMailTexts, recoveryTexts } from '../../src/messages/screens/accounts';
import { refusalTexts } from '../../src/messages/server/refusals';
import { recordAct } from '../audit/record';
import type { Queryable } from '../db/types';
import { HttpError } from '../http/errors';
import type { Services } from '../services';
import { foldName, reserveRecovery } from './throttle';

/** A code serves for this long, in milliseconds. Source: contract, 'Session and accounts'. */
const CODE_LIFETIME = 60 * 60_000;

/** What the database keeps of a code. */
export const codeHash = (code: string): Buffer => createHash('sha256').update(code).digest();

interface Account {
  readonly id: number;
  readonly username: string;
  readonly first_name: string;
  readonly email: string;
}

const OF_ADDRESS = 'select id, username, first_name, email from users where lower(email) = $1 and active for key share';

/** The new code takes the place of an older one. */
const ISSUE = `
  insert into password_resets (user_id, code_hash, expires_at) values ($1, $2, $3)
  on conflict (user_id) do update set code_hash = excluded.code_hash, expires_at = excluded.expires_at`;

/** Gives a user a code to choose a new password with; it goes by mail and is known to nobody else. */
export async function issueCode(tx: Queryable, userId: number, now: Date): Promise<string> {
  const code = randomBytes(32).toString('base64url');
  await tx.query(ISSUE, [userId, codeHash(code), new Date(now.getTime() + CODE_LIFETIME)]);
  return code;
}

async function issueFor({ db, clock }: Services, email: string): Promise<{ account: Account; code: string } | null> {
  const now = clock();
  return db.transaction(async (tx) => {
    await tx.query('delete from password_resets where expires_at <= $1', [now]);
    const { rows } = await tx.query<Account>(OF_ADDRESS, [foldName(email)]);
    const account = rows[0];
    if (account === undefined) return null;
    const code = await issueCode(tx, account.id, now);
    await recordAct(tx, { actor: account, action: 'password.forgotten', entity: 'user', id: account.id, now });
    return { account, code };
  });
}

/** The client's address: the one of the settings, else where this very call came in. A caller's Host header decides nothing. */
function clientAddress({ publicUrl }: Services, { socket }: Pick<FastifyRequest, 'socket'>): string {
  const address = socket.localAddress?.replace(/^::ffff:/, '') ?? '127.0.0.1';
  return publicUrl ?? `http://${address.includes(':') ? `[${address}]` : address}:${socket.localPort}/`;
}

/** Where the client takes a new password by means of a code. */
export const resetLink = (services: Services, request: Pick<FastifyRequest, 'socket'>, code: string): string =>
  `${clientAddress(services, request)}#/password/reset/${code}`;

async function sendCode(services: Services, email: string, client: string): Promise<void> {
  const issued = await issueFor(services, email);
  if (issued === null) return;
  const { account, code } = issued;
  const { subject, text } = accountMailTexts.reset;
  const name = account.first_name || account.username;
  const link = `${client}#/password/reset/${code}`;
  await services.mailer.send({ to: account.email, subject, text: text({ name, username: account.username, link }) });
}

/**
 * Takes a request for a reset code. The answer, its time included, says nothing about the address: looking it up and
 * mailing go on after it. Refuses with 422 what is no address, with 429 too many requests. Gives the text for the user.
 * Source: document 1, section 2.6; contract, POST password/reset/email.
 */
export async function recover(services: Services, sent: string, request: FastifyRequest): Promise<string> {
  const email = sent.trim();
  const problem = emailProblem(email);
  if (problem !== null) throw new HttpError(422, refusalTexts.invalid, { fields: { email: problem } });
  const wait = await reserveRecovery(services.db, email, request.ip, services.clock());
  if (wait > 0) throw new HttpError(429, refusalTexts.tooManyRequests(wait), { retryAfter: wait });
  const client = clientAddress(services, request);
  services.background.run(request.log, 'recovery mail', () => sendCode(services, email, client));
  return recoveryTexts.sent;
}
