import type { Command } from '../../src/commands/types';
import { formatKeys } from '../../src/machines/keymap/format';
import { commandFor, commandsOf, registry, titleAt } from '../../tests/browser/kit/commands';
import type { Product } from '../../tests/kit/checklist';
import { type PressOf, UNKNOWN_HANDS } from '../../tests/kit/described';
import { requirementsOf } from '../../tests/kit/requirements';
import type { Model } from '../../tests/kit/types';
import { textOf } from '../conformance/data';
import { replayOf } from '../replays';
import { beginningOf } from './beginning';

/** The keys that a widget takes itself for what a command does, as a dialog for its answers: the help sheet calls both alike. */
const keysOfWidget = ({ group }: Command, title: string): readonly string[] =>
  registry.notes.find((note) => note.group === group && note.title === title)?.keys ?? [];

/** What somebody presses for the events of a machine, by its name: what its replay declares, where it has one. */
export async function pressesOf(machine: string): Promise<PressOf> {
  const screen = await replayOf(machine)?.load();
  if (screen === undefined) return UNKNOWN_HANDS.pressOf;
  const commands = commandsOf(screen);
  return (snapshot, event) => {
    const command = commandFor(commands, { snapshot }, event);
    if (command === null) return null;
    const title = titleAt(command, snapshot);
    const [keys] = command.keys ?? keysOfWidget(command, title);
    return { title, keys: keys === undefined ? null : formatKeys(keys, 'other') };
  };
}

/** What the product is to the paths of a machine: where they begin, what hands can do on them. */
export async function productOf(machine: string, model: Model): Promise<Product> {
  const triedBy = requirementsOf(model);
  return {
    machine,
    beginning: (path) => beginningOf(model.start(path.input)),
    requirements: (path) => triedBy(path).map((id) => ({ id, text: textOf(id) })),
    pressOf: await pressesOf(machine),
    noHand: model.noHand,
  };
}
