import { beforeAll, expect, it } from 'vitest';
import { BOLOGNA, insertContent, MODENA, RIMINI, seedReferences } from './content-kit';
import { describeOnEach } from './kit';
import { addressIn, newPlace, newPlaceType } from './place-kit';
import { headerOf, invalid, logOf, newRole, newUser, refusal } from './users-kit';

interface PlaceItem {
  id: number;
  updated_at: string;
  created_at: string;
  [key: string]: unknown;
}

interface Rows {
  total: number;
  data: { id: number; nome: string }[];
}

describeOnEach('places', (server) => {
  let parks = '';
  beforeAll(async () => {
    await seedReferences(server());
    parks = (await newPlaceType(server(), 'Parchi')).code;
    await newPlaceType(server(), 'Musei');
  });

  const call = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object, headers: Record<string, string> = {}) =>
    server().call<{ data: { id: number } }>(method, path, { as: 'admin', headers, ...(body && { body }) });
  const read = async (id: number) =>
    (await server().get<{ data: PlaceItem }>(`luoghi/${id}`, { as: 'admin' })).body.data;
  const list = async (query: string) => (await server().get<Rows>(`luoghi?${query}`, { as: 'admin' })).body;
  const names = async (query: string) => {
    const { total, data } = await list(query);
    return [total, data.map(({ nome }) => nome)];
  };
  const admin = () => server().userId('admin');

  it('are created with a name alone, by their author, and read back whole [3-3.2, 3-7.7]', async () => {
    const answer = await call('POST', 'luoghi', { id: 'new', nome: ' Parco Talon ', code: parks, lang: 'it' });
    const { id } = answer.body.data;
    const message = 'Luogo «Parco Talon» creato';
    expect([answer.status, answer.body]).toEqual([
      201,
      { status: 'success', code: '201', message, data: { id, message } },
    ]);
    const place = await read(id);
    expect(place).toEqual({
      id,
      nome: 'Parco Talon',
      info: '',
      localita: null,
      location: { city: null, address: '', number: '', lat: null, lng: null },
      telefono: '',
      mail: '',
      website: '',
      comune: '',
      author: await admin(),
      status: 1,
      code: 'parchi',
      lang: 'it',
      created_at: place.created_at,
      updated_at: place.updated_at,
    });
    expect(await logOf(server(), 'luoghi', id)).toEqual([['create', 'admin', { nome: 'Parco Talon', code: 'parchi' }]]);
    await call('DELETE', `luoghi/${id}`);
  });

  it('keep their address, locality and contacts, and what a save leaves out [3-7.7, 3-2.34, 3-2.35]', async () => {
    const locality = await insertContent(server(), 'localita', { it: 'Casalecchio', en: 'Casalecchio (en)' });
    const body = {
      nome: 'Parco della Chiusa',
      info: 'a'.repeat(250),
      localita: { id: locality, name: 'com’era una volta' },
      location: { ...addressIn(BOLOGNA, 'Bologna', 'Via Panoramica', '24'), lat: '44.47', extra: 1 },
      telefono: '051 598300',
      mail: 'parco@example.it',
      website: 'https://example.it/parco',
      author: null,
      status: 2,
      code: parks,
    };
    const id = await newPlace(server(), body);
    const place = await read(id);
    const { extra: _extra, ...kept } = body.location;
    expect(place).toEqual({
      ...body,
      id,
      localita: { id: locality, name: 'Casalecchio' },
      location: { ...(place.location as object), ...kept, lat: 44.47, city: (place.location as { city: object }).city },
      comune: 'Bologna',
      author: await admin(),
      lang: 'it',
      created_at: place.created_at,
      updated_at: place.updated_at,
    });
    expect(place.location).toMatchObject({ city: { id: BOLOGNA, city: 'Bologna' } });
    const saved = await call('PUT', `luoghi/${id}`, { nome: 'La Chiusa', author: null, localita: null });
    expect([saved.status, saved.body.data]).toEqual([200, { id, message: 'Luogo «La Chiusa» salvato' }]);
    const after = await read(id);
    expect(after).toEqual({ ...place, nome: 'La Chiusa', author: null, localita: null, updated_at: after.updated_at });
    expect((await logOf(server(), 'luoghi', id)).at(-1)).toEqual([
      'update',
      'admin',
      {
        changed: ['nome', 'localita', 'author'],
        values: {
          nome: ['Parco della Chiusa', 'La Chiusa'],
          localita: ['Casalecchio', '(vuoto)'],
          author: ['Anna Montanari', '(vuoto)'],
        },
      },
    ]);
    await call('PUT', `luoghi/${id}`, { nome: 'La Chiusa' });
    expect((await read(id)).updated_at).toBe(after.updated_at);
    await call('DELETE', `luoghi/${id}`);
  });

  it.each([
    [{ nome: '  ' }, { nome: 'Campo richiesto' }],
    [{ nome: 'a'.repeat(301) }, { nome: 'Troppo lungo: al massimo 300 caratteri' }],
    [{ info: 'a'.repeat(251) }, { info: 'Troppo lungo: al massimo 250 caratteri' }],
    [{ mail: 'parco' }, { mail: 'Email non valida: controlla che sia scritta come nome@dominio.it' }],
    [{ website: 'example.it' }, { website: 'URL non valida' }],
    [
      { telefono: 'centralino' },
      { telefono: 'Numero non valido: scrivi solo cifre, spazi, punti e barre, con un + davanti se serve' },
    ],
    [{ location: { lat: 'nord' } }, { location: 'La latitudine è un numero da -90 a 90' }],
    [{ location: { lat: 91 } }, { location: 'La latitudine è un numero da -90 a 90' }],
    [{ location: { address: 'a'.repeat(301) } }, { location: 'Troppo lungo: al massimo 300 caratteri' }],
    [{ location: { city: { id: 1 } } }, { location: 'Il comune dell’indirizzo non esiste: sceglilo di nuovo' }],
    [
      { location: { city: { id: 9_999_999_999 } } },
      { location: 'Il comune dell’indirizzo non esiste: sceglilo di nuovo' },
    ],
    [{ localita: { id: 999_999 } }, { localita: 'La località scelta non esiste più: toglila o scegline un’altra' }],
    [{ author: 999_999 }, { author: 'L’autore scelto non esiste più: scegline un altro' }],
    [{ author: -1 }, { author: 'L’autore scelto non esiste più: scegline un altro' }],
    [{ code: 'grotte' }, { code: 'La collezione «grotte» non esiste: aprine una dall’elenco' }],
    [{ code: null }, { code: 'Manca la collezione a cui il luogo appartiene' }],
    [{ status: -1 }, { status: 'Stato sconosciuto: scegline uno fra quelli proposti' }],
    [{ status: 1.5 }, { status: 'Deve essere un numero intero' }],
    [{ nuovo: 1 }, { nuovo: 'Campo non previsto: toglilo' }],
    [{ updated_at: 'ieri' }, { updated_at: 'Formato non valido' }],
  ])('are refused %j', async (more, errors) => {
    const before = (await list('')).total;
    const answer = await call('POST', 'luoghi', { nome: 'Prova', code: parks, ...more });
    expect([answer.status, answer.body]).toEqual([422, invalid(errors)]);
    expect((await list('')).total).toBe(before);
  });

  it('refuse a save over a newer version, one of another id, and one of nothing', async () => {
    const id = await newPlace(server(), { nome: 'Giardini', code: parks });
    const { updated_at } = await read(id);
    await call('PUT', `luoghi/${id}`, { nome: 'Giardini Margherita', updated_at });
    const late = await call('PUT', `luoghi/${id}`, { nome: 'Altro', updated_at });
    const now = await read(id);
    const message = 'Un altro utente ha salvato questo luogo nel frattempo: ricaricalo e riprova.';
    const data = { message, updated_at: now.updated_at, updated_by: 'Anna Montanari' };
    expect([late.status, late.body, now.nome]).toEqual([409, refusal(409, message, { data }), 'Giardini Margherita']);
    const other = await call('PUT', `luoghi/${id}`, { nome: 'x', id: id + 1 });
    expect([other.status, other.body]).toEqual([422, invalid({ id: 'L’id non è quello del luogo aperto' })]);
    await call('DELETE', `luoghi/${id}`);
    const gone = 'Il luogo non esiste più: forse è stato eliminato da un altro utente. Torna all’elenco e ricaricalo.';
    const saved = await call('PUT', `luoghi/${id}`, { nome: 'x' });
    expect([saved.status, saved.body]).toEqual([404, refusal(404, gone)]);
    const missing = await server().get(`luoghi/${id}`, { as: 'admin' });
    expect([missing.status, missing.body]).toEqual([404, refusal(404, gone)]);
    const removed = await call('DELETE', `luoghi/${id},9999999999`);
    expect([removed.status, removed.body]).toEqual([
      404,
      refusal(404, `Luoghi che non esistono più: ${id}, 9999999999. Ricarica l’elenco.`),
    ]);
  });

  it('are created once a key', async () => {
    const body = { nome: 'Una volta sola', code: parks };
    const answers = await Promise.all(
      [1, 2, 3].map(() => call('POST', 'luoghi', body, { 'Idempotency-Key': 'luogo-1' })),
    );
    expect(new Set(answers.map(({ body: { data } }) => data.id)).size).toBe(1);
    expect(await names('keywords=una volta')).toEqual([1, ['Una volta sola']]);
    await call('DELETE', `luoghi/${answers[0]?.body.data.id}`);
  });

  it('are listed by type, territory and words, and sorted, page by page [3-7.6]', async () => {
    const add = (nome: string, code: string, town?: [number, string], street = 'Via Roma') =>
      newPlace(server(), { nome, code, ...(town && { location: addressIn(...town, street) }) });
    const museum = await add('Museo Fellini', 'musei', [RIMINI, 'Rimini'], 'Piazza Malatesta');
    await add('Ècomuseo', 'musei', [MODENA, 'Modena']);
    await add('Parco 27', 'parchi', [BOLOGNA, 'Bologna']);
    await add('Senza indirizzo', 'parchi');
    const all = await list('orderBy=%2Bid&limit=1');
    expect(all).toEqual({
      status: 'success',
      code: '200',
      total: 4,
      data: [
        {
          id: museum,
          nome: 'Museo Fellini',
          indirizzo: 'Piazza Malatesta, 1',
          comune: 'Rimini',
          code: 'musei',
          updated_at: expect.stringMatching(/^20/),
          updated_by: 'Anna Montanari',
        },
      ],
    });
    expect(await names('code=musei&orderBy=-id')).toEqual([2, ['Ècomuseo', 'Museo Fellini']]);
    expect(await names('code=grotte')).toEqual([0, []]);
    expect(await names('code=-1&limit=1')).toEqual([4, ['Senza indirizzo']]);
    expect(await names('orderBy=%2Bnome&limit=2&page=2')).toEqual([4, ['Parco 27', 'Senza indirizzo']]);
    expect(await names('orderBy=-nome&limit=2&page=2')).toEqual([4, ['Museo Fellini', 'Ècomuseo']]);
    expect(await names('orderBy=%2Bcomune')).toEqual([4, ['Senza indirizzo', 'Parco 27', 'Ècomuseo', 'Museo Fellini']]);
    expect(await names('keywords=ECO mus')).toEqual([1, ['Ècomuseo']]);
    expect(await names(`keywords=${museum}`)).toEqual([1, ['Museo Fellini']]);
    expect(await names('keywords=%25_')).toEqual([0, []]);
    expect(await names('destinazione=2002&provincia=-1&comune=-1')).toEqual([1, ['Museo Fellini']]);
    expect(await names('destinazione=2003&code=musei')).toEqual([1, ['Ècomuseo']]);
    expect(await names('provincia=37')).toEqual([1, ['Parco 27']]);
    expect(await names(`comune=${MODENA}`)).toEqual([1, ['Ècomuseo']]);
    for (const query of ['orderBy=-indirizzo', 'page=0', 'limit=0', 'provincia=x'])
      expect([query, (await server().get(`luoghi?${query}`, { as: 'admin' })).status]).toEqual([query, 400]);
  });

  it('are counted on the dashboard, found in the search, and named by their words', async () => {
    const summary = await server().get<{ data: { tipo: string; conto: number }[] }>('dashboard/summary', {
      as: 'admin',
    });
    expect(summary.body.data.find(({ tipo }) => tipo === 'poi')).toEqual({ tipo: 'poi', conto: 4 });
    const found = async (query: string, as = 'admin') =>
      (await server().get<{ data: object[] }>(`search?${query}`, { as })).body.data;
    const [museum] = (await list('keywords=fellini')).data;
    const hit = {
      area: 'luoghi',
      id: museum?.id,
      title: 'Museo Fellini',
      lang: null,
      status: null,
      route: `/luogo/${museum?.id}/musei`,
    };
    expect(await found('q=fellini&area=luoghi')).toEqual([hit]);
    expect(await found('q=felini&area=luoghi')).toEqual([hit]);
    expect(await found(`q=${museum?.id}&area=luoghi`)).toEqual([hit]);
    const [type] = await found('q=parchi&area=tipologia-luoghi');
    expect(type).toMatchObject({ area: 'tipologia-luoghi', title: 'Parchi', route: '/punti-interesse/parchi' });
    await newRole(server(), 'Senza luoghi', ['news-view']);
    await newUser(server(), 'senza', { role: 'senza-luoghi' });
    const headers = await headerOf(server(), 'senza');
    const none = await server().get<{ data: object[] }>('search?q=fellini', { headers });
    expect(none.body.data).toEqual([]);
  });

  it('keep the locality that they lie in from being deleted', async () => {
    const locality = await insertContent(server(), 'localita', { it: 'Dozza' });
    const id = await newPlace(server(), { nome: 'Rocca', code: parks, localita: { id: locality } });
    const uses = [{ area: 'luoghi', id, title: 'Rocca', route: `/luogo/${id}/parchi` }];
    const refused = await call('DELETE', `localita/${locality}`);
    const message = '«Dozza» non si può eliminare: compare in «Rocca». Togli il riferimento da lì e riprova.';
    expect([refused.status, refused.body]).toEqual([
      409,
      refusal(409, message, { data: { message, contents: uses, total: 1 } }),
    ]);
    const named = await server().get<{ data: object[] }>(`search/uses?of=localita:${locality}`, { as: 'admin' });
    expect(named.body.data).toEqual(uses);
    const wrong = await call('PUT', `luoghi/${id}`, {
      localita: { id: await insertContent(server(), 'iat', { it: 'IAT' }) },
    });
    expect(wrong.body).toEqual(invalid({ localita: 'La località scelta non esiste più: toglila o scegline un’altra' }));
    await call('PUT', `luoghi/${id}`, { localita: [] });
    expect((await call('DELETE', `localita/${locality}`)).status).toBe(200);
    await call('DELETE', `luoghi/${id}`);
  });
});
