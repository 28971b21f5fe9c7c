import { beforeAll, expect, it } from 'vitest';
import { formTexts } from '../../src/messages/screens/forms';
import { validationTexts } from '../../src/messages/screens/validation';
import { locality } from '../content/named';
import {
  BOLOGNA,
  type Body,
  complete,
  MODENA,
  type ReadItem,
  type Refused,
  refusalOf,
  seedReferences,
  type Written,
} from './content-kit';
import { describeOnEach } from './kit';

const CHAPTERS = Object.keys(formTexts.locality.chapters);
const CALL = locality.paths.item;
const arrival = { city: { id: BOLOGNA, city: 'Bologna' }, address: 'Via Roma', number: '3', lat: 44.5, lng: 11.3 };

describeOnEach('localities', (server) => {
  beforeAll(() => seedReferences(server()));

  const post = (body: Body, as = 'admin') => server().call<Written & Refused>('POST', CALL, { as, body });
  const put = (id: number, body: unknown, as = 'admin') =>
    server().call<Written & Refused>('PUT', `${CALL}/${id}`, { as, body });
  const read = async (id: number) =>
    (await server().get<{ data: ReadItem }>(`${CALL}/${id}`, { as: 'admin' })).body.data;
  const create = async (it: Body, more: Body = {}): Promise<number> => {
    const answer = await post({ contents: { it: { title: 'Brisighella', ...it } }, lang: 'it', ...more });
    if (answer.status !== 201) throw new Error(answer.text);
    return answer.body.data.id;
  };
  const listed = async (query: string) =>
    (await server().get<{ data: { id: number }[] }>(`${CALL}?${query}`, { as: 'admin' })).body.data.map(({ id }) => id);

  it('keep all that one has: twelve chapters a language, cleaned, one altitude band and a bare address', async () => {
    const chapters = Object.fromEntries(CHAPTERS.map((path) => [path, `<p>${path}</p><script>x</script>`]));
    const id = await create(
      { subtitle: 'Tre colli', ...chapters },
      {
        DISTANZACAPOL: '12 km da Faenza',
        location: arrival,
        fascia_altimetrica: [{ id: 3003 }],
        destinazione: [{ id: 2002 }],
        comune: [{ id: MODENA }],
      },
    );
    const item = await read(id);
    expect(item).toMatchObject({
      DENOMINAZIONE: 'Brisighella',
      DISTANZACAPOL: '12 km da Faenza',
      location: arrival,
      fascia_altimetrica: [{ id: 3003, name: 'Collina' }],
      destinazione: [{ id: 2002 }],
      comune: [{ id: MODENA }],
      iat: [],
    });
    expect(CHAPTERS.map((path) => item.contents.it?.[path])).toEqual(CHAPTERS.map((path) => `<p>${path}</p>`));
    expect((await put(id, item)).body.message).toContain('località');
    expect({ ...(await read(id)), updated_at: null }).toEqual({ ...item, updated_at: null });
  });

  it('take their Italian title as their name while they have none, and keep one that they have', async () => {
    const id = await create({}, { DENOMINAZIONE: ' ' });
    expect((await read(id)).DENOMINAZIONE).toBe('Brisighella');
    await put(id, { ...(await read(id)), DENOMINAZIONE: 'Brisighella Terme' });
    expect((await read(id)).DENOMINAZIONE).toBe('Brisighella Terme');
    const answer = await post({ contents: { en: { title: 'Hamlet' } }, lang: 'en' });
    expect((await read(answer.body.data.id)).DENOMINAZIONE).toBe('');
    await server().db.query("update contents set shared = '{}' where id = $1", [id]);
    expect((await read(id)).DENOMINAZIONE).toBe('Brisighella');
  });

  it('take an arrival point in either form, and ask of what is published its coordinates', async () => {
    const id = await create({}, { location: { location: arrival } });
    expect((await read(id)).location).toMatchObject(arrival);
    const wrong = await put(id, { contents: {}, lang: 'it', location: { ...arrival, lat: 99 } });
    expect(refusalOf(wrong)).toEqual({ status: 422, errors: { location: validationTexts.latitude } });
    const body = { contents: { it: complete('Brisighella', { status: 1 }) }, lang: 'it' };
    const nowhere = await post({ ...body, location: { address: 'Via Roma' } });
    expect(refusalOf(nowhere)).toEqual({ status: 422, errors: { location: validationTexts.coordinates } });
    expect((await post({ ...body, location: [] })).status).toBe(201);
  });

  it('refuse a second altitude band, a long subtitle, and status 1 without what it asks for', async () => {
    const two = await post({
      contents: { it: { title: 'Due' } },
      lang: 'it',
      fascia_altimetrica: [{ id: 3001 }, { id: 3002 }],
    });
    expect(refusalOf(two)).toEqual({ status: 422, errors: { fascia_altimetrica: validationTexts.tooMany(1, 2) } });
    const long = await post({ contents: { it: { title: 'Lunga', subtitle: 'x'.repeat(91) } }, lang: 'it' });
    expect(refusalOf(long)).toEqual({
      status: 422,
      errors: { 'contents.it.subtitle': validationTexts.tooLong(90, 91) },
    });
    const bare = await post({ contents: { it: { title: 'Nuda', status: 1 } }, lang: 'it' });
    expect(Object.keys(refusalOf(bare).errors ?? {}).sort()).toEqual(
      ['description', 'excerpt', 'slug'].map((path) => `contents.it.${path}`),
    );
  });

  it('are found by their filters, by their words, and on the page that shows their chapters [2-7.13]', async () => {
    const id = await create(
      { ...complete('Monteveglio alto', { status: 1 }), NEIDINTORNI: '<p>Il parco dei gessi</p>' },
      { destinazione: [{ id: 2003 }], comune: [{ id: BOLOGNA }] },
    );
    for (const query of [
      'destinazione=2003',
      'provincia=37',
      `comune=${BOLOGNA}`,
      'keywords=monteveg',
      'stato=1&lang=it',
    ])
      expect(await listed(query), query).toContain(id);
    expect(await listed('lang=en&keywords=monteveg')).toEqual([]);
    const found = await server().get<{ data: { id: number; route: string }[] }>('search?q=monteveglio', {
      as: 'admin',
    });
    expect(found.body.data).toMatchObject([{ id, route: `/locality/${id}` }]);
    const { contents } = await read(id);
    const page = (await server().get(String(contents.it?.permalink))).text;
    expect(page).toContain(`<h2>${formTexts.locality.chapters.NEIDINTORNI}</h2>`);
    expect(page).toContain('Il parco dei gessi');
    expect(page).toContain(`<h2>${formTexts.locality.name}</h2><p>Monteveglio alto</p>`);
    expect(page).not.toContain(formTexts.locality.chapters.SULLATAVOLA);
  });

  it('make a revision draft of a chapter changed in what is published', async () => {
    const id = await create(complete('Dozza', { status: 1 }));
    const { body } = await server().get<{ data: ReadItem }>(`${CALL}/${id}`, { as: 'editor' });
    const item = body.data;
    const same = await put(id, item, 'editor');
    expect(same.body.data.id).toBe(id);
    const contents = { it: { ...item.contents.it, PERCHE: '<p>I muri dipinti</p>' } };
    const draft = (await put(id, { ...item, contents }, 'editor')).body.data.id;
    expect(draft).not.toBe(id);
    expect((await read(id)).contents.it?.PERCHE).toBe('');
    const waiting = await read(draft);
    const approved = await put(draft, { ...waiting, contents: { it: { ...waiting.contents.it, status: 1 } } });
    expect([approved.body.data.id, (await read(id)).contents.it?.PERCHE]).toEqual([id, '<p>I muri dipinti</p>']);
  });

  it('are deleted at the path of their own', async () => {
    const id = await create({ title: 'Da togliere' });
    expect((await server().call('DELETE', `localita-ert/${id}`, { as: 'admin' })).status).toBe(404);
    expect((await server().call('DELETE', `localita/${id}`, { as: 'admin' })).status).toBe(200);
    expect((await server().get(`${CALL}/${id}`, { as: 'admin' })).status).toBe(404);
  });
});
