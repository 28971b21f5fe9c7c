import { request as rawRequest } from 'node:http';
import { beforeAll, expect, it } from 'vitest';
import { BOLOGNA, MODENA, RIMINI, seedReferences } from './content-kit';
import { describeOnEach } from './kit';
import { addressIn, newPlace, newPlaceType } from './place-kit';
import { invalid, logOf, refusal } from './users-kit';

interface TypeRow {
  id: number;
  title: string;
  code: string;
  updated_at: string;
}

describeOnEach('place types', (server) => {
  beforeAll(() => seedReferences(server()));

  const save = (id: number, title: string, headers: Record<string, string> = {}) =>
    server().call<{ data: { id: number; message: string } }>('POST', `set-luogo/${id}/${encodeURIComponent(title)}`, {
      as: 'admin',
      headers,
    });
  const list = async (query = '') =>
    (await server().get<{ total: number; data: TypeRow[] }>(`tipologia-luoghi?${query}`, { as: 'admin' })).body;
  const titled = async (title: string) => (await list('limit=100')).data.find((row) => row.title === title);
  const remove = (...ids: number[]) => server().call('DELETE', `tipologia-luoghi/${ids.join(',')}`, { as: 'admin' });
  /** The status of a call whose path is sent byte by byte, as no browser would. */
  const raw = async (path: string) => {
    const { token } = await server().signIn('admin', 'admin-demo-2026');
    const headers = { authorization: `Bearer ${token}` };
    return new Promise<{ status: number; body: { errors?: object } }>((resolve, reject) => {
      const { hostname, port } = new URL(server().origin);
      const sent = rawRequest({ hostname, port, path: `/api/v1/${path}`, method: 'POST', headers }, (answer) => {
        let text = '';
        answer.on('data', (chunk) => {
          text += chunk;
        });
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: JSON.parse(text) }));
      });
      sent.on('error', reject);
      sent.end();
    });
  };

  it('get a code out of their first title, which a new title does not change [3-3.3, 3-7.5]', async () => {
    const answer = await save(-1, '  Dove   dormire ');
    const { id } = answer.body.data;
    const message = 'Collezione «Dove dormire» creata';
    expect([answer.status, answer.body]).toEqual([
      201,
      { status: 'success', code: '201', message, data: { id, message } },
    ]);
    const row = await titled('Dove dormire');
    expect(row).toEqual({ id, title: 'Dove dormire', code: 'dove_dormire', updated_at: row?.updated_at });
    const renamed = await save(id, 'Dove riposare');
    expect(renamed.body.data).toEqual({ id, message: 'Collezione «Dove riposare» rinominata' });
    expect(await titled('Dove riposare')).toMatchObject({ id, code: 'dove_dormire' });
    const again = await save(-1, 'Dove dormire');
    expect(await titled('Dove dormire')).toMatchObject({ id: again.body.data.id, code: 'dove_dormire_2' });
    expect(await logOf(server(), 'tipologia-luoghi', id)).toEqual([
      ['create', 'admin', { title: 'Dove dormire', code: 'dove_dormire' }],
      ['update', 'admin', { changed: ['title'], values: { title: ['Dove dormire', 'Dove riposare'] } }],
    ]);
    await remove(id, again.body.data.id);
  });

  it.each([
    ['Ville / Castelli', 'ville_castelli'],
    ['Che fare? Tutto #1', 'che_fare_tutto_1'],
    ['100% natura', '100_natura'],
    ['%41%2F%2541', '412f2541'],
    ['..%2F..', '2f'],
    ['a, b, c', 'a_b_c'],
    ['../../etc', 'etc'],
    ['Caffè & «bar» + più', 'caffe_bar_piu'],
    ['北京', 'collezione'],
    ['é'.repeat(300), 'e'.repeat(100)],
    ['東'.repeat(300), 'collezione'],
  ])('may be titled %s', async (title, code) => {
    const { id } = (await save(-1, title)).body.data;
    expect(await titled(title)).toMatchObject({ id, code });
    expect((await remove(id)).status).toBe(200);
  });

  it.each([
    ['...', 'Scrivi almeno una lettera o una cifra: un nome fatto solo di punti o di segni non ha un indirizzo'],
    ['%%%', 'Scrivi almeno una lettera o una cifra: un nome fatto solo di punti o di segni non ha un indirizzo'],
    ['/', 'Scrivi almeno una lettera o una cifra: un nome fatto solo di punti o di segni non ha un indirizzo'],
    ['  ', 'Scrivi il nome della collezione'],
    ['a'.repeat(301), 'Al massimo 300 caratteri: sono 301'],
  ])('are refused the title %s', async (title, problem) => {
    const answer = await save(-1, title);
    expect([answer.status, answer.body]).toEqual([422, invalid({ title: problem })]);
  });

  it('are refused titles of dots, none, and broken escapes, however they come', async () => {
    const dots = 'Scrivi almeno una lettera o una cifra: un nome fatto solo di punti o di segni non ha un indirizzo';
    const before = (await list()).total;
    expect(await raw('set-luogo/-1/..')).toEqual({ status: 422, body: invalid({ title: dots }) });
    expect(await raw('set-luogo/-1/%2e%2E')).toEqual({ status: 422, body: invalid({ title: dots }) });
    expect(await raw('set-luogo/-1/.')).toEqual({ status: 422, body: invalid({ title: dots }) });
    const empty = 'Scrivi il nome della collezione';
    expect(await raw('set-luogo/-1/')).toEqual({ status: 422, body: invalid({ title: empty }) });
    expect((await raw('set-luogo/-1')).status).toBe(404);
    expect((await raw('set-luogo/-1/a/b')).status).toBe(404);
    expect((await raw('set-luogo/-1/%E0%A4%A')).status).toBe(400);
    expect((await raw('set-luogo/x/y')).status).toBe(400);
    expect((await raw('set-luogo/-1/a%00b')).status).toBe(400);
    expect((await list()).total).toBe(before);
  });

  it('have a title of their own, capitals and accents aside', async () => {
    const { id } = await newPlaceType(server(), 'Caffè storici');
    const other = await newPlaceType(server(), 'Teatri');
    const taken = invalid({ title: 'C’è già una collezione con questo nome: scegline un altro' });
    const created = await save(-1, 'CAFFE STORICI');
    expect([created.status, created.body]).toEqual([422, taken]);
    const renamed = await save(other.id, 'caffé storici');
    expect([renamed.status, renamed.body]).toEqual([422, taken]);
    expect((await save(id, 'Caffè Storici')).status).toBe(200);
    await remove(id, other.id);
  });

  it('are created once a key, however often and fast it comes', async () => {
    const headers = { 'Idempotency-Key': 'una-volta' };
    const answers = await Promise.all([1, 2, 3].map(() => save(-1, 'Fari', headers)));
    const ids = new Set(answers.map(({ body }) => body.data.id));
    expect([answers.map(({ status }) => status), ids.size]).toEqual([[201, 201, 201], 1]);
    expect((await list('keywords=fari')).total).toBe(1);
    await remove(...ids);
  });

  it('are renamed from the version that one saw', async () => {
    const { id } = await newPlaceType(server(), 'Mulini');
    const seen = (await titled('Mulini'))?.updated_at ?? '';
    const path = (title: string) => `set-luogo/${id}/${title}?updated_at=${encodeURIComponent(seen)}`;
    expect((await server().call('POST', path('Molini'), { as: 'admin' })).status).toBe(200);
    const late = await server().call('POST', path('Frantoi'), { as: 'admin' });
    const now = (await titled('Molini'))?.updated_at;
    const message =
      'Un altro utente l’ha rinominata «Molini» nel frattempo: ricarica l’elenco e riprova se serve ancora.';
    expect([late.status, late.body]).toEqual([
      409,
      refusal(409, message, { data: { message, updated_at: now, updated_by: 'Anna Montanari' } }),
    ]);
    expect((await server().call('POST', path('Molini'), { as: 'admin' })).status).toBe(200);
    const malformed = await server().call('POST', `set-luogo/${id}/X?updated_at=ieri`, { as: 'admin' });
    expect([malformed.status, malformed.body]).toEqual([422, invalid({ updated_at: 'Formato non valido' })]);
    expect((await save(999_999, 'X1')).status).toBe(404);
    expect((await save(-2, 'X1')).status).toBe(404);
    await remove(id);
  });

  it('are listed, searched and sorted, and narrowed to where they have places [3-7.4]', async () => {
    const [parks, museums] = [await newPlaceType(server(), 'Parchi'), await newPlaceType(server(), 'Musei')];
    await newPlace(server(), { nome: 'Margherita', code: parks.code, location: addressIn(BOLOGNA, 'Bologna') });
    const museum = { nome: 'Fellini', code: museums.code, location: addressIn(RIMINI, 'Rimini') };
    await newPlace(server(), museum);
    const found = async (query: string) => {
      const { total, data } = await list(query);
      return [total, data.map(({ title }) => title)];
    };
    expect(await found('')).toEqual([2, ['Musei', 'Parchi']]);
    expect(await found('orderBy=-title&limit=1')).toEqual([2, ['Parchi']]);
    expect(await found('orderBy=%2Bcode&limit=1&page=2')).toEqual([2, ['Parchi']]);
    expect(await found('keywords=PARC')).toEqual([1, ['Parchi']]);
    expect(await found(`comune=${RIMINI}&provincia=-1&destinazione=-1`)).toEqual([1, ['Musei']]);
    expect(await found(`comune=${MODENA}`)).toEqual([0, []]);
    expect(await found('provincia=37')).toEqual([1, ['Parchi']]);
    expect(await found('destinazione=2002')).toEqual([1, ['Musei']]);
    expect(await found('destinazione=2003')).toEqual([1, ['Parchi']]);
    expect(await found('destinazione=5001')).toEqual([0, []]);
    expect((await server().get('tipologia-luoghi?orderBy=-x', { as: 'admin' })).status).toBe(400);
  });

  it('are not deleted while they have places, which are named', async () => {
    const [full, empty] = [await newPlaceType(server(), 'Ville'), await newPlaceType(server(), 'Laghi')];
    const id = await newPlace(server(), { nome: 'Villa Aldini', code: full.code });
    const refused = await remove(empty.id, full.id);
    const message = '«Ville» non si può eliminare: contiene un luogo. Prima eliminalo.';
    const contents = [{ area: 'luoghi', id, title: 'Villa Aldini', route: `/luogo/${id}/ville` }];
    expect([refused.status, refused.body]).toEqual([
      409,
      refusal(409, message, { data: { message, contents, total: 1 } }),
    ]);
    expect((await list('keywords=laghi')).total).toBe(1);
    expect((await server().call('DELETE', `luoghi/${id}`, { as: 'admin' })).status).toBe(200);
    const gone = await remove(full.id, empty.id);
    const done = '2 collezioni eliminate';
    expect([gone.status, gone.body]).toEqual([
      200,
      { status: 'success', code: '200', message: done, data: { message: done, deleted: [full.id, empty.id] } },
    ]);
    const missing = await remove(full.id);
    expect([missing.status, missing.body]).toEqual([
      404,
      refusal(404, `Collezioni che non esistono più: ${full.id}. Ricarica l’elenco.`),
    ]);
  });
});
