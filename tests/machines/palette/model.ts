import type { Found } from '../../../src/contract/search';
import type { EntityAction } from '../../../src/machines/entityActions/types';
import { invariants } from '../../../src/machines/palette/invariants';
import { paletteMachine } from '../../../src/machines/palette/machine';
import { reason } from '../../../src/machines/palette/reason';
import { searchRows, withRecent } from '../../../src/machines/palette/recents';
import { entityRow } from '../../../src/machines/palette/rules';
import type { ActiveMove, PaletteRow } from '../../../src/machines/palette/types';
import { after, defineModel, done, eventually, fail, refused, send } from '../../kit/model';
import { failureOf } from '../fixtures';

const row = (id: string, title: string, more: Partial<PaletteRow> = {}): PaletteRow => ({
  id,
  section: 'page',
  title,
  hint: null,
  keywords: [],
  keys: [],
  refusal: null,
  subject: null,
  action: { kind: 'command', command: id },
  ...more,
});

export const save = row('editor.save', 'Salva', { keys: ['mod+S'] });
export const publish = row('editor.publish', 'Salva e pubblica', { refusal: 'Manca la descrizione' });
export const goNews = row('go.news', 'Gestione News', { section: 'navigation' });
export const signOut = row('shell.signOut', 'Esci', {
  section: 'navigation',
  keywords: ['termina', 'uscire'],
  isDestructive: true,
});
export const [again] = searchRows([{ text: 'anna', scope: 'people' }], { all: '', contents: '', people: '' }) as [
  PaletteRow,
];
const rows = [publish, save, goNews];
const overDialog = [row('dialog.main', 'Conferma'), row('dialog.close', 'Annulla')];

export const salt: Found = { area: 'news', id: 7, title: 'Saline di Cervia', lang: 'it', status: 1, route: '/news/7' };
const anna: Found = { area: 'user', id: 3, title: 'Anna Salvi', route: '/users/3' };
export const [recent] = withRecent(
  [],
  entityRow(salt, () => 'news'),
) as [PaletteRow];
const FOUND = 'entity:news:7:it';
const entityAction = (id: string, title: string, refusal: string | null = null): EntityAction => ({
  id,
  title,
  hint: null,
  keywords: [],
  refusal,
  effect: { kind: 'act', action: id },
});
export const openIt = entityAction('open', 'Apri');
export const publishIt = entityAction('publish', 'Pubblica', 'serve news-publish');
const open = send({ type: 'palette.open', rows });
const type = (text: string) => send({ type: 'query.type', text });
const openActions = (id: string) => send({ type: 'actions.open', id });
const run = (id: string, newTab = false) => send({ type: 'row.run', id, newTab });

export const paletteModel = defineModel(paletteMachine, {
  title: 'Palette dei comandi',
  reason,
  inputs: { 'con le news': { areaNames: { news: 'news' } } },
  events: {
    'palette.open': {
      phrase: 'Apri la palette',
      cases: {
        'con i comandi della scheda': { rows },
        'fra le persone, con una ricerca di prima': { rows: [again], scope: 'people' },
        'con un contenuto di prima': { rows: [recent] },
        'con un comando che fa uscire': { rows: [signOut] },
        'sopra una finestra': { rows: overDialog, isOverDialog: true },
      },
    },
    'palette.close': { phrase: 'Premi Esc' },
    'query.type': {
      phrase: 'Digita',
      cases: (snapshot) =>
        snapshot.hasTag('actions')
          ? { niente: { text: '' }, apr: { text: 'apr' } }
          : snapshot.context.rows.includes(signOut)
            ? { niente: { text: '' }, terme: { text: 'terme' } }
            : {
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
      cases: (snapshot): Record<string, { to: ActiveMove }> =>
        snapshot.hasTag('actions')
          ? { giù: { to: 'next' } }
          : { giù: { to: 'next' }, su: { to: 'previous' }, 'in fondo': { to: 'last' } },
    },
    'active.point': {
      phrase: 'Porta il puntatore',
      cases: { 'su una riga': { id: goNews.id }, 'su una riga sparita': { id: 'missing' } },
    },
    'row.run': {
      phrase: 'Premi Invio',
      cases: ({ context }) => ({
        'sulla riga annunciata': { id: context.activeId ?? 'nessuna', newTab: false },
        'su una riga non annunciata': { id: context.activeId === save.id ? goNews.id : save.id, newTab: true },
      }),
    },
    'search.retry': { phrase: 'Riprova la ricerca' },
    'actions.open': {
      phrase: 'Premi Tab',
      // One entity of each kind stands for all, and one row without actions.
      cases: ({ context: { activeId, scope } }) => ({
        ...(scope === 'all' && [FOUND, recent.id, save.id].includes(activeId ?? '')
          ? { 'sulla riga annunciata': { id: activeId ?? '' } }
          : {}),
        ...(scope === 'all' && activeId === FOUND ? { 'su una riga non annunciata': { id: save.id } } : {}),
      }),
    },
    'actions.retry': { phrase: 'Riprova a caricare le azioni' },
    'actions.back': { phrase: 'Torna ai risultati' },
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
    loadActions: {
      phrase: 'Il server dice che cosa si può fare',
      done: {
        'con due azioni': { ok: true, value: [publishIt, openIt] },
        'senza azioni': { ok: true, value: [] },
        'del contenuto che non c’è più': { ok: false, failure: failureOf('notFound') },
      },
    },
  },
  delays: { searchPause: 'Aspetta 150 ms', closeGrace: 'Aspetta mezzo secondo' },
  invariants,
  effects: {
    'a refused row never runs': (_, emitted) =>
      emitted.every((event) => event.type !== 'row.chosen' || event.row.refusal === null),
  },
  laws: {
    'going back finds query, scope and active row as they were left': (before, event, after) => {
      const { opened, scope } = before.context;
      if (event.type !== 'actions.back' || opened === null || !before.hasTag('actions')) return true;
      const { context } = after;
      return context.query === opened.query && context.scope === scope && context.activeId === opened.row.id;
    },
    'only Enter on the announced row chooses one': (before, event, after) =>
      after.context.chosen === null ||
      before.context.chosen !== null ||
      (event.type === 'row.run' && event.id === before.context.activeId),
    'over a dialog the scope stays': (before, _, after) =>
      !(before.context.isOverDialog && after.context.isOverDialog) || after.context.scope === 'commands',
  },
  timeLaws: {
    'a search is answered, or the palette closes': eventually(
      (snapshot) => snapshot.hasTag('searching'),
      (snapshot) => !snapshot.hasTag('searching'),
    ),
    'the actions of a subject come, or it is said why not': eventually(
      (snapshot) => snapshot.hasTag('loadingActions'),
      (snapshot) => !snapshot.hasTag('loadingActions'),
    ),
  },
  project: ({
    query,
    scope,
    results,
    activeId,
    isMoved,
    similarFrom,
    entities,
    answered,
    problem,
    chosen,
    opened,
    isOverDialog,
  }) => ({
    query,
    scope,
    isOverDialog,
    isAnswered: entities.length > 0 && query.trim() === answered,
    opened: opened === null ? null : [opened.query, opened.row.id, opened.problem !== null],
    // Only what is alike is run or not by whether one moved to it.
    isChosen: isMoved && similarFrom < results.length,
    active: [activeId, results.findIndex(({ id }) => id === activeId)],
    results: results.length,
    entities: entities.length,
    problem: problem !== null,
    chosen: chosen?.row.id,
  }),
  limit: 60_000,
  paths: { floor: 400, cap: 1200 },
  journeys: [
    {
      name: 'a command is found by its first letters and runs once the dialog is closed',
      input: 'con le news',
      steps: [open, type('gest'), run(goNews.id), send({ type: 'dialog.closed' })],
      end: { value: 'closed', context: { chosen: null, query: '' }, emitted: ['row.chosen'] },
    },
    {
      name: 'what is only alike gives way to what is found, and Enter never runs it meanwhile',
      input: 'con le news',
      steps: [
        send({ type: 'palette.open', rows: [signOut] }),
        type('terme'),
        run(signOut.id),
        after('searchPause'),
        run(signOut.id),
        done('searchEntities', 'con due risultati'),
        refused({ type: 'row.run', id: signOut.id, newTab: false }),
      ],
      end: { value: { open: 'found' }, context: { activeId: FOUND, isMoved: false, chosen: null }, emitted: [] },
    },
    {
      name: 'what ends something and is only alike runs once one has moved to it',
      input: 'con le news',
      steps: [
        send({ type: 'palette.open', rows: [signOut] }),
        type('terme'),
        after('searchPause'),
        done('searchEntities', 'senza risultati'),
        run(signOut.id),
        send({ type: 'active.move', to: 'next' }),
        run(signOut.id),
      ],
      end: { value: 'running', context: { isMoved: true } },
    },
    {
      name: 'a late answer leaves the row where it is that one moved to',
      input: 'con le news',
      steps: [
        open,
        type('slava'),
        send({ type: 'active.move', to: 'next' }),
        after('searchPause'),
        done('searchEntities', 'con due risultati'),
      ],
      end: { value: { open: 'found' }, context: { activeId: publish.id, isMoved: true } },
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
              subject: { area: 'news', id: 7, title: 'Saline di Cervia', lang: 'it', status: 1, route: '/news/7' },
              action: { kind: 'route', route: '/news/7' },
            },
          },
        },
      },
    },
    {
      name: 'the actions of what was found are a level below, and going back leaves nothing behind',
      input: 'con le news',
      steps: [
        open,
        type('#saline'),
        after('searchPause'),
        done('searchEntities', 'con due risultati'),
        openActions(FOUND),
        done('loadActions', 'con due azioni'),
        type('apr'),
        send({ type: 'actions.back' }),
      ],
      end: {
        value: { open: 'found' },
        context: { query: 'saline', scope: 'contents', activeId: FOUND, opened: null, actions: [], problem: null },
        emitted: [],
      },
    },
    {
      name: 'a refused action says why, another one runs',
      input: 'con le news',
      steps: [
        open,
        type('saline'),
        after('searchPause'),
        done('searchEntities', 'con due risultati'),
        send({ type: 'active.point', id: FOUND }),
        openActions(FOUND),
        done('loadActions', 'con due azioni'),
        send({ type: 'active.move', to: 'next' }),
        run('action:publish'),
        refused({ type: 'row.run', id: 'action:open', newTab: false }),
      ],
      end: {
        value: { open: { subject: 'listed' } },
        context: { refused: 'Pubblica: serve news-publish', activeId: 'action:publish', chosen: null },
        emitted: [],
      },
    },
    {
      name: 'what was deleted meanwhile is reported, and Esc finds the results again',
      input: 'con le news',
      steps: [
        open,
        type('#saline'),
        after('searchPause'),
        done('searchEntities', 'con due risultati'),
        openActions(FOUND),
        done('loadActions', 'del contenuto che non c’è più'),
        send({ type: 'actions.retry' }),
        fail('loadActions', 'si rompe'),
        send({ type: 'actions.back' }),
        run(FOUND),
        send({ type: 'dialog.closed' }),
      ],
      end: { value: 'closed', emitted: ['row.chosen'] },
    },
    {
      name: 'a last search is typed again, and searched at once',
      input: 'con le news',
      steps: [
        send({ type: 'palette.open', rows: [...rows, again] }),
        send({ type: 'active.point', id: again.id }),
        run(again.id),
      ],
      end: { value: { open: 'searching' }, context: { query: 'anna', scope: 'people', chosen: null }, emitted: [] },
    },
    {
      name: 'over a dialog there are its commands only, and nothing is searched',
      input: 'con le news',
      steps: [
        send({ type: 'palette.open', rows: overDialog, isOverDialog: true }),
        refused({ type: 'scope.choose', scope: 'contents' }),
        type('#annul'),
        type('annula'),
        run('dialog.close'),
        send({ type: 'dialog.closed' }),
      ],
      end: { value: 'closed', emitted: ['row.chosen'] },
    },
  ],
});
