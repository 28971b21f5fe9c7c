import type { Found } from '../../../src/contract/search';
import { invariants } from '../../../src/machines/palette/invariants';
import { paletteMachine } from '../../../src/machines/palette/machine';
import type { PaletteRow } from '../../../src/machines/palette/types';
import { after, defineModel, done, fail, send } from '../../kit/model';
import { failureOf } from '../fixtures';

const row = (id: string, title: string, more: Partial<PaletteRow> = {}): PaletteRow => ({
  id,
  section: 'page',
  title,
  hint: null,
  keywords: [],
  keys: [],
  refusal: null,
  action: { kind: 'command', command: id },
  ...more,
});

export const save = row('editor.save', 'Salva', { keys: ['mod+S'] });
export const publish = row('editor.publish', 'Salva e pubblica', { refusal: 'Manca la descrizione' });
export const goNews = row('go.news', 'Gestione News', { section: 'navigation' });
const rows = [publish, save, goNews];

export const salt: Found = { area: 'news', id: 7, title: 'Saline di Cervia', lang: 'it', status: 1, route: '/news/7' };
const anna: Found = { area: 'user', id: 3, title: 'Anna Salvi', route: '/users/3' };
const open = send({ type: 'palette.open', rows });
const type = (text: string) => send({ type: 'query.type', text });
const run = (id: string, newTab = false) => send({ type: 'row.run', id, newTab });

export const paletteModel = defineModel(paletteMachine, {
  title: 'Palette dei comandi',
  inputs: { 'con le news': { areaNames: { news: 'news' } } },
  events: {
    'palette.open': {
      phrase: 'Apri la palette',
      cases: { 'con i comandi della scheda': { rows }, 'fra le persone': { rows, scope: 'people' } },
    },
    'palette.close': { phrase: 'Premi Esc' },
    'query.type': {
      phrase: 'Digita',
      cases: {
        niente: { text: '' },
        s: { text: 's' },
        sal: { text: 'sal' },
        '>sal': { text: '>sal' },
        zzz: { text: 'zzz' },
      },
    },
    'scope.choose': {
      phrase: 'Cerca solo fra',
      cases: { tutto: { scope: 'all' }, comandi: { scope: 'commands' }, contenuti: { scope: 'contents' } },
    },
    'active.move': {
      phrase: 'Scorri',
      cases: { giù: { to: 'next' }, su: { to: 'previous' }, 'in fondo': { to: 'last' } },
    },
    'active.point': {
      phrase: 'Porta il puntatore',
      cases: { 'su una riga': { id: goNews.id }, 'su una riga sparita': { id: 'gone' } },
    },
    'row.run': {
      phrase: 'Premi Invio',
      cases: ({ context }) => ({
        'sulla riga annunciata': { id: context.activeId ?? 'nessuna', newTab: false },
        'su una riga non annunciata': { id: context.activeId === save.id ? goNews.id : save.id, newTab: true },
      }),
    },
    'search.retry': { phrase: 'Riprova la ricerca' },
    'dialog.closed': { phrase: 'La finestra è chiusa' },
  },
  actors: {
    searchEntities: {
      phrase: 'Il server risponde',
      done: {
        'con due risultati': { ok: true, value: [salt, anna] },
        'senza risultati': { ok: true, value: [] },
        'che non può': { ok: false, failure: failureOf('timeout') },
      },
    },
  },
  delays: { searchPause: 'Aspetta 150 ms', closeGrace: 'Aspetta mezzo secondo' },
  invariants,
  effects: {
    'a refused row never runs': (_, emitted) =>
      emitted.every((event) => event.type !== 'row.chosen' || event.row.refusal === null),
  },
  project: ({ query, scope, results, activeId, entities, problem, chosen }) => ({
    query,
    scope,
    active: [activeId, results.findIndex(({ id }) => id === activeId)],
    results: results.length,
    entities: entities.length,
    problem: problem !== null,
    chosen: chosen?.row.id,
  }),
  limit: 60_000,
  paths: { floor: 200, cap: 500 },
  journeys: [
    {
      name: 'a command is found by its first letters and runs once the dialog is gone',
      input: 'con le news',
      steps: [open, type('gest'), run(goNews.id), send({ type: 'dialog.closed' })],
      end: { value: 'closed', context: { chosen: null, query: '' }, emitted: ['row.chosen'] },
    },
    {
      name: 'a late answer adds rows below and leaves the announced row where it is',
      input: 'con le news',
      steps: [open, type('sal'), after('searchPause'), done('searchEntities', 'con due risultati')],
      end: { value: { open: 'found' }, context: { activeId: save.id, answered: 'sal' } },
    },
    {
      name: 'an older answer is dropped when one types on',
      input: 'con le news',
      steps: [open, type('sal'), after('searchPause'), type('sali')],
      end: { value: { open: 'pausing' }, context: { entities: [], answered: null, activeId: null, results: [] } },
    },
    {
      name: 'Enter on a refused row says why and runs nothing',
      input: 'con le news',
      steps: [open, send({ type: 'active.point', id: publish.id }), run(publish.id)],
      end: {
        value: { open: 'resting' },
        context: { refused: 'Salva e pubblica: Manca la descrizione', chosen: null },
        emitted: [],
      },
    },
    {
      name: 'with the search down commands still run',
      input: 'con le news',
      steps: [
        open,
        type('sal'),
        after('searchPause'),
        done('searchEntities', 'che non può'),
        send({ type: 'search.retry' }),
        fail('searchEntities', 'si rompe'),
        run(save.id),
        after('closeGrace'),
      ],
      end: { value: 'closed', context: { problem: null }, emitted: ['row.chosen'] },
    },
    {
      name: 'a found content opens in a new tab',
      input: 'con le news',
      steps: [
        open,
        type('#saline'),
        after('searchPause'),
        done('searchEntities', 'con due risultati'),
        run('entity:news:7:it', true),
      ],
      end: {
        value: 'running',
        context: {
          scope: 'contents',
          query: 'saline',
          activeId: 'entity:news:7:it',
          chosen: {
            newTab: true,
            row: {
              id: 'entity:news:7:it',
              section: 'content',
              title: 'Saline di Cervia',
              hint: 'news · Italiano · Pubblicata',
              keywords: ['7'],
              keys: [],
              refusal: null,
              action: { kind: 'route', route: '/news/7' },
            },
          },
        },
      },
    },
  ],
});
