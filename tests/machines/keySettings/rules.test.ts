import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import type { Result } from '../../../src/contract/result';
import { keysFile } from '../../../src/machines/keySettings/file';
import { keySettingsMachine } from '../../../src/machines/keySettings/machine';
import { reason, refusalOf } from '../../../src/machines/keySettings/refusals';
import {
  clashText,
  contestsOf,
  draftClashes,
  draftShadows,
  isDirty,
  isOwn,
  recorded,
  rivalsOf,
  shadowText,
  withClaim,
  withKeys,
  withRecorded,
  withReset,
  withSwitch,
} from '../../../src/machines/keySettings/rules';
import type {
  KeyCommand,
  KeySettingsContext,
  KeySettingsEvent,
  Recording,
} from '../../../src/machines/keySettings/types';
import { callActor } from '../../../src/machines/kit/actor';
import { keySettingsTexts as texts } from '../../../src/messages/screens/keySettings';
import { COMMANDS, inputWith, preferring, stroke } from './fixture';

const { refusals } = texts;
const [, , next, create, reload] = COMMANDS as [KeyCommand, KeyCommand, KeyCommand, KeyCommand, KeyCommand];
const recording = (change: Partial<Recording> = {}): Recording => ({
  command: 'list.create',
  replaces: null,
  typed: [],
  problem: null,
  ...change,
});
const context = (change: Partial<KeySettingsContext> = {}): KeySettingsContext => ({
  ...createActor(keySettingsMachine, { input: inputWith() }).getSnapshot().context,
  ...change,
});

describe('the draft', () => {
  const drafted = preferring({ off: ['list.next', 'role.x'], changed: { 'list.create': ['u'], 'role.new': ['z'] } });

  test('says of a command whether it has its own keys', () => {
    expect(COMMANDS.map((command) => isOwn(drafted, command))).toEqual([true, true, false, false, true]);
    expect(isOwn(preferring({ changed: { 'list.next': ['ArrowDown'] } }), next)).toBe(false);
    expect(isOwn(preferring({ changed: { 'list.next': ['j', 'ArrowDown'] } }), next)).toBe(false);
  });

  test.each([
    ['other keys are a change', ['u', 'v'], { 'role.new': ['z'], 'list.create': ['u', 'v'] }],
    ['each is kept once', ['v', 'v'], { 'role.new': ['z'], 'list.create': ['v'] }],
    ['none are a change too', [], { 'role.new': ['z'], 'list.create': [] }],
    ['its own are none', ['n'], { 'role.new': ['z'] }],
  ])('given to a command, %s', (_, keys, changed) => {
    expect(withKeys(drafted, create, keys)).toEqual({ ...drafted, changed });
  });

  test('switches a command off and on, and nothing else', () => {
    expect(withSwitch(drafted, create).off).toEqual(['list.next', 'role.x', 'list.create']);
    expect(withSwitch(drafted, next)).toEqual({ ...drafted, off: ['role.x'] });
  });

  test('puts a command back as it was declared', () => {
    expect(withReset(drafted, create)).toEqual({ ...drafted, changed: { 'role.new': ['z'] } });
    expect(withReset(drafted, next)).toEqual({ ...drafted, off: ['role.x'] });
  });

  test.each([
    ['a further key', {}, 'list.create', ['g', 'x'], { 'list.create': ['n', 'g x'] }, []],
    ['one in another’s place', { replaces: 'j' }, 'list.next', ['x'], { 'list.next': ['ArrowDown', 'x'] }, []],
    ['nothing', {}, 'list.create', [], {}, ['list.create']],
    ['keys for a command that there is not', {}, 'boh', ['x'], {}, ['list.create']],
    ['keys it has', {}, 'list.create', ['n'], {}, []],
  ])('takes what was recorded: %s', (_, change, command, typed, changed, off) => {
    const draft = preferring({ off: command === 'list.next' ? ['list.next'] : ['list.create'] });
    const outcome = withRecorded({ commands: COMMANDS, draft }, recording({ ...change, command, typed }));
    expect(outcome).toEqual(preferring({ changed, off }));
  });

  test.each([
    ['the same', {}, false],
    ['single keys', { singleKeys: false }, true],
    ['a command switched off', { off: ['list.next', 'role.x', 'list.create'] }, true],
    ['another order', { off: ['role.x', 'list.next'], changed: { 'role.new': ['z'], 'list.create': ['u'] } }, false],
    ['other keys', { changed: { 'list.create': ['u'], 'role.new': ['y'] } }, true],
    ['keys in another order', { changed: { 'list.create': ['u'], 'role.new': ['z', 'y'] } }, true],
  ])('compared with what is saved: %s', (_, change, dirty) => {
    expect(isDirty({ saved: drafted, draft: { ...drafted, ...change } })).toBe(dirty);
  });
});

test.each([
  [{ 'list.create': ['j'] }, texts.clash('j', 'Riga successiva', 'Nuovo contenuto')],
  [{ 'list.create': ['j k'] }, texts.clashBeginning('j', 'Riga successiva', 'j k', 'Nuovo contenuto')],
  [{ 'list.create': ['mod+J', 'mod+J F8'] }, texts.clashWithin('Nuovo contenuto', 'Ctrl+J', 'Ctrl+J F8')],
])('with %j the clash is put into words', (changed, text) => {
  const drafted = context({ draft: preferring({ changed }) });
  expect(draftClashes(drafted).map((clash) => clashText(drafted, clash, 'other'))).toEqual([text]);
});

test.each([
  [{ 'go.news': ['n'] }, 'n è «Nuovo contenuto» in «Elenco», «Gestione News» altrove'],
  [{ 'list.reload': ['g'] }, 'g in «Elenco» è «Ricarica l’elenco»: lì g n di «Gestione News» non si raggiunge'],
])('with %j what an inner layer takes is put into words, and can be saved', (changed, text) => {
  const drafted = context({ draft: preferring({ changed }) });
  expect(draftShadows(drafted).map((shadow) => shadowText(drafted, shadow, 'other'))).toEqual([text]);
  expect(refusalOf(drafted, { type: 'save.request' })).toBeNull();
});

describe('keys that clash with others’', () => {
  const drafted = (changed: Readonly<Record<string, readonly string[]>>) => ({
    commands: COMMANDS,
    draft: preferring({ changed: { 'role.new': ['j'], ...changed } }),
  });

  test.each([
    ['the same', { 'list.create': ['j', 'v'] }, create, [{ command: 'list.next', keys: 'j' }], ['ArrowDown']],
    ['a beginning', { 'list.create': ['j k'] }, create, [{ command: 'list.next', keys: 'j' }], ['ArrowDown']],
    [
      'two',
      { 'list.create': ['j', 'ArrowDown'] },
      create,
      [
        { command: 'list.next', keys: 'ArrowDown' },
        { command: 'list.next', keys: 'j' },
      ],
      [],
    ],
  ] as const)('%s are taken from who has them, and all else stays', (_, changed, command, rivals, left) => {
    const before = drafted(changed);
    expect(rivalsOf(before, command.command)).toEqual(rivals);
    expect(withClaim(before, command)).toEqual(preferring({ changed: { ...before.draft.changed, 'list.next': left } }));
  });

  test('can be taken back by the command they were declared with', () => {
    const claimed = withClaim(drafted({ 'list.create': ['j'] }), next);
    expect(claimed).toEqual(preferring({ changed: { 'role.new': ['j'], 'list.create': [] } }));
  });

  test('of the command itself, of another layer or of one that is off are nobody’s to take', () => {
    expect(contestsOf(drafted({ 'list.create': ['u', 'u F8'] }), 'list.create')).toEqual([]);
    expect(contestsOf(drafted({ 'list.create': ['?'] }), 'list.create')).toEqual([]);
    const off = { commands: COMMANDS, draft: preferring({ off: ['list.next'], changed: { 'list.create': ['j'] } }) };
    expect(contestsOf(off, 'list.create')).toEqual([]);
    expect(withClaim(off, create)).toBe(off.draft);
  });
});

describe('while keys are recorded', () => {
  const typed = recording({ typed: ['g'] });
  test.each([
    ['a first key', recording(), stroke('x'), 'typed', ['x']],
    ['a second', typed, stroke('x'), 'typed', ['g', 'x']],
    ['a third, which is the last', recording({ typed: ['g', 'h'] }), stroke('x'), 'complete', ['g', 'h', 'x']],
    ['Enter alone', recording(), stroke('Enter'), 'typed', ['Enter']],
    ['a good one after a bad one', recording({ problem: 'browser' }), stroke('x'), 'typed', ['x']],
  ] as const)('%s is taken', (_, before, pressed, kind, keys) => {
    const outcome = { kind, recording: { ...before, typed: keys, problem: null } };
    expect(recorded({ recording: before, platform: 'other' }, { stroke: pressed, repeat: false })).toEqual(outcome);
  });

  test.each([
    ['Esc', recording(), stroke('Escape'), false, { kind: 'cancel' }],
    ['Enter after a key', typed, stroke('Enter'), false, { kind: 'finish' }],
    ['a modifier', typed, stroke('Shift', { shiftKey: true }), false, { kind: 'ignore' }],
    ['a held key', typed, stroke('g'), true, { kind: 'ignore' }],
    ['a key while nothing is recorded', null, stroke('g'), false, { kind: 'ignore' }],
    [
      'what is the browser’s',
      typed,
      stroke('t', { ctrlKey: true }),
      false,
      { kind: 'problem', recording: { ...typed, problem: 'browser' } },
    ],
  ] as const)('%s', (_, before, pressed, repeat, outcome) => {
    expect(recorded({ recording: before, platform: 'other' }, { stroke: pressed, repeat })).toEqual(outcome);
  });
});

describe('what is refused, and why', () => {
  const four = preferring({ changed: { 'list.create': ['n', 'u', 'v', 'w'] } });
  const clashing = preferring({ changed: { 'list.create': ['j'] } });
  const preview = {
    name: 'tasti.json',
    date: null,
    isOlder: false,
    preferences: preferring(),
    singleKeys: null,
    changes: [],
    refused: [],
  };
  const change = { command: 'list.create', title: '', before: null, after: null };

  test.each<[string, Partial<KeySettingsContext>, KeySettingsEvent, string | null]>([
    ['a known command opens', {}, { type: 'command.open', command: 'list.next' }, null],
    ['an unknown one does not', {}, { type: 'command.open', command: 'boh' }, refusals.unknown],
    ['none is open', {}, { type: 'command.switch' }, refusals.noneOpen],
    ['the open one is meant', { open: 'list.next' }, { type: 'command.switch' }, null],
    ['one that there is not', { open: 'list.next' }, { type: 'command.switch', command: 'boh' }, refusals.unknown],
    ['without keys', {}, { type: 'command.switch', command: reload.command }, refusals.noKeys(reload.title)],
    ['its own keys', {}, { type: 'command.reset', command: 'list.create' }, refusals.own('Nuovo contenuto')],
    ['other keys', { draft: four }, { type: 'command.reset', command: 'list.create' }, null],
    ['a further key', {}, { type: 'key.record', command: 'list.create' }, null],
    [
      'a fifth key',
      { draft: four },
      { type: 'key.record', command: 'list.create' },
      refusals.enough('Nuovo contenuto'),
    ],
    ['one of four', { draft: four }, { type: 'key.record', command: 'list.create', replaces: 'v' }, null],
    ['no key of its', {}, { type: 'key.record', command: 'list.create', replaces: 'x' }, refusals.notItsKey],
    ['a key of its goes', {}, { type: 'key.remove', command: 'list.next', keys: 'j' }, null],
    ['the last one goes', { open: 'list.next' }, { type: 'key.remove' }, null],
    ['no key of its goes', {}, { type: 'key.remove', command: 'list.next', keys: 'x' }, refusals.notItsKey],
    ['none to go', { open: 'list.reload' }, { type: 'key.remove' }, refusals.noKeys(reload.title)],
    ['none clash', { open: 'list.create' }, { type: 'key.claim' }, refusals.uncontested('Nuovo contenuto')],
    ['one clashes', { draft: clashing, open: 'list.create' }, { type: 'key.claim' }, null],
    ['one clashes, of no open command', { draft: clashing }, { type: 'key.claim' }, refusals.noneOpen],
    ['all as declared', {}, { type: 'all.reset' }, refusals.allOwn],
    ['not all as declared', { draft: four }, { type: 'all.reset' }, null],
    ['nothing to save', {}, { type: 'save.request' }, refusals.unchanged],
    ['something to save', { draft: four }, { type: 'save.request' }, null],
    [
      'a clash to save',
      { draft: clashing },
      { type: 'save.request' },
      refusals.clashes(texts.clash('j', 'Riga successiva', 'Nuovo contenuto')),
    ],
    ['a clash to export', { draft: clashing }, { type: 'export.request' }, refusals.exportClashes],
    ['nothing against exporting', {}, { type: 'export.request' }, null],
    ['a file that changes nothing', { preview }, { type: 'import.accept' }, refusals.nothingToTake],
    ['one that switches single keys', { preview: { ...preview, singleKeys: false } }, { type: 'import.accept' }, null],
    ['one that changes keys', { preview: { ...preview, changes: [change] } }, { type: 'import.accept' }, null],
  ])('%s', (_, more, event, reason) => {
    expect(refusalOf(context(more), event)).toBe(reason);
  });

  test('what the dialog is busy with comes first', () => {
    const actor = createActor(keySettingsMachine, { input: inputWith() }).start();
    const why = (event: KeySettingsEvent) => reason(actor.getSnapshot(), event);
    expect(why({ type: 'key.press', stroke: stroke('x'), repeat: false })).toBeNull();
    expect(why({ type: 'record.leave' })).toBe(refusals.notRecording);
    expect(why({ type: 'import.accept' })).toBe(refusals.notPreviewing);
    expect(why({ type: 'leave.confirm' })).toBe(refusals.nothingPending);
    actor.send({ type: 'key.record', command: 'list.create' });
    expect(why({ type: 'save.request' })).toBe(refusals.recording);
    expect(why({ type: 'key.press', stroke: stroke('Shift'), repeat: false })).toBeNull();
    actor.send({ type: 'record.leave' });
    actor.send({ type: 'import.choose', name: 'tasti.json', size: 1_000_000 });
    expect(why({ type: 'save.request' })).toBe(refusals.reading);
  });

  test('a file that changes nothing can’t be taken, and that is why', async () => {
    const text = keysFile(preferring(), new Date('2026-11-21T17:50:00Z'));
    const machine = keySettingsMachine.provide({
      actors: {
        readFile: callActor<{ readonly name: string }, Result<string>>(async () => ({ ok: true, value: text })),
      },
    });
    const actor = createActor(machine, { input: inputWith() }).start();
    actor.send({ type: 'import.choose', name: 'tasti.json', size: text.length });
    const { context: shown } = await waitFor(actor, (snapshot) => snapshot.hasTag('previewing'));
    expect(shown.preview?.changes).toEqual([]);
    expect(reason(actor.getSnapshot(), { type: 'import.accept' })).toBe(refusals.nothingToTake);
    expect(reason(actor.getSnapshot(), { type: 'import.cancel' })).toBeNull();
    expect(reason(actor.getSnapshot(), { type: 'save.request' })).toBe(refusals.previewing);
  });

  test('a second without a key ends a recording, not less', () => {
    const clock = new SimulatedClock();
    const actor = createActor(keySettingsMachine, { input: inputWith(), clock }).start();
    actor.send({ type: 'key.record', command: 'list.reload' });
    actor.send({ type: 'key.press', stroke: stroke('v'), repeat: false });
    clock.increment(999);
    actor.send({ type: 'key.press', stroke: stroke('r'), repeat: false });
    clock.increment(999);
    expect(actor.getSnapshot().hasTag('recording')).toBe(true);
    clock.increment(1);
    expect(actor.getSnapshot().context.draft.changed).toEqual({ 'list.reload': ['v r'] });
  });

  test('a file of more than a megabyte is not read', () => {
    const actor = createActor(keySettingsMachine, { input: inputWith() }).start();
    actor.send({ type: 'import.choose', name: 'tasti.json', size: 1_000_001 });
    expect(actor.getSnapshot().value).toBe('editing');
    expect(actor.getSnapshot().context.problem).toBe(texts.problems.tooLarge);
  });
});
