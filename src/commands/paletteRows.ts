import { DEFAULT_PREFERENCES } from '../machines/keymap/rules';
import type { KeyPreferences } from '../machines/keymap/types';
import type { PaletteRow, PaletteSection } from '../machines/palette/types';
import { keysOf } from './adapters';
import { availability, type Targets, titleOf } from './availability';
import type { Registry } from './registry';
import type { Command } from './types';

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
    ...(command.names === undefined ? {} : { names: command.names }),
    ...(command.area === undefined ? {} : { area: command.area }),
    ...(command.inPalette === 'typed' ? { isMinor: true } : {}),
    ...(command.isMain === true ? { isMain: true } : {}),
    ...(command.isWaiting === true ? { isWaiting: true } : {}),
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
