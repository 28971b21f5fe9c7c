import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { judgeStroke } from '../../../src/machines/keymap/chord';
import { keymapMachine } from '../../../src/machines/keymap/machine';
import {
  bindingsOf,
  continuations,
  DEFAULT_PREFERENCES,
  decide,
  isDefault,
  isListenedFor,
  keysInForce,
} from '../../../src/machines/keymap/rules';
import type { BindingSource, KeymapContext, KeyPress } from '../../../src/machines/keymap/types';
import { commandTexts } from '../../../src/messages/commands/commands';
import { stroke } from '../keySettings/fixture';
import { press } from './model';

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
    ['also from a field of the dialog', press('mod+s', { modal: true, focus: 'text' }), 'barred'],
    ['held, it says so once', press('mod+s', { modal: true, repeat: true }), 'repeated'],
    ['a field of the dialog selects its text', press('mod+a', { modal: true, focus: 'text' }), 'ignored'],
    ['the page below is not selected', press('mod+a', { modal: true }), 'barred'],
    ["a letter below a dialog is nobody's", press('o', { modal: true }), 'ignored'],
    ["a chord that nothing binds is the browser's", press('mod+f', { modal: true }), 'ignored'],
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
    [
      'below a dialog the page has no keys, nor has the browser those of the page',
      press('mod+s', { modal: true }),
      'barred',
    ],
    ['a dialog has its own', press('mod+Enter', { modal: true }), 'dialog.confirm'],
    ['a held key runs again where that makes sense', press('j', { repeat: true }), 'list.next'],
    ['a held key is kept from the browser where it does not', press('mod+s', { repeat: true }), 'repeated'],
    ['a key of nobody is the browser’s', press('mod+p'), 'ignored'],
  ])('%s', (_, pressed, outcome) => {
    expect(runs(pressed)).toBe(outcome);
  });

  test('mod+Enter is the dialog’s, which hears it although nothing of its own is bound to it', () => {
    const page = bindingsOf(
      sources.filter(({ layer }) => layer !== 'dialog'),
      DEFAULT_PREFERENCES,
    );
    expect(runs(press('mod+Enter', { modal: true }), { bindings: page })).toBe('ignored');
    expect(runs(press('mod+Enter'), { bindings: page })).toBe('editor.save');
  });

  const begun = { typed: ['g'], layer: 'shell' } as const;
  test.each<[string, KeyPress, string]>([
    ['the second key ends it', press('n'), 'go.news'],
    ['a key of another layer does not end it, nor act', press('o'), 'broken'],
    ['Esc ends it and does nothing else', press('Escape'), 'broken'],
    ['a chord acts at once', press('mod+k'), 'shell.palette'],
    ['holding the first key changes nothing', press('g', { repeat: true }), 'repeated'],
    ['typing somewhere forgets it', press('n', { focus: 'text' }), 'ignored'],
    ['an opened dialog forgets it', press('n', { modal: true }), 'ignored'],
  ])('in a begun sequence: %s', (_, pressed, outcome) => {
    expect(runs(pressed, begun)).toBe(outcome);
  });

  test.each<[string, KeyPress, string]>([
    ['the topmost layer that binds the key has it', press('?', { modal: true }), 'ignored'],
    ['Space presses a button', press('Space', { focus: 'control' }), 'ignored'],
    ['Enter in a set of tabs is theirs', press('Enter', { focus: 'widget' }), 'ignored'],
    ['a sequence begins', press('g'), 'begun'],
    ['a held key begins none', press('g', { repeat: true }), 'repeated'],
    [
      'a function key that repeats does so in a field',
      press('F8', { focus: 'text', repeat: true }),
      'editor.nextError',
    ],
  ])('%s', (_, pressed, outcome) => {
    expect(runs(pressed)).toBe(outcome);
  });

  test('a command that says so acts below a dialog', () => {
    const allowed = sources.map((source) => ({ ...source, allowInDialog: source.command === 'shell.help' }));
    const bindings = bindingsOf(allowed, DEFAULT_PREFERENCES);
    expect(runs(press('?', { modal: true }), { bindings })).toBe('shell.help');
  });

  test('three keys in a row', () => {
    const bindings = bindingsOf([{ command: 'go.far', keys: ['g h i'], layer: 'screen' }], DEFAULT_PREFERENCES);
    const first = decide(context({ bindings }), press('g'));
    expect(first).toEqual({ kind: 'begun', typed: ['g'], layer: 'screen' });
    const second = decide(context({ bindings, typed: ['g'], layer: 'screen' }), press('h'));
    expect(second).toEqual({ kind: 'begun', typed: ['g', 'h'], layer: 'screen' });
    const third = decide(context({ bindings, typed: ['g', 'h'], layer: 'screen' }), press('i'));
    expect(third).toEqual({ kind: 'run', command: 'go.far' });
    expect(runs(press('h', { repeat: true }), { bindings, typed: ['g', 'h'], layer: 'screen' })).toBe('repeated');
    expect(runs(press('g', { repeat: true }), { bindings, typed: ['g', 'h'], layer: 'screen' })).toBe('broken');
  });

  test('a press that nobody listens for decides nothing, and a letter typed into a text is none', () => {
    const presses = ['g', 'n', 'j', 'o', 'x', '?', 'mod+s', 'mod+k', 'F8', 'Escape', 'Enter', 'ArrowDown'].flatMap(
      (chord) =>
        (['text', 'control', 'widget', 'none'] as const).flatMap((focus) =>
          [false, true].flatMap((modal) => [false, true].map((repeat) => press(chord, { focus, modal, repeat }))),
        ),
    );
    for (const one of [{}, begun])
      for (const pressed of presses)
        if (!isListenedFor(context(one), pressed)) expect(decide(context(one), pressed).kind).toBe('ignored');
    expect(isListenedFor(context(), press('j', { focus: 'text' }))).toBe(false);
    expect(isListenedFor(context(), press('j'))).toBe(true);
    expect(isListenedFor(context(), press('mod+s', { focus: 'text' }))).toBe(true);
    expect(isListenedFor(context(begun), press('x', { focus: 'text' }))).toBe(true);
  });

  test('what a begun sequence may become', () => {
    expect(continuations(context(begun)).map(({ command }) => command)).toEqual(['go.news']);
    expect(continuations(context())).toEqual([]);
  });

  test('a begun sequence becomes nothing of another layer', () => {
    const both: readonly BindingSource[] = [...sources, { command: 'list.end', keys: ['g e'], layer: 'screen' }];
    const bindings = bindingsOf(both, DEFAULT_PREFERENCES);
    const inLayer = (layer: 'screen' | 'shell') =>
      continuations({ bindings, typed: ['g'], layer }).map(({ command }) => command);
    expect([inLayer('screen'), inLayer('shell')]).toEqual([['list.end'], ['go.news']]);
  });
});

describe('a sequence that is being typed', () => {
  const far: BindingSource = { command: 'go.far', keys: ['g h i'], layer: 'shell' };
  function begun(all: readonly BindingSource[] = [far]) {
    const clock = new SimulatedClock();
    const actor = createActor(keymapMachine, { input: undefined, clock }).start();
    const ran: string[] = [];
    actor.on('command.run', ({ command }) => ran.push(command));
    actor.send({ type: 'bindings.change', sources: all });
    actor.send({ type: 'key.press', press: press('g') });
    return { clock, actor, ran };
  }

  test('has a second from each key on', () => {
    const { clock, actor, ran } = begun();
    clock.increment(999);
    actor.send({ type: 'key.press', press: press('h') });
    clock.increment(999);
    expect(actor.getSnapshot().value).toBe('waiting');
    actor.send({ type: 'key.press', press: press('i') });
    expect([ran, actor.getSnapshot().context.typed]).toEqual([['go.far'], []]);
  });

  test('is forgotten after that', () => {
    const { clock, actor } = begun();
    clock.increment(1_000);
    const { value, context: after } = actor.getSnapshot();
    expect([value, after.typed, after.layer, after.announcement]).toEqual(['idle', [], null, null]);
  });

  test('goes on when a page arrives that still has it, and ends with the page that had it', () => {
    const { actor, ran } = begun();
    actor.send({ type: 'bindings.change', sources: [far, { command: 'x', keys: ['x'], layer: 'screen' }] });
    expect(actor.getSnapshot().value).toBe('waiting');
    actor.send({ type: 'bindings.change', sources: [{ command: 'list.hide', keys: ['h'], layer: 'screen' }] });
    const { value, context: after } = actor.getSnapshot();
    expect([value, after.typed, after.layer]).toEqual(['idle', [], null]);
    actor.send({ type: 'key.press', press: press('h') });
    expect(ran).toEqual(['list.hide']);
  });

  test('that nothing continues is announced with its keys, and Esc leaves it without a word', () => {
    const { actor } = begun();
    actor.send({ type: 'key.press', press: press('x') });
    expect(actor.getSnapshot().context.announcement).toEqual({ number: 1, text: commandTexts.noSequence('g x') });
    actor.send({ type: 'key.press', press: press('g') });
    actor.send({ type: 'key.press', press: press('Escape') });
    expect(actor.getSnapshot().value).toBe('idle');
    expect(actor.getSnapshot().context.announcement?.number).toBe(1);
    actor.send({ type: 'command.refused', reason: 'Non si può' });
    expect(actor.getSnapshot().context.announcement).toEqual({ number: 2, text: 'Non si può' });
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

  test.each([
    [DEFAULT_PREFERENCES, true],
    [{ ...DEFAULT_PREFERENCES, singleKeys: false }, false],
    [{ ...DEFAULT_PREFERENCES, off: ['list.open'] }, false],
    [{ ...DEFAULT_PREFERENCES, changed: { 'list.open': ['a'] } }, false],
  ])('%j are those declared: %s', (preferences, outcome) => {
    expect(isDefault(preferences)).toBe(outcome);
  });

  test('a name out of the prototype is no change', () => {
    expect(keysInForce({ command: 'toString', keys: ['x'] }, DEFAULT_PREFERENCES)).toEqual(['x']);
  });

  test('what a command says of its keys goes with them, and what it doesn’t say depends on the keys', () => {
    expect(bindingsOf(sources.slice(0, 1), DEFAULT_PREFERENCES)).toEqual([
      {
        command: 'dialog.confirm',
        sequence: ['mod+Enter'],
        layer: 'dialog',
        allowInInput: true,
        allowInDialog: false,
        repeat: false,
      },
    ]);
    const spoken = { ...sources[0], command: 'x', keys: ['o', 'g mod+o'], layer: 'shell', repeat: true } as const;
    const bound = bindingsOf([{ ...spoken, allowInDialog: true }], DEFAULT_PREFERENCES);
    expect(bound.map(({ allowInInput, allowInDialog, repeat }) => [allowInInput, allowInDialog, repeat])).toEqual([
      [false, true, true],
      [false, true, true],
    ]);
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
    ['nothing at all', stroke(''), nothing],
    ['what a virtual keyboard does not say', stroke('Unidentified'), problem('unknown')],
    ['Alt with an arrow', stroke('ArrowUp', { altKey: true }), chord('Alt+ArrowUp')],
    ['Ctrl, Alt and a function key', stroke('F8', { ctrlKey: true, altKey: true }), problem('altGraph')],
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
    ['⌘, Option and an arrow', stroke('ArrowUp', { metaKey: true, altKey: true }), problem('unknown')],
    ['Option and an arrow', stroke('ArrowUp', { altKey: true }), chord('Alt+ArrowUp')],
    ['Option and a letter', stroke('∫', { altKey: true }), problem('character')],
    ['Option and a dead key', stroke('Dead', { altKey: true }), problem('character')],
  ])('on a Mac %s', (_, pressed, judged) => {
    expect(judgeStroke(pressed, 'mac')).toEqual(judged);
  });
});
