import type { ContextFrom } from 'xstate';
import type { recordMachine } from '../../../src/machines/record/machine';
import { done, fail } from '../../kit/model';
import type { Journey } from '../../kit/types';
import { anna, does, not, PASSWORD, save, types } from './samples';

export type ReadingStart = 'apri la scheda 7, che puoi solo leggere' | 'crea una scheda, che poi puoi solo leggere';

/** What people do with a record that they may not change. */
export const readingJourneys: readonly Journey<ReadingStart, ContextFrom<typeof recordMachine>>[] = [
  {
    name: 'chi può solo leggere una scheda ne percorre i campi, non cambia nulla, non ha bozze offerte, ed esce senza domande',
    input: 'apri la scheda 7, che puoi solo leggere',
    steps: [
      done('loadRecord', 'come era'),
      not({ type: 'field.change', field: 'username', value: 'bruno' }),
      not({ type: 'field.blur', field: 'username' }),
      not({ type: 'error.next' }),
      not({ type: 'draft.restore' }),
      not({ type: 'record.changed' }),
      not(save),
      does({ type: 'field.go', field: 'username' }),
      not({ type: 'field.go', field: 'password' }),
      does({ type: 'close.request' }),
    ],
    end: {
      value: { form: { work: 'reading', leaving: 'staying', drafting: 'quiet' } },
      context: { item: anna, stored: anna, offered: null, furtherOffers: [], focus: { field: 'username', turn: 1 } },
      emitted: ['go.back'],
    },
  },
  {
    name: 'una scheda che si può creare e non modificare si salva una volta: mentre va non si scrive nulla, poi si legge',
    input: 'crea una scheda, che poi puoi solo leggere',
    steps: [
      types('username', 'anna'),
      types('password', PASSWORD),
      does(save),
      not({ type: 'field.change', field: 'username', value: 'b r' }),
      not(save),
      done('saveRecord', 'salvata'),
      not({ type: 'field.change', field: 'username', value: 'b r' }),
      not(save),
      done('loadRecord', 'come era'),
      not(save),
    ],
    end: {
      value: { form: { work: 'reading', leaving: 'staying', drafting: 'quiet' } },
      context: { id: 7, item: anna, stored: anna, saveQueued: false },
      emitted: ['notice', 'saved', 'created'],
    },
  },
  {
    name: 'una creazione senza risposta che poi si può solo leggere non prende altro finché non ha risposta',
    input: 'crea una scheda, che poi puoi solo leggere',
    steps: [
      types('username', 'anna'),
      types('password', PASSWORD),
      does(save),
      done('saveRecord', 'irraggiungibile'),
      not({ type: 'field.change', field: 'username', value: 'b r' }),
      does(save),
      done('saveRecord', 'username già preso'),
      types('username', 'bruno'),
      does(save),
      done('saveRecord', 'salvata'),
      fail('loadRecord', 'si rompe'),
    ],
    end: {
      value: { form: { work: 'reading', leaving: 'staying', drafting: 'quiet' } },
      context: { item: { ...anna, username: 'bruno', updated_at: null }, attempts: 2, saveQueued: false },
    },
  },
];
