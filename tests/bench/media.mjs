// What media cost the server: memory while large files come in, and the calls of the picker over many images.
import { once } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { oneByOne } from './load.mjs';
import { call, memoryOf, signIn } from './server.mjs';

const MB = 1024 * 1024;
const UPLOADS = 10;
const SECONDS = 3;
/** Milliseconds between two looks at the memory. */
const LOOK = 25;

const BOUNDARY = 'portolano-bench';
const filler = Buffer.alloc(64 * 1024, 'x');

/** What stands before and behind so many pieces of filler in a PDF of one blank page, which has them attached. */
function aroundPieces(pieces) {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
    `<< /Length ${pieces * filler.length} >>\nstream\n`,
  ];
  let before = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const at = before.length;
    before += `${index + 1} 0 obj\n${object}${index + 1 < objects.length ? '\nendobj\n' : ''}`;
    return at;
  });
  const end = '\nendstream\nendobj\n';
  const table = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const behind = `${end}xref\n0 5\n0000000000 65535 f \n${table}trailer\n<< /Size 5 /Root 1 0 R >>\nstartxref\n${before.length + pieces * filler.length + end.length}\n%%EOF\n`;
  return [before, behind];
}

/** Uploads a PDF of so many bytes without holding it in memory. */
async function upload(address, token, size) {
  const pieces = Math.floor((size - 1024) / filler.length);
  const [before, behind] = aroundPieces(pieces);
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="guida.pdf"\r\nContent-Type: application/pdf\r\n\r\n${before}`;
  const tail = `${behind}\r\n--${BOUNDARY}--\r\n`;
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
  const said = await text(answer);
  if (answer.statusCode !== 201) throw new Error(`upload: ${answer.statusCode} ${said}`);
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
