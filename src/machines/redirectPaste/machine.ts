import { assign, type SnapshotFrom, setup } from 'xstate';
import { calling, missingActors } from '../kit/actor';
import { failureOf, resultGuards, withAnswer, withBug, withEvent } from '../kit/result';
import { BLANK_DRAFT } from '../redirectRow/rules';
import { guards, unless } from './refusals';
import {
  CHECK_PAUSE_MS,
  creationStarted,
  currentLine,
  isCheckable,
  lineSettled,
  linesChecked,
  linesTakenAsTheyAre,
  nextLine,
  nextLineStarted,
  pastedLines,
  uncheckedDrafts,
} from './rules';
import type { PasteActors, PasteContext, PasteEvent, PasteInput, PasteTag } from './types';

const pasteSetup = setup({
  types: {
    context: {} as PasteContext,
    events: {} as PasteEvent,
    input: {} as PasteInput,
    tags: {} as PasteTag,
  },
  actors: missingActors<PasteActors>('tryRules', 'saveRow'),
  delays: { checkPause: CHECK_PAUSE_MS },
  guards: {
    ...resultGuards,
    isCheckable: ({ context }) => isCheckable(context.lines),
    ...guards,
    isGoingOn: ({ context }) => !context.stopped,
    hasNext: ({ context }) => !context.stopped && nextLine(context.lines) !== null,
  },
  actions: {
    changeText: assign((_, { text }: { readonly text: string }) => ({ text, failure: null, ...pastedLines(text) })),
    takeVerdicts: assign(linesChecked),
    takeAsTheyAre: assign(linesTakenAsTheyAre),
    keepFailure: assign(failureOf),
    clearFailure: assign({ failure: null }),
    startCreating: assign(creationStarted),
    takeNext: assign(nextLineStarted),
    stop: assign({ stopped: true }),
    settle: assign(lineSettled),
  },
});

/**
 * Rules pasted from a spreadsheet: shown first, with what the server would say to each, then created one after the other,
 * each with its result.
 */
export const pasteMachine = pasteSetup.createMachine({
  id: 'redirectPaste',
  context: ({ input }) => ({ ...input, ...pastedLines(input.text), stopped: false, failure: null }),
  initial: 'editing',
  states: {
    editing: {
      description: 'Mostra in anteprima le righe incollate e che cosa ne direbbe il server',
      tags: 'editable',
      initial: 'reading',
      on: { 'text.change': { target: '.reading', actions: withEvent('changeText') } },
      states: {
        reading: {
          description: 'Guarda se fra le righe c’è qualcosa da far controllare',
          always: [{ guard: 'isCheckable', target: 'pausing' }, { target: 'nothing' }],
        },
        nothing: { description: 'Nessuna riga si può creare: non c’è nulla da far controllare' },
        pausing: {
          description: 'Aspetta che il testo non cambi più',
          tags: 'checking',
          after: { checkPause: 'checking' },
        },
        checking: {
          description: 'Chiede al server che cosa direbbe di ogni riga, senza salvare nulla',
          tags: 'checking',
          invoke: {
            ...calling('tryRules'),
            input: ({ context }) => ({ drafts: uncheckedDrafts(context.lines) }),
            onDone: [
              {
                guard: withAnswer('answered'),
                target: 'checked',
                actions: withAnswer('takeVerdicts'),
              },
              { guard: withAnswer('isMissing'), target: 'checked', actions: 'takeAsTheyAre' },
              { target: 'unchecked', actions: withAnswer('keepFailure') },
            ],
            onError: { target: 'unchecked', actions: withBug('keepFailure') },
          },
        },
        checked: {
          description: 'Di ogni riga si sa se si può creare, o perché no',
          on: {
            'create.request': {
              guard: unless('create.request'),
              target: '#redirectPaste.choosing',
              actions: 'startCreating',
            },
          },
        },
        unchecked: {
          description: 'Il controllo non è riuscito: dice perché e si può riprovare',
          tags: 'unchecked',
          on: { 'check.retry': { target: 'checking', actions: 'clearFailure' } },
        },
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
        ...calling('saveRow'),
        input: ({ context }) => {
          const line = currentLine(context);
          const key = `${context.uuid}.${line?.number ?? 0}`;
          return { draft: line?.draft ?? BLANK_DRAFT, id: null, updatedAt: null, key };
        },
        onDone: { target: 'choosing', actions: withAnswer('settle') },
        onError: { target: 'choosing', actions: withBug('settle') },
      },
    },
    finished: {
      description: 'Ogni riga ha il suo esito; quelle non riuscite si possono riprovare',
      tags: ['editable', 'finished'],
      on: {
        'text.change': { target: 'editing', actions: withEvent('changeText') },
        'create.request': { guard: unless('create.request'), target: 'choosing', actions: 'startCreating' },
      },
    },
  },
});

export type PasteSnapshot = SnapshotFrom<typeof pasteMachine>;
