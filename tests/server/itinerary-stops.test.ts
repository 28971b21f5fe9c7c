import { beforeAll, describe, expect, it } from 'vitest';
import { BOLOGNA, type Body, complete, type ReadItem, type Refused, seedReferences, type Written } from './content-kit';
import { describeOnEach } from './kit';
import { jpeg, uploaded } from './media-kit';
import { newPlace, newPlaceType } from './place-kit';

const LOCATION = { city: { id: BOLOGNA }, address: 'Piazza Maggiore', number: '1', lat: 44.4938, lng: 11.343 };

interface Sent {
  readonly tappe: readonly Body[];
  readonly [key: string]: unknown;
}

describeOnEach('stops of itineraries', (server) => {
  let place: number;
  let locality: number;
  let event: number;
  let images: number[];

  const post = (area: string, body: Body) =>
    server().call<Written & Refused>('POST', area, { as: 'admin', body: { lang: 'it', ...body } });
  const create = async (area: string, body: Body): Promise<number> => {
    const answer = await post(area, body);
    if (answer.status !== 201) throw new Error(answer.text);
    return answer.body.data.id;
  };
  const read = async (area: string, id: number) =>
    (await server().get<{ data: ReadItem & Sent }>(`${area}/${id}`, { as: 'admin' })).body.data;
  const remove = (path: string) => server().call<Refused>('DELETE', path, { as: 'admin' });
  const withStops = (...tappe: readonly Body[]): Body => ({ contents: { it: { title: 'Giro' } }, tappe });
  /** What a body is refused for, by field. */
  const errorsOf = async (area: string, body: Body) => {
    const { status, body: answer } = await post(area, body);
    expect(status).toBe(422);
    return answer.errors;
  };

  beforeAll(async () => {
    await seedReferences(server());
    const { code } = await newPlaceType(server(), 'Rocche');
    place = await newPlace(server(), { nome: 'Rocca', code });
    locality = await create('localita-ert', { contents: { it: { title: 'Dozza' } } });
    event = await create('event', { contents: { it: { title: 'Palio' } } });
    const colours = Array.from({ length: 11 }, (_, index) => `#0000${(index + 16).toString(16)}`);
    images = [];
    for (const colour of colours)
      images.push((await uploaded(server(), { name: `${colour.slice(1)}.jpg`, bytes: await jpeg({ colour }) })).id);
  });

  describe('keep what is theirs', () => {
    it('of an itinerary: texts by language, place, locality and address by themselves', async () => {
      const id = await create(
        'itinerary',
        withStops({
          contents: {
            it: { title: 'La rocca', description: '<p>Salita <strong>breve</strong></p>' },
            en: { title: 'The fort' },
          },
          info: { id: place, nome: 'Un altro nome' },
          localita: { id: locality },
          location: LOCATION,
          colore: 'rosso',
        }),
      );
      const item = await read('itinerary', id);
      expect(item.tappe).toMatchObject([{ location: LOCATION }]);
      expect(item.tappe.map(({ location: _, ...stop }) => stop)).toEqual([
        {
          id: 1,
          order: 1,
          contents: {
            it: { title: 'La rocca', description: '<p>Salita <strong>breve</strong></p>' },
            en: { title: 'The fort', description: '' },
          },
          info: { id: place, nome: 'Rocca' },
          localita: { id: locality, name: 'Dozza' },
        },
      ]);
      const put = await server().call('PUT', `itinerary/${id}`, { as: 'admin', body: item });
      expect([put.status, (await read('itinerary', id)).tappe]).toEqual([200, item.tappe]);
      await remove(`itinerary/${id}`);
    });

    it('of the Via Emilia: distance, events and images, and slots in their places, empty ones before a filled one too', async () => {
      const id = await create(
        'viaemilia',
        withStops({
          poi: { id: place },
          distanza: { it: '12 km', en: '7 miles' },
          location: LOCATION,
          events: [{ id: event }],
          video: [{}, { url: 'https://www.esempio.it/video', title: 'Il ponte' }],
          planning: [{ title: 'Il museo', url: 'https://www.esempio.it', image: { id: images[0] } }],
          ricette: [{}, {}, { title: 'Anolini' }],
          podcast: [],
          attachments: [{ id: images[1] }, { id: images[2] }],
        }),
      );
      const item = await read('viaemilia', id);
      expect(item.tappe).toMatchObject([
        {
          poi: { id: place, nome: 'Rocca' },
          distanza: { it: '12 km', en: '7 miles' },
          events: [{ id: event, title: 'Palio' }],
          video: [
            { id: 1, url: '', title: '' },
            { id: 2, url: 'https://www.esempio.it/video', title: 'Il ponte' },
          ],
          planning: [{ id: 1, title: 'Il museo', url: 'https://www.esempio.it', image: { id: images[0] } }],
          ricette: [
            { id: 1, title: '', url: '', image: null },
            { id: 2, title: '', url: '', image: null },
            { id: 3, title: 'Anolini', url: '', image: null },
          ],
          podcast: [],
          attachments: [
            { id: images[1], order: 1, is_primary: true },
            { id: images[2], order: 2 },
          ],
        },
      ]);
      const put = await server().call('PUT', `viaemilia/${id}`, { as: 'admin', body: item });
      expect([put.status, (await read('viaemilia', id)).tappe]).toEqual([200, item.tappe]);
      await remove(`viaemilia/${id}`);
    });

    it('from a client that numbers them 1, 1, 7 or leaves everything out', async () => {
      const titled = (title: string, order: number) => ({ order, contents: { it: { title } } });
      const id = await create('itinerary', withStops(titled('C', 7), titled('A', 1), titled('B', 1)));
      const numbers = (await read('itinerary', id)).tappe.map(({ id: own, order, contents }) => [own, order, contents]);
      expect(numbers.map(([, order]) => order)).toEqual([1, 2, 3]);
      expect(numbers.map(([, , contents]) => (contents as { it: { title: string } }).it.title)).toEqual([
        'A',
        'B',
        'C',
      ]);
      for (const tappe of [null, []]) {
        const body = { ...(await read('itinerary', id)), tappe };
        expect((await server().call('PUT', `itinerary/${id}`, { as: 'admin', body })).status).toBe(200);
        expect((await read('itinerary', id)).tappe).toEqual([]);
      }
      await remove(`itinerary/${id}`);
    });
  });

  it('keep what they point to from being deleted, and say who uses it', async () => {
    const id = await create(
      'viaemilia',
      withStops({
        poi: { id: place },
        localita: { id: locality },
        events: [{ id: event }],
        planning: [{ image: { id: images[0] } }],
        attachments: [{ id: images[1] }],
        contents: { it: { title: 'Rocca' } },
      }),
    );
    const paths = [
      `luoghi/${place}`,
      `localita/${locality}`,
      `event/${event}`,
      `media/upload/${images[0]}`,
      `media/upload/${images[1]}`,
    ];
    for (const path of paths) {
      const { status, body } = await remove(path);
      expect([status, body.data], path).toMatchObject([
        409,
        { contents: [{ area: 'viaemilia', id, title: 'Giro', route: `/viaemilia/${id}` }] },
      ]);
    }
    await remove(`viaemilia/${id}`);
  });

  describe('are refused at the field that is wrong', () => {
    const many = (count: number, one: Body = {}) => Array.from({ length: count }, () => one);
    const stop = (more: Body): Body => ({ contents: { it: { title: 'Tappa' } }, location: LOCATION, ...more });

    it.each<[string, string, () => Body, string[]]>([
      [
        'itinerary',
        'a title too long',
        () => withStops(stop({}), { contents: { en: { title: 'x'.repeat(301) } } }),
        ['tappe.1.contents.en.title'],
      ],
      ['itinerary', 'a place that is gone', () => withStops(stop({ info: { id: 999_999 } })), ['tappe.0.info']],
      [
        'itinerary',
        'a locality that is an event',
        () => withStops(stop({ localita: { id: event } })),
        ['tappe.0.localita'],
      ],
      ['itinerary', 'a thirty-first stop', () => withStops(...many(31, stop({}))), ['tappe']],
      ['viaemilia', 'a sixth video', () => withStops(stop({ video: many(6, { title: 'Video' }) })), ['tappe.0.video']],
      [
        'viaemilia',
        'an eleventh image',
        () => withStops(stop({ attachments: images.map((id) => ({ id })) })),
        ['tappe.0.attachments'],
      ],
      [
        'viaemilia',
        'a script as an address',
        () => withStops(stop({ video: [{ url: 'javascript:alert(1)' }] })),
        ['tappe.0.video.0.url'],
      ],
      ['viaemilia', 'an event that is gone', () => withStops(stop({ events: [{ id: 999_999 }] })), ['tappe.0.events']],
      [
        'viaemilia',
        'an image that is gone',
        () => withStops(stop({ ricette: [{}, { image: { id: 999_999 } }] })),
        ['tappe.0.ricette.1.image'],
      ],
    ])('%s: %s', async (area, _, body, paths) => {
      expect(Object.keys((await errorsOf(area, body())) ?? {})).toEqual(paths);
    });

    it('once one is published: a stop that was begun needs its place on the map, an empty one nothing', async () => {
      const published = (...tappe: readonly Body[]) => ({ contents: { it: complete('Giro', { status: 1 }) }, tappe });
      const begun = stop({ location: { ...LOCATION, lat: null, lng: null } });
      expect(Object.keys((await errorsOf('itinerary', published(begun))) ?? {})).toEqual(['tappe.0.location']);
      expect(Object.keys((await errorsOf('itinerary', published({ info: { id: place } }))) ?? {})).toEqual([
        'tappe.0.location',
      ]);
      await remove(`itinerary/${await create('itinerary', published({}, stop({})))}`);
      await remove(`itinerary/${await create('itinerary', withStops(begun))}`);
    });
  });

  it('are cleaned as any text is, in both languages', async () => {
    const evil = '<p>Ciao<script>alert(1)</script><img src="x" onerror="alert(1)"></p>';
    const id = await create(
      'itinerary',
      withStops({ contents: { it: { title: '<b>T</b>', description: evil }, en: { description: evil } } }),
    );
    const [stop] = (await read('itinerary', id)).tappe as {
      contents: Record<string, { title: string; description: string }>;
    }[];
    for (const { description } of Object.values(stop?.contents ?? {})) {
      expect(description).toContain('Ciao');
      expect(description).not.toMatch(/script|onerror/);
    }
    expect(stop?.contents.it?.title).toBe('<b>T</b>');
    const { rows } = await server().db.query(`select shared::text as text from contents where id = $1`, [id]);
    expect(JSON.stringify(rows)).not.toMatch(/<script|onerror/);
    await remove(`itinerary/${id}`);
  });

  it('are shown on the page in its language, what is nobody’s to read left out', async () => {
    const id = await create('viaemilia', {
      contents: { it: complete('Giro', { status: 1 }), en: complete('Tour', { status: 1 }) },
      tappe: [
        {
          contents: { it: { title: 'La <rocca>', description: '<p>Su in cima</p>' }, en: { title: 'The fort' } },
          poi: { id: place },
          localita: { id: locality },
          distanza: { it: '12 km' },
          location: LOCATION,
          video: [{}, { url: 'https://www.esempio.it/v', title: 'Il ponte' }],
        },
      ],
    });
    const { contents } = await read('viaemilia', id);
    const listOf = async (lang: string) => {
      const page = (await server().get(String(contents[lang]?.permalink))).text;
      return page.slice(page.indexOf('<ol>'), page.indexOf('</ol>'));
    };
    const italian = await listOf('it');
    for (const said of [
      '<ol><li><p><strong>La &lt;rocca&gt;</strong></p><p>Su in cima</p>',
      '<p><strong>Distanza</strong>: 12 km</p>',
      '<p><strong>Punto di interesse</strong>: Rocca</p>',
      '<p><strong>Indirizzo</strong>: Piazza Maggiore 1',
      '<p><strong>Video</strong></p><ul><li><p><strong>Il ponte</strong></p><p><a href="https://www.esempio.it/v" rel="noreferrer">',
    ])
      expect(italian).toContain(said);
    // Readers see no locality that is a draft, neither by its name nor by its number.
    expect(italian).not.toContain('Località');
    expect(await listOf('en')).toContain('The fort');
    expect(await listOf('en')).not.toContain('12 km');
    await remove(`viaemilia/${id}`);
  });
});
