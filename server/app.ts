import type { Socket } from 'node:net';
import compress from '@fastify/compress';
import cors from '@fastify/cors';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { API_BASE } from '../src/contract/endpoint';
import { type ContentLanguages, defaultLanguages } from '../src/contract/languages';
import { refusalTexts } from '../src/messages/server/refusals';
import { sessionUser } from './auth/sessions';
import { createBackground } from './background';
import { type Config, SESSION_DAYS } from './config';
import { features, registerFeatures } from './features';
import { apiOriginOf, type SiteAdditions, serveClient } from './http/client';
import { createDownloads } from './http/downloads';
import { HttpError } from './http/errors';
import { BODY_LIMIT, handleFailure, sendFailure } from './http/failures';
import { readJson } from './http/json';
import { connectionLimits, LOAD_LIMITS, type LoadLimits, limitLoad } from './http/load';
import { type LogSettings, type LogSink, logCalls, loggerOptions, requestIds } from './http/logging';
import { refuseInOurWords, refuseUnreadable } from './http/protocol';
import { watchProxies } from './http/proxies';
import { crossOrigin, sendSecurityHeaders } from './http/security';
import { createInspector } from './inspect/inspector';
import type { Mailer } from './mail/mail';
import { createMailer } from './mail/mailer';
import { answerByRule } from './redirects/portal';
import { createCleaner } from './richText/cleaner';
import type { Metrics } from './service/metrics';
import type { Traces } from './service/traces';
import type { Clock, Feature, Services } from './services';
import { createDiskStore } from './storage/disk';
import { createRoom, type Room } from './storage/room';

export interface AppOptions {
  readonly config: Pick<Config, 'dataDir' | 'trustedProxies'> & LogSettings;
  readonly db: Services['db'];
  readonly clock?: Clock;
  /** Files in the data folder without one. */
  readonly mailer?: Mailer;
  /** The data folder without one. */
  readonly store?: Services['store'];
  /** The disk of the data folder without one. */
  readonly room?: Room;
  readonly publicUrl?: Config['publicUrl'];
  /** Those of a site that names none without them. */
  readonly languages?: ContentLanguages;
  /** The default without them. */
  readonly sessionDays?: Config['sessionDays'];
  /** For ever without them. */
  readonly registerDays?: Config['registerDays'];
  /** Folder of the built client; nothing is served from a folder without one. */
  readonly clientDir?: string;
  /** What the served client's settings get beside those of its file. */
  readonly siteAdditions?: SiteAdditions;
  /** What is answered beside the server's own. */
  readonly furtherFeatures?: readonly Feature[];
  readonly logSink?: LogSink;
  /** Counts calls and looks at the services; nobody does without it. */
  readonly metrics?: Pick<Metrics, 'count' | 'watch'>;
  /** Follows calls; nobody does without it. */
  readonly traces?: Pick<Traces, 'watch'>;
  /** Those of production without them. */
  readonly limits?: LoadLimits;
}

/** Sender of messages that stay on this machine. */
const LOCAL_SENDER = 'Portolano <portolano@localhost>';

/** What the routes may use. Work in the background is over when the server has closed. */
function servicesOf(app: FastifyInstance, options: AppOptions, warnings: Services['warnings']): Services {
  const { config, db, clock = () => new Date(), publicUrl = null } = options;
  const { languages = defaultLanguages(), sessionDays = SESSION_DAYS, registerDays = null } = options;
  const { limits = LOAD_LIMITS } = options;
  const { dataDir } = config;
  const mailer = options.mailer ?? createMailer({ smtp: null, mailFrom: LOCAL_SENDER, dataDir });
  const background = createBackground();
  app.addHook('onClose', () => background.settled());
  const store = options.store ?? createDiskStore(dataDir);
  const room = options.room ?? createRoom(dataDir);
  const inspector = createInspector((error) => app.log.error({ err: error }, 'a process that looks into files failed'));
  const cleaner = createCleaner((error) => app.log.error({ err: error }, 'the thread that cleans texts failed'));
  app.addHook('onClose', async () => {
    await Promise.all([inspector.close(), cleaner.close()]);
  });
  const takeDownload = createDownloads(limits);
  const signedIn: Services['signedIn'] = (request) => sessionUser({ db, clock, sessionDays }, request);
  const shared = { dataDir, signedIn, room, store, inspector, cleaner, takeDownload, mailer, background, warnings };
  return { ...shared, db, clock, publicUrl, languages, sessionDays, registerDays };
}

function refuseSchema(): never {
  throw new Error('a route declares its schemas in its endpoint');
}

/** Routes check by the endpoints' schemas: without a compiler of its own the framework loads none. */
const NO_SCHEMAS = { compilersFactory: { buildValidator: refuseSchema, buildSerializer: refuseSchema } };

/** What nothing else answers may be an old address of the portal. */
function answerUnknownRoutes(app: FastifyInstance, db: Services['db']): void {
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    if (!path.startsWith(API_BASE) && (await answerByRule(db, request, reply))) return reply;
    sendFailure(reply, new HttpError(404, refusalTexts.noRoute(request.method, path)));
    return reply;
  });
}

/**
 * Closing waits for the calls that are being answered, and for nothing else: a connection that a browser keeps for later
 * or opened ahead, or one that never ends its headers, would delay the end.
 */
function closeConnectionsAtTheEnd(app: FastifyInstance): void {
  const open = new Set<Socket>();
  const answering = new Set<Socket>();
  let isClosing = false;
  app.server.on('connection', (socket) => {
    // Accepted in the last moment, when nobody looks for it any more.
    if (isClosing) socket.destroy();
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.server.on('request', ({ socket }, response) => {
    answering.add(socket);
    response.once('close', () => answering.delete(socket));
  });
  app.addHook('preClose', (done) => {
    isClosing = true;
    for (const socket of open) if (!answering.has(socket)) socket.destroy();
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing) reply.header('Connection', 'close');
    done(null, payload);
  });
}

/**
 * Builds the server without listening. Takes its settings and an open, migrated database, which stays the caller's to
 * close. Source: design, section 7.
 */
export async function buildApp(options: AppOptions) {
  const { config, db, clientDir, logSink, metrics, traces, limits = LOAD_LIMITS } = options;
  const app = fastify({
    ...connectionLimits(limits),
    logger: loggerOptions(config, logSink),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(config.trustedProxies.length > 0),
    bodyLimit: BODY_LIMIT,
    trustProxy: config.trustedProxies.length === 0 ? false : [...config.trustedProxies],
    routerOptions: { maxParamLength: 2000 },
    frameworkErrors: handleFailure,
    clientErrorHandler: refuseUnreadable,
    schemaController: NO_SCHEMAS,
  });
  app.decorateRequest('user', null);
  app.setErrorHandler(handleFailure);
  answerUnknownRoutes(app, db);
  readJson(app);
  refuseInOurWords(app);
  traces?.watch(app);
  logCalls(app, metrics?.count);
  const warnings = watchProxies(app);
  closeConnectionsAtTheEnd(app);
  await app.register(cors, crossOrigin);
  sendSecurityHeaders(app, clientDir === undefined ? () => null : apiOriginOf(clientDir));
  await limitLoad(app, limits);
  await app.register(compress, { encodings: ['gzip'], zlibOptions: { level: 3 }, threshold: 1400 });
  const services = servicesOf(app, options, warnings);
  metrics?.watch(services);
  const { furtherFeatures = [], siteAdditions = async () => ({}) } = options;
  await registerFeatures(app, services, API_BASE, [...features, ...furtherFeatures]);
  const settings = async () => ({ ...(await siteAdditions()), contentLanguages: services.languages });
  if (clientDir !== undefined) await serveClient(app, clientDir, settings);
  return app;
}
