import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import { registryFor } from '../../../../src/app/shell/registry';
import { toBindings } from '../../../../src/commands/adapters';
import { titleOf } from '../../../../src/commands/availability';
import type { CommandTarget } from '../../../../src/commands/types';
import type { CurrentUser } from '../../../../src/contract/session';
import type { keymapMachine } from '../../../../src/machines/keymap/machine';
import { continuations, DEFAULT_PREFERENCES } from '../../../../src/machines/keymap/rules';
import type { KeyPress } from '../../../../src/machines/keymap/types';
import { keySettingsTexts } from '../../../../src/messages/screens/keySettings';
import { listTexts } from '../../../../src/messages/screens/list';
import { news } from '../../../content/named';
import type { Model } from '../../../kit/types';
import { keymapModel, press } from '../../../machines/keymap/model';
import { dressed } from '../../kit/dress';
import type { Screen } from '../../kit/replay';
import { openSignedIn, userOf } from '../../kit/screens';
import type { Stage } from '../../kit/stage';
import { eventsWhere } from '../../kit/variants';

type KeymapSnapshot = SnapshotFrom<typeof keymapMachine>;

const start = keymapModel.start(undefined);
const user = userOf(start) as CurrentUser;
const registry = registryFor(user, ['it', 'en']);
const target = (scope: 'list' | 'shell'): CommandTarget => ({
  scope,
  listing: scope === 'list' ? news : null,
  view: {},
  getSnapshot: () => null,
  can: () => true,
  refusal: () => null,
  send: () => undefined,
  subscribe: () => () => undefined,
});
const TARGETS = [target('list'), target('shell')];
const sources = toBindings(registry, TARGETS);
const ofDashboard = toBindings(registry, [target('shell')]);

/** Keys that leave the list where it is, so that its bindings stay. */
const PRESSES: Readonly<Record<string, KeyPress>> = {
  g: press('g'),
  y: press('y'),
  n: press('n'),
  'g tenuto premuto': press('g', { repeat: true }),
  'j tenuto premuto': press('j', { repeat: true }),
  'mod+A tenuti premuti': press('mod+a', { repeat: true }),
  Esc: press('Escape'),
  'n in un campo': press('n', { focus: 'text' }),
};

/** `journeys/images.spec.ts` presses such a key. */
const NO_DIALOG = 'sopra l’elenco non c’è una finestra';

const contextOf = (snapshot: AnyMachineSnapshot) => (snapshot as KeymapSnapshot).context;
const isMounted = (snapshot: AnyMachineSnapshot) => contextOf(snapshot).sources.length > 0;
const isAway = (snapshot: AnyMachineSnapshot) => contextOf(snapshot).sources === ofDashboard;

const model = {
  ...keymapModel,
  events: eventsWhere(
    {
      ...keymapModel,
      events: {
        ...keymapModel.events,
        'bindings.change': {
          phrase: 'Apri',
          cases: { "l'elenco": { sources }, 'la bacheca fra un tasto e l’altro': { sources: ofDashboard } },
        },
        'key.press': {
          phrase: 'Premi',
          cases: Object.fromEntries(Object.entries(PRESSES).map(([name, key]) => [name, { press: key }])),
        },
        'preferences.change': {
          phrase: 'Cambia i tasti',
          cases: { 'spegni i tasti singoli': { preferences: { ...DEFAULT_PREFERENCES, singleKeys: false } } },
        },
        'command.refused': {
          phrase: 'Il comando è rifiutato',
          cases: { 'con il suo motivo': { reason: listTexts.refusals.nothingToDelete } },
        },
      },
    },
    (type, snapshot, name) => {
      const { typed, preferences } = contextOf(snapshot);
      if (type === 'bindings.change')
        return name === "l'elenco" ? !isMounted(snapshot) : typed.length > 0 && !isAway(snapshot);
      if (!isMounted(snapshot)) return false;
      // There only what was begun before goes on.
      if (isAway(snapshot)) return type === 'key.press' && ['y', 'n'].includes(name) && typed.length > 0;
      // Alone it would open a new item and leave the list.
      if (type === 'key.press' && name === 'n') return typed.length > 0;
      if (type === 'key.press' && name === 'g tenuto premuto') return typed.at(-1) === 'g';
      if (type === 'key.press' && name === 'Esc') return typed.length > 0;
      return type !== 'preferences.change' || preferences.singleKeys;
    },
  ),
  effects: {},
  unreachable: {
    'keymap.waiting --key.press[continuesSequence]': 'nessun comando ha una sequenza di tre tasti',
    'keymap.idle --key.press[isBarred]': NO_DIALOG,
    'keymap.waiting --key.press[isBarred]': NO_DIALOG,
  },
} as unknown as Model;

/** What the keyboard's answers are. */
interface KeymapFacts {
  /** What a begun sequence may become. */
  readonly continuations: readonly string[];
  readonly announced: string;
}

async function releaseKeys({ page, marks }: Stage): Promise<void> {
  for (const key of (marks.get('held') as readonly string[] | undefined) ?? []) await page.keyboard.up(key);
  marks.delete('held');
}

async function pressKey(stage: Stage, { chord, focus, repeat }: KeyPress): Promise<void> {
  const { page, marks } = stage;
  if (focus === 'text') await page.getByRole('searchbox', { name: 'Ricerca' }).focus();
  else await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const keys = chord.replace('mod', 'Control').split('+');
  const isHeld = marks.get('chord') === chord && marks.has('held');
  if (!repeat || !isHeld) {
    await releaseKeys(stage);
    for (const key of keys) await page.keyboard.down(key);
    marks.set('held', keys);
    marks.set('chord', chord);
    if (!repeat) return;
    // A key is held after it was pressed.
    stage.also({ type: 'key.press', press: press(chord) });
  }
  await page.keyboard.down(keys.at(-1) ?? '');
}

/** The keymap, seen from a list. */
export const keymapScreen: Screen<KeymapFacts> = {
  model,
  // What was refused before stays in sight for a while.
  shortPaths: true,
  open: async ({ page, standIn }) => {
    standIn.reply('news.list', () => dressed([{ id: 3 }, { id: 2 }], { meta: { total: 2 } }));
    // Before the sign-in there is a page and no command.
    await page.goto(`/#${start.page}`);
    await page.getByRole('button', { name: 'Entra' }).waitFor();
  },
  close: releaseKeys,
  act: {
    'bindings.change': async (stage, event) => {
      if (event.sources === ofDashboard) {
        await stage.page.evaluate(() => {
          location.hash = '#/dashboard';
        });
        await stage.page.getByRole('button', { name: 'Apri elenco' }).first().waitFor();
        return;
      }
      await openSignedIn(stage, user, '/news');
      await stage.page.locator('tr[data-row="3"]').waitFor();
    },
    'key.press': (stage, event) => pressKey(stage, event.press),
    'preferences.change': async (stage) => {
      const { page } = stage;
      await page.getByRole('button', { name: 'Tasti di scelta rapida' }).click();
      await page.getByRole('button', { name: 'Cambia i tasti', exact: true }).click();
      await stage.frame();
      const dialog = page.getByRole('dialog', { name: keySettingsTexts.title });
      await dialog.getByRole('checkbox', { name: keySettingsTexts.singleKeys }).click();
      await dialog.getByRole('button', { name: keySettingsTexts.save, exact: true }).click();
      await stage.frame();
      await dialog.waitFor({ state: 'detached' });
    },
    'focus.lost': async ({ page }) => {
      await page.evaluate(() => window.dispatchEvent(new Event('blur')));
    },
    'command.refused': async (stage) => {
      await stage.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await stage.page.keyboard.press('Delete');
      stage.also({ type: 'key.press', press: press('Delete') });
    },
  },
  actors: {},
  facts: ({ page }) =>
    page.evaluate((): KeymapFacts => {
      const begun = document.querySelectorAll('div.fixed[aria-hidden="true"] li > span:last-child');
      return {
        continuations: [...begun].map((title) => title.textContent ?? ''),
        announced: document.querySelector('[role="status"][aria-label="Risposte della tastiera"]')?.textContent ?? '',
      };
    }),
  expected: ({ snapshot: current }) => {
    const snapshot = current as KeymapSnapshot;
    const { context } = snapshot;
    return {
      continuations: snapshot.matches('waiting')
        ? continuations(context).map(({ command }) => titleOf(registry.command(command), TARGETS))
        : [],
      announced: context.announcement?.text ?? '',
    };
  },
};
