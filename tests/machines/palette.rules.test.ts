import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import {
  announcedRow,
  arrange as arrangement,
  firstActive,
  keepActive,
  moved,
} from '../../src/machines/palette/arrange';
import { paletteMachine } from '../../src/machines/palette/machine';
import {
  readRecents,
  readSearches,
  searchRows,
  storedRecents,
  withRecent,
  withSearch,
} from '../../src/machines/palette/recents';
import { refusal } from '../../src/machines/palette/refusal';
import { actionRows, entityQuery, entityRow, isPerson, ledBy, typed } from '../../src/machines/palette/rules';
import type {
  EntityAnswer,
  EntityQuery,
  LastSearch,
  PaletteContext,
  PaletteRow,
} from '../../src/machines/palette/types';
import { paletteTexts } from '../../src/messages/palette';
import { goNews, openIt, publish, publishIt, salt, save } from './palette/model';

const titlesOf = (rows: readonly { readonly title: string }[]) => rows.map(({ title }) => title);

const listed = {
  rows: [publish, save, goNews],
  entities: [],
  answered: null,
  query: '',
  scope: 'all',
  isOverDialog: false,
  opened: null,
  actions: [],
} as const;
const found = entityRow(salt, () => 'news');

type Listed = Parameters<typeof arrangement>[0];
const arrange = (state: Listed): readonly PaletteRow[] => arrangement(state).results;

describe('typing', () => {
  test.each([
    ['testo', 'all', { query: 'testo', scope: 'all' }],
    ['>sal', 'all', { query: 'sal', scope: 'commands' }],
    ['# saline', 'all', { query: 'saline', scope: 'contents' }],
    ['@', 'all', { query: '', scope: 'people' }],
    ['>x', 'contents', { query: '>x', scope: 'contents' }],
    ['x'.repeat(20_000), 'all', { query: 'x'.repeat(10_000), scope: 'all' }],
    [`>${'x'.repeat(20_000)}`, 'all', { query: 'x'.repeat(10_000), scope: 'commands' }],
    ['', 'all', { query: '', scope: 'all' }],
  ] as const)('%.20s in scope %s', (text, scope, outcome) => {
    expect(typed(text, scope)).toEqual(outcome);
  });

  test.each([
    [{ query: 's', scope: 'all' }, null],
    [
      { query: ' sa ', scope: 'all' },
      { text: 'sa', scope: 'all' },
    ],
    [{ query: 'sale', scope: 'commands' }, null],
    [
      { query: 'y'.repeat(9_000), scope: 'people' },
      { text: 'y'.repeat(200), scope: 'people' },
    ],
  ] as const)('entities are asked for: %.40j', (state, query) => {
    expect(entityQuery({ ...state, isOverDialog: false })).toEqual(query);
  });

  test('over a dialog no entities are asked for', () => {
    expect(entityQuery({ query: 'sale', scope: 'all', isOverDialog: true })).toBeNull();
  });
});

describe('what is shown', () => {
  const ids = (rows: readonly PaletteRow[]) => rows.map(({ id }) => id);

  test('page actions, then navigation, whatever the ranking between them', () => {
    expect(ids(arrange({ ...listed, rows: [goNews, publish, save] }))).toEqual([save.id, publish.id, goNews.id]);
  });

  test('what few want waits until something is typed, or commands are asked for', () => {
    const minor: PaletteRow = { ...save, id: 'command:list.pageSize.50', title: 'Mostra 50 righe', isMinor: true };
    const rows = [publish, minor, goNews];
    expect(titlesOf(arrange({ ...listed, rows }))).toEqual(titlesOf([publish, goNews]));
    expect(titlesOf(arrange({ ...listed, rows, scope: 'commands' }))).toEqual(titlesOf([minor, publish, goNews]));
    expect(titlesOf(arrange({ ...listed, rows, isOverDialog: true }))).toContain(minor.title);
    expect(titlesOf(arrange({ ...listed, rows, query: 'mostra' }))).toEqual([minor.title]);
  });

  test('entities come last, in the server’s order, also where the title does not hold the text', () => {
    const other = entityRow({ area: 'news', id: 8, title: 'Altro', route: '/news/8' }, () => 'news');
    const state = { ...listed, query: 'sal', answered: 'sal', entities: [other, found] };
    expect(ids(arrange(state))).toEqual([save.id, publish.id, other.id, found.id]);
  });

  test('entities of the text before stay as far as they match', () => {
    const state = { ...listed, answered: 'sal', entities: [found] };
    expect(ids(arrange({ ...state, query: 'salin' }))).toEqual([found.id]);
    expect(ids(arrange({ ...state, query: 'salv' }))).toEqual([save.id, publish.id]);
  });

  test('a recent that is found again is shown once', () => {
    const recents = withRecent([], found);
    const state = { ...listed, rows: recents, query: 'saline', answered: 'saline', entities: [found] };
    expect(ids(arrange(state))).toEqual(['recent:/news/7']);
  });

  test.each([
    ['commands', [save.id]],
    ['contents', [found.id]],
    ['people', []],
  ] as const)('scope %s', (scope, shown) => {
    const state = { ...listed, rows: [save], query: 'sal', answered: 'sal', entities: [found], scope };
    expect(ids(arrange(state))).toEqual(shown);
  });
});

describe('the active row', () => {
  test('starts at the first one that can be run, or at the first', () => {
    expect(firstActive({ results: [publish, save], similarFrom: 2 })).toBe(save.id);
    expect(firstActive({ results: [publish], similarFrom: 1 })).toBe(publish.id);
    expect(firstActive({ results: [], similarFrom: 0 })).toBeNull();
  });

  test('is never one that is only alike while another one answers', () => {
    expect(firstActive({ results: [publish, save], similarFrom: 1 })).toBe(publish.id);
    expect(firstActive({ results: [publish, save], similarFrom: 0 })).toBe(save.id);
  });

  test('stays when rows come before it', () => {
    expect(keepActive(save.id, { results: [publish, goNews, save], similarFrom: 3 })).toBe(save.id);
    expect(keepActive('gone', { results: [publish, goNews], similarFrom: 2 })).toBe(goNews.id);
  });

  test.each([
    ['next', goNews.id],
    ['previous', publish.id],
    ['first', publish.id],
    ['last', goNews.id],
    ['pageDown', goNews.id],
    ['pageUp', publish.id],
  ] as const)('moves %s', (to, id) => {
    expect(moved({ activeId: save.id, results: [publish, save, goNews] }, to)).toBe(id);
  });

  test('moves ten rows by a page, and is the first one when there was none', () => {
    const results = Array.from({ length: 30 }, (_, index) => ({ ...save, id: `row ${index}` }));
    const from = (activeId: string | null, to: 'pageDown' | 'pageUp' | 'next' | 'previous') =>
      moved({ activeId, results }, to);
    expect([from('row 12', 'pageDown'), from('row 12', 'pageUp')]).toEqual(['row 22', 'row 2']);
    expect([from('row 12', 'next'), from('row 12', 'previous')]).toEqual(['row 13', 'row 11']);
    expect([from(null, 'next'), from(null, 'previous')]).toEqual(['row 0', 'row 29']);
    expect(moved({ activeId: null, results: [] }, 'next')).toBeNull();
  });

  test('is run only while it is announced and there', () => {
    const results = [publish, save];
    expect(announcedRow({ activeId: save.id, results }, save.id)).toBe(save);
    expect(announcedRow({ activeId: publish.id, results }, save.id)).toBeNull();
    expect(announcedRow({ activeId: 'gone', results }, 'gone')).toBeNull();
  });

  test('goes round at both ends', () => {
    const results = [publish, save, goNews];
    expect(moved({ activeId: goNews.id, results }, 'next')).toBe(publish.id);
    expect(moved({ activeId: publish.id, results }, 'previous')).toBe(goNews.id);
  });
});

describe('entities as rows', () => {
  test('say type, language and status', () => {
    expect(found).toEqual({
      id: 'entity:news:7:it',
      section: 'content',
      title: 'Saline di Cervia',
      hint: 'news · Italiano · Pubblicata',
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
    [{ lang: 'it', status: -1 }, 'news · Italiano · Pubblicata'],
    [{ lang: 'xx', status: 2 }, 'news · xx · Bozza'],
    [{ status: 99 }, 'news · Non presente'],
    [{}, 'news'],
  ])('those of %j are told apart by «%s»', (more, hint) => {
    expect(entityRow({ area: 'news', id: 9, title: 'Saline', route: '/news/9', ...more }, () => 'news').hint).toBe(
      hint,
    );
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
  ] as const)('%s that is run tells what it is about, and the search that led there', (_, change, row, outcome) => {
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

describe('what is only alike', () => {
  test('stands after everything else, whatever its section', () => {
    const near = { ...save, id: 'near', title: 'Salta la pubblicazione' };
    const rows = [near, goNews];
    expect(arrangement({ ...listed, rows, query: 'gestoine' })).toEqual({ results: [goNews], similarFrom: 0 });
    const both = arrangement({ ...listed, rows: [near, { ...goNews, title: 'Salva le news' }], query: 'salva' });
    expect([titlesOf(both.results), both.similarFrom]).toEqual([['Salva le news', 'Salta la pubblicazione'], 1]);
  });
});

describe('running a row', () => {
  const silent = fromPromise<EntityAnswer, EntityQuery>(() => new Promise(() => undefined));
  const opened = () => {
    const actor = createActor(paletteMachine.provide({ actors: { searchEntities: silent } }), {
      input: { areaNames: {} },
    }).start();
    actor.send({ type: 'palette.open', rows: [publish, save, goNews] });
    return actor;
  };

  test('another row than the announced one is never run', () => {
    const actor = opened();
    const run = { type: 'row.run', id: goNews.id, newTab: false } as const;
    expect(actor.getSnapshot().context.activeId).toBe(save.id);
    expect(actor.getSnapshot().can(run)).toBe(false);
    actor.send(run);
    expect(actor.getSnapshot().value).toEqual({ open: 'resting' });
    expect(refusal(actor.getSnapshot(), run)).toBe('Questo risultato non è più in elenco: scegline un altro');
  });

  test('over a dialog no other scope can be chosen, and that is said', () => {
    const actor = opened();
    expect(refusal(actor.getSnapshot(), { type: 'scope.choose', scope: 'all' })).toBeNull();
    actor.send({ type: 'palette.close' });
    expect(refusal(actor.getSnapshot(), { type: 'scope.choose', scope: 'all' })).toBeNull();
    actor.send({ type: 'palette.open', rows: [save], isOverDialog: true });
    expect(refusal(actor.getSnapshot(), { type: 'scope.choose', scope: 'all' })).toBe(paletteTexts.overDialog.scopes);
    expect(refusal(actor.getSnapshot(), { type: 'query.type', text: 'x' })).toBeNull();
  });

  test('among the actions of an entity a sign is part of what is typed', () => {
    const actor = opened();
    const rows = withRecent([], found);
    actor.send({ type: 'palette.close' });
    actor.send({ type: 'palette.open', rows });
    actor.send({ type: 'actions.open', id: rows[0]?.id ?? '' });
    actor.send({ type: 'query.type', text: '#7' });
    const { query, scope } = actor.getSnapshot().context;
    expect({ query, scope }).toEqual({ query: '#7', scope: 'all' });
    actor.send({ type: 'actions.back' });
    actor.send({ type: 'query.type', text: '#7' });
    const { query: after, scope: chosen } = actor.getSnapshot().context;
    expect({ after, chosen }).toEqual({ after: '7', chosen: 'contents' });
  });

  test('a refused row says why', () => {
    const actor = opened();
    actor.send({ type: 'active.point', id: publish.id });
    expect(refusal(actor.getSnapshot(), { type: 'row.run', id: publish.id, newTab: false })).toBe(
      'Manca la descrizione',
    );
  });

  test('the one row out of 50,000 is found', () => {
    const rows = Array.from({ length: 50_000 }, (_, index) => ({
      ...save,
      id: `row-${index}`,
      title: `Località numero ${index}`,
    }));
    const actor = opened();
    actor.send({ type: 'palette.close' });
    actor.send({ type: 'palette.open', rows });
    actor.send({ type: 'query.type', text: 'localita 49999' });
    expect(titlesOf(actor.getSnapshot().context.results)).toEqual(['Località numero 49999']);
  });
});
