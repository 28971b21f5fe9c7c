import { describe, expect, test } from 'vitest';
import { chordOf, judgeStroke, type KeyStroke, parseKeys, readKeys } from '../../src/machines/keymap/chord';
import { ariaKeys, formatKeys } from '../../src/machines/keymap/format';
import { bindingsOf, continuations, DEFAULT_PREFERENCES, decide, keysInForce } from '../../src/machines/keymap/rules';
import type { BindingSource, KeymapContext, KeyPress } from '../../src/machines/keymap/types';
import { press } from './keymap/model';

const stroke = (key: string, more: Partial<KeyStroke> = {}): KeyStroke => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  altGraph: false,
  composing: false,
  ...more,
});

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
  });
});

const sources: readonly BindingSource[] = [
  { command: 'dialog.confirm', keys: ['mod+Enter'], layer: 'dialog' },
  { command: 'editor.save', keys: ['mod+S', 'mod+Enter'], layer: 'screen' },
  { command: 'editor.nextError', keys: ['F8'], layer: 'screen', repeat: true },
  { command: 'list.selectPage', keys: ['mod+A'], layer: 'screen', allowInInput: false },
  { command: 'list.help', keys: ['?'], layer: 'screen' },
  { command: 'shell.help', keys: ['?'], layer: 'shell' },
  { command: 'shell.palette', keys: ['mod+K'], layer: 'shell' },
  { command: 'go.news', keys: ['g n'], layer: 'shell' },
  { command: 'list.open', keys: ['Enter', 'o'], layer: 'screen' },
  { command: 'list.next', keys: ['ArrowDown', 'j'], layer: 'screen', repeat: true },
];

const context = (change: Partial<KeymapContext> = {}): KeymapContext => ({
  sources,
  preferences: DEFAULT_PREFERENCES,
  bindings: bindingsOf(sources, DEFAULT_PREFERENCES),
  typed: [],
  layer: null,
  announcement: null,
  ...change,
});

describe('which command a key runs', () => {
  const runs = (pressed: KeyPress, change: Partial<KeymapContext> = {}) => {
    const decision = decide(context(change), pressed);
    return decision.kind === 'run' ? decision.command : decision.kind;
  };

  test.each<[string, KeyPress, string]>([
    ['a key of two layers acts in the upper one', press('?'), 'list.help'],
    ['a chord with mod acts in a field', press('mod+s', { focus: 'text' }), 'editor.save'],
    ['a function key acts in a field', press('F8', { focus: 'text' }), 'editor.nextError'],
    ['mod+A in a field selects its text', press('mod+a', { focus: 'text' }), 'ignored'],
    ['mod+A elsewhere selects the page', press('mod+a'), 'list.selectPage'],
    ['a letter in a field is typed', press('o', { focus: 'text' }), 'ignored'],
    ['a sign in a field is typed', press('?', { focus: 'text' }), 'ignored'],
    ['a sequence does not begin in a field', press('g', { focus: 'text' }), 'ignored'],
    ['Enter on a button presses it', press('Enter', { focus: 'control' }), 'ignored'],
    ['Enter on the page opens the row', press('Enter'), 'list.open'],
    ['letters act while a button has the focus', press('o', { focus: 'control' }), 'list.open'],
    ['arrows act while a button has the focus', press('ArrowDown', { focus: 'control' }), 'list.next'],
    ['arrows steer a set of tabs', press('ArrowDown', { focus: 'widget' }), 'ignored'],
    ['letters act while a tab has the focus', press('o', { focus: 'widget' }), 'list.open'],
    ['below a dialog the page has no keys', press('mod+s', { modal: true }), 'ignored'],
    ['a dialog has its own', press('mod+Enter', { modal: true }), 'dialog.confirm'],
    ['a held key runs again where that makes sense', press('j', { repeat: true }), 'list.next'],
    ['a held key is kept from the browser where it does not', press('mod+s', { repeat: true }), 'held'],
    ['a key of nobody is the browser’s', press('mod+p'), 'ignored'],
  ])('%s', (_, pressed, outcome) => {
    expect(runs(pressed)).toBe(outcome);
  });

  const begun = { typed: ['g'], layer: 'shell' } as const;
  test.each<[string, KeyPress, string]>([
    ['the second key ends it', press('n'), 'go.news'],
    ['a key of another layer does not end it, nor act', press('o'), 'broken'],
    ['Esc ends it and does nothing else', press('Escape'), 'broken'],
    ['a chord acts at once', press('mod+k'), 'shell.palette'],
    ['holding the first key changes nothing', press('g', { repeat: true }), 'held'],
    ['typing somewhere forgets it', press('n', { focus: 'text' }), 'ignored'],
    ['an opened dialog forgets it', press('n', { modal: true }), 'ignored'],
  ])('in a begun sequence: %s', (_, pressed, outcome) => {
    expect(runs(pressed, begun)).toBe(outcome);
  });

  test('what a begun sequence may become', () => {
    expect(continuations(context(begun)).map(({ command }) => command)).toEqual(['go.news']);
    expect(continuations(context())).toEqual([]);
  });
});

describe('preferences', () => {
  const open = { command: 'list.open', keys: ['Enter', 'o'] };
  test.each([
    ['as declared', DEFAULT_PREFERENCES, ['Enter', 'o']],
    ['without single keys', { ...DEFAULT_PREFERENCES, singleKeys: false }, ['Enter']],
    ['switched off', { ...DEFAULT_PREFERENCES, off: ['list.open'] }, []],
    ['changed', { ...DEFAULT_PREFERENCES, changed: { 'list.open': ['a'] } }, ['a']],
    [
      'changed to what the browser owns',
      { ...DEFAULT_PREFERENCES, changed: { 'list.open': ['mod+T'] } },
      ['Enter', 'o'],
    ],
  ])('keys %s', (_, preferences, keys) => {
    expect(keysInForce(open, preferences)).toEqual(keys);
  });

  test('a sequence of letters counts as single keys', () => {
    expect(keysInForce({ command: 'go.news', keys: ['g n'] }, { ...DEFAULT_PREFERENCES, singleKeys: false })).toEqual(
      [],
    );
  });

  test.each([
    ['a letter given to a command that acts while one types', ['Alt+ArrowUp', 'u'], [true, false]],
    ['a chord given to it', ['mod+U'], [true]],
    ['a key that moves the caret', ['Home'], [false]],
  ])('%s', (_, keys, allowed) => {
    const move = { command: 'image.earlier', keys: ['Alt+ArrowUp'], layer: 'screen', allowInInput: true } as const;
    const bound = bindingsOf([move], { ...DEFAULT_PREFERENCES, changed: { 'image.earlier': keys } });
    expect(bound.map(({ allowInInput }) => allowInInput)).toEqual(allowed);
  });
});

describe('what a press would be as a command’s key', () => {
  const chord = (name: string) => ({ kind: 'chord', chord: name });
  const problem = (name: string) => ({ kind: 'problem', problem: name });
  const nothing = { kind: 'nothing' };
  test.each([
    ['a letter', stroke('b'), chord('b')],
    ['a sign', stroke('+', { shiftKey: true }), chord('+')],
    ['Ctrl and a sign', stroke('+', { ctrlKey: true }), chord('mod++')],
    ['a function key', stroke('F7'), chord('F7')],
    ['Shift alone', stroke('Shift', { shiftKey: true }), nothing],
    ['while a character is composed', stroke('n', { composing: true }), nothing],
    ['an input method that takes the key', stroke('Process'), nothing],
    ['a new tab', stroke('t', { ctrlKey: true }), problem('browser')],
    ['reload', stroke('F5'), problem('browser')],
    ['the tab on the right', stroke('PageDown', { ctrlKey: true }), problem('browser')],
    ['back in history', stroke('ArrowLeft', { altKey: true }), problem('browser')],
    ['copy', stroke('c', { ctrlKey: true }), problem('clipboard')],
    ['redo', stroke('Z', { ctrlKey: true, shiftKey: true }), problem('clipboard')],
    ['AltGr on Windows', stroke('@', { ctrlKey: true, altKey: true }), problem('altGraph')],
    ['AltGr on Linux', stroke('@', { altGraph: true }), problem('altGraph')],
    ['Alt with a letter', stroke('n', { altKey: true }), problem('character')],
    ['a dead key', stroke('Dead'), problem('dead')],
    ['the Windows key', stroke('b', { metaKey: true }), problem('system')],
    ['a key of few keyboards', stroke('MediaPlayPause'), problem('unknown')],
    ['the Tab key', stroke('Tab'), problem('unknown')],
  ])('%s', (_, pressed, judged) => {
    expect(judgeStroke(pressed, 'other')).toEqual(judged);
  });

  test.each([
    ['⌘ and a letter', stroke('b', { metaKey: true }), chord('mod+b')],
    ['Ctrl and a letter', stroke('b', { ctrlKey: true }), problem('system')],
    ['Option and a letter', stroke('∫', { altKey: true }), problem('character')],
    ['Option and a dead key', stroke('Dead', { altKey: true }), problem('character')],
  ])('on a Mac %s', (_, pressed, judged) => {
    expect(judgeStroke(pressed, 'mac')).toEqual(judged);
  });
});
