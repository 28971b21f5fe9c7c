import { assign, type SnapshotFrom, setup } from 'xstate';
import { sameValue } from '../../content/model/path';
import type { Json } from '../../content/model/types';
import type { Overlap } from '../../contract/overlaps';
import { missingActor } from '../kit/actor';
import { payloadOf, type ResultParams, resultGuards, resultOf } from '../kit/result';
import { QUESTION_PAUSE_MS } from './rules';
import type { OverlapQuestion, OverlapsActors, OverlapsContext, OverlapsEvent, OverlapsTag } from './types';

type Answer = ResultParams<readonly Overlap[]>;
type QuestionParams = { readonly question: OverlapQuestion | null };

const isSame = (one: OverlapQuestion | null, other: OverlapQuestion | null): boolean =>
  one === other || sameValue(one as Json, other as Json);

/**
 * Whether something else takes place at the same venues on the same days: loaded once somebody has stopped changing them,
 * shown as a note. It never blocks the work: a query that fails is silent, and a server without the call gets it only
 * once.
 */
export const overlapsMachine = setup({
  types: { context: {} as OverlapsContext, events: {} as OverlapsEvent, tags: {} as OverlapsTag },
  actors: { findOverlaps: missingActor<OverlapsActors['findOverlaps']>('findOverlaps') },
  delays: { questionPause: QUESTION_PAUSE_MS },
  guards: {
    nothingToAsk: ({ context }, { question }: QuestionParams) => context.question !== null && question === null,
    otherQuestion: ({ context }, { question }: QuestionParams) =>
      question !== null && !isSame(context.question, question),
    ...resultGuards,
    failed: (_, { result }: Answer) => !result.ok,
    found: (_, { result }: Answer) => result.ok && result.value.length > 0,
  },
  actions: {
    takeQuestion: assign((_, { question }: QuestionParams) => ({ question, overlaps: [] })),
    takeAnswer: assign((_, { result }: Answer) => (result.ok ? { overlaps: result.value } : {})),
    forget: assign({ question: null, overlaps: [] }),
  },
}).createMachine({
  id: 'overlaps',
  context: { question: null, overlaps: [] },
  initial: 'active',
  states: {
    active: {
      initial: 'nothing',
      on: {
        'question.set': [
          {
            guard: { type: 'nothingToAsk', params: payloadOf },
            target: '.nothing',
            actions: { type: 'takeQuestion', params: payloadOf },
          },
          {
            guard: { type: 'otherQuestion', params: payloadOf },
            target: '.pausing',
            reenter: true,
            actions: { type: 'takeQuestion', params: payloadOf },
          },
        ],
      },
      states: {
        nothing: { description: 'Mancano i giorni o i luoghi: non c’è nulla da chiedere' },
        pausing: {
          description: 'Aspetta che giorni e luoghi non cambino più',
          after: { questionPause: 'asking' },
        },
        asking: {
          description: 'Chiede che cosa si tiene negli stessi luoghi negli stessi giorni',
          invoke: {
            id: 'findOverlaps',
            src: 'findOverlaps',
            input: ({ context }) => context.question ?? { id: null, days: [], places: [] },
            onDone: [
              {
                guard: { type: 'isMissing', params: resultOf },
                target: '#overlaps.absent',
                actions: 'forget',
              },
              { guard: { type: 'failed', params: resultOf }, target: 'silent' },
              {
                guard: { type: 'found', params: resultOf },
                target: 'found',
                actions: { type: 'takeAnswer', params: resultOf },
              },
              { target: 'clear' },
            ],
            onError: 'silent',
          },
        },
        clear: { description: 'Non si sovrappone nulla' },
        found: { description: 'Qualcosa si sovrappone: lo dice', tags: 'found' },
        silent: { description: 'La domanda non ha avuto risposta: si lavora senza' },
      },
    },
    absent: { description: 'Questo server non lo sa: non si chiede più', tags: 'absent' },
  },
});

export type OverlapsSnapshot = SnapshotFrom<typeof overlapsMachine>;
