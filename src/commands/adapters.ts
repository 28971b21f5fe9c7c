import type { Platform } from '../machines/keymap/chord';
import { ariaKeys, formatKeys } from '../machines/keymap/format';
import { DEFAULT_PREFERENCES, keysInForce } from '../machines/keymap/rules';
import type { BindingSource, KeyPreferences } from '../machines/keymap/types';
import type { PaletteRow, PaletteSection } from '../machines/palette/types';
import { helpTexts } from '../messages/commands/help';
import { availability, type Targets, targetOf, titleOf } from './availability';
import type { Registry } from './registry';
import type { Command, CommandButton, CommandGroup, KeyNote } from './types';

/** The keys a command answers to now, as declared or as the user changed them. */
export function keysOf({ id, keys = [] }: Pick<Command, 'id' | 'keys'>, preferences: KeyPreferences) {
  return keysInForce({ command: id, keys }, preferences);
}

/** The keys of what is mounted, for the keymap machine; innermost scopes first. The user may give keys to any. */
export function toBindings(registry: Registry, targets: Targets): readonly BindingSource[] {
  const scopes = [...new Set(targets.map((target) => target.scope))];
  return scopes.flatMap((scope) =>
    registry.commands
      .filter((command) => command.scope === scope)
      .map(({ id, keys = [], layer, allowInInput, allowInDialog, repeat }) => ({
        command: id,
        keys,
        layer,
        ...(allowInInput === undefined ? {} : { allowInInput }),
        ...(allowInDialog === undefined ? {} : { allowInDialog }),
        ...(repeat === undefined ? {} : { repeat }),
      })),
  );
}

function sectionOf({ layer, isField }: Command): PaletteSection {
  if (isField === true) return 'field';
  return layer === 'shell' ? 'navigation' : 'page';
}

function toPaletteRow(command: Command, targets: Targets, preferences: KeyPreferences): PaletteRow | null {
  const state = availability(command, targets);
  if (state.kind === 'absent' || (state.kind === 'refused' && command.onlyWhenReady === true)) return null;
  return {
    id: `command:${command.id}`,
    section: sectionOf(command),
    title: titleOf(command, targets),
    hint: command.hint === undefined ? null : titleOf({ title: command.hint, scope: command.scope }, targets),
    keywords: command.keywords ?? [],
    keys: keysOf(command, preferences),
    refusal: state.kind === 'refused' ? state.reason : null,
    subject: null,
    action: { kind: 'command', command: command.id },
    ...(command.area === undefined ? {} : { area: command.area }),
    ...(command.inPalette === 'typed' ? { isMinor: true } : {}),
    ...(command.isDestructive === true ? { isDestructive: true } : {}),
  };
}

/** Where a command would lead now, to find two that lead to the same page. */
function leadsTo(command: Command, targets: Targets): string | null {
  const state = availability(command, targets);
  return state.kind === 'ready' && state.effect.kind === 'go' ? state.effect.destination.to : null;
}

/**
 * Rows of the palette: the page's commands, then the shell's. What the page offers itself is not offered twice, but is
 * found by the shell's words for it as well.
 */
export function toPaletteRows(
  registry: Registry,
  targets: Targets,
  preferences: KeyPreferences = DEFAULT_PREFERENCES,
): readonly PaletteRow[] {
  const shown = registry.commands.filter((command) => command.inPalette !== false);
  const routeOf = (command: Command) => leadsTo(command, targets);
  const page = shown.filter((command) => command.layer !== 'shell');
  const shell = shown.filter((command) => command.layer === 'shell');
  const ofPage = new Set(page.map(routeOf).filter((route) => route !== null));
  const wordsFor = (route: string | null) =>
    route === null
      ? []
      : shell
          .filter((command) => routeOf(command) === route)
          .flatMap((command) => [titleOf(command, targets), ...(command.keywords ?? [])]);
  const rows = [
    ...page.map((command) => ({ command, more: wordsFor(routeOf(command)) })),
    ...shell.filter((command) => !ofPage.has(routeOf(command) ?? '')).map((command) => ({ command, more: [] })),
  ];
  return rows.flatMap(({ command, more }) => {
    const row = toPaletteRow(command, targets, preferences);
    return row === null ? [] : [more.length === 0 ? row : { ...row, keywords: [...row.keywords, ...more] }];
  });
}

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

/** A command as a button shows it. A command whose scope is not mounted has no button: null. */
export function toButton(
  command: Command,
  targets: Targets,
  platform: Platform,
  preferences: KeyPreferences = DEFAULT_PREFERENCES,
): CommandButton | null {
  const state = availability(command, targets);
  if (state.kind === 'absent') return null;
  const [keys] = keysOf(command, preferences);
  return {
    label: titleOf(command, targets),
    hint: keys === undefined ? null : formatKeys(keys, platform),
    ariaKeys: keys === undefined ? null : ariaKeys(keys, platform),
    refusal: state.kind === 'refused' ? state.reason : null,
  };
}
