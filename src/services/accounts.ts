import { recoverPassword, resetPassword } from '../contract/passwords';
import { messageIn } from '../contract/result';
import type { AccountCalls } from '../machines/kit/ports';
import type { Client } from './client';

/** Recovery and reset over the client. Source: contract, 'Session and accounts'. */
export function createAccountService(client: Client): AccountCalls {
  return {
    sendMail: async ({ email }, signal) => messageIn(await client.call(recoverPassword, { body: { email }, signal })),
    async setPassword({ code, password, confirmation }, signal) {
      const body = { email_token: code, password, password_confirmation: confirmation };
      return messageIn(await client.call(resetPassword, { params: { code }, body, signal }));
    },
  };
}
