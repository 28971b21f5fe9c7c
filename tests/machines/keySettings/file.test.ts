import { describe, expect, test } from 'vitest';
import { keysFile, keysFileName, previewOf } from '../../../src/machines/keySettings/file';
import { keySettingsTexts } from '../../../src/messages/screens/keySettings';
import { COMMANDS, preferring } from './fixture';

const NOW = new Date('2026-11-21T17:50:00Z');
const { problems } = keySettingsTexts;

const preview = (text: string, draft = preferring()) => previewOf({ commands: COMMANDS, draft }, 'tasti.json', text);
const file = (keys: object, more: object = {}) =>
  JSON.stringify({ version: 2, date: NOW.toISOString(), keys, ...more });

describe('a file of keys', () => {
  test('says version, date and keys, and is taken back as it was', () => {
    const mine = preferring({ singleKeys: false, off: ['list.create'], changed: { 'list.next': ['mod+J', 'u'] } });
    const text = keysFile(mine, NOW);
    expect(JSON.parse(text)).toEqual({ portolano: 'keys', version: 2, date: '2026-11-21T17:50:00.000Z', keys: mine });
    expect(keysFileName(NOW)).toBe('portolano-tasti-2026-11-21.json');
    // Half past midnight in Rome, yesterday in UTC.
    expect(keysFileName(new Date('2026-11-21T23:30:00Z'))).toBe('portolano-tasti-2026-11-22.json');
    expect(preview(text)).toEqual({
      name: 'tasti.json',
      date: '2026-11-21T17:50:00.000Z',
      isOlder: false,
      preferences: mine,
      singleKeys: false,
      changes: [
        { command: 'list.next', title: 'Riga successiva', before: ['ArrowDown', 'j'], after: ['mod+J', 'u'] },
        { command: 'list.create', title: 'Nuovo contenuto', before: ['n'], after: null },
      ],
      refused: [],
    });
    expect(preview(text, mine)).toMatchObject({ singleKeys: null, changes: [], refused: [] });
  });

  test.each([
    ['nothing at all', '', problems.notJson],
    ['half a file', '{"version":2,"keys":{', problems.notJson],
    ['a picture', '\u0089PNG\r\n', problems.notJson],
    ['other JSON', '{"name":"portolano","version":"1.0.0"}', problems.notKeys],
    ['a list', '[1,2]', problems.notKeys],
    ['null', 'null', problems.notKeys],
    ['keys that are none', '{"version":2,"keys":[]}', problems.notKeys],
    ['a newer version', file({ off: [] }, { version: 3 }), problems.newer],
  ])('is not %s', (_, text, problem) => {
    expect(preview(text)).toBe(problem);
  });

  test.each([
    [
      'what local storage contained before',
      JSON.stringify({ singleKeys: true, off: [], changed: { 'list.create': ['u'] } }),
      true,
    ],
    ['a file without a version', JSON.stringify({ keys: { changed: { 'list.create': ['u'] } } }), true],
    [
      'one with a byte order mark and a date that is none',
      `\uFEFF${file({ changed: { 'list.create': ['u'] } }, { date: 'ieri' })}`,
      false,
    ],
  ])('of %s is taken', (_, text, isOlder) => {
    expect(preview(text)).toMatchObject({
      date: null,
      isOlder,
      preferences: preferring({ changed: { 'list.create': ['u'] } }),
    });
  });
});

describe('what can’t be taken is reported, and the command keeps what it has', () => {
  const now = preferring({ off: ['role.x'], changed: { 'list.create': ['u'], 'role.new': ['z'] } });
  test.each([
    [
      'commands nobody knows',
      { changed: { 'boh.boh': ['y'], 'list.create': ['u'] }, off: ['mah.mah'] },
      { 'role.new': ['z'], 'list.create': ['u'] },
      [
        { title: 'boh.boh', keys: ['y'], why: 'unknown', by: null },
        { title: 'mah.mah', keys: [], why: 'unknown', by: null },
      ],
    ],
    [
      'keys that are the browser’s',
      { changed: { 'list.create': ['mod+T', 'v'] } },
      { 'role.new': ['z'], 'list.create': ['u'] },
      [{ title: 'Nuovo contenuto', keys: ['mod+T'], why: 'unusable', by: null }],
    ],
    [
      'one command’s keys among good ones of others',
      { changed: { 'list.create': ['mod+T'], 'list.next': ['w'] } },
      { 'role.new': ['z'], 'list.create': ['u'], 'list.next': ['w'] },
      [{ title: 'Nuovo contenuto', keys: ['mod+T'], why: 'unusable', by: null }],
    ],
    [
      'two commands on one key',
      { changed: { 'list.next': ['w'], 'list.create': ['w'] } },
      { 'role.new': ['z'], 'list.next': ['w'] },
      [{ title: 'Nuovo contenuto', keys: ['w'], why: 'taken', by: 'Riga successiva' }],
    ],
    [
      'a key that another command was declared with',
      { changed: { 'list.reload': ['j'], 'list.create': ['u'] } },
      { 'role.new': ['z'], 'list.create': ['u'] },
      [{ title: 'Ricarica l’elenco', keys: ['j'], why: 'taken', by: 'Riga successiva' }],
    ],
  ])('%s', (_, keys, changed, refused) => {
    expect(preview(file(keys), now)).toMatchObject({ preferences: { off: ['role.x'], changed }, refused });
  });
});
