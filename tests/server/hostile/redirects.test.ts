import { request } from 'node:http';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { describeOnEach, type TestServer } from '../kit';

/** Printed with a failure. Changes that overtake each other may come in another order the next time. */
const SEED = Number(process.env.HOSTILE_SEED ?? 20_261_123);
/** Changes in all; `npm run soak` makes 10,000. */
const CHANGES = Number(process.env.HOSTILE_CHANGES ?? 300);

/** Somebody else's host until a rule answers for it. */
const OTHER = 'altrove.example';
/** Changes after which every visitor is followed. */
const ROUND = 50;
/** A visitor who was led this often goes round. */
const PATIENCE = 60;

/** Few addresses, so that rules meet; `own` is the site's own host. */
const addresses = (own: string) => {
  const paths = ['/a', '/b', '/c', '/d', '/e', '/f/', '/g'];
  const asked = ['/a?x=1', '/b?x=1', '/c/?y=2', '/d?'];
  const hosted = [own, OTHER].flatMap((host) => ['/a', '/b', '/c?y=2', '/f'].map((path) => `http://${host}${path}`));
  return [...paths, ...asked, ...hosted];
};

/** Where the portal leads a visitor of a host; null where it leads nowhere. */
function visit(server: TestServer, url: URL): Promise<string | null> {
  const { hostname, port } = new URL(server.origin);
  return new Promise((resolve, reject) => {
    const path = url.pathname + url.search;
    const call = request({ hostname, port, path, headers: { Host: url.host, Connection: 'close' } }, (answer) => {
      answer.resume();
      resolve(answer.headers.location ?? null);
    });
    call.on('error', reject);
    call.end();
  });
}

/** The addresses that a visitor passes, at most as many as anyone has patience for. */
async function walk(server: TestServer, start: URL, hosts: readonly string[]): Promise<string[]> {
  const passed: string[] = [];
  for (let at = start; passed.length < PATIENCE && hosts.includes(at.host); ) {
    passed.push(at.href);
    const next = await visit(server, at);
    if (next === null) break;
    at = new URL(next, at);
  }
  return passed;
}

interface Rule {
  readonly id: number;
  readonly old_url: string;
}

describeOnEach('redirects of two people at once', (server) => {
  const stored = async () =>
    (await server().db.query<Rule & { [key: string]: unknown }>('select id, old_url from redirects order by id')).rows;

  it(`make no loop in ${CHANGES} changes`, async () => {
    const own = new URL(server().origin).host;
    const known = addresses(own);
    const change = fc.record({
      kind: fc.constantFrom('create', 'create', 'create', 'update', 'update', 'delete'),
      old_url: fc.constantFrom(...known),
      new_url: fc.constantFrom(...known),
      code: fc.constantFrom(301, 301, 302, 410),
      which: fc.nat(100),
    });
    const statuses = new Map<number, number>();
    const make = async (as: string, { kind, which, old_url, new_url, code }: ReturnType<typeof sample>[number]) => {
      const rules = await stored();
      const id = rules[which % Math.max(1, rules.length)]?.id;
      const path = 'operations/error404/rotta';
      const { status } =
        kind === 'delete' && id !== undefined
          ? await server().call('DELETE', path, { as, body: { id } })
          : await server().call('POST', path, {
              as,
              body: { old_url, new_url, code, ...(kind === 'update' && id !== undefined ? { id } : {}) },
            });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    };
    const sample = () => fc.sample(change, { numRuns: CHANGES, seed: SEED });
    const changes = sample();
    const proveEnds = async () => {
      const rules = await stored();
      const hosts = [own, ...(rules.some(({ old_url }) => old_url.includes(OTHER)) ? [OTHER] : [])];
      for (const host of hosts)
        for (const address of known.filter((one) => !one.startsWith('http'))) {
          const passed = await walk(server(), new URL(address, `http://${host}`), hosts);
          expect(passed.length, `seed ${SEED}: ${passed.slice(0, 12).join(' → ')}`).toBeLessThan(PATIENCE);
        }
    };
    for (let index = 0; index < changes.length; index += 2) {
      await Promise.all(
        changes.slice(index, index + 2).map((one, person) => make(person === 0 ? 'admin' : 'regionale', one)),
      );
      if (index % ROUND === 0) await proveEnds();
    }
    await proveEnds();
    // Enough was let through, and enough refused, for the walks to say something.
    expect([...statuses.keys()].filter((status) => ![200, 201, 404, 409, 422].includes(status))).toEqual([]);
    expect((statuses.get(200) ?? 0) + (statuses.get(201) ?? 0)).toBeGreaterThan(CHANGES / 10);
    expect(statuses.get(422)).toBeGreaterThan(CHANGES / 10);
  });
});
