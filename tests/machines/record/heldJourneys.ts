import type { ContextFrom } from 'xstate';
import type { recordMachine } from '../../../src/machines/record/machine';
import { done } from '../../kit/model';
import type { Journey } from '../../kit/types';
import { anna, clashing, does, not, PASSWORD, save, types } from './samples';

export type HeldStart = 'apri la scheda 7, che trattiene il salvataggio';

const input: HeldStart = 'apri la scheda 7, che trattiene il salvataggio';
const stored = { ...anna, password_confirmation: '' };

/** What people do with a record that is saved only where something changed and nothing is wrong. */
export const heldJourneys: readonly Journey<HeldStart, ContextFrom<typeof recordMachine>>[] = [
  {
    name: 'ciò che è com’era non si salva, né ciò che mostra un errore; un campo bloccato non prende nulla',
    input,
    steps: [
      done('loadRecord', 'come era'),
      not(save),
      not({ type: 'field.change', field: 'company', value: 'Po' }),
      does({ type: 'field.go', field: 'company' }),
      types('username', 'b r'),
      not(save),
      types('username', 'bruno'),
      does(save),
      done('saveRecord', 'username già preso'),
      not(save),
      types('username', 'brunone'),
      does(save),
    ],
    end: {
      value: { form: { work: 'saving', leaving: 'staying', drafting: 'quiet' } },
      context: { sending: { ...stored, username: 'brunone' }, refused: {}, failure: null },
      emitted: [],
    },
  },
  {
    name: 'una nuova password si ripete prima di salvarla, e lo dice il suo campo quando si salva; poi si dimentica',
    input,
    steps: [
      done('loadRecord', 'come era'),
      types('password', PASSWORD),
      does(save),
      not(save),
      types('password_confirmation', PASSWORD),
      does(save),
      done('saveRecord', 'salvata, senza testo'),
      not(save),
    ],
    end: {
      value: { form: { work: 'rereading', leaving: 'staying', drafting: 'quiet' } },
      context: { item: stored, stored, touched: [] },
      emitted: ['notice', 'notice', 'saved'],
    },
  },
  {
    name: 'una password a cui si rinuncia non va ripetuta',
    input,
    steps: [
      done('loadRecord', 'come era'),
      types('username', 'bruno'),
      types('password', 'corta'),
      not(save),
      types('password', ''),
      does(save),
    ],
    end: {
      value: { form: { work: 'saving', leaving: 'staying', drafting: 'quiet' } },
      context: { sending: { ...stored, username: 'bruno' } },
    },
  },
  {
    name: 'una password scritta mentre se ne salva un’altra resta, e si ripete prima che parta',
    input,
    steps: [
      done('loadRecord', 'come era'),
      types('password', PASSWORD),
      types('password_confirmation', PASSWORD),
      does(save),
      types('password', 'Altra-Barca-9'),
      done('saveRecord', 'salvata'),
      done('loadRecord', 'come era'),
      does(save),
    ],
    end: {
      value: { form: { work: 'blocked', leaving: 'staying', drafting: 'quiet' } },
      context: { item: { ...stored, password: 'Altra-Barca-9' }, stored },
    },
  },
  {
    name: 'una password resta attraverso una versione più nuova, e il confronto non ne mostra',
    input,
    steps: [
      done('loadRecord', 'come era'),
      types('username', 'bruno'),
      types('password', PASSWORD),
      types('password_confirmation', PASSWORD),
      does(save),
      done('saveRecord', 'salvata da altri nel frattempo'),
      done('loadRecord', 'cambiata altrove'),
      does(save),
      done('saveRecord', 'salvata da altri nel frattempo'),
      done('loadRecord', 'cambiata nello stesso campo'),
      does({ type: 'conflict.takeTheirs', field: 'username' }),
      does(save),
    ],
    end: {
      value: { form: { work: 'saving', leaving: 'staying', drafting: 'quiet' } },
      context: { sending: { ...clashing, password: PASSWORD, password_confirmation: PASSWORD } },
      emitted: [],
    },
  },
];
