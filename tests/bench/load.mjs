// Puts load on a server: one call after the other for exact times, or many at once for what it bears.
import { Agent, request } from 'node:http';
import autocannon from 'autocannon';

/** The value below which a share (0 to 1) of the sorted numbers lies. */
export const quantile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** p50 and p95 of some numbers. */
export function quantiles(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return { p50: quantile(sorted, 0.5), p95: quantile(sorted, 0.95) };
}

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

/** As many calls as 32 connections get answered for some seconds. Gives requests a second, p50 and p97.5 in milliseconds. */
export async function atOnce(address, next, seconds, connections = 32) {
  const result = await autocannon({
    url: address,
    connections,
    duration: seconds,
    requests: [
      {
        setupRequest(prepared) {
          const { method = 'GET', path, headers, body } = next();
          return { ...prepared, method, path: `/api/v1/${path}`, headers: { ...prepared.headers, ...headers }, body };
        },
      },
    ],
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} refused, ${result.errors} failed, ${JSON.stringify(result.statusCodeStats)}`);
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p97: result.latency.p97_5,
    requests: result.requests.total,
  };
}
