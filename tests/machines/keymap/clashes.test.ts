import { describe, expect, test } from 'vitest';
import { clashesOf, type KeyedCommand, settle, shadowsOf } from '../../../src/machines/keymap/clashes';
import { DEFAULT_PREFERENCES } from '../../../src/machines/keymap/rules';
import {
  concerning,
  readPreferences,
  readStored,
  storageValue,
  unknownCommands,
  unreported,
} from '../../../src/machines/keymap/stored';
import type { KeyPreferences } from '../../../src/machines/keymap/types';

const command = (id: string, keys: readonly string[], group: string, clashGroups = [group]): KeyedCommand => ({
  command: id,
  keys,
  layer: group === 'shell' ? 'shell' : group === 'picker' ? 'dialog' : 'screen',
  clashGroups,
});

const commands: readonly KeyedCommand[] = [
  command('go.news', ['g n'], 'shell'),
  command('go.events', ['g e'], 'shell'),
  command('list.next', ['ArrowDown', 'j'], 'list'),
  command('list.new', ['n'], 'list'),
  command('list.delete', ['Delete'], 'list'),
  command('editor.save', ['mod+S'], 'editor', ['editor', 'image', 'entry']),
  command('image.remove', ['Delete'], 'image'),
  command('entry.remove', ['Delete'], 'entry'),
  command('editor.cards', ['F9'], 'editor', ['editor', 'image']),
  command('image.cards', ['F9'], 'image'),
  command('picker.new', ['n'], 'picker'),
];

const changed = (changes: KeyPreferences['changed'], more: Partial<KeyPreferences> = {}): KeyPreferences => ({
  ...DEFAULT_PREFERENCES,
  changed: changes,
  ...more,
});

describe('two commands on one key clash', () => {
  test.each<[string, KeyPreferences, readonly string[]]>([
    ['not as declared', DEFAULT_PREFERENCES, []],
    ['in one group', changed({ 'list.next': ['n'] }), ['list.next n, list.new n']],
    ['when one begins the other', changed({ 'go.events': ['g'] }), ['go.news g n, go.events g']],
    ['whichever is longer', changed({ 'go.events': ['g n x'] }), ['go.news g n, go.events g n x']],
    ['however the keys are written', changed({ 'image.remove': ['mod+s'] }), ['editor.save mod+S, image.remove mod+s']],
    ['in two cards of one page', changed({ 'image.remove': ['mod+S'] }), ['editor.save mod+S, image.remove mod+S']],
    ['but not two that never have the focus together', changed({ 'image.remove': ['u'], 'entry.remove': ['u'] }), []],
    ['nor in two layers', changed({ 'list.new': ['g n'] }), []],
    ['nor in a dialog', changed({ 'list.next': ['x'], 'picker.new': ['x'] }), []],
    ['nor where one is switched off', changed({ 'list.next': ['n'] }, { off: ['list.new'] }), []],
    [
      'even while single keys are off',
      changed({ 'list.next': ['n'] }, { singleKeys: false }),
      ['list.next n, list.new n'],
    ],
    ['within one command', changed({ 'list.new': ['n', 'n n'] }), ['list.new n, list.new n n']],
    ['not when they swap keys', changed({ 'list.new': ['j'], 'list.next': ['n'] }), []],
    ['not when keys can’t be used, for they are not in force', changed({ 'list.next': ['n', 'mod+T'] }), []],
  ])('%s', (_, preferences, expected) => {
    const found = clashesOf(commands, preferences).map(
      ({ first, firstKeys, second, secondKeys }) => `${first} ${firstKeys}, ${second} ${secondKeys}`,
    );
    expect(found).toEqual(expected);
  });
});

describe('an inner layer takes the keys of an outer one', () => {
  const all = [...commands, { ...command('shell.palette', ['mod+K'], 'shell'), allowInDialog: true }];
  test.each<[string, KeyPreferences, readonly string[]]>([
    ['which is meant so as declared', changed({}), []],
    ['reported with both', changed({ 'go.news': ['n'] }), ['list.new n over go.news n']],
    ['whichever of them was changed', changed({ 'list.next': ['g n'] }), ['list.next g n over go.news g n']],
    [
      'when one begins the other',
      changed({ 'list.next': ['g'] }),
      ['list.next g over go.news g n', 'list.next g over go.events g e'],
    ],
    [
      'in each group by itself',
      changed({ 'go.news': ['F9'] }),
      ['editor.cards F9', 'image.cards F9'].map((inner) => `${inner} over go.news F9`),
    ],
    ['not below a dialog, where the page’s keys rest', changed({ 'list.next': ['x'], 'picker.new': ['x'] }), []],
    [
      'but where the outer one acts over dialogs too',
      changed({ 'picker.new': ['mod+K'] }),
      ['picker.new mod+K over shell.palette mod+K'],
    ],
    ['not within a layer, where it is a clash', changed({ 'list.next': ['n'] }), []],
    ['nor where one is switched off', changed({ 'go.news': ['n'] }, { off: ['list.new'] }), []],
  ])('%s', (_, preferences, expected) => {
    const found = shadowsOf(all, preferences).map(
      ({ inner, innerKeys, outer, outerKeys }) => `${inner} ${innerKeys} over ${outer} ${outerKeys}`,
    );
    expect(found).toEqual(expected);
  });
});

describe('what can be in force', () => {
  test.each<[string, KeyPreferences, KeyPreferences['changed'], readonly string[]]>([
    ['keeps what clashes with nothing', changed({ 'list.new': ['u'] }), { 'list.new': ['u'] }, []],
    ['keeps what is about commands of others', changed({ 'role.new': ['n'] }), { 'role.new': ['n'] }, []],
    [
      'leaves a declared key to its command, whichever comes first',
      changed({ 'list.next': ['n'], 'list.delete': ['n'] }),
      {},
      ['list.next n taken list.new', 'list.delete n taken list.new'],
    ],
    [
      'leaves the first of two what both were given',
      changed({ 'list.next': ['u'], 'list.delete': ['u'] }),
      { 'list.next': ['u'] },
      ['list.delete u taken list.next'],
    ],
    [
      'takes back what a fallen command needs for itself',
      changed({ 'list.next': ['Delete'], 'list.new': ['u'], 'list.delete': ['u'] }),
      { 'list.new': ['u'] },
      ['list.delete u taken list.new', 'list.next Delete taken list.delete'],
    ],
    [
      'drops what can’t be used',
      changed({ 'list.new': ['mod+T'], 'list.next': ['boh boh'] }),
      {},
      ['list.next boh boh unusable null', 'list.new mod+T unusable null'],
    ],
  ])('%s', (_, preferences, expected, fell) => {
    const { preferences: settled, fallen } = settle(commands, preferences);
    expect(settled).toEqual({ ...preferences, changed: expected });
    expect(clashesOf(commands, settled)).toEqual([]);
    expect(fallen.map(({ command: id, keys, why, by }) => `${id} ${keys} ${why} ${by}`)).toEqual(fell);
  });

  test('never clashes, whatever was chosen', () => {
    const keys = ['n', 'j', 'u', 'g', 'g n', 'Delete', 'F9', 'mod+S', 'mod+T'];
    const ids = commands.map(({ command: id }) => id);
    // Every command on every key, shifted, so that each meets each.
    for (let shift = 0; shift < keys.length * 4; shift++) {
      const given = ids.map((id, at) => [id, [keys[(at * (1 + (shift % 4)) + shift) % keys.length] ?? 'n']] as const);
      const { preferences } = settle(commands, changed(Object.fromEntries(given)));
      expect(clashesOf(commands, preferences)).toEqual([]);
    }
  });
});

describe('kept keys', () => {
  test.each([
    [null, DEFAULT_PREFERENCES],
    ['guasto', DEFAULT_PREFERENCES],
    [[], DEFAULT_PREFERENCES],
    [{ singleKeys: 'no', off: [1], changed: { a: 'x', b: ['y', 'y'] } }, changed({ b: ['y'] })],
    [{ singleKeys: false, off: ['a', 'a'], changed: {} }, changed({}, { singleKeys: false, off: ['a'] })],
    [{ version: 9, off: ['a'] }, changed({}, { off: ['a'] })],
  ])('%j', (stored, preferences) => {
    expect(readPreferences(stored)).toEqual(preferences);
    expect(readStored(stored)).toEqual({ version: 2, ...preferences, reported: [] });
  });

  test('stay with commands that have another id since', () => {
    const former = { off: ['stops.restore'], changed: { 'stops.add': ['F7'], 'editor.card.locations': ['g x'] } };
    const present = changed({ 'entries.add': ['F7'], 'editor.card.stops': ['g x'] }, { off: ['entries.restore'] });
    expect(readPreferences(former)).toEqual(present);
    expect(readPreferences({ ...former, off: ['entries.restore', 'stops.restore'] })).toEqual(present);
    // Chosen since, under the id of now, wherever it stands.
    const both = { 'entries.add': ['F8'], 'stops.add': ['F7'], 'list.next': ['n'] };
    expect(readPreferences({ changed: both })).toEqual(changed({ 'entries.add': ['F8'], 'list.next': ['n'] }));
    const knows = (id: string) => ['entries.add', 'entries.restore', 'editor.card.stops'].includes(id);
    expect(unknownCommands(readPreferences(former), knows)).toEqual([]);
  });

  test('are those of some commands where only these are meant', () => {
    const of = [command('list.next', ['j'], 'list')];
    const all = changed({ 'list.next': ['n'], gone: ['x'] }, { singleKeys: false, off: ['gone', 'list.next'] });
    expect(concerning(of, all)).toEqual(changed({ 'list.next': ['n'] }, { singleKeys: false, off: ['list.next'] }));
  });

  test('keep of what was reported only texts', () => {
    expect(readStored({ told: ['unknown a'] }).reported).toEqual(['unknown a']);
    expect(readStored({ told: ['unknown a', 3] }).reported).toEqual([]);
  });

  test('report each trouble once', () => {
    const stored = readStored({ version: 2, changed: { gone: ['x'], 'list.next': ['n'] }, off: ['lost', 'gone'] });
    const known = (id: string) => commands.some(({ command: other }) => other === id);
    const unknown = unknownCommands(stored, known);
    expect(unknown).toEqual(['gone', 'lost']);
    const { fallen } = settle(commands, stored);
    const first = unreported(stored, { unknown, fallen });
    expect(first.trouble).toEqual({ unknown, fallen });
    const reported = ['unknown gone', 'unknown lost', 'taken list.next n'];
    expect(first.stored).toEqual({ ...stored, reported });
    const { reported: _inMemory, ...keys } = first.stored;
    expect(storageValue(first.stored)).toEqual({ ...keys, told: reported });
    expect(readStored(storageValue(first.stored))).toEqual(first.stored);
    expect(unreported(first.stored, { unknown, fallen }).trouble).toEqual({ unknown: [], fallen: [] });
    expect(unreported(first.stored, { unknown: ['new'], fallen }).trouble).toEqual({ unknown: ['new'], fallen: [] });
  });
});
