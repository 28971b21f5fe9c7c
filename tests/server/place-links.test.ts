import { beforeAll, expect, it, vi } from 'vitest';
import { type Body, type Refused, seedReferences, type Written } from './content-kit';
import { describeOnEach } from './kit';
import { newPlace, newPlaceType } from './place-kit';
import { refusal } from './users-kit';

/** A content type of the tests alone whose items, and their languages, point to places and to news. */
vi.mock('../../src/content/registry', async (importOriginal) => {
  const { declareContent } = await import('../content/declare');
  const { diary } = await import('../content/diary');
  const { news } = await import('../../src/content/types/news');
  const { endpoints: _endpoints, itemSchema: _schema, form: _form, ...declaration } = diary;
  const field = (path: string, area: string, localized: boolean) =>
    ({ path, kind: 'contents', area, label: 'Legami', localized }) as const;
  const one = { path: 'info', kind: 'place', label: 'Punto di interesse', localized: false } as const;
  const fields = [
    ...[field('tappe', 'luoghi', false), field('simili', 'luoghi', true), field('notizie', 'news', false)],
    one,
  ];
  const card: (typeof diary.cards)[number] = { id: 'links', title: 'Legami', column: 'main', fields };
  const cards = [...diary.cards, card];
  return {
    ...(await importOriginal<object>()),
    contents: [news, declareContent({ ...declaration, cards, pointsTo: ['luoghi', 'news'] })],
  };
});

describeOnEach('contents that point to places', (server) => {
  let code = '';
  beforeAll(async () => {
    await seedReferences(server());
    code = (await newPlaceType(server(), 'Borghi')).code;
  });

  const call = <T = Written & Refused>(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: Body) =>
    server().call<T>(method, path, { as: 'admin', ...(body && { body }) });
  const place = (nome: string) => newPlace(server(), { nome, code });
  const article = async (title: string, more: Body = {}, it: Body = {}): Promise<number> => {
    const answer = await call('POST', 'diari', { lang: 'it', contents: { it: { title, ...it } }, ...more });
    expect([answer.status, answer.body.errors]).toEqual([201, undefined]);
    return answer.body.data.id;
  };
  const linksOf = async (id: number) => {
    const text = 'select field, lang, place_id from place_links where content_id = $1 order by field, lang, place_id';
    const { rows } = await server().db.query<{ field: string; lang: string; place_id: number }>(text, [id]);
    return rows.map(({ field, lang, place_id }) => [field, lang, place_id]);
  };
  const remove = (...ids: number[]) => call<{ message: string; data?: object }>('DELETE', `luoghi/${ids.join(',')}`);
  const read = async (id: number) =>
    (await server().get<{ data: Record<string, unknown> }>(`diari/${id}`, { as: 'admin' })).body.data;
  const isThere = async (id: number) =>
    (await server().db.query('select 1 from places where id = $1', [id])).rowCount === 1;

  it('are linked field by field and language by language, and show the names of now', async () => {
    const [one, two] = [await place('Brisighella'), await place('Dozza')];
    // A news item of the same number: what has the same id in another table has another name.
    const id = await article('Giro', { tappe: [{ id: two }, { id: one }, { id: two }] }, { simili: [one] });
    expect(await linksOf(id)).toEqual([
      ['simili', 'it', one],
      ['tappe', '', one],
      ['tappe', '', two],
    ]);
    await call('PUT', `luoghi/${two}`, { nome: 'Dozza dipinta' });
    const shown = await read(id);
    expect([shown.tappe, (shown.contents as { it: Body }).it.simili]).toEqual([
      [
        { id: two, nome: 'Dozza dipinta' },
        { id: one, nome: 'Brisighella' },
      ],
      [{ id: one, nome: 'Brisighella' }],
    ]);
    await call('PUT', `diari/${id}`, { lang: 'it', contents: { it: { title: 'Giro', simili: [] } }, tappe: [two] });
    expect(await linksOf(id)).toEqual([['tappe', '', two]]);
    await call('DELETE', `diari/${id}`);
    expect((await remove(one, two)).status).toBe(200);
  });

  it('may point to one: by id and name, with the name that it has now', async () => {
    const [one, other] = [await place('Rocca'), await place('Torre')];
    const id = await article('Giro', { info: { id: one, nome: 'Come si chiamava', voto: 5 } });
    expect([(await read(id)).info, await linksOf(id)]).toEqual([{ id: one, nome: 'Rocca' }, [['info', '', one]]]);
    expect((await remove(one)).status).toBe(409);
    const put = (info: unknown) =>
      call('PUT', `diari/${id}`, { lang: 'it', contents: { it: { title: 'Giro' } }, info });
    for (const [sent, kept] of [
      [other, { id: other, nome: 'Torre' }],
      [[], null],
      [{ id: one }, { id: one, nome: 'Rocca' }],
      [null, null],
    ]) {
      expect((await put(sent)).status).toBe(200);
      expect((await read(id)).info).toEqual(kept);
    }
    expect(await linksOf(id)).toEqual([]);
    expect((await remove(one, other)).status).toBe(200);
    const refused = await put({ id: one, nome: 'Rocca' });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { info: `Il luogo n. ${one} non esiste più: toglilo e scegline un altro` },
    ]);
    await call('DELETE', `diari/${id}`);
  });

  it('tell a place from a content of the same number', async () => {
    const news = (await call('POST', 'news', { lang: 'it', contents: { it: { title: 'Una notizia' } } })).body.data.id;
    const type = 'select id from place_types where code = $1';
    const { rows } = await server().db.query<{ id: number }>(type, [code]);
    await server().db.query('insert into places (id, type_id, nome) overriding system value values ($1, $2, $3)', [
      news,
      rows[0]?.id,
      'Un luogo',
    ]);
    const id = await article('Due con un numero', { tappe: [news], notizie: [news] });
    const shown = await read(id);
    expect([shown.tappe, shown.notizie]).toEqual([
      [{ id: news, nome: 'Un luogo' }],
      [{ id: news, title: 'Una notizia' }],
    ]);
    await call('DELETE', `diari/${id}`);
    await remove(news);
  });

  it('keep it from being deleted, are named, and listed as its uses', async () => {
    const [used, free] = [await place('Bobbio'), await place('Vigoleno')];
    const first = await article('Primo', { tappe: [used] });
    const second = await article('Secondo', {}, { simili: [used] });
    const message =
      '«Bobbio» non si può eliminare: compare in «Secondo» e in un altro contenuto. Togli il riferimento da lì e riprova.';
    const contents = [
      { area: 'diari', id: second, title: 'Secondo', route: `/diari/${second}` },
      { area: 'diari', id: first, title: 'Primo', route: `/diari/${first}` },
    ];
    const refused = await remove(free, used);
    expect([refused.status, refused.body]).toEqual([
      409,
      refusal(409, message, { data: { message, contents, total: 2 } }),
    ]);
    expect([await isThere(free), await isThere(used)]).toEqual([true, true]);
    const uses = await server().get<{ data: object[] }>(`search/uses?of=luoghi:${used}`, { as: 'admin' });
    expect(uses.body.data).toEqual(contents);
    expect((await call('DELETE', `diari/${first},${second}`)).status).toBe(200);
    expect((await remove(free, used)).status).toBe(200);
  });

  it('are refused a place that does not exist', async () => {
    const gone = await place('Atlantide');
    await remove(gone);
    const answer = await call('POST', 'diari', {
      lang: 'it',
      contents: { it: { title: 'Giro', simili: [gone, 999_999] } },
      tappe: [gone],
    });
    expect([answer.status, answer.body.errors]).toEqual([
      422,
      {
        tappe: `Il luogo n. ${gone} non esiste più: toglilo e scegline un altro`,
        'contents.it.simili': `I luoghi n. ${gone}, 999999 non esistono più: toglili e scegline altri`,
      },
    ]);
  });

  it('and its deletion at the same time: exactly one wins', async () => {
    for (let round = 0; round < 8; round += 1) {
      const id = await place(`Conteso ${round}`);
      const body = { lang: 'it', contents: { it: { title: `Gara ${round}` } }, tappe: [id] };
      const [written, removed] = await Promise.all([call('POST', 'diari', body), remove(id)]);
      const outcome = [written.status, removed.status, await isThere(id)];
      expect([
        [201, 409, true],
        [422, 200, false],
      ]).toContainEqual(outcome);
    }
  });

  it('and are deleted with it at the same time: the place goes last or stays', async () => {
    for (let round = 0; round < 8; round += 1) {
      const id = await place(`Lasciato ${round}`);
      const user = await article(`Chi lo lascia ${round}`, { tappe: [id] });
      const [left, removed] = await Promise.all([call('DELETE', `diari/${user}`), remove(id)]);
      expect([left.status, [200, 409].includes(removed.status)]).toEqual([200, true]);
      expect(await isThere(id)).toBe(removed.status === 409);
    }
  });

  it('find it by its name', async () => {
    const id = await place('Castell’Arquato');
    const found = await server().get<{ data: object[] }>(`search?q=${encodeURIComponent('castell')}&area=luoghi`, {
      as: 'admin',
    });
    expect(found.body.data).toMatchObject([{ area: 'luoghi', id, title: 'Castell’Arquato' }]);
  });
});
