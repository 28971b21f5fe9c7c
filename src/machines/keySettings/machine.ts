import { type ActorRefFrom, assign, emit, type SnapshotFrom, setup } from 'xstate';
import type { Result } from '../../contract/result';
import { keySettingsTexts } from '../../messages/screens/keySettings';
import { DEFAULT_PREFERENCES } from '../keymap/rules';
import type { KeyPreferences } from '../keymap/types';
import { calling, missingActors, type Types } from '../kit/actor';
import { type ResultParams, withAnswer } from '../kit/result';
import { MOST_BYTES, previewOf } from './file';
import { guards, unless } from './refusals';
import {
  isDirty,
  keysIn,
  meant,
  recorded,
  rivalsOf,
  withClaim,
  withKeys,
  withRecorded,
  withReset,
  withSwitch,
} from './rules';
import type {
  ImportPreview,
  KeyCommand,
  KeySettingsActors,
  KeySettingsContext,
  KeySettingsEmitted,
  KeySettingsEvent,
  KeySettingsInput,
  KeySettingsTag,
} from './types';

/** Pause that ends a recording, in milliseconds: the longest one within a sequence that is used later. */
export const RECORDING_PAUSE = 1_000;

type Moment = { readonly context: KeySettingsContext; readonly event: KeySettingsEvent };

const press = ({ context, event }: Moment) =>
  event.type === 'key.press' ? recorded(context, event) : ({ kind: 'ignore' } as const);

/** The draft after a change of the command that is meant. */
function redrafted(
  { context, event }: Moment,
  change: (draft: KeyPreferences, command: KeyCommand) => KeyPreferences,
): Partial<KeySettingsContext> {
  const command = meant(context, event as { readonly command?: string });
  return command === null ? {} : { draft: change(context.draft, command) };
}

const previewFrom = (context: KeySettingsContext, result: Result<string>): ImportPreview | string =>
  result.ok ? previewOf(context, context.file ?? '', result.value) : result.failure.message;

const keySettingsSetup = setup({
  types: {} as Types<KeySettingsContext, KeySettingsEvent, KeySettingsEmitted, KeySettingsTag, KeySettingsInput>,
  actors: missingActors<KeySettingsActors>('readFile'),
  delays: { recordingPause: RECORDING_PAUSE },
  guards: {
    ...guards,
    dirty: ({ context }) => isDirty(context),
    fits: ({ event }) => event.type === 'import.choose' && event.size <= MOST_BYTES,
    readable: ({ context }: { readonly context: KeySettingsContext }, { result }: ResultParams<string>) =>
      typeof previewFrom(context, result) !== 'string',
    typesOn: (moment) => press(moment).kind === 'typed',
    completes: (moment) => press(moment).kind === 'complete',
    finishes: (moment) => press(moment).kind === 'finish',
    cancels: (moment) => press(moment).kind === 'cancel',
    isProblem: (moment) => press(moment).kind === 'problem',
  },
  actions: {
    takeSearch: assign(({ event }) => (event.type === 'search.type' ? { search: event.text } : {})),
    setSingleKeys: assign(({ context, event }) =>
      event.type === 'singleKeys.set' ? { draft: { ...context.draft, singleKeys: event.allowed } } : {},
    ),
    toggleOpen: assign(({ context, event }) =>
      event.type === 'command.open' ? { open: context.open === event.command ? null : event.command } : {},
    ),
    toggleKeys: assign((moment) => redrafted(moment, withSwitch)),
    resetKeys: assign((moment) => redrafted(moment, withReset)),
    resetAll: assign({ draft: DEFAULT_PREFERENCES }),
    removeKeys: assign((moment) =>
      redrafted(moment, (draft, command) => {
        const keys = keysIn(draft, command);
        const removed = moment.event.type === 'key.remove' ? (moment.event.keys ?? keys.at(-1)) : undefined;
        return withKeys(
          draft,
          command,
          keys.filter((entry) => entry !== removed),
        );
      }),
    ),
    claimKeys: assign((moment) =>
      redrafted(moment, (draft, command) => withClaim({ commands: moment.context.commands, draft }, command)),
    ),
    emitClaimed: emit(({ context, event }): KeySettingsEmitted => {
      const command = meant(context, event as { readonly command?: string })?.command ?? '';
      return { type: 'key.claimed', command, from: rivalsOf(context, command) };
    }),
    beginRecording: assign(({ context, event }) => {
      const command = event.type === 'key.record' ? meant(context, event) : null;
      if (event.type !== 'key.record' || command === null) return {};
      const recording = { command: command.command, replaces: event.replaces ?? null, typed: [], problem: null };
      return { open: command.command, recording };
    }),
    takePress: assign((moment) => {
      const outcome = press(moment);
      return 'recording' in outcome ? { recording: outcome.recording } : {};
    }),
    takeRecorded: assign(({ context }) =>
      context.recording === null ? {} : { draft: withRecorded(context, context.recording) },
    ),
    dropRecording: assign({ recording: null }),
    dropProblem: assign({ problem: null }),
    takeFile: assign(({ event }) => (event.type === 'import.choose' ? { file: event.name } : {})),
    refuseSize: assign({ problem: keySettingsTexts.problems.tooLarge }),
    takePreview: assign(({ context }, { result }: ResultParams<string>) => {
      const preview = previewFrom(context, result);
      return typeof preview === 'string' ? { problem: preview } : { preview };
    }),
    takeUnreadable: assign({ problem: keySettingsTexts.problems.unreadable }),
    takeImported: assign(({ context }) => (context.preview === null ? {} : { draft: context.preview.preferences })),
    dropFile: assign({ file: null, preview: null }),
    emitSaved: emit(({ context }): KeySettingsEmitted => ({ type: 'preferences.save', preferences: context.draft })),
    takeSaved: assign(({ context }) => ({ saved: context.draft })),
    emitExport: emit(({ context }): KeySettingsEmitted => ({ type: 'keys.export', preferences: context.draft })),
    emitClosed: emit({ type: 'settings.closed' }),
  },
});

const recording = keySettingsSetup.createStateConfig({
  description: 'Registra i nuovi tasti di un comando',
  tags: 'recording',
  on: {
    'record.leave': { target: 'editing', actions: 'dropRecording' },
    'key.press': [
      { guard: 'cancels', target: 'editing', actions: 'dropRecording' },
      { guard: 'finishes', target: 'editing', actions: ['takeRecorded', 'dropRecording'] },
      { guard: 'completes', target: 'editing', actions: ['takePress', 'takeRecorded', 'dropRecording'] },
      // Each press begins the pause again.
      { guard: 'typesOn', target: '.typing', actions: 'takePress' },
      { guard: 'isProblem', actions: 'takePress' },
    ],
  },
  initial: 'listening',
  states: {
    listening: { description: 'Aspetta il primo tasto' },
    typing: {
      description: 'Un tasto è premuto: una pausa, Invio o il terzo tasto conclude',
      after: { recordingPause: { target: '#keySettings.editing', actions: ['takeRecorded', 'dropRecording'] } },
    },
  },
});

/** 'Tastiera': a draft of the user's keys, with its clashes shown before it is saved. Source: design, section 5. */
export const keySettingsMachine = keySettingsSetup.createMachine({
  id: 'keySettings',
  context: ({ input: { commands, preferences, platform } }) => ({
    commands,
    platform,
    saved: preferences,
    draft: preferences,
    search: '',
    open: null,
    recording: null,
    file: null,
    preview: null,
    problem: null,
  }),
  initial: 'editing',
  states: {
    editing: {
      description: 'Mostra i tasti di tutti i comandi e prende le modifiche',
      on: {
        'search.type': { actions: 'takeSearch' },
        'singleKeys.set': { actions: 'setSingleKeys' },
        'command.open': { guard: unless('command.open'), actions: 'toggleOpen' },
        'command.switch': { guard: unless('command.switch'), actions: 'toggleKeys' },
        'command.reset': { guard: unless('command.reset'), actions: 'resetKeys' },
        'all.reset': { guard: unless('all.reset'), actions: 'resetAll' },
        'key.remove': { guard: unless('key.remove'), actions: 'removeKeys' },
        'key.claim': { guard: unless('key.claim'), actions: ['emitClaimed', 'claimKeys'] },
        'key.record': { guard: unless('key.record'), target: 'recording', actions: 'beginRecording' },
        'save.request': {
          guard: unless('save.request'),
          target: 'closed',
          actions: ['takeSaved', 'emitSaved', 'emitClosed'],
        },
        'close.request': [
          { guard: 'dirty', target: 'leaving' },
          { target: 'closed', actions: 'emitClosed' },
        ],
        'export.request': { guard: unless('export.request'), actions: 'emitExport' },
        'import.choose': [
          { guard: 'fits', target: 'reading', actions: ['dropProblem', 'takeFile'] },
          { actions: 'refuseSize' },
        ],
      },
    },
    recording,
    reading: {
      description: 'Legge il file scelto',
      tags: 'reading',
      invoke: {
        ...calling('readFile'),
        input: ({ context }) => ({ name: context.file ?? '' }),
        onDone: [
          {
            guard: withAnswer('readable'),
            target: 'previewing',
            actions: withAnswer('takePreview'),
          },
          {
            target: 'editing',
            actions: [withAnswer('takePreview'), 'dropFile'],
          },
        ],
        onError: { target: 'editing', actions: ['takeUnreadable', 'dropFile'] },
      },
    },
    previewing: {
      description: 'Mostra che cosa cambierebbe e che cosa non si può prendere',
      tags: 'previewing',
      on: {
        'import.accept': { guard: unless('import.accept'), target: 'editing', actions: ['takeImported', 'dropFile'] },
        'import.cancel': { target: 'editing', actions: 'dropFile' },
      },
    },
    leaving: {
      description: 'Ci sono tasti cambiati e non salvati: chiede conferma prima di chiudere',
      tags: 'askingToLeave',
      on: { 'leave.confirm': { target: 'closed', actions: 'emitClosed' }, 'leave.cancel': 'editing' },
    },
    closed: { description: 'La finestra è chiusa', tags: 'closed' },
  },
});

export type KeySettingsSnapshot = SnapshotFrom<typeof keySettingsMachine>;
export type KeySettingsActor = ActorRefFrom<typeof keySettingsMachine>;
