import { beforeAll, expect, it } from 'vitest';
import { BOLOGNA, bodyWith, create as createNews, MODENA, seedReferences } from './content-kit';
import { describeOnEach } from './kit';
import { invalid, logOf, newUser, refusal } from './users-kit';

interface Desk {
  id: number;
  nome: string;
  updated_at: string;
  comuni_istat: { id: number; nome: string }[];
}

const SITE = 'https://www.emiliaromagnaturismo.it';

describeOnEach('desks', (server) => {
  beforeAll(() => seedReferences(server()));

  const readDesk = async (id: number) =>
    (await server().get<{ data: Desk }>(`user/redazioni/${id}`, { as: 'admin' })).body.data;
  const create = (body: object) => server().call<{ data: Desk }>('POST', 'user/redazioni', { as: 'admin', body });
  const newDesk = async (nome: string) => (await create({ nome })).body.data.id;
  const write = (id: number, body: object) => server().call('PUT', `user/redazioni/${id}`, { as: 'admin', body });
  const municipality = (method: 'POST' | 'DELETE', id: number, comune: number) =>
    server().call(method, `operations/redazione/${id}/comune/${comune}`, { as: 'admin' });
  const comune = async (istat: number) => {
    const text = 'select id from municipalities where istat = $1';
    const { rows } = await server().db.query<{ id: number }>(text, [String(istat).padStart(6, '0')]);
    return rows[0]?.id ?? istat;
  };

  it('lists pages with how many users each has [1-7.22]', async () => {
    const other = await newDesk('Città d’arte');
    const list = async (query: string) => (await server().get(`user/redazioni?${query}`, { as: 'admin' })).body;
    const own = { id: server().deskId, nome: 'Redazione di prova', users_count: 6 };
    const second = { id: other, nome: 'Città d’arte', users_count: 0 };
    expect(await list('orderBy=%2Bid')).toMatchObject({
      status: 'success',
      code: '200',
      total: 2,
      data: [own, second],
    });
    expect(await list('')).toMatchObject({ total: 2, data: [second, own] });
    expect(await list('orderBy=-users_count&limit=1')).toMatchObject({ total: 2, data: [own] });
    expect(await list('orderBy=%2Bnome&limit=1&page=2')).toMatchObject({ total: 2, data: [own] });
    expect(await list('keywords=CITTA')).toMatchObject({ total: 1, data: [second] });
    const wrong = await server().get<{ errors: object }>('user/redazioni?orderBy=-url_it', { as: 'admin' });
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([400, ['orderBy']]);
    await server().call('DELETE', `user/redazioni/${other}`, { as: 'admin' });
  });

  it('creates one with its addresses and gives it with users and municipalities [1-3.6, 1-7.22, 1-7.23]', async () => {
    const body = { nome: ' Redazione Bologna ', url_it: `${SITE}/it`, url_en: `${SITE}/en`, url_de: null, lang: 'it' };
    const answer = await create(body);
    const { id } = answer.body.data;
    expect([answer.status, answer.body]).toEqual([
      201,
      { status: 'success', code: '201', message: 'Redazione creata', data: { id, message: 'Redazione creata' } },
    ]);
    const user = await newUser(server(), 'bolognese', { redazione: id });
    const bologna = await comune(BOLOGNA);
    expect((await municipality('POST', id, bologna)).body).toEqual({
      status: 'success',
      code: '200',
      data: { message: 'comune aggiunto' },
    });
    expect(await readDesk(id)).toEqual({
      id,
      nome: 'Redazione Bologna',
      url_it: `${SITE}/it`,
      url_en: `${SITE}/en`,
      url_de: '',
      users_count: 1,
      users: [
        {
          id: user,
          first_name: 'Nora',
          last_name: 'De Santis',
          company: '',
          username: 'bolognese',
          email: 'bolognese@portolano.example',
          active: 1,
        },
      ],
      comuni_istat: [
        {
          id: bologna,
          nome: 'Bologna',
          codice: '037006',
          istat: '037006',
          provincia: { id: expect.any(Number), nome: 'Bologna' },
          pivot: { comuni_istat_id: bologna, redazioni_id: id },
        },
      ],
      updated_at: expect.any(String),
    });
  });

  it.each<[object, Record<string, string>]>([
    [{ nome: '' }, { nome: 'Campo richiesto' }],
    [{ nome: null }, { nome: 'Campo richiesto' }],
    [{ nome: 'x'.repeat(201) }, { nome: 'Troppo lungo: al massimo 200 caratteri' }],
    [{ url_it: 'sito.it' }, { url_it: 'URL non valida' }],
    [
      { url_en: 'javascript:alert(1)', url_de: 'ftp://sito.it' },
      { url_en: 'URL non valida', url_de: 'URL non valida' },
    ],
    [{ url_it: `https://sito.it/${'x'.repeat(2000)}` }, { url_it: 'Troppo lungo: al massimo 2.000 caratteri' }],
    [{ updated_at: 'ieri' }, { updated_at: 'Formato non valido' }],
    [{ password: 'x' }, { password: 'Campo non previsto: toglilo' }],
  ])('refuses a desk with %j', async (change, errors) => {
    const answer = await create({ nome: 'Rifiutata', ...change });
    expect([answer.status, answer.body]).toEqual([422, invalid(errors)]);
  });

  it('gives a web address the scheme that it lacks', async () => {
    const id = await newDesk('Senza schema');
    expect((await write(id, { url_it: 'www.sito.it/casa' })).status).toBe(200);
    expect(await readDesk(id)).toMatchObject({ url_it: 'https://www.sito.it/casa' });
    await server().call('DELETE', `user/redazioni/${id}`, { as: 'admin' });
  });

  it('changes one, keeps what is not sent, and says so in the log [1-7.23]', async () => {
    const id = await newDesk('Da cambiare');
    const answer = await write(id, { ...(await readDesk(id)), url_it: `${SITE}/it` });
    expect(answer.body).toEqual({ status: 'success', code: '200', data: { id, message: 'Redazione aggiornata' } });
    expect((await write(id, { nome: 'Cambiata' })).status).toBe(200);
    expect(await readDesk(id)).toMatchObject({ nome: 'Cambiata', url_it: `${SITE}/it` });
    expect(await logOf(server(), 'redazioni', id)).toEqual([
      ['create', 'admin', { nome: 'Da cambiare' }],
      ['update', 'admin', { changed: ['url_it'], values: { url_it: ['(vuoto)', `${SITE}/it`] } }],
      ['update', 'admin', { changed: ['nome'], values: { nome: ['Da cambiare', 'Cambiata'] } }],
    ]);
    expect((await write(id, { id: id + 1 })).body).toEqual(invalid({ id: 'L’id non è quello della redazione aperta' }));
    expect((await write(99_999, { nome: 'x' })).status).toBe(404);
    expect((await server().get('user/redazioni/99999', { as: 'admin' })).status).toBe(404);
  });

  it('does not write over what was saved in the meantime', async () => {
    const id = await newDesk('Contesa');
    const { updated_at } = await readDesk(id);
    expect((await write(id, { nome: 'Prima', updated_at })).status).toBe(200);
    const late = await write(id, { nome: 'Seconda', updated_at });
    const message = 'La redazione è stata salvata nel frattempo: ricaricala e riprova.';
    const data = { message, updated_at: (await readDesk(id)).updated_at, updated_by: 'Anna Montanari' };
    expect([late.status, late.body]).toEqual([409, refusal(409, message, { data })]);
  });

  it('adds and removes municipalities [1-7.25, 1-8.16]', async () => {
    const id = await newDesk('Comuni');
    const [bologna, modena] = [await comune(BOLOGNA), await comune(MODENA)];
    const { updated_at } = await readDesk(id);
    for (const one of [modena, bologna, bologna]) expect((await municipality('POST', id, one)).status).toBe(200);
    expect((await readDesk(id)).comuni_istat.map(({ nome }) => nome)).toEqual(['Bologna', 'Modena']);
    expect((await municipality('DELETE', id, modena)).body).toEqual({
      status: 'success',
      code: '200',
      data: { message: 'cancellato Modena' },
    });
    expect((await readDesk(id)).comuni_istat.map(({ nome }) => nome)).toEqual(['Bologna']);
    // The form beside them is not touched.
    expect((await readDesk(id)).updated_at).toBe(updated_at);
    expect((await logOf(server(), 'redazioni', id)).slice(1)).toEqual([
      ['municipality.add', 'admin', { comune: 'Modena', comune_id: modena }],
      ['municipality.add', 'admin', { comune: 'Bologna', comune_id: bologna }],
      ['municipality.remove', 'admin', { comune: 'Modena', comune_id: modena }],
    ]);
    const refused = [
      await municipality('DELETE', id, modena),
      await municipality('POST', id, 9_999_999),
      await municipality('POST', 99_999, bologna),
    ];
    expect(refused.map(({ status, body }) => [status, body])).toEqual([
      [404, refusal(404, 'Il comune non è più associato a questa redazione.')],
      [404, refusal(404, 'Questo comune non esiste.')],
      [404, refusal(404, 'La redazione non esiste più.')],
    ]);
    expect((await server().call('POST', `operations/redazione/${id}/comune/x`, { as: 'admin' })).status).toBe(400);
  });

  it('deletes desks that nobody uses, all or none', async () => {
    const [free, inhabited, written] = [await newDesk('Libera'), await newDesk('Abitata'), await newDesk('Scritta')];
    await municipality('POST', free, await comune(BOLOGNA));
    const user = await newUser(server(), 'abita', { redazione: inhabited });
    const news = await createNews(server(), bodyWith({ title: 'Della redazione' }));
    await server().db.query('update contents set desk_id = $2 where id = $1', [news, written]);
    const remove = (ids: string | number) => server().call('DELETE', `user/redazioni/${ids}`, { as: 'admin' });

    const first = await remove(`${free},${inhabited}`);
    const message = '«Abitata» ha ancora 1 utente: Nora De Santis. Prima spostali in un’altra redazione.';
    const users = [{ id: user, username: 'abita', name: 'Nora De Santis', active: true }];
    expect([first.status, first.body]).toEqual([
      409,
      refusal(409, message, { data: { message, total: 1, users, contents: 0 } }),
    ]);
    const second = await remove(written);
    const text = '«Scritta» ha ancora 1 contenuto: finché ci sono non si può eliminare.';
    expect([second.status, second.body]).toEqual([
      409,
      refusal(409, text, { data: { message: text, total: 0, users: [], contents: 1 } }),
    ]);
    expect((await remove(free)).body).toEqual({
      status: 'success',
      code: '200',
      data: { message: 'Redazione eliminata', deleted: [free] },
    });
    const again = await remove(free);
    expect([again.status, again.body]).toEqual([
      404,
      refusal(404, `Redazioni che non esistono più: ${free}. Ricarica l’elenco.`),
    ]);
  });
});
