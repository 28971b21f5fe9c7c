import { beforeAll, expect, it } from 'vitest';
import { datesTexts } from '../../src/messages/screens/dates';
import type { Refused, Written } from './content-kit';
import { refusalOf, seedReferences } from './content-kit';
import { createEvent, days, eventWith, PLACES, range, readEvent } from './event-kit';
import { describeOnEach } from './kit';

const TEXTS = { slug: 'rassegna', description: '<p>Testo</p>', excerpt: 'Introduzione', status: 2 };

const contact = (type: string, value: string, lang: string) => ({
  id: null,
  order: 0,
  label: 'Segreteria',
  type,
  value,
  lang,
});

/** An event with all that one can have. */
const whole = {
  lang: 'it',
  contents: {
    it: { ...TEXTS, title: 'Rassegna' },
    en: { ...TEXTS, title: 'Series' },
  },
  contacts: {
    it: [contact('telephone', '+ 39 051 551020', 'it'), contact('email', 'a@b.example', 'it')],
    en: [contact('website', 'https://b.example/', 'en')],
  },
  dates: { ...days('2026-05-02', '2026-05-09'), inauguration: '2026-05-02 18:00:00' },
  times: {
    type: 'timerange',
    morning: { start: '10:00', end: '13:00' },
    afternoon: { start: '', end: '' },
    evening: { start: '21:00', end: '23:30' },
    freetext: { it: 'Chiuso il lunedì', en: 'Closed on Mondays' },
  },
  locations: [PLACES.maggiore, PLACES.grande].map((location, index) => ({
    id: null,
    order: index + 1,
    info: { it: `Sala ${index}`, en: `Hall ${index}` },
    localita: null,
    location,
  })),
  ticketing: {
    ingresso: 3,
    info: { it: { tariffa_intera: '€ 12,00', sito: 'https://b.example/' }, en: { tariffa_intera: '€ 12.00' } },
  },
  category: [{ id: 1001 }],
  theme: [{ id: 5001 }, { id: 5002 }],
  target: [{ id: 6001 }],
  portal: [{ id: 2, active: true }],
  valenza: 'regionale',
  iat: [],
  attachments: [],
};

describeOnEach('writing events', (server) => {
  beforeAll(() => seedReferences(server()));

  it('keeps everything of an event, and a save without an edit changes nothing [2-7.1, 2-7.2, 2-7.3, 2-3.5]', async () => {
    const id = await createEvent(server(), whole);
    const item = await readEvent(server(), id);
    expect(item).toMatchObject({
      id,
      dates: whole.dates,
      times: whole.times,
      ticketing: whole.ticketing,
      valenza: 'regionale',
      locations: [
        {
          id: 1,
          order: 1,
          info: { it: 'Sala 0', en: 'Hall 0' },
          location: { address: 'Piazza Maggiore', lat: 44.4938 },
        },
        { id: 2, order: 2, info: { it: 'Sala 1', en: 'Hall 1' }, location: { address: 'Piazza Grande', lng: 10.9256 } },
      ],
      contents: { it: { title: 'Rassegna' }, en: { title: 'Series' } },
      contacts: {
        it: [
          { id: 1, order: 1, type: 'telephone', value: '+ 39 051 551020' },
          { id: 2, order: 2, type: 'email' },
        ],
        en: [{ id: 1, order: 1, type: 'website', value: 'https://b.example/', lang: 'en' }],
      },
    });
    const saved = await server().call<Written>('PUT', `event-ert/${id}`, { as: 'admin', body: item });
    expect([saved.status, saved.body.data.id]).toEqual([200, id]);
    const again = await readEvent(server(), id);
    expect({ ...again, updated_at: null }).toEqual({ ...item, updated_at: null });
    const { rows } = await server().db.query<{ changed: string[] }>(
      "select details -> 'changed' as changed from audit where entity = 'event' and entity_id = $1 and action = 'update'",
      [id],
    );
    expect(rows.flatMap(({ changed }) => changed ?? [])).toEqual([]);
  });

  it('says the next statuses of each language, by who asks [2-3.4]', async () => {
    const id = await createEvent(server(), eventWith('Da mandare', range('2026-05-01', '2026-05-01')));
    const nextOf = async (as: string) =>
      (await readEvent(server(), id, as)).nextStatuses as Record<string, { id: number; active: boolean }[]>;
    const active = (options: { id: number; active: boolean }[] | undefined) =>
      (options ?? []).filter((option) => option.active && option.id >= 0).map((option) => option.id);
    expect(active((await nextOf('editor')).it)).toEqual([0, 2, 3]);
    expect(active((await nextOf('admin')).it)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it.each([
    ['an end before its start', { dates: range('2026-05-10', '2026-05-01') }, 'dates'],
    ['a range of ten years', { dates: range('2026-01-01', '2035-12-31') }, 'dates'],
    ['a day outside the range', { dates: { ...days('2026-05-02', '2026-06-09'), end: '2026-05-31' } }, 'dates'],
    ['a day that is none', { dates: days('2026-02-30') }, 'dates'],
    ['times the wrong way round', { times: { ...whole.times, morning: { start: '13:00', end: '10:00' } } }, 'times'],
    [
      'times in words of 301 characters',
      { times: { ...whole.times, type: 'freetext', freetext: { it: 'x'.repeat(301) } } },
      'times',
    ],
    ['a ticket address that is none', { ticketing: { ingresso: 1, info: { en: { sito: 'biglietti' } } } }, 'ticketing'],
    ['a stop beyond the pole', eventWith('', {}, [{ ...PLACES.maggiore, lat: 91 }]), 'locations.0.location'],
    [
      'a stop in an unknown municipality',
      eventWith('', {}, [{ ...PLACES.maggiore, city: { id: 99_999_999 } }]),
      'locations.0.location',
    ],
    ['an unknown office', { iat: [{ id: 99_999_999 }] }, 'iat'],
    ['a category of another group', { category: [{ id: 5001 }] }, 'category'],
  ])('refuses %s, by the field', async (_, change, path) => {
    const { contents, ...fields } = { ...whole, ...change, contents: whole.contents };
    const before = await server().db.query("select 1 from contents where area = 'event'");
    const answer = await server().call<Refused>('POST', 'event', { as: 'admin', body: { ...fields, contents } });
    const { status, errors } = refusalOf(answer);
    expect([status, Object.keys(errors ?? {})]).toEqual([422, [path]]);
    expect((await server().db.query("select 1 from contents where area = 'event'")).rowCount).toBe(before.rowCount);
  });

  it('asks of a published event title, text, introduction, slug and a day', async () => {
    const body = { lang: 'it', contents: { it: { title: 'Nuda', status: 1 } } };
    const answer = await server().call<Refused>('POST', 'event', { as: 'admin', body });
    expect(refusalOf(answer)).toEqual({
      status: 422,
      errors: {
        'contents.it.slug': 'Campo richiesto',
        'contents.it.excerpt': 'Campo richiesto',
        'contents.it.description': 'Campo richiesto',
        dates: datesTexts.problems.noDays,
      },
    });
  });

  it('creates once for one key, and deletes all or none [2-7.4, 2-7.18]', async () => {
    const headers = { 'Idempotency-Key': '5b0f0f0e-9d36-4a1c-8d0c-2f2f2f2f2f2f' };
    const post = () =>
      server().call<Written>('POST', 'event', {
        as: 'editor',
        headers,
        body: eventWith('Una sola', range('2026-05-01', '2026-05-01')),
      });
    const [first, second] = [await post(), await post()];
    expect(second.body.data.id).toBe(first.body.data.id);
    const { id } = first.body.data;
    expect((await server().call('DELETE', `event/${id},99999998`, { as: 'admin' })).status).toBe(404);
    const removed = await server().call<{ data: { message: string; deleted: number[] } }>('DELETE', `event/${id}`, {
      as: 'admin',
    });
    expect(removed.body.data).toEqual({ message: 'Scheda eliminata: 1 evento', deleted: [id] });
    expect((await server().get(`event-ert/${id}`, { as: 'admin' })).status).toBe(404);
  });
});
