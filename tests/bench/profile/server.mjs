// Profiles of the server: reading and saving one item over many, and its start.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../../scripts/ensure.mjs';
import { newsItems, readCalls, updates } from '../http.mjs';
import { oneByOne } from '../load.mjs';
import { cpuOf, cpuOfFirstThread, cpuOfPostgres, signIn, startServer } from '../server.mjs';
import { fileOfModule, isBuiltIn, within } from './report.mjs';

const SECONDS = 5;
/** Milliseconds between two looks whether the recorder has written. */
const LOOK = 50;

const RECORDER = pathToFileURL(join(root, 'tests/bench/profile/recorder.mjs')).href;

/** What a call does, by the sources that do it; the first that fits counts. */
const STEPS = [
  ['raccolta della memoria', isBuiltIn('(garbage collector)')],
  ['sessione', within('server/auth/')],
  ['corpo e parametri', within('server/http/json.ts', 'server/http/coerce.ts', 'zod')],
  [
    'controlli',
    within('server/content/write/check', 'server/references/chosen', 'server/references/pointers', 'item/validate'),
  ],
  ['testi puliti', within('server/richText/', 'server/content/write/incoming')],
  ['riga per riga', within('server/content/write/')],
  [
    'lettura',
    within('server/content/read', 'server/content/answer', 'server/references/names', 'server/content/preview'),
  ],
  ['salvataggio, il resto', within('server/content/items', 'server/content/revision')],
  ['JSON', isBuiltIn('stringify', 'parse')],
  ['database, dal lato del server', within('node_modules/pg', 'server/db/', 'node:internal/worker')],
  ['caricamento dei moduli', within('node:internal/modules', 'node:vm')],
  ['HTTP', within('node:', 'fastify', 'find-my-way', 'server/http/')],
];

async function written(file) {
  while (!existsSync(file)) await new Promise((resolve) => setTimeout(resolve, LOOK));
  return JSON.parse(readFileSync(file, 'utf8'));
}

const recorderOptions = (file, more = {}) => ({
  nodeOptions: ['--import', RECORDER],
  variables: { PORTOLANO_PROFILE: file, ...more },
});

/** Calls one after the other on a server that records itself, after as many to warm up. */
async function profileCalls(options, file, prepare) {
  const server = await startServer({ ...options, ...recorderOptions(file) });
  try {
    const token = await signIn(server.address);
    const next = await prepare(server.address, token);
    await oneByOne(server.address, next, SECONDS);
    const spent = () => ({
      first: cpuOfFirstThread(server.pid),
      all: cpuOf(server.pid),
      database: options.databaseUrl === null ? 0 : cpuOfPostgres(),
    });
    process.kill(server.pid, 'SIGUSR2');
    let rounds = 0;
    const before = spent();
    const counted = () => {
      rounds += 1;
      return next();
    };
    const times = await oneByOne(server.address, counted, SECONDS);
    const after = spent();
    process.kill(server.pid, 'SIGUSR2');
    const { profile, statements } = await written(file);
    const perRound = (name) => (after[name] - before[name]) / rounds;
    return {
      profile,
      rounds,
      processor: perRound('first'),
      steps: STEPS,
      fileOf: fileOfModule,
      lines: [
        ['una chiamata sull’orologio, p50', times.p50],
        ['processore, primo filo', perRound('first')],
        ['processore, altri fili', perRound('all') - perRound('first')],
        ...(options.databaseUrl === null ? [] : [['processore, PostgreSQL', perRound('database')]]),
      ],
      statements: Object.entries(statements).map(([name, { calls, milliseconds }]) => ({
        name,
        calls: calls / rounds,
        milliseconds: milliseconds / rounds,
      })),
    };
  } finally {
    await server.stop();
  }
}

/** Readings of one news after the other. Takes where the server's data are, and the file to record to. */
export const profileRead = (options, file) =>
  profileCalls(options, file, async (_address, token) =>
    readCalls({ Authorization: `Bearer ${token}` }, options.count),
  );

/** Saves of a news each, of which a title changes. */
export const profileSave = (options, file) =>
  profileCalls(options, file, async (address, token) =>
    updates(await newsItems(address, token), { Authorization: `Bearer ${token}` }),
  );

/** From the start of the process to its first answer. */
export async function profileStart(options, file) {
  rmSync(file, { force: true });
  const server = await startServer({ ...options, ...recorderOptions(file, { PORTOLANO_PROFILE_FROM_START: '1' }) });
  try {
    process.kill(server.pid, 'SIGUSR2');
    const { profile, statements } = await written(file);
    return {
      profile,
      rounds: 1,
      steps: STEPS,
      fileOf: fileOfModule,
      lines: [['fino alla prima risposta, con la registrazione', server.answeredAfter]],
      statements: Object.entries(statements).map(([name, spent]) => ({ name, ...spent })),
    };
  } finally {
    await server.stop();
  }
}
