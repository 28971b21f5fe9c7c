import { assign, emit, fromPromise, setup } from 'xstate';
import { defineModel, EXCUSES } from './model';
import type { ModelDeclaration } from './types';

/** A promise that nothing settles by itself. */
export const never = <Output>() => fromPromise<Output, undefined>(() => new Promise(() => undefined));

type DoorEvent = { type: 'door.open'; key: number } | { type: 'door.close' };

/** A door that locks itself: guard, promise, delay, `always`, emitted event, and a state nobody can reach. */
export const door = setup({
  types: { context: {} as { tries: number; answer: string }, events: {} as DoorEvent, emitted: {} as { type: 'rang' } },
  actors: { ring: never<string>() },
  delays: { lockPause: 500 },
  guards: {
    rightKey: (_, { key }: { key: number }) => key === 7,
    tired: ({ context }) => context.tries >= 2,
  },
  actions: {
    count: assign({ tries: ({ context }) => context.tries + 1 }),
    ring: emit({ type: 'rang' }),
  },
}).createMachine({
  id: 'door',
  context: { tries: 0, answer: '' },
  initial: 'closed',
  states: {
    closed: {
      description: 'La porta è chiusa',
      always: { guard: 'tired', target: 'blocked' },
      on: {
        'door.open': [
          { guard: { type: 'rightKey', params: ({ event }) => ({ key: event.key }) }, target: 'ringing' },
          { actions: 'count' },
        ],
      },
    },
    ringing: {
      entry: 'ring',
      invoke: {
        id: 'ring',
        src: 'ring',
        onDone: { target: 'open', actions: assign({ answer: ({ event }) => event.output }) },
        onError: 'closed',
      },
    },
    open: { after: { lockPause: 'closed' }, on: { 'door.close': 'closed' } },
    blocked: { type: 'final' },
    forgotten: {},
  },
});

export const declaration: ModelDeclaration<typeof door, 'inizio'> = {
  title: 'Porta',
  inputs: { inizio: undefined },
  start: () => ({ page: '/porta/:id', user: { 'news-view': true }, data: 'Una porta chiusa.' }),
  events: {
    'door.open': {
      phrase: 'Apri',
      sentBy: EXCUSES.question,
      cases: { 'con la chiave': { key: 7 }, 'con un’altra chiave': { key: 1 } },
    },
    'door.close': { phrase: 'Chiudi', sentBy: EXCUSES.question },
  },
  actors: { ring: { phrase: 'Qualcuno risponde', done: { avanti: 'avanti' } } },
  delays: { lockPause: 'la porta si chiude da sola' },
  invariants: { 'no third try': ({ context }) => context.tries <= 2 },
  project: ({ tries, answer }) => ({ tries, answer }),
  limit: 1000,
  paths: { floor: 1, cap: 100 },
  unreachable: { 'door.forgotten': 'kept to show an excuse' },
  journeys: [],
};
export const model = defineModel(door, declaration);
