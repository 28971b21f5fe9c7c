import type { SnapshotFrom } from 'xstate';
import type { Result } from '../../../src/contract/result';
import { invariants } from '../../../src/machines/categoryTree/invariants';
import { categoryTreeMachine } from '../../../src/machines/categoryTree/machine';
import { allPlaced, levelOf, placedOf } from '../../../src/machines/categoryTree/nodes';
import { reason } from '../../../src/machines/categoryTree/reason';
import type { CursorMove, TreeEvent, TreeInput, TreeNode } from '../../../src/machines/categoryTree/types';
import { defineModel, done, eventually, fail, refused, send } from '../../kit/model';
import type { JourneyStep } from '../../kit/types';
import { failureOf } from '../fixtures';

type Snapshot = SnapshotFrom<typeof categoryTreeMachine>;

const node = (id: number, it: string, en: string, children: readonly TreeNode[] = []): TreeNode => ({
  id,
  contents: {
    it: { title: it, subtitle: '', slug: it.toLowerCase() },
    ...(en === '' ? {} : { en: { title: en, subtitle: '', slug: en.toLowerCase() } }),
  },
  cover: null,
  updatedAt: '2026-01-01T08:00:00.000Z',
  children,
});

const abbeys = node(11, 'Abbazie', 'Abbeys');
const museums = node(12, 'Musei', '');
const art = node(1, 'Arte', 'Art', [abbeys, museums]);
const sea = node(2, 'Mare', 'Sea');
const spas = node(3, 'Terme', 'Spas');

export const THEMES: readonly TreeNode[] = [art, sea, spas];
/** What another desk made of it: a theme more, another gone. */
const OTHERS: readonly TreeNode[] = [node(4, 'Vino', 'Wine'), art, spas];

const writer: TreeInput = { main: 5, languages: ['it', 'en'], mayEdit: true };
const reader: TreeInput = { ...writer, mayEdit: false };

const does = (event: TreeEvent): JourneyStep => send(event);
const cursor = (id: number): TreeEvent => ({ type: 'cursor.set', id });
const later: TreeEvent = { type: 'node.move', to: 'later' };
const earlier: TreeEvent = { type: 'node.move', to: 'earlier' };
const edit: TreeEvent = { type: 'node.edit' };
const addChild: TreeEvent = { type: 'node.add', as: 'child' };
const addBeside: TreeEvent = { type: 'node.add', as: 'beside' };
const remove: TreeEvent = { type: 'delete.request' };
const confirm: TreeEvent = { type: 'delete.confirm' };
const cancel: TreeEvent = { type: 'delete.cancel' };
const leave: TreeEvent = { type: 'leave.request' };
const retry: TreeEvent = { type: 'load.retry' };
const loaded = done('loadTree', 'i temi');

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

export const categoryTreeModel = defineModel(categoryTreeMachine, {
  title: 'Albero delle categorie',
  reason,
  inputs: { 'apri i Tematismi': writer, 'apri i Tematismi di chi li può solo vedere': reader },
  start: ({ mayEdit }) => ({
    page: '/category-list/5',
    user: { 'category-view': true, ...(mayEdit ? { 'category-edit': true } : {}) },
    data: 'Tre temi: Arte, con Abbazie e Musei sotto di sé, Mare e Terme. Musei manca in inglese.',
  }),
  events: {
    'load.retry': { phrase: 'Premi Riprova' },
    'cursor.move': {
      phrase: 'Muoviti nell’albero',
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
      cases: only(isSettled, { Arte: { id: art.id }, Terme: { id: spas.id }, 'una che non c’è': { id: 99 } }),
    },
    'node.toggle': {
      phrase: 'Premi la freccia di una categoria',
      cases: only(isSettled, { Arte: { id: art.id }, Terme: { id: spas.id } }),
    },
    'tree.expand': { phrase: 'Espandi tutto', cases: only(isSettled, { 'col bottone': {} }) },
    'tree.collapse': { phrase: 'Comprimi tutto', cases: only(isSettled, { 'col bottone': {} }) },
    'filter.change': {
      phrase: 'Scrivi nella ricerca',
      cases: only(isSettled, {
        muse: { text: 'muse' },
        'ciò che non c’è': { text: 'zzz' },
        nulla: { text: '' },
      }),
    },
    'language.set': {
      phrase: 'Cambia lingua',
      cases: only(isSettled, { inglese: { language: 'en' }, tedesco: { language: 'de' } }),
    },
    'node.move': {
      phrase: 'Sposta la categoria',
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
      cases: only((snapshot) => isWhole(snapshot) && positionOf(snapshot, museums) === 2, {
        'Musei al posto di Abbazie': { id: museums.id, over: abbeys.id },
        'Musei al posto di Mare': { id: museums.id, over: sea.id },
      }),
    },
    'node.edit': {
      phrase: 'Modifica',
      cases: only(isWhole, { Arte: { id: art.id }, 'una che non c’è': { id: 99 } }),
    },
    'node.add': {
      phrase: 'Aggiungi',
      cases: only<{ as: 'top' | 'beside' | 'child'; id?: number }>(isWhole, {
        'accanto ad Abbazie': { as: 'beside', id: abbeys.id },
        'sotto Terme': { as: 'child', id: spas.id },
        'sotto Musei': { as: 'child', id: museums.id },
      }),
    },
    'node.saved': { phrase: 'La scheda si salva', cases: { Arte: { id: art.id }, 'una nuova': { id: 4 } } },
    'dialog.close': {
      phrase: 'Chiudi la scheda',
      cases: { 'come si era aperta': { outdated: false }, 'che dice che l’albero è cambiato': { outdated: true } },
    },
    'delete.request': {
      phrase: 'Elimina',
      cases: (snapshot, free): Record<string, { id: number }> => ({
        ...(free === true || isWhole(snapshot) ? { Arte: { id: art.id }, 'una che non c’è': { id: 99 } } : {}),
        ...(free === true ? { Musei: { id: museums.id } } : {}),
      }),
    },
    'delete.confirm': { phrase: 'Premi Conferma' },
    'delete.cancel': { phrase: 'Premi Annulla' },
    'session.resumed': { phrase: 'Accedi di nuovo sopra la pagina' },
    'leave.request': { phrase: 'Vai a un’altra pagina', cases: only(isWhole, { 'del menu': {} }) },
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
  invariants: {
    ...invariants,
    'what can’t be done says why': (snapshot: Snapshot) =>
      ([later, earlier, edit, addChild, addBeside, remove, confirm, cancel, retry, cursor(99)] as const).every(
        (event) => snapshot.can(event) === (reason(snapshot, event) === null),
      ),
  },
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
  limit: 40_000,
  paths: { floor: 40, cap: 1_600 },
  journeys: [
    {
      name: 'several steps are one order; what is moved meanwhile goes with the next one',
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
      name: 'back where it was, nothing is sent',
      input: 'apri i Tematismi',
      steps: [loaded, does(later), does(earlier)],
      end: { value: { shown: { work: 'settled', leaving: 'staying' } }, context: { nodes: THEMES, pending: [] } },
    },
    {
      name: 'a refused order is taken back, and the tree is read again',
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
      name: 'somebody else changed the level: their tree is shown, another level is still stored',
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
      name: 'a page that is left waits for the order, and not for a refused one',
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
      name: 'the session ended under an order: it goes again after the new sign-in',
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
      name: 'a form waits for the order; what it added gets the cursor',
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
      name: 'a node is deleted after its question, with what is under it',
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
      name: 'a search finds what is closed, holds moves up, and leaves the cursor where it led',
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
      name: 'who only sees goes through the tree and changes nothing',
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
  ],
});
