import { confirmationProblem, passwordProblem } from '../../src/content/text/people';
import { accountMailTexts } from '../../src/messages/screens/accounts';
import { userServerTexts } from '../../src/messages/server/administration';
import { recordAct } from '../audit/record';
import { afterPasswordChange } from '../auth/passwordChange';
import { hashPassword, newPasswordProblem } from '../auth/passwords';
import { issueCode, resetLink } from '../auth/recovery';
import { refuseProblems } from '../http/fields';
import { nextVersion } from '../http/versions';
import { lockedUser, roleNameOf, type StoredUser, shownName } from './detail';
import { assertCovered } from './rank';
import type { UserCall } from './save';

export interface PasswordRequest {
  readonly id: number;
  readonly send?: boolean | 0 | 1 | null | undefined;
  readonly password: string;
  readonly password_confirmation?: string | null | undefined;
}

/** Sends the user a link to choose a password of their own: one that somebody else knows is none. */
function mailLink(call: UserCall, { username, first_name, email }: StoredUser, code: string): void {
  const { services, request } = call;
  const { subject, text } = accountMailTexts.set;
  const link = resetLink(services, request, code);
  const mail = { to: email, subject, text: text({ name: first_name || username, username, link }) };
  services.background.run(request.log, 'password mail', () => services.mailer.send(mail));
}

/**
 * Gives a user another password and ends their sessions, but the caller's own. With `send` a mail brings them a link to
 * choose one of their own. Refuses with 422 what can't be a password, with 409 a user who may more than the caller.
 * Gives the text for the caller. Source: document 1, section 2.11; contract, POST user/update_password_utente.
 */
export async function setPassword(call: UserCall, sent: PasswordRequest): Promise<string> {
  const { services, user, request } = call;
  const { id, password } = sent;
  const { password_confirmation: repeated = null } = sent;
  refuseProblems({
    password: passwordProblem(password),
    password_confirmation: repeated === null ? null : confirmationProblem(password, repeated),
  });
  const hash = await hashPassword(password);
  const now = services.clock();
  const send = Boolean(sent.send);
  const { stored, code } = await services.db.transaction(async (tx) => {
    const stored = await lockedUser(tx, id);
    await assertCovered(tx, user, { role: roleNameOf(stored), name: shownName(stored) });
    refuseProblems({ password: await newPasswordProblem(password, stored) });
    await tx.query(
      `update users set password_hash = $2, updated_by = $4,
              updated_at = ${nextVersion('$3')}
        where id = $1`,
      [id, hash, now, user.id],
    );
    await afterPasswordChange(tx, id, id === user.id ? request.headers.authorization : undefined);
    await recordAct(tx, { actor: user, action: 'password', entity: 'user', id, now, details: { mailed: send } });
    return { stored, code: send ? await issueCode(tx, id, now) : null };
  });
  if (code !== null) mailLink(call, stored, code);
  return code === null ? userServerTexts.passwordSet : userServerTexts.passwordSent;
}
