import { beforeAll, describe, expect, it } from 'vitest';
import { settingsSections } from '../../src/content/settings/sections';
import { MOST_NAMED_IDS, SETTINGS_SECTIONS } from '../../src/contract/settings';
import { settingsFieldTexts } from '../../src/messages/screens/settings';
import { validationTexts } from '../../src/messages/screens/validation';
import { editorialTexts } from '../../src/messages/server/editorial';
import { refusalTexts, valueProblemTexts } from '../../src/messages/server/refusals';
import { describeOnEach } from './kit';
import { type Item, jpeg, uploaded } from './media-kit';
import { refusalIn, settingsOf } from './settings-kit';

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
    '%s comes back as it was saved, in each language, with what nobody declared [3-7.10, 3-7.11, 3-3.7]',
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

  it('keep the languages and the keys that are not sent, and empty what is sent as null', async () => {
    await settings.saved('footer', { it: { testo_sx: 'A', copyright: 'B', vecchio: [1] }, en: { copyright: 'C' } });
    const { en } = await settings.data('footer');
    await settings.saved('footer', { it: { copyright: null, nuovo: { a: 1 } } });
    const data = await settings.data('footer');
    expect(data.it).toMatchObject({ testo_sx: 'A', copyright: '', vecchio: [1], nuovo: { a: 1 } });
    expect(data.en).toEqual(en);
  });

  it('write only the languages that say something else', async () => {
    const versions = async () =>
      (
        await server().db.query<{ lang: string; updated_at: string }>(
          `select lang, updated_at from settings where section = 'scopri' order by lang`,
        )
      ).rows.map(({ updated_at }) => updated_at);
    await settings.saved('scopri', { it: { title: 'A' }, en: { title: 'B', descrizione: '' } });
    const [en, it] = await versions();
    await settings.saved('scopri', { it: { title: 'A2', descrizione: null }, en: { title: 'B', descrizione: '' } });
    const [enAfter, itAfter] = await versions();
    expect([enAfter, Date.parse(itAfter ?? '') > Date.parse(it ?? '')]).toEqual([en, true]);
    expect(await settings.version('scopri')).toBe(itAfter);
  });

  it('an alternative text that is the file’s own stays the file’s', async () => {
    const { id, url, updated_at } = await uploaded(server(), { name: 'rocca.jpg', bytes: await jpeg() });
    const described = (description: string, more: object = {}) =>
      server().call('PUT', `media/upload/${id}`, { as: 'admin', body: { license_id: null, description, ...more } });
    const licensed = { license_id: (await licences())[0], versione_id: (await licences())[1] };
    expect((await described('La rocca', { ...licensed, updated_at })).status).toBe(200);
    await settings.saved('home', { it: { attachments: [{ id, url, description: 'La rocca' }] } });
    expect((await described('La rocca di notte', licensed)).status).toBe(200);
    expect((await settings.data('home')).it?.attachments).toMatchObject([{ id, description: 'La rocca di notte' }]);
    await settings.saved('home', { it: { attachments: [] } });
  });

  /** A licence and its version. */
  async function licences(): Promise<number[]> {
    const { rows } = await server().db.query<{ id: number }>(
      `insert into categories (main, position) values (8, 901), (9, 901) returning id`,
    );
    return rows.map(({ id }) => id);
  }

  describe('of a version that is not the newest', () => {
    it('are refused, naming who saved meanwhile', async () => {
      const { updated_at } = await settings.saved('instagram_home', { it: { title: 'Una' } });
      await settings.save('instagram_home', { en: { title: 'Two' } }, {}, 'regionale');
      const { status, body } = await settings.save('instagram_home', { it: { title: 'Tre' } }, { updated_at });
      expect([status, body.code, body.data.updated_by]).toEqual([409, '409', 'Giulia Fabbri']);
      expect(body.data.message).toContain('Giulia Fabbri ha salvato «Instagram»');
      expect(body.data.updated_at).toBe(await settings.version('instagram_home'));
      expect((await settings.data('instagram_home')).it?.title).toBe('Una');
      const again = await settings.save(
        'instagram_home',
        { it: { title: 'Tre' } },
        { updated_at: body.data.updated_at },
      );
      expect(again.status).toBe(200);
    });

    it('one of two who save at once, from the same version, is refused; the first save of a section too', async () => {
      for (const section of ['test', 'generale'] as const) {
        await server().db.query('delete from settings where section = $1', [section]);
        const first = await Promise.all(
          ['it', 'en'].map((lang) => settings.save(section, { [lang]: { seotitle: lang, start: lang } })),
        );
        expect(first.map(({ status }) => status)).toEqual([200, 200]);
        expect(Object.keys(await settings.data(section))).toEqual(['it', 'en']);
        const updated_at = await settings.version(section);
        const answers = await Promise.all(
          ['A', 'B', 'C'].map((text) =>
            settings.save(section, { it: { seotitle: text, start: text } }, { updated_at }),
          ),
        );
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      }
    });

    it('saves of different sections and languages at once lose nothing', async () => {
      const rounds = Array.from({ length: 8 }, (_, round) => round);
      const answers = await Promise.all(
        rounds.flatMap((round) =>
          settingsSections.map(({ name }, at) =>
            settings.save(name, { [(round + at) % 2 === 0 ? 'it' : 'en']: { [`giro${round}`]: round } }),
          ),
        ),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      for (const [at, { name }] of settingsSections.entries()) {
        const data = await settings.data(name);
        for (const round of rounds) expect(data[(round + at) % 2 === 0 ? 'it' : 'en']?.[`giro${round}`]).toBe(round);
      }
    });
  });

  const long = (length: number) => 'à'.repeat(length);
  it.each<[string, string, object, Record<string, string>]>([
    [
      'a text that is too long',
      'generale',
      { en: { seotitle: long(301) } },
      { 'en.seotitle': validationTexts.tooLong(300, 301) },
    ],
    ['what is no text', 'footer', { it: { copyright: 7 } }, { 'it.copyright': valueProblemTexts.text }],
    ['a language that is no object', 'footer', { it: [] }, { 'data.it': valueProblemTexts.object }],
    [
      'an address that is none',
      'home',
      { it: { video: [{}, {}, { url: 'javascript:x' }] } },
      { 'it.video.2.url': validationTexts.url },
    ],
    [
      'the portal’s own page as a video',
      'home',
      { it: { video: [{ url: '/eventi' }] } },
      { 'it.video.0.url': validationTexts.url },
    ],
    [
      'a page of another host without its protocol',
      'erw',
      { it: { permalink: '//altrove.example' } },
      { 'it.permalink': validationTexts.ownUrl },
    ],
    [
      'more videos than there are places',
      'home',
      { it: { video: Array.from({ length: 6 }, () => ({ titolo: 'V' })) } },
      { 'it.video': expect.any(String) as unknown as string },
    ],
    [
      'more covers than ten',
      'home',
      { it: { attachments: Array.from({ length: 11 }, (_, at) => ({ id: at + 1 })) } },
      { 'it.attachments': validationTexts.tooManyFiles(10) },
    ],
    [
      'a cover without a number',
      'home',
      { it: { attachments: [{ id: 'x' }] } },
      { 'it.attachments.0.id': valueProblemTexts.integer },
    ],
    [
      'files that there are not',
      'home',
      { it: { attachments: [{ id: 999_999 }] } },
      { 'it.attachments': expect.any(String) as unknown as string },
    ],
    [
      'the image of a tile that there is not',
      'food-wine',
      {
        en: {
          mosaico: [
            { order: 2, title: 'B', image: { id: 3_000_000_000 } },
            { order: 1, title: 'A' },
          ],
        },
      },
      { 'en.mosaico.0.image': expect.any(String) as unknown as string },
    ],
    [
      'an address of a tile, at its place in what was sent',
      'food-wine',
      {
        it: {
          mosaico: [
            { order: 2, url: 'x y' },
            { order: 1, url: '/ok' },
          ],
        },
      },
      { 'it.mosaico.0.url': validationTexts.ownUrl },
    ],
    ['ids that are none', 'home', { en: { events: '4, sette, 9' } }, { 'en.events': settingsFieldTexts.noId('sette') }],
    ['an id below one', 'home', { it: { news: [-4] } }, { 'it.news': settingsFieldTexts.noId('-4') }],
    [
      'an id that no number can hold',
      'home',
      { it: { events: ['90071992547409931'] } },
      { 'it.events': settingsFieldTexts.noId('90071992547409931') },
    ],
    [
      'an id that is no integer',
      'cultura-castelli',
      { it: { events: [1.5] } },
      { 'it.events': settingsFieldTexts.noId('1.5') },
    ],
    [
      'more ids than a list has',
      'home',
      { it: { events: Array.from({ length: MOST_NAMED_IDS + 1 }, (_, at) => at + 1) } },
      { 'it.events': validationTexts.tooMany(MOST_NAMED_IDS, MOST_NAMED_IDS + 1) },
    ],
    [
      'a language that the site does not have',
      'scopri',
      { de: { title: 'Entdecken' } },
      { de: editorialTexts.fields.language },
    ],
    ['a version that is none', 'scopri', { it: {} }, { updated_at: valueProblemTexts.shape }],
  ])('refuse %s, and write nothing', async (_, section, data, errors) => {
    const before = (await settings.read(section)).body;
    const more = 'updated_at' in errors ? { updated_at: 'ieri' } : {};
    const answer = await settings.save(section, { en: {}, ...data }, more);
    expect(refusalIn(answer)).toEqual({ status: 422, errors });
    expect(answer.body.message).toBe(refusalTexts.invalid);
    expect((await settings.read(section)).body).toEqual(before);
  });

  it('refuse a section that there is not, and a body that is none', async () => {
    expect((await server().get('operations/settings?section=altro', { as: 'admin' })).status).toBe(400);
    expect((await server().get('operations/settings', { as: 'admin' })).status).toBe(400);
    expect(refusalIn(await settings.save('altro', {}))).toMatchObject({ status: 422 });
    const text = await settings.save('home', { it: { events: 'a\u0000' } });
    expect(refusalIn(text)).toEqual({ status: 422, errors: { 'data.it.events': refusalTexts.characters } });
  });

  it('keep ids of contents that there are not, as numbers, also those that no row can have', async () => {
    await settings.saved('home', { it: { events: '999999999;3000000000 #12', news: [{ id: 5 }] } });
    expect((await settings.data('home')).it).toMatchObject({ events: [999_999_999, 3_000_000_000, 12], news: [5] });
  });

  it('keep a file that is gone, where it was stored already', async () => {
    const { id } = await uploaded(server(), { name: 'sparita.jpg', bytes: await jpeg() });
    await settings.saved('erw', { it: { image: { id } } });
    await server().db.query('delete from files where id = $1', [id]);
    const { it } = await settings.data('erw');
    expect(it?.image).toEqual({ id, url: '', url_thumb: '' });
    await settings.saved('erw', { it });
    expect(refusalIn(await settings.save('erw', { en: { image: { id } } })).errors).toHaveProperty(['en.image']);
  });

  it('are read where a row is broken, and mended by a save', async () => {
    for (const broken of ['[]', '"x"', 'null', '{"mosaico": 7, "events": {"a": 1}, "news": null}']) {
      await server().db.query(
        `insert into settings (section, lang, data) values ('terme-outdoor', 'it', $1)
           on conflict (section, lang) do update set data = excluded.data`,
        [broken],
      );
      const { status, body } = await settings.read('terme-outdoor');
      expect([status, body.data.it]).toEqual([200, { mosaico: [], events: expect.any(Array), news: [] }]);
    }
    await settings.saved('terme-outdoor', { it: { events: [4] } });
    expect((await settings.data('terme-outdoor')).it).toMatchObject({ events: [4] });
  });

  it('of a language that the site has no more go out, come back, and can’t be changed', async () => {
    await server().db.query(`insert into settings (section, lang, data) values ('generale', 'de', $1)`, [
      JSON.stringify({ seotitle: long(400), alt: 1 }),
    ]);
    const { data, meta } = (await settings.read('generale')).body;
    expect([Object.keys(data), data.de]).toEqual([['it', 'en', 'de'], { seotitle: long(400), alt: 1 }]);
    await settings.saved('generale', { ...data, it: { seotitle: 'Altro' } }, { updated_at: meta.updated_at });
    expect((await settings.data('generale')).de).toEqual(data.de);
    const changed = await settings.save('generale', { de: { seotitle: 'Neu' } });
    expect(refusalIn(changed)).toEqual({ status: 422, errors: { de: editorialTexts.fields.removedLanguage } });
  });
});
