import { invariants } from '../../../src/machines/redirectPaste/invariants';
import { pasteMachine } from '../../../src/machines/redirectPaste/machine';
import { type PasteSnapshot, reason } from '../../../src/machines/redirectPaste/reason';
import type { PasteEvent } from '../../../src/machines/redirectPaste/types';
import { defineModel, done, fail, refused, send } from '../../kit/model';
import { failureOf } from '../fixtures';

export const TWO = '/a\t/b\n/c\t/d';
export const ONE_WRONG = '/a\t/b\n/a\t/c';
const taken = failureOf('invalid', { fields: { old_url: 'Esiste già' } });

const probes: readonly PasteEvent[] = [
  { type: 'text.change', text: '' },
  { type: 'create.request' },
  { type: 'create.stop' },
];

const states = ({ context }: PasteSnapshot) => context.lines.map(({ state }) => state);

export const redirectPasteModel = defineModel(pasteMachine, {
  title: 'Redirect incollati da un foglio',
  reason,
  inputs: { vuoto: { text: '', uuid: 'uuid' }, 'con due righe': { text: TWO, uuid: 'uuid' } },
  events: {
    'text.change': {
      phrase: 'Incolla',
      cases: { 'due righe': { text: TWO }, 'una riga ripetuta': { text: ONE_WRONG }, niente: { text: '' } },
    },
    'create.request': { phrase: 'Crea' },
    'create.stop': { phrase: 'Interrompi' },
  },
  actors: {
    saveRow: {
      phrase: 'Il server risponde alla creazione',
      done: {
        creata: { ok: true, value: { id: 1, updatedAt: null } },
        'già presa': { ok: false, failure: taken },
        'senza rete': { ok: false, failure: failureOf('network') },
      },
    },
  },
  delays: {},
  invariants: {
    ...invariants,
    'what is refused has a reason': (snapshot) =>
      probes.every((event) => snapshot.can(event) === (reason(snapshot, event) === null)),
  },
  laws: {
    'a created line is never created again': (before, event, now) =>
      event.type === 'text.change' ||
      states(before).every((state, index) => state !== 'created' || states(now)[index] === 'created'),
    'a wrong line is never created': (before, event, now) =>
      event.type === 'text.change' ||
      states(before).every((state, index) => state !== 'wrong' || states(now)[index] === 'wrong'),
  },
  project: ({ text, lines, stopped }) => ({ text, states: lines.map(({ state }) => state), stopped }),
  joinInputs: true,
  limit: 20_000,
  paths: { floor: 20, cap: 800 },
  journeys: [
    {
      name: 'una riga già presa non ferma le altre, e si riprova da sola',
      input: 'con due righe',
      steps: [
        refused({ type: 'create.stop' }),
        send({ type: 'create.request' }),
        done('saveRow', 'già presa'),
        done('saveRow', 'creata'),
        send({ type: 'create.request' }),
        done('saveRow', 'creata'),
        refused({ type: 'create.request' }),
      ],
      end: { value: 'finished', context: { stopped: false } },
    },
    {
      name: 'senza rete ci si ferma: le altre aspettano',
      input: 'con due righe',
      steps: [send({ type: 'create.request' }), done('saveRow', 'senza rete')],
      end: { value: 'finished', context: { stopped: true } },
    },
    {
      name: 'interrotta, finisce la riga che era partita',
      input: 'con due righe',
      steps: [
        send({ type: 'create.request' }),
        refused({ type: 'text.change', text: '' }),
        send({ type: 'create.stop' }),
        refused({ type: 'create.stop' }),
        done('saveRow', 'creata'),
      ],
      end: { value: 'finished', context: { stopped: true } },
    },
    {
      name: 'un errore dell’applicazione si legge accanto alla riga',
      input: 'con due righe',
      steps: [send({ type: 'create.request' }), fail('saveRow', 'si rompe')],
      end: { value: 'finished', context: { stopped: true } },
    },
  ],
});
