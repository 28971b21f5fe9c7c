import { rm, writeFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { buildApp } from '../../server/app';
import { startupTexts } from '../../src/messages/server/startup';
import { describeOnEach, PATIENT_LIMITS } from './kit';

const failure = (code: number, message: string) => ({ status: 'error', code: String(code), message });
const JSON_TYPE = { 'Content-Type': 'application/json' };

describeOnEach('HTTP', (server) => {
  const raw = async (path: string, init: RequestInit) => {
    const response = await fetch(`${server().origin}${path}`, init);
    return { status: response.status, headers: response.headers, body: JSON.parse(await response.text()) };
  };
  const login = (body: BodyInit, headers: Record<string, string> = JSON_TYPE) =>
    raw('/api/v1/login', { method: 'POST', headers, body });

  it.each([
    ['cut off', '{"username": "admin", "pass'],
    ['no JSON', 'username=admin'],
    ['HTML', '<html>'],
  ])('refuses a body that is %s', async (_title, body) => {
    const answer = await login(body);
    expect([answer.status, answer.body]).toEqual([
      400,
      failure(400, 'La richiesta non è leggibile: il contenuto non è JSON valido.'),
    ]);
  });

  it('lets a client on another host call, without credentials', async () => {
    const preflight = await fetch(`${server().origin}/api/v1/news/1`, {
      method: 'OPTIONS',
      headers: {
        Origin: 'https://redazione.example',
        'Access-Control-Request-Method': 'PUT',
        'Access-Control-Request-Headers': 'authorization,content-type,idempotency-key',
      },
    });
    expect([preflight.status, preflight.headers.get('Access-Control-Allow-Origin')]).toEqual([204, '*']);
    expect(preflight.headers.get('Access-Control-Allow-Methods')).toContain('PUT');
    expect(preflight.headers.get('Access-Control-Allow-Headers')).toContain('Idempotency-Key');
    expect(preflight.headers.get('Access-Control-Allow-Credentials')).toBeNull();
    const refused = await raw('/api/v1/user/me', { headers: { Origin: 'https://redazione.example' } });
    expect([refused.status, refused.headers.get('Access-Control-Allow-Origin')]).toEqual([401, '*']);
  });

  it('refuses an empty body where one is needed', async () => {
    const answer = await login('');
    expect([answer.status, answer.body]).toEqual([400, failure(400, 'La richiesta è vuota: manca il contenuto JSON.')]);
  });

  it('takes a JSON content type without a body where none is needed', async () => {
    const token = await server().token('lettore');
    const answer = await raw('/api/v1/user/me', { headers: { ...JSON_TYPE, Authorization: `Bearer ${token}` } });
    expect(answer.status).toBe(200);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml'])('refuses %s', async (type) => {
    const answer = await login('{}', { 'Content-Type': type });
    expect([answer.status, answer.body]).toEqual([
      415,
      failure(415, 'Il contenuto deve essere inviato come JSON (Content-Type: application/json).'),
    ]);
  });

  it('refuses a body over 4 MB', async () => {
    const answer = await login(JSON.stringify({ username: 'a', password: 'x'.repeat(4 * 1024 * 1024) }));
    expect([answer.status, answer.body]).toEqual([
      413,
      failure(413, 'La richiesta è troppo grande: il massimo è 4 MB. Riduci il contenuto e riprova.'),
    ]);
  });

  it('names every field that is wrong', async () => {
    const answer = await login(JSON.stringify({ username: 7 }));
    expect([answer.status, answer.body]).toEqual([
      422,
      {
        ...failure(422, 'I dati inviati non sono validi: correggi i campi segnalati.'),
        errors: { username: 'Deve essere un testo', password: 'Campo richiesto' },
      },
    ]);
  });

  it('refuses characters that the database can not keep, instead of breaking', async () => {
    const answer = await login(JSON.stringify({ username: 'a\u0000b', password: 'x' }));
    expect([answer.status, answer.body]).toEqual([
      422,
      {
        ...failure(422, 'I dati inviati non sono validi: correggi i campi segnalati.'),
        errors: { username: 'Il testo contiene caratteri non ammessi: toglili e riprova.' },
      },
    ]);
  });

  it('ignores keys that would change how objects work', async () => {
    const answer = await login('{"__proto__": {"username": "admin"}, "password": "x"}');
    expect([answer.status, answer.body.errors]).toEqual([422, { username: 'Campo richiesto' }]);
  });

  it.each([
    ['GET', '/api/v1/niente?x=1', 'La chiamata GET /api/v1/niente non esiste.'],
    ['DELETE', '/api/v1/login', 'La chiamata DELETE /api/v1/login non esiste.'],
    ['GET', '/wp-login.php', 'La chiamata GET /wp-login.php non esiste.'],
  ])('answers an unknown call: %s %s', async (method, path, message) => {
    const answer = await raw(path, { method });
    expect([answer.status, answer.body]).toEqual([404, failure(404, message)]);
  });

  it('refuses a path that is no UTF-8', async () => {
    const answer = await raw('/api/v1/ability/%E0%A4', {});
    expect([answer.status, answer.body]).toEqual([
      400,
      failure(400, 'La richiesta non è valida: correggi i parametri segnalati.'),
    ]);
  });

  it('sends no answer of the API to a cache, and the headers that protect the client', async () => {
    const { headers } = await server().get('health');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('geolocation=()');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(policy.split(';')).toEqual(
      expect.arrayContaining([
        "script-src 'self'",
        "img-src 'self' data: blob: https:",
        "connect-src 'self' https:",
        "frame-src 'self' https:",
      ]),
    );
  });

  it('compresses long answers for who takes it', async () => {
    const { headers } = await server().get('openapi.json', { headers: { 'Accept-Encoding': 'gzip' } });
    expect(headers.get('content-encoding')).toBe('gzip');
  });

  it('is healthy and ready', async () => {
    for (const path of ['health', 'ready']) {
      const answer = await server().get(path);
      expect([answer.status, answer.body]).toEqual([200, { status: 'success', code: '200', data: null }]);
    }
  });

  it('believes no X-Forwarded-For unless a proxy is trusted', async () => {
    const attempt = (address: number) =>
      server().call('POST', 'login', {
        body: { username: 'vittima', password: 'x' },
        headers: { 'X-Forwarded-For': `10.0.0.${address}` },
      });
    for (let address = 1; address <= 5; address += 1) expect((await attempt(address)).status).toBe(401);
    expect((await attempt(6)).status).toBe(429);
    const warning = startupTexts.unnamedProxy('127.0.0.1');
    expect((await server().get('ready')).body).toMatchObject({ status: 'success', data: { warnings: [warning] } });
    expect(
      server()
        .logs()
        .filter(({ msg }) => msg === warning),
    ).toHaveLength(1);
  });

  it('knows for whom a trusted proxy calls, be it for itself', async () => {
    const { dataDir, db } = server();
    const config = { dataDir, logLevel: 'silent' as const, trustedProxies: ['127.0.0.1'] };
    const app = await buildApp({ config, db, limits: PATIENT_LIMITS });
    const headers = { 'x-forwarded-for': '127.0.0.1' };
    const answer = await app.inject({ method: 'GET', url: '/api/v1/ready', headers });
    expect([answer.statusCode, answer.json().data]).toEqual([200, null]);
    await app.close();
  });

  it('is not ready while its folder can not be written, but alive', async () => {
    const { dataDir } = server();
    server().expectErrors();
    await rm(dataDir, { recursive: true });
    await writeFile(dataDir, '');
    const answer = await server().get('ready');
    expect([answer.status, answer.body]).toEqual([
      503,
      failure(503, 'La cartella dei dati non può essere scritta: controlla spazio e permessi.'),
    ]);
    expect((await server().get('health')).status).toBe(200);
    await rm(dataDir);
    expect((await server().get('ready')).status).toBe(200);
  });

  it('tells of a bug with a code that the log has, and with nothing of its inside', async () => {
    server().expectErrors();
    await server().db.query('alter table provinces rename to provinces_away');
    const answer = await server().get<{ message: string }>('operations/province', { as: 'lettore' });
    await server().db.query('alter table provinces_away rename to provinces');
    expect(answer.status).toBe(500);
    const code = /segnala il codice ([0-9a-f]{10})\.$/.exec(answer.body.message)?.[1];
    expect(answer.text).not.toContain('provinces');
    const line = server()
      .logs()
      .find(({ level }) => level === 50);
    expect(line).toMatchObject({ reqId: code, err: { code: '42P01' } });
  });
});
