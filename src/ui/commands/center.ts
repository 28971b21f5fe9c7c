import { toBindings } from '../../commands/adapters';
import { inFront, runCommand } from '../../commands/availability';
import type { Registry } from '../../commands/registry';
import { keymapMachine } from '../../machines/keymap/machine';
import { createListeners } from '../../machines/kit/listeners';
import { withKept } from '../../machines/palette/kept';
import { commandTexts } from '../../messages/commands/commands';
import { helpTexts } from '../../messages/commands/help';
import { keyTexts } from '../../messages/commands/keys';
import { createActor } from '../base/actors';
import { countModals } from './focus';
import { createKeyStore } from './keyStore';
import { createLatePalette } from './latePalette';
import { createMountedTargets } from './mounted';
import type { CommandCenter, CommandPorts } from './ports';
import { RECENTS_KEY, SEARCHES_KEY } from './storage';

/** What the palette keeps between visits. */
const KEPT = [RECENTS_KEY, SEARCHES_KEY] as const;

/** Wires registry, keymap, palette and mounted targets together. The actors run until the page goes. */
export function createCommandCenter(first: Registry, ports: CommandPorts): CommandCenter {
  let registry = first;
  const listeners = createListeners();
  const targets = createMountedTargets();
  const keys = createKeyStore(ports);
  const keymap = createActor(keymapMachine, { input: { preferences: keys.inForce(first) } });
  const bind = () => keymap.send({ type: 'bindings.change', sources: toBindings(registry, targets.get()) });
  const follow = () => palette.live()?.follow();
  const run = (id: string, newTab = false) => {
    const result = runCommand(registry.command(id), targets.get(), ports.navigate, newTab);
    if (!result.ran) keymap.send({ type: 'command.refused', reason: result.reason });
  };
  const preferences = () => keymap.getSnapshot().context.preferences;
  const applyKeys = () => {
    const next = keys.inForce(registry);
    // A sequence that was begun goes on where nothing changes.
    if (JSON.stringify(next) !== JSON.stringify(preferences()))
      keymap.send({ type: 'preferences.change', preferences: next });
  };
  const refuse = (text: string) => keymap.send({ type: 'command.refused', reason: text });
  /** A dialog without commands, such as the sign-in over the page, puts those of what lies below out of reach. */
  const isBarred = () => countModals(document) > targets.get().filter(({ scope }) => scope === 'dialog').length;
  const site = { registry: () => registry, targets: targets.get, preferences, isBarred, run, refuse, ports };
  const palette = createLatePalette(
    async () => {
      const [{ createPalette }, services] = await Promise.all([
        import('../palette/createPalette'),
        ports.paletteServices(),
      ]);
      return createPalette(site, services);
    },
    () => refuse(commandTexts.notLoaded),
  );

  keymap.on('command.run', ({ command }) => run(command));
  targets.subscribe(bind);
  targets.watchAll(follow);
  keymap.start();
  return {
    platform: ports.platform,
    keymap,
    palette,
    targets,
    registry: () => registry,
    setRegistry(next) {
      registry = next;
      applyKeys();
      keys.reportTrouble(registry);
      bind();
      follow();
      listeners.tell();
    },
    subscribe: listeners.subscribe,
    preferences,
    freshKeys() {
      applyKeys();
      return preferences();
    },
    saveKeys(next) {
      keys.save(next);
      applyKeys();
      ports.notify?.('success', keyTexts.saved);
    },
    run,
    front() {
      if (isBarred()) refuse(helpTexts.barred);
      return isBarred() ? null : (inFront(registry, targets.get()) ?? targets.get());
    },
    announce: refuse,
    remember(opened) {
      // At once: the palette's code may not be there yet, and the page may go before it is.
      const { area, id, lang = null, status = null, route } = opened;
      const hint = ports.areaNames[area] ?? null;
      const title = opened.title.trim() === '' ? `${hint ?? area} ${id}` : opened.title;
      ports.write(
        RECENTS_KEY,
        withKept(ports.read(RECENTS_KEY), { title, hint, route, subject: { area, id, lang, status } }),
      );
    },
    forget() {
      for (const key of KEPT) ports.write(key, []);
      refuse(commandTexts.forgotten);
    },
    hasMemory: () => KEPT.map(ports.read).some((entries) => Array.isArray(entries) && entries.length > 0),
  };
}
