import type { SnapshotFrom } from 'xstate';
import type { OwnSession } from '../../../src/contract/sessions';
import type { OwnSessionsEvent } from '../../../src/machines/ownSessions/machine';
import { invariants, ownSessionsMachine, reason } from '../../../src/machines/ownSessions/machine';
import { defineModel, done, EXCUSES, fail, refused, send } from '../../kit/model';
import { modelSuite } from '../../kit/suite';
import type { JourneyStep } from '../../kit/types';
import { failureOf } from '../fixtures';

type Snapshot = SnapshotFrom<typeof ownSessionsMachine>;

const session = (id: number, device: string, current = false): OwnSession => ({
  id,
  device,
  address: '192.0.2.7',
  created_at: '2026-01-01T08:00:00.000Z',
  last_used_at: '2026-01-02T08:00:00.000Z',
  current,
});
export const here = session(1, 'Chrome su Windows', true);
export const phone = session(2, 'Safari su iPhone');
export const library = session(3, 'Firefox su Linux');

const does = (event: OwnSessionsEvent): JourneyStep => send(event);
const end = (id: number): OwnSessionsEvent => ({ type: 'end.request', id });
const others: OwnSessionsEvent = { type: 'others.request' };
const everywhere: OwnSessionsEvent = { type: 'everywhere.request' };
const confirm: OwnSessionsEvent = { type: 'end.confirm' };
const cancel: OwnSessionsEvent = { type: 'end.cancel' };
const retry: OwnSessionsEvent = { type: 'load.retry' };

const isCurrent = ({ context: { rows, ending } }: Snapshot): boolean =>
  ending?.kind === 'one' && rows.some(({ id, current }) => current && id === ending.id);

export const ownSessionsModel = defineModel(ownSessionsMachine, {
  title: 'Le tue sessioni',
  reason,
  commands: {
    scopes: ['sessions'],
    // The row that has the focus is the first.
    prepare: (event, { context }) => (event.type === 'end.request' ? { ...event, id: context.rows[0]?.id } : event),
  },
  inputs: { 'apri il profilo': undefined },
  start: () => ({
    page: '/user/profile',
    user: { 'news-view': true },
    data: 'Il profilo. Prima di cominciare entra con lo stesso utente anche da un altro browser.',
  }),
  events: {
    'load.retry': { phrase: 'Premi Riprova', sentBy: 'sessions.retry' },
    'sessions.changed': { phrase: 'Accedi di nuovo sopra la pagina, o salvi il profilo', sentBy: EXCUSES.reported },
    'end.request': {
      phrase: 'Chiudi',
      sentBy: 'sessions.end',
      cases: {
        'il telefono': { id: phone.id },
        'questa sessione': { id: here.id },
        'una che non c’è': { id: 9 },
        'senza essere su nessuna': { id: Number.NaN },
      },
    },
    'others.request': { phrase: 'Premi Chiudi le altre sessioni', sentBy: 'sessions.others' },
    'everywhere.request': { phrase: 'Premi Esci ovunque', sentBy: 'sessions.everywhere' },
    'end.confirm': { phrase: 'Premi Conferma', sentBy: EXCUSES.question },
    'end.cancel': { phrase: 'Premi Annulla', sentBy: EXCUSES.question },
  },
  actors: {
    loadSessions: {
      phrase: 'Il server risponde con le sessioni',
      done: {
        'tre sessioni': { ok: true, value: [here, phone, library] },
        'questa sola': { ok: true, value: [here] },
        'che non le offre': { ok: false, failure: failureOf('notFound') },
        'che è irraggiungibile': { ok: false, failure: failureOf('network') },
      },
    },
    endSession: {
      phrase: 'Il server risponde alla chiusura',
      done: {
        chiusa: { ok: true, value: { message: 'Sessione chiusa' } },
        'era già chiusa': { ok: false, failure: failureOf('notFound') },
        rifiutata: { ok: false, failure: failureOf('server') },
      },
    },
    endOthers: {
      phrase: 'Il server risponde alla chiusura delle altre',
      done: {
        chiuse: { ok: true, value: { message: null } },
        rifiutata: { ok: false, failure: failureOf('server') },
      },
    },
  },
  delays: {},
  invariants,
  laws: {
    'nothing is ended without a confirmation': (before, event, now) =>
      before.hasTag('ending') || !now.hasTag('ending') || event.type === 'end.confirm',
    'a session goes by an answer only': (before, event, now) =>
      before.context.rows.length === now.context.rows.length || event.type.startsWith('xstate.done.'),
    'the present session stays in the list': (before, event, now) =>
      now.context.rows.some(({ current }) => current) ||
      !before.context.rows.some(({ current }) => current) ||
      event.type === 'xstate.done.actor.loadSessions',
    'the present session is never ended from here': (before, _event, now) =>
      !(isCurrent(before) && now.hasTag('ending')),
  },
  project: ({ rows, ending, failure }) => ({
    rows: rows.map(({ id }) => id),
    ending: ending?.kind === 'one' ? ending.id : (ending?.kind ?? null),
    failed: failure !== null,
  }),
  limit: 10_000,
  paths: { floor: 30, cap: 800 },
  journeys: [
    {
      name: 'una sessione si chiude dopo una domanda; anche una che era già finita',
      input: 'apri il profilo',
      steps: [
        refused(end(phone.id)),
        done('loadSessions', 'tre sessioni'),
        refused(end(Number.NaN)),
        refused(confirm),
        does(end(phone.id)),
        does(cancel),
        does(end(phone.id)),
        does(confirm),
        refused(cancel),
        done('endSession', 'rifiutata'),
        does(confirm),
        done('endSession', 'era già chiusa'),
      ],
      end: { value: 'shown', context: { rows: [here, library], ending: null, failure: null }, emitted: ['notice'] },
    },
    {
      name: 'tutte le altre si chiudono insieme, e poi non ce n’è da chiudere',
      input: 'apri il profilo',
      steps: [
        done('loadSessions', 'tre sessioni'),
        does(others),
        does(confirm),
        fail('endOthers', 'si rompe'),
        does(confirm),
        done('endOthers', 'chiuse'),
        refused(others),
      ],
      end: { value: 'shown', context: { rows: [here], ending: null, failure: null }, emitted: ['notice'] },
    },
    {
      name: 'la sessione di adesso e tutte insieme si chiudono con l’uscita',
      input: 'apri il profilo',
      steps: [done('loadSessions', 'questa sola'), does(end(here.id)), does(confirm), does(everywhere)],
      end: { value: 'shown', context: { rows: [here], ending: null }, emitted: ['signOut', 'signOut.everywhere'] },
    },
    {
      name: 'rientrati sopra la domanda, le sessioni si rileggono',
      input: 'apri il profilo',
      steps: [
        done('loadSessions', 'tre sessioni'),
        does(end(phone.id)),
        does({ type: 'sessions.changed' }),
        done('loadSessions', 'che è irraggiungibile'),
        does(retry),
        done('loadSessions', 'questa sola'),
      ],
      end: { value: 'shown', context: { rows: [here], ending: null, failure: null } },
    },
    {
      name: 'un server che non le conosce non si chiede di nuovo',
      input: 'apri il profilo',
      steps: [
        done('loadSessions', 'che non le offre'),
        refused(retry),
        refused({ type: 'sessions.changed' }),
        refused(everywhere),
      ],
      end: { value: 'absent', context: { rows: [], failure: null }, emitted: [] },
    },
  ],
});

if (import.meta.vitest) modelSuite(ownSessionsModel, import.meta.vitest);
