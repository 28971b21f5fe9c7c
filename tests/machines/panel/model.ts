import { invariants } from '../../../src/machines/panel/invariants';
import { panelMachine } from '../../../src/machines/panel/machine';
import { reason } from '../../../src/machines/panel/refusals';
import type { PanelEvent, PanelPage } from '../../../src/machines/panel/types';
import { defineModel, done, fail, refused, send } from '../../kit/model';
import type { JourneyStep } from '../../kit/types';
import { failureOf } from '../fixtures';
import { ROLE_START } from '../starts';

const does = (event: PanelEvent): JourneyStep => send(event);
const twoPages: PanelPage = { rows: ['a', 'b'], total: 3, pages: 2 };
const onePage: PanelPage = { rows: ['c'], total: 1, pages: 1 };
const open: PanelEvent = { type: 'panel.open' };
const page = (wanted: number): PanelEvent => ({ type: 'page.go', page: wanted });

export const panelModel = defineModel(panelMachine, {
  title: 'Scheda che si carica quando si apre',
  reason,
  inputs: { 'apri la pagina': undefined },
  start: () => ROLE_START,
  events: {
    'panel.open': { phrase: 'Apri la scheda' },
    'panel.close': { phrase: 'Chiudi la scheda' },
    'page.go': { phrase: 'Vai alla pagina', cases: { 2: { page: 2 }, 3: { page: 3 }, 0.5: { page: 0.5 } } },
    'panel.refresh': { phrase: 'Salva l’elemento' },
    'panel.retry': { phrase: 'Premi Riprova' },
  },
  actors: {
    loadPage: {
      phrase: 'Il server risponde',
      done: {
        'con due pagine': { ok: true, value: twoPages },
        'con una pagina': { ok: true, value: onePage },
        'con niente': { ok: true, value: { rows: [], total: 0, pages: 1 } },
        'che non la offre': { ok: true, value: null },
        'che non la conosce': { ok: false, failure: failureOf('notFound') },
        irraggiungibile: { ok: false, failure: failureOf('network') },
      },
    },
  },
  delays: {},
  invariants,
  project: ({ page: at, shown, failure }) => ({ at, pages: shown?.pages ?? 0, failed: failure !== null }),
  limit: 5000,
  paths: { floor: 20, cap: 300 },
  journeys: [
    {
      name: 'it reads when it is opened, page by page, and the first again after a saving',
      input: 'apri la pagina',
      steps: [
        refused({ type: 'panel.refresh' }),
        does(open),
        done('loadPage', 'con due pagine'),
        refused(page(3)),
        does(page(2)),
        done('loadPage', 'irraggiungibile'),
        does({ type: 'panel.retry' }),
        done('loadPage', 'con due pagine'),
        does({ type: 'panel.refresh' }),
      ],
      end: { value: { open: 'loading' }, context: { page: 1, shown: twoPages, failure: null } },
    },
    {
      name: 'a server without it says so once',
      input: 'apri la pagina',
      steps: [
        does(open),
        fail('loadPage', 'si rompe'),
        does({ type: 'panel.retry' }),
        done('loadPage', 'che non la conosce'),
        refused({ type: 'panel.retry' }),
      ],
      end: { value: { open: 'absent' }, context: { failure: null } },
    },
  ],
});
