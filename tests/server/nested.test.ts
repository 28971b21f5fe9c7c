import { beforeAll, describe, expect, it } from 'vitest';
import {
  type Body,
  complete,
  insertContent,
  type ReadItem,
  type Refused,
  refusalOf,
  seedReferences,
  type Written,
} from './content-kit';
import { PLACES, range } from './event-kit';
import { describeOnEach } from './kit';
import { type Answered, type Item, jpeg, pdf, uploaded } from './media-kit';
import { newPlace, newPlaceType } from './place-kit';

/** A stop as a body may have it; what it leaves out is blank. */
const stop = (title: string, more: Body = {}): Body => ({
  contents: { it: { title } },
  location: PLACES.maggiore,
  ...more,
});

type Stop = Record<string, unknown> & { contents: Record<string, Record<string, unknown>> };

describeOnEach('fields within the entries of a content', (server) => {
  const call = <T = Written & Refused>(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: Body) =>
    server().call<T>(method, path, { as: 'admin', ...(body && { body }) });
  const way = (tappe: unknown, it: Body = {}): Body => ({
    lang: 'it',
    contents: { it: { title: 'Via', ...it } },
    tappe,
  });
  const refusal = async (tappe: unknown, it: Body = {}) => refusalOf(await call('POST', 'viaemilia', way(tappe, it)));
  const create = async (tappe: unknown, it: Body = {}, area = 'viaemilia'): Promise<number> => {
    const answer = await call('POST', area, way(tappe, it));
    if (answer.status !== 201) throw new Error(answer.text);
    return answer.body.data.id;
  };
  const read = async (id: number) =>
    (await server().get<{ data: ReadItem & { tappe: Stop[] } }>(`viaemilia/${id}`, { as: 'admin' })).body.data;
  const save = async (id: number, tappe: unknown) => {
    const answer = await call('PUT', `viaemilia/${id}`, way(tappe));
    expect([answer.status, answer.body.errors]).toEqual([200, undefined]);
    return (await read(id)).tappe;
  };
  const remove = (id: number) => call('DELETE', `viaemilia/${id}`);
  const count = async () => (await server().db.query("select 1 from contents where area = 'viaemilia'")).rowCount;
  const previewOf = async (id: number) => {
    const { text } = await server().get(String((await read(id)).contents.it?.permalink));
    return text.slice(text.indexOf('<main>'), text.indexOf('</main>'));
  };

  /** What the log says of each change, write by write: what a field said before, and what after it. */
  const logged = async (id: number) => {
    const { rows } = await server().db.query<{ details: { changed?: string[]; values?: Record<string, string[]> } }>(
      "select details from audit where entity_id = $1 and action = 'update' order by id",
      [id],
    );
    return rows.flatMap(({ details: { changed = [], values = {} } }) =>
      changed.map((path) => [path, ...(values[path] ?? [])]),
    );
  };

  beforeAll(() => seedReferences(server()));

  it('come back as they were sent, and a save without an edit changes nothing', async () => {
    const tappe = [
      stop('Rimini', {
        id: 4,
        order: 1,
        contents: { it: { title: 'Rimini', description: '<p>Arco</p>' }, en: { title: 'Rimini', description: '' } },
        distanza: { it: '3 km' },
        video: [{}, { title: 'Arco', url: 'https://video.example/' }],
      }),
      stop('Cesena', { order: 2 }),
    ];
    const id = await create(tappe);
    const item = await read(id);
    const blank = { poi: null, localita: null, events: [], planning: [], ricette: [], podcast: [], attachments: [] };
    const unnamed = { country: null, istat: null, province: null, province_short: null, region: null, zip_code: null };
    const location = { ...PLACES.maggiore, city: { ...unnamed, id: PLACES.maggiore.city.id, city: null } };
    expect(item.tappe.map(({ location: _location, ...rest }) => rest)).toEqual([
      {
        ...blank,
        id: 4,
        order: 1,
        contents: { it: { title: 'Rimini', description: '<p>Arco</p>' }, en: { title: 'Rimini', description: '' } },
        distanza: { it: '3 km' },
        video: [
          { id: 1, title: '', url: '' },
          { id: 2, title: 'Arco', url: 'https://video.example/' },
        ],
      },
      { ...blank, id: 5, order: 2, contents: { it: { title: 'Cesena', description: '' } }, distanza: {}, video: [] },
    ]);
    expect(item.tappe.map((one) => one.location)).toEqual([location, location]);
    const saved = await call('PUT', `viaemilia/${id}`, item);
    expect([saved.status, { ...(await read(id)), updated_at: null }]).toEqual([200, { ...item, updated_at: null }]);
    expect(await logged(id)).toEqual([]);
    await remove(id);
  });

  it('have no scripts: texts are cleaned, titles stay text, addresses that are none are refused', async () => {
    const evil = (url: string) =>
      stop('<b>Arco</b><script>alert(1)</script>', {
        contents: {
          it: {
            title: '<b>Arco</b><script>alert(1)</script>',
            description: '<p onclick="alert(2)">Ciao<script>alert(3)</script></p>',
          },
        },
        video: [{ title: '<img src=x onerror=alert(4)>', url }],
      });
    const before = await count();
    for (const url of ['javascript:alert(5)', ' jAvascript:alert(5)', 'data:text/html,x'])
      expect(await refusal([evil(url)])).toEqual({
        status: 422,
        errors: { 'tappe.0.video.0.url': 'URL non valida' },
      });
    expect(await count()).toBe(before);
    const id = await create([evil('https://video.example/?a=1&b="><script>')], complete('Via', { status: 1 }));
    const [one] = (await read(id)).tappe;
    expect(one?.contents.it).toEqual({
      title: '<b>Arco</b><script>alert(1)</script>',
      description: '<p>Ciao</p>',
    });
    const page = await previewOf(id);
    expect(page).toContain('<p>Ciao</p>');
    expect(page).toContain('&lt;b&gt;Arco&lt;/b&gt;&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page).toContain('&lt;img src=x onerror=alert(4)&gt;');
    expect(/<script|<img|onclick|javascript:|"><s/i.exec(page)).toBeNull();
    await remove(id);
  });

  it('are not cleaned again once they are stored, wherever their entry goes', async () => {
    const old = '<p style="color:red">Com’era</p>';
    const id = await create([
      stop('Prima'),
      stop('Seconda', { contents: { it: { title: 'Seconda', description: '<p>b</p>' } } }),
    ]);
    const text = `update contents set shared = jsonb_set(shared, '{tappe,0,contents,it,description}', $2) where id = $1`;
    await server().db.query(text, [id, JSON.stringify(old)]);
    const [first, second] = (await read(id)).tappe as [Stop, Stop];
    expect(first.contents.it?.description).toBe(old);
    const dirty = { ...second, contents: { it: { title: 'Seconda', description: '<p style="x">c</p>' } } };
    const moved = await save(id, [
      { ...first, order: 2 },
      { ...dirty, order: 1 },
    ]);
    expect(moved.map(({ order, contents }) => [order, contents.it?.description])).toEqual([
      [1, '<p>c</p>'],
      [2, old],
    ]);
    await remove(id);
  });

  it('are cleaned beside the server where they are long, and refused by their own path where they are too long', async () => {
    const long = `<p>${Array(4_000).fill('parola').join(' ')}</p>`;
    const id = await create([
      stop('Lunga', { contents: { it: { title: 'Lunga', description: `${long}<script>1</script>` } } }),
    ]);
    expect((await read(id)).tappe[0]?.contents.it?.description).toBe(long);
    await remove(id);
    const nested = `${'<ul><li>'.repeat(300)}x`;
    const deep = stop('Fonda', { order: 7, contents: { it: { title: 'Fonda', description: nested } } });
    const { status, errors } = await refusal([deep, stop('Piana', { order: 1 })]);
    expect([status, Object.keys(errors ?? {})]).toEqual([422, ['tappe.0.contents.it.description']]);
  });

  it('use files: an image and a link to one file are one use each, which go with their stop', async () => {
    const image = await uploaded(server(), { name: 'arco.jpg', bytes: await jpeg() });
    const other = await uploaded(server(), { name: 'ponte.jpg', bytes: await jpeg({ colour: '#39c' }) });
    const leaflet = await uploaded(server(), { name: 'a.pdf', bytes: pdf }, 'media/upload/default/0');
    const description = `<p><a href="${leaflet.url}">a</a><img src="${image.url}" alt="x" /></p>`;
    const first = stop('Rimini', {
      order: 1,
      contents: { it: { title: 'Rimini', description }, en: { title: 'Rimini', description } },
      attachments: [
        { id: image.id, description: 'Arco' },
        { id: other.id, is_primary: true },
      ],
    });
    const second = stop('Cesena', {
      order: 2,
      attachments: [{ id: image.id }],
      planning: [{}, { image: { id: image.id } }],
    });
    const id = await create([first, second]);
    const uses = async () => {
      const text = `select lang, file_id, position from content_files where content_id = $1 order by lang, position, file_id`;
      const { rows } = await server().db.query<{ lang: string; file_id: number }>(text, [id]);
      return rows.map(({ lang, file_id }) => [lang, file_id]).toSorted();
    };
    const ofText = (lang: string) => [
      [lang, image.id],
      [lang, leaflet.id],
    ];
    expect(await uses()).toEqual([['', image.id], ['', other.id], ...ofText('en'), ...ofText('it')].toSorted());
    const [one, two] = (await read(id)).tappe as [Stop, Stop];
    expect(one.attachments).toMatchObject([
      { id: image.id, url: image.url, description: 'Arco', order: 1, is_primary: false, width: 1200 },
      { id: other.id, url: other.url, order: 2, is_primary: true },
    ]);
    expect(two.planning).toEqual([
      { id: 1, title: '', url: '', image: null },
      { id: 2, title: '', url: '', image: { id: image.id, url: image.url, url_thumb: image.url_thumb } },
    ]);
    const removeFile = ({ id: file }: Item) => call<Answered>('DELETE', `media/upload/${file}`);
    for (const file of [image, other, leaflet]) {
      const refused = await removeFile(file);
      expect([refused.status, refused.body.data]).toEqual([
        409,
        expect.objectContaining({
          total: 1,
          contents: [expect.objectContaining({ area: 'viaemilia', id, title: 'Via' })],
        }),
      ]);
    }
    await save(id, [two]);
    expect(await uses()).toEqual([['', image.id]]);
    expect([(await removeFile(other)).status, (await removeFile(leaflet)).status]).toEqual([200, 200]);
    await save(id, []);
    expect([await uses(), (await removeFile(image)).status]).toEqual([[], 200]);
    await remove(id);
  });

  it('point to places and contents, which stay as long, are named, and show their names of now', async () => {
    const { code } = await newPlaceType(server(), 'Archi');
    const place = await newPlace(server(), { nome: 'Arco di Augusto', code });
    const locality = await insertContent(server(), 'localita', { it: 'Rimini' });
    const event = (
      await call('POST', 'event', {
        lang: 'it',
        contents: { it: { title: 'Sagra' } },
        dates: range('2026-12-01', '2026-12-02'),
      })
    ).body.data.id;
    const pointing = stop('Rimini', {
      poi: { id: place, nome: 'x' },
      localita: { id: locality },
      events: [{ id: event }],
    });
    const id = await create([stop('Vuota'), { ...pointing, order: 2 }, { ...pointing, order: 3 }]);
    const [, named] = (await read(id)).tappe as [Stop, Stop];
    expect([named.poi, named.localita, named.events]).toEqual([
      { id: place, nome: 'Arco di Augusto' },
      { id: locality, name: 'Rimini' },
      [{ id: event, title: 'Sagra' }],
    ]);
    for (const path of [`luoghi/${place}`, `localita/${locality}`, `event/${event}`]) {
      const refused = await call<Answered>('DELETE', path);
      expect([path, refused.status, refused.body.data]).toEqual([
        path,
        409,
        expect.objectContaining({
          total: 1,
          contents: [expect.objectContaining({ area: 'viaemilia', id, title: 'Via' })],
        }),
      ]);
    }
    await call('PUT', `luoghi/${place}`, { nome: 'Arco' });
    expect((await read(id)).tappe[1]?.poi).toEqual({ id: place, nome: 'Arco' });
    // What is linked as an event is no locality for that.
    const wrong = await call('PUT', `viaemilia/${id}`, way([{ ...pointing, localita: { id: event } }]));
    expect(refusalOf(wrong)).toEqual({
      status: 422,
      errors: {
        'tappe.0.localita': `Il contenuto n. ${event} non esiste più o non è di questo tipo: toglilo e scegline un altro`,
      },
    });
    await save(id, [stop('Vuota')]);
    for (const path of [`luoghi/${place}`, `localita/${locality}`, `event/${event}`])
      expect([path, (await call('DELETE', path)).status]).toEqual([path, 200]);
    await remove(id);
  });

  describe('wrong, are named by their place in what was sent', () => {
    const far = { ...PLACES.grande, lat: 91 };
    const seven = (more: Body): Body => stop('Settima', { order: 7, ...more });
    const one = (more: Body = {}): Body => stop('Prima', { order: 1, ...more });

    it.each<[string, unknown, string]>([
      ['a limit', [seven({ location: far }), one()], 'tappe.0.location'],
      ['a limit of the one that comes first', [seven({}), one({ location: far })], 'tappe.1.location'],
      [
        'a text that is too long',
        [seven({ contents: { en: { title: 'x'.repeat(301) } } }), one()],
        'tappe.0.contents.en.title',
      ],
      [
        'a text beside the contents',
        [one(), seven({}), one({ order: 2, distanza: { it: 'x'.repeat(301) } })],
        'tappe.2.distanza.it',
      ],
      ['an address within a slot', [seven({ video: [{}, {}, { url: 'ftp://x' }] }), one()], 'tappe.0.video.2.url'],
      ['a place that is not there', [seven({ poi: { id: 999_999 } }), one()], 'tappe.0.poi'],
      ['a locality that is not there', [seven({}), one({ localita: { id: 999_999 } })], 'tappe.1.localita'],
      ['an event that is not there', [seven({ events: [{ id: 999_999 }] }), one()], 'tappe.0.events'],
      [
        'an image that is not there',
        [seven({ ricette: [{ image: { id: 999_999 } }] }), one()],
        'tappe.0.ricette.0.image',
      ],
      ['images that are not there', [null, seven({ attachments: [{ id: 999_999 }] }), one()], 'tappe.1.attachments'],
      [
        'a town that is not there',
        [seven({ location: { ...PLACES.grande, city: { id: 999_999 } } }), one()],
        'tappe.0.location',
      ],
      ['a sixth video', [seven({ video: [{}, {}, {}, {}, {}, { title: 'Sesto' }] }), one()], 'tappe.0.video'],
      [
        'an eleventh image',
        [seven({}), one({ attachments: Array.from({ length: 11 }, (_, index) => ({ id: index + 1 })) })],
        'tappe.1.attachments',
      ],
      ['a thirty-first stop', Array.from({ length: 31 }, (_, index) => stop(`Tappa ${index}`)), 'tappe'],
    ])('%s', async (_what, tappe, path) => {
      const before = await count();
      const { status, errors } = await refusal(tappe);
      expect([status, Object.keys(errors ?? {})]).toEqual([422, [path]]);
      expect(await count()).toBe(before);
    });

    it('what publishing asks, and when only publishers may', async () => {
      const nowhere = { location: null };
      const { status, errors } = await refusal([seven(nowhere), one(), {}], complete('Via', { status: 1 }));
      expect([status, Object.keys(errors ?? {})]).toEqual([422, ['tappe.0.location']]);
      const id = await create([one(), seven({})], complete('Via', { status: 1 }));
      const update = await call('PUT', `viaemilia/${id}`, way([seven({}), one(nowhere)]));
      expect([update.status, Object.keys(update.body.errors ?? {})]).toEqual([422, ['tappe.1.location']]);
      await remove(id);
    });

    it('also those that were stored in another order before', async () => {
      const id = await create([one(), seven({})]);
      const update = await call('PUT', `viaemilia/${id}`, way([seven({}), one({ poi: { id: 999_999 } })]));
      expect(Object.keys(update.body.errors ?? {})).toEqual(['tappe.1.poi']);
      expect((await read(id)).tappe.map(({ contents }) => contents.it?.title)).toEqual(['Prima', 'Settima']);
      await remove(id);
    });
  });

  it('numbered 1, 1, 7 elsewhere keep that order, and are numbered 1 to 3', async () => {
    const id = await create([stop('c', { order: 7 }), stop('a', { order: 1 }), stop('b', { order: 1 })]);
    const { tappe } = await read(id);
    expect(tappe.map(({ order, contents }) => [order, contents.it?.title])).toEqual([
      [1, 'a'],
      [2, 'b'],
      [3, 'c'],
    ]);
    expect(new Set(tappe.map((one) => one.id)).size).toBe(3);
    await remove(id);
  });

  it('changed, are readable in the log', async () => {
    const id = await create([stop('Rimini', { order: 1 }), stop('Cesena', { order: 2 })]);
    const [first, second] = await save(id, [stop('Rimini', { order: 1 }), stop('Forlì', { order: 2 })]);
    await save(id, [
      { ...second, order: 1 },
      { ...first, order: 2 },
    ]);
    await save(id, [{ ...second, order: 1 }]);
    const written = {
      it: { title: 'Forlì', description: '<p>Piazza</p>' },
      en: { title: 'Forlì', description: '<p>Square</p>' },
    };
    const [whole] = await save(id, [
      { ...second, order: 1, contents: written, video: [{ url: 'https://v.example/' }] },
    ]);
    await save(id, [{ ...whole, video: [] }]);
    expect(await logged(id)).toEqual([
      ['tappe', 'Rimini – Cesena', 'Rimini – Forlì'],
      ['tappe', 'Rimini – Forlì', 'Forlì – Rimini'],
      ['tappe', 'Forlì – Rimini', 'Forlì'],
      ['tappe', '', 'Tappa 1 · Titolo, Tappa 1 · Descrizione, Tappa 1 · Video'],
      ['tappe', '', 'Tappa 1 · Video'],
    ]);
    await remove(id);
  });
});
