import { describe, expect, test } from 'vitest';
import { withValueAt } from '../../../src/content/field/path';
import { contentIdsOf, idsInText } from '../../../src/content/kinds/references';
import { kindOf } from '../../../src/content/kinds/table';
import {
  previewsOf,
  settingsData,
  settingsErrorPath,
  settingsForm,
  settingsItem,
} from '../../../src/content/settings/form';
import { settingsPages } from '../../../src/content/settings/pages';
import { defineSettings, settingsSection, settingsSections } from '../../../src/content/settings/sections';
import { SETTINGS_SECTIONS } from '../../../src/contract/settings';
import { firstProblem, wrongFields } from '../../../src/machines/record/fields';

const home = settingsSection('home');
const wine = settingsSection('food-wine');
const form = settingsForm(home, ['it', 'en']);

const sent = (data: unknown) =>
  settingsItem(home, {
    data: data as never,
    updatedAt: '2026-11-27T03:00:00.000Z',
    previews: { it: '/anteprima/home/it', en: '' },
  });

describe('the declared sections', () => {
  test('are those of the contract, each on one page of the document', () => {
    expect(settingsSections.map(({ name }) => name)).toEqual([...SETTINGS_SECTIONS]);
    expect(settingsPages.flatMap(({ sections }) => sections)).toEqual([...SETTINGS_SECTIONS]);
    expect(settingsPages.map(({ route, abilities }) => [route, abilities.join()])).toEqual([
      ['/home-settings', 'home-settings,home-settings-view'],
      ['/home-settings-extra', 'menu-view'],
      ['/food-wine-settings', 'user-create'],
      ['/terme-outdoor-settings', 'user-create'],
      ['/cultura-castelli-settings', 'user-create'],
    ]);
  });

  test.each([
    ['home', 'events news attachments video'],
    ['generale', 'seotitle'],
    ['footer', 'testo_sx newsletter newsletter_button copyright'],
    ['erw', 'title image button permalink'],
    ['instagram_home', 'title button'],
    ['test', 'preferenze start chi notti creaViaggio'],
    ['scopri', 'title descrizione'],
    ['food-wine', 'events news mosaico'],
    ['terme-outdoor', 'events news mosaico'],
    ['cultura-castelli', 'events news mosaico'],
  ] as const)('%s has the keys of the document', (name, keys) => {
    expect(settingsSection(name).fields.map(({ path }) => path)).toEqual(keys.split(' '));
  });

  test('a field that is declared twice, or of no language, stops the start', () => {
    const [card] = wine.cards;
    if (card === undefined) throw new Error('no card');
    expect(() => defineSettings({ ...wine, cards: [card, card] })).toThrow("field 'events' is declared twice");
    const shared = { ...card, fields: card.fields.map((field) => ({ ...field, localized: false })) };
    expect(() => defineSettings({ ...wine, cards: [shared] })).toThrow("field 'events' is of no language");
  });
});

describe('a section as its form has it', () => {
  test('has each value under its section and language, in its normal form', () => {
    const item = sent({ it: { events: '12, 7', video: [{ titolo: 'Alba' }] }, en: null });
    expect(item).toMatchObject({
      id: home.id,
      updated_at: '2026-11-27T03:00:00.000Z',
      contents: { it: { home: { events: [12, 7], news: [], attachments: [] } } },
      came: ['it'],
    });
    expect(previewsOf(item)).toEqual({ it: '/anteprima/home/it' });
  });

  test('goes back with all that it does not show, and without a language that never came', () => {
    const data = { it: { events: [3], mosaico: [{ x: 1 }], nuovo: { a: 1 } }, de: { events: '4', altro: 'resta' } };
    expect(settingsData(home, sent(data))).toEqual({
      it: { events: [3], mosaico: [{ x: 1 }], nuovo: { a: 1 }, news: [], attachments: [], video: [] },
      de: { events: [4], altro: 'resta', news: [], attachments: [], video: [] },
    });
    expect(settingsData(home, sent([]))).toEqual({});
    const written = withValueAt(sent([]), 'contents.en.home', { events: [5] });
    expect(Object.keys(settingsData(home, written))).toEqual(['en']);
    const emptied = withValueAt(sent({ it: { events: [3] } }), 'contents.it.home.events', []);
    expect(settingsData(home, emptied).it).toMatchObject({ events: [] });
  });

  test('sends a mosaic as the contract has it: its place is its order', () => {
    const item = settingsItem(wine, {
      data: {
        it: {
          mosaico: [
            { title: 'Vino', image: null, order: 2 },
            { id: 4, title: 'Pane', order: 1 },
          ],
        },
      },
      updatedAt: null,
      previews: null,
    });
    expect(settingsData(wine, item).it?.mosaico).toEqual([
      { id: 4, title: 'Pane' },
      { title: 'Vino', image: null },
    ]);
  });

  test.each([
    ['it.video.2.url', 'contents.it.home.video.2.url'],
    ['data.en.events', 'contents.en.home.events'],
    ['contents.it.news', 'contents.it.home.news'],
  ])('an error at %s is about %s', (path, own) => expect(settingsErrorPath(home, path)).toBe(own));

  test('says which slot is wrong, by its place and language', () => {
    const item = withValueAt(
      sent({ it: { video: [{ url: 'https://a.it' }, { url: 'niente' }] } }),
      'contents.en.home.events',
      ['x'],
    );
    const checked = { record: form, id: home.id, item, refused: {} };
    expect(wrongFields(checked)).toEqual(['contents.it.home.video.1.url', 'contents.en.home.events']);
    expect(firstProblem(checked)).toBe('Video 2 · URL (Italiano): URL non valida');
  });
});

describe('an address of a mosaic', () => {
  const field = { path: 'url', kind: 'url', label: 'URL', localized: false, mayBeOwn: true } as const;
  test.each([
    ['', true],
    ['/eventi', true],
    [' /eventi?a=1#b ', true],
    ['https://example.it/a', true],
    ['//altrove.it', false],
    ['/\\altrove.it', false],
    ['javascript:alert(1)', false],
    ['/una pagina', false],
    ['eventi', false],
  ])('%j: %s', (value, isGood) => expect(kindOf(field).problem(value, field) === null).toBe(isGood));

  test('alone may be the portal’s own', () => {
    const { mayBeOwn: _, ...other } = field;
    expect(kindOf(other).problem('/eventi', other)).toBe('URL non valida');
  });
});

describe('contents by their ids', () => {
  test.each<[unknown, readonly unknown[]]>([
    ['12, 7;9  3', [12, 7, 9, 3]],
    ['#12', [12]],
    [12, [12]],
    [
      [{ id: 4, title: 'x' }, 5, '6'],
      [4, 5, 6],
    ],
    [[4, 4, '4'], [4]],
    ['12, abc', [12, 'abc']],
    [`${'9'.repeat(100)}`, ['9'.repeat(100)]],
    [null, []],
    [[null, true, {}], []],
  ])('%# out of %j', (value, ids) => expect(contentIdsOf(value as never)).toEqual(ids));

  test('what is no id stays, and says what to do', () => {
    const [field] = home.fields;
    if (field === undefined) throw new Error('no field');
    const { problem, isEmpty, normalise } = kindOf(field);
    expect(problem([1, 'abc'], field)).toBe('«abc» non è un id: toglilo, o scrivi il numero del contenuto');
    expect(problem(['9'.repeat(100)], field)).toContain('99999999999999999999…');
    expect(problem([-1], field)).toContain('«-1»');
    expect(problem([1, 2], field)).toBeNull();
    expect([isEmpty(''), isEmpty('3'), normalise('3')]).toEqual([true, false, [3]]);
  });

  test('of a text are read apart at commas, semicolons and blanks', () => {
    expect(idsInText(' 1,2 ; 3\n4 ')).toEqual([1, 2, 3, 4]);
  });
});
