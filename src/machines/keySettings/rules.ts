import { keySettingsTexts as texts } from '../../messages/screens/keySettings';
import { judgeStroke, type Platform } from '../keymap/chord';
import { type Clash, clashesOf, type Shadow, shadowsOf, withoutChange } from '../keymap/clashes';
import { formatKeys } from '../keymap/format';
import { chosenKeys } from '../keymap/rules';
import type { KeyPreferences } from '../keymap/types';
import type { KeyCommand, KeySettingsContext, KeySettingsEvent, Recording, Rival } from './types';

/** Most chords of a sequence that is recorded. */
const LONGEST_SEQUENCE = 3;
/** Most keys of one command. */
export const MOST_KEYS = 4;

type Drafted = Pick<KeySettingsContext, 'commands' | 'draft'>;

/** The command of that id; null for one there is not. */
export const commandOf = ({ commands }: Pick<KeySettingsContext, 'commands'>, id: string | null): KeyCommand | null =>
  commands.find(({ command }) => command === id) ?? null;

/** The keys of a command in the draft, switched off or not. */
export const keysIn = (draft: KeyPreferences, command: KeyCommand): readonly string[] => chosenKeys(command, draft);

const sameKeys = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((keys, index) => keys === other[index]);

/** Whether a command has other keys than its own, or none because they are switched off. */
export const isOwn = (draft: KeyPreferences, command: KeyCommand): boolean =>
  !draft.off.includes(command.command) && sameKeys(keysIn(draft, command), command.keys);

/** The draft with other keys for a command, and without a change where they are its own. */
export function withKeys(draft: KeyPreferences, command: KeyCommand, keys: readonly string[]): KeyPreferences {
  const rest = withoutChange(draft, command.command);
  const different = [...new Set(keys)];
  if (sameKeys(different, command.keys)) return rest;
  return { ...rest, changed: { ...rest.changed, [command.command]: different } };
}

/** The draft with a command's keys switched off, or on again. */
export function withSwitch(draft: KeyPreferences, { command }: KeyCommand): KeyPreferences {
  const off = draft.off.filter((other) => other !== command);
  return { ...draft, off: off.length === draft.off.length ? [...off, command] : off };
}

/** The draft with a command as it was declared. */
export function withReset(draft: KeyPreferences, { command }: KeyCommand): KeyPreferences {
  return { ...withoutChange(draft, command), off: draft.off.filter((other) => other !== command) };
}

/** The draft with what was recorded; keys recorded for a command that is switched off switch it on. */
export function withRecorded(
  { commands, draft }: Drafted,
  { command: id, replaces, typed }: Recording,
): KeyPreferences {
  const command = commandOf({ commands }, id);
  if (command === null || typed.length === 0) return draft;
  const keys = keysIn(draft, command);
  const recorded = typed.join(' ');
  const next = replaces === null ? [...keys, recorded] : keys.map((entry) => (entry === replaces ? recorded : entry));
  return { ...withKeys(draft, command, next), off: draft.off.filter((other) => other !== id) };
}

const samePreferences = (one: KeyPreferences, other: KeyPreferences): boolean => {
  const inOrder = ({ singleKeys, off, changed }: KeyPreferences) =>
    JSON.stringify([singleKeys, off.toSorted(), Object.entries(changed).toSorted()]);
  return inOrder(one) === inOrder(other);
};

/** Whether there is something to save. */
export const isDirty = ({ saved, draft }: Pick<KeySettingsContext, 'saved' | 'draft'>): boolean =>
  !samePreferences(saved, draft);

/** The clashes of the draft. */
export const draftClashes = ({ commands, draft }: Drafted): readonly Clash[] => clashesOf(commands, draft);

/** The clashes of a command with others in the draft. */
export const contestsOf = (drafted: Drafted, command: string): readonly Clash[] =>
  draftClashes(drafted).filter(({ first, second }) => first !== second && (first === command || second === command));

/** The keys of other commands that clash with a command's. */
export const rivalsOf = (drafted: Drafted, command: string): readonly Rival[] =>
  contestsOf(drafted, command).map(({ first, firstKeys, second, secondKeys }) =>
    first === command ? { command: second, keys: secondKeys } : { command: first, keys: firstKeys },
  );

/** The draft in which the command alone has the keys that clash with others. */
export const withClaim = ({ commands, draft }: Drafted, { command }: KeyCommand): KeyPreferences =>
  rivalsOf({ commands, draft }, command).reduce((current, rival) => {
    const loser = commandOf({ commands }, rival.command);
    if (loser === null) return current;
    return withKeys(
      current,
      loser,
      keysIn(current, loser).filter((keys) => keys !== rival.keys),
    );
  }, draft);

/** A clash in Italian, with both names. */
export function clashText({ commands }: Drafted, clash: Clash, platform: Platform): string {
  const titleOf = (id: string) => commandOf({ commands }, id)?.title ?? id;
  const { first, firstKeys, second, secondKeys } = clash;
  const shown = formatKeys(secondKeys, platform);
  if (first === second) return texts.clashWithin(titleOf(first), formatKeys(firstKeys, platform), shown);
  return firstKeys === secondKeys
    ? texts.clash(shown, titleOf(first), titleOf(second))
    : texts.clashBeginning(formatKeys(firstKeys, platform), titleOf(first), shown, titleOf(second));
}

/** The keys of the draft that mean one thing here and another there. */
export const draftShadows = ({ commands, draft }: Drafted): readonly Shadow[] => shadowsOf(commands, draft);

/** A shadow in Italian, with both names and where the inner one wins. */
export function shadowText({ commands }: Drafted, shadow: Shadow, platform: Platform): string {
  const inner = commandOf({ commands }, shadow.inner);
  const outer = commandOf({ commands }, shadow.outer)?.title ?? shadow.outer;
  const keys = formatKeys(shadow.innerKeys, platform);
  return texts.shadow({
    keys,
    outerKeys: shadow.innerKeys === shadow.outerKeys ? null : formatKeys(shadow.outerKeys, platform),
    group: inner?.group ?? '',
    inner: inner?.title ?? shadow.inner,
    outer,
  });
}

/** What a press means to the recorder. */
export type Recorded =
  | { readonly kind: 'finish' }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'ignore' }
  /** The recording with the press in it. */
  | { readonly kind: 'typed' | 'complete' | 'problem'; readonly recording: Recording };

/**
 * What a press comes to while keys are recorded: Esc ends without a change, Enter after another key finishes, what
 * can't be a command's key says why.
 */
export function recorded(
  { recording, platform }: Pick<KeySettingsContext, 'recording' | 'platform'>,
  { stroke, repeat }: Pick<Extract<KeySettingsEvent, { type: 'key.press' }>, 'stroke' | 'repeat'>,
): Recorded {
  if (recording === null || repeat) return { kind: 'ignore' };
  const judged = judgeStroke(stroke, platform);
  if (judged.kind === 'nothing') return { kind: 'ignore' };
  if (judged.kind === 'problem') return { kind: 'problem', recording: { ...recording, problem: judged.problem } };
  if (judged.chord === 'Escape') return { kind: 'cancel' };
  if (judged.chord === 'Enter' && recording.typed.length > 0) return { kind: 'finish' };
  const typed = [...recording.typed, judged.chord];
  return {
    kind: typed.length < LONGEST_SEQUENCE ? 'typed' : 'complete',
    recording: { ...recording, typed, problem: null },
  };
}

/** The command an event is about: its own, else the open one. */
export const meant = (context: KeySettingsContext, event: { readonly command?: string }): KeyCommand | null =>
  commandOf(context, event.command ?? context.open);
