import type { ContextFrom } from 'xstate';
import type { Json } from '../../../src/content/field/json';
import type { loadingMachine } from '../../../src/machines/loading/machine';
import type { LoadingEvent } from '../../../src/machines/loading/types';
import { after, done, fail, refused, send } from '../../kit/model';
import type { Journey, JourneyStep } from '../../kit/types';
import { failureOf } from '../fixtures';
import { bologna, data, forli, market, onePage, saturday, THREE_LINKS, TWO_LINKS, twoPages, weekend } from './samples';

type Start =
  | 'scheda da aprire'
  | 'parte della dashboard, lasciata aperta'
  | 'parte della dashboard, lasciata chiusa'
  | 'menu con la sezione'
  | 'menu senza la sezione'
  | 'sovrapposizioni'
  | 'comuni, da due caratteri';

const does = (sent: LoadingEvent): JourneyStep => send(sent);
const ask = (what: Json): LoadingEvent => ({ type: 'what.set', what });
const page = (wanted: number): LoadingEvent => ({ type: 'page.go', page: wanted });
const open: LoadingEvent = { type: 'card.open' };
const close: LoadingEvent = { type: 'card.close' };
const change: LoadingEvent = { type: 'data.change' };
const again: LoadingEvent = { type: 'load.again' };
const retry: LoadingEvent = { type: 'load.retry' };

/** What is read beside what people do, use by use, to a pinned end. */
export const journeys: readonly Journey<Start, ContextFrom<typeof loadingMachine>>[] = [
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
];
