import { invariants } from '../../../src/machines/passwordUpdate/invariants';
import { passwordUpdateMachine } from '../../../src/machines/passwordUpdate/machine';
import { reason } from '../../../src/machines/passwordUpdate/refusals';
import type { PasswordUpdateEvent } from '../../../src/machines/passwordUpdate/types';
import { defineModel, done, fail, refused, send } from '../../kit/model';
import type { JourneyStep } from '../../kit/types';
import { failureOf } from '../fixtures';
import { firstOf } from '../starts';

const PASSWORD = 'Argine-Lungo';
const update: PasswordUpdateEvent = { type: 'update.request' };
const does = (event: PasswordUpdateEvent): JourneyStep => send(event);
const both = (password: string): readonly JourneyStep[] => [
  does({ type: 'field.change', field: 'password', value: password }),
  does({ type: 'field.change', field: 'password_confirmation', value: password }),
];

export const passwordUpdateModel = defineModel(passwordUpdateMachine, {
  title: 'Aggiornamento Password Utente',
  reason,
  inputs: { 'apri la scheda di un utente': { user: 7 } },
  start: () => ({
    page: '/users/:id',
    user: { 'user-view': true, 'user-edit': true },
    data: 'La scheda di un utente dimostrativo.',
    element: firstOf('user'),
  }),
  events: {
    'field.change': {
      phrase: 'Scrivi',
      cases: {
        'una password': { field: 'password', value: PASSWORD },
        'una password corta': { field: 'password', value: 'corta' },
        'la stessa conferma': { field: 'password_confirmation', value: PASSWORD },
      },
    },
    'field.blur': { phrase: 'Lascia il campo', cases: { Password: { field: 'password' } } },
    'send.set': { phrase: 'Spunta', cases: { 'Invia Email': { send: true } } },
    'update.request': { phrase: 'Premi Modifica Password' },
  },
  actors: {
    updatePassword: {
      phrase: 'Il server risponde',
      done: {
        cambiata: { ok: true, value: { message: 'Cambiata.' } },
        'cambiata, senza testo': { ok: true, value: { message: null } },
        'troppo comune': { ok: false, failure: failureOf('invalid', { fields: { password: 'Troppo comune' } }) },
        irraggiungibile: { ok: false, failure: failureOf('network') },
      },
    },
  },
  delays: {},
  requirements: {
    '1-2.11.4': ['update.request'],
    '1-5.7': ['update.request', 'field.blur'],
  },
  invariants,
  effects: {
    'the password goes nowhere': (_, emitted) => !JSON.stringify(emitted).includes(PASSWORD),
  },
  laws: {
    'a change leaves no password behind': (_before, event, now) =>
      !(event.type === 'xstate.done.actor.updatePassword' && event.output.ok) ||
      Object.values(now.context.values).every((value) => value === ''),
  },
  project: ({ values, send: mail, failure, refused: said }) => ({
    values,
    mail,
    failed: failure !== null,
    said: said.password !== undefined,
  }),
  limit: 5000,
  paths: { floor: 20, cap: 400 },
  journeys: [
    {
      name: 'a password is repeated, sent with its mail, and forgotten',
      input: 'apri la scheda di un utente',
      steps: [
        does(update),
        ...both(PASSWORD),
        does({ type: 'send.set', send: true }),
        does(update),
        refused(update),
        done('updatePassword', 'cambiata, senza testo'),
      ],
      end: {
        value: 'editing',
        context: { values: { password: '', password_confirmation: '' }, send: false, touched: [], failure: null },
        emitted: ['notice', 'changed'],
      },
    },
    {
      name: 'a refused password is not sent again until it changes',
      input: 'apri la scheda di un utente',
      steps: [
        ...both(PASSWORD),
        does(update),
        done('updatePassword', 'troppo comune'),
        does(update),
        ...both('Argine-Corto'),
        does(update),
        fail('updatePassword', 'si rompe'),
        does(update),
        done('updatePassword', 'cambiata'),
      ],
      end: { value: 'editing', context: { refused: {}, failure: null }, emitted: ['notice', 'changed'] },
    },
  ],
});
