// A server killed while it saves: every save it acknowledged is there after the next start.
import { setTimeout as pause } from 'node:timers/promises';
import { temporaryFolder } from './data.mjs';
import { numbersFrom } from './http.mjs';
import { call, signIn, startServer } from './server.mjs';

const WRITERS = 8;
/** The server is killed after this many acknowledged saves, and at most that many more, however slow the machine is. */
const AT_LEAST = 10;
const AT_MOST_MORE = 90;
/** Milliseconds after which it is killed in any case. */
const LONGEST_ROUND = 20_000;

const item = (title) => ({
  contents: {
    it: { title, slug: title.toLowerCase().replace(/\W+/g, '-'), status: 3, excerpt: 'Prova', description: '' },
  },
});

/** What one writer knows: the title of its item that was acknowledged last, and those sent since. */
const newWriter = (number) => ({ number, id: null, turn: 0, acknowledged: null, unsure: [], saves: 0 });

/** Creates an item, then saves it again and again until the server is gone. */
async function write(writer, address, token, stopped) {
  while (!stopped()) {
    writer.turn += 1;
    const title = `Scrittore ${writer.number} numero ${writer.turn}`;
    writer.unsure.push(title);
    try {
      if (writer.id === null) writer.id = (await call(address, token, 'POST', 'news', item(title))).data.id;
      else await call(address, token, 'PUT', `news/${writer.id}`, { ...item(title), id: writer.id });
    } catch (error) {
      // The connection broke: whether this save was written is unknown, and so it may or may not be there.
      if (stopped()) return;
      throw error;
    }
    writer.acknowledged = title;
    writer.unsure = [];
    writer.saves += 1;
  }
}

/** Titles that were acknowledged and are not there, nor a later one. */
async function lostOf(writers, address, token) {
  const lost = [];
  for (const { id, acknowledged, unsure } of writers) {
    if (id === null) continue;
    const found = (await call(address, token, 'GET', `news/${id}`)).data.contents.it.title;
    if (found !== acknowledged && !unsure.includes(found)) lost.push({ id, acknowledged, found });
  }
  return lost;
}

const savesOf = (writers) => writers.reduce((sum, { saves }) => sum + saves, 0);

async function round(options, random, writers) {
  const server = await startServer(options);
  const token = await signIn(server.address);
  const lost = await lostOf(writers, server.address, token);
  let isStopped = false;
  const fresh = Array.from({ length: WRITERS }, (_, index) => newWriter(index + 1));
  const writing = fresh.map((writer) => write(writer, server.address, token, () => isStopped));
  const enough = AT_LEAST + random() * AT_MOST_MORE;
  const until = performance.now() + LONGEST_ROUND;
  while (savesOf(fresh) < enough && performance.now() < until) await pause(2);
  isStopped = true;
  await server.kill();
  await Promise.all(writing);
  return { lost, writers: fresh, answeredAfter: server.answeredAfter };
}

/**
 * Kills the server with SIGKILL while eight writers save, `times` over. Takes the build and, to leave the embedded
 * database out, a PostgreSQL's address. Gives the saves acknowledged, those lost, and the slowest start afterwards.
 */
export async function killWhileSaving({ build, databaseUrl = null, times = 50, onRound = () => {} }) {
  const { folder, remove } = temporaryFolder();
  const random = numbersFrom(11);
  const options = { build, dataDir: folder, databaseUrl };
  try {
    let writers = [];
    const lost = [];
    let saves = 0;
    let slowest = 0;
    for (let index = 0; index < times; index += 1) {
      const result = await round(options, random, writers);
      lost.push(...result.lost);
      writers = result.writers;
      saves += savesOf(writers);
      if (index > 0) slowest = Math.max(slowest, result.answeredAfter);
      onRound(index + 1, saves, lost.length);
    }
    const last = await startServer(options);
    lost.push(...(await lostOf(writers, last.address, await signIn(last.address))));
    await last.stop();
    return { times, saves, lost, slowest };
  } finally {
    remove();
  }
}
