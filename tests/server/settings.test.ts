import { beforeAll, expect, it } from 'vitest';
import { settingsSections } from '../../src/content/settings/sections';
import { SETTINGS_SECTIONS } from '../../src/contract/settings';
import { describeOnEach } from './kit';
import { type Item, jpeg, uploaded } from './media-kit';
import { settingsOf } from './settings-kit';

/** What a field of each kind may say, as it is sent and as it comes back. */
const said = (image: Item, lang: string) => {
  const shown = { id: image.id, url: image.url, url_thumb: image.url_thumb };
  const attached = {
    ...shown,
    name: image.name,
    title: image.title,
    copyright: image.copyright,
    width: image.width,
    height: image.height,
  };
  return {
    text: [`Testo ${lang}`, `Testo ${lang}`],
    textarea: [`Prima riga\nSeconda ${lang}`, `Prima riga\nSeconda ${lang}`],
    url: ['/eventi', '/eventi'],
    image: [{ id: image.id }, shown],
    images: [
      [{ id: image.id, url: image.url, description: 'Il molo', order: 1, is_primary: true }],
      [{ ...attached, description: 'Il molo', order: 1, is_primary: true }],
    ],
    contentIds: ['7, 4; #9 4', [7, 4, 9]],
    slots: [
      [{}, { titolo: 'Due', url: 'https://video.example/2', image: { id: image.id } }],
      [
        { id: 1, titolo: '', url: '', image: null },
        { id: 2, titolo: 'Due', url: 'https://video.example/2', image: shown },
      ],
    ],
    entries: [
      [
        { order: 2, title: 'Secondo', label: '', url: '/due', image: null },
        { order: 1, title: 'Primo', label: 'Uno', url: 'https://uno.example', image: { id: image.id } },
      ],
      [
        { id: 1, order: 1, title: 'Primo', label: 'Uno', url: 'https://uno.example', image: shown },
        { id: 2, order: 2, title: 'Secondo', label: '', url: '/due', image: null },
      ],
    ],
  } as Record<string, [unknown, unknown]>;
};

describeOnEach('settings', (server) => {
  const settings = settingsOf(server);
  let image: Item;

  beforeAll(async () => {
    image = await uploaded(server(), { name: 'molo.jpg', bytes: await jpeg() });
  });

  it('say nothing until somebody saves them', async () => {
    for (const section of SETTINGS_SECTIONS) {
      const { status, body } = await settings.read(section);
      expect([status, body.data, body.meta.updated_at]).toEqual([200, {}, null]);
    }
  });

  it.each(settingsSections.map((section) => [section.name, section] as const))(
    '%s comes back as it was saved, in each language, with what nobody declared',
    async (name, { fields }) => {
      const unknown = { mosaico_vecchio: [{ a: [1, null, { b: 'è' }] }], '': 0 };
      const all = (lang: string, side: 0 | 1) => ({
        ...Object.fromEntries(fields.map(({ path, kind }) => [path, said(image, lang)[kind]?.[side]])),
        ...unknown,
      });
      const answer = await settings.save(name, { it: all('it', 0), en: all('en', 0) });
      expect([answer.status, answer.body.code, answer.body.message]).toEqual([200, '200', 'Impostazioni salvate']);
      const { body } = await settings.read(name);
      expect(body.data).toEqual({ it: all('it', 1), en: all('en', 1) });
      expect(body.meta.updated_at).toBe(answer.body.data.updated_at);
      // What was read goes back unchanged.
      expect(await settings.saved(name, body.data, { updated_at: body.meta.updated_at })).toMatchObject({
        updated_at: body.meta.updated_at,
      });
      expect((await settings.read(name)).body).toEqual(body);
    },
  );
});
