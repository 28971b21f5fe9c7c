import { recoverPassword, resetPassword } from '../contract/passwords';
import type { AccountCalls } from '../machines/kit/ports';
import type { Client } from './client';

const messageIn = (data: { message?: string | null | undefined } | null | undefined) => ({
  message: data?.message || null,
});

/** Recovery and reset over the client. Source: contract, 'Session and accounts'. */
export function createAccountService(client: Client): AccountCalls {
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
  };
}
