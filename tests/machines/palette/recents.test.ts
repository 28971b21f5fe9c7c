import { describe, expect, test } from 'vitest';
import { type KeptRecent, withKept } from '../../../src/machines/palette/kept';
import {
  readRecents,
  readSearches,
  searchRows,
  storedRecents,
  withRecent,
  withSearch,
} from '../../../src/machines/palette/recents';
import { actionRows, entityRow, isPerson, ledBy, refreshed } from '../../../src/machines/palette/rules';
import type { LastSearch, PaletteContext, PaletteRow } from '../../../src/machines/palette/types';
import { arrange, found, listed, titlesOf } from './rows';
import { openIt, publishIt, salt, save } from './samples';

describe('entities as rows', () => {
  test('say type, language and status', () => {
    expect(found).toEqual({
      id: 'entity:news:7:it',
      section: 'content',
      title: 'Saline di Cervia',
      hint: 'news · Italiano',
      state: 'Pubblicata',
      keywords: ['7'],
      keys: [],
      refusal: null,
      subject: { area: 'news', id: 7, title: 'Saline di Cervia', lang: 'it', status: 1, route: '/news/7' },
      action: { kind: 'route', route: '/news/7' },
    });
  });

  test('without a title they are named by type and number; people are people', () => {
    expect(entityRow({ area: 'news', id: 9, title: ' ', route: '/news/9' }, () => 'news').title).toBe('news 9');
    const person = entityRow({ area: 'user', id: 3, title: 'Anna', route: '/users/3' }, () => null);
    expect([person.section, person.hint, person.id]).toEqual(['person', 'utente', 'entity:user:3:']);
    expect([isPerson('user'), isPerson('users'), isPerson('news')]).toEqual([true, true, false]);
  });

  test.each([
    [{ lang: 'it', status: -1 }, 'news · Italiano', 'Pubblicata'],
    [{ lang: 'xx', status: 2 }, 'news · XX', 'Bozza'],
    [{ status: 99 }, 'news', 'Non presente'],
    [{}, 'news', null],
  ])('those of %j are distinguished by «%s» and %j', (more, hint, state) => {
    const row = entityRow({ area: 'news', id: 9, title: 'Saline', route: '/news/9', ...more }, () => 'news');
    expect([row.hint, row.state]).toEqual([hint, state]);
  });

  test.each([
    [{ role: 'Redattore', desk: 'Redazione Parma', status: 1 }, 'Redattore · Redazione Parma', null],
    [{ role: 'Redattore', desk: '', status: 0 }, 'Redattore', 'Non attivo'],
    [{ status: 0 }, 'utente', 'Non attivo'],
  ])('people of %j say role and desk, and only that they are off', (more, hint, state) => {
    const row = entityRow({ area: 'user', id: 3, title: 'Anna', route: '/users/3', ...more }, () => null);
    expect([row.hint, row.state]).toEqual([hint, state]);
  });

  test('what was opened before says how it stands only once it was read again', () => {
    const [kept] = readRecents(storedRecents(withRecent([], found)));
    expect([kept?.hint, kept?.state]).toEqual(['news · Italiano', undefined]);
    const now = { ...salt, title: 'Saline', status: 2 };
    const [fresh, command] = refreshed([kept as PaletteRow, save], [now], () => 'news');
    expect(fresh).toMatchObject({ id: kept?.id, section: 'recent', title: 'Saline', state: 'Bozza' });
    const [elsewhere] = refreshed([kept as PaletteRow], [{ ...now, route: '/altrove/7' }], () => 'news');
    expect([elsewhere?.action, elsewhere?.subject?.route]).toEqual([kept?.action, '/news/7']);
    expect(command).toBe(save);
    expect(refreshed([kept as PaletteRow], [], () => 'news')).toEqual([kept]);
  });

  test('of a type that nobody knows they say its area', () => {
    const other = entityRow({ area: 'misteri', id: 9, title: '', route: '/x/9' }, () => null);
    expect([other.title, other.hint]).toEqual(['misteri 9', 'misteri']);
  });

  test('have actions as rows', () => {
    expect(actionRows([{ ...publishIt, hint: 'in italiano', keywords: ['online'] }])).toEqual([
      {
        id: 'action:publish',
        section: 'action',
        title: 'Pubblica',
        hint: 'in italiano',
        keywords: ['online'],
        keys: [],
        refusal: 'serve news-publish',
        subject: null,
        action: { kind: 'entity', action: { ...publishIt, hint: 'in italiano', keywords: ['online'] } },
      },
    ]);
  });

  const [actionRow] = actionRows([openIt]) as [PaletteRow];
  const below = { row: found, subject: { ...salt, lang: 'it', status: 1 }, query: ' saline ', problem: null };
  test.each([
    ['a found one', { query: 'sal', opened: null }, found, { entity: found, search: { text: 'sal', scope: 'all' } }],
    ['one found by too little', { query: 's', opened: null }, found, { entity: found, search: null }],
    ['a command', { query: 'salva', opened: null }, save, { entity: null, search: null }],
    [
      'an action',
      { query: 'apr', opened: below },
      actionRow,
      { entity: found, search: { text: 'saline', scope: 'all' } },
    ],
  ] as const)('%s that is run says what it is about, and the search that led there', (_, change, row, outcome) => {
    expect(ledBy({ scope: 'all', ...change }, row)).toEqual(outcome);
  });

  test('among commands alone no search led anywhere', () => {
    expect(ledBy({ query: 'sal', scope: 'commands', opened: null }, found)).toEqual({ entity: found, search: null });
  });
});

describe('recents', () => {
  test('the last opened stands first, once, and eight are kept', () => {
    const opened = Array.from({ length: 10 }, (_, index) =>
      entityRow({ area: 'news', id: index, title: `News ${index}`, route: `/news/${index}` }, () => 'news'),
    );
    const recents = [...opened, opened[4] as PaletteRow].reduce(withRecent, [] as readonly PaletteRow[]);
    expect(titlesOf(recents)).toEqual(['News 4', 'News 9', 'News 8', 'News 7', 'News 6', 'News 5', 'News 3', 'News 2']);
    expect(readRecents(storedRecents(recents))).toEqual(recents);
  });

  test('a record is one recent, whichever of its addresses it was opened at', () => {
    const bound: PaletteRow = { ...found, action: { kind: 'route', route: '/news/7/mare' } };
    const recents = withRecent(withRecent([], found), bound);
    expect(recents.map(({ action }) => action)).toEqual([bound.action]);
    const twice = [...storedRecents([bound]), ...storedRecents([found])];
    expect(readRecents(twice).map(({ action }) => action)).toEqual([bound.action]);
    const kept = {
      title: 'Saline',
      hint: null,
      route: '/news/7',
      subject: { area: 'news', id: 7, lang: 'it', status: 1 },
    };
    const older: KeptRecent = { title: 'Saline', hint: null, route: '/news/7' };
    expect(withKept([null, older, { ...kept, route: '/news/7/mare' }], kept)).toEqual([kept, null]);
    expect(withKept([older, 4], older)).toEqual([older, 4]);
  });

  test('those kept by an older version say nothing of their entity, and have no actions', () => {
    const [recent] = readRecents([{ title: 'Saline', hint: null, route: '/news/7' }]);
    expect([recent?.title, recent?.subject]).toEqual(['Saline', null]);
  });

  test('commands are no recents, and are not stored as such', () => {
    expect(withRecent([], save)).toEqual([]);
    expect(storedRecents([save])).toEqual([]);
  });

  const stored = { title: 'Saline', hint: 'news', route: '/news/7' };
  const entity = { area: 'news', id: 7, lang: 'it', status: 1 };
  test.each([
    ['all of it', entity, { ...entity, title: 'Saline', route: '/news/7' }],
    [
      'neither language nor status',
      { area: 'news', id: 7 },
      { ...entity, lang: null, status: null, title: 'Saline', route: '/news/7' },
    ],
    ['no id', { ...entity, id: '7' }, null],
    ['no area', { ...entity, area: '' }, null],
    ['nothing', null, null],
  ])('whose entity says %s', (_, subject, outcome) => {
    const [recent] = readRecents([{ ...stored, subject }]);
    expect([recent?.subject, recent?.hint]).toEqual([outcome, 'news']);
  });

  test('of more than were ever kept only the first are read', () => {
    const many = Array.from({ length: 20 }, (_, index) => ({ ...stored, route: `/news/${index}` }));
    expect(readRecents(many).map(({ id }) => id)).toEqual(many.slice(0, 8).map(({ route }) => `recent:${route}`));
  });

  test.each([
    null,
    'x',
    3,
    [null],
    [{ title: 'a' }],
    [{ title: 'a', route: 'https://altrove' }],
    [{ title: 1, route: '/' }],
  ])('storage that holds %j gives none', (stored) => {
    expect(readRecents(stored)).toEqual([]);
  });
});

describe('last searches', () => {
  const search = (text: string, scope: LastSearch['scope'] = 'all'): LastSearch => ({ text, scope });
  const names = { all: 'Tutto', contents: 'Contenuti', people: 'Persone' };
  const rows = searchRows([search('saline'), search('anna', 'people')], names);

  test('the last one stands first, once, and five are kept', () => {
    const made = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a3'].map((text) => search(text));
    const kept = made.reduce(withSearch, [] as readonly LastSearch[]);
    expect(kept.map(({ text }) => text)).toEqual(['a3', 'a6', 'a5', 'a4', 'a2']);
    expect(readSearches(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  });

  test('the same text in another scope is another search', () => {
    expect(withSearch([search('anna')], search('anna', 'people'))).toEqual([search('anna', 'people'), search('anna')]);
  });

  test('are read in every scope but that of the commands, five at most, each once', () => {
    const every = [search('anna'), search('anna', 'people'), search('anna', 'contents')];
    expect(readSearches([...every, search(' anna '), ...every])).toEqual(every);
    const many = Array.from({ length: 9 }, (_, index) => search(`anna ${index}`));
    expect(readSearches(many)).toEqual(many.slice(0, 5));
  });

  test.each([
    null,
    'x',
    [null, 3, 'saline'],
    [{ text: 'a', scope: 'all' }],
    [{ text: 'saline', scope: 'commands' }],
    [{ text: 'saline' }],
    [{ text: 7, scope: 'all' }],
  ])('storage that holds %j gives none', (stored) => {
    expect(readSearches(stored)).toEqual([]);
  });

  test('are shown while nothing is typed, those of the scope', () => {
    const ids = (change: Partial<PaletteContext>) => arrange({ ...listed, rows, ...change }).map(({ id }) => id);
    expect(ids({})).toEqual(['search:all:saline', 'search:people:anna']);
    expect(ids({ scope: 'people' })).toEqual(['search:people:anna']);
    expect(ids({ scope: 'commands' })).toEqual([]);
    expect(ids({ query: 'saline' })).toEqual([]);
    expect(rows.map(({ hint }) => hint)).toEqual([null, 'Persone']);
  });
});

test('recents are found in their scope as well', () => {
  const person = entityRow({ area: 'user', id: 3, title: 'Anna', route: '/users/3' }, () => null);
  const rows = [person, found].reduce(withRecent, [] as readonly PaletteRow[]);
  const ids = (scope: PaletteContext['scope']) => arrange({ ...listed, rows, scope }).map(({ id }) => id);
  expect([ids('contents'), ids('people'), ids('commands')]).toEqual([['recent:/news/7'], ['recent:/users/3'], []]);
  expect(ids('all')).toEqual(['recent:/news/7', 'recent:/users/3']);
});

test('what a page shows is kept first, once, beside whatever was kept', () => {
  const opened = {
    title: 'Fiera',
    hint: 'news',
    route: '/news/3',
    subject: { area: 'news', id: 3, lang: 'it', status: 2 },
  };
  const others = Array.from({ length: 9 }, (_, at) => ({ title: `${at}`, hint: null, route: `/news/${at}` }));
  const kept = withKept(others, opened);
  expect(kept).toHaveLength(8);
  expect(readRecents(kept).map(({ title }) => title)).toEqual(['Fiera', '0', '1', '2', '4', '5', '6', '7']);
  expect(readRecents(withKept([null, 7, 'x'], opened)).map(({ subject }) => subject?.id)).toEqual([3]);
  expect(withKept('nothing', opened)).toEqual([opened]);
});
