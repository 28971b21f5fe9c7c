import { assign, type SnapshotFrom, setup } from 'xstate';
import type { Result } from '../../contract/result';
import { missingActor } from '../kit/actor';
import { unexpectedFailure } from '../kit/unexpected';
import { askedText, isBelowMinimum, matchOptions, SEARCH_PAUSE_MS } from './rules';
import type { LookupActors, LookupContext, LookupEvent, LookupInput, LookupOption, LookupTag } from './types';

type Answer = Result<readonly LookupOption[]>;

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
    failed: (_, answer: Answer) => !answer.ok,
    empty: (_, answer: Answer) => answer.ok && answer.value.length === 0,
  },
  actions: {
    takeText: assign((_, { text }: { text: string }) => ({ text, options: [], failure: null })),
    filterWhole: assign(({ context }) =>
      context.all === null ? {} : { options: matchOptions(context.all, context.text) },
    ),
    takeAnswer: assign((_, answer: Answer) =>
      answer.ok ? { options: answer.value, failure: null } : { options: [], failure: answer.failure },
    ),
    takeWhole: assign((_, answer: Answer) => (answer.ok ? { all: answer.value } : {})),
    takeBug: assign((_, { error }: { error: unknown }) => ({ options: [], failure: unexpectedFailure(error) })),
    dropFailure: assign({ failure: null }),
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
        // A whole list is asked for once, whatever is typed meanwhile.
        'text.type': {
          guard: 'wholeList',
          actions: { type: 'takeText', params: ({ event }) => ({ text: event.text }) },
        },
      },
      invoke: {
        id: 'search',
        src: 'search',
        input: ({ context }) => ({ text: context.whole ? '' : askedText(context) }),
        onDone: [
          {
            guard: { type: 'failed', params: ({ event }) => event.output },
            target: 'failed',
            actions: { type: 'takeAnswer', params: ({ event }) => event.output },
          },
          {
            guard: 'wholeList',
            target: 'deciding',
            actions: { type: 'takeWhole', params: ({ event }) => event.output },
          },
          { guard: { type: 'empty', params: ({ event }) => event.output }, target: 'nothing' },
          { target: 'shown', actions: { type: 'takeAnswer', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'takeBug', params: ({ event }) => ({ error: event.error }) },
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
      on: { 'search.retry': { target: 'loading', actions: 'dropFailure' } },
    },
  },
});

export type LookupSnapshot = SnapshotFrom<typeof lookupMachine>;
