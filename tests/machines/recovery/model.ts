import { invariants } from '../../../src/machines/recovery/invariants';
import { recoveryMachine } from '../../../src/machines/recovery/machine';
import type { RecoveryEvent } from '../../../src/machines/recovery/types';
import { after, defineModel, done, fail, refused, send } from '../../kit/model';
import { failureOf } from '../fixtures';

const wait = failureOf('throttled', { retryAfter: 60 });
const offline = failureOf('network');
const unknownDomain = failureOf('invalid', { fields: { email: 'Dominio inesistente' } });

const ask: RecoveryEvent = { type: 'mail.request' };
const types = (email: string) => send({ type: 'email.change', email } satisfies RecoveryEvent);
const does = (event: RecoveryEvent) => send(event);

export const recoveryModel = defineModel(recoveryMachine, {
  title: 'Recupero delle credenziali',
  inputs: { 'apri la pagina': undefined },
  start: () => ({
    page: '/password/reset',
    user: {},
    signedIn: false,
    data: 'Gli utenti dimostrativi hanno un’email.',
  }),
  events: {
    'email.change': {
      phrase: 'Scrivi l’email',
      cases: { valida: { email: ' anna@example.it ' }, incompleta: { email: 'anna' }, vuota: { email: '' } },
    },
    'email.blur': { phrase: 'Lascia il campo' },
    'mail.request': { phrase: 'Premi Invia Email' },
    'mail.again': { phrase: 'Premi Invia di nuovo' },
  },
  actors: {
    sendMail: {
      phrase: 'Il server risponde',
      done: {
        'richiesta presa': { ok: true, value: { message: 'Guarda la posta.' } },
        'richiesta presa, senza testo': { ok: true, value: { message: null } },
        'campo rifiutato': { ok: false, failure: unknownDomain },
        'troppe richieste': { ok: false, failure: wait },
        irraggiungibile: { ok: false, failure: offline },
      },
    },
  },
  delays: { requestWait: 'l’avviso sparisce e si può chiedere un’altra email' },
  requirements: {
    '1-2.6.1': ['mail.request'],
    '1-5.10': ['mail.request', 'email.blur'],
    '1-8.5': ['sendMail: campo rifiutato'],
  },
  invariants,
  laws: {
    'what was typed goes by typing only': (before, event, now) =>
      before.context.email === now.context.email || event.type === 'email.change',
  },
  project: ({ email, touched, failure, message }) => ({ email, touched, failure: failure?.kind, message }),
  limit: 5000,
  paths: { floor: 15, cap: 40 },
  journeys: [
    {
      name: 'an address is sent without the blanks around it, and the server’s words are shown',
      input: 'apri la pagina',
      steps: [types(' anna@example.it '), does(ask), refused(ask), done('sendMail', 'richiesta presa'), refused(ask)],
      end: { value: 'sent', context: { message: 'Guarda la posta.', failure: null, email: ' anna@example.it ' } },
    },
    {
      name: 'an incomplete address is not sent',
      input: 'apri la pagina',
      steps: [types('anna'), does(ask)],
      end: { value: 'form', context: { touched: true } },
    },
    {
      name: 'too many requests: waits as long as the server says, typing goes on',
      input: 'apri la pagina',
      steps: [
        types('anna@example.it'),
        does(ask),
        done('sendMail', 'troppe richieste'),
        refused(ask),
        types('bruno@example.it'),
        after('requestWait'),
        does(ask),
      ],
      end: { value: 'sending', context: { email: 'bruno@example.it', failure: null } },
    },
    {
      name: 'a failure keeps what was typed, and the next try may succeed',
      input: 'apri la pagina',
      steps: [
        types('anna@example.it'),
        does(ask),
        fail('sendMail', 'si rompe'),
        does(ask),
        done('sendMail', 'irraggiungibile'),
        does(ask),
        done('sendMail', 'richiesta presa, senza testo'),
        does({ type: 'mail.again' }),
      ],
      end: { value: 'form', context: { email: 'anna@example.it', touched: false, message: null, failure: null } },
    },
  ],
});
