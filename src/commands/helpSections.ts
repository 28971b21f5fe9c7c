import { DEFAULT_PREFERENCES } from '../machines/keymap/rules';
import type { KeyPreferences } from '../machines/keymap/types';
import { helpTexts } from '../messages/commands/help';
import { keysOf } from './adapters';
import { availability, type Targets, targetOf, titleOf } from './availability';
import type { Registry } from './registry';
import type { Command, CommandGroup, KeyNote } from './types';

/** Groups of commands in the order of the help sheet. */
export const GROUPS = Object.keys(helpTexts.groups) as readonly CommandGroup[];

export interface HelpLine {
  /** Command id; a note's id for keys that a widget takes itself. */
  readonly id: string;
  readonly title: string;
  /** Keys as declared, or as the user changed them; empty when switched off. */
  readonly keys: readonly string[];
  /** Why it can't be run now; null when it can. */
  readonly refusal: string | null;
  /** Whether the user switched its keys off. */
  readonly isOff: boolean;
}
export interface HelpSection {
  readonly group: CommandGroup;
  readonly lines: readonly HelpLine[];
}

/** Whether the help sheet lists a command beforehand: what opens a dialog lists the keys in it. */
const isInCompany = ({ helpWith, scope }: Command, targets: Targets): boolean =>
  helpWith !== undefined &&
  targetOf(targets, scope) === null &&
  helpWith.some((company) => targetOf(targets, company) !== null);

function toHelpLine(command: Command, targets: Targets, preferences: KeyPreferences): HelpLine | null {
  const state = availability(command, targets);
  const isAbsent = state.kind === 'absent' && !isInCompany(command, targets);
  if (isAbsent || (state.kind === 'refused' && command.onlyWhenReady === true)) return null;
  return {
    id: command.id,
    title: titleOf(command, targets),
    keys: keysOf(command, preferences),
    refusal: state.kind === 'refused' ? state.reason : null,
    isOff: preferences.off.includes(command.id),
  };
}

/** The help sheet: what can be done on the page in front, by group, with keys and with the reasons of what can't. */
export function toHelpSections(
  registry: Registry,
  targets: Targets,
  preferences: KeyPreferences = DEFAULT_PREFERENCES,
): readonly HelpSection[] {
  return GROUPS.map((group) => {
    const lines = registry.commands
      .filter((command) => command.group === group && command.isField !== true)
      .map((command) => toHelpLine(command, targets, preferences))
      .filter((line) => line !== null);
    const isMounted = ({ scope }: KeyNote) =>
      scope === undefined ? group === 'dialog' || lines.length > 0 : targetOf(targets, scope) !== null;
    const notes = registry.notes
      .filter((note) => note.group === group && isMounted(note))
      .map(({ id, title, keys }) => ({ id, title, keys, refusal: null, isOff: false }));
    return { group, lines: [...lines, ...notes] };
  }).filter(({ lines }) => lines.length > 0);
}
