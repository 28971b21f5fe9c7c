import { invariants } from '../../../src/machines/lookup/invariants';
import { lookupMachine } from '../../../src/machines/lookup/machine';
import { after, defineModel, done, fail, send } from '../../kit/model';
import { failureOf } from '../fixtures';

const bologna = { id: 1, label: 'Bologna', detail: 'BO', value: { id: 1, city: 'Bologna' } };
const forli = { id: 2, label: 'Forlì', detail: 'FC', value: { id: 2, city: 'Forlì' } };
const timeout = failureOf('timeout');

export const lookupModel = defineModel(lookupMachine, {
  title: 'Campo di ricerca',
  inputs: {
    'comuni, da due caratteri': { minimum: 2 },
    'autori, senza minimo': { minimum: 0 },
    'categorie, elenco intero': { minimum: 0, whole: true },
  },
  start: () => ({
    page: '/news/new',
    user: { 'news-view': true, 'news-create': true },
    data: 'Una news nuova: il campo è Comuni.',
  }),
  events: {
    'list.open': { phrase: 'Apri l’elenco' },
    'text.type': {
      phrase: 'Digita',
      cases: { niente: { text: '  ' }, b: { text: 'b' }, bo: { text: 'bo' }, forli: { text: 'forli' } },
    },
    'search.retry': { phrase: 'Premi Riprova' },
  },
  actors: {
    search: {
      phrase: 'Il server risponde',
      done: {
        'due comuni': { ok: true, value: [bologna, forli] },
        'nessun comune': { ok: true, value: [] },
        'non in tempo': { ok: false, failure: timeout },
      },
    },
  },
  delays: { searchPause: 'il campo cerca le voci' },
  requirements: {
    '1-8.17': ['search: nessun comune'],
    '1-9.4': ['text.type', 'after(searchPause)'],
    '2-5.26': ['text.type', 'after(searchPause)'],
  },
  invariants,
  project: ({ text, options, all, failure, minimum, whole }) => ({
    text: text.trim(),
    options: options.length,
    all: all?.length,
    failure: failure?.kind,
    kind: [minimum, whole],
  }),
  limit: 20_000,
  paths: { floor: 50, cap: 120 },
  journeys: [
    {
      name: 'a municipality is found by its first letters, and forgotten when its box closes',
      input: 'comuni, da due caratteri',
      steps: [
        send({ type: 'list.open' }),
        send({ type: 'text.type', text: 'b' }),
        send({ type: 'text.type', text: 'bo' }),
        after('searchPause'),
        done('search', 'due comuni'),
        send({ type: 'text.type', text: '' }),
      ],
      end: { value: 'below', context: { text: '', options: [] } },
    },
    {
      name: 'a text typed while the server is slow drops the older answer',
      input: 'comuni, da due caratteri',
      steps: [
        send({ type: 'text.type', text: 'bo' }),
        after('searchPause'),
        send({ type: 'text.type', text: 'forlì' }),
        after('searchPause'),
        done('search', 'nessun comune'),
      ],
      end: { value: 'nothing', context: { text: 'forlì', options: [] } },
    },
    {
      name: 'a failed search is tried again',
      input: 'autori, senza minimo',
      steps: [
        send({ type: 'list.open' }),
        done('search', 'non in tempo'),
        send({ type: 'search.retry' }),
        fail('search', 'si rompe'),
        send({ type: 'search.retry' }),
        done('search', 'due comuni'),
      ],
      end: { value: 'shown', context: { options: [bologna, forli], failure: null } },
    },
    {
      name: 'a whole list is requested once and filtered with accents folded',
      input: 'categorie, elenco intero',
      steps: [
        send({ type: 'list.open' }),
        send({ type: 'text.type', text: 'FORLI' }),
        done('search', 'due comuni'),
        send({ type: 'text.type', text: '' }),
      ],
      end: { value: 'shown', context: { text: '', options: [bologna, forli] } },
    },
  ],
});
