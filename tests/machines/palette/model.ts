import type { Found } from '../../../src/contract/search';
import { invariants } from '../../../src/machines/palette/invariants';
import type { ListFacts } from '../../../src/machines/palette/listFacts';
import { paletteMachine } from '../../../src/machines/palette/machine';
import type { ActiveMove, PaletteRow, PaletteScope } from '../../../src/machines/palette/types';
import { defineModel, EXCUSES, eventually } from '../../kit/model';
import { modelSuite } from '../../kit/suite';
import { failureOf } from '../fixtures';
import { journeys } from './journeys';
import {
  again,
  anna,
  FOUND,
  goNews,
  namedLists,
  openIt,
  overDialog,
  publishIt,
  recent,
  rows,
  salt,
  save,
  signOut,
  unnamedLists,
  waitingDialog,
} from './samples';

/** Whether lists can be narrowed: then nothing else is tried that has nothing to do with them. */
const narrows = ({ lists }: { readonly lists: readonly ListFacts[] }): boolean => lists.length > 0;

const inside = { excuse: 'the palette’s own keys: commands are chosen in it' };

export const paletteModel = defineModel(paletteMachine, {
  title: 'Palette dei comandi',
  inputs: { 'con le news': { areaNames: { news: 'news' } } },
  start: () => ({
    page: '/pagina-che-non-esiste',
    user: { 'news-view': true, 'news-create': true, 'news-edit': true },
    data: 'Una pagina che non ha comandi propri; le news dimostrative si trovano.',
  }),
  events: {
    'palette.open': {
      phrase: 'Apri la palette',
      sentBy: { excuse: 'shell.palette, which the shell answers' },
      cases: {
        'con i comandi della scheda': { rows },
        'fra le persone, con una ricerca di prima': { rows: [again], scope: 'people' },
        'con un contenuto di prima': { rows: [recent] },
        'con un comando che fa uscire': { rows: [signOut] },
        'con gli elenchi da filtrare': { rows: [goNews], lists: unnamedLists, today: '2026-11-24' },
        'sopra una finestra': { rows: overDialog, isOverDialog: true },
      },
    },
    'commands.change': {
      phrase: 'Cambia ciò che si può fare nella pagina',
      sentBy: EXCUSES.reported,
      // Once, where nothing is typed: afterwards it is a palette that opened with more.
      cases: (snapshot): Record<string, { rows: readonly PaletteRow[] }> => {
        const { context } = snapshot;
        const isFirst = snapshot.matches({ open: 'resting' }) && context.query === '' && !context.isMoved;
        if (isFirst && context.rows === overDialog) return { 'la finestra aspetta': { rows: waitingDialog } };
        return isFirst && context.rows[0] === recent ? { 'coi comandi della scheda': { rows } } : {};
      },
    },
    'recents.read': {
      phrase: 'Il server rilegge ciò che era aperto',
      sentBy: EXCUSES.reported,
      // It changes what a row says and nothing else: once, in the list at rest.
      cases: (snapshot): Record<string, { found: readonly Found[] }> =>
        snapshot.matches({ open: 'resting' }) && snapshot.context.query === '' && snapshot.context.rows.includes(recent)
          ? { 'com’è ora': { found: [{ ...salt, status: 2 }] } }
          : {},
    },
    'lists.name': {
      phrase: 'Arrivano i nomi dei luoghi',
      sentBy: EXCUSES.reported,
      cases: ({ context }): Record<string, { lists: readonly ListFacts[] }> =>
        context.lists === unnamedLists ? { 'delle province': { lists: namedLists } } : {},
    },
    'palette.close': { phrase: 'Premi Esc', sentBy: inside },
    'query.type': {
      phrase: 'Digita',
      sentBy: inside,
      cases: (snapshot) =>
        snapshot.hasTag('actions')
          ? { niente: { text: '' }, apr: { text: 'apr' } }
          : narrows(snapshot.context)
            ? { 'news bozza parma': { text: 'news bozza parma' } }
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
      sentBy: inside,
      cases: ({ context }): Record<string, { scope: PaletteScope }> =>
        narrows(context)
          ? {}
          : { tutto: { scope: 'all' }, comandi: { scope: 'commands' }, contenuti: { scope: 'contents' } },
    },
    'active.move': {
      phrase: 'Scorri',
      sentBy: inside,
      cases: (snapshot): Record<string, { to: ActiveMove }> =>
        snapshot.hasTag('actions')
          ? { giù: { to: 'next' } }
          : { giù: { to: 'next' }, su: { to: 'previous' }, 'in fondo': { to: 'last' } },
    },
    'active.point': {
      phrase: 'Porta il puntatore',
      sentBy: inside,
      cases: { 'su una riga': { id: goNews.id }, 'su una riga sparita': { id: 'missing' } },
    },
    'row.run': {
      phrase: 'Premi Invio',
      sentBy: inside,
      cases: ({ context }) => ({
        'sulla riga annunciata': { id: context.activeId ?? 'nessuna', newTab: false },
        'su una riga non annunciata': { id: context.activeId === save.id ? goNews.id : save.id, newTab: true },
      }),
    },
    'search.retry': { phrase: 'Riprova la ricerca', sentBy: inside },
    'actions.open': {
      phrase: 'Premi Tab',
      sentBy: inside,
      // One entity of each kind stands for all, and one row without actions.
      cases: ({ context: { activeId, scope, lists } }) => ({
        ...(scope === 'all' && !narrows({ lists }) && [FOUND, recent.id, save.id].includes(activeId ?? '')
          ? { 'sulla riga annunciata': { id: activeId ?? '' } }
          : {}),
        ...(scope === 'all' && !narrows({ lists }) && activeId === FOUND
          ? { 'su una riga non annunciata': { id: save.id } }
          : {}),
      }),
    },
    'actions.retry': { phrase: 'Riprova a caricare le azioni', sentBy: inside },
    'actions.back': { phrase: 'Torna ai risultati', sentBy: inside },
    'dialog.closed': { phrase: 'La finestra è chiusa', sentBy: EXCUSES.reported },
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
  delays: {
    searchPause: 'la ricerca fra i contenuti parte',
    closeGrace: 'la palette è chiusa e la riga scelta si esegue',
  },
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
    lists,
  }) => ({
    query,
    lists: lists === namedLists ? 2 : lists.length,
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
  paths: { floor: 400, cap: 1400 },
  journeys,
});

if (import.meta.vitest) modelSuite(paletteModel, import.meta.vitest);
