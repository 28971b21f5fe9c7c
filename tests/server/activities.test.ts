import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { REVIEW } from '../../src/contract/activities';
import { activityServerTexts as texts } from '../../src/messages/server/editorial';
import { logOf } from './categories-kit';
import { BOLOGNA, MODENA, RIMINI, seedReferences } from './content-kit';
import { describeOnEach } from './kit';

interface Reviewed {
  readonly id: number;
  readonly title: string;
  readonly abstract: string;
  readonly status: number;
  readonly changed: boolean;
  readonly gone: boolean;
  readonly price_amount?: number;
}

interface Reviews {
  readonly data: { readonly items: Reviewed[]; readonly items_count: number; readonly undecided_count: number };
}

interface Bookables {
  readonly total: number;
  readonly data: { readonly trekksoft_id: number; readonly title: string; readonly date: string | null }[];
}

interface Refused {
  readonly message: string;
  readonly errors?: object;
}

describeOnEach('activities of others', (server) => {
  const add = async (title: string, more: { status?: number; towns?: number[]; provinces?: number[] } = {}) => {
    const { status = 0, towns = [], provinces = [] } = more;
    const { rows } = await server().db.query<{ id: number }>(
      `insert into reviewed_activities (outside_id, title, entry, status, municipality_ids, province_ids, content_hash)
       values ($1, $1, '{"price_amount": 12}', $2, $3, $4, '') returning id`,
      [title, status, towns, provinces],
    );
    return rows[0]?.id ?? 0;
  };
  const list = async (query = '', as = 'admin') =>
    (await server().get<Reviews>(`operations/makexp?${query}`, { as })).body.data;
  const titles = async (query: string) => (await list(query)).items.map(({ title }) => title);
  const choose = (id: number, status: number, as = 'admin') =>
    server().call<Refused>('POST', 'operations/xpstatus', { as, body: { id, status } });

  beforeAll(() => seedReferences(server()));
  beforeEach(async () => {
    await server().db.query('delete from reviewed_activities');
    await server().db.query('delete from bookable_activities');
  });

  it('come with what is known of them, the newest first, and with how many wait [3-3.10, 3-7.13]', async () => {
    const first = await add('Uscita in barca', { status: REVIEW.wanted });
    const second = await add('Visita al caseificio');
    const { items, items_count, undecided_count } = await list();
    expect([items_count, undecided_count]).toEqual([2, 1]);
    expect(items).toEqual([
      {
        id: second,
        title: 'Visita al caseificio',
        abstract: '',
        status: 0,
        changed: false,
        gone: false,
        price_amount: 12,
      },
      { id: first, title: 'Uscita in barca', abstract: '', status: 1, changed: false, gone: false, price_amount: 12 },
    ]);
  });

  it.each([
    ['keywords=caffe', ['Caffè storico']],
    ['keywords=storico+caff', ['Caffè storico']],
    ['keywords=%25', []],
    [`comune=${BOLOGNA}`, ['Portici', 'Caffè storico']],
    ['provincia=36', ['Acetaia']],
    [`provincia=-1&comune=-1&keywords=acet`, ['Acetaia']],
    [`comune=${RIMINI}`, []],
    ['scelta=2', ['Acetaia']],
    ['scelta=-1&orderBy=%2Btitle', ['Acetaia', 'Caffè storico', 'Portici']],
    ['scelta=9', []],
    ['orderBy=-title&limit=1&page=2', ['Caffè storico']],
    ['page=1000&limit=100', []],
  ])('are found by %s [3-2.53, 3-7.13]', async (query, expected) => {
    await add('Caffè storico', { towns: [BOLOGNA], provinces: [37] });
    await add('Acetaia', { status: REVIEW.unwanted, towns: [MODENA], provinces: [36] });
    await add('Portici', { towns: [BOLOGNA, MODENA], provinces: [37] });
    expect(await titles(query)).toEqual(expected);
  });

  it('are found by their id, and counted whatever was decided [3-7.13]', async () => {
    const id = await add('Acetaia', { status: REVIEW.unwanted });
    await add('Portici');
    expect(await titles(`keywords=${id}`)).toEqual(['Acetaia']);
    const { items_count, undecided_count } = await list('scelta=2');
    expect([items_count, undecided_count]).toEqual([1, 1]);
  });

  it.each(['orderBy=%2Bstatus', 'page=0', 'limit=0', 'comune=x', 'scelta=x'])(
    'are not asked for by %s',
    async (query) => {
      expect((await server().get(`operations/makexp?${query}`, { as: 'admin' })).status).toBe(400);
    },
  );

  it('are decided at once, once a line of the log, the last decision staying [3-4.4, 3-7.12]', async () => {
    const id = await add('Uscita in barca');
    await server().db.query('update reviewed_activities set changed = true');
    const { status, body } = await choose(id, REVIEW.copied);
    expect([status, body.message]).toEqual([200, texts.chosen('Uscita in barca')]);
    expect((await choose(id, REVIEW.copied)).status).toBe(200);
    expect((await list()).items).toMatchObject([{ id, status: REVIEW.copied, changed: false }]);
    const answers = await Promise.all([1, 2, 1, 2, 1].map((choice) => choose(id, choice, 'regionale')));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200]);
    await choose(id, REVIEW.undecided);
    expect(await list()).toMatchObject({ undecided_count: 1, items: [{ status: 0 }] });
    const log = await logOf(server(), 'reviewed', id);
    expect(log[0]).toEqual({
      action: 'choose',
      username: 'admin',
      details: { title: 'Uscita in barca', before: 0, after: 3 },
    });
    const chain = log.map(({ details }) => details as { before: number; after: number });
    expect(chain.slice(1).map(({ before }) => before)).toEqual(chain.slice(0, -1).map(({ after }) => after));
    const { rows } = await server().db.query('select decided_at, decided_by from reviewed_activities');
    expect(rows).toEqual([{ decided_at: null, decided_by: null }]);
  });

  it('remember who decided', async () => {
    const id = await add('Uscita in barca');
    await choose(id, REVIEW.wanted, 'lettore');
    const { rows } = await server().db.query(
      'select decided_by, decided_at is not null as dated from reviewed_activities',
    );
    expect(rows).toEqual([{ decided_by: await server().userId('lettore'), dated: true }]);
  });

  it.each([7, -1, 4, 2_147_483_647])('take no decision that there is not: %s', async (choice) => {
    const id = await add('Uscita in barca');
    const { status, body } = await choose(id, choice);
    expect([status, body.message, body.errors]).toEqual([
      422,
      texts.unknownChoice(choice),
      { status: texts.unknownChoice(choice) },
    ]);
    expect((await list()).items).toMatchObject([{ status: 0 }]);
  });

  it.each([0, -3, 99_999_999, 2_147_483_647])('say that there is no %s', async (id) => {
    const { status, body } = await choose(id, REVIEW.wanted);
    expect([status, body.message]).toEqual([404, texts.missing(id)]);
  });

  it('are shown clean, whoever wrote them', async () => {
    await add('Uscita in barca');
    const html = '<p onclick="x()">Si parte <script>alert(1)</script><a href="javascript:x()">qui</a></p>';
    await server().db.query('update reviewed_activities set abstract = $1', [html]);
    expect((await list()).items).toMatchObject([{ abstract: '<p>Si parte qui</p>' }]);
  });

  describe('that can be booked', () => {
    const sell = (id: number, title: string, date: string | null, town: number, province: number) =>
      server().db.query(
        `insert into bookable_activities (id, title, location_name, date, municipality_id, province_id, content_hash)
         values ($1, $2, 'Bologna', $3, $4, $5, '')`,
        [id, title, date, town, province],
      );
    const found = async (query: string) =>
      (await server().get<Bookables>(`operations/trekksoft?${query}`, { as: 'lettore' })).body;

    it('come as the shop has them [3-3.11, 3-7.14]', async () => {
      await sell(70_001, 'Tour dei portici', '2026-05-01', BOLOGNA, 37);
      expect(await found('')).toMatchObject({
        total: 1,
        data: [
          {
            trekksoft_id: 70_001,
            title: 'Tour dei portici',
            location_name: 'Bologna',
            date: '2026-05-01',
            description: '',
            gone: false,
          },
        ],
      });
    });

    it.each([
      ['orderBy=%2Bdate', [2, 1, 3]],
      ['orderBy=-date', [3, 1, 2]],
      ['orderBy=%2Bdate&limit=1&page=3', [3]],
      ['orderBy=%2Btitle', [3, 2, 1]],
      ['', [3, 2, 1]],
      ['keywords=citta', [1]],
      ['keywords=2', [2]],
      [`comune=${MODENA}`, [2]],
      ['provincia=37', [3, 1]],
    ])('are found by %s [3-7.14]', async (query, expected) => {
      await sell(1, 'Tour della città', '2026-05-02', BOLOGNA, 37);
      await sell(2, 'Giro in bici', '2026-05-01', MODENA, 36);
      await sell(3, 'Acetaia', null, BOLOGNA, 37);
      expect((await found(query)).data.map((row) => row.trekksoft_id)).toEqual(expected);
    });
  });
});
