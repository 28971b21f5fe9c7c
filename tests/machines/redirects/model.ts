import type { SnapshotFrom } from 'xstate';
import type { Done, Result } from '../../../src/contract/result';
import type { RowReport } from '../../../src/machines/redirectRow/types';
import { invariants } from '../../../src/machines/redirects/invariants';
import { redirectsMachine } from '../../../src/machines/redirects/machine';
import { reason } from '../../../src/machines/redirects/refusals';
import { FIRST_QUERY, writeRedirectsQuery } from '../../../src/machines/redirects/rules';
import type { RedirectsInput, RulesPage } from '../../../src/machines/redirects/types';
import { redirectTexts } from '../../../src/messages/screens/redirects';
import { defineModel, EXCUSES, eventually } from '../../kit/model';
import { modelSuite } from '../../kit/suite';
import { failureOf } from '../fixtures';
import { REDIRECTS, withQuery } from '../starts';
import { pages, promiseKept } from '../workLeft';
import { journeys } from './journeys';
import { row, rule, typed } from './samples';

type Snapshot = SnapshotFrom<typeof redirectsMachine>;

const input: RedirectsInput = { may: { create: true, delete: true }, uuid: 'uuid' };

const shown = ({ context }: Snapshot) => context.rows;
const idle = (snapshot: Snapshot) => snapshot.matches({ deletion: 'idle', leaving: 'staying', pasting: 'closed' });
const isLoading = (snapshot: Snapshot) => snapshot.hasTag('skeleton') || snapshot.hasTag('busy');
/** Nothing is begun in the rows: only then the query is walked on. */
const plain = ({ context }: Snapshot) =>
  context.selection.length === 0 &&
  context.cursor === null &&
  context.nextNew === 1 &&
  context.rows.every(({ phase }) => phase === 'clean');
/** Nothing goes on at all. Who may only look sees the same queries: they are walked by who may write. */
const calm = (snapshot: Snapshot) =>
  idle(snapshot) && plain(snapshot) && !isLoading(snapshot) && snapshot.context.may.create;
/** The first page at rest: only there the rows are walked on. */
const still = (snapshot: Snapshot) =>
  snapshot.hasTag('shown') &&
  idle(snapshot) &&
  snapshot.context.query === FIRST_QUERY &&
  snapshot.context.searchText === '';
/** The rows of the first page as they came, whatever is asked about them. */
const isFirstPageAtRest = ({ context: { query, cursor, rows, nextNew } }: Snapshot) =>
  query === FIRST_QUERY && cursor === null && nextNew === 1 && rows.every(({ id }) => id !== null);
/** Selecting goes on beside everything else: it is walked by itself. */
const unselected = (snapshot: Snapshot) => still(snapshot) && snapshot.context.selection.length === 0;
const settled = (snapshot: Snapshot) =>
  still(snapshot) && snapshot.context.cursor === null && snapshot.context.rows.every(({ unsaved }) => !unsaved);
/** Only the page was chosen so far: the query is changed in one way at a time. */
const unchanged = (snapshot: Snapshot) => {
  const { limit, orderBy, keywords } = snapshot.context.query;
  const isFirst = limit === FIRST_QUERY.limit && orderBy === FIRST_QUERY.orderBy && keywords === FIRST_QUERY.keywords;
  return calm(snapshot) && isFirst;
};
/** What failed to load is only tried again, or filtered. */
const answered = (snapshot: Snapshot) => unchanged(snapshot) && !snapshot.hasTag('failed');

/**
 * Cases of an event that the paths meet only where this holds, lest the parts multiply. Random walks meet them wherever
 * no dialog is open: the dialogs are modal.
 */
const cases =
  <Payload extends object>(isPossible: (snapshot: Snapshot) => boolean, all: Readonly<Record<string, Payload>>) =>
  (snapshot: Snapshot, free = false): Record<string, Payload> =>
    (free && idle(snapshot)) || isPossible(snapshot) ? { ...all } : {};
const when = (isPossible: (snapshot: Snapshot) => boolean) => cases<object>(isPossible, { '': {} });

/** What a row may report: only one of those on screen reports anything. */
function reports(snapshot: Snapshot, free = false): Record<string, Omit<RowReport, 'type'>> {
  const own = (key: string) => shown(snapshot).find((one) => one.key === key);
  const isNew = own('n1')?.id === null;
  if (snapshot.hasTag('busy') && own('r1')?.phase === 'saving')
    return {
      'che la prima è salvata': row('r1', 1, { phase: 'saved' }),
      'che la prima si salva ancora': row('r1', 1, { phase: 'saving', unsaved: true }),
    };
  if (!free && !unselected(snapshot)) return {};
  return {
    ...(isNew && own('n1')?.unsaved === false ? { 'che la nuova è scritta a metà': row('n1', null, typed) } : {}),
    ...(own('n1')?.unsaved === true ? { 'che la nuova è salvata': row('n1', 3, { phase: 'saved' }) } : {}),
    ...(own('r1')?.phase === 'clean' && (free || own('n1') === undefined)
      ? { 'che la prima si sta salvando': row('r1', 1, { phase: 'saving', unsaved: true }) }
      : {}),
    ...(own('r1')?.phase === 'saving'
      ? { 'che la prima non esiste più': row('r1', null, { ...typed, phase: 'failed' }) }
      : {}),
  };
}

const page = (...ids: readonly number[]): Result<RulesPage> => ({
  ok: true,
  value: { rows: ids.map(rule), total: ids.length === 0 ? 0 : 60 },
});

const NO_SESSION = 'senza sessione la pagina lascia il posto all’accesso';

export const redirectsModel = defineModel(redirectsMachine, {
  title: 'Redirect 404',
  reason,
  commands: { scopes: ['redirects'] },
  inputs: {
    'con tutti i permessi': input,
    'solo a guardare': { ...input, may: { create: false, delete: false } },
    'da un indirizzo con la pagina 9': { ...input, query: { ...FIRST_QUERY, page: 9 } },
  },
  start: ({ may, query }) => ({
    page: withQuery(REDIRECTS.page, query === undefined ? {} : writeRedirectsQuery(query)),
    user: { 'menu-view': true, 'errore404-create': may.create, 'errore404-delete': may.delete },
    data: 'I redirect dimostrativi.',
  }),
  events: {
    'search.type': {
      phrase: 'Scrivi nella ricerca',
      sentBy: EXCUSES.typed,
      cases: cases((snapshot) => answered(snapshot) && snapshot.context.searchText === '', {
        forli: { text: ' forli ' },
      }),
    },
    'filters.apply': { phrase: 'Premi Filtra', sentBy: 'redirects.apply', cases: when(unchanged) },
    'filters.clear': {
      phrase: 'Premi Annulla Filtri',
      sentBy: 'redirects.clear',
      cases: when((snapshot) => calm(snapshot) && !unchanged(snapshot)),
    },
    'sort.toggle': {
      phrase: 'Ordina',
      sentBy: 'redirects.sort.*',
      cases: cases(answered, { 'per vecchia rotta': { field: 'old_url' } }),
    },
    'page.go': {
      phrase: 'Vai alla pagina',
      sentBy: ['redirects.nextPage', 'redirects.previousPage', 'redirects.firstPage', 'redirects.lastPage'],
      cases: cases((snapshot) => still(snapshot) && calm(snapshot), { due: { page: 2 } }),
    },
    'pageSize.change': {
      phrase: 'Cambia le righe per pagina',
      sentBy: 'redirects.pageSize.*',
      cases: cases(answered, { '10': { limit: 10 } }),
    },
    'list.reload': {
      phrase: 'Ricarica',
      sentBy: 'redirects.reload',
      cases: when((snapshot) => calm(snapshot) || (unselected(snapshot) && snapshot.context.cursor === null)),
    },
    'url.change': {
      phrase: 'Torna indietro nel browser',
      sentBy: EXCUSES.reported,
      cases: cases((snapshot) => calm(snapshot) && snapshot.hasTag('shown') && snapshot.context.query.page === 2, {
        'alla prima pagina': { query: FIRST_QUERY },
      }),
    },
    'row.add': {
      phrase: 'Premi Nuovo Redirect',
      sentBy: 'redirects.add',
      cases: when((snapshot) => calm(snapshot) && (still(snapshot) || snapshot.hasTag('empty'))),
    },
    'row.reported': { phrase: 'La riga dice', sentBy: EXCUSES.reported, cases: reports },
    'row.focus': {
      phrase: 'Entra nella riga',
      sentBy: { excuse: 'the focus goes into the row, as by redirects.rows' },
      cases: cases((snapshot) => unselected(snapshot) && snapshot.context.nextNew === 1, { prima: { key: 'r1' } }),
    },
    'row.select': {
      phrase: 'Seleziona la riga',
      sentBy: 'redirects.select',
      cases: cases(settled, { prima: { key: 'r1' } }),
    },
    'page.select': { phrase: 'Seleziona la pagina', sentBy: 'redirects.selectPage', cases: when(settled) },
    'selection.clear': { phrase: 'Deseleziona', sentBy: 'redirects.deselect', cases: when(still) },
    'row.delete': {
      phrase: 'Elimina',
      sentBy: 'redirects.remove',
      cases: (snapshot, free = false): Record<string, { key?: string }> =>
        (free && idle(snapshot)) || unselected(snapshot)
          ? {
              'la riga corrente': {},
              ...(snapshot.context.nextNew === 1 ? { 'la prima': { key: 'r1' } } : { 'la nuova': { key: 'n1' } }),
            }
          : {},
    },
    'selection.delete': { phrase: 'Cancella Selezionati', sentBy: 'redirects.removeSelected', cases: when(still) },
    'delete.confirm': { phrase: 'Conferma', sentBy: EXCUSES.question },
    'delete.cancel': { phrase: 'Annulla', sentBy: EXCUSES.question },
    'paste.open': {
      phrase: 'Incolla da foglio',
      sentBy: 'redirects.paste',
      cases: cases<{ text?: string }>((snapshot) => settled(snapshot) && plain(snapshot), { '': {} }),
    },
    'paste.close': { phrase: 'Chiudi il foglio', sentBy: EXCUSES.question },
    'leave.request': {
      phrase: 'Vai a un’altra pagina',
      sentBy: EXCUSES.reported,
      cases: when(
        (snapshot) =>
          snapshot.hasTag('shown') &&
          snapshot.matches({ deletion: 'idle' }) &&
          snapshot.context.selection.length === 0 &&
          snapshot.context.query === FIRST_QUERY,
      ),
    },
    'leave.confirm': { phrase: 'Esci senza salvare', sentBy: EXCUSES.question },
    'leave.cancel': { phrase: 'Resta qui', sentBy: EXCUSES.question },
    'session.resumed': {
      phrase: 'Accedi di nuovo',
      sentBy: EXCUSES.reported,
      cases: when((snapshot) => calm(snapshot) && (snapshot.hasTag('failed') || still(snapshot))),
    },
    'save.retry': {
      phrase: 'Torna la rete',
      sentBy: EXCUSES.reported,
      cases: when((snapshot) => calm(snapshot) && still(snapshot)),
    },
  },
  actors: {
    row: 'inert',
    loadRules: {
      phrase: 'Arriva l’elenco',
      done: (snapshot): Record<string, Result<RulesPage>> => ({
        'con due righe': page(2, 1),
        ...(snapshot.context.rows.some(({ unsaved }) => unsaved)
          ? { 'con altre righe': page(5, 1) }
          : { vuoto: page() }),
        ...(snapshot.context.query.page > 1
          ? { 'con una pagina di meno': { ok: true, value: { rows: [], total: 50 } } }
          : {}),
        ...(snapshot.context.deletion?.failure?.status === 404 ? { 'senza la prima': page(2) } : {}),
        ...(plain(snapshot)
          ? {
              rifiuto: { ok: false, failure: failureOf('server') },
              'sessione scaduta': { ok: false, failure: failureOf('unauthenticated') },
            }
          : {}),
      }),
    },
    deleteRules: {
      phrase: 'Il server risponde all’eliminazione',
      done: (snapshot, free = false): Record<string, Result<Done>> => ({
        eliminate: { ok: true, value: { message: 'Redirect eliminato' } },
        rifiuto: { ok: false, failure: failureOf('invalid') },
        // What becomes of rules that are gone does not depend on the query, nor on what else is going on in the rows.
        ...(free || isFirstPageAtRest(snapshot)
          ? { 'una regola non c’è più': { ok: false, failure: failureOf('notFound') } }
          : {}),
      }),
    },
  },
  delays: {},
  requirements: {
    '1-2.17.2': ['filters.apply', 'filters.clear', 'row.add'],
    '1-2.17.5': ['row.delete'],
    '1-2.17.6': ['selection.delete'],
    '1-4.10': ['row.add'],
    '1-4.18': ['loadRules: sessione scaduta'],
    '1-5.19': ['filters.apply'],
    '1-8.11': ['row.delete (la prima)'],
    '1-8.12': ['selection.delete'],
  },
  invariants,
  effects: {
    ...promiseKept(pages.redirects),
    'an expired session is announced': ({ context }, emitted) =>
      context.failure?.kind !== 'unauthenticated' ||
      emitted.some(({ type, text }) => type === 'notice' && text === redirectTexts.sessionExpired),
  },
  laws: {
    'an unsaved row goes only by its own deletion': (before, event, now) =>
      event.type === 'delete.confirm' ||
      event.type === 'row.reported' ||
      event.type.startsWith('xstate.done.actor.deleteRules') ||
      shown(before).every(
        ({ key, unsaved }) =>
          !unsaved ||
          shown(now).some((one) => one.key === key) ||
          // Confirmed, refused because its rule was gone, and then not found among those that are stored.
          (before.context.deletion?.failure?.status === 404 && before.context.deletion.keys.includes(key)),
      ),
    'nothing is deleted without a question': (before, _event, now) =>
      !now.hasTag('deleting') ||
      before.hasTag('deleting') ||
      before.hasTag('confirmingDeletion') ||
      before.hasTag('deletionRefused'),
  },
  timeLaws: {
    'requested rules are shown, or the page says why not': eventually(
      (snapshot) => snapshot.hasTag('skeleton') || snapshot.hasTag('busy'),
      (snapshot) => (['shown', 'nothingFound', 'empty', 'failed'] as const).some((tag) => snapshot.hasTag(tag)),
    ),
    'a confirmed deletion is carried out, or says why not': eventually(
      (snapshot) => snapshot.hasTag('deleting'),
      (snapshot, emitted) =>
        !snapshot.hasTag('deleting') &&
        (snapshot.hasTag('deletionRefused') || emitted.some(({ type }) => type === 'notice')),
    ),
  },
  project: ({ query, searchText, rows, shownQuery, selection, cursor, failure, deletion, nextNew, may, total }) => ({
    query,
    searchText,
    rows: rows.map(({ key, id, phase, unsaved }) => [key, id, phase, unsaved]),
    isShown: shownQuery === null ? null : shownQuery === query,
    selection,
    cursor,
    failure: failure?.kind ?? null,
    deletion: deletion === null ? null : [deletion.keys, deletion.failure?.kind, deletion.gone],
    nextNew,
    may: may.create,
    pages: total > query.limit,
  }),
  joinInputs: true,
  noHand: {
    'redirects --session.resumed': NO_SESSION,
    'redirects.list.failed --session.resumed[waitsForSignIn]': NO_SESSION,
    'redirects.list.failed --session.resumed[otherwise]': NO_SESSION,
  },
  limit: 60_000,
  paths: { floor: 300, cap: 2400 },
  journeys,
});

if (import.meta.vitest) modelSuite(redirectsModel, import.meta.vitest);
