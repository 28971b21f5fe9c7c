// What media cost the server: memory while large files come in, and the calls of the picker over many images.
import { once } from 'node:events';
import { request } from 'node:http';
import { oneByOne } from './load.mjs';
import { call, memoryOf, signIn } from './server.mjs';

const MB = 1024 * 1024;
const UPLOADS = 10;
const SECONDS = 3;
/** Milliseconds between two looks at the memory. */
const LOOK = 25;

const BOUNDARY = 'portolano-bench';
const head = Buffer.from(
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="guida.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.4\n`,
);
const tail = Buffer.from(`\n%%EOF\n\r\n--${BOUNDARY}--\r\n`);
const filler = Buffer.alloc(64 * 1024, 'x');

/** Uploads a PDF of so many bytes without holding it in memory. Gives the answer's status. */
async function upload(address, token, size) {
  const pieces = Math.floor((size - 16) / filler.length);
  const outgoing = request(`${address}/api/v1/attachments/upload`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': `multipart/form-data; boundary=${BOUNDARY}`,
      'Content-Length': head.length + pieces * filler.length + tail.length,
    },
  });
  const answered = once(outgoing, 'response');
  outgoing.write(head);
  for (let index = 0; index < pieces; index += 1) if (!outgoing.write(filler)) await once(outgoing, 'drain');
  outgoing.end(tail);
  const [answer] = await answered;
  answer.resume();
  await once(answer, 'end');
  if (answer.statusCode !== 201) throw new Error(`upload: ${answer.statusCode}`);
}

/** By how many MB the memory grows at most while ten files of 100 MB come in at once. */
async function memoryOfUploads({ address, pid }, token) {
  await upload(address, token, 5 * MB);
  const before = memoryOf(pid);
  let most = before;
  const looking = setInterval(() => {
    most = Math.max(most, memoryOf(pid));
  }, LOOK);
  const begun = performance.now();
  await Promise.all(Array.from({ length: UPLOADS }, () => upload(address, token, 100 * MB)));
  clearInterval(looking);
  return { growth: Math.max(most, memoryOf(pid)) - before, seconds: (performance.now() - begun) / 1000 };
}

/** Measures a running server that has many images. */
export async function measureMedia(server) {
  const { address } = server;
  const token = await signIn(address);
  const uploads = await memoryOfUploads(server, token);
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const search = (body) => () => ({ method: 'POST', path: 'media/search', headers, body: JSON.stringify(body) });
  const { data, meta } = await call(address, token, 'POST', 'media/search', { limit: 30, page: 1 });
  const thumbnail = { path: `../..${data[0].url_thumb}`, headers: {} };
  return {
    uploads,
    images: meta.total,
    first: await oneByOne(address, search({ limit: 30, page: 1 }), SECONDS),
    last: await oneByOne(address, search({ limit: 30, page: meta.last_page }), SECONDS),
    word: await oneByOne(address, search({ limit: 30, page: 1, query: 'tramonto comune' }), SECONDS),
    thumbnail: await oneByOne(address, () => thumbnail, SECONDS),
  };
}
