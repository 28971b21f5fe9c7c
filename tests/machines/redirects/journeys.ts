import type { ContextFrom } from 'xstate';
import type { redirectsMachine } from '../../../src/machines/redirects/machine';
import { FIRST_QUERY } from '../../../src/machines/redirects/rules';
import { done, refused, send } from '../../kit/model';
import type { Journey } from '../../kit/types';
import { reported, row, typed } from './samples';

type Start = 'con tutti i permessi' | 'da un indirizzo con la pagina 9' | 'solo a guardare';

/** What people do with the list of redirects, from the beginning to a pinned end. */
export const journeys: readonly Journey<Start, ContextFrom<typeof redirectsMachine>>[] = [
  {
    name: 'l’indirizzo dice che cosa si vede, e tornare indietro lo rimette',
    input: 'da un indirizzo con la pagina 9',
    steps: [
      done('loadRules', 'con una pagina di meno'),
      done('loadRules', 'con due righe'),
      send({ type: 'search.type', text: ' forli ' }),
      send({ type: 'filters.apply' }),
      refused({ type: 'url.change', query: { ...FIRST_QUERY, keywords: 'forli' } }),
      refused({ type: 'page.go', page: 1 }),
      refused({ type: 'pageSize.change', limit: 7 }),
      refused({ type: 'sort.toggle', field: 'password' }),
      refused(reported('r9', 9)),
      send({ type: 'url.change', query: FIRST_QUERY }),
      done('loadRules', 'con due righe'),
    ],
    end: {
      value: { list: 'shown', deletion: 'idle', leaving: 'staying', pasting: 'closed' },
      context: { query: FIRST_QUERY, searchText: '' },
      emitted: ['query.changed', 'query.changed', 'query.changed'],
    },
  },
  {
    name: 'ordine, righe per pagina e ricerca valgono insieme; ciò che cambia l’elenco torna alla prima pagina',
    input: 'con tutti i permessi',
    steps: [
      done('loadRules', 'con due righe'),
      send({ type: 'page.go', page: 2 }),
      send({ type: 'sort.toggle', field: 'old_url' }),
      send({ type: 'pageSize.change', limit: 10 }),
      done('loadRules', 'con due righe'),
      send({ type: 'page.go', page: 3 }),
      send({ type: 'search.type', text: ' forli ' }),
      send({ type: 'filters.apply' }),
      done('loadRules', 'rifiuto'),
      send({ type: 'sort.toggle', field: 'old_url' }),
      done('loadRules', 'con due righe'),
      send({ type: 'page.go', page: 2 }),
    ],
    end: {
      value: { list: 'reloading', deletion: 'idle', leaving: 'staying', pasting: 'closed' },
      context: { query: { page: 2, limit: 10, orderBy: '-old_url', keywords: 'forli' }, failure: null },
      emitted: Array.from({ length: 7 }, () => 'query.changed'),
    },
  },
  {
    name: 'un solo redirect nuovo e vuoto alla volta; vuoto, si toglie senza domande',
    input: 'con tutti i permessi',
    steps: [
      refused({ type: 'row.add' }),
      done('loadRules', 'con due righe'),
      send({ type: 'row.add' }),
      refused({ type: 'row.add' }),
      refused({ type: 'row.select', key: 'n1' }),
      send({ type: 'row.delete' }),
      send({ type: 'row.add' }),
    ],
    end: {
      value: { list: 'shown', deletion: 'idle', leaving: 'staying', pasting: 'closed' },
      context: { rows: [row('n2', null), row('r2', 2), row('r1', 1)], cursor: 'n2', nextNew: 3 },
      emitted: ['row.added', 'row.added'],
    },
  },
  {
    name: 'ciò che non è salvato resta in cima quando arriva un’altra pagina, e si chiede prima di uscire',
    input: 'con tutti i permessi',
    steps: [
      done('loadRules', 'con due righe'),
      send({ type: 'row.add' }),
      send(reported('n1', null, typed)),
      send(reported('r2', 2, { phase: 'failed', unsaved: true })),
      send({ type: 'list.reload' }),
      done('loadRules', 'con altre righe'),
      send({ type: 'leave.request' }),
      send({ type: 'leave.cancel' }),
    ],
    end: {
      value: { list: 'shown', deletion: 'idle', leaving: 'staying', pasting: 'closed' },
      context: {
        rows: [row('n1', null, typed), row('r2', 2, { phase: 'failed', unsaved: true }), row('r5', 5), row('r1', 1)],
      },
    },
  },
  {
    name: 'elimina i selezionati: rifiutato dice perché, al secondo tentativo riesce e ricarica',
    input: 'con tutti i permessi',
    steps: [
      done('loadRules', 'con due righe'),
      refused({ type: 'selection.delete' }),
      send({ type: 'page.select' }),
      send({ type: 'selection.delete' }),
      send({ type: 'delete.confirm' }),
      done('deleteRules', 'rifiuto'),
      send({ type: 'delete.confirm' }),
      done('deleteRules', 'eliminate'),
      done('loadRules', 'vuoto'),
    ],
    end: {
      value: { list: 'empty', deletion: 'idle', leaving: 'staying', pasting: 'closed' },
      context: { rows: [], total: 0, selection: [] },
      emitted: ['notice'],
    },
  },
  {
    name: 'ricaricare non toglie la domanda di un’eliminazione',
    input: 'con tutti i permessi',
    steps: [
      done('loadRules', 'con due righe'),
      send({ type: 'page.select' }),
      send({ type: 'selection.delete' }),
      send({ type: 'list.reload' }),
    ],
    end: { value: { list: 'reloading', deletion: 'confirming', leaving: 'staying', pasting: 'closed' } },
  },
  {
    name: 'una riga nuova scritta a metà si toglie dopo la domanda, senza passare dal server',
    input: 'con tutti i permessi',
    steps: [
      done('loadRules', 'vuoto'),
      send({ type: 'row.add' }),
      send(reported('n1', null, typed)),
      send({ type: 'row.delete', key: 'n1' }),
      send({ type: 'delete.confirm' }),
    ],
    end: { value: { list: 'empty', deletion: 'idle', leaving: 'staying', pasting: 'closed' }, context: { rows: [] } },
  },
  {
    name: 'selezionare la pagina aggiunge ciò che manca; se è già tutta selezionata, la deseleziona',
    input: 'con tutti i permessi',
    steps: [
      done('loadRules', 'con due righe'),
      send({ type: 'page.select' }),
      send({ type: 'page.select' }),
      refused({ type: 'selection.clear' }),
      send({ type: 'row.select', key: 'r1' }),
      send({ type: 'page.select' }),
    ],
    end: {
      value: { list: 'shown', deletion: 'idle', leaving: 'staying', pasting: 'closed' },
      context: { selection: ['r2', 'r1'] },
    },
  },
  {
    name: 'una riga nuova che si sta salvando non si toglie, neppure se intanto è stata svuotata',
    input: 'con tutti i permessi',
    steps: [
      done('loadRules', 'con due righe'),
      send({ type: 'row.add' }),
      send(reported('n1', null, { phase: 'saving', unsaved: true })),
      refused({ type: 'row.delete', key: 'n1' }),
      refused({ type: 'row.delete' }),
    ],
    end: {
      value: { list: 'shown', deletion: 'idle', leaving: 'staying', pasting: 'closed' },
      context: { cursor: 'n1' },
    },
  },
  {
    name: 'una riga che si salva diventa selezionabile e conta nel totale',
    input: 'con tutti i permessi',
    steps: [
      done('loadRules', 'con due righe'),
      send({ type: 'row.add' }),
      send(reported('n1', 3, { phase: 'saved' })),
      send({ type: 'row.select', key: 'n1' }),
    ],
    end: {
      value: { list: 'shown', deletion: 'idle', leaving: 'staying', pasting: 'closed' },
      context: { total: 61, selection: ['n1'] },
    },
  },
  {
    name: 'senza permessi si guarda e basta',
    input: 'solo a guardare',
    steps: [
      done('loadRules', 'con due righe'),
      refused({ type: 'row.add' }),
      refused({ type: 'row.select', key: 'r1' }),
      refused({ type: 'page.select' }),
      refused({ type: 'row.delete', key: 'r1' }),
    ],
    end: { value: { list: 'shown', deletion: 'idle', leaving: 'staying', pasting: 'closed' } },
  },
  {
    name: 'una regola da eliminare non c’è più: l’elenco si rilegge, si chiede delle altre e si eliminano subito',
    input: 'con tutti i permessi',
    steps: [
      done('loadRules', 'con due righe'),
      send({ type: 'page.select' }),
      send({ type: 'selection.delete' }),
      send({ type: 'delete.confirm' }),
      done('deleteRules', 'una regola non c’è più'),
      done('loadRules', 'senza la prima'),
    ],
    end: {
      value: { list: 'shown', deletion: 'confirming', leaving: 'staying', pasting: 'closed' },
      context: { selection: ['r2'], deletion: { keys: ['r2'], failure: null, gone: ['/vecchia/1'] } },
      emitted: [],
    },
  },
  {
    name: 'la riga che si stava cambiando non c’è più: eliminarla la toglie, e lo si dice',
    input: 'con tutti i permessi',
    steps: [
      done('loadRules', 'con due righe'),
      send(reported('r1', 1, { phase: 'failed', unsaved: true })),
      send({ type: 'row.delete', key: 'r1' }),
      send({ type: 'delete.confirm' }),
      done('deleteRules', 'una regola non c’è più'),
      done('loadRules', 'senza la prima'),
    ],
    end: {
      value: { list: 'shown', deletion: 'idle', leaving: 'staying', pasting: 'closed' },
      context: { deletion: null, rows: [row('r2', 2)] },
      emitted: ['notice'],
    },
  },
];
