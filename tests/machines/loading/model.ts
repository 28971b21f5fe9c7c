import type { SnapshotFrom } from 'xstate';
import type { Json } from '../../../src/content/field/json';
import type { Result } from '../../../src/contract/result';
import { invariants } from '../../../src/machines/loading/invariants';
import { loadingMachine } from '../../../src/machines/loading/machine';
import { reason } from '../../../src/machines/loading/refusals';
import type { LoadingInput } from '../../../src/machines/loading/types';
import { casesByUse, defineModel, EXCUSES } from '../../kit/model';
import type { Start } from '../../kit/start';
import { modelSuite } from '../../kit/suite';
import { failureOf } from '../fixtures';
import { editing, event, ROLE_START } from '../starts';
import { journeys } from './journeys';
import {
  bologna,
  data,
  forli,
  market,
  newer,
  onePage,
  saturday,
  THREE_LINKS,
  TWO_LINKS,
  twoPages,
  weekend,
} from './samples';

type Snapshot = SnapshotFrom<typeof loadingMachine>;

/** Whose machine it is: a card that reads when it is opened, one of the dashboard, links of the menu, the note of overlaps, a field. */
export type Use = 'panel' | 'card' | 'links' | 'overlaps' | 'lookup';

/** What a machine with these facts is used as. */
export function usedAs({ loadsClosed, isAside, pause = 0 }: Omit<LoadingInput, 'open'>): Use {
  if (loadsClosed === true) return 'card';
  if (isAside !== true) return pause > 0 ? 'lookup' : 'panel';
  return pause > 0 ? 'overlaps' : 'links';
}

const STARTS: Readonly<Record<Use, (input: LoadingInput) => Start>> = {
  panel: () => ROLE_START,
  card: (input) => ({
    page: '/dashboard',
    user: { 'menu-view': true },
    data: input.open
      ? 'Eventi che attendono la validazione.'
      : 'Eventi che attendono la validazione. Prima di cominciare chiudi la scheda e ricarica la pagina.',
  }),
  links: ({ what }) => ({
    page: '/dashboard',
    user: { 'news-view': true, ...(what === null ? {} : { 'interessi-view': true }) },
    data: 'I tematismi dimostrativi.',
  }),
  lookup: () => ({
    page: '/news/new',
    user: { 'news-view': true, 'news-create': true },
    data: 'Una news nuova: il campo è Comuni.',
  }),
  overlaps: () => editing(event, 'Un evento con giorni e luoghi, e altri negli stessi giorni e luoghi.', {}),
};

const forUse = casesByUse(({ context }: Snapshot): Use => usedAs(context));

const EVER = { '': {} };
const lacks = { 'che non la offre': { ok: true, value: null } } as const;
const unreachable = { irraggiungibile: { ok: false, failure: failureOf('network') } } as const;

const NOTHING_TO_LOSE =
  'la dashboard non ha nulla da perdere: finita la sessione, la pagina lascia il posto all’accesso';

const isAsked = (snapshot: Snapshot): boolean => snapshot.matches({ data: 'asked' });

/** Each opens its card of the dashboard, and closes it. */
const FOLDED = ['worklists.toggle', 'toValidate.toggle', 'toRevise.toggle', 'production.toggle'] as const;

export const loadingModel = defineModel(loadingMachine, {
  title: 'Ciò che una pagina legge accanto',
  isOfUses: true,
  reason,
  commands: {
    scopes: [
      'permissions',
      'log',
      'uses',
      'counters',
      'worklists',
      'toValidate',
      'toRevise',
      'production',
      'festivities',
    ],
  },
  inputs: {
    'scheda da aprire': { open: false },
    'parte della dashboard, lasciata aperta': { open: true, loadsClosed: true },
    'parte della dashboard, lasciata chiusa': { open: false, loadsClosed: true },
    'menu con la sezione': { open: true, what: 'interessi', isAside: true },
    'menu senza la sezione': { open: true, what: null, isAside: true },
    sovrapposizioni: { open: true, what: null, isAside: true, pause: 600 },
    'comuni, da due caratteri': { open: true, what: null, pause: 300 },
  },
  start: (input) => STARTS[usedAs(input)](input),
  events: {
    'card.open': {
      phrase: 'Apri la scheda',
      sentBy: ['permissions.open', 'log.open', 'uses.open', ...FOLDED],
      cases: forUse({ panel: EVER, card: EVER }),
    },
    'card.close': {
      phrase: 'Chiudi la scheda',
      sentBy: ['permissions.close', 'log.close', 'uses.close', ...FOLDED],
      cases: forUse({ panel: EVER, card: EVER }),
    },
    'what.set': {
      phrase: 'Cambia che cosa si chiede',
      sentBy: EXCUSES.reported,
      cases: forUse<Record<string, { what: Json }>>({
        links: { 'vedi la sezione': { what: 'interessi' }, 'non la vedi più': { what: null } },
        overlaps: {
          'un sabato in piazza': { what: saturday },
          'sabato e domenica in piazza': { what: weekend },
          'né giorni né luoghi': { what: null },
        },
        lookup: {
          'scrivi un carattere': { what: null },
          'scrivi bo': { what: 'bo' },
          'scrivi forli': { what: 'forli' },
        },
      }),
    },
    'data.change': {
      phrase: 'Cambia ciò che si mostra',
      sentBy: 'festivities.reload',
      cases: forUse<Record<string, object>>({
        panel: { 'salva l’elemento': {} },
        links: { 'modifica un tematismo in questa finestra': {} },
      }),
    },
    'page.go': {
      phrase: 'Vai alla pagina',
      sentBy: ['log.nextPage', 'log.previousPage', 'uses.nextPage', 'uses.previousPage'],
      cases: forUse<Record<string, { page: number }>>({
        panel: { 2: { page: 2 }, 3: { page: 3 }, 0.5: { page: 0.5 } },
      }),
    },
    'load.again': {
      phrase: 'Ricarica',
      sentBy: ['counters.load', 'worklists.load', 'toValidate.load', 'toRevise.load', 'production.load'],
      cases: forUse({ card: EVER }),
    },
    'load.retry': {
      phrase: 'Chiedi di nuovo',
      sentBy: ['permissions.retry', 'log.retry', 'uses.retry'],
      cases: forUse<Record<string, object>>({
        panel: { 'premi Riprova': {} },
        card: { 'premi Riprova': {} },
        links: { 'apri la sezione del menu': {} },
        lookup: { 'premi Riprova': {} },
      }),
    },
    'session.resumed': { phrase: 'Accedi di nuovo', sentBy: EXCUSES.reported, cases: forUse({ card: EVER }) },
  },
  actors: {
    load: {
      phrase: 'Il server risponde',
      done: forUse<Record<string, Result<unknown>>>({
        panel: {
          'con due pagine': { ok: true, value: twoPages },
          'con una pagina': { ok: true, value: onePage },
          'con niente': { ok: true, value: { rows: [], total: 0, pages: 1 } },
          ...lacks,
          ...unreachable,
        },
        card: {
          'con i dati': { ok: true, value: data },
          'con dati nuovi': { ok: true, value: newer },
          ...lacks,
          rifiuto: { ok: false, failure: failureOf('server') },
          'sessione scaduta': { ok: false, failure: failureOf('unauthenticated') },
        },
        links: {
          'con due voci': { ok: true, value: TWO_LINKS },
          'con tre voci': { ok: true, value: THREE_LINKS },
          'con nessuna voce': { ok: true, value: [] },
          'che l’utente non può': { ok: false, failure: failureOf('forbidden') },
          ...unreachable,
        },
        overlaps: {
          'con un mercato': { ok: true, value: [market] },
          'senza nulla': { ok: true, value: [] },
          ...lacks,
          ...unreachable,
        },
        lookup: {
          'con due comuni': { ok: true, value: [bologna, forli] },
          'con nessun comune': { ok: true, value: [] },
          'non in tempo': { ok: false, failure: failureOf('timeout') },
        },
      }),
    },
  },
  delays: { pause: 'la scheda chiede che cosa c’è negli stessi giorni e luoghi, il campo cerca le voci' },
  requirements: {
    '1-2.9.2': ['card.open', 'card.close'],
    '1-2.9.3': ['card.open', 'card.close'],
    '1-9.4': ['what.set', 'after(pause)'],
    '2-5.26': ['what.set', 'after(pause)'],
  },
  invariants,
  laws: {
    'what was shown goes only for an answer, or with its question': (before, { type }, now) =>
      before.context.value === null ||
      now.context.value === before.context.value ||
      type === 'what.set' ||
      type === 'xstate.done.actor.load',
    'no answer to an older question is shown': (before, { type }, now) =>
      type !== 'what.set' || now.context.what === before.context.what || now.context.value === null,
    'after a change it is asked for anew, and a late answer dropped': (before, { type }, now) =>
      type !== 'data.change' ||
      !isAsked(before) ||
      (isAsked(now) && now.context.page === 1 && (now.children.load ?? null) !== before.children.load),
    'what was asked is not asked again': (before, asked, now) =>
      asked.type !== 'what.set' ||
      JSON.stringify(now.context.what) !== JSON.stringify(before.context.what) ||
      JSON.stringify(now.value) === JSON.stringify(before.value),
    'a server that lacks it is asked nothing else': (before, { type }, now) =>
      !before.hasTag('absent') || type !== 'what.set' || now.hasTag('absent'),
    'what loads closed too is not disturbed by opening and closing': (before, { type }, now) =>
      !before.context.loadsClosed ||
      !type.startsWith('card.') ||
      JSON.stringify(now.value.data) === JSON.stringify(before.value.data),
    'who opens or closes is remembered': (before, { type }, now, emitted) =>
      !type.startsWith('card.') ||
      before.hasTag('open') === now.hasTag('open') ||
      emitted.some((one) => one.type === 'card.toggled' && one.open === now.hasTag('open')),
  },
  project: ({ what, page: at, value, failure }) => ({ what, at, value, failure: failure?.kind ?? null }),
  noHand: {
    'loading.data.asked.failed --session.resumed[waitsForSignIn]': NOTHING_TO_LOSE,
  },
  limit: 5000,
  paths: { floor: 60, cap: 900 },
  journeys,
});

if (import.meta.vitest) modelSuite(loadingModel, import.meta.vitest);
