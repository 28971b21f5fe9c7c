import type { SnapshotFrom } from 'xstate';
import type { Done, Result } from '../../../src/contract/result';
import { FORMS } from '../../../src/machines/submission/forms';
import { invariants } from '../../../src/machines/submission/invariants';
import { submissionMachine } from '../../../src/machines/submission/machine';
import { reason } from '../../../src/machines/submission/refusals';
import type { SubmissionEvent, SubmissionField, SubmissionInput } from '../../../src/machines/submission/types';
import { after, casesByUse, defineModel, done, EXCUSES, fail, refused, send } from '../../kit/model';
import type { Start } from '../../kit/start';
import { modelSuite } from '../../kit/suite';
import type { JourneyStep } from '../../kit/types';
import { failureOf } from '../fixtures';
import { firstOf } from '../starts';

export const PASSWORD = 'Argine-Lungo';

type Snapshot = SnapshotFrom<typeof submissionMachine>;
type Use = SubmissionInput['form'];

const STARTS: Readonly<Record<Use, Start>> = {
  recovery: {
    page: '/password/reset',
    user: {},
    signedIn: false,
    data: 'Gli utenti dimostrativi hanno un’email.',
  },
  passwordReset: {
    page: '/password/reset/codice',
    user: {},
    signedIn: false,
    data: 'Il collegamento di prova ha un codice che il server non conosce: per i passi che riescono chiedi una nuova password e apri il collegamento dell’email, che il server lascia nella cartella outbox dei suoi dati.',
  },
  passwordUpdate: {
    page: '/users/:id',
    user: { 'user-view': true, 'user-edit': true },
    data: 'La scheda di un utente dimostrativo.',
    element: firstOf('user'),
  },
};

const forUse = casesByUse(({ context }: Snapshot) => context.form);

const change = (field: SubmissionField, value: string) => ({ field, value });
const does = (event: SubmissionEvent): JourneyStep => send(event);
const types = (field: SubmissionField, value: string) => does({ type: 'field.change', field, value });
const typesBoth = (password: string): readonly JourneyStep[] => [
  types('password', password),
  types('password_confirmation', password),
];
const submit: SubmissionEvent = { type: 'form.submit' };
const again: SubmissionEvent = { type: 'form.again' };

const unknownDomain = failureOf('invalid', { fields: { email: 'Dominio inesistente' } });
const tooCommon = failureOf('invalid', { fields: { password: 'Troppo usata' } });
const expired = failureOf('notFound', { message: 'Il collegamento non vale più' });
const wrongCode = failureOf('invalid', { fields: { email_token: 'Codice scaduto' } });
const NO_PASSWORDS = { email: '', password: '', password_confirmation: '' };

const common = {
  'troppe richieste': { ok: false, failure: failureOf('throttled', { retryAfter: 60 }) },
  irraggiungibile: { ok: false, failure: failureOf('network') },
} as const;

export const submissionModel = defineModel(submissionMachine, {
  title: 'Modulo di pochi campi',
  isOfUses: true,
  reason,
  commands: { scopes: ['password'] },
  inputs: {
    'recupero delle credenziali': { form: 'recovery' },
    'collegamento dell’email': { form: 'passwordReset' },
    'scheda di un utente': { form: 'passwordUpdate' },
  },
  start: ({ form }) => STARTS[form],
  events: {
    'field.change': {
      phrase: 'Scrivi',
      sentBy: EXCUSES.typed,
      cases: forUse<Record<string, { field: SubmissionField; value: string }>>({
        recovery: {
          'un’email valida': change('email', ' anna@example.it '),
          'un’email incompleta': change('email', 'anna'),
          'un’email vuota': change('email', ''),
        },
        passwordReset: {
          'una password buona': change('password', PASSWORD),
          'una password corta': change('password', 'corta'),
          'la stessa conferma': change('password_confirmation', PASSWORD),
          'un’altra conferma': change('password_confirmation', 'altro'),
        },
        passwordUpdate: {
          'una password': change('password', PASSWORD),
          'una password corta': change('password', 'corta'),
          'la stessa conferma': change('password_confirmation', PASSWORD),
        },
      }),
    },
    'field.blur': {
      phrase: 'Lascia il campo',
      sentBy: EXCUSES.typed,
      cases: forUse<Record<string, { field: SubmissionField }>>({
        recovery: { Email: { field: 'email' } },
        passwordReset: {
          Password: { field: 'password' },
          'Conferma Password': { field: 'password_confirmation' },
        },
        passwordUpdate: { 'Nuova password': { field: 'password' } },
      }),
    },
    'send.set': {
      phrase: 'Spunta',
      sentBy: 'password.send',
      cases: forUse<Record<string, { send: boolean }>>({ passwordUpdate: { 'Invia Email': { send: true } } }),
    },
    'form.submit': {
      phrase: 'Premi',
      sentBy: 'password.update',
      cases: forUse<Record<string, object>>({
        recovery: { 'Invia Email': {} },
        passwordReset: { Reset: {} },
        passwordUpdate: { 'Modifica Password': {} },
      }),
    },
    'form.again': {
      phrase: 'Premi Invia di nuovo',
      sentBy: { excuse: 'a page before the sign-in, where there are no commands' },
      cases: ({ context }, free = false) =>
        FORMS[context.form].isRepeatable || free ? { '': {} } : ({} as Record<string, object>),
    },
  },
  actors: {
    submit: {
      phrase: 'Il server risponde',
      done: forUse<Record<string, Result<Done>>>({
        recovery: {
          'richiesta presa': { ok: true, value: { message: 'Guarda la posta.' } },
          'richiesta presa, senza testo': { ok: true, value: { message: null } },
          'email rifiutata': { ok: false, failure: unknownDomain },
          ...common,
        },
        passwordReset: {
          'password cambiata': { ok: true, value: { message: 'Fatto.' } },
          'password rifiutata': { ok: false, failure: tooCommon },
          'codice scaduto': { ok: false, failure: expired },
          'codice rifiutato per campo': { ok: false, failure: wrongCode },
          ...common,
        },
        passwordUpdate: {
          'password modificata': { ok: true, value: { message: 'Cambiata.' } },
          'password modificata, senza testo': { ok: true, value: { message: null } },
          'password rifiutata': { ok: false, failure: tooCommon },
          'utente che non c’è più': { ok: false, failure: failureOf('notFound') },
          ...common,
        },
      }),
    },
  },
  delays: { wait: 'l’avviso sparisce e si può riprovare' },
  requirements: {
    '1-2.6.1': ['form.submit (Invia Email)'],
    '1-2.7.1': ['form.submit (Reset)'],
    '1-2.7.2': ['form.submit (Reset)'],
    '1-2.11.4': ['form.submit (Modifica Password)'],
    '1-5.7': ['form.submit (Modifica Password)'],
    '1-5.10': ['form.submit (Invia Email)', 'field.blur (Email)'],
    '1-5.11': ['form.submit (Reset)', 'field.blur (Conferma Password)'],
    '1-8.5': ['submit: email rifiutata', 'submit: codice rifiutato per campo'],
  },
  invariants,
  effects: {
    'what is typed goes nowhere, and only a card says that it was sent': ({ context }, emitted) =>
      (emitted.length === 0 || context.form === 'passwordUpdate') && !JSON.stringify(emitted).includes(PASSWORD),
  },
  laws: {
    'what was typed goes by typing only, or by an answer after which it serves no more': (before, event, now) =>
      before.context.values === now.context.values ||
      event.type === 'field.change' ||
      (event.type === 'xstate.done.actor.submit' && (event.output.ok || now.hasTag('expired'))),
    'an address stays': (before, { type }, now) =>
      before.context.values.email === now.context.values.email || type === 'field.change',
    'a change leaves no password behind': (_before, event, now) =>
      !(event.type === 'xstate.done.actor.submit' && event.output.ok) ||
      (now.context.values.password === '' && now.context.values.password_confirmation === ''),
    'what the server refused is not sent again before it changes, but where it may be repeated': (before, _, now) =>
      !now.hasTag('busy') ||
      before.hasTag('busy') ||
      FORMS[now.context.form].isRepeatable === true ||
      Object.keys(before.context.refused).length === 0,
    'the box is ticked by whoever ticks it, and emptied with the passwords': (before, { type }, now) =>
      before.context.send === now.context.send || type === 'send.set' || type === 'xstate.done.actor.submit',
  },
  project: ({ form, values, send: mail, touched, refused: said, failure, message }) => ({
    form,
    values,
    mail,
    touched,
    said,
    failure: failure?.kind,
    message,
  }),
  limit: 20_000,
  paths: { floor: 75, cap: 590 },
  journeys: [
    {
      name: 'un indirizzo si invia senza gli spazi attorno, e si mostra ciò che dice il server',
      input: 'recupero delle credenziali',
      steps: [
        refused(again),
        types('email', ' anna@example.it '),
        does(submit),
        refused(submit),
        done('submit', 'richiesta presa'),
        refused(submit),
      ],
      end: {
        value: 'done',
        context: {
          message: 'Guarda la posta.',
          failure: null,
          values: { ...NO_PASSWORDS, email: ' anna@example.it ' },
        },
      },
    },
    {
      name: 'un indirizzo incompleto non si invia',
      input: 'recupero delle credenziali',
      steps: [types('email', 'anna'), does(submit)],
      end: { value: 'form', context: { touched: ['email'] } },
    },
    {
      name: 'un indirizzo che il server ha rifiutato si può rimandare com’è',
      input: 'recupero delle credenziali',
      steps: [types('email', 'anna@example.it'), does(submit), done('submit', 'email rifiutata'), does(submit)],
      end: { value: 'sending', context: { failure: null } },
    },
    {
      name: 'troppe richieste: si aspetta quanto dice il server, e intanto si scrive',
      input: 'recupero delle credenziali',
      steps: [
        types('email', 'anna@example.it'),
        does(submit),
        done('submit', 'troppe richieste'),
        refused(submit),
        types('email', 'bruno@example.it'),
        after('wait'),
        does(submit),
      ],
      end: { value: 'sending', context: { values: { ...NO_PASSWORDS, email: 'bruno@example.it' }, failure: null } },
    },
    {
      name: 'un guasto tiene ciò che si è scritto, e il prossimo tentativo può riuscire',
      input: 'recupero delle credenziali',
      steps: [
        types('email', 'anna@example.it'),
        does(submit),
        fail('submit', 'si rompe'),
        does(submit),
        done('submit', 'irraggiungibile'),
        does(submit),
        done('submit', 'richiesta presa, senza testo'),
        does(again),
      ],
      end: {
        value: 'form',
        context: { values: { ...NO_PASSWORDS, email: 'anna@example.it' }, touched: [], message: null, failure: null },
      },
    },
    {
      name: 'una password buona e ripetuta si imposta, e qui si dimentica',
      input: 'collegamento dell’email',
      steps: [
        ...typesBoth(PASSWORD),
        does(submit),
        refused(submit),
        done('submit', 'password cambiata'),
        refused(submit),
        refused(again),
      ],
      end: { value: 'done', context: { values: NO_PASSWORDS, message: 'Fatto.', failure: null } },
    },
    {
      name: 'una password non ripetuta non si invia',
      input: 'collegamento dell’email',
      steps: [types('password', PASSWORD), does(submit)],
      end: { value: 'form', context: { touched: ['password', 'password_confirmation'] } },
    },
    {
      name: 'una password che il server rifiuta non si rimanda finché non cambia',
      input: 'collegamento dell’email',
      steps: [...typesBoth(PASSWORD), does(submit), done('submit', 'password rifiutata'), does(submit)],
      end: { value: 'form', context: { refused: { password: 'Troppo usata' }, failure: tooCommon } },
    },
    {
      name: 'una password cambiata dimentica ciò che il server ha detto',
      input: 'collegamento dell’email',
      steps: [
        ...typesBoth(PASSWORD),
        does(submit),
        done('submit', 'password rifiutata'),
        ...typesBoth(`${PASSWORD}2`),
        does(submit),
      ],
      end: { value: 'sending', context: { refused: {}, failure: null } },
    },
    {
      name: 'un codice che non vale più chiude il modulo',
      input: 'collegamento dell’email',
      steps: [...typesBoth(PASSWORD), does(submit), done('submit', 'codice scaduto'), refused(submit)],
      end: { value: 'expired', context: { failure: expired, values: NO_PASSWORDS } },
    },
    {
      name: 'un server che dice sbagliato il campo del codice dice lo stesso',
      input: 'collegamento dell’email',
      steps: [...typesBoth(PASSWORD), does(submit), done('submit', 'codice rifiutato per campo')],
      end: { value: 'expired', context: { failure: wrongCode } },
    },
    {
      name: 'un guasto tiene le password; un’attesa passa',
      input: 'collegamento dell’email',
      steps: [
        ...typesBoth(PASSWORD),
        does(submit),
        fail('submit', 'si rompe'),
        does(submit),
        done('submit', 'troppe richieste'),
        refused(submit),
        after('wait'),
        does(submit),
      ],
      end: {
        value: 'sending',
        context: { values: { email: '', password: PASSWORD, password_confirmation: PASSWORD } },
      },
    },
    {
      name: 'la password di un utente si ripete, si invia con la sua email, e si dimentica',
      input: 'scheda di un utente',
      steps: [
        does(submit),
        ...typesBoth(PASSWORD),
        does({ type: 'send.set', send: true }),
        does(submit),
        refused(submit),
        done('submit', 'password modificata, senza testo'),
      ],
      end: {
        value: 'form',
        context: { values: NO_PASSWORDS, send: false, touched: [], failure: null },
        emitted: ['submitted'],
      },
    },
    {
      name: 'la password rifiutata di un utente non si rimanda finché non cambia',
      input: 'scheda di un utente',
      steps: [
        ...typesBoth(PASSWORD),
        does(submit),
        done('submit', 'password rifiutata'),
        does({ type: 'send.set', send: true }),
        does(submit),
        ...typesBoth('Argine-Corto'),
        does(submit),
        fail('submit', 'si rompe'),
        does(submit),
        done('submit', 'password modificata'),
      ],
      end: { value: 'form', context: { refused: {}, failure: null }, emitted: ['submitted'] },
    },
    {
      name: 'un utente che non c’è più non è un codice che non vale più',
      input: 'scheda di un utente',
      steps: [...typesBoth(PASSWORD), does(submit), done('submit', 'utente che non c’è più')],
      end: {
        value: 'form',
        context: { values: { email: '', password: PASSWORD, password_confirmation: PASSWORD } },
      },
    },
    {
      name: 'un server che non ne vuole più si dice subito in una scheda, che non fa aspettare nessuno',
      input: 'scheda di un utente',
      steps: [...typesBoth(PASSWORD), does(submit), done('submit', 'troppe richieste'), does(submit)],
      end: { value: 'sending', context: { failure: null } },
    },
  ],
});

if (import.meta.vitest) modelSuite(submissionModel, import.meta.vitest);
