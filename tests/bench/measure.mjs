// Runs the sections of the benchmark one after the other.
import { loadavg } from 'node:os';
import { startPostgres } from '../../scripts/postgres.mjs';
import { measureAccounts } from './accounts.mjs';
import { measureAtlas } from './atlas.mjs';
import { measureBrowser } from './browser.mjs';
import { measureBundle } from './bundle.mjs';
import { databaseOf, measureMatching, seedEvents, seedMixed, temporaryFolder } from './data.mjs';
import { measureDays } from './days.mjs';
import { measureEntries } from './entries.mjs';
import { measureEvent } from './event.mjs';
import { measureFloor } from './floor.mjs';
import { measureCalls } from './http.mjs';
import { measureImports } from './imports.mjs';
import { killWhileSaving } from './kill.mjs';
import { measureLocality } from './locality.mjs';
import { measureMedia } from './media.mjs';
import { measureMixed } from './mixed.mjs';
import { quantiles } from './noise.mjs';
import { buildWithPeers } from './peers.mjs';
import { measurePicker } from './picker.mjs';
import { measureReviewScreen } from './reviewScreen.mjs';
import { memoryOf, startServer } from './server.mjs';
import { measureTree } from './tree.mjs';

import { measureTreeScreen } from './treeScreen.mjs';

const STARTS = 7;
/** A process is idle after this many milliseconds. */
const REST = 3_000;
const KILLS = 50;

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Seconds to the first answer and MB at rest, over a database that is there already. */
async function measureStart(options) {
  const times = [];
  const rests = [];
  for (let index = 0; index < STARTS; index += 1) {
    const server = await startServer(options);
    times.push(server.answeredAfter);
    if (index === STARTS - 1) {
      await pause(REST);
      rests.push(memoryOf(server.pid));
    }
    await server.stop();
  }
  return { ...quantiles(times), idle: rests[0] };
}

/** What is measured of contents that point to those of other types, of which the demo has some. */
async function onDemo(build, measureOn) {
  const { folder, remove } = temporaryFolder();
  const server = await startServer({ build, dataDir: folder, databaseUrl: null });
  try {
    return await measureOn(server);
  } finally {
    await server.stop();
    remove();
  }
}

async function onEngine(engine, { build, only, count, note }) {
  note(`${engine}: preparo ${count} news`);
  const { dataDir, databaseUrl, remove } = await databaseOf(engine, count);
  const options = { build, dataDir, databaseUrl };
  const figures = {};
  try {
    if (only.includes('start')) {
      note(`${engine}: avvio`);
      figures.start = await measureStart(options);
    }
    if (only.includes('floor') && databaseUrl !== null) {
      note('Fastify e pg soltanto');
      figures.floor = await measureFloor({ dataDir, databaseUrl, total: count });
    }
    if (only.includes('list')) {
      note(`${engine}: chiamate`);
      const server = await startServer(options);
      try {
        figures.calls = await measureCalls(server, { isPostgres: databaseUrl !== null, total: count });
      } finally {
        await server.stop();
      }
    }
    if (only.includes('media')) {
      note(`${engine}: immagini e file`);
      const server = await startServer(options);
      try {
        figures.media = await measureMedia(server);
        if (engine === 'pglite') figures.picker = await measurePicker(server.address);
      } finally {
        await server.stop();
      }
    }
    if (only.includes('accounts')) {
      note(`${engine}: utenti`);
      const server = await startServer(options);
      try {
        figures.accounts = await measureAccounts(server, { isPostgres: databaseUrl !== null });
      } finally {
        await server.stop();
      }
    }
    if (only.includes('ui') && engine === 'pglite') {
      note('schermate in Chromium, accanto a quelle di altri');
      const withPeers = await buildWithPeers(build);
      const server = await startServer({ ...options, build: withPeers });
      try {
        figures.ui = await measureBrowser({ address: server.address, build: withPeers });
        figures.event = await measureEvent(server.address);
        figures.locality = await measureLocality(server.address);
        figures.treeScreen = await measureTreeScreen(server.address);
      } finally {
        await server.stop();
      }
      figures.entries = await onDemo(build, measureEntries);
      figures.review = await onDemo(build, ({ address }) => measureReviewScreen(address));
    }
    if (only.includes('days')) {
      note(`${engine}: preparo ${count} eventi`);
      await seedEvents(dataDir, count, databaseUrl ?? '');
      note(`${engine}: eventi per giorno`);
      const server = await startServer(options);
      try {
        figures.days = await measureDays(server);
      } finally {
        await server.stop();
      }
    }
    // The last of all: a theme is gone afterwards.
    if (only.includes('trees')) {
      note(`${engine}: alberi di categorie`);
      const server = await startServer(options);
      try {
        figures.trees = await measureTree(server);
      } finally {
        await server.stop();
      }
    }
  } finally {
    await remove();
  }
  return figures;
}

/** Contents of all types in a database of their own. */
async function mixedOn(engine, { build, count, note }) {
  note(`${engine}: preparo ${count} contenuti di ogni tipo`);
  const { folder, remove } = temporaryFolder();
  const postgres = engine === 'postgres' ? await startPostgres() : null;
  try {
    await seedMixed(folder, count, postgres?.url);
    note(`${engine}: elenchi e schede di ogni tipo`);
    const server = await startServer({ build, dataDir: folder, databaseUrl: postgres?.url ?? null });
    try {
      return await measureMixed(server);
    } finally {
      await server.stop();
    }
  } finally {
    await postgres?.stop();
    remove();
  }
}

async function kill(engine, { build, note }) {
  note(`${engine}: ${KILLS} volte SIGKILL durante i salvataggi`);
  const onRound = (round, saves, lost) => round % 10 === 0 && note(`${round}: ${saves} salvataggi, ${lost} persi`);
  if (engine === 'pglite') return killWhileSaving({ build, times: KILLS, onRound });
  const { url, stop } = await startPostgres();
  try {
    return await killWhileSaving({ build, databaseUrl: url, times: KILLS, onRound });
  } finally {
    await stop();
  }
}

/** Figures of every section asked for, with the machine's load before each. */
export async function measure(options) {
  const { build, only, engines } = options;
  const figures = { loads: [loadavg()[0]], engines: {}, mixed: {}, kills: {} };
  if (only.includes('bundle')) figures.bundle = measureBundle(build);
  if (only.includes('atlas')) figures.atlas = await measureAtlas();
  if (only.includes('palette')) figures.matching = await measureMatching();
  if (only.includes('imports') && engines.includes('postgres')) figures.imports = await measureImports(options);
  for (const engine of engines) {
    if (
      ['start', 'floor', 'list', 'media', 'accounts', 'days', 'trees', 'ui'].some((section) => only.includes(section))
    )
      figures.engines[engine] = await onEngine(engine, options);
    if (only.includes('mixed')) figures.mixed[engine] = await mixedOn(engine, options);
    figures.loads.push(loadavg()[0]);
    if (only.includes('kill')) figures.kills[engine] = await kill(engine, options);
  }
  figures.loads.push(loadavg()[0]);
  return figures;
}
