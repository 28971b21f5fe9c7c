import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConfigProblem, readConfig, withoutPassword } from '../../server/config';

const defaults = {
  host: '127.0.0.1',
  port: 4380,
  dataDir: resolve('data'),
  databaseUrl: null,
  logLevel: 'warn',
  logFormat: 'json',
  metrics: null,
  traces: null,
  trustedProxies: [],
  publicUrl: null,
  smtp: null,
  mailFrom: 'Portolano <portolano@localhost>',
  s3: null,
  languages: ['it', 'en'],
  sessionDays: 30,
  registerDays: null,
  demo: true,
};

function refusal(environment: NodeJS.ProcessEnv, options: string[] = []): string {
  try {
    readConfig(environment, options);
  } catch (error) {
    if (error instanceof ConfigProblem) return error.message;
    throw error;
  }
  throw new Error('nothing was refused');
}

describe('settings', () => {
  it('have defaults', () => {
    expect(readConfig({}, [])).toEqual(defaults);
    expect(readConfig({}, ['--no-demo'])).toEqual({ ...defaults, demo: false, logLevel: 'info' });
  });

  it('come from the environment', () => {
    const environment = {
      PORTOLANO_HOST: '0.0.0.0',
      PORTOLANO_PORT: '65535',
      PORTOLANO_DATA: 'altri/dati',
      DATABASE_URL: 'postgresql://u:p@db.example:6432/portolano?sslmode=require',
      PORTOLANO_LOG: 'debug',
      PORTOLANO_LOG_FORMAT: 'logfmt',
      PORTOLANO_METRICS: '[::1]:9464',
      PORTOLANO_OTLP: 'http://127.0.0.1:4318',
      PORTOLANO_TRUSTED_PROXIES: '10.0.0.0/8, ::1',
      PORTOLANO_URL: 'https://redazione.example.it/portolano',
      PORTOLANO_SMTP: 'smtp://posta:segreta@mail.example.it:587',
      PORTOLANO_MAIL_FROM: 'Redazione <redazione@example.it>',
      PORTOLANO_S3_BUCKET: 'portolano-media',
      PORTOLANO_S3_REGION: 'eu-south-1',
      PORTOLANO_S3_ENDPOINT: 'https://s3.example.it',
      PORTOLANO_S3_KEY: 'chiave',
      PORTOLANO_S3_SECRET: 'segreto',
      PORTOLANO_LANGUAGES: 'en, it,de',
      PORTOLANO_SESSION_DAYS: '365',
      PORTOLANO_REGISTER_DAYS: '730',
    };
    expect(readConfig(environment, ['--no-demo'])).toEqual({
      host: '0.0.0.0',
      port: 65_535,
      dataDir: resolve('altri/dati'),
      databaseUrl: environment.DATABASE_URL,
      logLevel: 'debug',
      logFormat: 'logfmt',
      metrics: { host: '::1', port: 9464 },
      traces: 'http://127.0.0.1:4318',
      trustedProxies: ['10.0.0.0/8', '::1'],
      publicUrl: 'https://redazione.example.it/portolano/',
      smtp: environment.PORTOLANO_SMTP,
      mailFrom: environment.PORTOLANO_MAIL_FROM,
      s3: {
        bucket: 'portolano-media',
        region: 'eu-south-1',
        endpoint: 'https://s3.example.it',
        credentials: { accessKeyId: 'chiave', secretAccessKey: 'segreto' },
      },
      languages: ['en', 'it', 'de'],
      sessionDays: 365,
      registerDays: 730,
      demo: false,
    });
  });

  const port = 'serve un numero di porta fra 1 e 65535 (0 per una porta libera), per esempio 4380';
  const url = 'serve un indirizzo PostgreSQL, per esempio postgres://utente:password@localhost:5432/portolano';
  const demo =
    'con i dati dimostrativi il server ascolta solo su questa macchina (127.0.0.1, ::1 o localhost): togli la variabile o avvia con --no-demo';
  const site = "serve l'indirizzo http o https da cui si apre Portolano, per esempio https://redazione.example.it/";
  const languages =
    'servono i codici di due lettere minuscole delle lingue dei contenuti, separati da virgole e ognuno una volta sola, per esempio it,en,de (la prima è la principale)';
  const smtp = "serve l'indirizzo di un server di posta, per esempio smtp://utente:password@posta.example.it:587";
  it.each([
    [{ PORTOLANO_PORT: 'abc' }, `PORTOLANO_PORT="abc" non va bene: ${port}.`],
    [{ PORTOLANO_PORT: '70000' }, `PORTOLANO_PORT="70000" non va bene: ${port}.`],
    [{ PORTOLANO_PORT: '-1' }, `PORTOLANO_PORT="-1" non va bene: ${port}.`],
    [{ PORTOLANO_PORT: '' }, `PORTOLANO_PORT="" non va bene: ${port}.`],
    [{ PORTOLANO_PORT: '43.8' }, `PORTOLANO_PORT="43.8" non va bene: ${port}.`],
    [{ DATABASE_URL: 'mysql://localhost/x' }, `DATABASE_URL="mysql://localhost/x" non va bene: ${url}.`],
    [{ DATABASE_URL: 'localhost' }, `DATABASE_URL="localhost" non va bene: ${url}.`],
    [{ DATABASE_URL: 'mysql://u:segreta@h/x' }, `DATABASE_URL="mysql://u:***@h/x" non va bene: ${url}.`],
    [
      { PORTOLANO_DATA: '  ' },
      'PORTOLANO_DATA="  " non va bene: serve il percorso di una cartella, per esempio ./data.',
    ],
    [
      { PORTOLANO_HOST: 'http://x' },
      `PORTOLANO_HOST="http://x" non va bene: serve il nome o l'indirizzo su cui ascoltare, per esempio 127.0.0.1.`,
    ],
    [
      { PORTOLANO_OTLP: 'collector:4318' },
      'PORTOLANO_OTLP="collector:4318" non va bene: serve l\'indirizzo http o https di un raccoglitore OpenTelemetry (OTLP/HTTP), per esempio http://127.0.0.1:4318.',
    ],
    [
      { PORTOLANO_METRICS: '10.0.0.5:99999' },
      'PORTOLANO_METRICS="10.0.0.5:99999" non va bene: serve una porta di questa macchina, o un indirizzo con la porta, su cui dare le misure, per esempio 9464 o 10.0.0.5:9464.',
    ],
    [
      { PORTOLANO_LOG: 'tutto' },
      'PORTOLANO_LOG="tutto" non va bene: serve uno fra fatal, error, warn, info, debug, silent.',
    ],
    [
      { PORTOLANO_TRUSTED_PROXIES: '10.0.0.1, proxy' },
      'PORTOLANO_TRUSTED_PROXIES="10.0.0.1, proxy" non va bene: servono gli indirizzi IP (anche CIDR) dei proxy fidati, separati da virgole.',
    ],
    ...['', 'it,', 'IT,en', 'it,ita', 'it en', 'it,en,it', 'i1'].map((sent): [NodeJS.ProcessEnv, string] => [
      { PORTOLANO_LANGUAGES: sent },
      `PORTOLANO_LANGUAGES="${sent}" non va bene: ${languages}.`,
    ]),
    ...['0', '366', '-1', '1.5', 'trenta', ''].map((sent): [NodeJS.ProcessEnv, string] => [
      { PORTOLANO_SESSION_DAYS: sent },
      `PORTOLANO_SESSION_DAYS="${sent}" non va bene: serve il numero di giorni, fra 1 e 365, dopo i quali si deve comunque accedere di nuovo, per esempio 30.`,
    ]),
    ...['0', '29', '36501', 'sempre', ''].map((sent): [NodeJS.ProcessEnv, string] => [
      { PORTOLANO_REGISTER_DAYS: sent },
      `PORTOLANO_REGISTER_DAYS="${sent}" non va bene: serve il numero di giorni, fra 30 e 36500, per cui il registro tiene le operazioni prima di spostarle in file, per esempio 730.`,
    ]),
    [
      { PORTOLANO_LANGUAGES: 'en,de' },
      'PORTOLANO_LANGUAGES="en,de" non va bene: i dati dimostrativi sono in italiano: aggiungi it, oppure avvia con --no-demo.',
    ],
    [{ PORTOLANO_URL: 'redazione.example.it' }, `PORTOLANO_URL="redazione.example.it" non va bene: ${site}.`],
    [
      { PORTOLANO_URL: 'https://redazione.example.it/#/login' },
      `PORTOLANO_URL="https://redazione.example.it/#/login" non va bene: ${site}.`,
    ],
    [{ PORTOLANO_SMTP: 'mail.example.it:25' }, `PORTOLANO_SMTP="mail.example.it:25" non va bene: ${smtp}.`],
    [{ PORTOLANO_SMTP: 'http://u:segreta@h' }, `PORTOLANO_SMTP="http://u:***@h" non va bene: ${smtp}.`],
    [
      { PORTOLANO_MAIL_FROM: 'Redazione' },
      'PORTOLANO_MAIL_FROM="Redazione" non va bene: serve un mittente, per esempio Portolano <portolano@example.it>.',
    ],
    [
      { PORTOLANO_SMTP: 'smtp://mail.example.it' },
      `PORTOLANO_URL manca: con PORTOLANO_SMTP serve l'indirizzo da cui si apre Portolano, per i collegamenti nelle email, per esempio https://redazione.example.it/.`,
    ],
    [
      { PORTOLANO_S3_BUCKET: 'Media' },
      'PORTOLANO_S3_BUCKET="Media" non va bene: serve il nome di un bucket S3, per esempio portolano-media.',
    ],
    [
      { PORTOLANO_S3_REGION: 'eu-south-1' },
      'PORTOLANO_S3_BUCKET manca: con PORTOLANO_S3_REGION serve il nome del bucket S3 in cui stanno i file.',
    ],
    [
      { PORTOLANO_S3_BUCKET: 'media', PORTOLANO_S3_ENDPOINT: 's3.example.it' },
      `PORTOLANO_S3_ENDPOINT="s3.example.it" non va bene: serve l'indirizzo http o https di un server S3, per esempio https://s3.example.it.`,
    ],
    [
      { PORTOLANO_S3_BUCKET: 'media', PORTOLANO_S3_KEY: 'chiave' },
      'PORTOLANO_S3_SECRET manca: serve il segreto della chiave di accesso al server S3, insieme a PORTOLANO_S3_KEY.',
    ],
    [
      { PORTOLANO_S3_BUCKET: 'media', PORTOLANO_S3_SECRET: 'molto segreto' },
      'PORTOLANO_S3_SECRET="***" non va bene: serve il segreto della chiave di accesso al server S3, insieme a PORTOLANO_S3_KEY.',
    ],
    [{ PORTOLANO_HOST: '0.0.0.0' }, `PORTOLANO_HOST="0.0.0.0" non va bene: ${demo}.`],
    [{ PORTOLANO_HOST: '192.168.1.7' }, `PORTOLANO_HOST="192.168.1.7" non va bene: ${demo}.`],
  ])('refuse %j in one line', (environment, line) => {
    expect(refusal(environment)).toBe(line);
    expect(line).not.toContain('\n');
  });

  it.each([
    ['https://redazione.example.it', 'Portolano <portolano@redazione.example.it>'],
    ['http://192.168.1.7:8080/', 'Portolano <portolano@localhost>'],
    ['http://[::1]/', 'Portolano <portolano@localhost>'],
  ])('send mail from the host of %s', (PORTOLANO_URL, sender) => {
    expect(readConfig({ PORTOLANO_URL }, []).mailFrom).toBe(sender);
  });

  describe('may be in files', () => {
    let folder: string;
    const inFile = (text: string) => {
      const path = join(folder, 'valore');
      writeFileSync(path, text);
      return path;
    };
    beforeAll(() => {
      folder = mkdtempSync(join(tmpdir(), 'portolano-settings-'));
    });
    afterAll(() => rmSync(folder, { recursive: true }));

    it.each(['postgres://u:segreta@h/x', 'postgres://u:segreta@h/x\n', 'postgres://u:segreta@h/x\r\n'])(
      '%j',
      (text) => {
        expect(readConfig({ DATABASE_URL_FILE: inFile(text) }, []).databaseUrl).toBe('postgres://u:segreta@h/x');
      },
    );

    it('which must be there, and hold what the setting wants', () => {
      const path = join(folder, 'manca');
      expect(refusal({ DATABASE_URL_FILE: path })).toBe(
        `DATABASE_URL_FILE="${path}" non va bene: il file con il valore non si legge (ENOENT).`,
      );
      expect(refusal({ DATABASE_URL_FILE: inFile('mysql://u:segreta@h/x') })).toBe(
        `DATABASE_URL="mysql://u:***@h/x" non va bene: ${url}.`,
      );
    });

    it('but not in both places', () => {
      expect(refusal({ PORTOLANO_PORT: '80', PORTOLANO_PORT_FILE: inFile('81') })).toBe(
        'PORTOLANO_PORT è data due volte, anche da PORTOLANO_PORT_FILE: tieni una delle due.',
      );
    });
  });

  it.each([
    ['PORTOLANO_PROT', 'PORTOLANO_PORT'],
    ['PORTOLANO_TRUSTED_PROXY', 'PORTOLANO_TRUSTED_PROXIES'],
    ['PORTOLANO_S3_SECRT_FILE', 'PORTOLANO_S3_SECRET'],
    ['PORTOLANO_URLS', 'PORTOLANO_URL'],
  ])('refuse %s, which is a typing error', (typed, meant) => {
    expect(refusal({ [typed]: '1' })).toBe(`${typed} non è un’impostazione: forse intendevi ${meant}.`);
  });

  it('leave alone what is another program’s, the tests’ own among them', () => {
    const others = [
      'PORTOLANO_TESTS',
      'PORTOLANO_CHROMIUM',
      'PORTOLANO_ALL_PATHS',
      'PORTOLANO_TRACE',
      'PORTOLANO_TEST_BUILD',
      'PORTOLANO_REPORT',
      'PORTOLANO_PROFILE',
      'PATH',
    ];
    expect(readConfig(Object.fromEntries(others.map((name) => [name, 'all'])), [])).toEqual(defaults);
  });

  it('refuse an unknown option', () => {
    expect(refusal({}, ['--demo'])).toBe(`Opzione "--demo" sconosciuta: l'unica opzione è --no-demo.`);
  });

  it.each([[[]], [['--no-demo']]])('ask for no demo where there is none, given %j', (options) => {
    const host = '0.0.0.0';
    expect(readConfig({ PORTOLANO_HOST: host }, options, false)).toEqual({
      ...defaults,
      host,
      demo: false,
      logLevel: 'info',
    });
  });

  it.each(['127.0.0.1', '127.0.0.53', 'localhost', '::1'])('take %s for the demo', (host) => {
    expect(readConfig({ PORTOLANO_HOST: host }, [])).toEqual({ ...defaults, host });
  });

  it('show a database without its password', () => {
    expect(withoutPassword('postgres://u:segreta@h:5432/x')).toBe('postgres://u:***@h:5432/x');
    expect(withoutPassword('postgres://u@h/x')).toBe('postgres://u@h/x');
  });
});
