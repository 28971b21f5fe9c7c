import { assign, setup } from 'xstate';
import type { Result } from '../../contract/result';
import { missingActor } from '../kit/actor';
import { unexpectedFailure } from '../kit/unexpected';
import { BLANK_DRAFT } from '../redirectRow/rules';
import { isRetryable, lineProblem, nextLine, pastedLines, withLine } from './rules';
import type { PasteActors, PasteContext, PasteEvent, PasteInput, PasteTag } from './types';

/** After such a failure the other lines would fail alike. */
const isHopeless = (answer: Result<unknown>): boolean =>
  !answer.ok && !['invalid', 'notFound', 'conflict'].includes(answer.failure.kind);

const current = ({ lines }: PasteContext) => lines.find(({ state }) => state === 'creating') ?? null;

/** What became of the line that is being created. */
function settled(context: PasteContext, answer: Result<unknown>): Partial<PasteContext> {
  const number = current(context)?.number ?? 0;
  const change = answer.ok
    ? ({ state: 'created', problem: null } as const)
    : ({ state: 'failed', problem: lineProblem(answer.failure) } as const);
  return { lines: withLine(context.lines, number, change), stopped: context.stopped || isHopeless(answer) };
}

const pasteSetup = setup({
  types: {
    context: {} as PasteContext,
    events: {} as PasteEvent,
    input: {} as PasteInput,
    tags: {} as PasteTag,
  },
  actors: { saveRow: missingActor<PasteActors['saveRow']>('saveRow') },
  guards: {
    retryable: ({ context }) => isRetryable(context.lines),
    goesOn: ({ context }) => !context.stopped,
    hasNext: ({ context }) => !context.stopped && nextLine(context.lines) !== null,
  },
  actions: {
    read: assign((_, { text }: { text: string }) => ({ text, ...pastedLines(text) })),
    /** What failed is tried again. */
    begin: assign(({ context }) => ({
      stopped: false,
      lines: context.lines.map((line) =>
        line.state === 'failed' ? ({ ...line, state: 'ready', problem: null } as const) : line,
      ),
    })),
    take: assign(({ context }) => {
      const next = nextLine(context.lines);
      return next === null ? {} : { lines: withLine(context.lines, next.number, { state: 'creating' }) };
    }),
    stop: assign({ stopped: true }),
    settle: assign(({ context }, answer: Result<unknown>) => settled(context, answer)),
    settleBug: assign(({ context }, { error }: { error: unknown }) =>
      settled(context, { ok: false, failure: unexpectedFailure(error) }),
    ),
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
        'text.change': { actions: { type: 'read', params: ({ event }) => event } },
        'create.request': { guard: 'retryable', target: 'choosing', actions: 'begin' },
      },
    },
    choosing: {
      description: 'Prende la prossima riga da creare',
      always: [{ guard: 'hasNext', target: 'creating', actions: 'take' }, { target: 'finished' }],
    },
    creating: {
      description: 'Crea una riga; si può interrompere dopo di questa',
      tags: 'creating',
      on: { 'create.stop': { guard: 'goesOn', actions: 'stop' } },
      invoke: {
        id: 'saveRow',
        src: 'saveRow',
        input: ({ context }) => {
          const line = current(context);
          const key = `${context.uuid}.${line?.number ?? 0}`;
          return { draft: line?.draft ?? BLANK_DRAFT, id: null, updatedAt: null, key };
        },
        onDone: { target: 'choosing', actions: { type: 'settle', params: ({ event }) => event.output } },
        onError: {
          target: 'choosing',
          actions: { type: 'settleBug', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    finished: {
      description: 'Ogni riga ha il suo esito; quelle non riuscite si possono riprovare',
      tags: ['editable', 'finished'],
      on: {
        'text.change': { target: 'editing', actions: { type: 'read', params: ({ event }) => event } },
        'create.request': { guard: 'retryable', target: 'choosing', actions: 'begin' },
      },
    },
  },
});
