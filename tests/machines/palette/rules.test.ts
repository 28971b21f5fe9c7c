import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { activeAfter, announcedRow, arrange as arrangement, moved } from '../../../src/machines/palette/arrange';
import { paletteMachine } from '../../../src/machines/palette/machine';
import { readRecents, withRecent } from '../../../src/machines/palette/recents';
import { actionRows, entityQuery, entityRow, typed } from '../../../src/machines/palette/rules';
import type { EntityAnswer, EntityQuery, PaletteRow } from '../../../src/machines/palette/types';
import { arrange, found, listed, titlesOf } from './rows';
import { goNews, openIt, publish, publishIt, save, signOut } from './samples';

describe('typing', () => {
  test.each([
    ['testo', 'all', { query: 'testo', scope: 'all' }],
    ['>sal', 'all', { query: 'sal', scope: 'commands' }],
    ['#/news/12', 'all', { query: '#/news/12', scope: 'all' }],
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
      { query: '7', scope: 'all' },
      { text: '7', scope: 'all' },
    ],
    [
      { query: ' sa ', scope: 'all' },
      { text: 'sa', scope: 'all' },
    ],
    [{ query: 'sale', scope: 'commands' }, null],
    [
      { query: 'y'.repeat(9_000), scope: 'people' },
      { text: 'y'.repeat(200), scope: 'people' },
    ],
  ] as const)('entities are requested: %.40j', (state, query) => {
    expect(entityQuery({ ...state, isOverDialog: false })).toEqual(query);
  });

  test('over a dialog no entities are requested', () => {
    expect(entityQuery({ query: 'sale', scope: 'all', isOverDialog: true })).toBeNull();
  });
});

describe('what is shown', () => {
  const ids = (rows: readonly PaletteRow[]) => rows.map(({ id }) => id);

  test('page actions, then navigation, whatever the ranking between them; what can’t be run behind both', () => {
    expect(ids(arrange({ ...listed, rows: [goNews, publish, save] }))).toEqual([save.id, goNews.id, publish.id]);
  });

  test('in an empty box what waits, what the page is for, what was opened, then the page’s other commands', () => {
    const restore: PaletteRow = { ...save, id: 'editor.restoreDraft', title: 'Riprendi la bozza', isWaiting: true };
    const main: PaletteRow = { ...save, id: 'list.create', title: 'Nuova news', isMain: true };
    const rows = [publish, save, main, restore, goNews, ...withRecent([], found)];
    const shown = [restore.id, main.id, 'recent:/news/7', save.id, goNews.id, publish.id];
    expect(ids(arrange({ ...listed, rows }))).toEqual(shown);
    expect(arrangement({ ...listed, rows }).bestId).toBe(restore.id);
    const refused = { ...restore, refusal: 'no' };
    expect(ids(arrange({ ...listed, rows: [save, refused] }))).toEqual([save.id, restore.id]);
    expect(ids(arrange({ ...listed, rows, query: 'bozza' }))).toEqual([restore.id]);
    expect(ids(arrange({ ...listed, rows, query: 's' }))).toEqual([
      save.id,
      main.id,
      'recent:/news/7',
      goNews.id,
      publish.id,
    ]);
  });

  test('what has all words in its title before what has not, and what can be run before what can’t', () => {
    const titled = (id: string, title: string, more: Partial<PaletteRow> = {}): PaletteRow => ({
      ...save,
      id,
      title,
      ...more,
    });
    const rows = [
      titled('keyword', 'Archivia', { keywords: ['sagra del tartufo'] }),
      titled('half', 'Sagra', { keywords: ['tartufo'] }),
      titled('refused', 'Tartufo alla sagra', { refusal: 'no' }),
      titled('refusedKeyword', 'Chiudi', { keywords: ['sagra tartufo'], refusal: 'no' }),
      titled('within', 'La vecchia sagra del tartufone', { section: 'navigation' }),
      titled('named', 'Fiera', { section: 'navigation', names: ['sagra tartufo'] }),
    ];
    const entities = [
      entityRow({ area: 'event', id: 9, title: 'Tartùfo, la sàgra', route: '/event-ert/9' }, () => 'evento'),
    ];
    const state = { ...listed, rows, entities, query: 'sagra tartufo', answered: 'sagra tartufo' };
    const shown = ['named', 'within', 'entity:event:9:', 'refused', 'keyword', 'half', 'refusedKeyword'];
    expect(ids(arrange(state))).toEqual(shown);
  });

  test('what few want waits until something is typed, or commands are requested', () => {
    const minor: PaletteRow = { ...save, id: 'command:list.pageSize.50', title: 'Mostra 50 righe', isMinor: true };
    const rows = [publish, minor, goNews];
    expect(titlesOf(arrange({ ...listed, rows }))).toEqual(titlesOf([goNews, publish]));
    expect(titlesOf(arrange({ ...listed, rows, scope: 'commands' }))).toEqual(titlesOf([minor, goNews, publish]));
    expect(titlesOf(arrange({ ...listed, rows, isOverDialog: true }))).toContain(minor.title);
    expect(titlesOf(arrange({ ...listed, rows, query: 'mostra' }))).toEqual([minor.title]);
  });

  test('entities come after commands, in the server’s order, those whose title does not hold the text behind others', () => {
    const other = entityRow({ area: 'news', id: 8, title: 'Altro', route: '/news/8' }, () => 'news');
    const state = { ...listed, query: 'sal', answered: 'sal', entities: [other, found] };
    expect(ids(arrange(state))).toEqual([save.id, found.id, publish.id, other.id]);
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
    const bound: PaletteRow = { ...found, action: { kind: 'route', route: '/news/7/mare' } };
    expect(ids(arrange({ ...state, rows: withRecent([], bound) }))).toEqual(['recent:/news/7/mare']);
    const [older] = readRecents([{ title: 'Saline di Cervia', route: '/news/7' }]) as [PaletteRow];
    expect(ids(arrange({ ...state, rows: [older] }))).toEqual(['recent:/news/7']);
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
  const bestOf = (state: Partial<Parameters<typeof arrangement>[0]>) => arrangement({ ...listed, ...state }).bestId;

  test('starts at the first one that can be run, or at the first', () => {
    expect(bestOf({ rows: [publish, save] })).toBe(save.id);
    expect(bestOf({ rows: [publish] })).toBe(publish.id);
    expect(bestOf({ rows: [] })).toBeNull();
  });

  test('is never one that is only alike while another one answers', () => {
    const near = { ...save, id: 'near', title: 'Pubblicare', refusal: null };
    expect(bestOf({ rows: [near, publish], query: 'salva pubblica' })).toBe(publish.id);
    expect(bestOf({ rows: [publish, save], query: 'slava' })).toBe(save.id);
  });

  test('is the best of all sections, though refused', () => {
    const hidden = { ...save, id: 'hidden', title: 'Mostra', keywords: ['gestione'] };
    expect(bestOf({ rows: [hidden, goNews], query: 'gest' })).toBe(goNews.id);
    expect(bestOf({ rows: [{ ...goNews, refusal: 'no' }, hidden], query: 'gest' })).toBe(goNews.id);
  });

  test('is what has the typed number as its id, whatever is called so', () => {
    const pages = { ...save, id: 'pages', title: '7 righe per pagina' };
    const state = { ...listed, rows: [pages], query: '7', entities: [found], answered: '7' };
    expect(arrangement(state).bestId).toBe(found.id);
    expect(arrangement({ ...state, rows: [pages, ...withRecent([], found)], entities: [] }).bestId).toBe(
      'recent:/news/7',
    );
    expect(arrangement({ ...state, query: '7 ri', answered: '7' }).bestId).toBe('pages');
  });

  test('is the typed action of an entity, in its place though refused', () => {
    const [row] = withRecent([], found);
    if (row?.subject == null) throw new Error('no subject');
    const opened = { row, subject: row.subject, query: '', problem: null };
    const actions = actionRows([
      { ...publishIt, id: 'publish:it', title: 'Pubblica in italiano' },
      { ...openIt, id: 'publish:en', title: 'Pubblica in inglese' },
    ]);
    expect(bestOf({ opened, actions, query: 'pubb' })).toBe('action:publish:it');
    expect(bestOf({ opened, actions })).toBe('action:publish:en');
  });

  test('stays where one moved to when rows come before it, and is the best one otherwise', () => {
    const arranged = { results: [publish, goNews, save], similarFrom: 3, bestId: goNews.id };
    expect(activeAfter({ activeId: save.id, isMoved: true }, arranged)).toEqual({ activeId: save.id, isMoved: true });
    const best = { activeId: goNews.id, isMoved: false };
    expect(activeAfter({ activeId: save.id, isMoved: false }, arranged)).toEqual(best);
    expect(activeAfter({ activeId: 'missing', isMoved: true }, arranged)).toEqual(best);
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
    expect(announcedRow({ activeId: 'missing', results }, 'missing')).toBeNull();
  });

  test('goes round at both ends', () => {
    const results = [publish, save, goNews];
    expect(moved({ activeId: goNews.id, results }, 'next')).toBe(publish.id);
    expect(moved({ activeId: publish.id, results }, 'previous')).toBe(goNews.id);
  });
});

describe('what is only alike', () => {
  test('stands after everything else, whatever its section', () => {
    const near = { ...save, id: 'near', title: 'Salta la pubblicazione' };
    const rows = [near, goNews];
    expect(arrangement({ ...listed, rows, query: 'gestoine' })).toEqual({
      results: [goNews],
      similarFrom: 0,
      bestId: goNews.id,
    });
    const both = arrangement({ ...listed, rows: [near, { ...goNews, title: 'Salva le news' }], query: 'salva' });
    expect([titlesOf(both.results), both.similarFrom]).toEqual([['Salva le news', 'Salta la pubblicazione'], 1]);
  });
});

describe('what destroys something', () => {
  const other = { ...goNews, id: 'other', title: 'Ultime notizie', keywords: ['termica'] };

  test.each([
    ['ter', [other.title, signOut.title], 1],
    ['terme', [other.title, signOut.title], 0],
    ['termina', [signOut.title, other.title], 1],
    ['es', [signOut.title], 0],
    ['esc', [signOut.title], 1],
    ['uscire', [signOut.title], 1],
    ['esic', [signOut.title], 0],
  ] as const)('stands first only if it is named: %s', (query, titles, similarFrom) => {
    const arranged = arrangement({ ...listed, rows: [signOut, other], query });
    expect([titlesOf(arranged.results), arranged.similarFrom]).toEqual([titles, similarFrom]);
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
  });

  test('over a dialog no other scope can be chosen', () => {
    const actor = opened();
    const choose = { type: 'scope.choose', scope: 'people' } as const;
    expect(actor.getSnapshot().can(choose)).toBe(true);
    actor.send({ type: 'palette.close' });
    actor.send({ type: 'palette.open', rows: [save], isOverDialog: true });
    expect(actor.getSnapshot().can(choose)).toBe(false);
    expect(actor.getSnapshot().can({ type: 'query.type', text: 'x' })).toBe(true);
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
    actor.send({ type: 'row.run', id: publish.id, newTab: false });
    expect(actor.getSnapshot().context.refused).toBe(`${publish.title}: Manca la descrizione`);
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
