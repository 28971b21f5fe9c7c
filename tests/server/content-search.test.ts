import { beforeAll, expect, it } from 'vitest';
import type { Found } from '../../src/contract/search';
import { refusalTexts } from '../../src/messages/server/refusals';
import { bodyWith, create, put, read, seedReferences } from './content-kit';
import { describeOnEach } from './kit';

describeOnEach('search over everything', (server) => {
  const ids: Record<string, number> = {};

  beforeAll(async () => {
    await seedReferences(server());
    const titles = [
      'Festival Verdi',
      'Il festival della qualità',
      'Infestival di nome',
      'Verdi, oltre il festival',
      'Castello di Torrechiara',
      'Zona pedonale',
    ];
    for (const title of titles) ids[title] = await create(server(), bodyWith({ title }));
    ids.both = await create(server(), {
      contents: { it: { title: 'Mercato delle erbe' }, en: { title: 'Herb market, festival edition' } },
      lang: 'it',
    });
    ids.numbered = await create(server(), bodyWith({ title: `Numero ${ids.both}` }));
  });

  const search = async (q: string, { as = 'lettore', limit = '' } = {}) => {
    const query = new URLSearchParams({ q, ...(limit === '' ? {} : { limit }) });
    const answer = await server().get<{ data: Found[] }>(`search?${query}`, { as });
    expect([q.slice(0, 50), answer.status]).toEqual([q.slice(0, 50), 200]);
    return answer.body.data;
  };
  const titles = async (q: string, options = {}) => (await search(q, options)).map(({ title }) => title);

  it('ranks what begins with the text, then words that do, then what holds it', async () => {
    expect(await titles('festival')).toEqual([
      'Festival Verdi',
      'Verdi, oltre il festival',
      'Il festival della qualità',
      'Herb market, festival edition',
      'Infestival di nome',
    ]);
  });

  it('finds all the words in any order, and folds case and accents', async () => {
    expect(await titles('QUALITA festival')).toEqual(['Il festival della qualità']);
    expect((await titles('verdi festival')).slice(0, 2)).toEqual(['Festival Verdi', 'Verdi, oltre il festival']);
  });

  it('finds in one area alone, where one is named', async () => {
    const inArea = async (area: string) =>
      (await server().get<{ data: Found[] }>(`search?q=verdi&area=${area}`, { as: 'admin' })).body.data;
    expect((await inArea('news')).map(({ title }) => title)).toEqual(['Verdi, oltre il festival', 'Festival Verdi']);
    expect([await inArea('event'), await inArea('user'), await inArea('altro')]).toEqual([[], [], []]);
  });

  it('finds the item whose page an address is, in its language first', async () => {
    const page = await create(server(), {
      contents: { it: { title: 'Fiera', slug: 'fiera-d-autunno' }, en: { title: 'Fair', slug: 'autumn-fair' } },
      lang: 'it',
    });
    const same = await create(server(), {
      contents: { it: { title: 'Altra fiera', slug: 'autumn-fair' }, en: { title: 'Another', slug: 'another' } },
      lang: 'it',
    });
    const untitled = await create(server(), bodyWith({ title: 'Sagra della piadina' }));
    const found = async (q: string) => (await search(q)).map(({ id, lang }) => [id, lang]);
    expect(await found('https://portale.example/it/news/fiera-d-autunno?utm_source=x')).toEqual([[page, 'it']]);
    expect(await found('/fiera-d-autunno/')).toEqual([[page, 'it']]);
    expect(await found('www.portale.example/en/autumn-fair')).toEqual([
      [page, 'en'],
      [same, 'it'],
    ]);
    expect((await found('/it/autumn-fair'))[0]).toEqual([same, 'it']);
    // Without a slug of its own a page is called by its title; with area and id it is named.
    expect((await found('/it/sagra-della-piadina'))[0]).toEqual([untitled, 'it']);
    expect(await found(`/anteprima/news/${page}/en/whatever`)).toEqual([[page, 'en']]);
    // The back office's own address of it.
    for (const own of [`http://127.0.0.1:4380/#/news/${page}?lang=en`, `#/news/${page}`, `/news/${page}`])
      expect((await found(own))[0]?.[0]).toBe(page);
    expect(await found(`/events/${page}`)).toEqual([]);
    expect(await found('/it/nessuna-pagina-qui')).toEqual([]);
    expect(await found(`/anteprima/event/${page}/en/nothing-like-it-here`)).toEqual([]);
  });

  it('puts the item of that id first', async () => {
    expect((await search(String(ids.both))).slice(0, 2).map(({ id }) => id)).toEqual([ids.both, ids.numbered]);
  });

  it.each([
    ['the name of its kind before', (id: number) => `news ${id}`],
    ['after', (id: number) => `${id} news`],
    ['a synonym', (id: number) => `Comunicato ${id}`],
    ['several, and fillers', (id: number) => `le notizie ${id}`],
  ])('finds an id with %s', async (_, query) => {
    expect((await search(query(Number(ids.both))))[0]).toMatchObject({ area: 'news', id: ids.both });
  });

  it('finds users, roles and desks by id, and only what is called so', async () => {
    const user = await server().userId('regionale');
    const first = async (q: string, as = 'admin') => (await search(q, { as }))[0];
    expect(await first(`utente ${user}`)).toMatchObject({ area: 'user', id: user });
    expect(await first('ruolo 1')).toMatchObject({ area: 'role', id: 1 });
    expect(await first(`evento ${ids.both}`)).toBeUndefined();
    expect((await search(`utente ${user}`)).filter(({ area }) => area === 'user')).toEqual([]);
    expect(await first(`ruolo 1`, 'lettore')).toBeUndefined();
  });

  it('finds no id that no record can have', async () => {
    for (const q of ['news 0', `news ${'9'.repeat(12)}`, 'news 1 2']) expect(await search(q)).toEqual([]);
  });

  it('reads records again by their ids, and only those one may see', async () => {
    const user = await server().userId('regionale');
    const read = async (of: string, as: string) => {
      const { status, body } = await server().get<{ data: Found[] }>(`search/records?${new URLSearchParams({ of })}`, {
        as,
      });
      expect(status).toBe(200);
      return body.data.map(({ area, id }) => `${area}:${id}`).sort();
    };
    const of = `news:${ids.both},user:${user},event:${ids.both},news:999999,news,:,x:1`;
    expect(await read(of, 'admin')).toEqual([`news:${ids.both}`, `user:${user}`]);
    expect(await read(of, 'lettore')).toEqual([`news:${ids.both}`]);
    expect(await read('', 'admin')).toEqual([]);
  });

  it('forgives typing errors', async () => {
    expect((await titles('torrechira'))[0]).toBe('Castello di Torrechiara');
  });

  it.each([
    ['a letter wrong', 'torrechiura'],
    ['a letter missing', 'torechiara'],
    ['a letter too many', 'torrecchiara'],
    ['two exchanged', 'torrehciara'],
    ['one of five wrong, at the beginning', 'berdi'],
    ['one of five wrong, in the middle', 'vexdi'],
    ['two of five exchanged', 'vedri'],
    ['the first two exchanged', 'evrdi'],
    ['two of ten wrong', 'torxechiaxa'],
    ['a wrong letter in a word that goes on', 'torrexh'],
  ])('forgives %s', async (_, typed) => {
    expect((await titles(typed))[0]).toBe(typed.length === 5 ? 'Festival Verdi' : 'Castello di Torrechiara');
  });

  it('takes nothing for another word that has more than one wrong letter in five', async () => {
    expect(await titles('vexxi')).toEqual([]);
    expect(await titles('zzzzz')).toEqual([]);
  });

  it('forgives errors in one of several words', async () => {
    expect((await titles('festival verid'))[0]).toBe('Festival Verdi');
  });

  it('learns the words of a title that changes', async () => {
    const id = await create(server(), bodyWith({ title: 'Prima stesura' }));
    const item = await read(server(), id);
    await put(server(), id, { ...item, contents: { it: { ...item.contents.it, title: 'Bicicletterario ferrarese' } } });
    expect((await titles('biciclettrario'))[0]).toBe('Bicicletterario ferrarese');
  });

  it('looks for one or two letters at the beginning of words only', async () => {
    expect(await titles('ed')).toEqual(['Herb market, festival edition']);
    expect(await titles('to')).toEqual(['Castello di Torrechiara']);
  });

  it('gives one row an item, in the language that fits best', async () => {
    expect(await search('herb')).toEqual([
      {
        area: 'news',
        id: ids.both,
        title: 'Herb market, festival edition',
        lang: 'en',
        status: 2,
        route: `/news/${ids.both}`,
      },
    ]);
    expect((await search(String(ids.both)))[0]).toMatchObject({ id: ids.both, lang: 'it' });
  });

  it('shows users only to who may see them', async () => {
    const admin = await server().userId('regionale');
    expect(await search('Fabbri', { as: 'admin' })).toEqual([
      {
        area: 'user',
        id: admin,
        title: 'Giulia Fabbri',
        lang: null,
        status: 1,
        route: `/users/${admin}`,
        role: expect.stringMatching(/./),
        desk: expect.stringMatching(/./),
      },
    ]);
    expect(await search('Fabbri')).toEqual([]);
  });

  it('finds desks and roles by the area that their listing has', async () => {
    const found = await search('Redazione', { as: 'admin' });
    const routes = { desk: '/users/redazioni', role: '/users/roles', user: '/users' };
    for (const { area, id, route } of found) expect(route).toBe(`${new Map(Object.entries(routes)).get(area)}/${id}`);
    expect(new Set(found.map(({ area }) => area))).toEqual(new Set(['desk', 'role', 'user']));
  });

  it('finds tags by their Italian names, for who may see them', async () => {
    const tagged = async (as: string) => (await search('lambrusco', { as })).filter(({ area }) => area === 'tag');
    expect((await tagged('admin')).map(({ title, route, id }) => [title, route === `/tags/${id}`])).toEqual([
      ['lambrusco', true],
    ]);
    expect(await tagged('lettore')).toEqual([]);
  });

  it('keeps to the limit, whatever is requested', async () => {
    expect((await titles('festival', { limit: '2' })).length).toBe(2);
    expect((await titles('festival', { limit: '-4' })).length).toBe(5);
    expect((await titles('festival', { limit: '9999' })).length).toBe(5);
  });

  it.each(['2.5', 'dieci', '1e9'])('refuses a limit that is no whole number: «%s»', async (limit) => {
    const answer = await server().get<{ message: string }>(`search?q=festival&limit=${limit}`, { as: 'lettore' });
    expect([answer.status, answer.body.message]).toEqual([
      400,
      'La richiesta non è valida: correggi i parametri segnalati.',
    ]);
  });

  it('takes any text', async () => {
    expect(await search('')).toEqual([]);
    expect(await search('   ')).toEqual([]);
    const nul = await server().get('search?q=%00', { as: 'admin' });
    expect([nul.status, nul.body]).toMatchObject([400, { errors: { q: refusalTexts.characters } }]);
    for (const q of ['x'.repeat(10_000), '%', '_', '\\', "'", '«»', '9'.repeat(30), 'a b '.repeat(2000)])
      await search(q);
    expect(await titles('%')).toEqual([]);
  });
});

describeOnEach('search over everything, of many titles', (server) => {
  beforeAll(async () => {
    await seedReferences(server());
    const add = (title: string, count: number) =>
      server().db.query(
        `with added as (insert into contents (area) select 'news' from generate_series(1, $2::integer) returning id)
         insert into translations (content_id, area, lang, title) select id, 'news', 'it', $1 || id from added`,
        [title, count],
      );
    await add('La rarissima sagra del tempo che fu ', 1);
    await add('Una controsagra ', 5);
    await add('Un mercato come tanti ', 2600);
    await add('La grande sagra ', 700);
  });

  const found = async (q: string) =>
    (await server().get<{ data: Found[] }>(`search?${new URLSearchParams({ q, limit: '20' })}`, { as: 'lettore' })).body
      .data;
  const startsOf = async (q: string) => (await found(q)).map(({ title }) => title.replace(/ \d+$/, ''));

  it('finds the best of what many hold: a full answer, each item once', async () => {
    const [broad, short] = [await found('sagra'), await found('me')];
    expect(new Set(broad.map(({ id }) => id)).size).toBe(20);
    expect(new Set(broad.map(({ title }) => title.replace(/ \d+$/, '')))).toEqual(new Set(['La grande sagra']));
    expect(new Set(short.map(({ title }) => title.replace(/ \d+$/, '')))).toEqual(new Set(['Un mercato come tanti']));
  });

  it('finds what few hold behind all the newer', async () => {
    expect(await startsOf('rarissima')).toEqual(['La rarissima sagra del tempo che fu']);
    expect(await startsOf('tempo sagra')).toEqual(['La rarissima sagra del tempo che fu']);
    expect(await startsOf('controsagra')).toEqual(Array.from({ length: 5 }, () => 'Una controsagra'));
  });

  it('prefers an old title with a better match to the many newer ones', async () => {
    expect((await startsOf('la rarissima'))[0]).toBe('La rarissima sagra del tempo che fu');
    expect((await startsOf('sagra del'))[0]).toBe('La rarissima sagra del tempo che fu');
  });

  it('fills up behind the better ones with what only contains the text', async () => {
    expect((await startsOf('ontro')).length).toBe(5);
    expect(new Set(await startsOf('rcato'))).toEqual(new Set(['Un mercato come tanti']));
  });
});
