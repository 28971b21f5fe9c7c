import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type Body, insertContent, type Refused, seedReferences, type Written } from './content-kit';
import { eventWith, PLACES, range } from './event-kit';
import { describeOnEach } from './kit';
import { formerSql } from './upgrade/sample';
import { headerOf, newRole, newUser } from './users-kit';

vi.mock('../../src/content/registry', async (importOriginal) => {
  const { declareContent } = await import('../content/declare');
  const { diary } = await import('../content/diary');
  const { event } = await import('../../src/content/types/event');
  const { locality } = await import('../../src/content/types/locality');
  const { news } = await import('../../src/content/types/news');
  const { office } = await import('../../src/content/types/office');
  const { endpoints: _endpoints, itemSchema: _schema, form: _form, ...declaration } = diary;
  const field = (path: string, area: string, localized: boolean) =>
    ({ path, kind: 'contents', area, label: 'Contenuti', localized }) as const;
  const fields = [field('notizie', 'news', false), field('simili', 'diari', true)];
  const card: (typeof diary.cards)[number] = { id: 'links', title: 'Legami', column: 'main', fields };
  const cards = [...diary.cards, card];
  return {
    ...(await importOriginal<object>()),
    contents: [news, event, locality, office, declareContent({ ...declaration, cards, pointsTo: ['news', 'diari'] })],
  };
});

interface Using {
  message: string;
  contents: { area: string; id: number; title: string; route: string }[];
  total: number;
}

const LINKS = `select content_id, field, lang, target_id from content_links where content_id = any($1::integer[])
  order by content_id, field, lang, target_id`;

describeOnEach('references between contents', (server) => {
  const call = <T = Written & Refused>(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: Body, as = 'admin') =>
    server().call<T>(method, path, { as, ...(body === undefined ? {} : { body }) });
  const created = async (area: string, title: string, more: Body = {}, it: Body = {}): Promise<number> => {
    const answer = await call('POST', area, { lang: 'it', contents: { it: { title, ...it } }, ...more });
    expect([answer.status, answer.body.errors]).toEqual([201, undefined]);
    return answer.body.data.id;
  };
  const article = (title: string, more: Body = {}, it: Body = {}) => created('diari', title, more, it);
  const linksOf = async (...ids: number[]) =>
    (await server().db.query<{ field: string; lang: string; target_id: number }>(LINKS, [ids])).rows.map(
      ({ field, lang, target_id }) => [field, lang, target_id],
    );
  const remove = (area: string, ids: readonly number[], as = 'admin') =>
    call<{ message: string; data?: Using }>('DELETE', `${area}/${ids.join(',')}`, undefined, as);
  const there = async (id: number) =>
    (await server().db.query('select 1 from contents where id = $1', [id])).rowCount === 1;

  beforeAll(() => seedReferences(server()));

  it('are linked field by field and language by language, and follow every save', async () => {
    const [one, two] = [await created('news', 'Una'), await created('news', 'Due')];
    const other = await article('Altro');
    const id = await article('Con legami', { notizie: [{ id: one }, { id: two }, { id: one }] }, { simili: [other] });
    expect(await linksOf(id)).toEqual([
      ['notizie', '', one],
      ['notizie', '', two],
      ['simili', 'it', other],
    ]);
    const en = { title: 'With links', simili: [other, id] };
    const saved = await call('PUT', `diari/${id}`, { lang: 'it', contents: { en }, notizie: [{ id: two }] });
    expect(saved.status).toBe(200);
    expect(await linksOf(id)).toEqual([
      ['notizie', '', two],
      ['simili', 'en', other],
      ['simili', 'en', id],
      ['simili', 'it', other],
    ]);
  });

  it('to what others use keep it from being deleted, and say who uses it', async () => {
    const target = await created('news', 'Mareggiata');
    const first = await article('Primo', { notizie: [target] });
    const second = await article('Secondo', { notizie: [target] });
    const free = await created('news', 'Libera');
    const refused = await remove('news', [free, target]);
    const message =
      '«Mareggiata» non si può eliminare: compare in «Secondo» e in un altro contenuto. Togli il riferimento da lì e riprova.';
    expect([refused.status, refused.body.message, refused.body.data]).toEqual([
      409,
      message,
      {
        message,
        contents: [
          { area: 'diari', id: second, title: 'Secondo', route: `/diari/${second}` },
          { area: 'diari', id: first, title: 'Primo', route: `/diari/${first}` },
        ],
        total: 2,
      },
    ]);
    expect([await there(free), await there(target)]).toEqual([true, true]);
    expect((await remove('diari', [first, second])).status).toBe(200);
    expect((await remove('news', [free, target])).status).toBe(200);
  });

  it('of a revision draft count as its item, and lead to the draft', async () => {
    const target = await created('news', 'Cercata');
    const texts = { description: '<p>Testo</p>', slug: 'slug', status: 1 };
    const id = await article('Pubblicato', {}, texts);
    const change = { lang: 'it', contents: { it: { title: 'Pubblicato', ...texts, status: 2 } }, notizie: [target] };
    const revised = await call('PUT', `diari/${id}`, change, 'editor');
    const draft = revised.body.data.id;
    expect([revised.status, draft === id]).toEqual([200, false]);
    const refused = await remove('news', [target]);
    expect(refused.body.data).toMatchObject({
      contents: [{ area: 'diari', id, title: 'Pubblicato', route: `/diari/${draft}` }],
      total: 1,
    });
    const published = { ...change, contents: { it: { title: 'Pubblicato', ...texts } } };
    expect((await call('PUT', `diari/${draft}`, published)).status).toBe(200);
    expect(await linksOf(id, draft)).toEqual([['notizie', '', target]]);
    expect((await remove('news', [target])).body.data?.contents).toMatchObject([{ route: `/diari/${id}` }]);
    expect((await remove('diari', [id])).status).toBe(200);
    expect((await remove('news', [target])).status).toBe(200);
  });

  it('are counted, not named, for who may not see their list', async () => {
    const target = await created('news', 'Riservata');
    const id = await article('Segreto', { notizie: [target] });
    await newRole(server(), 'Cronista', ['news-view', 'news-delete']);
    await newUser(server(), 'cronista', { role: 'cronista' });
    const headers = await headerOf(server(), 'cronista');
    const refused = await server().call<{ data: Using }>('DELETE', `news/${target}`, { headers });
    const message =
      '«Riservata» non si può eliminare: compare in un contenuto che non puoi vedere. Togli il riferimento da lì e riprova.';
    expect([refused.status, refused.body.data]).toEqual([409, { message, contents: [], total: 1 }]);
    await remove('diari', [id]);
  });

  it('are listed page by page for who may see both ends', async () => {
    const target = await created('news', 'Molto usata');
    const users: number[] = [];
    for (const title of ['Uno', 'Due', 'Tre']) users.push(await article(title, { notizie: [target] }));
    const uses = async (query: string, as = 'lettore') => {
      const answer = await server().get<{ data: { id: number }[]; meta: { total: number } }>(`search/uses?${query}`, {
        as,
      });
      return [answer.status, answer.body.data.map(({ id }) => id), answer.body.meta.total];
    };
    const [one, two, three] = users;
    expect(await uses(`of=news:${target}&limit=2`)).toEqual([200, [three, two], 3]);
    expect(await uses(`of=news:${target}&limit=2&page=2`)).toEqual([200, [one], 3]);
    for (const of of [`news:${one}`, `altro:${target}`, 'news:x', 'news', ''])
      expect(await uses(`of=${of}`)).toEqual([200, [], 0]);
    await remove('diari', users);
  });

  it('do not hinder a deletion of both ends, nor of what points to itself', async () => {
    const target = await article('Bersaglio');
    const source = await article('Fonte', {}, { simili: [target] });
    const loop = { lang: 'it', contents: { it: { title: 'Bersaglio', simili: [source, target] } } };
    expect((await call('PUT', `diari/${target}`, loop)).status).toBe(200);
    expect((await remove('diari', [target])).status).toBe(409);
    expect((await remove('diari', [target, source])).status).toBe(200);
    expect(await linksOf(target, source)).toEqual([]);
  });

  it('to what is not there, or of another type, are refused at their field', async () => {
    const other = await article('Di altro tipo');
    const [locality, office] = [
      await insertContent(server(), 'localita', { it: 'Comacchio' }),
      await insertContent(server(), 'iat', { it: 'IAT Comacchio' }),
    ];
    const wrong = await call('POST', 'diari', {
      lang: 'it',
      contents: { it: { title: 'Sbagliato', simili: [999_999, other] } },
      notizie: [other, 0, 999_998],
    });
    expect([wrong.status, wrong.body.errors]).toEqual([
      422,
      {
        notizie: `I contenuti n. ${other}, 0, 999998 non esistono più o non sono di questo tipo: toglili e scegline altri`,
        'contents.it.simili':
          'Il contenuto n. 999999 non esiste più o non è di questo tipo: toglilo e scegline un altro',
      },
    ]);
    const places = (localita: number) =>
      [null, { id: localita, name: 'Comacchio' }].map((at) => ({
        id: null,
        order: 1,
        info: {},
        localita: at,
        location: PLACES.maggiore,
      }));
    const event = (localita: number) => ({
      ...eventWith('Sagra', range('2026-12-01', '2026-12-02')),
      locations: places(localita),
    });
    const atStop = await call('POST', 'event', event(office));
    expect([atStop.status, atStop.body.errors]).toEqual([
      422,
      {
        'locations.1.localita': `Il contenuto n. ${office} non esiste più o non è di questo tipo: toglilo e scegline un altro`,
      },
    ]);
    const right = await call('POST', 'event', { ...event(locality), iat: [office] });
    expect(await linksOf(right.body.data.id)).toEqual([
      ['iat', '', office],
      ['locations', '', locality],
    ]);
  });

  it('stay when their author leaves', async () => {
    const [leaver, heir] = [await newUser(server(), 'parte'), await newUser(server(), 'resta')];
    const target = await created('news', 'Di chi resta');
    const id = await article('Di chi parte', { notizie: [target] }, { author: leaver });
    const body = { user_to_delete: leaver, user_to_reassign: heir };
    expect((await call('DELETE', 'user/reassign', body)).status).toBe(200);
    expect([await linksOf(id), (await remove('news', [target])).status]).toEqual([[['notizie', '', target]], 409]);
  });

  describe('while somebody else deletes what is chosen', () => {
    const RACES = 12;
    it.each([
      ['a new content', null],
      ['a stored one', 'diari'],
    ])('exactly one wins over %s', async (_what, stored) => {
      for (let race = 0; race < RACES; race += 1) {
        const target = await created('news', `Contesa ${race}`);
        const id = stored === null ? null : await article(`Già salvato ${race}`);
        const body = { lang: 'it', contents: { it: { title: `Corsa ${race}` } }, notizie: [target] };
        const [picked, deleted] = await Promise.all([
          id === null ? call('POST', 'diari', body) : call('PUT', `diari/${id}`, body),
          remove('news', [target]),
        ]);
        const isPicked = picked.status < 300;
        expect([isPicked, deleted.status, await there(target)]).toEqual([isPicked, isPicked ? 409 : 200, isPicked]);
        if (isPicked) expect(deleted.body.data).toMatchObject({ contents: [{ title: `Corsa ${race}` }], total: 1 });
        else
          expect(picked.body.errors).toEqual({
            notizie: `Il contenuto n. ${target} non esiste più o non è di questo tipo: toglilo e scegline un altro`,
          });
      }
    });

    it('who saves it is not in the way', async () => {
      const target = await created('news', 'Salvata');
      const saves = Array.from({ length: 6 }, (_, index) =>
        call('PUT', `news/${target}`, { lang: 'it', contents: { it: { title: `Salvata ${index}` } } }),
      );
      const picks = Array.from({ length: 6 }, (_, index) => article(`Sceglie ${index}`, { notizie: [target] }));
      expect((await Promise.all(saves)).map(({ status }) => status)).toEqual(saves.map(() => 200));
      expect(new Set(await Promise.all(picks)).size).toBe(picks.length);
    });
  });

  it('are linked by the migration, where what is stored points to something', async () => {
    const [office, locality] = [
      await insertContent(server(), 'iat', { it: 'IAT' }),
      await insertContent(server(), 'localita', { it: 'Luogo' }),
    ];
    const body = eventWith('Vecchio', range('2026-12-01', '2026-12-02'), [PLACES.maggiore, PLACES.grande]);
    const id = (await call('POST', 'event', body)).body.data.id;
    const shared = (more: Body) =>
      server().db.query('update contents set shared = shared || $2 where id = $1', [id, JSON.stringify(more)]);
    const stop = (localita: unknown) => ({ id: 1, order: 1, info: {}, localita, location: null });
    await shared({
      iat: [{ id: office }, { id: locality }, { id: 999_999 }],
      locations: [stop({ id: locality }), stop({ id: locality }), stop(null), stop({ id: office })],
    });
    const before = (await server().db.query('select * from content_links order by 1, 2, 3, 4')).rows;
    await server().db.query(`drop table content_links; ${formerSql('022-content-links.sql')}`);
    expect(await linksOf(id)).toEqual([
      ['iat', '', office],
      ['locations', '', locality],
    ]);
    const events = (rows: typeof before) => rows.filter(({ field }) => field === 'iat' || field === 'locations');
    const after = (await server().db.query('select * from content_links order by 1, 2, 3, 4')).rows;
    expect(events(after).length).toBe(events(before).length + 2);
    // What points to nothing any more does not keep the rest from being saved, and stays until it is taken away.
    const saved = await call('PUT', `event-ert/${id}`, { lang: 'it', contents: { it: { title: 'Vecchio, salvato' } } });
    const item = await server().get<{ data: { iat: object[] } }>(`event-ert/${id}`, { as: 'admin' });
    expect([saved.status, item.body.data.iat]).toEqual([
      200,
      [{ id: office, title: 'IAT' }, { id: locality, title: 'Luogo' }, { id: 999_999 }],
    ]);
  });
});
