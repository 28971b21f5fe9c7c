import { expect, it } from 'vitest';
import { describeOnEach } from './kit';

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

  it('counts every type, in the order of the dashboard, none of what does not exist yet', async () => {
    await empty();
    expect(await counts()).toEqual(NONE);
    expect(Object.keys(await counts())).toEqual(Object.keys(NONE));
    await write('news', '2026-01-01', { it: ['Una', 2] }, null);
    await write('luoghi', '2026-01-01', { it: ['Un luogo', 2] }, null);
    await server().db.query(
      "insert into files (area, key, extension, mime, name, size) values ('images', 'k', 'png', 'image/png', 'n', 1)",
    );
    expect(await counts()).toEqual({ ...NONE, news: 1, poi: 1, media: 1 });
  });

  it('counts what each desk made last year and this year, and follows every write', async () => {
    await empty();
    const year = Number(new Date().toISOString().slice(0, 4));
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

  it('gives the waiting events by desk and language, the newest first', async () => {
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

  it.each([
    ['dashboard/events?stato=1', { stato: 'Lo stato può essere 4 o 3' }],
    ['dashboard/events', { stato: 'Campo richiesto' }],
    ['dashboard/events?stato=tre', { stato: 'Deve essere un numero intero' }],
  ])('refuses %s', async (path, errors) => {
    const { status, body } = await server().get<{ errors: object }>(path, { as: 'admin' });
    expect([status, body.errors]).toEqual([400, errors]);
  });
});
