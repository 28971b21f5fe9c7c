import { beforeAll, expect, it } from 'vitest';
import type { Overlap } from '../../src/contract/overlaps';
import { BOLOGNA, type Body, MODENA, type Refused, seedReferences } from './content-kit';
import { createEvent, days, eventWith, PLACES, range } from './event-kit';
import { describeOnEach } from './kit';

/** A place without a street, so many metres north of Piazza Maggiore. */
const north = (metres: number): Body => ({
  city: { id: BOLOGNA },
  address: '',
  number: '',
  lat: PLACES.maggiore.lat + metres / 111_195,
  lng: PLACES.maggiore.lng,
});

describeOnEach('overlaps of events', (server) => {
  let concert = 0;
  let market = 0;

  beforeAll(async () => {
    await seedReferences(server());
    concert = await createEvent(server(), eventWith('Concerto', range('2026-05-01', '2026-05-10')));
    market = await createEvent(
      server(),
      eventWith('Mercato', days('2026-05-09', '2026-05-16', '2026-05-23'), [north(60)]),
    );
    await createEvent(server(), eventWith('Altrove', range('2026-05-01', '2026-05-31'), [PLACES.grande]));
    await createEvent(server(), eventWith('Lontano', range('2026-05-01', '2026-05-31'), [north(400)]));
  });

  const ask = async (days: string[], places: readonly Body[], id: number | null = null, as = 'lettore') =>
    server().call<{ data: Overlap[] } & Refused>('POST', 'event-ert/overlaps', {
      as,
      body: { id, days, places: places.map((place) => ({ ...place, city: (place.city as { id: number }).id })) },
    });
  const idsOf = async (...question: Parameters<typeof ask>) => (await ask(...question)).body.data.map(({ id }) => id);

  it('tells what takes place in the same street and number on the same days', async () => {
    const { status, body } = await ask(['2026-04-30', '2026-05-02', '2026-05-09', '2026-06-01'], [PLACES.maggiore]);
    expect([status, body.data]).toEqual([
      200,
      [
        { id: concert, title: 'Concerto', days: ['2026-05-02', '2026-05-09'], count: 2, route: `/events/${concert}` },
        { id: market, title: 'Mercato', days: ['2026-05-09'], count: 1, route: `/events/${market}` },
      ],
    ]);
  });

  it('takes a street for the same however it is written, and another number for another place', async () => {
    const at = (address: string, number: string) => [{ ...PLACES.maggiore, address, number }];
    expect(await idsOf(['2026-05-02'], at('piazza  MAGGIORE,', '1'))).toEqual([concert]);
    expect(await idsOf(['2026-05-02'], at('Piazza Maggiore 1', ''))).toEqual([concert]);
    expect(await idsOf(['2026-05-02'], at('Piazza Maggiore', '2'))).toEqual([]);
    expect(await idsOf(['2026-05-02'], [{ ...PLACES.maggiore, city: { id: MODENA } }])).toEqual([]);
  });

  it.each([
    [20, true],
    [99, true],
    [101, false],
    [-99, true],
    [-101, false],
  ])('a place without a street %s metres away: %s', async (metres, isSame) => {
    expect((await idsOf(['2026-05-02'], [north(metres)])).includes(concert)).toBe(isSame);
  });

  it('leaves out the event itself, and tells the first five days and how many there are', async () => {
    const week = Array.from({ length: 10 }, (_, index) => `2026-05-${String(index + 1).padStart(2, '0')}`);
    expect(await idsOf(week, [PLACES.maggiore], concert)).toEqual([market]);
    const { body } = await ask(week, [PLACES.maggiore], market);
    expect(body.data.map(({ days: first, count }) => [first, count])).toEqual([[week.slice(0, 5), 10]]);
  });

  it('tells ten at most, the soonest first', async () => {
    for (let index = 0; index < 12; index++)
      await createEvent(server(), eventWith(`Fila ${index}`, days(`2026-07-${30 - index}`), [PLACES.cavour]));
    const july = Array.from({ length: 31 }, (_, index) => `2026-07-${String(index + 1).padStart(2, '0')}`);
    const { body } = await ask(july, [PLACES.cavour]);
    expect(body.data.map(({ title }) => title)).toEqual(Array.from({ length: 10 }, (_, index) => `Fila ${11 - index}`));
  });

  it('finds nothing for no days, days that are none, no places and places without a municipality', async () => {
    expect(await idsOf([], [PLACES.maggiore])).toEqual([]);
    expect(await idsOf(['2026-02-30'], [PLACES.maggiore])).toEqual([]);
    expect(await idsOf(['2026-05-02'], [])).toEqual([]);
    const answer = await server().call<{ data: Overlap[] }>('POST', 'event-ert/overlaps', {
      as: 'lettore',
      body: { days: ['2026-05-02'], places: [{ city: null, address: 'Piazza Maggiore', number: '1' }] },
    });
    expect([answer.status, answer.body.data]).toEqual([200, []]);
  });

  it('never tells of a revision draft, nor a draft of its own item', async () => {
    const excerpt = 'Introduzione';
    const published = { title: 'Festa', slug: 'festa', description: '<p>Testo</p>', excerpt, status: 1 };
    const body = eventWith('', range('2026-09-01', '2026-09-02'), [PLACES.cavour], { contents: { it: published } });
    const original = await createEvent(server(), body);
    const changed = { ...body, contents: { it: { ...published, excerpt: 'Cambiata' } } };
    const put = await server().call<{ data: { id: number } }>('PUT', `event-ert/${original}`, {
      as: 'editor',
      body: changed,
    });
    const draft = put.body.data.id;
    expect([put.status, draft === original]).toEqual([200, false]);
    expect(await idsOf(['2026-09-01'], [PLACES.cavour])).toEqual([original]);
    expect(await idsOf(['2026-09-01'], [PLACES.cavour], draft)).toEqual([]);
  });

  it.each([
    [{ days: ['primo maggio'], places: [] }, 'days.0'],
    [{ days: Array.from({ length: 1101 }, () => '2026-05-01'), places: [] }, 'days'],
    [{ places: [] }, 'days'],
  ])('refuses a question that is none', async (body, field) => {
    const answer = await server().call<Refused>('POST', 'event-ert/overlaps', { as: 'lettore', body });
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, [field]]);
  });

  it('has no such call where nothing takes place on days', async () => {
    const answer = await server().call('POST', 'news/overlaps', { as: 'admin', body: { days: [], places: [] } });
    expect(answer.status).toBe(404);
  });
});
