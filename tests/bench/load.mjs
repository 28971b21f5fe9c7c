// Puts load on a server: one call after the other for exact times, or many at once for what it bears.
import { Agent, request } from 'node:http';
import autocannon from 'autocannon';
import { meanOf, quantiles } from './noise.mjs';

/** Parts of a load that are measured one by one, to know the noise of what is counted over all of it. */
const PARTS = 3;
const CONNECTIONS = 32;
/** Calls that take longer than a part of the load are pressed for longer, up to so many seconds. */
const LONGEST_PART = 32;

function send(agent, address, { method = 'GET', path, headers, body }) {
  return new Promise((resolve, reject) => {
    const begun = performance.now();
    const call = request(`${address}/api/v1/${path}`, { agent, method, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk) => {
        text += chunk;
      });
      answer.on('end', () => {
        const took = performance.now() - begun;
        if (answer.statusCode >= 400)
          reject(new Error(`${method} ${path}: ${answer.statusCode} ${text.slice(0, 300)}`));
        else resolve(took);
      });
    });
    call.on('error', reject);
    call.end(body);
  });
}

/** Calls one after the other for some seconds after a few to warm up; gives p50 and p95 in milliseconds. */
export async function oneByOne(address, next, seconds) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let index = 0; index < 20; index += 1) await send(agent, address, next());
  const times = [];
  const until = performance.now() + seconds * 1000;
  while (performance.now() < until) times.push(await send(agent, address, next()));
  agent.destroy();
  return quantiles(times);
}

/** As many calls as some connections get answered in some seconds; gives the milliseconds of each, in order. */
function answered(address, next, seconds, connections) {
  const latencies = [];
  return new Promise((resolve, reject) => {
    const load = autocannon(
      {
        url: address,
        connections,
        duration: seconds,
        requests: [
          {
            setupRequest(prepared) {
              const { method = 'GET', path, headers, body } = next();
              return {
                ...prepared,
                method,
                path: `/api/v1/${path}`,
                headers: { ...prepared.headers, ...headers },
                body,
              };
            },
          },
        ],
      },
      (error, result) => {
        if (error) reject(error);
        else if (result.non2xx > 0 || result.errors > 0)
          reject(
            new Error(`${result.non2xx} refused, ${result.errors} failed, ${JSON.stringify(result.statusCodeStats)}`),
          );
        else resolve({ latencies, seconds: result.duration });
      },
    );
    load.on('response', (_client, _status, _bytes, milliseconds) => latencies.push(milliseconds));
  });
}

/** The same, until there is at least one answer. */
async function pressed(address, next, seconds, connections) {
  const load = await answered(address, next, seconds, connections);
  if (load.latencies.length > 0) return load;
  if (seconds >= LONGEST_PART) throw new Error(`no answer within ${seconds} s`);
  return pressed(address, next, 2 * seconds, connections);
}

/**
 * As many calls as 32 connections get answered for some seconds. `spent` gives the processor time used so far by name,
 * in milliseconds. Gives calls a second, milliseconds a call (p50, p95), processor time a call by name, and the number of calls.
 */
export async function atOnce(address, next, seconds, spent = () => ({})) {
  const parts = [];
  for (let part = 0; part < PARTS; part += 1) {
    const before = spent();
    const { latencies, seconds: took } = await pressed(address, next, seconds / PARTS, CONNECTIONS);
    const after = spent();
    const costs = Object.entries(after).map(([name, until]) => [name, (until - before[name]) / latencies.length]);
    parts.push({ latencies, perSecond: latencies.length / took, costs: Object.fromEntries(costs) });
  }
  const latencies = parts.flatMap((part) => part.latencies);
  const costsOf = (name) => meanOf(parts.map(({ costs }) => costs[name]));
  return {
    perSecond: meanOf(parts.map((part) => part.perSecond)),
    ...quantiles(latencies),
    requests: latencies.length,
    spent: Object.fromEntries(Object.keys(parts[0].costs).map((name) => [name, costsOf(name)])),
  };
}
