import type { AnyMachineSnapshot } from 'xstate';
import { registryFor } from '../../../../src/app/shell/registry';
import { keyedCommands } from '../../../../src/commands/keyed';
import type { CurrentUser } from '../../../../src/contract/session';
import { formatKeys } from '../../../../src/machines/keymap/format';
import type { KeySettingsSnapshot } from '../../../../src/machines/keySettings/machine';
import { clashText, draftClashes, draftShadows, keysIn, shadowText } from '../../../../src/machines/keySettings/rules';
import type { KeyCommand, KeySettingsContext } from '../../../../src/machines/keySettings/types';
import { keySettingsTexts as texts } from '../../../../src/messages/screens/keySettings';
import { uiTexts } from '../../../../src/messages/ui/ui';
import type { Model } from '../../../kit/types';
import { inputWith, preferring } from '../../../machines/keySettings/fixture';
import { keySettingsModel } from '../../../machines/keySettings/model';
import { dressed } from '../../kit/dress';
import { addScript } from '../../kit/pageScripts';
import type { Screen } from '../../kit/replay';
import { openStart, userOf } from '../../kit/screens';
import type { Stage } from '../../kit/stage';
import { eventsWhere } from '../../kit/variants';

const user = userOf(keySettingsModel.start(keySettingsModel.inputs['apri Tastiera'])) as CurrentUser;
const commands = keyedCommands(registryFor(user, ['it', 'en']));

/** The two commands whose keys are changed: both are of lists. */
const WATCHED = ['list.create', 'list.next'] as const;

const contextOf = (snapshot: AnyMachineSnapshot): KeySettingsContext => (snapshot as KeySettingsSnapshot).context;
const CAN_NOT_READ = 'un file che il browser non legge, o che sparisce, non si può preparare';
const entry = keySettingsModel.actors.readFile;
if (entry === undefined || entry === 'inert' || typeof entry.done === 'function') throw new Error('no files to read');
const { 'e non si apre': _, ...READABLE } = entry.done;

function isPossible(type: string, snapshot: AnyMachineSnapshot, name: string): boolean {
  const { draft, open, search } = contextOf(snapshot);
  if (type === 'singleKeys.set') return draft.singleKeys === (name === 'spenti');
  if (type === 'search.type') return search === '';
  if (type === 'key.record' || type === 'key.claim') return open === 'list.create';
  // Only the keys of the open command have a cross; a key that is held was pressed before.
  return name !== 'j a Riga successiva' && !name.includes('tenuto premuto');
}

const model = {
  ...keySettingsModel,
  inputs: {
    'apri Tastiera': { ...inputWith(), commands },
    'apri Tastiera con un tasto cambiato': {
      ...inputWith(preferring({ changed: { 'list.create': ['w'] } })),
      commands,
    },
  },
  events: eventsWhere(keySettingsModel, isPossible),
  actors: { readFile: { ...entry, error: {}, done: READABLE } },
  unreachable: { 'keySettings.reading --error(readFile)': CAN_NOT_READ },
} as unknown as Model;

/** What 'Tastiera' shows, and must show. */
interface KeySettingsFacts {
  readonly isOpen: boolean;
  readonly search: string;
  readonly singleKeys: boolean;
  /** Command → what its line says. */
  readonly lines: Readonly<Record<string, string>>;
  /** The open line's keys, each as the button that changes it; the last one adds some. */
  readonly slots: readonly string[];
  readonly clashes: readonly string[];
  readonly problem: string;
  /** What a file would change, and what of it can't be taken; null without one. */
  readonly preview: { readonly changes: readonly string[]; readonly refused: number } | null;
  readonly isAsking: boolean;
}

const CLOSED: KeySettingsFacts = {
  isOpen: false,
  search: '',
  singleKeys: false,
  lines: {},
  slots: [],
  clashes: [],
  problem: '',
  preview: null,
  isAsking: false,
};

const dialog = ({ page }: Stage) => page.getByRole('dialog', { name: texts.title });
const button = (stage: Stage, name: string) => dialog(stage).getByRole('button', { name, exact: true });
const line = (stage: Stage, command: string) => dialog(stage).locator(`[data-line="${command}"]`);

/** Keys as caps say them, one after the other. */
const caps = (keys: string): string => formatKeys(keys, 'other').replace(/[ +]/g, '');

function lineText({ draft }: KeySettingsContext, command: KeyCommand): string {
  const keys = keysIn(draft, command);
  const isOff = draft.off.includes(command.command);
  const isOwn = !isOff && keys.join() === command.keys.join();
  const shown = keys.length === 0 ? texts.none : keys.map(caps).join(texts.or);
  return `${command.title}${isOwn ? '' : texts.changed}${isOff ? texts.off : shown}`;
}

function slotsOf({ draft, open, recording }: KeySettingsContext): readonly string[] {
  const command = commands.find(({ command: id }) => id === open);
  if (command === undefined) return [];
  const typed =
    recording === null || recording.typed.length === 0 ? texts.press : `${caps(recording.typed.join(' '))}…`;
  return [...keysIn(draft, command), null].map((keys) => {
    if (recording !== null && recording.replaces === keys) return typed;
    if (keys === null) return `${texts.add} ${texts.addTo(command.title)}`;
    return `${caps(keys)}${texts.change(formatKeys(keys, 'other'), command.title)}`;
  });
}

const keysText = (keys: readonly string[] | null): string =>
  keys === null ? texts.off : keys.map((entry) => formatKeys(entry, 'other')).join(` ${texts.or} `) || texts.none;

/** Chooses a file whose text is known later, when the machine's fold has it. */
async function choose(stage: Stage, name: string, size: number): Promise<void> {
  const buffer = Buffer.alloc(Math.min(size, 1_500_000), ' ');
  await dialog(stage).locator('input[type="file"]').setInputFiles({ name, mimeType: 'application/json', buffer });
}

/** 'Tastiera' over a list, opened from the help sheet. */
export const keySettingsScreen: Screen<KeySettingsFacts> = {
  model,
  open: async (stage) => {
    const { page, standIn } = stage;
    const { preferences } = stage.path.input as { readonly preferences: object };
    standIn.reply('news.list', () => dressed([{ id: 3 }], { meta: { total: 1 } }));
    await addScript(
      page,
      (keys) => {
        localStorage.setItem('portolano_keys', JSON.stringify(keys));
        File.prototype.text = () =>
          new Promise((resolve) => {
            Object.assign(window, { emitFile: resolve });
          });
      },
      preferences,
    );
    await openStart(stage);
    await page.locator('tr[data-row="3"]').waitFor();
    await page.getByRole('button', { name: 'Tasti di scelta rapida' }).click();
    await page.getByRole('button', { name: 'Cambia i tasti', exact: true }).click();
    await stage.frame();
    await dialog(stage).waitFor();
  },
  act: {
    'search.type': (stage, { text }) => dialog(stage).getByRole('textbox').fill(text),
    'singleKeys.set': (stage) => dialog(stage).getByRole('checkbox', { name: texts.singleKeys }).click(),
    'command.open': (stage, { command }) => line(stage, command).click(),
    'command.switch': (stage) =>
      dialog(stage)
        .getByRole('button', { name: /^(Spegni|Accendi) i tasti$/ })
        .click(),
    'command.reset': (stage) => button(stage, texts.reset).click(),
    'all.reset': (stage) => button(stage, texts.resetAll).click(),
    'key.record': (stage, { replaces }) =>
      dialog(stage)
        .locator(`[data-slot="${replaces ?? ''}"]`)
        .click(),
    'key.remove': (stage) =>
      dialog(stage)
        .getByRole('button', { name: /^Togli .* a «/ })
        .last()
        .click(),
    'key.claim': (stage) => button(stage, texts.claim).click(),
    'key.press': async ({ page }, { stroke: { key, ctrlKey } }) =>
      page.keyboard.press(ctrlKey ? `Control+${key}` : key),
    'record.leave': ({ page }) => page.keyboard.press('Tab'),
    'save.request': (stage) => button(stage, texts.save).click(),
    'close.request': (stage) => button(stage, uiTexts.close).last().click(),
    'leave.confirm': ({ page }) => page.getByRole('button', { name: texts.leaving.confirm }).click(),
    'leave.cancel': ({ page }) => page.getByRole('button', { name: texts.leaving.cancel }).click(),
    'export.request': (stage) => button(stage, texts.export).click(),
    'import.choose': (stage, { name, size }) => choose(stage, name, size),
    'import.accept': ({ page }) => page.getByRole('button', { name: texts.preview.accept }).click(),
    'import.cancel': ({ page }) => page.getByRole('button', { name: uiTexts.cancel, exact: true }).click(),
  },
  commands: {
    'key.record': (_stage, { replaces }) => (replaces === undefined ? 'keyboard.add' : null),
    'close.request': 'dialog.close',
    'leave.confirm': 'dialog.main',
    'leave.cancel': 'dialog.close',
    'import.accept': 'dialog.main',
    'import.cancel': 'dialog.close',
  },
  actors: {
    readFile: {
      settle: ({ page }, output: { readonly value: string }) =>
        page.evaluate((text) => (window as unknown as { emitFile(text: string): void }).emitFile(text), output.value),
    },
  },
  facts: (stage) =>
    stage.page.evaluate(
      ([title, previewTitle, watched, closed]) => {
        const text = (element: Element | null | undefined) => element?.textContent ?? '';
        const named = (name: string) =>
          [...document.querySelectorAll('[role="dialog"]')].find((it) => text(it.querySelector('h2')) === name);
        const all = (root: Element, selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
        const it = named(title);
        if (it === undefined) return closed;
        const preview = named(previewTitle);
        const lines = all(it, '[data-line]').filter(({ dataset }) => watched.includes(dataset.line ?? ''));
        return {
          isOpen: true,
          search: it.querySelector<HTMLInputElement>('input[type="text"]')?.value ?? '',
          singleKeys: it.querySelector<HTMLInputElement>('input[type="checkbox"]')?.checked === true,
          lines: Object.fromEntries(lines.map((shown) => [shown.dataset.line, text(shown)])),
          slots: all(it, '[data-slot]').map(text),
          clashes: all(it, '[role="status"] li').map(text),
          problem: text(it.querySelector('[role="alert"] p')),
          preview:
            preview === undefined
              ? null
              : {
                  changes: all(preview, 'tbody tr').map((row) =>
                    all(row, 'td > span:last-child').map(text).join(' | '),
                  ),
                  refused: all(preview, 'li').length,
                },
          isAsking: document.querySelector('[role="alertdialog"]') !== null,
        };
      },
      [texts.title, texts.preview.title, WATCHED as readonly string[], CLOSED] as const,
    ),
  expected: ({ snapshot: current }) => {
    const snapshot = current as KeySettingsSnapshot;
    const { context } = snapshot;
    if (snapshot.hasTag('closed')) return CLOSED;
    const { draft, search, problem, preview } = context;
    const shown = commands.filter(({ command }) =>
      search === '' ? (WATCHED as readonly string[]).includes(command) : command === 'list.create',
    );
    return {
      isOpen: true,
      search,
      singleKeys: draft.singleKeys,
      lines: Object.fromEntries(shown.map((command) => [command.command, lineText(context, command)])),
      slots: slotsOf(context),
      clashes: [
        ...draftClashes(context).map((clash) => clashText(context, clash, 'other')),
        ...draftShadows(context).map((shadow) => shadowText(context, shadow, 'other')),
      ],
      problem: problem ?? '',
      preview:
        preview === null
          ? null
          : {
              changes: preview.changes.map(({ title, before, after }) =>
                [title, keysText(before), keysText(after)].join(' | '),
              ),
              refused: preview.refused.length,
            },
      isAsking: snapshot.hasTag('askingToLeave'),
    };
  },
};
