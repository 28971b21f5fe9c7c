import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { seedReferences } from '../content-kit';
import { describeOnEach, type TestServer } from '../kit';

/** Printed with every failure: the same seed sends the same bodies. */
const SEED = Number(process.env.HOSTILE_SEED ?? 20_261_122);
/** Bodies in all; `npm run soak` sends more. */
const BODIES = Number(process.env.HOSTILE_BODIES ?? 1000);

interface Operation {
  readonly method: string;
  readonly path: string;
  readonly takesBody: boolean;
}

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly requestBody?: unknown }>>>>;
}

/** Every call that the server describes, but for the one that would end the session of all others. */
async function operationsOf(server: TestServer): Promise<Operation[]> {
  const { body } = await server.get<Description>('openapi.json');
  return Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(() => !path.endsWith('/logout'))
      .map(([method, { requestBody }]) => ({
        method: method.toUpperCase(),
        path: path.replace(/^\/(api\/v1\/)?/, ''),
        takesBody: requestBody !== undefined,
      })),
  );
}

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

describeOnEach('every call of the contract', (server) => {
  let operations: readonly Operation[] = [];
  const send = async ({ method, path }: Operation, id: string, body?: unknown) => {
    const at = path.replaceAll(/\{[^}]+\}/g, id);
    const { status } = await server().call(method, at, { as: 'admin', ...(body === undefined ? {} : { body }) });
    return {
      call: `${method} ${at}`,
      body: body === undefined ? undefined : JSON.stringify(body).slice(0, 2000),
      status,
    };
  };

  beforeAll(async () => {
    await seedReferences(server());
    operations = await operationsOf(server());
  });

  it('refuses ids that no row can have', async () => {
    const withIds = operations.filter(({ path }) => path.includes('{'));
    expect(withIds.length).toBeGreaterThan(20);
    for (const operation of withIds)
      for (const id of IDS) {
        const { status, call } = await send(operation, id, operation.takesBody ? {} : undefined);
        expect(status, call).toBeLessThan(500);
      }
  });

  it('takes or refuses whatever is sent, and breaks over none of it', async () => {
    const taking = operations.filter(({ takesBody }) => takesBody);
    expect(taking.length).toBeGreaterThan(20);
    const sent = fc.sample(bodies, { numRuns: BODIES, seed: SEED });
    for (const [index, body] of sent.entries()) {
      const operation = taking[index % taking.length] as Operation;
      const { status, ...call } = await send(operation, '1', body);
      expect({ seed: SEED, ...call, isBroken: status >= 500 }).toEqual({ seed: SEED, ...call, isBroken: false });
    }
  });
});
