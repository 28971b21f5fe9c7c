// What it takes to import many activities of others into PostgreSQL beside a running server, and to list them afterwards.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { startPostgres } from '../../scripts/postgres.mjs';
import { temporaryFolder } from './data.mjs';
import { numbersFrom } from './http.mjs';
import { oneByOne } from './load.mjs';
import { memoryOf, signIn, startServer } from './server.mjs';

/** Activities of the two files: memory is flat where five times as many take no more. */
const [FEW, MANY] = [20_000, 100_000];

const SECONDS = 4;
const PAGE = 50;

/** Milliseconds between two looks at a process's memory. */
const GLANCE = 50;

const WORDS =
  'antica barca bosco caseificio castello collina erbe fiume forno mosaico notte portico rocca torre valle vigna'.split(
    ' ',
  );
const TOWNS = ['Bologna', 'Modena', 'Parma', 'Ravenna', 'Rimini', 'Ferrara', 'Piacenza', 'Forlì', 'Cesena'];
const TEXT = '<p>Si parte la mattina e si torna la sera, con una <strong>guida</strong> che conosce ogni sentiero.</p>';

function activity(count, index, draw) {
  const one = (list) => list[Math.floor(draw() * list.length)];
  return {
    id: `bench-${count}-${index}`,
    title: `${one(WORDS)} ${one(WORDS)} ${one(WORDS)} ${index}`,
    tipologies: [one(WORDS)],
    targets: ['Famiglie'],
    price_amount: Math.floor(draw() * 100),
    price_currency: 'EUR',
    structure: { name: `Cooperativa ${one(WORDS)}` },
    locations: [{ address: 'Via Roma 1', city_name: one(TOWNS) }],
    dates: [{ start_date: '2026-05-01', end_date: '2026-09-30' }],
    abstract: TEXT.repeat(1 + Math.floor(draw() * 6)),
    images_gallery: { thumb: [`https://opendata.example.it/${index}.jpg`] },
  };
}

async function writeFile(path, count) {
  const draw = numbersFrom(7);
  const file = createWriteStream(path);
  file.write('[');
  for (let index = 0; index < count; index += 1) {
    const text = `${index === 0 ? '' : ','}\n${JSON.stringify(activity(count, index, draw))}`;
    if (!file.write(text)) await once(file, 'drain');
  }
  file.end(']\n');
  await once(file, 'finish');
}

/** Runs the program; gives its milliseconds and the most memory that it was seen with, in MB. */
async function imported(build, path, databaseUrl, dataDir) {
  const begun = performance.now();
  const child = spawn(
    process.execPath,
    [join(build, 'server/import.js'), 'activities', path, '--write', '--all-gone'],
    {
      env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production', DATABASE_URL: databaseUrl, PORTOLANO_DATA: dataDir },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += chunk;
  });
  let memory = 0;
  const glance = setInterval(() => {
    // What has just ended has none any more.
    if (child.exitCode === null) memory = Math.max(memory, memoryOf(child.pid) || 0);
  }, GLANCE);
  const [code] = await once(child, 'close');
  clearInterval(glance);
  if (code !== 0) throw new Error(`the import ended with ${code}\n${said}`);
  return { milliseconds: performance.now() - begun, memory };
}

/** Measures the import of two files and the list of what they bring. */
export async function measureImports({ build, note }) {
  const { folder, remove } = temporaryFolder();
  const postgres = await startPostgres();
  try {
    const server = await startServer({ build, dataDir: folder, databaseUrl: postgres.url });
    try {
      const [few, many] = [join(folder, 'few.json'), join(folder, 'many.json')];
      await writeFile(few, FEW);
      await writeFile(many, MANY);
      note(`PostgreSQL: importo ${FEW} e ${MANY} attività`);
      const first = await imported(build, few, postgres.url, folder);
      const all = await imported(build, many, postgres.url, folder);
      const again = await imported(build, many, postgres.url, folder);
      const headers = { Authorization: `Bearer ${await signIn(server.address)}` };
      const draw = numbersFrom(8);
      const list = (pathOf) =>
        oneByOne(server.address, () => ({ path: `operations/makexp?limit=${PAGE}&${pathOf()}`, headers }), SECONDS);
      return {
        few: { count: FEW, ...first },
        many: { count: MANY, ...all },
        again,
        page1: await list(() => 'page=1'),
        page1000: await list(() => `page=${1000 + Math.floor(draw() * 20)}`),
        word: await list(() => `keywords=${WORDS[Math.floor(draw() * WORDS.length)]}+${Math.floor(draw() * 1000)}`),
        town: await list(() => `comune=${37_006 + Math.floor(draw() * 3)}&page=${1 + Math.floor(draw() * 20)}`),
      };
    } finally {
      await server.stop();
    }
  } finally {
    await postgres.stop();
    remove();
  }
}
