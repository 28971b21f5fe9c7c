import type { FastifyRequest } from 'fastify';
import { confirmationProblem } from '../../src/content/text/people';
import { resetTexts } from '../../src/messages/screens/accounts';
import { refusalTexts } from '../../src/messages/server/refusals';
import { recordAct } from '../audit/record';
import type { Queryable } from '../db/types';
import { HttpError } from '../http/errors';
import { nextVersion } from '../http/versions';
import type { Services } from '../services';
import { afterPasswordChange, notifyByMail } from './passwordChange';
import { hashPassword, newPasswordProblem, passwordMatches } from './passwords';
import { codeHash } from './recovery';
import { forgetFailures } from './throttle';

export interface ResetRequest {
  readonly email_token: string;
  readonly password: string;
  readonly password_confirmation: string;
}

interface Account {
  readonly id: number;
  readonly username: string;
  readonly first_name: string;
  readonly email: string;
  readonly password_hash: string;
  /** Whether the password was made for this user, who never chose one. */
  readonly is_initial: boolean;
}

const OF_CODE = `
  select u.id, u.username, u.first_name, u.email, u.password_hash,
         u.password_hash is not distinct from u.initial_password_hash as is_initial
    from password_resets p join users u on u.id = p.user_id and u.active
   where p.code_hash = $1 and p.expires_at > $2`;

async function accountOf(db: Queryable, code: string, now: Date): Promise<Account> {
  const { rows } = await db.query<Account>(OF_CODE, [codeHash(code), now]);
  const account = rows[0];
  if (account === undefined) throw new HttpError(410, resetTexts.expired);
  return account;
}

/** An initial password was seen by others: it is no new one. */
async function initialProblem(password: string, account: Account): Promise<string | null> {
  return account.is_initial && (await passwordMatches(account.password_hash, password)) ? resetTexts.initial : null;
}

async function assertBody(sent: ResetRequest, code: string, account: Account): Promise<void> {
  const problems = {
    email_token: sent.email_token === code ? null : resetTexts.codeMismatch,
    password: (await newPasswordProblem(sent.password, account)) ?? (await initialProblem(sent.password, account)),
    password_confirmation: confirmationProblem(sent.password, sent.password_confirmation),
  };
  const fields = Object.fromEntries(
    Object.entries(problems).filter((entry): entry is [string, string] => entry[1] !== null),
  );
  if (Object.keys(fields).length > 0) throw new HttpError(422, refusalTexts.invalid, { fields });
}

/** Of calls side by side with one code only the first finds its row. */
async function useCode(tx: Queryable, code: string, now: Date): Promise<void> {
  const { rowCount } = await tx.query('delete from password_resets where code_hash = $1 and expires_at > $2', [
    codeHash(code),
    now,
  ]);
  if (rowCount !== 1) throw new HttpError(410, resetTexts.expired);
}

/**
 * Gives the owner of a code a new password and ends all of their sessions. Refuses with 410 a code that is unknown, used
 * or older than 60 minutes, with 422 a password that can't be chosen; that does not use the code up. Gives the text for
 * the user. Source: document 1, section 2.7; contract, POST password/reset/{code}.
 */
export async function reset(
  services: Services,
  code: string,
  sent: ResetRequest,
  request: FastifyRequest,
): Promise<string> {
  const { db, clock } = services;
  const now = clock();
  const account = await accountOf(db, code, now);
  await assertBody(sent, code, account);
  const hash = await hashPassword(sent.password);
  await db.transaction(async (tx) => {
    await useCode(tx, code, now);
    await tx.query(
      `update users set password_hash = $2, updated_by = $1,
              updated_at = ${nextVersion('$3')}
        where id = $1`,
      [account.id, hash, now],
    );
    await afterPasswordChange(tx, account.id);
    await forgetFailures(tx, account.username, request.ip);
    await recordAct(tx, { actor: account, action: 'password.reset', entity: 'user', id: account.id, now });
  });
  // Behind an initial password there is nobody yet who could be notified of its change.
  if (!account.is_initial) notifyByMail(services, request, 'changed', { ...account, firstName: account.first_name });
  return resetTexts.done;
}
