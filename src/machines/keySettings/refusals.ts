import { keySettingsTexts } from '../../messages/screens/keySettings';
import { isDefault } from '../keymap/rules';
import { defineRefusals, during, otherwise, outside } from '../kit/refusals';
import { clashText, commandOf, draftClashes, isDirty, isOwn, keysIn, MOST_KEYS, meant, rivalsOf } from './rules';
import type { KeyCommand, KeySettingsContext, KeySettingsEvent, KeySettingsTag } from './types';

const { refusals: texts } = keySettingsTexts;

type Context = KeySettingsContext;
interface OfCommand {
  readonly command?: string;
}

/** What the dialog is busy with. */
const BUSY = {
  isRecording: during('recording', texts.recording),
  isReading: during('reading', texts.reading),
  isPreviewing: during('previewing', texts.previewing),
  isLeaving: during('askingToLeave', texts.leaving),
  isClosed: during('closed', texts.closed),
} as const;

/** Of an event about one command: its own, else the open one. */
const ABOUT_COMMAND = {
  ...BUSY,
  isNoneOpen: ({ open }: Context, event: OfCommand) => ('command' in event || open !== null ? null : texts.noneOpen),
  isUnknown: (context: Context, event: OfCommand) => (meant(context, event) === null ? texts.unknown : null),
} as const;

/** A condition on the command that an event is about; none has no say. */
const ofCommand =
  <Event extends OfCommand>(words: (command: KeyCommand, context: Context, event: Event) => string | null) =>
  (context: Context, event: Event): string | null => {
    const command = meant(context, event);
    return command === null ? null : words(command, context, event);
  };

const hasNoKeys = ofCommand((command, { draft }) =>
  keysIn(draft, command).length === 0 ? texts.noKeys(command.title) : null,
);

const isNotRecording = outside<Context, unknown, 'recording'>('recording', texts.notRecording);
const isNotPreviewing = outside<Context, unknown, 'previewing'>('previewing', texts.notPreviewing);
const NOTHING_PENDING = { isNothingPending: otherwise(texts.nothingPending) } as const;

export const { guards, unless, refusalOf, reason } = defineRefusals<Context, KeySettingsEvent, KeySettingsTag>({
  'search.type': BUSY,
  'singleKeys.set': BUSY,
  'close.request': BUSY,
  'import.choose': BUSY,
  'command.open': {
    ...BUSY,
    isUnknown: (context, { command }) => (commandOf(context, command) === null ? texts.unknown : null),
  },
  'command.switch': { ...ABOUT_COMMAND, hasNoKeys },
  'command.reset': {
    ...ABOUT_COMMAND,
    isOwn: ofCommand((command, { draft }) => (isOwn(draft, command) ? texts.own(command.title) : null)),
  },
  'key.record': {
    ...ABOUT_COMMAND,
    isNotItsKey: ofCommand((command, { draft }, { replaces }: OfCommand & { readonly replaces?: string }) =>
      replaces === undefined || keysIn(draft, command).includes(replaces) ? null : texts.notItsKey,
    ),
    hasEnough: ofCommand((command, { draft }, { replaces }: OfCommand & { readonly replaces?: string }) =>
      replaces === undefined && keysIn(draft, command).length >= MOST_KEYS ? texts.enough(command.title) : null,
    ),
  },
  'key.remove': {
    ...ABOUT_COMMAND,
    hasNoKeys,
    isNotItsKey: ofCommand((command, { draft }, { keys }: OfCommand & { readonly keys?: string }) =>
      keys === undefined || keysIn(draft, command).includes(keys) ? null : texts.notItsKey,
    ),
  },
  'key.claim': {
    ...ABOUT_COMMAND,
    isUncontested: ofCommand(({ command, title }, context) =>
      rivalsOf(context, command).length === 0 ? texts.uncontested(title) : null,
    ),
  },
  'all.reset': { ...BUSY, isDefault: ({ draft }) => (isDefault(draft) ? texts.allOwn : null) },
  'save.request': {
    ...BUSY,
    isClashing: (context) => {
      const [clash] = draftClashes(context);
      return clash === undefined ? null : texts.clashes(clashText(context, clash, context.platform));
    },
    isUnchanged: (context) => (isDirty(context) ? null : texts.unchanged),
  },
  'export.request': {
    ...BUSY,
    isClashing: (context) => (draftClashes(context).length > 0 ? texts.exportClashes : null),
  },
  // A key that means nothing to the recorder is no refusal, and needs no reason.
  'record.leave': { isNotRecording },
  'import.accept': {
    isNotPreviewing,
    changesNothing: ({ preview }) =>
      preview !== null && preview.changes.length === 0 && preview.singleKeys === null ? texts.nothingToTake : null,
  },
  'import.cancel': { isNotPreviewing },
  'leave.confirm': NOTHING_PENDING,
  'leave.cancel': NOTHING_PENDING,
});
