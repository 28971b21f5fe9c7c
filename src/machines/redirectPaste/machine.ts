import { assign, setup } from 'xstate';
import { missingActor } from '../kit/actor';
import { bugOf, payloadOf, resultOf } from '../kit/result';
import { BLANK_DRAFT } from '../redirectRow/rules';
import {
  creationStarted,
  currentLine,
  isRetryable,
  lineSettled,
  nextLine,
  nextLineStarted,
  pastedLines,
} from './rules';
import type { PasteActors, PasteContext, PasteEvent, PasteInput, PasteTag } from './types';

const pasteSetup = setup({
  types: {
    context: {} as PasteContext,
    events: {} as PasteEvent,
    input: {} as PasteInput,
    tags: {} as PasteTag,
  },
  actors: { saveRow: missingActor<PasteActors['saveRow']>('saveRow') },
  guards: {
    isRetryable: ({ context }) => isRetryable(context.lines),
    isGoingOn: ({ context }) => !context.stopped,
    hasNext: ({ context }) => !context.stopped && nextLine(context.lines) !== null,
  },
  actions: {
    changeText: assign((_, { text }: { readonly text: string }) => ({ text, ...pastedLines(text) })),
    startCreating: assign(creationStarted),
    takeNext: assign(nextLineStarted),
    stop: assign({ stopped: true }),
    settle: assign(lineSettled),
  },
});

/** Rules pasted from a spreadsheet: shown first, then created one after the other, each with its result. */
export const pasteMachine = pasteSetup.createMachine({
  id: 'redirectPaste',
  context: ({ input }) => ({ ...input, ...pastedLines(input.text), stopped: false }),
  initial: 'editing',
  states: {
    editing: {
      description: 'Mostra in anteprima le righe incollate',
      tags: 'editable',
      on: {
        'text.change': { actions: { type: 'changeText', params: payloadOf } },
        'create.request': { guard: 'isRetryable', target: 'choosing', actions: 'startCreating' },
      },
    },
    choosing: {
      description: 'Prende la prossima riga da creare',
      always: [{ guard: 'hasNext', target: 'creating', actions: 'takeNext' }, { target: 'finished' }],
    },
    creating: {
      description: 'Crea una riga; si può interrompere dopo di questa',
      tags: 'creating',
      on: { 'create.stop': { guard: 'isGoingOn', actions: 'stop' } },
      invoke: {
        id: 'saveRow',
        src: 'saveRow',
        input: ({ context }) => {
          const line = currentLine(context);
          const key = `${context.uuid}.${line?.number ?? 0}`;
          return { draft: line?.draft ?? BLANK_DRAFT, id: null, updatedAt: null, key };
        },
        onDone: { target: 'choosing', actions: { type: 'settle', params: resultOf } },
        onError: { target: 'choosing', actions: { type: 'settle', params: bugOf } },
      },
    },
    finished: {
      description: 'Ogni riga ha il suo esito; quelle non riuscite si possono riprovare',
      tags: ['editable', 'finished'],
      on: {
        'text.change': { target: 'editing', actions: { type: 'changeText', params: payloadOf } },
        'create.request': { guard: 'isRetryable', target: 'choosing', actions: 'startCreating' },
      },
    },
  },
});
