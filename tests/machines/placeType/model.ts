import type { SnapshotFrom } from 'xstate';
import { invariants } from '../../../src/machines/placeType/invariants';
import { placeTypeMachine } from '../../../src/machines/placeType/machine';
import { reason } from '../../../src/machines/placeType/reason';
import type { PlaceTypeEvent, PlaceTypeSubject } from '../../../src/machines/placeType/types';
import { defineModel, done, refused, send } from '../../kit/model';
import { failureOf } from '../fixtures';

type Snapshot = SnapshotFrom<typeof placeTypeMachine>;

const KEY = '3f2b8c1e-0000-4000-8000-000000000000';

export const musei: PlaceTypeSubject = { id: 4, title: 'Musei', version: '2026-06-01T08:00:00.000Z' };
const nothing: PlaceTypeSubject = { id: null, title: '', version: null };

const created = { ok: true as const, value: { id: 9, message: 'Collezione creata' } };
const network = { ok: false as const, failure: failureOf('network') };
const taken = { ok: false as const, failure: failureOf('invalid', { fields: { title: 'C’è già' } }) };
const conflict = {
  ok: false as const,
  failure: failureOf('conflict', { conflict: { updatedAt: '2026-06-02T08:00:00.000Z', updatedBy: 'Anna' } }),
};

const does = (event: PlaceTypeEvent) => send(event);
const typing = (title: string) => does({ type: 'title.change', title });
const sends = does({ type: 'title.send' });
const opens = (subject: PlaceTypeSubject) => does({ type: 'placeType.open', subject });

const probes: readonly PlaceTypeEvent[] = [
  { type: 'placeType.open', subject: musei },
  { type: 'title.change', title: 'Rocche' },
  { type: 'title.send' },
  { type: 'placeType.close' },
  { type: 'leave.confirm' },
  { type: 'leave.cancel' },
];

/** What is shown, beside the state. */
const project = ({ subject, typed, unanswered, failure }: Snapshot['context']) => ({
  id: subject?.id,
  typed,
  unanswered,
  failure: failure?.kind,
});

export const placeTypeModel = defineModel(placeTypeMachine, {
  title: 'Gestione Luoghi',
  reason,
  inputs: { 'apri l’elenco delle collezioni': { keySeed: KEY } },
  start: () => ({
    page: '/punti-interesse',
    user: { 'tipologia-luoghi-view': true, 'tipologia-luoghi-create': true, 'tipologia-luoghi-edit': true },
    data: 'Le collezioni dimostrative, fra cui «Musei».',
  }),
  events: {
    'placeType.open': {
      phrase: 'Apri la finestra',
      cases: { 'per una nuova': { subject: nothing }, 'per «Musei»': { subject: musei } },
    },
    'title.change': {
      phrase: 'Scrivi il nome',
      cases: { Rocche: { title: 'Rocche' }, 'solo punti': { title: '..' }, 'quello di prima': { title: 'Musei ' } },
    },
    'title.send': { phrase: 'Premi INVIA' },
    'placeType.close': { phrase: 'Premi CHIUDI' },
    'leave.confirm': { phrase: 'Premi Chiudi senza inviare' },
    'leave.cancel': { phrase: 'Premi Continua a scrivere' },
  },
  actors: {
    savePlaceType: {
      phrase: 'Il server risponde',
      done: {
        'che è fatto': created,
        'che il nome c’è già': taken,
        'che qualcuno l’ha rinominata': conflict,
        'mai: la rete è caduta': network,
      },
    },
  },
  delays: {},
  requirements: {
    '3-2.24': ['placeType.open (per una nuova)'],
    '3-2.25': ['placeType.open', 'title.send', 'placeType.close'],
  },
  invariants: {
    ...invariants,
    'what is refused has a reason, and only that': (snapshot: Snapshot) =>
      probes.every((event) => snapshot.can(event) === (reason(snapshot, event) === null)),
  },
  laws: {
    'what was typed changes by typing, opening or the end only': (before, event, now) =>
      before.context.typed === now.context.typed ||
      event.type === 'title.change' ||
      event.type === 'placeType.open' ||
      now.value === 'closed',
    'a creation without an answer is forgotten only once the server has said what became of it': (before, event, now) =>
      before.context.unanswered === null ||
      now.context.unanswered === before.context.unanswered ||
      event.type.startsWith('xstate.done') ||
      now.value === 'closed',
  },
  effects: {
    'a list is reloaded for what was saved, and for nothing else': (_snapshot, emitted) =>
      emitted.every(({ id }) => id === created.value.id),
  },
  project,
  limit: 4000,
  paths: { floor: 15, cap: 150 },
  journeys: [
    {
      name: 'one is created',
      input: 'apri l’elenco delle collezioni',
      steps: [
        opens(nothing),
        typing(' Rocche '),
        sends,
        refused({ type: 'title.send' }),
        done('savePlaceType', 'che è fatto'),
      ],
      end: { value: 'closed', context: { subject: null, typed: '', failure: null }, emitted: ['saved'] },
    },
    {
      name: 'a title of dots is refused before it is sent, and what was typed stays',
      input: 'apri l’elenco delle collezioni',
      steps: [opens(nothing), typing('..'), sends, refused({ type: 'title.send' })],
      end: { value: { open: 'refused' }, context: { typed: '..', failure: null }, emitted: [] },
    },
    {
      name: 'a lost answer: the same key, and what was typed meanwhile is renamed afterwards',
      input: 'apri l’elenco delle collezioni',
      steps: [
        opens(nothing),
        typing('Rocche'),
        sends,
        done('savePlaceType', 'mai: la rete è caduta'),
        typing('Castelli'),
        sends,
        done('savePlaceType', 'che è fatto'),
      ],
      end: {
        value: { open: 'sending' },
        context: { subject: { id: 9, title: 'Rocche', version: null }, typed: 'Castelli', unanswered: null },
        emitted: [],
      },
    },
    {
      name: 'a title that another has: what was typed stays, the next creation has a key of its own',
      input: 'apri l’elenco delle collezioni',
      steps: [opens(nothing), typing('Musei'), sends, done('savePlaceType', 'che il nome c’è già')],
      end: { value: { open: 'refused' }, context: { typed: 'Musei', attempts: 1, unanswered: null }, emitted: [] },
    },
    {
      name: 'somebody renamed it meanwhile: sending again is knowing that',
      input: 'apri l’elenco delle collezioni',
      steps: [opens(musei), typing('Rocche'), sends, done('savePlaceType', 'che qualcuno l’ha rinominata'), sends],
      end: {
        value: { open: 'sending' },
        context: { subject: { ...musei, version: '2026-06-02T08:00:00.000Z' }, typed: 'Rocche' },
        emitted: [],
      },
    },
    {
      name: 'unsaved text is asked about, and kept',
      input: 'apri l’elenco delle collezioni',
      steps: [
        opens(musei),
        typing('Rocche'),
        does({ type: 'placeType.close' }),
        does({ type: 'leave.cancel' }),
        does({ type: 'placeType.close' }),
        does({ type: 'leave.confirm' }),
      ],
      end: { value: 'closed', context: { subject: null, typed: '' }, emitted: [] },
    },
  ],
});
