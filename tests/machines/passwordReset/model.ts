import { invariants } from '../../../src/machines/passwordReset/invariants';
import { passwordResetMachine } from '../../../src/machines/passwordReset/machine';
import type { ResetEvent, ResetField } from '../../../src/machines/passwordReset/types';
import { after, defineModel, done, fail, refused, send } from '../../kit/model';
import type { JourneyStep } from '../../kit/types';
import { failureOf } from '../fixtures';

const PASSWORD = 'Argine-Lungo';

const ask: ResetEvent = { type: 'reset.request' };
const does = (event: ResetEvent): JourneyStep => send(event);
const types = (field: ResetField, value: string) => does({ type: 'field.change', field, value });
const typeBoth: readonly JourneyStep[] = [types('password', PASSWORD), types('password_confirmation', PASSWORD)];

const tooCommon = failureOf('invalid', { fields: { password: 'Troppo usata' } });
const expired = failureOf('notFound', { message: 'Il collegamento non vale più' });
const wrongCode = failureOf('invalid', { fields: { email_token: 'Codice scaduto' } });
const wait = failureOf('throttled', { retryAfter: 30 });

const change = (field: ResetField, value: string) => ({ field, value });

export const passwordResetModel = defineModel(passwordResetMachine, {
  title: 'Nuova password',
  inputs: { 'apri il collegamento dell’email': { code: 'codice' } },
  start: ({ code }) => ({
    page: `/password/reset/${code}`,
    user: {},
    signedIn: false,
    data: 'Il collegamento di prova ha un codice che il server non conosce: per i passi che riescono chiedi una nuova password e apri il collegamento dell’email, che il server lascia nella cartella outbox dei suoi dati.',
  }),
  events: {
    'field.change': {
      phrase: 'Scrivi',
      cases: {
        'una password buona': change('password', PASSWORD),
        'una password corta': change('password', 'corta'),
        'la stessa conferma': change('password_confirmation', PASSWORD),
        'un’altra conferma': change('password_confirmation', 'altro'),
      },
    },
    'field.blur': {
      phrase: 'Lascia il campo',
      cases: { Password: { field: 'password' }, 'Conferma Password': { field: 'password_confirmation' } },
    },
    'reset.request': { phrase: 'Premi Reset' },
  },
  actors: {
    setPassword: {
      phrase: 'Il server risponde',
      done: {
        'password cambiata': { ok: true, value: { message: 'Fatto.' } },
        'password rifiutata': { ok: false, failure: tooCommon },
        'codice scaduto': { ok: false, failure: expired },
        'codice rifiutato per campo': { ok: false, failure: wrongCode },
        'troppi tentativi': { ok: false, failure: wait },
        irraggiungibile: { ok: false, failure: failureOf('network') },
      },
    },
  },
  delays: { attemptWait: 'l’avviso sparisce e si può riprovare' },
  requirements: {
    '1-2.7.1': ['reset.request'],
    '1-2.7.2': ['reset.request'],
    '1-5.11': ['reset.request', 'field.blur'],
    '1-8.5': ['setPassword: codice rifiutato per campo'],
  },
  invariants,
  effects: { 'the password goes nowhere': (_, emitted) => emitted.length === 0 },
  project: ({ values, touched, refused: said, failure }) => ({ values, touched, said, failure: failure?.kind }),
  limit: 20_000,
  paths: { floor: 40, cap: 150 },
  journeys: [
    {
      name: 'a good and repeated password is set, and forgotten here',
      input: 'apri il collegamento dell’email',
      steps: [...typeBoth, does(ask), refused(ask), done('setPassword', 'password cambiata'), refused(ask)],
      end: {
        value: 'done',
        context: { values: { password: '', password_confirmation: '' }, message: 'Fatto.', failure: null },
      },
    },
    {
      name: 'a password that is not repeated is not sent',
      input: 'apri il collegamento dell’email',
      steps: [types('password', PASSWORD), does(ask)],
      end: { value: 'form', context: { touched: ['password', 'password_confirmation'] } },
    },
    {
      name: 'a password that the server refuses is not sent again until it changes',
      input: 'apri il collegamento dell’email',
      steps: [...typeBoth, does(ask), done('setPassword', 'password rifiutata'), does(ask)],
      end: { value: 'form', context: { refused: { password: 'Troppo usata' }, failure: tooCommon } },
    },
    {
      name: 'a changed password forgets what the server said',
      input: 'apri il collegamento dell’email',
      steps: [
        ...typeBoth,
        does(ask),
        done('setPassword', 'password rifiutata'),
        types('password', `${PASSWORD}2`),
        types('password_confirmation', `${PASSWORD}2`),
        does(ask),
      ],
      end: { value: 'sending', context: { refused: {}, failure: null } },
    },
    {
      name: 'a code that serves no more ends the form',
      input: 'apri il collegamento dell’email',
      steps: [...typeBoth, does(ask), done('setPassword', 'codice scaduto'), refused(ask)],
      end: { value: 'expired', context: { failure: expired, values: { password: '', password_confirmation: '' } } },
    },
    {
      name: 'a server that names the code as the wrong field says the same',
      input: 'apri il collegamento dell’email',
      steps: [...typeBoth, does(ask), done('setPassword', 'codice rifiutato per campo')],
      end: { value: 'expired', context: { failure: wrongCode } },
    },
    {
      name: 'a failure keeps what was typed; a wait passes',
      input: 'apri il collegamento dell’email',
      steps: [
        ...typeBoth,
        does(ask),
        fail('setPassword', 'si rompe'),
        does(ask),
        done('setPassword', 'troppi tentativi'),
        refused(ask),
        after('attemptWait'),
        does(ask),
      ],
      end: { value: 'sending', context: { values: { password: PASSWORD, password_confirmation: PASSWORD } } },
    },
  ],
});
