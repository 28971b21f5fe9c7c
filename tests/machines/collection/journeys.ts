import type { Entry } from '../../../src/content/field/collection';
import { newContact } from '../../../src/content/kinds/contacts';
import type { CollectionEdit } from '../../../src/machines/collection/edits';
import type { CollectionGiven, KeyedEntry, KeyedList } from '../../../src/machines/collection/rules';
import { stop as stopWith } from '../../content/stops';
import { after, refused, send } from '../../kit/model';
import type { Journey, JourneyStep } from '../../kit/types';
import { come, contact, fax, file, savedStop, stop } from './samples';

type Start = 'nessuna tappa' | 'due tappe' | 'un contatto già presente' | 'due file' | 'sola lettura';

const comes = (entries: readonly Entry[]): JourneyStep => send({ type: 'form.change', changes: come(entries) });
const does = (edit: CollectionEdit): JourneyStep => send(edit);
const not = (edit: CollectionEdit): JourneyStep => refused(edit);

const OPEN = { form: 'open', question: 'none', wayBack: 'none' };

const item = (key: string, entry: Entry, isFixed = false): KeyedEntry => ({ key, isFixed, entry });
const listOf = (serial: number, ...entries: readonly KeyedEntry[]): KeyedList => ({ entries, serial });

/** What people do with a list of entries, from the beginning to a pinned end. */
export const journeys: readonly Journey<Start, CollectionGiven>[] = [
  {
    name: 'contatti: chi è già presente resta al suo posto, i nuovi si spostano fra loro, fino al massimo',
    input: 'un contatto già presente',
    steps: [
      does({ type: 'entry.add', entry: fax }),
      not({ type: 'entry.move', key: 'entry-2', to: 'earlier' }),
      does({ type: 'entry.add', entry: newContact('telephone', 'it') }),
      not({ type: 'entry.add', entry: fax }),
      does({ type: 'entry.change', key: 'entry-3', changes: { value: '+ 39 051' } }),
      does({ type: 'entry.move', key: 'entry-3', to: 'earlier' }),
      not({ type: 'entry.move', key: 'entry-3', to: 1 }),
      not({ type: 'entry.move', key: 'entry-1', to: 'later' }),
    ],
    end: {
      value: OPEN,
      context: {
        value: listOf(
          3,
          item('entry-1', contact(1, 1), true),
          item('entry-3', { ...newContact('telephone', 'it'), order: 2, value: '+ 39 051' }),
          item('entry-2', { ...fax, order: 3 }),
        ),
      },
      emitted: [
        ...['value.changed', 'announced', 'focus.wanted'],
        ...['value.changed', 'announced', 'focus.wanted'],
        'value.changed',
        ...['value.changed', 'announced'],
      ],
    },
  },
  {
    name: 'un contatto già presente si toglie dopo la conferma, e si rimette al suo posto, fisso come prima',
    input: 'un contatto già presente',
    steps: [
      does({ type: 'removal.request', key: 'entry-1' }),
      does({ type: 'removal.cancel' }),
      does({ type: 'removal.request', key: 'entry-1' }),
      not({ type: 'entry.add', entry: fax }),
      does({ type: 'removal.confirm' }),
      does({ type: 'entry.restore' }),
      not({ type: 'entry.restore' }),
    ],
    end: {
      value: OPEN,
      context: {
        value: listOf(1, item('entry-1', contact(1, 1), true)),
        question: null,
        wayBack: null,
      },
      emitted: [...['value.changed', 'announced', 'focus.wanted'], ...['value.changed', 'announced', 'focus.wanted']],
    },
  },
  {
    name: 'tappe: rinumerate dopo ogni spostamento; tolta la prima il fuoco va a quella dopo; dopo 15 secondi è via',
    input: 'due tappe',
    steps: [
      does({ type: 'entry.add', entry: stopWith() }),
      does({ type: 'entry.move', key: 'new-3', to: 1 }),
      does({ type: 'removal.request', key: 'new-3' }),
      does({ type: 'removal.confirm' }),
      after('undoOffer'),
      not({ type: 'entry.restore' }),
      not({ type: 'entry.move', key: '1', to: 'earlier' }),
    ],
    end: {
      value: OPEN,
      context: { value: listOf(3, item('1', stop(1, 1)), item('2', stop(2, 2))), wayBack: null },
    },
  },
  {
    name: 'salvata, una tappa nuova resta la stessa sulla pagina anche se il server le dà un numero',
    input: 'nessuna tappa',
    steps: [
      not({ type: 'removal.request', key: 'new-1' }),
      does({ type: 'entry.add', entry: stopWith() }),
      comes([savedStop('new-1', 7)]),
      comes([savedStop('new-1', 7, { it: 'Cortile' })]),
    ],
    end: {
      value: OPEN,
      context: {
        value: listOf(1, item('new-1', savedStop('new-1', 7, { it: 'Cortile' }))),
      },
      emitted: ['value.changed', 'announced', 'focus.wanted'],
    },
  },
  {
    name: 'una risposta attesa arriva anche mentre si chiede conferma; tolta da fuori, la domanda cade',
    input: 'due tappe',
    steps: [
      does({ type: 'removal.request', key: '2' }),
      not({ type: 'removal.request', key: '1' }),
      comes([stop(1, 1, 'Cortile'), stop(2, 2)]),
      comes([stop(1, 1)]),
      not({ type: 'removal.confirm' }),
    ],
    end: {
      value: OPEN,
      context: { value: listOf(2, item('1', stop(1, 1))), question: null },
      emitted: [],
    },
  },
  {
    name: 'una tappa tolta si rimette anche dopo aver scritto in un’altra; tolta l’altra da fuori, non più',
    input: 'due tappe',
    steps: [
      does({ type: 'removal.request', key: '1' }),
      does({ type: 'removal.confirm' }),
      comes([stop(2, 1, 'Cortile')]),
      does({ type: 'entry.restore' }),
      does({ type: 'removal.request', key: '1' }),
      does({ type: 'removal.confirm' }),
      comes([]),
      not({ type: 'entry.restore' }),
    ],
    end: {
      value: OPEN,
      context: { value: listOf(2), wayBack: null },
      emitted: [
        ...['value.changed', 'announced', 'focus.wanted'],
        ...['value.changed', 'announced', 'focus.wanted'],
        ...['value.changed', 'announced', 'focus.wanted'],
      ],
    },
  },
  {
    name: 'file: lo stesso non si aggiunge due volte; tolto dopo la conferma si può rimettere, o scegliere di nuovo',
    input: 'due file',
    steps: [
      not({ type: 'entry.add', entry: file(2, 0) }),
      does({ type: 'entry.add', entry: file(3, 0) }),
      does({ type: 'entry.change', key: 'entry-3', changes: { name: 'Mappa', language: 'en' } }),
      does({ type: 'entry.move', key: 'entry-3', to: 1 }),
      does({ type: 'removal.request', key: 'entry-1' }),
      does({ type: 'removal.confirm' }),
      does({ type: 'entry.add', entry: file(1, 0) }),
      not({ type: 'entry.restore' }),
    ],
    end: {
      value: { ...OPEN, wayBack: 'offered' },
      context: {
        value: listOf(
          4,
          item('entry-3', { ...file(3, 1), name: 'Mappa', language: 'en' }),
          item('entry-2', file(2, 2)),
          item('entry-4', file(1, 3)),
        ),
      },
    },
  },
  {
    name: 'in sola lettura non si tocca nulla',
    input: 'sola lettura',
    steps: [
      not({ type: 'entry.add', entry: stopWith() }),
      not({ type: 'removal.request', key: '1' }),
      not({ type: 'entry.move', key: '1', to: 'later' }),
      not({ type: 'entry.change', key: '1', changes: { info: {} } }),
    ],
    end: {
      value: OPEN,
      context: { value: listOf(2, item('1', stop(1, 1)), item('2', stop(2, 2))) },
      emitted: [],
    },
  },
];
