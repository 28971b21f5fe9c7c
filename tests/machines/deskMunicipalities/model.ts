import { patternsOf } from '../../../src/content/lists/addresses';
import { desk } from '../../../src/content/records/desk';
import type { DeskMunicipalitiesEvent, DeskMunicipality } from '../../../src/machines/deskMunicipalities/machine';
import { deskMunicipalitiesMachine, invariants, reason } from '../../../src/machines/deskMunicipalities/machine';
import { defineModel, done, EXCUSES, fail, refused, send } from '../../kit/model';
import { modelSuite } from '../../kit/suite';
import type { JourneyStep } from '../../kit/types';
import { failureOf } from '../fixtures';
import { firstOf } from '../starts';

const municipality = (id: number, name: string): DeskMunicipality => ({
  id,
  name,
  province: 'Bologna',
  code: `0370${id}`,
});
const bologna = municipality(1, 'Bologna');
const imola = municipality(2, 'Imola');
const budrio = municipality(3, 'Budrio');

const does = (event: DeskMunicipalitiesEvent): JourneyStep => send(event);
const choose = (...municipalities: readonly DeskMunicipality[]): DeskMunicipalitiesEvent => ({
  type: 'municipalities.choose',
  municipalities,
});
const add: DeskMunicipalitiesEvent = { type: 'add.request' };
const remove: DeskMunicipalitiesEvent = { type: 'remove.request', id: 1 };
const confirm: DeskMunicipalitiesEvent = { type: 'remove.confirm' };

const answers = {
  fatto: { ok: true, value: { message: null } },
  rifiutato: { ok: false, failure: failureOf('server') },
} as const;

export const deskMunicipalitiesModel = defineModel(deskMunicipalitiesMachine, {
  title: 'Comuni associati a una redazione',
  reason,
  commands: {
    scopes: ['municipalities'],
    // The row that has the focus is the first.
    prepare: (event, { context }) => (event.type === 'remove.request' ? { ...event, id: context.rows[0]?.id } : event),
  },
  inputs: { 'una redazione con un comune': { desk: 5, rows: [bologna], maximum: 2 } },
  start: () => ({
    page: patternsOf(desk).item ?? '',
    user: { 'redazioni-view': true },
    data: 'Una redazione con i suoi comuni.',
    element: firstOf('user/redazioni'),
  }),
  events: {
    'municipalities.choose': {
      phrase: 'Scegli',
      sentBy: { excuse: 'chosen in the look-up, where places.focus puts the focus' },
      cases: {
        'due comuni': { municipalities: [imola, budrio] },
        niente: { municipalities: [] },
        'un comune che c’è già': { municipalities: [bologna] },
        'troppi comuni': { municipalities: [imola, budrio, municipality(4, 'Medicina')] },
      },
    },
    'add.request': { phrase: 'Premi Aggiungi', sentBy: 'municipalities.add' },
    'remove.request': {
      phrase: 'Premi Elimina',
      sentBy: 'municipalities.remove',
      cases: { Bologna: { id: 1 }, 'un comune che non c’è': { id: 9 } },
    },
    'remove.confirm': { phrase: 'Premi Conferma', sentBy: EXCUSES.question },
    'remove.cancel': { phrase: 'Premi Annulla', sentBy: EXCUSES.question },
    'rows.set': {
      phrase: 'La redazione viene riletta',
      sentBy: EXCUSES.reported,
      cases: { 'con Bologna': { rows: [bologna] } },
    },
  },
  actors: {
    addMunicipality: { phrase: 'Il server risponde all’aggiunta', done: answers },
    removeMunicipality: { phrase: 'Il server risponde all’eliminazione', done: answers },
  },
  delays: {},
  requirements: {
    '1-2.16.4': ['municipalities.choose', 'add.request'],
    '1-2.16.5': ['remove.request'],
    '1-8.15': ['remove.request'],
    '1-8.16': ['addMunicipality: fatto', 'removeMunicipality: fatto'],
  },
  invariants,
  laws: {
    'nothing is removed without a confirmation': (before, event, now) =>
      before.hasTag('removing') || !now.hasTag('removing') || event.type === 'remove.confirm',
    'what is chosen stays until it is added, or something else is chosen': (before, event, now) =>
      event.type === 'municipalities.choose' ||
      before.context.chosen.every(
        ({ id }) =>
          now.context.chosen.some((one) => one.id === id) ||
          (before.hasTag('adding') && now.context.rows.some((one) => one.id === id)),
      ),
    'a municipality comes and goes by an answer only': (before, event, now) =>
      before.context.rows.length === now.context.rows.length ||
      event.type === 'rows.set' ||
      (event.type.startsWith('xstate.done.') && event.output.ok),
  },
  project: ({ rows, chosen, leaving, failure }) => ({
    rows: rows.map(({ id }) => id),
    chosen: chosen.map(({ id }) => id),
    leaving: leaving?.id ?? null,
    failed: failure !== null,
  }),
  limit: 10_000,
  paths: { floor: 40, cap: 800 },
  journeys: [
    {
      name: 'due comuni si aggiungono, ognuno annunciato; uno che non riesce resta scelto',
      input: 'una redazione con un comune',
      steps: [
        refused(add),
        refused(choose(bologna)),
        does(choose(imola, budrio)),
        does(add),
        refused(remove),
        done('addMunicipality', 'fatto'),
        done('addMunicipality', 'rifiutato'),
        does(add),
        done('addMunicipality', 'fatto'),
      ],
      end: {
        value: 'idle',
        context: { rows: [bologna, imola, budrio], chosen: [], failure: null },
        emitted: ['notice', 'changed', 'notice', 'changed'],
      },
    },
    {
      name: 'un comune si toglie dopo una domanda, e dice quando non si può',
      input: 'una redazione con un comune',
      steps: [
        refused(confirm),
        does(remove),
        does({ type: 'remove.cancel' }),
        does(remove),
        does(confirm),
        fail('removeMunicipality', 'si rompe'),
        does(confirm),
        done('removeMunicipality', 'fatto'),
      ],
      end: { value: 'idle', context: { rows: [], leaving: null, failure: null }, emitted: ['notice', 'changed'] },
    },
  ],
});

if (import.meta.vitest) modelSuite(deskMunicipalitiesModel, import.meta.vitest);
