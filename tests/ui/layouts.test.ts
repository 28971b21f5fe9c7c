import { afterEach, describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { keymapMachine } from '../../src/machines/keymap/machine';
import type { BindingSource } from '../../src/machines/keymap/types';
import { listen } from '../../src/ui/commands/listener';
import { everything } from '../commands/support';
import { BY_A_DETOUR, COMPOSING, LAYOUTS, pressed, SYSTEMS, type SystemName, THIRD_LEVEL } from './layouts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** The keyboard with these commands on it; gives what ran. */
function listening(system: SystemName, sources: readonly BindingSource[]): readonly string[] {
  const keymap = createActor(keymapMachine).start();
  const ran: string[] = [];
  keymap.on('command.run', ({ command }) => ran.push(command));
  stops.push(listen(keymap, system === 'Mac' ? 'mac' : 'other', () => false));
  keymap.send({ type: 'bindings.change', sources });
  return ran;
}

const dispatch = (init: KeyboardEventInit) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));

const declared = everything.commands.flatMap(({ id, layer, keys = [], allowInInput }) =>
  keys.map((entry) => ({
    keys: entry,
    source: {
      command: id,
      keys: [entry],
      layer,
      ...(allowInInput === undefined ? {} : { allowInInput }),
    },
  })),
);

describe.each(SYSTEMS)('on %s', (system) => {
  test.each(LAYOUTS)('every declared key can be pressed on the %s keyboard', (layout) => {
    const deaf = declared.filter(({ keys, source }) => {
      const ran = listening(system, [source]);
      for (const chord of keys.split(' ')) dispatch(pressed(layout, system, chord));
      const isHeard = ran.length === 1 && ran[0] === source.command;
      for (const stop of stops.splice(0)) stop();
      return !isHeard;
    });
    expect(deaf.map(({ keys, source }) => `${source.command}: ${keys}`)).toEqual([]);
  });

  test.each(LAYOUTS)('digits that a user gives to commands act on the %s keyboard', (layout) => {
    const ran = listening(system, [{ command: 'mine', keys: ['1', '0'], layer: 'screen' }]);
    dispatch(pressed(layout, system, '1'));
    dispatch(pressed(layout, system, '0'));
    expect(ran).toEqual(['mine', 'mine']);
  });
});

const letters = [...'abcdefghijklmnopqrstuvwxyz'];
/** Everything that could act by mistake: all letters, signs, digits and chords. */
const anything: readonly BindingSource[] = [
  ...letters.flatMap((letter): BindingSource[] => [
    { command: letter, keys: [letter], layer: 'screen' },
    { command: `mod+${letter}`, keys: 'tnwqrlhmczvxy'.includes(letter) ? [] : [`mod+${letter}`], layer: 'screen' },
  ]),
  ...['@', '€', 'ñ', '\\', '÷', '{', '7', 'Enter', '^'].map(
    (key): BindingSource => ({ command: key, keys: [key], layer: 'screen' }),
  ),
];

test.each([...THIRD_LEVEL, ...COMPOSING])('$layout, $system: $what runs nothing and types on', ({ system, init }) => {
  const ran = listening(system, anything);
  const reaches = dispatch(init);
  expect([ran, reaches]).toEqual([[], true]);
});

test('keys that a Mac has by a detour only are all told', () => {
  const plain = /^(\S|Enter|Escape|Space|Arrow\w+)$/;
  const special = declared.flatMap(({ keys }) => keys.split(' ')).map((chord) => chord.split('+').at(-1) ?? '');
  const unknown = special.filter((key) => !plain.test(key) && BY_A_DETOUR.Mac?.[key] === undefined);
  expect([...new Set(unknown)]).toEqual([]);
});
