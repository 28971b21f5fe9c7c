import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { startupTexts } from '../src/messages/server/startup';
import { publicSignIns } from './auth/passwords';
import { type Config, ConfigProblem, type MetricsAddress, readConfig, withoutPassword } from './config';
import type { Db } from './db/types';
import { createMailer, OUTBOX } from './mail/mailer';
import { openDatabase } from './start/database';
import type { LoadDemo } from './start/demo';
import { demoNotice, fillDatabase } from './start/firstStart';
import { startUpProblem } from './start/problem';
import { openStore } from './start/store';

/** Milliseconds that calls in flight get to finish once the server is being stopped. */
export const STOP_PATIENCE = 20_000;

const say = (text: string) => process.stdout.write(`${text}\n`);

function fail(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

/** The built client, beside the built server; beside the sources, what the client's development server gives as it is. */
const clientDir = fileURLToPath(new URL(import.meta.url.endsWith('.ts') ? '../public' : '../client', import.meta.url));

const addressOf = (app: FastifyInstance, host: string): string => {
  const { port } = app.server.address() as AddressInfo;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}/`;
};

/** Where mail goes, as the banner says it. */
const mailTarget = ({ smtp, dataDir }: Config): string =>
  smtp === null ? startupTexts.outbox(join(dataDir, OUTBOX)) : withoutPassword(smtp);

/** Where uploaded files are, as the banner says it. */
const fileTarget = ({ s3 }: Config): string =>
  s3 === null ? startupTexts.inDataFolder : startupTexts.inBucket(s3.bucket, s3.endpoint);

/** The library of metrics is loaded by who wants them only. */
async function openMetrics(address: MetricsAddress) {
  const { createMetrics, serveMetrics } = await import('./service/metrics');
  const metrics = createMetrics();
  return { ...metrics, serve: (onFailure: (error: Error) => void) => serveMetrics(metrics, address, onFailure) };
}

/** The same of traces. */
async function openTraces(address: string, isBehindProxy: boolean) {
  const { createTraces, sendTo } = await import('./service/traces');
  const warn = (reason: string) => {
    process.stderr.write(
      `${JSON.stringify({ level: 40, time: Date.now(), msg: 'traces could not be sent', reason })}\n`,
    );
  };
  return createTraces({ processor: sendTo(address, warn), isBehindProxy, onFailure: warn });
}

/** Lets `backup` at the embedded database, which is this process's alone. A server goes on without. */
async function allowBackups(dataDir: string, db: Db, log: FastifyBaseLogger): Promise<() => Promise<void>> {
  const { offerSnapshots } = await import('./backup/snapshot');
  const onError = (error: Error) => log.error({ err: error }, 'a backup got no copy of the database');
  return offerSnapshots({ dataDir, db, onError }).catch((error: Error) => {
    log.warn({ err: error }, 'the data folder takes no socket: a backup has to wait until this process has ended');
    return async () => {};
  });
}

/** Milliseconds within which a repeated signal is the same one: at Ctrl+C npm passes on what the terminal sent already. */
const SAME_SIGNAL = 300;

/** The first signal ends the server once calls in flight are answered; another one ends it at once. */
function stopOnSignals(stop: () => Promise<void>): void {
  let firstSignal: number | null = null;
  const onSignal = () => {
    if (firstSignal !== null && performance.now() - firstSignal < SAME_SIGNAL) return;
    if (firstSignal !== null) process.exit(1);
    firstSignal = performance.now();
    setTimeout(() => process.exit(1), STOP_PATIENCE).unref();
    stop().then(
      () => process.exit(0),
      (error: Error) => fail(error.message),
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

async function start(config: Config, loadDemo: LoadDemo | null): Promise<void> {
  // The server's code loads while the database starts in its own thread.
  const [{ db, release }, store, { buildApp }, demo] = await Promise.all([
    openDatabase(config, (error) => fail(startupTexts.engineDied(error.message))),
    openStore(config),
    import('./app'),
    config.demo && loadDemo !== null ? loadDemo() : null,
  ]);
  await fillDatabase(db, config, { demo, show: say });
  const metrics = config.metrics === null ? null : await openMetrics(config.metrics);
  const traces = config.traces === null ? null : await openTraces(config.traces, config.trustedProxies.length > 0);
  const demoFiles = demo?.withFiles(store, db, config.dataDir);
  const app = await buildApp({
    config,
    db,
    mailer: createMailer(config),
    store: demoFiles ?? store,
    publicUrl: config.publicUrl,
    languages: config.languages,
    sessionDays: config.sessionDays,
    registerDays: config.registerDays,
    clientDir,
    ...(metrics !== null && { metrics }),
    ...(traces !== null && { traces }),
    ...(demo !== null && {
      furtherFeatures: [demo.feature],
      siteAdditions: async () => ({ demoUsers: await publicSignIns(db) }),
    }),
  });
  const reading = await metrics?.serve((error) => app.log.warn({ err: error }, 'the metrics could not be read'));
  const endSnapshots = config.databaseUrl === null ? await allowBackups(config.dataDir, db, app.log) : undefined;
  stopOnSignals(async () => {
    await app.close();
    await endSnapshots?.();
    await reading?.close();
    await traces?.end();
    await demoFiles?.stop();
    await db.close();
    release();
  });
  await app.listen({ host: config.host, port: config.port });
  const database = config.databaseUrl === null ? startupTexts.embedded : withoutPassword(config.databaseUrl);
  const banner = startupTexts.banner(
    addressOf(app, config.host),
    config.dataDir,
    database,
    fileTarget(config),
    mailTarget(config),
  );
  const isHidden = config.publicUrl?.startsWith('https:') === true && config.trustedProxies.length === 0;
  const notices = [
    ...(reading === undefined ? [] : [startupTexts.metrics(reading.address)]),
    ...(config.demo ? [await demoNotice(db)] : []),
    ...(isHidden ? [startupTexts.httpsWithoutProxy] : []),
  ];
  say([banner, ...notices, startupTexts.stop].join('\n'));
}

/**
 * Runs the server as this process: reads its settings, says on the terminal where it answers or in one line why it can't,
 * and ends the process in the end. The demo is loaded where the settings ask for it only; null where there is none to ask
 * for.
 */
export async function run(loadDemo: LoadDemo | null): Promise<void> {
  try {
    const config = readConfig(process.env, process.argv.slice(2), loadDemo !== null);
    await start(config, loadDemo).catch((error: Error) => fail(startUpProblem(error, config)));
  } catch (error) {
    if (!(error instanceof ConfigProblem)) throw error;
    fail(error.message);
  }
}
