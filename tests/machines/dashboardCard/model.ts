import { invariants } from '../../../src/machines/dashboardCard/invariants';
import { dashboardCardMachine } from '../../../src/machines/dashboardCard/machine';
import { reason } from '../../../src/machines/dashboardCard/refusals';
import { defineModel, done, refused, send } from '../../kit/model';
import { failureOf } from '../fixtures';

const data = [{ tipo: 'news', conto: 3 }];
const newer = [{ tipo: 'news', conto: 4 }];

const NOTHING_TO_LOSE =
  'la dashboard non ha nulla da perdere: finita la sessione, la pagina lascia il posto all’accesso';

export const dashboardCardModel = defineModel(dashboardCardMachine, {
  title: 'Parte della dashboard',
  reason,
  inputs: { 'lasciata aperta': { open: true }, 'lasciata chiusa': { open: false } },
  start: ({ open }) => ({
    page: '/dashboard',
    user: { 'menu-view': true },
    data: open
      ? 'Eventi che attendono la validazione.'
      : 'Eventi che attendono la validazione. Prima di cominciare chiudi la scheda e ricarica la pagina.',
  }),
  events: {
    'card.toggle': { phrase: 'Apri o chiudi' },
    'card.load': { phrase: 'Ricarica' },
    'session.resumed': { phrase: 'Accedi di nuovo' },
  },
  actors: {
    loadCard: {
      phrase: 'Il server risponde',
      done: {
        'con i dati': { ok: true, value: data },
        'con dati nuovi': { ok: true, value: newer },
        rifiuto: { ok: false, failure: failureOf('server') },
        'sessione scaduta': { ok: false, failure: failureOf('unauthenticated') },
      },
    },
  },
  delays: {},
  requirements: {
    '1-2.9.2': ['card.toggle'],
    '1-2.9.3': ['card.toggle'],
  },
  invariants,
  laws: {
    'what was shown goes only for something newer': (before, event, now) =>
      before.context.data === null ||
      now.context.data === before.context.data ||
      event.type.startsWith('xstate.done.actor.loadCard'),
  },
  project: ({ data: shown, failure, startsOpen }) => ({ shown, failure: failure?.kind ?? null, startsOpen }),
  joinInputs: true,
  noHand: {
    'dashboardCard.data.failed --session.resumed[resumesShown]': NOTHING_TO_LOSE,
    'dashboardCard.data.failed --session.resumed[waitsForSignIn]': NOTHING_TO_LOSE,
  },
  limit: 5000,
  paths: { floor: 30, cap: 300 },
  journeys: [
    {
      name: 'non caricata, si riprova e si mostra; aggiornata male, ciò che c’era resta',
      input: 'lasciata aperta',
      steps: [
        refused({ type: 'card.load' }),
        done('loadCard', 'rifiuto'),
        send({ type: 'card.load' }),
        done('loadCard', 'con i dati'),
        send({ type: 'card.load' }),
        done('loadCard', 'rifiuto'),
      ],
      end: { value: { data: 'failed', fold: 'open' }, context: { data, failure: failureOf('server') } },
    },
    {
      name: 'chi accede di nuovo vede ciò che aspettava',
      input: 'lasciata chiusa',
      steps: [done('loadCard', 'sessione scaduta'), send({ type: 'session.resumed' }), done('loadCard', 'con i dati')],
      end: { value: { data: 'shown', fold: 'closed' }, context: { data, failure: null } },
    },
    {
      name: 'si apre e si chiude mentre si carica, e lo si ricorda',
      input: 'lasciata chiusa',
      steps: [send({ type: 'card.toggle' }), send({ type: 'card.toggle' }), send({ type: 'card.toggle' })],
      end: {
        value: { data: 'loading', fold: 'open' },
        emitted: ['card.toggled', 'card.toggled', 'card.toggled'],
      },
    },
  ],
});
