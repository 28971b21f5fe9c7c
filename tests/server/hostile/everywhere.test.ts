import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { refusalTexts } from '../../../src/messages/server/refusals';
import { isCore } from '../../kit/set';
import { seedReferences } from '../content-kit';
import { describeOnEach } from '../kit';
import { type ApiDescription, bodiesOf, callsOf, type DescribedCall } from './described';

/** Printed with every failure: the same seed sends the same bodies. */
const SEED = Number(process.env.HOSTILE_SEED ?? 20_261_122);
/** Bodies in all; `npm run soak` sends more. */
const BODIES = Number(process.env.HOSTILE_BODIES ?? (isCore ? 300 : 1000));
/** Of the ids that no row can have, each call gets every so many: all of them are sent to some. */
const EVERY = isCore ? 4 : 1;

/** What ends the session of all other calls. */
const LEFT_OUT = /\/(logout|me\/sessions\b.*)$/;

const IDS = [
  '99999999999999999999',
  '2147483648',
  '0',
  '-1',
  '1.5',
  '1e9',
  '%00',
  '__proto__',
  "1'--",
  '1,1,1',
  '%F0%9F%8D%9D',
];

const TEXTS = [
  '',
  '\0',
  '\ud800',
  'a'.repeat(70_000),
  '<svg onload=alert(1)>',
  "'; drop table users; --",
  '%',
  '=cmd()',
  '/..//cattivo.example',
  'javascript:alert(1)',
  '../../etc/passwd',
  '2026-02-31 25:61:00',
  '0001-01-01',
  '99999-12-31 00:00:00',
  'İ',
  '\u202e',
  '1e999',
  'NaN',
];

const leaf = fc.oneof(
  fc.constantFrom(...TEXTS),
  fc.constantFrom(0, -1, 1.5, 1e308, 2 ** 31, Number.MAX_SAFE_INTEGER, -0),
  fc.constantFrom(true, false, null),
  fc.string({ unit: 'binary', maxLength: 20 }),
);

/** Names that bodies of the contract have, so that what is sent gets further than the first check. */
const NAMES =
  `id ids contents it en title status author pub_date description excerpt slug images order is_primary municipalities
  categories tags locations location city address lat lng dates times ticketing info iat contacts username email password
  password_confirmation role active redazione old_url new_url code page limit keywords sort updated_at lang name abilities
  user_to_delete user_to_reassign __proto__ constructor`.split(/\s+/);

const { value: hostile } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 5, depthSize: 'small' },
    leaf,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom(...NAMES), tie('value'), { maxKeys: 8, noNullPrototype: true }),
  ),
}));
const bodies = fc.dictionary(fc.constantFrom(...NAMES), hostile, { minKeys: 1, maxKeys: 12, noNullPrototype: true });

/** What is sent in a path or a query: of what JSON can say the texts. */
const parts = fc.oneof(
  fc.constantFrom(...IDS),
  leaf.map((value) => encodeURIComponent(textOf(value))),
);

/** What an address can carry of a value: halves of pairs can't be encoded. */
const textOf = (value: unknown): string => String(value).toWellFormed().slice(0, 500);

const HEADERS: readonly Readonly<Record<string, string>>[] = [
  {},
  { 'Idempotency-Key': 'a'.repeat(201) },
  { 'Idempotency-Key': '\u00ff\u0080\u00a0\t|' },
  { 'Idempotency-Key': "'; drop table users; --" },
  { 'Accept-Language': '*;q=NaN, \u00ff\u00fe' },
  { 'Accept-Language': 'x'.repeat(5000) },
  { Authorization: `Bearer ${'\u00ff'.repeat(300)}` },
  { Authorization: 'Bearer' },
  { 'If-Match': '\u00ff' },
  { Cookie: '\u00ff=\u00fe; =;' },
];

describeOnEach('every call of the contract', (server) => {
  let description: ApiDescription;
  let operations: readonly DescribedCall[] = [];

  /** Fails for an answer of ours that broke, or that says nothing to its reader. */
  function judge(call: object, status: number, text: string): void {
    const said = { seed: SEED, ...call, status, text: text.slice(0, 500) };
    expect(status, JSON.stringify(said)).toBeLessThan(500);
    if (status < 400) return;
    const { status: kind, code, message } = JSON.parse(text) as Record<string, unknown>;
    expect({ ...said, kind, code }).toEqual({ ...said, kind: 'error', code: String(status) });
    expect(String(message), JSON.stringify(said)).toMatch(/\S/);
  }

  const send = async ({ method, path }: Pick<DescribedCall, 'method' | 'path'>, id: string, body?: unknown) => {
    const at = path.replaceAll(/\{[^}]+\}/g, id);
    const { status, text } = await server().call(method, at, { as: 'admin', ...(body === undefined ? {} : { body }) });
    judge({ call: `${method} ${at}`, body: JSON.stringify(body)?.slice(0, 2000) }, status, text);
  };

  beforeAll(async () => {
    await seedReferences(server());
    description = (await server().get<ApiDescription>('openapi.json')).body;
    operations = callsOf(description).filter(({ path }) => !LEFT_OUT.test(`/${path}`));
  });

  it('refuses ids that no row can have', async () => {
    const withIds = operations.filter(({ path }) => path.includes('{'));
    expect(withIds.length).toBeGreaterThan(20);
    for (const [at, operation] of withIds.entries())
      for (const id of IDS.filter((_, index) => (index + at) % EVERY === 0))
        await send(operation, id, operation.body === null && !operation.takesFile ? undefined : {});
  });

  it('takes or refuses whatever is sent, and breaks over none of it', async () => {
    const taking = operations.filter(({ body, takesFile }) => body !== null || takesFile);
    expect(taking.length).toBeGreaterThan(20);
    const sent = fc.sample(bodies, { numRuns: BODIES, seed: SEED });
    for (const [index, body] of sent.entries()) await send(taking[index % taking.length] as DescribedCall, '1', body);
  });

  it('takes or refuses what its own schema describes, with something hostile in it', async () => {
    const rounds = Math.ceil(BODIES / operations.length);
    for (const operation of operations) {
      const { method, path, body, takesFile, parameters } = operation;
      const calls = fc.record({
        ids: fc.array(parts, { minLength: 3, maxLength: 3 }),
        query: fc.array(fc.option(parts, { nil: null }), {
          minLength: parameters.length,
          maxLength: parameters.length,
        }),
        headers: fc.constantFrom(...HEADERS),
        name: fc.constantFrom('a.png', '\0.png', '../../x.svg', '\ud800.jpg', '\u202egnp.exe', 'x'.repeat(300), ''),
        isReal: fc.boolean(),
        body: body === null ? fc.constant(undefined) : bodiesOf(body, description.components, leaf),
      });
      for (const call of fc.sample(calls, { numRuns: rounds, seed: SEED })) {
        const ids = call.ids.values();
        const at = path.replaceAll(/\{[^}]+\}/g, () => (call.isReal ? '1' : (ids.next().value ?? '1')));
        const query = parameters.flatMap(({ name, in: place }, index) => {
          const value = call.query[index] ?? null;
          return place === 'path' || value === null ? [] : [`${name}=${value}`];
        });
        const address = `${at}${query.length === 0 ? '' : `?${query.join('&')}`}`;
        const form = new FormData();
        form.set(call.name, new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>']), call.name);
        const response = await fetch(`${server().origin}/api/v1/${address}`, {
          method,
          headers: {
            Authorization: `Bearer ${await server().token('admin')}`,
            ...(call.body === undefined ? {} : { 'Content-Type': 'application/json' }),
            ...call.headers,
          },
          ...(takesFile ? { body: form } : call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
        });
        const said = { call: `${method} ${address}`, body: JSON.stringify(call.body), headers: call.headers };
        judge(said, response.status, await response.text());
      }
    }
    expect((await server().get('user/me', { as: 'admin' })).status).not.toBe(401);
  });

  it('refuses texts that the database can not hold before anything is done, at their field', async () => {
    const stored = async () =>
      (await server().db.query('select (select count(*) from contents) as a, (select count(*) from audit) as b')).rows;
    const before = await stored();
    for (const text of ['a\0b', 'a\ud800b', '\udc00'])
      for (const [path, body, field] of [
        ['news', { contents: { it: { title: 'a', pub_date: text } } }, 'contents.it.pub_date'],
        ['news', { contents: { it: { title: text } } }, 'contents.it.title'],
        ['user/redazioni', { nome: text }, 'nome'],
        ['user/roles', { title: text, abilities: [] }, 'title'],
        ['user/roles', { title: 'a', abilities: ['news-view', text] }, 'abilities.1'],
        ['operations/error404/rotta', { old_url: text, new_url: '/b', code: 301 }, 'old_url'],
        ['categories', { main: 5, contents: { it: { title: text } } }, 'contents.it.title'],
        ['news', { contents: { it: { title: 'a', altro: [{ b: text }] } } }, 'contents.it.altro.0.b'],
      ] as const) {
        const { status, body: answer } = await server().call('POST', path, { as: 'admin', body });
        expect([path, status, answer]).toEqual([
          path,
          422,
          { status: 'error', code: '422', message: refusalTexts.invalid, errors: { [field]: refusalTexts.characters } },
        ]);
      }
    for (const main of [1.5, 2 ** 40, -(2 ** 40)]) {
      const body = { main, contents: { it: { title: 'a' } } };
      const { status, body: answer } = await server().call('POST', 'categories', { as: 'admin', body });
      expect([main, status, Object.keys((answer as { errors: object }).errors)]).toEqual([main, 422, ['main']]);
    }
    expect(await stored()).toEqual(before);
  });
});
