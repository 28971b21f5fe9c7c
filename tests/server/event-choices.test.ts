import { beforeAll, expect, it } from 'vitest';
import {
  BOLOGNA,
  type Body,
  insertContent,
  type ReadItem,
  type Refused,
  seedReferences,
  type Written,
} from './content-kit';
import { describeOnEach } from './kit';

describeOnEach('tickets, offices and choices of an event', (server) => {
  let office = 0;
  let locality = 0;
  const insert = (area: string, titles: Record<string, string>) => insertContent(server(), area, titles);
  const post = (body: Body) =>
    server().call<Written & Refused>('POST', 'event', {
      as: 'admin',
      body: { contents: { it: { title: 'Sagra', status: 2 } }, lang: 'it', ...body },
    });
  const read = async (id: number) =>
    (await server().get<{ data: ReadItem }>(`event-ert/${id}`, { as: 'admin' })).body.data;

  beforeAll(async () => {
    await seedReferences(server());
    office = await insert('iat', { en: 'Tourist office', it: 'IAT Bologna' });
    locality = await insert('localita', { en: 'Old Bridge' });
  });

  it('are kept as declared, contents named as they are called now', async () => {
    const location = { city: { id: BOLOGNA, city: 'Bologna' }, address: 'Via', number: '3', lat: 44.5, lng: 11.3 };
    const answer = await post({
      valenza: 'regionale',
      iat: [{ id: office, title: 'un altro nome', telefono: '1' }, office],
      ticketing: {
        ingresso: '3',
        info: { it: { tariffa_intera: '10 euro', sito: '' }, en: { sito: 'https://www.esempio.it' } },
        mio: 1,
      },
      locations: [{ id: null, order: 1, info: { it: 'Sala' }, localita: { id: locality, name: 'altro' }, location }],
    });
    expect([answer.status, answer.body.errors]).toEqual([201, undefined]);
    const { id } = answer.body.data;
    const item = await read(id);
    expect(item).toMatchObject({
      valenza: 'regionale',
      iat: [{ id: office, title: 'IAT Bologna' }],
      ticketing: {
        ingresso: 3,
        info: { it: { tariffa_intera: '10 euro' }, en: { sito: 'https://www.esempio.it' } },
      },
      locations: [{ localita: { id: locality, name: 'Old Bridge' } }],
    });
    expect(item.ticketing).not.toHaveProperty('mio');
    await server().db.query(`update translations set title = 'IAT Centro' where content_id = $1 and lang = 'it'`, [
      office,
    ]);
    const renamed = await read(id);
    expect(renamed.iat).toEqual([{ id: office, title: 'IAT Centro' }]);
    const preview = async () => (await server().get(`${renamed.contents.it?.permalink}&preview`)).text;
    expect(await preview()).not.toContain('IAT Centro');
    await server().db.query('update translations set status = 1 where content_id = $1', [office]);
    expect(await preview()).toContain('<li>IAT Centro</li>');
    // As data from before links were kept have it.
    await server().db.query('delete from content_links where target_id = $1', [locality]);
    await server().db.query('delete from contents where id = $1', [locality]);
    expect((await read(id)).locations).toMatchObject([{ localita: { id: locality } }]);
  });

  it('show readers no title of an office that is not published', async () => {
    const { id } = (await post({ iat: [office] })).body.data;
    const statusOf = (content: number, status: number) =>
      server().db.query('update translations set status = $2 where content_id = $1', [content, status]);
    await statusOf(id, 1);
    const address = (await read(id)).contents.it?.permalink ?? '';
    const [{ title }] = (
      await server().db.query<{ title: string }>(
        `select title from translations where content_id = $1 and lang = 'it'`,
        [office],
      )
    ).rows as [{ title: string }];
    const page = async (query = '') => (await server().get(`${address}${query}`)).text;
    await statusOf(office, 2);
    expect(await page()).toContain('<h1>Sagra</h1>');
    expect(await page()).not.toContain(title);
    await statusOf(office, 1);
    expect(await page()).toContain(`<li>${title}</li>`);
  });

  it('refuse a site that is none, an unknown admission, and an office that is none, by field', async () => {
    const site = await post({ ticketing: { ingresso: 1, info: { en: { sito: 'biglietti' } } } });
    expect([site.status, site.body.errors]).toEqual([422, { ticketing: 'Sito (Inglese): URL non valida' }]);
    const admission = await post({ ticketing: { ingresso: 9, info: {} } });
    expect([admission.status, Object.keys(admission.body.errors ?? {})]).toEqual([422, ['ticketing']]);
    const unknown = await post({ iat: [{ id: 999_999 }] });
    expect([unknown.status, Object.keys(unknown.body.errors ?? {})]).toEqual([422, ['iat']]);
  });

  it('keep office and locality from being deleted, and so does a locality its office', async () => {
    const [iat, localita] = [await insert('iat', { it: 'IAT Cesena' }), await insert('localita', { it: 'Formignano' })];
    const remove = async (path: string) => {
      const answer = await server().call<{ data: { contents?: object[] } }>('DELETE', path, { as: 'admin' });
      return [answer.status, answer.body.data.contents];
    };
    const location = { city: { id: BOLOGNA }, address: 'Via', number: '3', lat: 44.5, lng: 11.3 };
    const stop = { id: null, order: 1, info: {}, localita: { id: localita, name: 'Formignano' }, location };
    const { id } = (await post({ iat: [iat], locations: [stop] })).body.data;
    const use = { area: 'event', id, title: 'Sagra', route: `/events/${id}` };
    expect(await remove(`iat/${iat}`)).toEqual([409, [use]]);
    expect(await remove(`localita/${localita}`)).toEqual([409, [use]]);
    const village = await server().call<Written>('POST', 'localita-ert', {
      as: 'admin',
      body: { lang: 'it', contents: { it: { title: 'Borello' } }, iat: [{ id: iat }] },
    });
    const other = village.body.data.id;
    const both = [{ area: 'localita', id: other, title: 'Borello', route: `/locality/${other}` }, use];
    expect(await remove(`iat/${iat}`)).toEqual([409, both]);
    expect(await remove(`event/${id}`)).toEqual([200, undefined]);
    expect(await remove(`localita/${localita},${other}`)).toEqual([200, undefined]);
    expect(await remove(`iat/${iat}`)).toEqual([200, undefined]);
  });

  it('take an event without any of them', async () => {
    const answer = await post({ iat: null, ticketing: null, valenza: null });
    expect(answer.status).toBe(201);
    expect(await read(answer.body.data.id)).toMatchObject({
      iat: [],
      ticketing: { ingresso: -1, info: {} },
      valenza: null,
    });
  });
});
