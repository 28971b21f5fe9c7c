import { type ActorRefFrom, assign, emit, enqueueActions, type SnapshotFrom, setup } from 'xstate';
import { commandTexts } from '../../messages/commands/commands';
import { bindingsOf, continuations, DEFAULT_PREFERENCES, type Decision, decide } from './rules';
import type { KeymapContext, KeymapEmitted, KeymapEvent, KeymapInput } from './types';

/** Longest pause between two keys of a sequence, in milliseconds. */
export const SEQUENCE_PAUSE = 1_000;

const announced = (context: KeymapContext, text: string) => ({
  announcement: { number: (context.announcement?.number ?? 0) + 1, text },
});

const decided = (context: KeymapContext, event: KeymapEvent): Decision =>
  event.type === 'key.press' ? decide(context, event.press) : { kind: 'ignored' };

/**
 * Turns key presses into commands: single keys and sequences, in layers, with the user's preferences.
 * One listener feeds it; who runs the commands listens to `command.run`. Source: design, section 5.
 */
export const keymapMachine = setup({
  types: {
    context: {} as KeymapContext,
    events: {} as KeymapEvent,
    emitted: {} as KeymapEmitted,
    input: {} as KeymapInput | undefined,
  },
  delays: { sequencePause: SEQUENCE_PAUSE },
  guards: {
    runsCommand: ({ context, event }) => decided(context, event).kind === 'run',
    continuesSequence: ({ context, event }) => decided(context, event).kind === 'begun',
    breaksSequence: ({ context, event }) => decided(context, event).kind === 'broken',
    leavesSequence: ({ context, event }) =>
      event.type === 'bindings.change' &&
      continuations({ ...context, bindings: bindingsOf(event.sources, context.preferences) }).length > 0,
    isBarred: ({ context, event }) => decided(context, event).kind === 'barred',
    isRepeated: ({ context, event }) => decided(context, event).kind === 'repeated',
  },
  actions: {
    claimKey: emit({ type: 'key.claimed' }),
    runCommand: enqueueActions(({ context, event, enqueue }) => {
      const decision = decided(context, event);
      if (decision.kind === 'run') enqueue.emit({ type: 'command.run', command: decision.command });
    }),
    remember: assign(({ context, event }) => {
      const decision = decided(context, event);
      return decision.kind === 'begun' ? { typed: decision.typed, layer: decision.layer } : {};
    }),
    forget: assign({ typed: [], layer: null }),
    announceBroken: assign(({ context, event }) =>
      event.type === 'key.press' && event.press.chord !== 'Escape'
        ? announced(context, commandTexts.noSequence([...context.typed, event.press.chord].join(' ')))
        : {},
    ),
    announceBarred: assign(({ context }) => announced(context, commandTexts.beneathDialog)),
    announceRefusal: assign(({ context, event }) =>
      event.type === 'command.refused' ? announced(context, event.reason) : {},
    ),
    takeSources: assign(({ context, event }) =>
      event.type === 'bindings.change'
        ? { sources: event.sources, bindings: bindingsOf(event.sources, context.preferences) }
        : {},
    ),
    takePreferences: assign(({ context, event }) =>
      event.type === 'preferences.change'
        ? { preferences: event.preferences, bindings: bindingsOf(context.sources, event.preferences) }
        : {},
    ),
    emitPreferences: emit(({ context }) => ({ type: 'preferences.changed', preferences: context.preferences })),
  },
}).createMachine({
  id: 'keymap',
  context: ({ input }) => ({
    sources: [],
    preferences: input?.preferences ?? DEFAULT_PREFERENCES,
    bindings: [],
    typed: [],
    layer: null,
    announcement: null,
  }),
  initial: 'idle',
  on: {
    'bindings.change': { target: '.idle', actions: ['forget', 'takeSources'] },
    'preferences.change': { target: '.idle', actions: ['forget', 'takePreferences', 'emitPreferences'] },
    'focus.lost': { target: '.idle', actions: 'forget' },
    'command.refused': { actions: 'announceRefusal' },
  },
  states: {
    idle: {
      description: 'La tastiera è in ascolto',
      on: {
        'key.press': [
          { guard: 'runsCommand', actions: ['claimKey', 'runCommand'] },
          { guard: 'continuesSequence', target: 'waiting', actions: ['claimKey', 'remember'] },
          { guard: 'isRepeated', actions: 'claimKey' },
          { guard: 'isBarred', actions: ['claimKey', 'announceBarred'] },
        ],
      },
    },
    waiting: {
      description: 'Una sequenza è cominciata: si attende il tasto che segue',
      after: { sequencePause: { target: 'idle', actions: 'forget' } },
      on: {
        // A page that arrives between two keys doesn't take the first one back.
        'bindings.change': { guard: 'leavesSequence', actions: 'takeSources' },
        'key.press': [
          { guard: 'runsCommand', target: 'idle', actions: ['claimKey', 'runCommand', 'forget'] },
          { guard: 'continuesSequence', target: 'waiting', reenter: true, actions: ['claimKey', 'remember'] },
          { guard: 'breaksSequence', target: 'idle', actions: ['claimKey', 'announceBroken', 'forget'] },
          { guard: 'isRepeated', actions: 'claimKey' },
          { guard: 'isBarred', target: 'idle', actions: ['claimKey', 'announceBarred', 'forget'] },
          { target: 'idle', actions: 'forget' },
        ],
      },
    },
  },
});

export type KeymapSnapshot = SnapshotFrom<typeof keymapMachine>;
export type KeymapActor = ActorRefFrom<typeof keymapMachine>;
