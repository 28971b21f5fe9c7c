import { describe, expect, it } from 'vitest';
import { emptinessOf } from '../../server/content/list/incomplete';
import { kindOf } from '../../src/content/kinds/table';
import { romeDate } from '../../src/content/when/civil';
import { contents } from '../../src/content/whole';
import { describeOnEach } from './kit';
import { newPlace, newPlaceType } from './place-kit';

interface Production {
  data: { redazione: { id: number; nome: string }; anni: Record<string, Record<string, Record<string, number>>> }[];
}
interface Events {
  data: { redazione: { id: number; nome: string }; eventi: Record<string, { id: number; title: string }[]> }[];
}

const NONE = {
  localita: 0,
  itinerary: 0,
  event: 0,
  iat: 0,
  download: 0,
  media: 0,
  blog: 0,
  news: 0,
  page: 0,
  webcam: 0,
  poi: 0,
  interessi: 0,
  users: 6,
};

describeOnEach('dashboard', (server) => {
  const get = async <Body>(path: string, as = 'editor') => (await server().get<Body>(path, { as })).body;
  const counts = async () =>
    Object.fromEntries(
      (await get<{ data: { tipo: string; conto: number }[] }>('dashboard/summary')).data.map(({ tipo, conto }) => [
        tipo,
        conto,
      ]),
    );

  /** Writes a content with its languages, as its desk made it at a moment. */
  const write = async (
    area: string,
    at: string,
    languages: Record<string, [title: string, status: number]>,
    desk: number | null,
  ) => {
    const { rows } = await server().db.query<{ id: number }>(
      'insert into contents (area, desk_id, created_at) values ($1, $2, $3) returning id',
      [area, desk, at],
    );
    const id = rows[0]?.id ?? 0;
    for (const [lang, [title, status]] of Object.entries(languages))
      await server().db.query(
        'insert into translations (content_id, area, lang, title, status) values ($1, $2, $3, $4, $5)',
        [id, area, lang, title, status],
      );
    return id;
  };
  const desk = async (nome: string) =>
    (await server().db.query<{ id: number }>('insert into desks (nome) values ($1) returning id', [nome])).rows[0]
      ?.id ?? 0;
  const empty = () => server().db.query('delete from contents');

  it('counts every type, in the order of the dashboard, none of what does not exist yet [1-2.9.1, 1-3.11, 1-7.34]', async () => {
    await empty();
    expect(await counts()).toEqual(NONE);
    expect(Object.keys(await counts())).toEqual(Object.keys(NONE));
    await write('news', '2026-01-01', { it: ['Una', 2] }, null);
    await newPlace(server(), { nome: 'Un luogo', code: (await newPlaceType(server(), 'Parchi')).code });
    await server().db.query(
      "insert into files (area, key, extension, mime, name, size) values ('images', 'k', 'png', 'image/png', 'n', 1)",
    );
    expect(await counts()).toEqual({ ...NONE, news: 1, poi: 1, media: 1 });
  });

  it('counts what each desk made last year and this year, and follows every write [1-2.9.5, 1-3.11, 1-7.34]', async () => {
    await empty();
    const year = Number(romeDate(Date.now()).slice(0, 4));
    const bologna = await desk('Èta Bologna');
    await write('news', `${year}-02-01T12:00:00Z`, { it: ['A', 1], en: ['A', 2] }, bologna);
    await write('news', `${year}-02-02T12:00:00Z`, { it: ['B', 0] }, bologna);
    await write('event', `${year - 1}-12-30T12:00:00Z`, { it: ['C', 3] }, bologna);
    // Half past midnight on New Year's Day in Rome.
    await write('event', `${year - 1}-12-31T23:30:00Z`, { it: ['D', 3] }, bologna);
    await write('news', `${year - 2}-12-31T12:00:00Z`, { it: ['E', 1] }, bologna);
    await write('news', `${year}-02-01T12:00:00Z`, { de: ['F', 1] }, null);
    const expected = [
      {
        redazione: { id: bologna, nome: 'Èta Bologna' },
        anni: { [year]: { it: { news: 2, event: 1 }, en: { news: 1 } }, [year - 1]: { it: { event: 1 } } },
      },
      { redazione: { id: server().deskId, nome: 'Redazione di prova' }, anni: {} },
      { redazione: { id: 0, nome: '' }, anni: { [year]: { de: { news: 1 } } } },
    ];
    expect((await get<Production>('dashboard')).data).toEqual(expected);
    await server().db.query("delete from contents c using translations t where t.content_id = c.id and t.lang = 'de'");
    await server().db.query("update desks set nome = 'Bologna' where id = $1", [bologna]);
    expect((await get<Production>('dashboard')).data).toEqual([
      { ...expected[0], redazione: { id: bologna, nome: 'Bologna' } },
      expected[1],
    ]);
  });

  it('gives the waiting events by desk and language, the newest first [1-3.11, 1-7.35]', async () => {
    await empty();
    const rimini = await desk('Zeta Rimini');
    const first = await write('event', '2026-01-01', { it: ['Prima', 3], en: ['First', 2] }, rimini);
    const second = await write('event', '2026-01-01', { it: ['Seconda', 3], en: ['Second', 3] }, rimini);
    const third = await write('event', '2026-01-01', { it: ['Terza', 4] }, null);
    await write('news', '2026-01-01', { it: ['Notizia', 3] }, rimini);
    expect((await get<Events>('dashboard/events?stato=3')).data).toEqual([
      {
        redazione: { id: rimini, nome: 'Zeta Rimini' },
        eventi: {
          it: [
            { id: second, title: 'Seconda' },
            { id: first, title: 'Prima' },
          ],
          en: [{ id: second, title: 'Second' }],
        },
      },
    ]);
    expect((await get<Events>('dashboard/events?stato=4')).data).toEqual([
      { redazione: { id: 0, nome: '' }, eventi: { it: [{ id: third, title: 'Terza' }] } },
    ]);
    await server().db.query(
      `delete from role_abilities
        where ability = 'event-view' and role_id = (select id from roles where name = 'redazione-destinazione-turistica')`,
    );
    // Without event-view the card is empty, not forbidden: a 403 would end the session.
    expect((await get<Events>('dashboard/events?stato=3', 'turistica')).data).toEqual([]);
  });

  describe('worklists', () => {
    // A list without filters, as that of webcams, can't show one.
    const listed = contents.filter(({ list }) => list.filters.length > 0);

    type Entry = { area: string; list: string; count: number };
    const entries = async (as: string) => (await get<{ data: Entry[] }>('dashboard/worklists', as)).data;
    const found = async (as: string) =>
      Object.fromEntries((await entries(as)).map(({ area, list, count }) => [`${area} ${list}`, count]));
    const total = async (path: string, as: string) => (await get<{ meta: { total: number } }>(path, as)).meta.total;
    const belongTo = (username: string, ...ids: number[]) =>
      server().db.query(
        'update translations set author_id = (select id from users where username = $1) where content_id = any($2)',
        [username, ids],
      );
    const lacks = (id: number, body: object) =>
      server().db.query("update translations set slug = 'slug', body = $2 where content_id = $1", [id, body]);
    const whole = { excerpt: 'Introduzione', description: '<p>Testo</p>' };

    it('count what waits of every content type, and what is the user’s, as the lists do', async () => {
      await empty();
      const drafts = [
        await write('event', '2026-01-01', { it: ['Incompleto', 2], en: ['Incomplete', 2] }, null),
        await write('event', '2026-01-01', { it: ['Completo', 2] }, null),
      ];
      const back = await write('news', '2026-01-01', { it: ['Rimandata', 4] }, null);
      const published = await write('event', '2026-01-01', { it: ['Pubblicato', 1] }, null);
      await belongTo('editor', ...drafts, back, published);
      await lacks(drafts[0] ?? 0, { ...whole, description: '<p>&nbsp;</p>' });
      await lacks(drafts[1] ?? 0, whole);
      await write('event', '2026-01-01', { it: ['Da validare', 3], en: ['To validate', 3] }, null);
      await write('news', '2026-01-01', { it: ['Da rivalidare', 5] }, null);
      await write('news', '2026-01-01', { it: ['Di altri', 2] }, null);
      const lists = ['toValidate', 'toRevalidate', 'drafts', 'sentBack', 'incomplete'];
      expect(await found('editor')).toEqual({
        ...Object.fromEntries(listed.flatMap(({ area }) => lists.map((list) => [`${area} ${list}`, 0]))),
        'event toValidate': 1,
        'event drafts': 2,
        'event incomplete': 1,
        'news toRevalidate': 1,
        'news sentBack': 1,
        'news incomplete': 1,
      });
      expect(Object.keys(await found('editor'))).toHaveLength(5 * listed.length);
      expect(await total('event-ert?miei=2', 'editor')).toBe(1);
      expect(await total('event-ert?miei=1', 'editor')).toBe(3);
      expect(await total('event-ert?miei=1&stato=2', 'editor')).toBe(2);
      expect(await total('event-ert?miei=1&stato=2', 'admin')).toBe(0);
      expect(await total('event-ert?miei=-1&stato=2', 'admin')).toBe(2);
      await server().db.query('update translations set status = 2 where content_id = $1', [published]);
      await server().db.query('update contents set updated_at = now() where id = $1', [published]);
      expect((await found('editor'))['event drafts']).toBe(3);
    });

    it('find a revision draft of one’s own by its item, once', async () => {
      await empty();
      const item = await write('news', '2026-01-01', { it: ['Pubblicata', 1] }, null);
      const draft = await write('news', '2026-01-01', { it: ['Rivista', 2] }, null);
      await server().db.query("update contents set revision_of = $1, revision_base = '{}' where id = $2", [
        item,
        draft,
      ]);
      await server().db.query('update translations set revision_of = $1 where content_id = $2', [item, draft]);
      await belongTo('editor', item, draft);
      expect((await found('editor'))['news drafts']).toBe(1);
      expect(await total('news?miei=1', 'editor')).toBe(1);
    });

    it('leave out types that the user may not view', async () => {
      await server().db.query(
        `delete from role_abilities where ability = 'event-view'
            and role_id = (select id from roles where name = 'redazione-destinazione-turistica')`,
      );
      const areas = async (as: string) => [...new Set((await entries(as)).map(({ area }) => area))];
      const all = listed.map(({ area }) => area);
      expect(await areas('admin')).toEqual(all);
      expect(await areas('turistica')).toEqual(all.filter((area) => area !== 'event'));
    });

    it('refuse another value of the filter', async () => {
      const { status, body } = await server().get<{ errors: object }>('news?miei=3', { as: 'editor' });
      expect([status, Object.keys(body.errors)]).toEqual([400, ['miei']]);
    });
  });

  it('calls empty in SQL what the kinds call empty', async () => {
    const samples = [
      '',
      ' ',
      '\n\t ',
      '\u00a0',
      'x',
      '<p></p>',
      '<p>&nbsp; </p>',
      '<p>a</p>',
      '<p><img src="a"></p>',
      '<hr>',
      '<hrx>',
      'a < b',
      '&amp;',
      '<p>&nbsp;<b>x</b>',
      '<',
    ];
    // Files are rows of their own; a shared text is looked for as those of languages are.
    const required = contents.flatMap(({ fields, required: { published } }) =>
      fields.filter(({ path, localized }) => published.includes(path) && localized),
    );
    expect(new Set(required.map(({ kind }) => kind))).toEqual(new Set(['text', 'richText', 'textarea', 'slug']));
    for (const field of required) {
      const [first, second = null] = field.path.split('.');
      const { rows } = await server().db.query<{ sample: string; empty: boolean }>(
        `select t.sample, ${emptinessOf(field)} as empty
           from (select sample, sample as title, sample as slug,
                        jsonb_build_object($2::text, case when $3::text is null then to_jsonb(sample)
                                                          else jsonb_build_object($3::text, sample) end) as body
                   from unnest($1::text[]) as sample) t, lateral (select t.body) b`,
        [samples, first, second],
      );
      expect(rows.filter(({ empty }) => empty).map(({ sample }) => sample)).toEqual(
        samples.filter((sample) => kindOf(field).isEmpty(sample)),
      );
    }
  });

  it.each([
    ['dashboard/events?stato=1', { stato: 'Lo stato può essere 4 o 3' }],
    ['dashboard/events', { stato: 'Campo richiesto' }],
    ['dashboard/events?stato=tre', { stato: 'Deve essere un numero intero' }],
  ])('refuses %s', async (path, errors) => {
    const { status, body } = await server().get<{ errors: object }>(path, { as: 'admin' });
    expect([status, body.errors]).toEqual([400, errors]);
  });
});
