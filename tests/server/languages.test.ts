import { beforeAll, describe, expect, it } from 'vitest';
import { validationTexts } from '../../src/messages/screens/validation';
import { editorialTexts } from '../../src/messages/server/editorial';
import { type Body, complete, create, posting, put, read, refusalOf, seedReferences } from './content-kit';
import { edited, listed, revised } from './content-revision-kit';
import { createEvent, eventWith, range, readEvent } from './event-kit';
import { describeOnEach, type TestServer } from './kit';

const german = (title: string, more: Body = {}): Body => complete(title, { slug: 'ein-fest', ...more });

/** The codes of the languages of an object, in its order. */
const languagesIn = (byLanguage: unknown): string[] => Object.keys(byLanguage as object);

const statusesIn = async (server: TestServer, query: string): Promise<Record<string, { id: number }[]>> =>
  (
    await server.get<{ data: Record<string, { id: number }[]> }>(`operations/related_statuses?${query}`, {
      as: 'admin',
    })
  ).body.data;

const found = async (server: TestServer, q: string) => {
  const { body } = await server.get<{ data: { id: number; title: string; lang: string }[] }>(
    `search?q=${encodeURIComponent(q)}`,
    { as: 'admin' },
  );
  return body.data.map(({ id, title, lang }) => ({ id, title, lang }));
};

const idsOf = async (server: TestServer, path: string): Promise<number[]> => {
  const { status, body } = await server.get<{ data: { id: number }[] }>(path, { as: 'admin' });
  expect(status).toBe(200);
  return body.data.map(({ id }) => id);
};

describeOnEach(
  'a site in Italian, English and German',
  (server) => {
    beforeAll(() => seedReferences(server()));
    const post = posting(server);

    it('stores, changes and publishes German, and shows it to readers', async () => {
      const id = await create(server(), { contents: { de: german('Weinfest in Brisighella') }, lang: 'de' });
      const draft = await read(server(), id);
      expect(languagesIn(draft.contents)).toEqual(['de']);
      expect(draft.contents.de).toMatchObject({ title: 'Weinfest in Brisighella', slug: 'ein-fest', status: 2 });
      expect((await server().get(`/anteprima/news/${id}/de/ein-fest`)).status).toBe(404);
      const answer = await put(server(), id, edited(draft, 'de', { title: 'Weinfest', status: 1 }));
      expect([answer.status, answer.body.data.permalink]).toEqual([200, `/anteprima/news/${id}/de/ein-fest`]);
      const page = await server().get(`/anteprima/news/${id}/de/ein-fest`);
      expect(page.status).toBe(200);
      expect(page.text).toContain('<html lang="de">');
      expect(page.text).toContain('<h1>Weinfest</h1>');
    });

    it('gives languages in the order of the settings, in items, lists and the links of a page', async () => {
      const id = await create(server(), {
        contents: {
          de: german('Drei', { status: 1 }),
          en: complete('Drei', { status: 1 }),
          it: complete('Drei', { status: 1 }),
        },
        lang: 'it',
      });
      const item = await read(server(), id);
      expect([languagesIn(item.contents), item.lang]).toEqual([['it', 'en', 'de'], 'it']);
      const { rows } = await listed(server(), `keywords=${id}`);
      expect(languagesIn(rows[0]?.contents)).toEqual(['it', 'en', 'de']);
      const page = (await server().get(String(item.contents.de?.permalink))).text;
      expect([...page.matchAll(/<li><(?:a|span)[^>]*>(\w+)</g)].map(([, name]) => name)).toEqual([
        'Italiano',
        'Inglese',
        'Tedesco',
      ]);
    });

    it('offers statuses in each language, stored or not', async () => {
      const id = await create(server(), { contents: { it: { title: 'Uno' } }, lang: 'it' });
      expect(languagesIn(await statusesIn(server(), 'name=news&id=new'))).toEqual(['it', 'en', 'de']);
      const stored = await statusesIn(server(), `name=news&id=${id}`);
      expect(languagesIn(stored)).toEqual(['it', 'en', 'de']);
      expect(stored.de?.length).toBeGreaterThan(0);
      expect(languagesIn((await read(server(), id)).nextStatuses)).toEqual(['it', 'en', 'de']);
    });

    it('asks of German what it asks of every language', async () => {
      const sent = { contents: { it: { title: 'Uno' }, de: german('Eins', { status: 1, excerpt: '' }) }, lang: 'it' };
      expect(refusalOf(await post(sent))).toEqual({
        status: 422,
        errors: { 'contents.de.excerpt': validationTexts.required },
      });
      expect(refusalOf(await post({ contents: { de: { title: '' } }, lang: 'de' }))).toEqual({
        status: 422,
        errors: { 'contents.de.title': validationTexts.required },
      });
    });

    it('refuses a language that it does not have, by field', async () => {
      expect(refusalOf(await post({ contents: { it: { title: 'Uno' }, fr: { title: 'Un' } }, lang: 'it' }))).toEqual({
        status: 422,
        errors: { 'contents.fr': editorialTexts.fields.language },
      });
      expect(refusalOf(await post({ contents: { it: { title: 'Uno' } }, lang: 'fr' }))).toEqual({
        status: 422,
        errors: { lang: editorialTexts.fields.language },
      });
    });

    it('finds an item by its German title, in its list and in the search over everything', async () => {
      const id = await create(server(), {
        contents: { it: complete('Palio dei quartieri'), de: german('Stadtteilwettlauf Faenza') },
        lang: 'it',
      });
      expect((await listed(server(), 'keywords=stadtteilw')).rows.map((row) => row.id)).toEqual([id]);
      expect(await found(server(), 'stadtteil')).toEqual([{ id, title: 'Stadtteilwettlauf Faenza', lang: 'de' }]);
    });

    it('filters a list by German, together with the status that it has there', async () => {
      const event = (title: string, status: number) => ({
        ...eventWith('Sagra', range('2026-05-01', '2026-05-02')),
        contents: { it: { title: 'Sagra', status: 2 }, de: german(title, { status }) },
      });
      const draft = await createEvent(server(), event('Volksfest', 2));
      const published = await createEvent(server(), event('Markt', 1));
      await createEvent(server(), eventWith('Senza tedesco', range('2026-05-01', '2026-05-02')));
      expect(await idsOf(server(), 'event-ert?lang=de')).toEqual([published, draft]);
      expect(await idsOf(server(), 'event-ert?lang=de&stato=1')).toEqual([published]);
      const { contents } = await readEvent(server(), published);
      const page = (await server().get(String(contents.de?.permalink))).text;
      expect(page).toContain('<p class="when">Freitag, 1. und Samstag, 2. Mai 2026</p>');
    });

    it('makes a revision draft of a change in published German, which a publisher takes over', async () => {
      const id = await create(server(), {
        contents: { it: complete('Uno', { status: 1 }), de: german('Eins', { status: 1 }) },
        lang: 'de',
      });
      const change = edited(await read(server(), id, 'editor'), 'de', { title: 'Zwei' });
      const answer = await put(server(), id, change, 'editor');
      const draft = answer.body.data.id;
      expect([answer.status, draft === id]).toEqual([200, false]);
      expect((await read(server(), id)).contents.de?.title).toBe('Eins');
      expect((await read(server(), id)).revision_statuses).toEqual({ it: 1, de: 2 });
      const taken = await put(server(), draft, edited(await read(server(), draft), 'de', { status: 1 }));
      expect([taken.status, taken.body.data.id]).toEqual([200, id]);
      expect((await read(server(), id)).contents.de).toMatchObject({ title: 'Zwei', status: 1 });
    });
  },
  ['it', 'en', 'de'],
);

describeOnEach('a site in Italian and English', (server) => {
  beforeAll(() => seedReferences(server()));

  it('refuses German', async () => {
    const answer = await posting(server)({ contents: { de: german('Eins') }, lang: 'de' });
    expect(refusalOf(answer)).toEqual({ status: 422, errors: { 'contents.de': editorialTexts.fields.language } });
    expect(languagesIn(await statusesIn(server(), 'name=news&id=new'))).toEqual(['it', 'en']);
  });

  describe('that had German once', () => {
    /** A published item with German, written while the site had it, where no rule of today would let it be published. */
    async function written(): Promise<number> {
      const id = await create(server(), {
        contents: { it: complete('Uno', { status: 1 }), en: complete('One', { status: 1 }) },
        lang: 'it',
      });
      await server().db.query(
        `insert into translations (content_id, area, lang, title, slug, status, body)
         values ($1, 'news', 'de', 'Eins', 'eins', 1, '{"excerpt": "Einleitung"}')`,
        [id],
      );
      return id;
    }
    const stored = async (id: number) =>
      (
        await server().db.query(
          "select title, slug, status, body ->> 'excerpt' as excerpt from translations where content_id = $1 and lang = 'de'",
          [id],
        )
      ).rows;
    const kept = [{ title: 'Eins', slug: 'eins', status: 1, excerpt: 'Einleitung' }];

    it('keeps it, last in order, when the whole item comes back, and when it is left out', async () => {
      const id = await written();
      const item = await read(server(), id);
      expect(languagesIn(item.contents)).toEqual(['it', 'en', 'de']);
      const saved = await put(server(), id, edited(item, 'it', { title: 'Due' }));
      expect([saved.status, await stored(id)]).toEqual([200, kept]);
      const { de: _de, ...rest } = item.contents;
      const again = await put(server(), id, { contents: rest, lang: 'it' });
      expect([again.status, await stored(id)]).toEqual([200, kept]);
      expect((await read(server(), id)).contents.it?.title).toBe('Uno');
    });

    it('keeps it through a revision draft', async () => {
      const id = await written();
      const draft = await revised(server(), id);
      const taken = await put(server(), draft, edited(await read(server(), draft), 'it', { status: 1 }));
      expect([taken.status, taken.body.data.id, await stored(id)]).toEqual([200, id, kept]);
    });

    it('lets nobody change it', async () => {
      const id = await written();
      const item = await read(server(), id);
      for (const change of [{ title: 'Zwei' }, { status: 2 }])
        expect(refusalOf(await put(server(), id, { ...edited(item, 'de', change), lang: 'it' }))).toEqual({
          status: 422,
          errors: { 'contents.de': editorialTexts.fields.removedLanguage },
        });
      expect(await stored(id)).toEqual(kept);
    });
  });
});

describeOnEach(
  'a site whose primary language is German',
  (server) => {
    it('sorts by the German title, and shows German first', async () => {
      const pair = (de: string, it: string): Body => ({ contents: { it: complete(it), de: german(de) }, lang: 'de' });
      const second = await create(server(), pair('Birne', 'Arancia'));
      const first = await create(server(), pair('Apfel', 'Banana'));
      const item = await read(server(), first);
      expect([item.lang, languagesIn(item.contents)]).toEqual(['de', ['de', 'it']]);
      expect(await idsOf(server(), 'news?orderBy=title')).toEqual([first, second]);
    });
  },
  ['de', 'it'],
);
