import type { SnapshotFrom } from 'xstate';
import type { Result } from '../../../src/contract/result';
import { invariants } from '../../../src/machines/reassignment/invariants';
import { reassignmentMachine } from '../../../src/machines/reassignment/machine';
import { reason } from '../../../src/machines/reassignment/refusals';
import type { NamedUser, OwnedContents, ReassignmentEvent } from '../../../src/machines/reassignment/types';
import { defineModel, done, EXCUSES, eventually, fail, refused, send } from '../../kit/model';
import { modelSuite } from '../../kit/suite';
import type { JourneyStep } from '../../kit/types';
import { failureOf } from '../fixtures';

type Snapshot = SnapshotFrom<typeof reassignmentMachine>;

export const anna: NamedUser = { id: 1, name: 'anna' };
export const bruno: NamedUser = { id: 2, name: 'bruno' };
export const carla: NamedUser = { id: 3, name: 'carla' };
const owned: OwnedContents = {
  total: 40,
  counts: [
    { type: 'News', language: 'it', count: 40 },
    { type: 'News', language: 'en', count: 2 },
  ],
  hidden: null,
};

/** The same where the successor may not see them all. */
export const partlyHidden: OwnedContents = {
  ...owned,
  hidden: [
    { one: 'news', many: 'news', count: 12 },
    { one: 'evento', many: 'eventi', count: 1 },
  ],
};

const nothing: OwnedContents = { total: 0, counts: [], hidden: null };

const does = (event: ReassignmentEvent): JourneyStep => send(event);
const not = (event: ReassignmentEvent): JourneyStep => refused(event);
const choose = (successor: NamedUser | null): ReassignmentEvent => ({ type: 'successor.choose', successor });
const ask: ReassignmentEvent = { type: 'reassign.request' };
const confirm: ReassignmentEvent = { type: 'reassign.confirm' };

const inUse = failureOf('invalid', { status: 409 });

export const reassignmentModel = defineModel(reassignmentMachine, {
  title: 'Eliminazione di utenti con riassegnazione',
  reason,
  commands: { scopes: ['reassignment'] },
  inputs: {
    'due utenti selezionati': { users: [anna, bruno, anna] },
    'un utente': { users: [anna] },
    'nessun utente': { users: [] },
  },
  start: ({ users }) => ({
    page: '/users',
    user: { 'user-view': true, 'user-delete': true },
    data:
      users.length === 0
        ? 'L’elenco degli utenti dimostrativi, nessuno selezionato.'
        : `L’elenco degli utenti dimostrativi. Prima di cominciare selezionane ${new Set(users.map(({ id }) => id)).size} e premi Canc.`,
  }),
  events: {
    'successor.choose': {
      phrase: 'Scegli a chi passano i contenuti',
      sentBy: { excuse: 'chosen in the look-up, where reassignment.successor puts the focus' },
      cases: {
        'una collega': { successor: carla },
        'l’utente stesso': { successor: anna },
        'chi sarà eliminato dopo': { successor: bruno },
        nessuno: { successor: null },
      },
    },
    'reassign.request': { phrase: 'Premi Elimina e riassegna', sentBy: EXCUSES.question },
    'reassign.confirm': { phrase: 'Premi Conferma', sentBy: EXCUSES.question },
    'reassign.cancel': { phrase: 'Premi Indietro', sentBy: 'reassignment.back' },
    'count.retry': { phrase: 'Premi Conta di nuovo', sentBy: 'reassignment.count' },
    'user.skip': { phrase: 'Premi Salta questo utente', sentBy: 'reassignment.skip' },
    'queue.close': { phrase: 'Chiudi la finestra', sentBy: EXCUSES.question },
  },
  actors: {
    countContents: {
      phrase: 'Il server conta i contenuti',
      // What is out of somebody's sight is known once it is known of whom.
      done: ({ context }: Snapshot): Record<string, Result<OwnedContents | null>> => ({
        '40 contenuti': { ok: true, value: owned },
        ...(context.successor === null ? {} : { 'in parte nascosti': { ok: true, value: partlyHidden } }),
        nessuno: { ok: true, value: nothing },
        'non sa contare': { ok: true, value: null },
        irraggiungibile: { ok: false, failure: failureOf('network') },
      }),
    },
    reassign: {
      phrase: 'Il server risponde all’eliminazione',
      done: {
        eliminato: { ok: true, value: { message: 'Eliminato.' } },
        'eliminato, senza testo': { ok: true, value: { message: null } },
        rifiutato: { ok: false, failure: inUse },
        'che non c’è più': { ok: false, failure: failureOf('notFound') },
      },
    },
  },
  delays: {},
  requirements: {
    '1-2.10.8': ['reassign: eliminato', 'user.skip', 'queue.close'],
    '1-2.10.10': ['successor.choose', 'reassign.confirm'],
  },
  invariants,
  effects: {
    'everybody deleted is announced once': ({ context }, emitted) =>
      JSON.stringify(context.deleted) ===
      JSON.stringify(emitted.flatMap((event) => (event.type === 'deleted' ? [event.user.id] : []))),
    'it closes once': (snapshot, emitted) =>
      emitted.filter(({ type }) => type === 'closed').length === (snapshot.hasTag('closed') ? 1 : 0),
  },
  laws: {
    'nobody is deleted without a confirmation': (before, event, now) =>
      before.hasTag('deleting') || !now.hasTag('deleting') || event.type === 'reassign.confirm',
    'nobody is a successor whom nobody chose': (before, event, now) =>
      now.context.successor === before.context.successor || event.type === 'successor.choose',
    'what one successor may not see is not said of another': (before, _, now) =>
      now.context.successor === before.context.successor || (now.context.owned?.hidden ?? null) === null,
    'one confirmation is enough only where nothing changes hands': (before, _, now) =>
      !before.hasTag('choosing') || !now.hasTag('deleting') || before.context.owned?.total === 0,
    'what a successor may not see is counted before anything is deleted': (before, _, now) =>
      before.hasTag('deleting') ||
      !now.hasTag('deleting') ||
      !before.hasTag('counting') ||
      before.context.owned?.total === 0,
    'only an answer of the server deletes': (before, event, now) =>
      before.context.deleted.length === now.context.deleted.length ||
      (event.type === 'xstate.done.actor.reassign' && (event.output.ok || event.output.failure.kind === 'notFound')),
  },
  timeLaws: {
    'the contents are counted, or it is said why not': eventually(
      (snapshot) => snapshot.hasTag('counting'),
      (snapshot) => !snapshot.hasTag('counting'),
    ),
    'a confirmed deletion is carried out, or says why not': eventually(
      (snapshot) => snapshot.hasTag('deleting'),
      (snapshot) => !snapshot.hasTag('deleting'),
    ),
  },
  project: ({ turn, successor, owned, failure, countFailure, deleted }) => ({
    turn,
    empty: owned?.total === 0,
    hides: (owned?.hidden ?? null) !== null,
    successor: successor?.id ?? null,
    failed: failure !== null,
    countFailed: countFailure !== null,
    deleted,
  }),
  noHand: {
    'reassignment.starting --always[otherwise]': 'la finestra si apre solo con qualcuno da eliminare',
  },
  limit: 20_000,
  paths: { floor: 40, cap: 600 },
  journeys: [
    {
      name: 'due utenti selezionati si seguono, ognuno confermato',
      input: 'due utenti selezionati',
      steps: [
        not(confirm),
        not(choose(anna)),
        not(choose(bruno)),
        not(ask),
        does(choose(carla)),
        not(ask),
        done('countContents', 'in parte nascosti'),
        does(ask),
        does(confirm),
        not({ type: 'queue.close' }),
        done('reassign', 'eliminato'),
        not(confirm),
        done('countContents', 'non sa contare'),
        does(ask),
        does({ type: 'reassign.cancel' }),
        not(choose(anna)),
        does(ask),
        does(confirm),
        done('reassign', 'eliminato, senza testo'),
      ],
      end: {
        value: 'closed',
        context: { deleted: [1, 2], successor: carla, failure: null },
        emitted: ['deleted', 'notice', 'deleted', 'notice', 'closed'],
      },
    },
    {
      name: 'un’eliminazione rifiutata dice perché, e si può scegliere un altro successore',
      input: 'un utente',
      steps: [
        done('countContents', '40 contenuti'),
        does(choose(carla)),
        does(ask),
        not(confirm),
        done('countContents', 'irraggiungibile'),
        does({ type: 'count.retry' }),
        not(confirm),
        done('countContents', '40 contenuti'),
        does(confirm),
        done('reassign', 'rifiutato'),
        does(confirm),
        fail('reassign', 'si rompe'),
        does({ type: 'reassign.cancel' }),
        does(choose(bruno)),
        does(ask),
        not(confirm),
        done('countContents', 'in parte nascosti'),
      ],
      end: {
        value: { asking: { contents: 'counted', decision: 'confirming' } },
        context: { successor: bruno, failure: null, deleted: [], owned: partlyHidden },
        emitted: [],
      },
    },
    {
      name: 'chi intanto è stato eliminato da altri non c’è più, e segue il prossimo',
      input: 'due utenti selezionati',
      steps: [
        done('countContents', '40 contenuti'),
        does(choose(carla)),
        done('countContents', '40 contenuti'),
        does(ask),
        does(confirm),
        done('reassign', 'che non c’è più'),
        done('countContents', 'nessuno'),
      ],
      end: {
        value: { asking: { contents: 'counted', decision: 'choosing' } },
        context: { deleted: [1], turn: 1, successor: carla, failure: null },
        emitted: ['deleted', 'notice'],
      },
    },
    {
      name: 'un utente saltato resta, e può ricevere dal prossimo',
      input: 'due utenti selezionati',
      steps: [
        does({ type: 'user.skip' }),
        done('countContents', 'irraggiungibile'),
        does({ type: 'count.retry' }),
        done('countContents', '40 contenuti'),
        not({ type: 'count.retry' }),
        does(choose(anna)),
        done('countContents', '40 contenuti'),
        does(ask),
        does(confirm),
        done('reassign', 'eliminato'),
      ],
      end: { value: 'closed', context: { deleted: [2] }, emitted: ['deleted', 'notice', 'closed'] },
    },
    {
      name: 'chi non ha scritto nulla va via con una scelta e una conferma, e chi si è scelto è proposto ancora',
      input: 'due utenti selezionati',
      steps: [
        not(confirm),
        done('countContents', 'nessuno'),
        not(ask),
        not(confirm),
        does(choose(carla)),
        not(ask),
        does(confirm),
        done('reassign', 'eliminato'),
        done('countContents', 'in parte nascosti'),
        not(confirm),
        does(choose(null)),
        not(ask),
      ],
      end: {
        value: { asking: { contents: 'counted', decision: 'choosing' } },
        context: { deleted: [1], turn: 1, successor: null, owned },
        emitted: ['deleted', 'notice'],
      },
    },
    {
      name: 'chiudere ferma il resto',
      input: 'due utenti selezionati',
      steps: [does({ type: 'queue.close' })],
      end: { value: 'closed', context: { deleted: [], turn: 0 }, emitted: ['closed'] },
    },
  ],
});

if (import.meta.vitest) modelSuite(reassignmentModel, import.meta.vitest);
