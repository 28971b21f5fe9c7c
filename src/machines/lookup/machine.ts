import { assign, type SnapshotFrom, setup } from 'xstate';
import { matchingChoices } from '../../content/text/fold';
import { missingActor } from '../kit/actor';
import { bugOf, type ResultParams, resultOf } from '../kit/result';
import { isBelowMinimum, SEARCH_PAUSE_MS, searchText } from './rules';
import type { LookupActors, LookupContext, LookupEvent, LookupInput, LookupOption, LookupTag } from './types';

type Answer = ResultParams<readonly LookupOption[]>;

/** Looks options up for a combobox: typed text, minimum, pause, answer. Late answers are dropped with their state. */
export const lookupMachine = setup({
  types: {
    context: {} as LookupContext,
    events: {} as LookupEvent,
    input: {} as LookupInput,
    tags: {} as LookupTag,
  },
  actors: { search: missingActor<LookupActors['search']>('search') },
  delays: {
    /** So that a word costs one request, not one a letter. */
    searchPause: ({ context }) => context.pause,
  },
  guards: {
    belowMinimum: ({ context }) => isBelowMinimum(context),
    needsNoText: ({ context }) => context.minimum === 0,
    wholeList: ({ context }) => context.whole,
    wholeListMatches: ({ context }) => context.all !== null && context.options.length > 0,
    wholeListKnown: ({ context }) => context.all !== null,
    failed: (_, { result }: Answer) => !result.ok,
    empty: (_, { result }: Answer) => result.ok && result.value.length === 0,
  },
  actions: {
    takeText: assign((_, { text }: { text: string }) => ({ text, options: [], failure: null })),
    filterWhole: assign(({ context }) =>
      context.all === null ? {} : { options: matchingChoices(context.all, context.text) },
    ),
    takeAnswer: assign((_, { result }: Answer) =>
      result.ok ? { options: result.value, failure: null } : { options: [], failure: result.failure },
    ),
    takeWhole: assign((_, { result }: Answer) => (result.ok ? { all: result.value } : {})),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'lookup',
  context: ({ input }) => ({
    minimum: input.minimum,
    pause: input.pause ?? SEARCH_PAUSE_MS,
    whole: input.whole ?? false,
    text: '',
    options: [],
    all: null,
    failure: null,
  }),
  initial: 'closed',
  on: {
    'text.type': {
      target: '.deciding',
      actions: { type: 'takeText', params: ({ event }) => ({ text: event.text }) },
    },
  },
  states: {
    closed: {
      description: 'L’elenco è chiuso',
      on: { 'list.open': [{ guard: 'needsNoText', target: 'loading' }, { target: 'below' }] },
    },
    deciding: {
      entry: 'filterWhole',
      always: [
        { guard: 'belowMinimum', target: 'below' },
        { guard: 'wholeListMatches', target: 'shown' },
        { guard: 'wholeListKnown', target: 'nothing' },
        { guard: 'wholeList', target: 'loading' },
        { target: 'pausing' },
      ],
    },
    below: {
      description: 'Troppo pochi caratteri: dice quanti ne servono',
      tags: 'below',
    },
    pausing: {
      description: 'Aspetta che si smetta di digitare',
      tags: 'busy',
      after: { searchPause: 'loading' },
    },
    loading: {
      description: 'Cerca le voci',
      tags: 'busy',
      on: {
        // A whole list is requested once, whatever is typed meanwhile.
        'text.type': {
          guard: 'wholeList',
          actions: { type: 'takeText', params: ({ event }) => ({ text: event.text }) },
        },
      },
      invoke: {
        id: 'search',
        src: 'search',
        input: ({ context }) => ({ text: context.whole ? '' : searchText(context) }),
        onDone: [
          {
            guard: { type: 'failed', params: resultOf },
            target: 'failed',
            actions: { type: 'takeAnswer', params: resultOf },
          },
          {
            guard: 'wholeList',
            target: 'deciding',
            actions: { type: 'takeWhole', params: resultOf },
          },
          { guard: { type: 'empty', params: resultOf }, target: 'nothing' },
          { target: 'shown', actions: { type: 'takeAnswer', params: resultOf } },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'takeAnswer', params: bugOf },
        },
      },
    },
    shown: {
      description: 'Mostra le voci trovate',
      tags: 'options',
    },
    nothing: {
      description: 'Nessuna voce corrisponde: «Non ci sono risultati disponibili»',
      tags: 'nothing',
    },
    failed: {
      description: 'La ricerca non è riuscita: dice perché e offre di riprovare',
      tags: 'failed',
      on: { 'search.retry': { target: 'loading', actions: 'clearFailure' } },
    },
  },
});

export type LookupSnapshot = SnapshotFrom<typeof lookupMachine>;
