import type { SnapshotFrom } from 'xstate';
import type { Json } from '../../../src/content/field/json';
import type { Result } from '../../../src/contract/result';
import { invariants } from '../../../src/machines/loading/invariants';
import { loadingMachine } from '../../../src/machines/loading/machine';
import { reason } from '../../../src/machines/loading/refusals';
import type { LoadingEvent, LoadingInput } from '../../../src/machines/loading/types';
import { after, casesByUse, defineModel, done, fail, refused, send } from '../../kit/model';
import type { Start } from '../../kit/start';
import type { JourneyStep } from '../../kit/types';
import { failureOf } from '../fixtures';
import { editing, event, ROLE_START } from '../starts';
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

const does = (sent: LoadingEvent): JourneyStep => send(sent);
const ask = (what: Json): LoadingEvent => ({ type: 'what.set', what });
const page = (wanted: number): LoadingEvent => ({ type: 'page.go', page: wanted });
const open: LoadingEvent = { type: 'card.open' };
const close: LoadingEvent = { type: 'card.close' };
const change: LoadingEvent = { type: 'data.change' };
const again: LoadingEvent = { type: 'load.again' };
const retry: LoadingEvent = { type: 'load.retry' };

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

export const loadingModel = defineModel(loadingMachine, {
  title: 'Ciò che una pagina legge accanto',
  reason,
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
    'card.open': { phrase: 'Apri la scheda', cases: forUse({ panel: EVER, card: EVER }) },
    'card.close': { phrase: 'Chiudi la scheda', cases: forUse({ panel: EVER, card: EVER }) },
    'what.set': {
      phrase: 'Cambia che cosa si chiede',
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
      cases: forUse<Record<string, object>>({
        panel: { 'salva l’elemento': {} },
        links: { 'modifica un tematismo in questa finestra': {} },
      }),
    },
    'page.go': {
      phrase: 'Vai alla pagina',
      cases: forUse<Record<string, { page: number }>>({
        panel: { 2: { page: 2 }, 3: { page: 3 }, 0.5: { page: 0.5 } },
      }),
    },
    'load.again': { phrase: 'Ricarica', cases: forUse({ card: EVER }) },
    'load.retry': {
      phrase: 'Chiedi di nuovo',
      cases: forUse<Record<string, object>>({
        panel: { 'premi Riprova': {} },
        card: { 'premi Riprova': {} },
        links: { 'apri la sezione del menu': {} },
        lookup: { 'premi Riprova': {} },
      }),
    },
    'session.resumed': { phrase: 'Accedi di nuovo', cases: forUse({ card: EVER }) },
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
  journeys: [
    {
      name: 'un riquadro legge quando si apre, pagina per pagina, e di nuovo la prima dopo un salvataggio',
      input: 'scheda da aprire',
      steps: [
        refused(change),
        refused(close),
        does(open),
        refused(open),
        done('load', 'con due pagine'),
        refused(page(3)),
        does(page(2)),
        done('load', 'irraggiungibile'),
        does(retry),
        done('load', 'con due pagine'),
        does(change),
      ],
      end: {
        value: { data: { asked: 'loading' }, fold: 'open' },
        context: { page: 1, value: twoPages, failure: null },
      },
    },
    {
      name: 'un salvataggio mentre si legge lo fa rileggere',
      input: 'scheda da aprire',
      steps: [does(open), does(change), done('load', 'con una pagina')],
      end: { value: { data: { asked: 'shown' }, fold: 'open' }, context: { value: onePage } },
    },
    {
      name: 'un server che non ce l’ha lo dice una volta, e di nuovo a chi lo riapre',
      input: 'scheda da aprire',
      steps: [
        does(open),
        fail('load', 'si rompe'),
        does(retry),
        done('load', 'che non la offre'),
        refused(retry),
        refused(change),
        does(close),
        does(open),
      ],
      end: { value: { data: { asked: 'loading' }, fold: 'open' }, context: { failure: null, value: null } },
    },
    {
      name: 'non caricata, si riprova e si mostra; aggiornata male, ciò che c’era resta',
      input: 'parte della dashboard, lasciata aperta',
      steps: [
        refused(again),
        done('load', 'rifiuto'),
        does(again),
        done('load', 'con i dati'),
        does(again),
        done('load', 'rifiuto'),
      ],
      end: {
        value: { data: { asked: 'failed' }, fold: 'open' },
        context: { value: data, failure: failureOf('server') },
      },
    },
    {
      name: 'chi accede di nuovo vede ciò che aspettava',
      input: 'parte della dashboard, lasciata chiusa',
      steps: [done('load', 'sessione scaduta'), does({ type: 'session.resumed' }), done('load', 'con i dati')],
      end: { value: { data: { asked: 'shown' }, fold: 'closed' }, context: { value: data, failure: null } },
    },
    {
      name: 'si apre e si chiude mentre si carica, e lo si ricorda',
      input: 'parte della dashboard, lasciata chiusa',
      steps: [does(open), does(close), does(open)],
      end: {
        value: { data: { asked: 'loading' }, fold: 'open' },
        emitted: ['card.toggled', 'card.toggled', 'card.toggled'],
      },
    },
    {
      name: 'i collegamenti si leggono una volta, di nuovo dopo una modifica, e restano dove non riesce',
      input: 'menu con la sezione',
      steps: [
        refused(retry),
        done('load', 'con due voci'),
        refused(retry),
        does(change),
        does(change),
        done('load', 'con tre voci'),
        does(change),
        done('load', 'irraggiungibile'),
      ],
      end: {
        value: { data: { asked: 'silent' }, fold: 'open' },
        context: { what: 'interessi', value: THREE_LINKS, failure: null },
      },
    },
    {
      name: 'i collegamenti che non si sono letti li richiede chi apre la sezione',
      input: 'menu con la sezione',
      steps: [fail('load', 'si rompe'), does(retry), done('load', 'con due voci'), refused(ask('interessi'))],
      end: { value: { data: { asked: 'shown' }, fold: 'open' }, context: { value: TWO_LINKS } },
    },
    {
      name: 'chi non vede la sezione non chiede nulla finché non la vede; e con lei perde i collegamenti',
      input: 'menu senza la sezione',
      steps: [
        refused(change),
        refused(retry),
        refused(ask(null)),
        does(ask('interessi')),
        done('load', 'con due voci'),
        does(ask(null)),
      ],
      end: { value: { data: 'idle', fold: 'open' }, context: { what: null, value: null } },
    },
    {
      name: 'lo stesso luogo nello stesso giorno si segnala, finché il giorno è un altro',
      input: 'sovrapposizioni',
      steps: [
        refused(ask(null)),
        does(ask(saturday)),
        after('pause'),
        done('load', 'con un mercato'),
        refused(ask(saturday)),
        does(ask(weekend)),
      ],
      end: {
        value: { data: { asked: 'pausing' }, fold: 'open' },
        context: { what: weekend, value: null },
      },
    },
    {
      name: 'i giorni che cambiano mentre il server tarda ne scartano la risposta',
      input: 'sovrapposizioni',
      steps: [does(ask(saturday)), after('pause'), does(ask(weekend)), after('pause'), done('load', 'senza nulla')],
      end: { value: { data: { asked: 'shown' }, fold: 'open' }, context: { what: weekend, value: [] } },
    },
    {
      name: 'una domanda non riuscita tace, e la prossima parte lo stesso',
      input: 'sovrapposizioni',
      steps: [
        does(ask(saturday)),
        after('pause'),
        fail('load', 'si rompe'),
        does(ask(weekend)),
        after('pause'),
        done('load', 'irraggiungibile'),
        does(ask(saturday)),
        after('pause'),
        done('load', 'con un mercato'),
      ],
      end: { value: { data: { asked: 'shown' }, fold: 'open' }, context: { what: saturday, value: [market] } },
    },
    {
      name: 'un server che non lo sa si chiama una volta',
      input: 'sovrapposizioni',
      steps: [
        does(ask(saturday)),
        after('pause'),
        done('load', 'che non la offre'),
        refused(ask(weekend)),
        refused(ask(null)),
      ],
      end: { value: { data: 'absent', fold: 'open' }, context: { value: null } },
    },
    {
      name: 'un comune si trova dalle prime lettere, e si dimentica quando la casella si chiude',
      input: 'comuni, da due caratteri',
      steps: [
        refused(ask(null)),
        does(ask('bo')),
        after('pause'),
        done('load', 'con due comuni'),
        refused(ask('bo')),
        does(ask(null)),
      ],
      end: { value: { data: 'idle', fold: 'open' }, context: { value: null } },
    },
    {
      name: 'un testo scritto mentre il server tarda scarta la risposta di prima',
      input: 'comuni, da due caratteri',
      steps: [does(ask('bo')), after('pause'), does(ask('forli')), after('pause'), done('load', 'con nessun comune')],
      end: { value: { data: { asked: 'shown' }, fold: 'open' }, context: { what: 'forli', value: [] } },
    },
    {
      name: 'una ricerca non riuscita si riprova, senza attese',
      input: 'comuni, da due caratteri',
      steps: [
        does(ask('bo')),
        after('pause'),
        done('load', 'non in tempo'),
        does(retry),
        fail('load', 'si rompe'),
        does(retry),
        done('load', 'con due comuni'),
      ],
      end: {
        value: { data: { asked: 'shown' }, fold: 'open' },
        context: { value: [bologna, forli], failure: null },
      },
    },
  ],
});
