import { beforeAll, expect, it } from 'vitest';
import { STATUS } from '../../src/content/publication/status';
import { addDays, romeDate } from '../../src/content/when/civil';
import { featuredServerTexts as texts } from '../../src/messages/server/editorial';
import { logOf } from './categories-kit';
import { seedReferences } from './content-kit';
import { createEvent, days, eventWith, PLACES, range } from './event-kit';
import { describeOnEach } from './kit';
import { headerOf, newRole, newUser } from './users-kit';

interface Row {
  readonly event_id: number;
  readonly title: string;
  readonly featured: 0 | 1;
  readonly comune: string;
  readonly categoria: string;
}

interface Refused {
  readonly message: string;
  readonly errors?: object;
}

/** The date so many days from now. */
const dayIn = (count: number): string => addDays(romeDate(Date.now()), count);

describeOnEach('featured events', (server) => {
  let ids: Record<'fair' | 'past' | 'old' | 'range' | 'draft', number>;
  let reader: Record<string, string> = {};
  const list = async (query = '', headers: Record<string, string> = {}) => {
    const options = Object.keys(headers).length > 0 ? { headers } : { as: 'admin' };
    return (await server().get<{ total: number; data: Row[] }>(`makexp?${query}`, options)).body;
  };
  const found = async (query: string, headers?: Record<string, string>) =>
    (await list(query, headers)).data.map(({ event_id }) => event_id);
  const save = (id: number | string, body: unknown, headers?: Record<string, string>) =>
    server().call<Refused>('PUT', `makexp/${id}`, { ...(headers ? { headers } : { as: 'admin' }), body });
  const publish = (id: number, lang = 'it') =>
    server().db.query(`update translations set status = ${STATUS.published} where content_id = $1 and lang = $2`, [
      id,
      lang,
    ]);

  beforeAll(async () => {
    await seedReferences(server());
    const made = (title: string, dates: object, more: object = {}) =>
      createEvent(server(), eventWith(title, dates as never, [PLACES.maggiore], more as never));
    ids = {
      fair: await made('Fiera di Natale', days(dayIn(20)), {
        contents: { it: { title: 'Fiera di Natale', status: 2 }, en: { title: 'Christmas fair', status: 2 } },
      }),
      past: await made('Presepe vivente', days(dayIn(-360))),
      old: await made('Capodanno di ieri', days(dayIn(-370))),
      range: await made('Lunga mostra', range(dayIn(-800), dayIn(-100))),
      draft: await made('Àncora segreta', days(dayIn(3))),
    };
    for (const id of [ids.fair, ids.past, ids.old, ids.range]) await publish(id);
    await newRole(server(), 'Solo media', ['media-view', 'media-edit']);
    const { rows } = await server().db.query<{ name: string }>(`select name from roles where title = 'Solo media'`);
    await newUser(server(), 'fotografa', { role: rows[0]?.name });
    reader = await headerOf(server(), 'fotografa');
  });

  it('are those with a day not more than a year past [3-3.12, 3-7.17]', async () => {
    const { total, data } = await list();
    expect([total, data.map(({ event_id }) => event_id)]).toEqual([4, [ids.draft, ids.range, ids.past, ids.fair]]);
    expect(data.at(-1)).toEqual({
      event_id: ids.fair,
      title: 'Fiera di Natale',
      featured: 0,
      comune: 'Bologna',
      categoria: '',
    });
  });

  it('are found by words of their titles in any language, by id, and sorted', async () => {
    expect(await found('keywords=ancora')).toEqual([ids.draft]);
    expect(await found('keywords=christmas')).toEqual([ids.fair]);
    expect(await found(`keywords=${ids.range}`)).toEqual([ids.range]);
    expect(await found('orderBy=%2Btitle')).toEqual([ids.draft, ids.fair, ids.range, ids.past]);
    expect(await found('orderBy=%2Bid&limit=2&page=2')).toEqual([ids.range, ids.draft]);
    expect((await server().get('makexp?orderBy=%2Bcomune', { as: 'admin' })).status).toBe(400);
  });

  it('are told to who may not view events as far as they are published', async () => {
    expect(await found('', reader)).toEqual([ids.range, ids.past, ids.fair]);
    expect(await found('orderBy=%2Btitle', reader)).toEqual([ids.fair, ids.range, ids.past]);
    expect(await found('keywords=ancora', reader)).toEqual([]);
    expect(await found(`keywords=${ids.draft}`, reader)).toEqual([]);
    expect(await found('keywords=christmas', reader)).toEqual([]);
    expect((await save(ids.draft, { featured: 1, category: '' }, reader)).body.message).toBe(texts.missing(ids.draft));
  });

  it('are called in Italian, else in the first language that the reader is told', async () => {
    const titleOf = async (headers?: Record<string, string>) => {
      const { data } = await list(`keywords=${ids.fair}`, headers);
      return data[0]?.title;
    };
    await server().db.query(`update translations set status = 2 where content_id = $1 and lang = 'it'`, [ids.fair]);
    await publish(ids.fair, 'en');
    await server().db.query(`update contents set updated_at = now() where id = $1`, [ids.fair]);
    expect(await titleOf()).toBe('Fiera di Natale');
    expect(await titleOf(reader)).toBe('Christmas fair');
    expect(await found('keywords=natale', reader)).toEqual([]);
    await publish(ids.fair, 'it');
  });

  it('keep what was said of them, names that nobody knows too', async () => {
    const category = ' Mercatini ,Arte,Presepi napoletani,,Arte';
    const { status, body } = await save(ids.fair, { featured: true, category }, reader);
    expect([status, body.message]).toEqual([200, texts.featured]);
    await save(ids.fair, { featured: 1, category: 'Mercatini,Arte,Presepi napoletani' });
    expect((await list()).data.at(-1)).toMatchObject({ featured: 1, categoria: 'Mercatini,Arte,Presepi napoletani' });
    expect((await save(ids.fair, { featured: 0, category: '' })).body.message).toBe(texts.notFeatured);
    expect((await list()).data.at(-1)).toMatchObject({ featured: 0, categoria: '' });
    const [first, second, ...none] = await logOf(server(), 'featured', ids.fair);
    expect([first?.username, second?.username, none]).toEqual(['fotografa', 'admin', []]);
    expect(second?.details).toEqual({
      before: { featured: true, categories: ['Mercatini', 'Arte', 'Presepi napoletani'] },
      after: { featured: false, categories: [] },
    });
  });

  it.each([
    ['what is no event', 99_999_999],
    ['an id that none can have', 0],
  ])('are not %s', async (_, id) => {
    const answer = await save(id, { featured: 1, category: 'Arte' });
    expect([answer.status, answer.body.message]).toEqual([404, texts.missing(id)]);
  });

  it('are not what is long past', async () => {
    const answer = await save(ids.old, { featured: 1, category: 'Arte' });
    expect([answer.status, answer.body.message]).toEqual([409, texts.past]);
  });

  it.each([
    ['a\tb', texts.characters],
    ['Arte,a\nb', texts.characters],
    ['x'.repeat(101), texts.tooLong('x'.repeat(101), 100)],
    [Array.from({ length: 51 }, (_, index) => `c${index}`).join(), texts.tooMany(50, 51)],
  ])('take no category %j', async (category, problem) => {
    const { status, body } = await save(ids.fair, { featured: 1, category });
    expect([status, body.errors]).toEqual([422, { category: problem }]);
  });

  it.each([{ featured: 2, category: '' }, { category: '' }, { featured: 1 }, { featured: 1, category: 3 }])(
    'take no %j',
    async (body) => {
      expect((await save(ids.fair, body)).status).toBe(422);
    },
  );

  it('go with their event', async () => {
    const id = await createEvent(server(), eventWith('Per poco', days(dayIn(1))));
    await save(id, { featured: 1, category: 'Arte' });
    expect((await server().call('DELETE', `event/${id}`, { as: 'admin' })).status).toBe(200);
    expect((await server().db.query('select from featured_events where event_id = $1', [id])).rowCount).toBe(0);
    expect(await found(`keywords=${id}`)).toEqual([]);
  });
});
