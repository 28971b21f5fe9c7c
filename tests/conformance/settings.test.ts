import { expect, test } from 'vitest';
import { settingsPages } from '../../src/content/settings/pages';
import { settingsSections } from '../../src/content/settings/sections';
import type { SettingsSectionName } from '../../src/contract/settings';

/** What the documents say of a section: its fields by their names on the wire, each with its kind. */
const SECTIONS: readonly (readonly [name: string, section: SettingsSectionName, fields: Record<string, string>])[] = [
  [
    'home [3-2.41, 3-2.42, 3-2.43, 3-2.44, 3-3.7]',
    'home',
    { events: 'contentIds', news: 'contentIds', attachments: 'images', video: 'slots' },
  ],
  ['generale [3-2.47, 3-3.9]', 'generale', { seotitle: 'text' }],
  [
    'piè di pagina [3-2.48, 3-3.9]',
    'footer',
    { testo_sx: 'textarea', newsletter: 'text', newsletter_button: 'text', copyright: 'text' },
  ],
  ['benvenuto regionale [3-2.49, 3-3.9]', 'erw', { title: 'text', image: 'image', button: 'text', permalink: 'url' }],
  ['Instagram [3-2.50, 3-3.9]', 'instagram_home', { title: 'text', button: 'text' }],
  [
    'test [3-2.51, 3-3.9]',
    'test',
    { preferenze: 'text', start: 'text', chi: 'text', notti: 'text', creaViaggio: 'text' },
  ],
  ['scopri [3-2.52, 3-3.9]', 'scopri', { title: 'text', descrizione: 'textarea' }],
  ...(['food-wine', 'terme-outdoor', 'cultura-castelli'] as const).map(
    (name) =>
      [
        `${name} [3-2.106, 3-2.107, 3-2.108, 3-3.8]`,
        name,
        { events: 'contentIds', news: 'contentIds', mosaico: 'entries' },
      ] as const,
  ),
];

const sectionOf = (name: SettingsSectionName) => {
  const found = settingsSections.find((one) => one.name === name);
  if (found === undefined) throw new Error(`no settings '${name}'`);
  return found;
};

test.each(SECTIONS)('settings have per language what the documents name: %s', (_, name, fields) => {
  const declared = sectionOf(name).fields;
  expect(Object.fromEntries(declared.map(({ path, kind }) => [path, kind]))).toEqual(fields);
  expect(declared.filter(({ localized }) => !localized)).toEqual([]);
});

/** Names on the wire of what each of a list is made of. */
const withinOf = (name: SettingsSectionName, path: string) =>
  sectionOf(name)
    .fields.find((field) => field.path === path)
    ?.entry?.fields.map((field) => field.path);

test('a video has title, address and image, a tile of the mosaic image, title, description and address [3-2.44, 3-2.108, 3-3.8]', () => {
  expect(withinOf('home', 'video')).toEqual(['titolo', 'url', 'image']);
  expect(withinOf('terme-outdoor', 'mosaico')).toEqual(['image', 'title', 'label', 'url']);
});

test('the home page has ten covers at most and five videos [3-2.43, 3-5.6, 3-9.2]', () => {
  const [cover, video] = ['attachments', 'video'].map((path) =>
    sectionOf('home').fields.find((field) => field.path === path),
  );
  expect([cover?.limit, video?.count]).toEqual([10, 5]);
});

test('the texts of the site are one page of six sections, any other section has its own [3-2.46]', () => {
  expect(settingsPages.map(({ route, sections }) => [route, sections.length])).toEqual([
    ['/home-settings', 1],
    ['/home-settings-extra', 6],
    ['/food-wine-settings', 1],
    ['/terme-outdoor-settings', 1],
    ['/cultura-castelli-settings', 1],
  ]);
});
