import * as z from 'zod/mini';
import { envelope, maybe, optionalText } from './common';
import { defineEndpoint } from './endpoint';
import { secretText } from './texts';

/** What a recovery call answers: a text for the user, `message`. */
const messageAnswer = envelope(maybe(z.looseObject({ message: optionalText })));

/** The same answer whether the address exists or not. Source: contract, 'Session and accounts'. */
export const recoverPassword = defineEndpoint({
  id: 'passwords.recover',
  method: 'POST',
  path: 'password/reset/email',
  summary: 'Manda il collegamento per scegliere una nuova password',
  isPublic: true,
  body: z.object({ email: z.string() }),
  answer: messageAnswer,
});

/** `email_token` is the code again. Source: contract, 'Session and accounts'. */
export const resetPassword = defineEndpoint({
  id: 'passwords.reset',
  method: 'POST',
  path: 'password/reset/:code',
  summary: 'Imposta la nuova password con un codice, che vale una volta sola e 60 minuti',
  isPublic: true,
  params: z.object({ code: z.string().check(z.minLength(1), z.maxLength(500)) }),
  body: z.object({ email_token: z.string(), password: secretText, password_confirmation: secretText }),
  answer: messageAnswer,
});
