import { and, assign, emit, or, type SnapshotFrom, setup, stateIn } from 'xstate';
import type { Json } from '../../content/field/json';
import { sameValue } from '../../content/field/path';
import { calling, missingActors, type Types } from '../kit/actor';
import {
  failureOf,
  type ResultParams,
  resultGuards,
  waitsForSignIn,
  withAnswer,
  withBug,
  withEvent,
} from '../kit/result';
import { pagesOf } from './rules';
import type { LoadingActors, LoadingContext, LoadingEmitted, LoadingEvent, LoadingInput, LoadingTag } from './types';

const loadingSetup = setup({
  types: {} as Types<LoadingContext, LoadingEvent, LoadingEmitted, LoadingTag, LoadingInput>,
  actors: missingActors<LoadingActors>('load'),
  delays: { pause: ({ context }) => context.pause },
  guards: {
    ...resultGuards,
    startsOpen: ({ context }) => context.startsOpen,
    loadsClosed: ({ context }) => context.loadsClosed,
    loadsOpenOnly: ({ context }) => !context.loadsClosed,
    hasQuestion: ({ context }) => context.what !== null,
    isWanted: and(['hasQuestion', or(['loadsClosed', stateIn({ fold: 'open' })])]),
    asksAtOnce: ({ context }) => context.pause === 0,
    isOther: ({ context }, { what }: { what: Json }) => !sameValue(what, context.what),
    isOtherPage: ({ context }, { page }: { page: number }) =>
      Number.isInteger(page) && page >= 1 && page <= pagesOf(context.value) && page !== context.page,
    isLacking: (_, { result }: ResultParams) => result.ok && result.value === null,
    isAside: ({ context }) => context.isAside,
    waitsForSignIn,
  },
  actions: {
    takeWhat: assign((_, { what }: { what: Json }) => ({ what, value: null, page: 1 })),
    takeValue: assign(({ context: { page } }, { result }: ResultParams) =>
      result.ok ? { value: result.value, page: Math.min(page, pagesOf(result.value)) } : {},
    ),
    goTo: assign((_, { page }: { page: number }) => ({ page })),
    keepFailure: assign(failureOf),
    clearFailure: assign({ failure: null }),
    emitToggled: emit((_, { open }: { open: boolean }): LoadingEmitted => ({ type: 'card.toggled', open })),
  },
});

const asked = loadingSetup.createStateConfig({
  initial: 'pausing',
  on: {
    'card.close': { guard: 'loadsOpenOnly', target: 'idle' },
    'what.set': {
      guard: withEvent('isOther'),
      target: 'idle',
      actions: withEvent('takeWhat'),
    },
    'data.change': { target: '.pausing', actions: { type: 'goTo', params: { page: 1 } } },
  },
  states: {
    pausing: {
      description: 'Aspetta che la domanda non cambi più',
      always: { guard: 'asksAtOnce', target: 'loading' },
      after: { pause: 'loading' },
    },
    loading: {
      description: 'Chiede che cosa mostrare; quel che c’era resta',
      tags: 'busy',
      invoke: {
        ...calling('load'),
        input: ({ context: { what, page } }) => ({ what, page }),
        onDone: [
          {
            guard: withAnswer('isLacking'),
            target: '#loading.data.absent',
            actions: withAnswer('takeValue'),
          },
          {
            guard: withAnswer('answered'),
            target: 'shown',
            actions: withAnswer('takeValue'),
          },
          { guard: 'isAside', target: 'silent' },
          { target: 'failed', actions: withAnswer('keepFailure') },
        ],
        onError: [
          { guard: 'isAside', target: 'silent' },
          { target: 'failed', actions: withBug('keepFailure') },
        ],
      },
    },
    shown: {
      description: 'Mostra ciò che è arrivato, anche nulla',
      tags: 'shown',
      on: {
        'load.again': 'loading',
        'page.go': {
          guard: withEvent('isOtherPage'),
          target: 'loading',
          actions: withEvent('goTo'),
        },
      },
    },
    failed: {
      description: 'Non si è caricata: dice perché e offre di riprovare',
      tags: 'failed',
      exit: 'clearFailure',
      on: {
        'load.again': 'loading',
        'load.retry': 'loading',
        'session.resumed': { guard: 'waitsForSignIn', target: 'loading' },
      },
    },
    silent: {
      description: 'Non si è caricata e nessuno l’aspettava: si fa senza, o con quel che c’era',
      on: { 'load.retry': 'loading' },
    },
  },
});

/**
 * What a page reads beside its own contents: the rows of a card, figures, links of the menu, what overlaps, what a field
 * is chosen from. A late answer to an older question is dropped. Its uses differ in three facts: whether it loads while
 * closed, whether anybody waits for it, and how long it pauses before it asks. Whoever presses a button waits for no
 * pause. Source: document 1, sections 2.3 and 2.9; document 2, section 9.
 */
export const loadingMachine = loadingSetup.createMachine({
  id: 'loading',
  type: 'parallel',
  context: ({ input: { open, what = true, loadsClosed = false, isAside = false, pause = 0 } }) => ({
    startsOpen: open,
    what,
    loadsClosed,
    isAside,
    pause,
    page: 1,
    value: null,
    failure: null,
  }),
  states: {
    data: {
      initial: 'idle',
      states: {
        idle: {
          description: 'È chiusa, o non c’è nulla da chiedere',
          always: { guard: 'isWanted', target: 'asked' },
          on: {
            'what.set': {
              guard: withEvent('isOther'),
              actions: withEvent('takeWhat'),
            },
          },
        },
        asked,
        absent: {
          description: 'Questo server non la offre',
          tags: 'absent',
          on: { 'card.close': { guard: 'loadsOpenOnly', target: 'idle' } },
        },
      },
    },
    fold: {
      initial: 'deciding',
      states: {
        deciding: {
          description: 'Si apre come fu lasciata',
          always: [{ guard: 'startsOpen', target: 'open' }, { target: 'closed' }],
        },
        open: {
          description: 'È aperta',
          tags: 'open',
          on: { 'card.close': { target: 'closed', actions: { type: 'emitToggled', params: { open: false } } } },
        },
        closed: {
          description: 'È chiusa',
          on: { 'card.open': { target: 'open', actions: { type: 'emitToggled', params: { open: true } } } },
        },
      },
    },
  },
});

export type LoadingSnapshot = SnapshotFrom<typeof loadingMachine>;
