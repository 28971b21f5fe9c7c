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
      name: 'un comune si trova dalle prime lettere, e si dimentica quando la casella si chiude',
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
      name: 'un testo scritto mentre il server tarda scarta la risposta di prima',
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
      name: 'una ricerca non riuscita si riprova',
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
      name: 'un elenco intero si chiede una volta e si filtra senza badare agli accenti',
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
