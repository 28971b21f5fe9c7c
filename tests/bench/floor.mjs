// What the floor takes in the same run: goals are ratios to it, for machines differ and so do their days.
import { fileURLToPath } from 'node:url';
import { listPath, readCalls, updates } from './http.mjs';
import { atOnce, oneByOne } from './load.mjs';
import { quantiles } from './noise.mjs';
import { call, cpuOf, cpuOfPostgres, startServer } from './server.mjs';

const PROGRAM = fileURLToPath(new URL('floor/server.mjs', import.meta.url));
const SECONDS = { one: 3, many: 6 };
const STARTS = 5;

/** The floor's figures over a PostgreSQL that has that many news. */
export async function measureFloor({ dataDir, databaseUrl, total }) {
  const start = () => startServer({ dataDir, databaseUrl, program: PROGRAM });
  // The first one makes its tables.
  await (await start()).stop();
  const starts = [];
  for (let index = 0; index < STARTS; index += 1) {
    const server = await start();
    starts.push(server.answeredAfter);
    await server.stop();
  }
  const server = await start();
  const { address, pid } = server;
  try {
    const get = async (id) => (await call(address, null, 'GET', `news/${id}`)).data;
    const items = await Promise.all([1000, 1097, 1194, 1291].map(get));
    const calls = {
      page1: () => ({ path: listPath(1), headers: {} }),
      read: readCalls({}, total),
      update: updates(items, {}),
    };
    const spent = () => ({ server: cpuOf(pid), database: cpuOfPostgres() });
    const measured = {};
    for (const [name, next] of Object.entries(calls))
      measured[name] = {
        one: await oneByOne(address, next, SECONDS.one),
        many: await atOnce(address, next, SECONDS.many, spent),
      };
    return { start: quantiles(starts), calls: measured };
  } finally {
    await server.stop();
  }
}
