import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { emailProblem } from '../src/content/text/people';
import {
  areContentLanguages,
  type ContentLanguages,
  defaultLanguages,
  INTERFACE_LANGUAGE,
  languageList,
} from '../src/contract/languages';
import { isMistyped } from '../src/machines/palette/words';
import { startupTexts } from '../src/messages/server/startup';

/** How to reach a bucket. */
export interface S3Settings {
  readonly bucket: string;
  readonly region: string;
  /** URL of a server that is not Amazon's; null for Amazon's. */
  readonly endpoint: string | null;
  /** Null where the machine itself is allowed in. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | null;
}

/** Where a monitoring system finds metrics. */
export interface MetricsAddress {
  readonly host: string;
  readonly port: number;
}

/** How the server is set up. Source: README, 'Settings'. */
export interface Config {
  readonly host: string;
  /** 0 lets the system choose. */
  readonly port: number;
  /** Absolute path. */
  readonly dataDir: string;
  /** A PostgreSQL's URL; null for the embedded database inside the data folder. */
  readonly databaseUrl: string | null;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  readonly logFormat: (typeof LOG_FORMATS)[number];
  /** Where a monitoring system reads how the process is; null for nowhere. */
  readonly metrics: MetricsAddress | null;
  /** URL of a collector of traces; null for none. */
  readonly traces: string | null;
  /** Addresses of the reverse proxies whose X-Forwarded-For is believed. */
  readonly trustedProxies: readonly string[];
  /** Where people open the client, with a slash at its end; links in mails begin with it. */
  readonly publicUrl: string | null;
  /** URL of the mail server; null keeps messages as files in the data folder. */
  readonly smtp: string | null;
  /** Sender of every message. */
  readonly mailFrom: string;
  /** Where files are stored; null for the data folder. */
  readonly s3: S3Settings | null;
  /** Languages that contents are written in. */
  readonly languages: ContentLanguages;
  /** Days after its sign-in at which a session ends at the latest. */
  readonly sessionDays: number;
  /** Days that the log keeps a row before it is moved out to a file; null for ever. */
  readonly registerDays: number | null;
  /** Whether the first start fills an empty database with demo content and users. */
  readonly demo: boolean;
}

/** A setting that can't be used; `message` is one Italian line that names it. */
export class ConfigProblem extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ConfigProblem';
  }
}

/** Days that a session lasts at most, unless it is set. */
export const SESSION_DAYS = 30;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
const LOG_FORMATS = ['json', 'logfmt'] as const;

const text = (pattern: RegExp) => z.string().check(z.regex(pattern));

const whole = (least: number, greatest: number) =>
  z.pipe(
    z.pipe(
      text(/^\d{1,5}$/),
      z.transform((digits: string) => Number(digits)),
    ),
    z.number().check(z.minimum(least), z.maximum(greatest)),
  );

const isPostgresUrl = (value: string): boolean =>
  URL.canParse(value) && ['postgres:', 'postgresql:'].includes(new URL(value).protocol);

const hasProtocol = (value: string, ...protocols: readonly string[]): boolean =>
  URL.canParse(value) && protocols.includes(new URL(value).protocol) && new URL(value).hostname !== '';

const GREATEST_PORT = 65_535;

/** 'host:port', or a port of this machine alone. */
function metricsAddress(address: string): MetricsAddress {
  const end = address.lastIndexOf(':');
  const host = end < 0 ? '127.0.0.1' : address.slice(0, end).replace(/^\[|\]$/g, '');
  return { host, port: Number(address.slice(end + 1)) };
}

const publicUrl = z.pipe(
  z.string().check(z.refine((value) => hasProtocol(value, 'http:', 'https:') && !/[?#]/.test(value))),
  z.transform((value: string) => new URL(value).href.replace(/\/*$/, '/')),
);

/** 'name@host', or 'Name <name@host>'. */
const isSender = (value: string): boolean =>
  !/[\r\n]/.test(value) && emailProblem(/^[^<>]*<([^<>]+)>$/.exec(value)?.[1] ?? value) === null;

const isProxy = (value: string): boolean => {
  const [address = '', bits, ...rest] = value.split('/');
  return isIP(address) !== 0 && rest.length === 0 && (bits === undefined || /^\d{1,3}$/.test(bits));
};

const { wanted } = startupTexts;

/** Every environment variable with its schema and what it wants, in the order they are checked. */
const VARIABLES = {
  PORTOLANO_HOST: { schema: text(/^[A-Za-z0-9.:_-]+$/), wanted: wanted.host },
  PORTOLANO_PORT: { schema: whole(0, GREATEST_PORT), wanted: wanted.port },
  PORTOLANO_DATA: { schema: text(/^[^\0]*\S[^\0]*$/), wanted: wanted.data },
  DATABASE_URL: { schema: z.string().check(z.refine(isPostgresUrl)), wanted: wanted.databaseUrl },
  PORTOLANO_LOG_FORMAT: { schema: z.enum(LOG_FORMATS), wanted: wanted.logFormat },
  PORTOLANO_METRICS: {
    schema: z.pipe(
      text(/^(([A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\]):)?\d{1,5}$/),
      z.pipe(
        z.transform(metricsAddress),
        z.custom<MetricsAddress, MetricsAddress>((address) => (address as MetricsAddress).port <= GREATEST_PORT),
      ),
    ),
    wanted: wanted.metrics,
  },
  PORTOLANO_OTLP: {
    schema: z.string().check(z.refine((value) => hasProtocol(value, 'http:', 'https:'))),
    wanted: wanted.traces,
  },
  PORTOLANO_LOG: { schema: z.enum(LOG_LEVELS), wanted: wanted.log },
  PORTOLANO_TRUSTED_PROXIES: {
    schema: z.pipe(
      z.string(),
      z.pipe(
        z.transform((list: string) => list.split(',').map((entry) => entry.trim())),
        z.array(z.string().check(z.refine(isProxy))),
      ),
    ),
    wanted: wanted.proxies,
  },
  PORTOLANO_LANGUAGES: {
    schema: z.pipe(
      z.pipe(
        z.string(),
        z.transform((setting: string) => languageList(setting)),
      ),
      z.custom<ContentLanguages, string[]>(areContentLanguages),
    ),
    wanted: wanted.languages,
  },
  PORTOLANO_SESSION_DAYS: { schema: whole(1, 365), wanted: wanted.sessionDays },
  // Who repeats the save that merged a revision draft is answered out of the log.
  PORTOLANO_REGISTER_DAYS: { schema: whole(30, 36_500), wanted: wanted.registerDays },
  PORTOLANO_URL: { schema: publicUrl, wanted: wanted.publicUrl },
  PORTOLANO_SMTP: {
    schema: z.string().check(z.refine((value) => hasProtocol(value, 'smtp:', 'smtps:'))),
    wanted: wanted.smtp,
  },
  PORTOLANO_MAIL_FROM: { schema: z.string().check(z.refine(isSender)), wanted: wanted.mailFrom },
  PORTOLANO_S3_BUCKET: { schema: text(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/), wanted: wanted.s3Bucket },
  PORTOLANO_S3_REGION: { schema: text(/^[a-z0-9-]{1,40}$/), wanted: wanted.s3Region },
  PORTOLANO_S3_ENDPOINT: {
    schema: z.string().check(z.refine((value) => hasProtocol(value, 'http:', 'https:') && !/[?#]/.test(value))),
    wanted: wanted.s3Endpoint,
  },
  PORTOLANO_S3_KEY: { schema: text(/^\S{1,200}$/), wanted: wanted.s3Key },
  PORTOLANO_S3_SECRET: { schema: text(/^\S{1,400}$/), wanted: wanted.s3Secret },
} as const;
type Variable = keyof typeof VARIABLES;

/** Every setting by its variable, with what it wants, in Italian: what `.env.example` is made of. */
export const SETTINGS: readonly { readonly name: string; readonly wanted: string }[] = Object.entries(VARIABLES).map(
  ([name, setting]) => ({ name, wanted: setting.wanted }),
);

/** The URL of a database without what it keeps secret. */
export function withoutPassword(url: string): string {
  const shown = new URL(url);
  if (shown.password !== '') shown.password = '***';
  return shown.href;
}

const WITH_PASSWORD: ReadonlySet<Variable> = new Set(['DATABASE_URL', 'PORTOLANO_SMTP']);

/** A wrong value as the refusal shows it: nothing secret ever is. */
function shownValue(name: Variable, value: string): string {
  if (name === 'PORTOLANO_S3_SECRET') return '***';
  return WITH_PASSWORD.has(name) ? value.replace(/\/\/([^:@/]*):[^@]*@/, '//$1:***@') : value;
}

type Read = { -readonly [V in Variable]?: z.output<(typeof VARIABLES)[V]['schema']> };

/** Ending of a variable that names a file with the value in it, as secrets are given to containers. */
const IN_FILE = '_FILE';

/** A variable's value, given by itself or in a file; undefined without one. */
function givenValue(name: string, environment: NodeJS.ProcessEnv): string | undefined {
  const [value, path] = [environment[name], environment[`${name}${IN_FILE}`]];
  if (path === undefined) return value;
  if (value !== undefined) throw new ConfigProblem(startupTexts.givenTwice(name, `${name}${IN_FILE}`));
  try {
    return readFileSync(path, 'utf8').replace(/\r?\n$/, '');
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw new ConfigProblem(startupTexts.setting(`${name}${IN_FILE}`, path, wanted.file(code)));
  }
}

const BEGINNING = 'PORTOLANO_';

/** Refuses a variable that is a setting but for one letter: it would be ignored, and nobody would know. */
function assertNoTypos(environment: NodeJS.ProcessEnv): void {
  const known = Object.keys(VARIABLES);
  for (const name of Object.keys(environment).filter((one) => one.startsWith(BEGINNING))) {
    const plain = name.endsWith(IN_FILE) ? name.slice(0, -IN_FILE.length) : name;
    const meant = known.includes(plain) ? undefined : known.find((one) => isMistyped(plain, one, 1));
    if (meant !== undefined) throw new ConfigProblem(startupTexts.unknownSetting(name, meant));
  }
}

function readVariables(environment: NodeJS.ProcessEnv): Read {
  assertNoTypos(environment);
  const read: Record<string, unknown> = {};
  for (const [name, { schema, wanted: hint }] of Object.entries(VARIABLES)) {
    const value = givenValue(name, environment);
    if (value === undefined) continue;
    const parsed = z.safeParse(schema as z.ZodMiniType, value);
    if (!parsed.success) throw new ConfigProblem(startupTexts.setting(name, shownValue(name as Variable, value), hint));
    read[name] = parsed.data;
  }
  return read as Read;
}

function readOptions(options: readonly string[], hasDemo: boolean): { demo: boolean } {
  for (const option of options)
    if (option !== '--no-demo') throw new ConfigProblem(startupTexts.option(option, wanted.option));
  return { demo: hasDemo && options.length === 0 };
}

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);

/** The default sender: the client's own host, where that is a name. */
function defaultSender(url: string | undefined): string {
  const host = url === undefined ? '' : new URL(url).hostname;
  return `Portolano <portolano@${host === '' || isIP(host.replace(/^\[|\]$/g, '')) !== 0 ? 'localhost' : host}>`;
}

/** Mails that leave the machine need an address for their links that is reachable from outside. */
function assertLinks({ PORTOLANO_SMTP, PORTOLANO_URL }: Read): void {
  if (PORTOLANO_SMTP !== undefined && PORTOLANO_URL === undefined)
    throw new ConfigProblem(startupTexts.missing('PORTOLANO_URL', wanted.publicUrlForMail));
}

/** The demo's contents are Italian, and most of them English too. */
function contentLanguages({ PORTOLANO_LANGUAGES: languages = defaultLanguages() }: Read, demo: boolean) {
  if (demo && !languages.includes(INTERFACE_LANGUAGE))
    throw new ConfigProblem(startupTexts.setting('PORTOLANO_LANGUAGES', languages.join(','), wanted.demoLanguages));
  return languages;
}

/** The S3 server that was named; its other variables make no sense without a bucket, nor a key without its secret. */
function s3Of(read: Read): S3Settings | null {
  const { PORTOLANO_S3_BUCKET: bucket, PORTOLANO_S3_KEY: accessKeyId, PORTOLANO_S3_SECRET: secretAccessKey } = read;
  const { PORTOLANO_S3_ENDPOINT: endpoint = null, PORTOLANO_S3_REGION: region = 'us-east-1' } = read;
  const named = Object.keys(read).find((name) => name.startsWith('PORTOLANO_S3_'));
  if (named === undefined) return null;
  if (bucket === undefined)
    throw new ConfigProblem(startupTexts.missing('PORTOLANO_S3_BUCKET', wanted.s3BucketFor(named)));
  if (accessKeyId === undefined && secretAccessKey === undefined)
    return { bucket, region, endpoint, credentials: null };
  if (accessKeyId === undefined) throw new ConfigProblem(startupTexts.missing('PORTOLANO_S3_KEY', wanted.s3Key));
  if (secretAccessKey === undefined)
    throw new ConfigProblem(startupTexts.missing('PORTOLANO_S3_SECRET', wanted.s3Secret));
  return { bucket, region, endpoint, credentials: { accessKeyId, secretAccessKey } };
}

/**
 * Reads the settings out of the environment and the command line's options, with their defaults. Without the demo
 * (`hasDemo`) there is nothing that '--no-demo' leaves out, and it is taken all the same.
 * Throws `ConfigProblem` for the first one that can't be used. Source: the issue, 'Foundation'; design, section 7.
 */
export function readConfig(environment: NodeJS.ProcessEnv, options: readonly string[], hasDemo = true): Config {
  const { demo } = readOptions(options, hasDemo);
  const read = readVariables(environment);
  const host = read.PORTOLANO_HOST ?? '127.0.0.1';
  if (demo && !isLoopback(host)) throw new ConfigProblem(startupTexts.setting('PORTOLANO_HOST', host, wanted.demoHost));
  assertLinks(read);
  return {
    host,
    port: read.PORTOLANO_PORT ?? 4380,
    dataDir: resolve(read.PORTOLANO_DATA ?? './data'),
    databaseUrl: read.DATABASE_URL ?? null,
    logFormat: read.PORTOLANO_LOG_FORMAT ?? 'json',
    metrics: read.PORTOLANO_METRICS ?? null,
    traces: read.PORTOLANO_OTLP ?? null,
    logLevel: read.PORTOLANO_LOG ?? (demo ? 'warn' : 'info'),
    trustedProxies: read.PORTOLANO_TRUSTED_PROXIES ?? [],
    publicUrl: read.PORTOLANO_URL ?? null,
    smtp: read.PORTOLANO_SMTP ?? null,
    mailFrom: read.PORTOLANO_MAIL_FROM ?? defaultSender(read.PORTOLANO_URL),
    s3: s3Of(read),
    languages: contentLanguages(read, demo),
    sessionDays: read.PORTOLANO_SESSION_DAYS ?? SESSION_DAYS,
    registerDays: read.PORTOLANO_REGISTER_DAYS ?? null,
    demo,
  };
}
