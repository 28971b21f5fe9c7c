import { recoverPassword, resetPassword } from '../contract/passwords';
import { readUser, updateUser } from '../contract/users';
import type { ResetActors } from '../machines/passwordReset/types';
import type { ProfileActors } from '../machines/profile/types';
import type { RecoveryActors } from '../machines/recovery/types';
import type { Client } from './client';

/** The calls around one's own account. */
export interface AccountService extends RecoveryActors, ResetActors, ProfileActors {}

const messageIn = (data: { message?: string | null | undefined } | null | undefined) => ({
  message: data?.message || null,
});

/** Recovery, reset and profile over the client. Source: contract, 'Session and accounts'. */
export function createAccountService(client: Client): AccountService {
  return {
    async sendMail({ email }, signal) {
      const result = await client.call(recoverPassword, { body: { email }, signal });
      return result.ok ? { ok: true, value: messageIn(result.value.data) } : result;
    },
    async setPassword({ code, password, confirmation }, signal) {
      const body = { email_token: code, password, password_confirmation: confirmation };
      const result = await client.call(resetPassword, { params: { code }, body, signal });
      return result.ok ? { ok: true, value: messageIn(result.value.data) } : result;
    },
    async loadProfile({ id }, signal) {
      const result = await client.call(readUser, { params: { id }, signal });
      return result.ok ? { ok: true, value: result.value.data } : result;
    },
    // Once on its way a saving is not given up: the server may have it already.
    async saveProfile({ id, body }) {
      const result = await client.call(updateUser, { params: { id }, body });
      return result.ok ? { ok: true, value: messageIn(result.value.data) } : result;
    },
  };
}
