import { expect } from 'playwright/test';
import type { AnyEventObject } from 'xstate';
import type { Command } from '../../../src/commands/types';
import { isSingleKey, parseKeys } from '../../../src/machines/keymap/chord';
import { paletteTexts } from '../../../src/messages/screens/palette';
import type { Path } from '../../kit/types';
import { commandFor, type DrivenCommands, registry, type ScreenCommands, titleAt } from './commands';
import type { Stage } from './stage';

/** Who steers a replay: a mouse, keys, or the palette. What has no command is done the same way by all of them. */
export const DRIVERS = ['mouse', 'keys', 'palette'] as const;
export type Driver = (typeof DRIVERS)[number];

/** How the heading of a driver's tests reads. */
export const DRIVER_NAMES: Readonly<Record<Driver, string>> = {
  mouse: 'col mouse',
  keys: 'coi tasti',
  palette: 'dalla palette',
};

const NAMES: Readonly<Record<string, string>> = { mod: 'Control' };

/** A chord as Playwright wants it. */
const pressable = (chord: string): string =>
  chord
    .split('+')
    .map((part) => NAMES[part] ?? part)
    .join('+');

async function byKeys(stage: Stage, { keys: [keys] = [] }: Command): Promise<boolean> {
  if (keys === undefined) return false;
  const chords = parseKeys(keys);
  if (chords.some(isSingleKey)) await stage.leaveText();
  for (const chord of chords) await stage.page.keyboard.press(pressable(chord));
  return true;
}

/** What a row may take to be there, gone through one by one, in milliseconds. */
const ROW_TAKES = 20_000;

/**
 * What finds a command. A title that depends on what is shown is looked for with the arrows instead, but of a field, which
 * waits until something is typed.
 */
const wordsFor = (command: Command, { snapshot }: Stage): string =>
  typeof command.title === 'string' || command.isField === true ? titleAt(command, snapshot) : '';

async function byPalette(stage: Stage, command: Command, event: AnyEventObject): Promise<boolean> {
  const { id, inPalette } = command;
  if (inPalette === false) return false;
  const { page } = stage;
  await stage.leaveText();
  // A dialog has commands once its code has come: until then the browser's own stands in for it.
  await page.locator('dialog').waitFor({ state: 'detached' });
  await page.keyboard.press('Control+k');
  const box = page.getByRole('dialog', { name: paletteTexts.title }).getByRole('combobox');
  // Its code may be on the way: a frame lets only what has come be drawn.
  await box.waitFor({ state: 'attached' });
  await stage.frame();
  await box.waitFor();
  // Over a dialog there is nothing but commands, and no sign that asks for them.
  const isOverDialog = (await page.getByRole('combobox', { name: paletteTexts.overDialog.label }).count()) > 0;
  await box.fill(`${isOverDialog ? '' : '>'}${wordsFor(command, stage)}`);
  const row = page.locator(`[data-row="command:${id}"][aria-selected="true"]`);
  // It may come after what is searched was typed: the arrows go round until then.
  await expect(async () => {
    if ((await row.count()) === 0) await box.press('ArrowDown');
    expect(await row.count(), `the palette offers ${id}`).toBe(1);
  }).toPass({ timeout: ROW_TAKES, intervals: [0] });
  // Leaving a field for the palette may have done what the step was there for: then it is refused here as by the fold.
  if (stage.refuses(event)) await expect(row).toHaveAttribute('aria-disabled', 'true');
  await box.press(stage.refuses(event) ? 'Escape' : 'Enter');
  await stage.frame();
  await box.waitFor({ state: 'detached' });
  await stage.frame();
  return true;
}

/**
 * Does an event by its command; gives whether it did. It did not without a command, by keys without keys, by the palette
 * where that leaves the command out.
 */
export async function steer(
  driver: Driver,
  commands: DrivenCommands,
  stage: Stage,
  event: AnyEventObject,
): Promise<boolean> {
  const command = driver === 'mouse' ? null : commandFor(commands, stage, event);
  if (command === null || (driver === 'keys' && command.keys === undefined)) return false;
  const entry = commands[event.type];
  if (typeof entry === 'object') await entry.focus(stage, event);
  return driver === 'keys' ? byKeys(stage, command) : byPalette(stage, command, event);
}

/** Whether a driver has its own way to do an event of this type; one that depends on the moment may. */
function isDriven(driver: Driver, entry: DrivenCommands[string]): boolean {
  const of = typeof entry === 'object' ? entry.command : entry;
  if (typeof of !== 'string') return true;
  const { keys, inPalette } = registry.command(of);
  return driver === 'keys' ? keys !== undefined : inPalette !== false;
}

/** Whether a driver has its own way to do any of these events. */
export const isEverDriven = (driver: Driver, commands: DrivenCommands): boolean =>
  driver === 'mouse' || Object.values(commands).some((entry) => isDriven(driver, entry));

/** What opening a page costs, in steps. */
const OPENING = 8;

/** A path up to where it has taken all that is new in it, and how much that is worth. */
function cut(path: Path, left: ReadonlySet<string>) {
  const news = new Map<string, number>();
  for (const [index, { kind, event }] of path.steps.entries())
    if (kind === 'send' && left.has(event.type) && !news.has(event.type)) news.set(event.type, index);
  const length = Math.max(-1, ...news.values()) + 1;
  return { path: { ...path, steps: path.steps.slice(0, length) }, news, worth: news.size / (OPENING + length) };
}

/** Few and short paths that together take every event which the driver does its own way. */
export function drivenPaths(driver: Driver, paths: readonly Path[], commands: DrivenCommands): readonly Path[] {
  const left = new Set(Object.keys(commands).filter((type) => isDriven(driver, commands[type] ?? '')));
  const driven: Path[] = [];
  for (;;) {
    const [best] = paths.map((path) => cut(path, left)).sort((one, other) => other.worth - one.worth);
    if (best === undefined || best.news.size === 0) return driven;
    driven.push(best.path);
    for (const type of best.news.keys()) left.delete(type);
  }
}

/** Every path with a step that the driver does its own way. */
export function allDrivenPaths(driver: Driver, paths: readonly Path[], commands: DrivenCommands): readonly Path[] {
  const types = new Set(Object.keys(commands).filter((type) => isDriven(driver, commands[type] ?? '')));
  return paths.filter(({ steps }) => steps.some(({ kind, event }) => kind === 'send' && types.has(event.type)));
}

/** The events of which a screen says something and that no path takes: stale words. */
export const neverDriven = (paths: readonly Path[], commands: ScreenCommands): readonly string[] =>
  Object.keys(commands).filter((type) => !paths.some(({ steps }) => steps.some((step) => step.event.type === type)));
