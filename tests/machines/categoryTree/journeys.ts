import type { ContextFrom } from 'xstate';
import type { categoryTreeMachine } from '../../../src/machines/categoryTree/machine';
import type { TreeEvent } from '../../../src/machines/categoryTree/types';
import { done, fail, refused, send } from '../../kit/model';
import type { Journey, JourneyStep } from '../../kit/types';
import { failureOf } from '../fixtures';
import { addBeside, addChild, confirm, cursor, earlier, edit, later, leave, remove } from './events';
import { abbeys, art, museums, OTHERS, sea, spas, THEMES } from './nodes';

const does = (event: TreeEvent): JourneyStep => send(event);
const loaded = done('loadTree', 'i temi');

type Input = 'apri i Tematismi' | 'apri i Tematismi di chi li può solo vedere';

/** What happens to a tree from one event to the next, and how it ends. */
export const journeys: readonly Journey<Input, ContextFrom<typeof categoryTreeMachine>>[] = [
  {
    name: 'più passi sono un ordine solo; ciò che si sposta intanto va col prossimo',
    input: 'apri i Tematismi',
    steps: [
      refused(later),
      loaded,
      refused(earlier),
      does(later),
      does(later),
      { kind: 'after', delay: 'moveSettles' },
      does(earlier),
      done('saveOrder', 'salvato'),
      { kind: 'after', delay: 'moveSettles' },
      done('saveOrder', 'salvato'),
    ],
    end: {
      value: { shown: { work: 'settled', leaving: 'staying' } },
      context: { nodes: [sea, art, spas], pending: [], sent: null, cursor: 1 },
      emitted: ['announced', 'announced', 'announced'],
    },
  },
  {
    name: 'tornato dov’era, non si invia nulla',
    input: 'apri i Tematismi',
    steps: [loaded, does(later), does(earlier)],
    end: { value: { shown: { work: 'settled', leaving: 'staying' } }, context: { nodes: THEMES, pending: [] } },
  },
  {
    name: 'un ordine rifiutato si ritira, e l’albero si rilegge',
    input: 'apri i Tematismi',
    steps: [
      loaded,
      does(later),
      { kind: 'after', delay: 'moveSettles' },
      done('saveOrder', 'che non ci riesce'),
      done('loadTree', 'che è irraggiungibile'),
    ],
    end: {
      value: { shown: { work: 'settled', leaving: 'staying' } },
      context: { nodes: THEMES, pending: [], sent: null, stale: failureOf('network') },
      emitted: ['announced', 'notice'],
    },
  },
  {
    name: 'un altro ha cambiato il livello: si mostra il suo albero, un altro livello si salva lo stesso',
    input: 'apri i Tematismi',
    steps: [
      loaded,
      does({ type: 'node.move', id: art.id, to: 'later' }),
      does({ type: 'node.drop', id: museums.id, over: abbeys.id }),
      { kind: 'after', delay: 'moveSettles' },
      done('saveOrder', 'che il livello è cambiato'),
      done('loadTree', 'altri temi'),
    ],
    end: {
      value: { shown: { work: 'pausing', leaving: 'staying' } },
      context: { pending: [{ level: 1, stored: [11, 12] }], sent: null },
      emitted: ['announced', 'announced', 'notice'],
    },
  },
  {
    name: 'una pagina che si lascia aspetta l’ordine, ma non uno rifiutato',
    input: 'apri i Tematismi',
    steps: [
      loaded,
      does(later),
      does(leave),
      done('saveOrder', 'che non ci riesce'),
      loaded,
      does(later),
      does(leave),
      done('saveOrder', 'salvato'),
    ],
    end: {
      value: { shown: { work: 'settled', leaving: 'left' } },
      context: { pending: [], isLeaving: false },
      emitted: ['announced', 'notice', 'announced', 'left'],
    },
  },
  {
    name: 'la sessione è finita sotto un ordine: riparte dopo il nuovo accesso',
    input: 'apri i Tematismi',
    steps: [
      loaded,
      does(later),
      { kind: 'after', delay: 'moveSettles' },
      done('saveOrder', 'che la sessione è finita'),
      refused(edit),
      does({ type: 'session.resumed' }),
      done('saveOrder', 'salvato'),
    ],
    end: {
      value: { shown: { work: 'settled', leaving: 'staying' } },
      context: { nodes: [sea, art, spas], pending: [] },
      emitted: ['announced'],
    },
  },
  {
    name: 'uno spostamento fatto mentre l’albero si rilegge, in un livello che intanto è un altro, si dice perso',
    input: 'apri i Tematismi',
    steps: [
      loaded,
      does(addBeside),
      does({ type: 'node.saved', id: 4 }),
      does(cursor(art.id)),
      does(later),
      done('loadTree', 'altri temi'),
    ],
    end: {
      value: { shown: { work: 'settled', leaving: 'staying' } },
      context: { nodes: OTHERS, pending: [] },
      emitted: ['announced', 'notice'],
    },
  },
  {
    name: 'uno spostamento fatto mentre l’albero si rilegge si salva, se il suo livello è com’era',
    input: 'apri i Tematismi',
    steps: [
      loaded,
      does(addBeside),
      does({ type: 'node.saved', id: 4 }),
      does(cursor(art.id)),
      does(later),
      done('loadTree', 'i temi'),
      { kind: 'after', delay: 'moveSettles' },
      done('saveOrder', 'salvato'),
    ],
    end: {
      value: { shown: { work: 'settled', leaving: 'staying' } },
      context: { pending: [] },
      emitted: ['announced'],
    },
  },
  {
    name: 'una scheda aspetta l’ordine; ciò che ha aggiunto prende il cursore',
    input: 'apri i Tematismi',
    steps: [
      loaded,
      does(later),
      does(addBeside),
      done('saveOrder', 'salvato'),
      refused(later),
      does({ type: 'node.saved', id: 4 }),
      done('loadTree', 'altri temi'),
    ],
    end: {
      value: { shown: { work: 'settled', leaving: 'staying' } },
      context: { nodes: OTHERS, cursor: 4, opening: null },
      emitted: ['announced'],
    },
  },
  {
    name: 'un nodo si elimina dopo la domanda, con ciò che ha sotto',
    input: 'apri i Tematismi',
    steps: [
      loaded,
      does({ type: 'delete.request', id: art.id }),
      refused(confirm),
      done('countUses', 'otto contenuti'),
      does(confirm),
      done('deleteNode', 'che è in uso'),
      does(confirm),
      fail('deleteNode', 'si rompe'),
      does(confirm),
      done('deleteNode', 'eliminata'),
    ],
    end: {
      value: { shown: { work: 'settled', leaving: 'staying' } },
      context: { nodes: [sea, spas], cursor: 2, opening: null, failure: null, uses: null },
      emitted: ['notice'],
    },
  },
  {
    name: 'una ricerca trova ciò che è chiuso, ferma gli spostamenti, e lascia il cursore dove ha portato',
    input: 'apri i Tematismi',
    steps: [
      loaded,
      does({ type: 'tree.collapse' }),
      does({ type: 'filter.change', text: 'muse' }),
      refused(earlier),
      refused(addChild),
      does({ type: 'filter.change', text: '' }),
    ],
    end: {
      value: { shown: { work: 'settled', leaving: 'staying' } },
      context: { cursor: 12, expanded: [1], filter: '' },
      emitted: [],
    },
  },
  {
    name: 'ciò che si cerca prima che l’albero ci sia lo restringe',
    input: 'apri i Tematismi',
    steps: [does({ type: 'filter.change', text: 'muse' }), loaded],
    end: {
      value: { shown: { work: 'settled', leaving: 'staying' } },
      context: { cursor: 12, filter: 'muse' },
      emitted: [],
    },
  },
  {
    name: 'chi può solo guardare percorre l’albero e non cambia nulla',
    input: 'apri i Tematismi di chi li può solo vedere',
    steps: [
      loaded,
      refused(later),
      refused({ type: 'node.drop', id: 12, over: 11 }),
      refused(edit),
      refused(addBeside),
      refused(remove),
      does({ type: 'cursor.move', to: 'out' }),
      does({ type: 'cursor.move', to: 'in' }),
      does({ type: 'cursor.move', to: 'in' }),
    ],
    end: {
      value: { shown: { work: 'settled', leaving: 'staying' } },
      context: { cursor: 11, expanded: [1], pending: [] },
      emitted: [],
    },
  },
];
