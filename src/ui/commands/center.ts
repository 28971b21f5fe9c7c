import { createActor, fromPromise } from 'xstate';
import { toBindings, toPaletteRows } from '../../commands/adapters';
import type { Registry } from '../../commands/registry';
import { runCommand } from '../../commands/run';
import type { Navigate } from '../../commands/types';
import type { Platform } from '../../machines/keymap/chord';
import { keymapMachine } from '../../machines/keymap/machine';
import { readPreferences } from '../../machines/keymap/rules';
import type { KeymapActor, KeyPreferences } from '../../machines/keymap/types';
import { paletteMachine } from '../../machines/palette/machine';
import { readRecents, storedRecents, withRecent } from '../../machines/palette/rules';
import type { EntityAnswer, EntityQuery, PaletteActor } from '../../machines/palette/types';
import { createMountedTargets, type MountedTargets } from './mounted';
import { KEYS_KEY, RECENTS_KEY } from './storage';

/** What the application gives to commands. */
export interface CommandPorts {
  readonly platform: Platform;
  readonly navigate: Navigate;
  /** Finds entities for the palette; aborted when its answer is no longer wanted. */
  readonly searchEntities: (query: EntityQuery, signal: AbortSignal) => Promise<EntityAnswer>;
  /** Area → name of one entity of it, shown beside what is found. */
  readonly areaNames: Readonly<Record<string, string>>;
  /** Local storage; what can't be read is null. */
  readonly read: (key: string) => unknown;
  readonly write: (key: string, value: unknown) => void;
}

/** Everything that stands behind commands while the application runs. */
export interface CommandCenter {
  readonly platform: Platform;
  readonly keymap: KeymapActor;
  readonly palette: PaletteActor;
  readonly targets: MountedTargets;
  registry(): Registry;
  /** The commands of another user or other content types take the place of those before. */
  setRegistry(registry: Registry): void;
  /** Calls back after another registry was set. */
  subscribe(listener: () => void): () => void;
  preferences(): KeyPreferences;
  /** Runs a command by id; reads the reason out where it can't be run. */
  run(id: string, newTab?: boolean): void;
  openPalette(): void;
}

/** Wires registry, keymap, palette and mounted targets together. The actors run until the page goes. */
export function createCommandCenter(first: Registry, ports: CommandPorts): CommandCenter {
  let registry = first;
  const listeners = new Set<() => void>();
  const targets = createMountedTargets();
  const keymap = createActor(keymapMachine, { input: { preferences: readPreferences(ports.read(KEYS_KEY)) } });
  const palette = createActor(
    paletteMachine.provide({
      actors: {
        searchEntities: fromPromise<EntityAnswer, EntityQuery>(({ input, signal }) =>
          ports.searchEntities(input, signal),
        ),
      },
    }),
    { input: { areaNames: ports.areaNames } },
  );
  const bind = () => keymap.send({ type: 'bindings.change', sources: toBindings(registry, targets.get()) });
  const run = (id: string, newTab = false) => {
    const result = runCommand(registry.command(id), targets.get(), ports.navigate, newTab);
    if (!result.ran) keymap.send({ type: 'command.refused', reason: result.reason });
  };
  const preferences = () => keymap.getSnapshot().context.preferences;
  const recents = () => readRecents(ports.read(RECENTS_KEY));

  keymap.on('command.run', ({ command }) => run(command));
  keymap.on('preferences.changed', (event) => ports.write(KEYS_KEY, event.preferences));
  palette.on('row.chosen', ({ row, newTab }) => {
    if (row.action.kind === 'command') return run(row.action.command, newTab);
    ports.write(RECENTS_KEY, storedRecents(withRecent(recents(), row)));
    return ports.navigate({ kind: 'route', to: row.action.route, newTab });
  });
  targets.subscribe(bind);
  keymap.start();
  palette.start();
  return {
    platform: ports.platform,
    keymap,
    palette,
    targets,
    registry: () => registry,
    setRegistry(next) {
      registry = next;
      bind();
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    preferences,
    run,
    openPalette: () =>
      palette.send({
        type: 'palette.open',
        rows: [...toPaletteRows(registry, targets.get(), preferences()), ...recents()],
      }),
  };
}
