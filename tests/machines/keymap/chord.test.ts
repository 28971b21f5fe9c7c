import { describe, expect, test } from 'vitest';
import {
  activatesControl,
  actsWhileTyping,
  chordOf,
  isSingleKey,
  judgeStroke,
  parseKeys,
  partsOf,
  readKeys,
  steersWidget,
  typesOrMoves,
} from '../../../src/machines/keymap/chord';
import { ariaChord, ariaKeys, formatKeys, formatSequence } from '../../../src/machines/keymap/format';
import { stroke } from '../keySettings/fixture';

describe('what was pressed becomes a chord', () => {
  test.each([
    ['a letter', stroke('n'), 'n'],
    ['a letter under caps lock', stroke('N'), 'n'],
    ['a capital letter', stroke('F', { shiftKey: true }), 'Shift+f'],
    ["'?' on an Italian keyboard, Shift+'", stroke('?', { shiftKey: true }), '?'],
    ["'/' on an Italian keyboard, Shift+7", stroke('/', { shiftKey: true }), '/'],
    ["'/' of the number pad", stroke('/'), '/'],
    ['an accented letter', stroke('è'), 'è'],
    ['Ctrl with a letter', stroke('s', { ctrlKey: true }), 'mod+s'],
    ['Ctrl and Shift with a letter', stroke('P', { ctrlKey: true, shiftKey: true }), 'mod+Shift+p'],
    ['the space bar', stroke(' '), 'Space'],
    ['the space bar with Shift', stroke(' ', { shiftKey: true }), 'Shift+Space'],
    ['a function key with Shift', stroke('F8', { shiftKey: true }), 'Shift+F8'],
    ['Ctrl, Alt and a function key', stroke('F10', { ctrlKey: true, altKey: true }), null],
    ['nothing at all', stroke(''), null],
    ['a function key with Alt', stroke('F10', { altKey: true }), 'Alt+F10'],
    ['an arrow with Alt', stroke('ArrowUp', { altKey: true }), 'Alt+ArrowUp'],
    ['Canc', stroke('Delete'), 'Delete'],
    ['Shift alone', stroke('Shift', { shiftKey: true }), null],
    ['a dead key', stroke('Dead'), null],
    ['AltGr as Windows sends it', stroke('@', { ctrlKey: true, altKey: true }), null],
    ['AltGr as Linux sends it', stroke('@', { altGraph: true }), null],
    ['a letter with Alt', stroke('n', { altKey: true }), null],
    ['the Windows key', stroke('k', { metaKey: true }), null],
    ['a composing input method', stroke('n', { composing: true }), null],
    ['what a virtual keyboard does not say', stroke('Unidentified'), null],
  ])('%s', (_, pressed, chord) => {
    expect(chordOf(pressed, 'other')).toBe(chord);
  });

  test.each(['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock', 'NumLock', 'Fn', 'FnLock', 'Process'])(
    '%s alone is no chord, and no key that was chosen by mistake',
    (key) => {
      expect(chordOf(stroke(key), 'other')).toBeNull();
      expect(judgeStroke(stroke(key), 'other')).toEqual({ kind: 'nothing' });
    },
  );

  test('on a Mac ⌘ is mod and Ctrl is not', () => {
    expect(chordOf(stroke('k', { metaKey: true }), 'mac')).toBe('mod+k');
    expect(chordOf(stroke('k', { ctrlKey: true }), 'mac')).toBeNull();
  });
});

describe('declared keys', () => {
  test.each([
    ['mod+Shift+P', ['mod+Shift+p']],
    ['g n', ['g', 'n']],
    ['Shift+F8', ['Shift+F8']],
    ['?', ['?']],
    ['Delete', ['Delete']],
  ])('%s is understood', (keys, sequence) => {
    expect(parseKeys(keys)).toEqual(sequence);
  });

  test.each([
    'mod+T',
    'mod+w',
    'mod+Shift+N',
    'mod+L',
    'mod+1',
    'mod+Alt+K',
    'Alt+n',
    'Shift+7',
    'Ctrl+S',
    'Canc',
    '',
    'g  n',
    'mod+mod+S',
  ])("'%s' is refused", (keys) => {
    expect(() => parseKeys(keys)).toThrow();
    expect(readKeys(keys)).toBeNull();
  });

  const refusedOf = (all: readonly string[]) => all.filter((keys) => readKeys(keys) === null);

  test('what a browser keeps for itself is refused, and what only looks like it is not', () => {
    const owned = [
      ...['t', 'n', 'w', 'q', 'r'].flatMap((letter) => [`mod+${letter}`, `mod+Shift+${letter}`]),
      ...['l', 'h', 'm', '0', '5', '9'].map((key) => `mod+${key}`),
      ...['F5', 'F11', 'F12'].flatMap((key) => [key, `Shift+${key}`, `mod+${key}`]),
      ...['mod+F4', 'Alt+F4', 'Alt+ArrowLeft', 'Alt+ArrowRight', 'Alt+Home'],
      ...['PageUp', 'PageDown'].flatMap((key) => [`mod+${key}`, `mod+Shift+${key}`]),
    ];
    expect(refusedOf(owned)).toEqual(owned);
    const free = [
      't',
      '5',
      'Shift+t',
      'mod+Shift+l',
      'F1',
      'F4',
      'F6',
      'F10',
      'Alt+F5',
      'Alt+ArrowUp',
      'PageDown',
      'Home',
    ];
    expect(refusedOf(free)).toEqual([]);
  });

  test('so is what copies, pastes and undoes', () => {
    const clipboard = ['mod+c', 'mod+x', 'mod+y', 'mod+v', 'mod+Shift+v', 'mod+z', 'mod+Shift+z'];
    expect(refusedOf(clipboard)).toEqual(clipboard);
    expect(refusedOf(['mod+Shift+c', 'mod+Shift+x', 'c', 'v', 'mod+b'])).toEqual([]);
  });

  test('keys that every keyboard has can be used, others not', () => {
    const arrows = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];
    const known = [...arrows, 'Home', 'End', 'PageUp', 'PageDown', 'Enter', 'Escape', 'Delete', 'Space', 'F1', 'F10'];
    expect(refusedOf(known)).toEqual([]);
    const others = ['F0', 'F13', 'F20', 'Tab', 'Arrow', 'Homes', 'AnEnd', 'Backspace', 'Insert', 'xEnter'];
    expect(refusedOf(others)).toEqual(others);
  });

  test.each([
    ['mod+Alt+F1', 'AltGr'],
    ['Alt+n', 'on a Mac'],
    ['Shift+?', 'Shift of a sign'],
    ['mod+t', 'browser'],
    ['Mod+S', 'is no chord'],
    ['Shift+Shift+F1', 'is no chord'],
  ])('%s is refused with its reason', (keys, reason) => {
    expect(() => parseKeys(keys)).toThrow(reason);
  });

  test.each([
    ['n', { before: [], key: 'n' }],
    ['+', { before: [], key: '+' }],
    ['mod++', { before: ['mod'], key: '+' }],
    ['mod+Shift+p', { before: ['mod', 'Shift'], key: 'p' }],
  ])('%s is taken apart', (chord, parts) => {
    expect(partsOf(chord)).toEqual(parts);
  });

  /** What a chord is to fields and controls that have the focus. */
  const uses = (chord: string) =>
    Object.entries({ isSingleKey, actsWhileTyping, typesOrMoves, activatesControl, steersWidget })
      .filter(([, holds]) => holds(chord))
      .map(([name]) => name);

  test.each([
    ['n', ['isSingleKey', 'typesOrMoves']],
    ['?', ['isSingleKey', 'typesOrMoves']],
    ['Shift+è', ['isSingleKey', 'typesOrMoves']],
    ['mod+Shift+è', ['actsWhileTyping']],
    ['mod+s', ['actsWhileTyping']],
    ['F8', ['actsWhileTyping']],
    ['Shift+F8', ['actsWhileTyping']],
    ['Alt+F10', ['actsWhileTyping']],
    ['f', ['isSingleKey', 'typesOrMoves']],
    ['Enter', ['typesOrMoves', 'activatesControl']],
    ['Shift+Enter', ['typesOrMoves', 'activatesControl']],
    ['mod+Enter', ['actsWhileTyping']],
    ['Space', ['typesOrMoves', 'activatesControl']],
    ['Shift+Space', ['typesOrMoves', 'activatesControl']],
    ['Delete', ['typesOrMoves']],
    ['Escape', []],
    ['Home', ['typesOrMoves', 'steersWidget']],
    ['Shift+End', ['typesOrMoves', 'steersWidget']],
    ['PageUp', ['typesOrMoves', 'steersWidget']],
    ['PageDown', ['typesOrMoves', 'steersWidget']],
    ['ArrowUp', ['typesOrMoves', 'steersWidget']],
    ['ArrowDown', ['typesOrMoves', 'steersWidget']],
    ['Shift+ArrowLeft', ['typesOrMoves', 'steersWidget']],
    ['ArrowRight', ['typesOrMoves', 'steersWidget']],
    ['Alt+ArrowUp', []],
  ])('%s: %j', (chord, expected) => {
    expect(uses(chord)).toEqual(expected);
  });

  test.each([
    ['mod+Shift+P', 'Ctrl+Maiusc+P', '⌘⇧P'],
    ['mod+Enter', 'Ctrl+Invio', '⌘Invio'],
    ['Delete', 'Canc', 'Canc'],
    ['Escape', 'Esc', 'Esc'],
    ['g n', 'g n', 'g n'],
    ['Shift+Space', 'Maiusc+Spazio', '⇧Spazio'],
    ['Alt+F10', 'Alt+F10', '⌥F10'],
    ['?', '?', '?'],
    ['mod++', 'Ctrl++', '⌘+'],
    ['+', '+', '+'],
  ])('%s is shown as %s, on a Mac as %s', (keys, other, mac) => {
    expect([formatKeys(keys, 'other'), formatKeys(keys, 'mac')]).toEqual([other, mac]);
  });

  test('assistive technology gets chords, not sequences', () => {
    expect([ariaKeys('mod+S', 'other'), ariaKeys('mod+S', 'mac'), ariaKeys('g n', 'other')]).toEqual([
      'Control+S',
      'Meta+S',
      null,
    ]);
    expect(['mod+Shift+p', 'n', 'F8', 'Shift+Home', 'mod+è', '?'].map((chord) => ariaChord(chord, 'other'))).toEqual([
      'Control+Shift+P',
      'N',
      'F8',
      'Shift+Home',
      'Control+È',
      '?',
    ]);
    expect([formatSequence(['g', 'mod+n'], 'other'), formatSequence(['g', 'mod+n'], 'mac')]).toEqual([
      'g Ctrl+N',
      'g ⌘N',
    ]);
  });
});
