import type { SnapshotFrom } from 'xstate';
import type { Result } from '../../../src/contract/result';
import { invariants } from '../../../src/machines/categoryTree/invariants';
import { categoryTreeMachine } from '../../../src/machines/categoryTree/machine';
import { allPlaced, levelOf, placedOf } from '../../../src/machines/categoryTree/nodes';
import { reason } from '../../../src/machines/categoryTree/refusals';
import type { CursorMove, TreeInput, TreeNode } from '../../../src/machines/categoryTree/types';
import { defineModel, EXCUSES, eventually } from '../../kit/model';
import { modelSuite } from '../../kit/suite';
import { failureOf } from '../fixtures';
import { pages, promiseKept } from '../workLeft';
import { journeys } from './journeys';
import { abbeys, art, museums, OTHERS, sea, spas, THEMES } from './nodes';

type Snapshot = SnapshotFrom<typeof categoryTreeMachine>;

const writer: TreeInput = { main: 5, languages: ['it', 'en'], mayEdit: true };
const reader: TreeInput = { ...writer, mayEdit: false };

/** Nodes by level, as ids in their order. */
const orders = ({ context: { nodes } }: Snapshot): ReadonlyMap<number | null, readonly number[]> => {
  const placed = allPlaced(nodes);
  const levels = new Set(placed.map(({ parent }) => parent));
  return new Map([...levels].map((level) => [level, levelOf(nodes, level).map(({ id }) => id)]));
};

const parentsOf = (snapshot: Snapshot): ReadonlyMap<number, number | null> =>
  new Map(allPlaced(snapshot.context.nodes).map(({ node: { id }, parent }) => [id, parent]));

/** The three themes, all shown as the server has them, with nothing waiting to be opened. */
const isWhole = ({ context: { nodes, filter, opening, isLeaving, stale } }: Snapshot): boolean =>
  nodes.length === THEMES.length &&
  placedOf(nodes, sea.id) !== null &&
  filter === '' &&
  opening === null &&
  !isLeaving &&
  stale === null;

const isSettled = (snapshot: Snapshot): boolean => snapshot.matches({ shown: { work: 'settled' } });

const positionOf = ({ context: { nodes } }: Snapshot, { id }: TreeNode): number => placedOf(nodes, id)?.position ?? 0;

/** To keep the state space small, some is tried only where `here` holds; in random walks everywhere. */
const only =
  <Payload>(here: (snapshot: Snapshot) => boolean, cases: Record<string, Payload>) =>
  (snapshot: Snapshot, free?: boolean): Record<string, Payload> =>
    free === true || here(snapshot) ? cases : {};

const isReading = (event: { readonly type: string }): boolean => event.type === 'xstate.done.actor.loadTree';

const UNDER_SIGN_IN = 'l’accesso sta sopra la pagina: sotto di esso non si sposta nulla';

export const categoryTreeModel = defineModel(categoryTreeMachine, {
  title: 'Albero delle categorie',
  reason,
  commands: { scopes: ['tree'] },
  inputs: { 'apri i Tematismi': writer, 'apri i Tematismi di chi li può solo vedere': reader },
  start: ({ mayEdit }) => ({
    page: '/category-list/5',
    user: { 'category-view': true, ...(mayEdit ? { 'category-edit': true } : {}) },
    data: 'Tre temi: Arte, con Abbazie e Musei sotto di sé, Mare e Terme. Musei manca in inglese.',
  }),
  events: {
    'load.retry': { phrase: 'Premi Riprova', sentBy: 'tree.retry' },
    'tree.reload': {
      phrase: 'Ricarica l’albero',
      sentBy: 'tree.reload',
      cases: only((snapshot) => snapshot.hasTag('failed') || isWhole(snapshot), { 'col tasto': {} }),
    },
    'cursor.move': {
      phrase: 'Muoviti nell’albero',
      sentBy: ['tree.next', 'tree.previous', 'tree.in', 'tree.out', 'tree.first', 'tree.last', 'tree.page*'],
      cases: (snapshot, free): Record<string, { to: CursorMove }> => ({
        ...(free === true || isSettled(snapshot) ? { 'a destra': { to: 'in' }, 'a sinistra': { to: 'out' } } : {}),
        ...(free === true
          ? {
              giù: { to: 'next' },
              su: { to: 'previous' },
              'alla prima': { to: 'first' },
              'all’ultima': { to: 'last' },
              'una pagina giù': { to: 'pageDown' },
              'una pagina su': { to: 'pageUp' },
            }
          : {}),
      }),
    },
    'cursor.set': {
      phrase: 'Vai su una categoria',
      sentBy: { excuse: 'clicked; the arrows lead there' },
      cases: only(isSettled, { Arte: { id: art.id }, Terme: { id: spas.id }, 'una che non c’è': { id: 99 } }),
    },
    'node.toggle': {
      phrase: 'Premi la freccia di una categoria',
      sentBy: 'tree.toggle',
      cases: only(isSettled, { Arte: { id: art.id }, Terme: { id: spas.id } }),
    },
    'tree.expand': { phrase: 'Espandi tutto', sentBy: 'tree.expand', cases: only(isSettled, { 'col bottone': {} }) },
    'tree.collapse': {
      phrase: 'Comprimi tutto',
      sentBy: 'tree.collapse',
      cases: only(isSettled, { 'col bottone': {} }),
    },
    'filter.change': {
      phrase: 'Scrivi nella ricerca',
      sentBy: EXCUSES.typed,
      cases: (snapshot, free): Record<string, { text: string }> => ({
        ...(free === true || isSettled(snapshot) || snapshot.hasTag('skeleton') ? { muse: { text: 'muse' } } : {}),
        ...(free === true || isSettled(snapshot) ? { 'ciò che non c’è': { text: 'zzz' }, nulla: { text: '' } } : {}),
      }),
    },
    'language.set': {
      phrase: 'Cambia lingua',
      sentBy: 'tree.language.*',
      cases: only(isSettled, { inglese: { language: 'en' }, tedesco: { language: 'de' } }),
    },
    'node.move': {
      phrase: 'Sposta la categoria',
      sentBy: ['tree.earlier', 'tree.later'],
      cases: (snapshot, free): Record<string, { id?: number; to: 'earlier' | 'later' }> => ({
        ...(free === true || (isWhole(snapshot) && positionOf(snapshot, art) === 1)
          ? { 'Arte dopo': { id: art.id, to: 'later' } }
          : {}),
        ...(free === true || isWhole(snapshot) ? { 'Arte prima': { id: art.id, to: 'earlier' } } : {}),
        ...(free === true
          ? { 'Abbazie dopo': { id: abbeys.id, to: 'later' }, 'su di un posto': { to: 'earlier' } }
          : {}),
      }),
    },
    'node.drop': {
      phrase: 'Trascina una categoria',
      sentBy: { excuse: 'dragged; tree.earlier and tree.later lead there' },
      cases: only((snapshot) => isWhole(snapshot) && positionOf(snapshot, museums) === 2, {
        'Musei al posto di Abbazie': { id: museums.id, over: abbeys.id },
        'Musei al posto di Mare': { id: museums.id, over: sea.id },
      }),
    },
    'node.edit': {
      phrase: 'Modifica',
      sentBy: 'tree.edit',
      cases: only(isWhole, { Arte: { id: art.id }, 'una che non c’è': { id: 99 } }),
    },
    'node.add': {
      phrase: 'Aggiungi',
      sentBy: ['tree.addTop', 'tree.addBeside', 'tree.addChild'],
      cases: only<{ as: 'top' | 'beside' | 'child'; id?: number }>(isWhole, {
        'accanto ad Abbazie': { as: 'beside', id: abbeys.id },
        'sotto Terme': { as: 'child', id: spas.id },
        'sotto Musei': { as: 'child', id: museums.id },
      }),
    },
    'node.saved': {
      phrase: 'La scheda si salva',
      sentBy: EXCUSES.reported,
      cases: { Arte: { id: art.id }, 'una nuova': { id: 4 } },
    },
    'dialog.close': {
      phrase: 'Chiudi la scheda',
      sentBy: { excuse: 'the dialog of the node sends it when it is closed' },
      cases: { 'come si era aperta': { outdated: false }, 'che dice che l’albero è cambiato': { outdated: true } },
    },
    'delete.request': {
      phrase: 'Elimina',
      sentBy: 'tree.remove',
      cases: (snapshot, free): Record<string, { id: number }> => ({
        ...(free === true || isWhole(snapshot) ? { Arte: { id: art.id }, 'una che non c’è': { id: 99 } } : {}),
        ...(free === true ? { Musei: { id: museums.id } } : {}),
      }),
    },
    'delete.confirm': { phrase: 'Premi Conferma', sentBy: EXCUSES.question },
    'delete.cancel': { phrase: 'Premi Annulla', sentBy: EXCUSES.question },
    'session.resumed': { phrase: 'Accedi di nuovo sopra la pagina', sentBy: EXCUSES.reported },
    'leave.request': {
      phrase: 'Vai a un’altra pagina',
      sentBy: EXCUSES.reported,
      cases: only(isWhole, { 'del menu': {} }),
    },
  },
  actors: {
    loadTree: {
      phrase: 'Il server risponde con l’albero',
      done: (snapshot, free): Record<string, Result<readonly TreeNode[]>> => ({
        'i temi': { ok: true, value: THEMES },
        'che è irraggiungibile': { ok: false, failure: failureOf('network') },
        ...(free === true || snapshot.hasTag('skeleton') ? { vuoto: { ok: true, value: [] } } : {}),
        ...(free === true || snapshot.hasTag('rereading') ? { 'altri temi': { ok: true, value: OTHERS } } : {}),
      }),
    },
    saveOrder: {
      phrase: 'Il server risponde all’ordine',
      done: {
        salvato: { ok: true, value: { message: 'Ordine salvato' } },
        'che il livello è cambiato': { ok: false, failure: failureOf('conflict') },
        'che la sessione è finita': { ok: false, failure: failureOf('unauthenticated') },
        'che non ci riesce': { ok: false, failure: failureOf('server') },
      },
    },
    countUses: {
      phrase: 'Il server conta i contenuti',
      done: {
        'otto contenuti': { ok: true, value: { contents: 8, children: 2 } },
        'che non li conta': { ok: false, failure: failureOf('notFound') },
      },
    },
    deleteNode: {
      phrase: 'Il server risponde all’eliminazione',
      done: {
        eliminata: { ok: true, value: { message: null } },
        'che non c’è più': { ok: false, failure: failureOf('notFound') },
        'che è in uso': { ok: false, failure: failureOf('invalid', { status: 409 }) },
      },
    },
  },
  delays: { moveSettles: 'l’ordine nuovo si salva' },
  requirements: {
    '3-2.60': ['node.move', 'node.drop'],
    '3-2.61': ['node.edit'],
    '3-2.62': ['delete.request'],
    '3-2.63': ['node.add'],
    '3-2.64': ['node.move', 'node.drop'],
    '3-8.8': ['delete.request'],
  },
  invariants,
  effects: promiseKept(pages.categoryTree),
  laws: {
    'a node never changes its level': (before, event, now) => {
      if (isReading(event)) return true;
      const parents = parentsOf(now);
      return [...parentsOf(before)].every(([id, parent]) => !parents.has(id) || parents.get(id) === parent);
    },
    'a node goes by an answered deletion only': (before, event, now) =>
      isReading(event) ||
      event.type === 'xstate.done.actor.deleteNode' ||
      allPlaced(before.context.nodes).length === allPlaced(now.context.nodes).length,
    'nothing is deleted without its question': (before, event, now) =>
      before.hasTag('deleting') || !now.hasTag('deleting') || event.type === 'delete.confirm',
    'no order is sent while another is under way': (before, event, now) =>
      event.type.endsWith('.actor.saveOrder') ||
      before.context.sent === null ||
      now.context.sent === null ||
      before.context.sent === now.context.sent,
    'an order changes by a move, a refusal or a reading only': (before, event, now) => {
      if (isReading(event) || event.type.includes('.actor.saveOrder') || event.type.includes('.actor.deleteNode')) {
        return true;
      }
      if (event.type === 'node.move' || event.type === 'node.drop') return true;
      return JSON.stringify([...orders(before)]) === JSON.stringify([...orders(now)]);
    },
    'a refused order goes back to what is stored': (before, event, now) => {
      const [head] = before.context.pending;
      if (head === undefined || !event.type.startsWith('xstate.error.actor.saveOrder')) return true;
      return orders(now).get(head.level)?.join() === head.stored.join();
    },
    'the page is left only once all is stored': (_before, _event, now, emitted) =>
      !emitted.some(({ type }) => type === 'left') || now.context.pending.length === 0,
  },
  timeLaws: {
    'an order that was changed is settled in the end': eventually(
      (snapshot: Snapshot) => snapshot.context.pending.length > 0,
      (snapshot: Snapshot) =>
        snapshot.context.pending.length === 0 || snapshot.matches({ shown: { work: 'waitingSession' } }),
    ),
  },
  project: ({ mayEdit, nodes, pending, sent, opening, isLeaving, filter, stale, cursor }) => ({
    mayEdit,
    nodes: nodes.length,
    art: placedOf(nodes, art.id)?.position ?? 0,
    museums: placedOf(nodes, museums.id)?.position ?? 0,
    pending: pending.length,
    sent: sent !== null,
    opening: opening?.kind ?? null,
    isLeaving,
    filter,
    stale: stale !== null,
    hasCursor: cursor !== null,
  }),
  noHand: {
    'categoryTree.shown.work.waitingSession --node.move[unless(isReadOnly, isNoNode, isNarrowedDown, staysThere)]':
      UNDER_SIGN_IN,
    'categoryTree.shown.work.waitingSession --node.drop[unless(isReadOnly, isNoNode, isNarrowedDown, isOnOtherLevel, staysThere)]':
      UNDER_SIGN_IN,
    'categoryTree.shown.leaving.left --leave.request': 'concessa l’uscita, la pagina non c’è più',
  },
  limit: 40_000,
  paths: { floor: 40, cap: 1_600 },
  journeys,
});

if (import.meta.vitest) modelSuite(categoryTreeModel, import.meta.vitest);
