import { expect, it } from 'vitest';
import { describeOnEach } from './kit';

interface Users {
  data: { username: string }[];
  meta: object;
}

describeOnEach('users', (server) => {
  it('lists whole rows with the figures of the page [1-7.5, 1-3.14]', async () => {
    const { status, body } = await server().get('user?limit=2&orderBy=%2Busername', { as: 'admin' });
    expect(status).toBe(200);
    const row = async (username: string, first_name: string, last_name: string) => ({
      id: await server().userId(username),
      username,
      first_name,
      last_name,
      email: `${username}@portolano.example`,
      company: '',
      active: 1,
      redazione: { id: server().deskId, nome: 'Redazione di prova' },
      roles: expect.objectContaining({}),
      last_sign_in: username === 'admin' ? expect.stringMatching(/^20/) : null,
      updated_at: expect.stringMatching(/^20/),
      updated_by: null,
    });
    expect(body).toEqual({
      status: 'success',
      code: '200',
      data: [await row('admin', 'Anna', 'Montanari'), await row('editor', 'Luca', 'Benassi')],
      meta: { total: 6, per_page: 2, current_page: 1, last_page: 3 },
    });
  });

  const list = (query: string) => server().get<Users>(`user?${query}`, { as: 'admin' });
  const ids = (names: string) => names.split(' ');

  it.each([
    ['', ids('lettore editor turistica redazione regionale admin')],
    ['orderBy=%2Bid&page=2&limit=4', ids('editor lettore')],
    ['orderBy=-last_name&limit=2', ids('redazione admin')],
    ['keywords=portolano&orderBy=%2Busername&limit=1', ids('admin')],
    ['keywords=FABBRI', ids('regionale')],
    ['keywords=%25', []],
    ['page=40', []],
    ['attivo=0', []],
    ['attivo=1&limit=1', ids('lettore')],
    ['redazione=999999', []],
    ['ruolo=-1&redazione=-1&attivo=-1&limit=1', ids('lettore')],
  ])('lists with %s [1-7.5]', async (query, usernames) => {
    expect((await list(query)).body.data.map(({ username }) => username)).toEqual(usernames);
  });

  it('filters by role and by state, and finds within the filter', async () => {
    const { rows } = await server().db.query<{ id: number }>('select role_id as id from users where username = $1', [
      'editor',
    ]);
    const role = rows[0]?.id;
    const names = async (query: string) => (await list(query)).body.data.map(({ username }) => username);
    expect(await names(`ruolo=${role}`)).toEqual(['editor']);
    expect(await names(`ruolo=${role}&keywords=fabbri`)).toEqual([]);
    await server().db.query('update users set active = false where username = $1', ['lettore']);
    expect([await names('attivo=0'), await names(`attivo=0&ruolo=${role}`)]).toEqual([['lettore'], []]);
    await server().db.query('update users set active = true where username = $1', ['lettore']);
  });

  it('cuts a limit to 100 and says so', async () => {
    expect((await list('limit=5000')).body.meta).toEqual({ total: 6, per_page: 100, current_page: 1, last_page: 1 });
  });

  it.each([
    ['orderBy=-password_hash', 'orderBy', /^Si può ordinare per: id, username,/],
    ['orderBy=%2Bid;drop table users', 'orderBy', /^Si può ordinare per:/],
    ['page=0', 'page', /^Le pagine si contano da 1$/],
    ['page=due', 'page', /^Deve essere un numero intero$/],
    ['page=1&page=2', 'page', /^Deve essere un numero intero$/],
    ['limit=0', 'limit', /^Serve almeno una riga per pagina$/],
    ['limit=99999999999', 'limit', /^Deve essere un numero intero$/],
  ])('refuses %s', async (query, field, problem) => {
    const { status, body } = await server().get<{ errors: Record<string, string> }>(`user?${query}`, { as: 'admin' });
    expect(status).toBe(400);
    expect(Object.keys(body.errors)).toEqual([field]);
    expect(body.errors[field]).toMatch(problem);
  });

  it('searches by keywords in the body [1-7.11]', async () => {
    const { status, body } = await server().call<Users>('POST', 'user/search?limit=10', {
      as: 'regionale',
      body: { keywords: 'zanotti' },
    });
    expect(status).toBe(200);
    expect(body.data.map(({ username }) => username)).toEqual(['redazione']);
    expect(body).toMatchObject({ status: 'success', meta: { total: 1, per_page: 10, current_page: 1, last_page: 1 } });
  });

  it.each([
    [{}, { keywords: 'Campo richiesto' }],
    [{ keywords: 7 }, { keywords: 'Deve essere un testo' }],
    [{ keywords: 'x'.repeat(201) }, { keywords: 'Troppo lungo: al massimo 200 caratteri' }],
    [[], { '': 'Deve essere un oggetto' }],
  ])('refuses the search %j', async (sent, errors) => {
    const { status, body } = await server().call('POST', 'user/search', { as: 'admin', body: sent });
    expect([status, body]).toEqual([
      422,
      {
        status: 'error',
        code: '422',
        message: 'I dati inviati non sono validi: correggi i campi segnalati.',
        errors,
      },
    ]);
  });
});
