import { connect } from 'node:net';
import { bodyOf, call, pause, SoakServer, signIn, storedAnswer } from './server';

/** Milliseconds between two calls of the one who only works. */
const STEADY = 25;

const rich = (description: string) => ({ contents: { it: { title: 'Ostile', description } }, lang: 'it' });

/** Thirty thousand times the same. */
const fullOf = (entry: unknown): unknown[] => Array.from({ length: 30_000 }, () => entry);

const BOUNDARY = 'portolano-soak';

/** A multipart body, made once: making 95 MB again and again would hold up the one who measures. */
const file = (name: string, content: string) => {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;
  const body = Buffer.from(`${head}${content}\r\n--${BOUNDARY}--\r\n`);
  return () => body;
};

const NOISE = '<feTurbulence baseFrequency="0.9" numOctaves="9"/>'.repeat(60);
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000"><filter id="f" x="0" y="0" width="1" height="1">${NOISE}</filter><rect width="2000" height="2000" filter="url(#f)"/></svg>`;

/** What somebody with a right to write may send, each within the limits of a call or just beyond. */
const ATTACKS: Readonly<Record<string, readonly [method: string, path: string, body?: () => unknown]>> = {
  'XML di 60 KB di tag aperti': ['POST', 'attachments/upload', file('dati.xml', '<a>'.repeat(20_000))],
  'XML di 20 MB di tag aperti': ['POST', 'attachments/upload', file('dati.xml', '<a>'.repeat(7_000_000))],
  'XML di 95 MB di attributi': [
    'POST',
    'attachments/upload',
    file('dati.xml', `<a ${'bcdefg="" '.repeat(9_900_000)}/>`),
  ],
  'SVG che non finisce': ['POST', 'media/upload/images/0', file('rumore.svg', DRAWING)],
  'JSON di 40 MB': ['POST', 'attachments/upload', file('dati.json', `[${'{},'.repeat(13_000_000)}{}]`)],
  '400 KB di elenchi annidati': ['POST', 'news', () => rich('<ul><li>'.repeat(50_000))],
  '400 KB di svg annidati': ['POST', 'news', () => rich('<svg>'.repeat(80_000))],
  '3,9 MB di parentesi': ['POST', 'news', () => rich('<'.repeat(3_900_000))],
  'il testo più lungo che si può': ['POST', 'news', () => rich('<p>a<b>b</b></p>'.repeat(4900))],
  'un corpo di 4 MB di liste': ['POST', 'news', () => ({ contents: [[[[Array.from({ length: 99_000 }, () => [])]]]] })],
  'una via Emilia di 30.000 tappe vuote': ['POST', 'viaemilia', () => ({ ...rich(''), tappe: fullOf({}) })],
  'un elenco di 30.000 null': ['POST', 'news', () => ({ ...rich(''), theme: fullOf(null) })],
  '30.000 lingue': [
    'POST',
    'news',
    () => ({ lang: 'it', contents: Object.fromEntries(fullOf(0).map((_, index) => [`l${index}`, {}])) }),
  ],
  'una ricerca che trova quasi tutto': ['GET', 'news?keywords=a%20e%20i%20o&limit=100&page=30'],
  'tutti gli eventi, per la pagina più lontana': ['GET', 'event-ert?limit=100&page=30'],
  'l’esportazione degli utenti': ['GET', 'user/export'],
};

/** Bodies that come a byte at a time, until the function it gives is called. */
function drip(origin: string, count: number): () => void {
  const { hostname, port } = new URL(origin);
  const sockets = Array.from({ length: count }, () => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => socket.destroy());
    socket.write(
      'POST /api/v1/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 4000\r\n\r\n',
    );
    return socket;
  });
  const timer = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write(' ');
  }, 1000);
  return () => {
    clearInterval(timer);
    for (const socket of sockets) socket.destroy();
  };
}

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Times in milliseconds of one who lists and saves until `isOver`. */
async function work(origin: string, token: string, isOver: () => boolean): Promise<number[]> {
  const { id } = bodyOf(await call(origin, token, 'POST', 'news', rich('<p>Lavoro</p>')), storedAnswer).data;
  const calls = [
    ['GET', 'news?limit=25&page=1'],
    ['GET', `news/${id}`],
    ['PUT', `news/${id}`, rich('<p>Lavoro ancora</p>')],
  ] as const;
  const times: number[] = [];
  for (let index = 0; !isOver(); index += 1) {
    const [method, path, body] = calls[index % calls.length] ?? calls[0];
    const begun = performance.now();
    const answer = await call(origin, token, method, path, body);
    times.push(performance.now() - begun);
    if (answer?.status !== 200) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
    await pause(STEADY);
  }
  return times;
}

/** Measures how long others wait while somebody attacks; gives the attacks for which it is longer than `most` milliseconds. */
export async function soakOthers(seconds: number, most: number): Promise<readonly string[]> {
  const server = await SoakServer.create(null);
  const [editor, attacker] = [await signIn(server.origin, 'regionale'), await signIn(server.origin, 'admin')];
  const found: string[] = [];
  const measure = async (what: string, attack: (isOver: () => boolean) => Promise<string>) => {
    let isOver = false;
    const attacked = attack(() => isOver);
    const worked = work(server.origin, editor, () => isOver);
    await pause(seconds * 1000);
    isOver = true;
    const [said, times] = await Promise.all([attacked, worked]);
    const sorted = times.sort((a, b) => a - b);
    const p99 = percentile(sorted, 0.99);
    const figures = `p50 ${percentile(sorted, 0.5).toFixed(0)}, p99 ${p99.toFixed(0)}, il più lungo ${(sorted.at(-1) ?? 0).toFixed(0)} ms`;
    process.stdout.write(`${what}: ${figures} (${sorted.length} chiamate); ${said}\n`);
    if (p99 > most) found.push(`${what}: ${figures}`);
  };
  await measure('nessun attacco', async () => '—');
  for (const [what, [method, path, body]] of Object.entries(ATTACKS))
    await measure(what, async (isOver) => {
      const statuses = new Map<unknown, number>();
      while (!isOver()) {
        const headers = path.includes('upload') ? { 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` } : {};
        const answer = await call(server.origin, attacker, method, path, body?.(), headers);
        const status = answer?.status ?? 'interrotta';
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
      return [...statuses].map(([status, count]) => `${status} ×${count}`).join(', ');
    });
  await measure('150 corpi di un byte al secondo', async (isOver) => {
    const stop = drip(server.origin, 150);
    while (!isOver()) await pause(100);
    stop();
    return '—';
  });
  await server.remove();
  return found;
}
