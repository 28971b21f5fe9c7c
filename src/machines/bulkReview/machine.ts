import { assign, emit, enqueueActions, setup } from 'xstate';
import type { EntityVersion } from '../entityActions/types';
import { missingActor } from '../kit/actor';
import { bugOf, payloadOf, type ResultParams, resultOf } from '../kit/result';
import { guards, unless } from './refusals';
import { isListOutdated, NOTHING, pending, reportOf, rowRead, rowSaved, rowToRead, versionToSave } from './rules';
import type { BulkReviewActors, BulkReviewContext, BulkReviewEmitted, BulkReviewEvent, BulkReviewTag } from './types';

const bulkSetup = setup({
  types: {
    context: {} as BulkReviewContext,
    events: {} as BulkReviewEvent,
    emitted: {} as BulkReviewEmitted,
    tags: {} as BulkReviewTag,
  },
  actors: {
    readVersion: missingActor<BulkReviewActors['readVersion']>('readVersion'),
    saveVersion: missingActor<BulkReviewActors['saveVersion']>('saveVersion'),
  },
  guards: {
    ...guards,
    isLastRead: ({ context }) => context.read.length + 1 >= context.subjects.length,
    hasPending: ({ context }) => pending(context).length > 0,
  },
  actions: {
    keepRequest: assign(({ event }) =>
      event.type === 'steps.request' ? { ...NOTHING, step: event.step, subjects: event.subjects } : {},
    ),
    keepNote: assign((_, { text }: { readonly text: string }) => ({ note: text })),
    keepRead: assign((at, params: ResultParams<EntityVersion>) => rowRead(at, params)),
    keepSaved: assign((at, params: ResultParams) => rowSaved(at, params)),
    forget: assign(NOTHING),
    emitReport: emit(({ context }) => ({ type: 'notice' as const, ...reportOf(context) })),
    emitChanged: enqueueActions(({ context, enqueue }) => {
      if (isListOutdated(context)) enqueue.emit({ type: 'changed' });
    }),
  },
});

/**
 * Takes a step of publication for several rows: reads each, asks its own rules, tells how many say yes and why the others
 * don't, and after a confirmation saves those that do, one after the other. Source: document 2, sections 4 and 8.
 */
export const bulkReviewMachine = bulkSetup.createMachine({
  id: 'bulkReview',
  context: NOTHING,
  initial: 'idle',
  states: {
    idle: {
      description: 'Nessun passaggio di stato in corso',
      entry: 'forget',
      on: { 'steps.request': { guard: unless('steps.request'), target: 'reading', actions: 'keepRequest' } },
    },
    reading: {
      description: 'Le schede scelte si leggono una dopo l’altra',
      tags: 'reading',
      on: { 'steps.cancel': { target: 'idle', actions: 'emitChanged' } },
      invoke: {
        id: 'readVersion',
        src: 'readVersion',
        input: ({ context }) => rowToRead(context),
        onDone: [
          { guard: 'isLastRead', target: 'asking', actions: { type: 'keepRead', params: resultOf } },
          { target: 'reading', reenter: true, actions: { type: 'keepRead', params: resultOf } },
        ],
        onError: [
          { guard: 'isLastRead', target: 'asking', actions: { type: 'keepRead', params: bugOf } },
          { target: 'reading', reenter: true, actions: { type: 'keepRead', params: bugOf } },
        ],
      },
    },
    asking: {
      description: 'Si dice quali schede lo permettono, e si chiede conferma',
      tags: 'asking',
      on: {
        'note.change': { guard: unless('note.change'), actions: { type: 'keepNote', params: payloadOf } },
        'steps.confirm': { guard: unless('steps.confirm'), target: 'saving' },
        'steps.cancel': { target: 'idle', actions: 'emitChanged' },
      },
    },
    saving: {
      description: 'Le schede che lo permettono si salvano una dopo l’altra',
      tags: 'saving',
      invoke: {
        id: 'saveVersion',
        src: 'saveVersion',
        input: ({ context }) => versionToSave(context),
        onDone: { target: 'settling', actions: { type: 'keepSaved', params: resultOf } },
        onError: { target: 'settling', actions: { type: 'keepSaved', params: bugOf } },
      },
    },
    settling: {
      description: 'Una scheda è fatta: si passa alla seguente, o si dice com’è andata',
      always: [
        { guard: 'hasPending', target: 'saving' },
        { target: 'idle', actions: ['emitReport', 'emitChanged'] },
      ],
    },
  },
});
