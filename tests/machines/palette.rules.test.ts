import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { paletteMachine } from '../../src/machines/palette/machine';
import { fold, rank, score, wordsOf } from '../../src/machines/palette/matching';
import { refusal } from '../../src/machines/palette/refusal';
import {
  arrange,
  entityQuery,
  entityRow,
  firstActive,
  keepActive,
  moved,
  readRecents,
  storedRecents,
  typed,
  withRecent,
} from '../../src/machines/palette/rules';
import type { EntityAnswer, EntityQuery, PaletteRow } from '../../src/machines/palette/types';
import { goNews, publish, salt, save } from './palette/model';

const titled = (title: string, keywords: readonly string[] = []) => ({ title, keywords });
const titlesOf = (rows: readonly { readonly title: string }[]) => rows.map(({ title }) => title);

describe('matching', () => {
  test.each([
    ['Qualità', 'qualita'],
    ['LOCALITÀ  di\tmare', 'localita di mare'],
    ['L’Emilia', "l'emilia"],
    ['Zoë', 'zoe'],
  ])('%s folds to %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  test.each([
    ['the title itself', 'Salva', 'salva', 6],
    ['the beginning of the title', 'Salva come nuovo', 'salva', 5],
    ['beginnings of its words, in any order', 'Salva come nuovo', 'nuo sal', 4],
    ['the inside of a word', 'Salva', 'alv', 3],
    ['accents typed on either side', 'Citta', 'città', 6],
    ['the word after an apostrophe', "Torna all'elenco", 'elenco', 4],
    ['one word that is nowhere', 'Salva', 'salva subito', 0],
  ])('%s', (_, title, query, points) => {
    expect(score(titled(title), wordsOf(query))).toBe(points);
  });

  test('keywords count less than titles', () => {
    const rows = [titled('Esci', ['logout', 'chiudi']), titled('Logout del sito'), titled('Uscita', ['il logout'])];
    expect(titlesOf(rank(rows, 'logout'))).toEqual(['Logout del sito', 'Esci', 'Uscita']);
    expect(score(titled('Esci', ['logout']), wordsOf('ogo'))).toBe(1);
  });

  test('equals keep their order, and an empty query keeps all', () => {
    const rows = [titled('Nuova news'), titled('Nuova pagina'), titled('Esci')];
    expect(titlesOf(rank(rows, 'nuova'))).toEqual(['Nuova news', 'Nuova pagina']);
    expect(rank(rows, '   ')).toBe(rows);
  });

  test('10,000 characters compare as 200, and signs of regular expressions are signs', () => {
    expect(wordsOf('a '.repeat(5_000))).toHaveLength(12);
    expect(wordsOf('x'.repeat(10_000))).toEqual(['x'.repeat(200)]);
    expect(titlesOf(rank([titled('a.b (c) [d]*')], '(c) [d]*'))).toEqual(['a.b (c) [d]*']);
  });
});

const listed = { rows: [publish, save, goNews], entities: [], answered: null, query: '', scope: 'all' } as const;
const found = entityRow(salt, () => 'news');

describe('typing', () => {
  test.each([
    ['testo', 'all', { query: 'testo', scope: 'all' }],
    ['>sal', 'all', { query: 'sal', scope: 'commands' }],
    ['# saline', 'all', { query: 'saline', scope: 'contents' }],
    ['@', 'all', { query: '', scope: 'people' }],
    ['>x', 'contents', { query: '>x', scope: 'contents' }],
    ['x'.repeat(20_000), 'all', { query: 'x'.repeat(10_000), scope: 'all' }],
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
    expect(entityQuery(state)).toEqual(query);
  });
});

describe('what is shown', () => {
  const ids = (rows: readonly PaletteRow[]) => rows.map(({ id }) => id);

  test('page actions, then navigation, whatever the ranking between them', () => {
    expect(ids(arrange({ ...listed, rows: [goNews, publish, save] }))).toEqual([publish.id, save.id, goNews.id]);
  });

  test('entities come last, in the server’s order, also where the title does not hold the text', () => {
    const other = entityRow({ area: 'news', id: 8, title: 'Altro', route: '/news/8' }, () => 'news');
    const state = { ...listed, query: 'sal', answered: 'sal', entities: [other, found] };
    expect(ids(arrange(state))).toEqual([publish.id, save.id, other.id, found.id]);
  });

  test('entities of the text before stay as far as they match', () => {
    const state = { ...listed, answered: 'sal', entities: [found] };
    expect(ids(arrange({ ...state, query: 'salin' }))).toEqual([found.id]);
    expect(ids(arrange({ ...state, query: 'salv' }))).toEqual([publish.id, save.id]);
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
    expect(firstActive([publish, save])).toBe(save.id);
    expect(firstActive([publish])).toBe(publish.id);
    expect(firstActive([])).toBeNull();
  });

  test('stays when rows come before it', () => {
    expect(keepActive(save.id, [publish, goNews, save])).toBe(save.id);
    expect(keepActive('gone', [publish, goNews])).toBe(goNews.id);
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
      action: { kind: 'route', route: '/news/7' },
    });
  });

  test('without a title they are named by type and number; people are people', () => {
    expect(entityRow({ area: 'news', id: 9, title: ' ', route: '/news/9' }, () => 'news').title).toBe('news 9');
    const person = entityRow({ area: 'user', id: 3, title: 'Anna', route: '/users/3' }, () => null);
    expect([person.section, person.hint]).toEqual(['person', 'utente']);
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

  test('commands are no recents', () => {
    expect(withRecent([], save)).toEqual([]);
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
