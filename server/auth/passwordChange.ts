import type { FastifyRequest } from 'fastify';
import { accountMailTexts } from '../../src/messages/screens/accounts';
import type { Queryable } from '../db/types';
import type { Services } from '../services';
import { closeSessionsOf } from './sessions';

/** Whom a message is for. */
export interface Addressee {
  readonly username: string;
  readonly firstName: string;
  readonly email: string;
}

/** A changed password ends the user's other sessions and every code that could change it again. `keep`: this call's header. */
export async function afterPasswordChange(tx: Queryable, userId: number, keep?: string): Promise<void> {
  await closeSessionsOf(tx, userId, keep);
  await forgetCodes(tx, userId);
}

/** Makes a user's reset code worthless. */
export async function forgetCodes(tx: Queryable, userId: number): Promise<void> {
  await tx.query('delete from password_resets where user_id = $1', [userId]);
}

/** Notifies a user by mail, after the answer, of what was changed. */
export function notifyByMail(
  { background, mailer }: Services,
  request: FastifyRequest,
  what: 'changed' | 'moved',
  { username, firstName, email }: Addressee,
): void {
  const { subject, text } = accountMailTexts[what];
  const mail = { to: email, subject, text: text({ name: firstName || username, username }) };
  background.run(request.log, `${what} mail`, () => mailer.send(mail));
}
