import type { ContextFrom } from 'xstate';
import type { listMachine } from '../../../src/machines/list/machine';
import { defaultQuery } from '../../../src/machines/list/query';
import { after, done, fail, send } from '../../kit/model';
import type { Journey } from '../../kit/types';
import { usedElsewhere } from '../fixtures';
import { BOLOGNA, listing, notAllowed, page, people, query } from './samples';

type Start =
  | 'primo ingresso'
  | 'filtro e pagina ripristinati, senza permesso di modificare ed eliminare'
  | 'le righe dell’ultima volta'
  | 'le righe chieste in anticipo'
  | 'un elenco intero, con azioni proprie';

/** What people do in a list, from the beginning to a pinned end. */
export const journeys: readonly Journey<Start, ContextFrom<typeof listMachine>>[] = [
  {
    name: 'i filtri della volta prima si dicono finché valgono',
    input: 'filtro e pagina ripristinati, senza permesso di modificare ed eliminare',
    steps: [done('loadRows', 'tre righe'), send({ type: 'filters.clear' })],
    end: {
      value: { rows: 'reloading', query: 'settled', deletion: 'idle', action: 'idle' },
      context: { query: defaultQuery(listing), restored: null },
      emitted: ['query.changed'],
    },
  },
  {
    name: 'le righe dell’ultima volta restano, col cursore, finché arrivano quelle di adesso',
    input: 'le righe dell’ultima volta',
    steps: [send({ type: 'cursor.move', to: { id: 11 } }), done('loadRows', 'una riga in meno')],
    end: {
      value: { rows: 'shown', query: 'settled', deletion: 'idle', action: 'idle' },
      context: { rows: page([13, 12], 12).value.rows, total: 12, cursor: 12 },
      emitted: [],
    },
  },
  {
    name: 'le righe chieste in anticipo ci sono subito, al posto di quelle dell’ultima volta, e si ricaricano',
    input: 'le righe chieste in anticipo',
    steps: [send({ type: 'cursor.move', to: { id: 11 } }), send({ type: 'list.reload' })],
    end: {
      value: { rows: 'reloading', query: 'settled', deletion: 'idle', action: 'idle' },
      context: { rows: page([13, 12, 11], 13).value.rows, total: 13, cursor: 11 },
      emitted: [],
    },
  },
  {
    name: 'se quelle di adesso non arrivano, si dice perché e le righe dell’ultima volta restano',
    input: 'le righe dell’ultima volta',
    steps: [fail('loadRows', 'si rompe')],
    end: {
      value: { rows: 'failed', query: 'settled', deletion: 'idle', action: 'idle' },
      context: { rows: page([13, 12, 11], 13).value.rows, cursor: 12 },
      emitted: [],
    },
  },
  {
    name: 'con Invio la ricerca parte senza aspettare la pausa',
    input: 'primo ingresso',
    steps: [
      done('loadRows', 'tre righe'),
      send({ type: 'search.type', text: 'sagra' }),
      send({ type: 'filters.apply' }),
    ],
    end: {
      value: { rows: 'reloading', query: 'settled', deletion: 'idle', action: 'idle' },
      context: { query: query({ keywords: 'sagra' }), rows: page([3, 2, 1], 13).value.rows },
      emitted: ['query.changed'],
    },
  },
  {
    name: 'cerca, seleziona, elimina: il cursore passa alla riga vicina',
    input: 'primo ingresso',
    steps: [
      done('loadRows', 'tre righe'),
      send({ type: 'search.type', text: 's' }),
      send({ type: 'search.type', text: 'sagra' }),
      after('searchPause'),
      done('loadRows', 'tre righe'),
      send({ type: 'cursor.move', to: 'next' }),
      send({ type: 'row.select' }),
      send({ type: 'delete.request' }),
      send({ type: 'delete.confirm' }),
      done('deleteRows', 'eliminati tutti'),
    ],
    end: {
      value: { rows: 'reloading', query: 'settled', deletion: 'idle', action: 'idle' },
      context: {
        query: query({ keywords: 'sagra' }),
        rows: page([2, 1], 12).value.rows,
        total: 12,
        cursor: 2,
        selection: [],
        deletion: null,
      },
      emitted: ['query.changed', 'notice'],
    },
  },
  {
    name: 'eliminazione rifiutata: la selezione resta e si riprova',
    input: 'primo ingresso',
    steps: [
      done('loadRows', 'tre righe'),
      send({ type: 'page.select' }),
      send({ type: 'delete.request' }),
      send({ type: 'delete.confirm' }),
      done('deleteRows', 'nessuno eliminato'),
    ],
    end: {
      value: { rows: 'reloading', query: 'settled', deletion: 'refused', action: 'idle' },
      context: { selection: [3, 2, 1], deletion: { ids: [3, 2, 1], failure: usedElsewhere, gone: [] } },
      emitted: [],
    },
  },
  {
    name: 'una pagina oltre l’ultima porta da sola all’ultima',
    input: 'filtro e pagina ripristinati, senza permesso di modificare ed eliminare',
    steps: [done('loadRows', 'nessuna riga'), done('loadRows', 'nessuna riga')],
    end: {
      value: { rows: 'nothingFound', query: 'settled', deletion: 'idle', action: 'idle' },
      context: { query: query({ filters: { provincia: BOLOGNA, comune: -1 } }), rows: [], total: 0 },
      emitted: ['query.changed'],
    },
  },
  {
    name: 'guasto mentre si aggiorna: le righe di prima restano e si riprova',
    input: 'primo ingresso',
    steps: [
      done('loadRows', 'tre righe'),
      send({ type: 'sort.toggle', field: 'title' }),
      fail('loadRows', 'si rompe'),
      send({ type: 'list.reload' }),
      done('loadRows', 'rifiuto'),
    ],
    end: {
      value: { rows: 'failed', query: 'settled', deletion: 'idle', action: 'idle' },
      context: { rows: page([3, 2, 1], 13).value.rows, failure: notAllowed, query: query({ orderBy: '+title' }) },
      emitted: ['query.changed'],
    },
  },
  {
    name: 'le azioni proprie: il server cambia una riga, lo schermo esporta e chiede dell’eliminazione',
    input: 'un elenco intero, con azioni proprie',
    steps: [
      done('loadRows', 'tre righe'),
      send({ type: 'page.select' }),
      send({ type: 'action.run', name: 'export' }),
      send({ type: 'delete.request' }),
      send({ type: 'action.run', name: 'toggle', ids: [3] }),
      done('runAction', 'rifiutato'),
      done('loadRows', 'tre righe'),
    ],
    end: {
      value: { rows: 'shown', query: 'settled', deletion: 'idle', action: 'idle' },
      context: { selection: [3, 2, 1], deletion: null, action: null, query: defaultQuery(people) },
      emitted: ['action.requested', 'deletion.requested', 'notice'],
    },
  },
  {
    name: 'una ricerca scritta male mostra le righe di quella corretta, e un Invio la fa propria',
    input: 'primo ingresso',
    steps: [
      done('loadRows', 'tre righe'),
      send({ type: 'search.type', text: 'sagra' }),
      send({ type: 'filters.apply' }),
      done('loadRows', 'nulla, ma forse si cercava altro'),
      done('loadRows', 'tre righe'),
      send({ type: 'page.go', page: 2 }),
      done('loadRows', 'nulla, ma forse si cercava altro'),
      done('loadRows', 'tre righe'),
      send({ type: 'filters.apply' }),
    ],
    end: {
      value: { rows: 'reloading', query: 'settled', deletion: 'idle', action: 'idle' },
      context: {
        query: query({ keywords: 'sagre', page: 2 }),
        searchText: 'sagre',
        correcting: null,
        correction: 'sagre',
        rows: page([13, 12, 11], 13).value.rows,
      },
      emitted: ['query.changed', 'query.changed', 'query.changed'],
    },
  },
  {
    name: 'nemmeno la ricerca corretta trova qualcosa: si dice che non c’è nulla',
    input: 'primo ingresso',
    steps: [
      send({ type: 'search.type', text: 'sagra' }),
      send({ type: 'filters.apply' }),
      done('loadRows', 'nulla, ma forse si cercava altro'),
      done('loadRows', 'nessuna riga'),
    ],
    end: {
      value: { rows: 'nothingFound', query: 'settled', deletion: 'idle', action: 'idle' },
      context: { query: query({ keywords: 'sagra' }), correcting: null, correction: null, rows: [], total: 0 },
      emitted: ['query.changed'],
    },
  },
  {
    name: 'una riga da eliminare non c’è più: l’elenco si rilegge, si chiede delle altre e si eliminano subito',
    input: 'primo ingresso',
    steps: [
      done('loadRows', 'tre righe'),
      send({ type: 'page.select' }),
      send({ type: 'delete.request' }),
      send({ type: 'delete.confirm' }),
      done('deleteRows', 'una riga non c’è più'),
      done('loadRows', 'senza la riga 3'),
    ],
    end: {
      value: { rows: 'shown', query: 'settled', deletion: 'confirming', action: 'idle' },
      context: {
        selection: [2, 1],
        deletion: { ids: [2, 1], failure: null, gone: page([3], 13).value.rows },
      },
      emitted: [],
    },
  },
  {
    name: 'la sola riga da eliminare non c’è più: l’elenco si rilegge e lo dice',
    input: 'primo ingresso',
    steps: [
      done('loadRows', 'tre righe'),
      send({ type: 'cursor.move', to: 'next' }),
      send({ type: 'delete.request' }),
      send({ type: 'delete.confirm' }),
      done('deleteRows', 'una riga non c’è più'),
      done('loadRows', 'senza la riga 3'),
    ],
    end: {
      value: { rows: 'shown', query: 'settled', deletion: 'idle', action: 'idle' },
      context: { cursor: 2, deletion: null },
      emitted: ['notice'],
    },
  },
];
