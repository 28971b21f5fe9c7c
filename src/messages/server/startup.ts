/** An instant, as the machine's own clock shows it. */
const localTime = (instant: string): string => new Date(instant).toLocaleString('it-IT');

/** What the server prints when it starts, and why it may refuse to: one line each, naming the setting. */
export const startupTexts = {
  setting: (name: string, value: string, wanted: string) => `${name}=${JSON.stringify(value)} non va bene: ${wanted}.`,
  wanted: {
    host: "serve il nome o l'indirizzo su cui ascoltare, per esempio 127.0.0.1",
    port: 'serve un numero di porta fra 1 e 65535 (0 per una porta libera), per esempio 4380',
    data: 'serve il percorso di una cartella, per esempio ./data',
    databaseUrl: 'serve un indirizzo PostgreSQL, per esempio postgres://utente:password@localhost:5432/portolano',
    log: 'serve uno fra fatal, error, warn, info, debug, silent',
    file: (reason: string) => `il file con il valore non si legge (${reason})`,
    logFormat: 'serve uno fra json e logfmt',
    metrics:
      'serve una porta di questa macchina, o un indirizzo con la porta, su cui dare le misure, per esempio 9464 o 10.0.0.5:9464',
    traces:
      "serve l'indirizzo http o https di un raccoglitore OpenTelemetry (OTLP/HTTP), per esempio http://127.0.0.1:4318",
    proxies: 'servono gli indirizzi IP (anche CIDR) dei proxy fidati, separati da virgole',
    languages:
      'servono i codici di due lettere minuscole delle lingue dei contenuti, separati da virgole e ognuno una volta sola, per esempio it,en,de (la prima è la principale)',
    sessionDays:
      'serve il numero di giorni, fra 1 e 365, dopo i quali si deve comunque accedere di nuovo, per esempio 30',
    registerDays:
      'serve il numero di giorni, fra 30 e 36500, per cui il registro tiene le operazioni prima di spostarle in file, per esempio 730',
    publicUrl: "serve l'indirizzo http o https da cui si apre Portolano, per esempio https://redazione.example.it/",
    publicUrlForMail:
      "con PORTOLANO_SMTP serve l'indirizzo da cui si apre Portolano, per i collegamenti nelle email, per esempio https://redazione.example.it/",
    smtp: "serve l'indirizzo di un server di posta, per esempio smtp://utente:password@posta.example.it:587",
    mailFrom: 'serve un mittente, per esempio Portolano <portolano@example.it>',
    s3Bucket: 'serve il nome di un bucket S3, per esempio portolano-media',
    s3BucketFor: (name: string) => `con ${name} serve il nome del bucket S3 in cui stanno i file`,
    s3Region: 'serve il nome di una regione S3, per esempio eu-south-1',
    s3Endpoint: "serve l'indirizzo http o https di un server S3, per esempio https://s3.example.it",
    s3Key: 'serve la chiave di accesso al server S3, insieme a PORTOLANO_S3_SECRET',
    s3Secret: 'serve il segreto della chiave di accesso al server S3, insieme a PORTOLANO_S3_KEY',
    option: "l'unica opzione è --no-demo",
    dataFolder: (reason: string) => `la cartella non può essere creata o scritta (${reason})`,
    lockableFolder: (reason: string) =>
      `il disco della cartella non permette di riservarla a un solo processo (${reason}): serve un disco locale o un NFS con i lock`,
    demoHost:
      'con i dati dimostrativi il server ascolta solo su questa macchina (127.0.0.1, ::1 o localhost): togli la variabile o avvia con --no-demo',
    demoLanguages: 'i dati dimostrativi sono in italiano: aggiungi it, oppure avvia con --no-demo',
  },
  missing: (name: string, wanted: string) => `${name} manca: ${wanted}.`,
  givenTwice: (name: string, file: string) => `${name} è data due volte, anche da ${file}: tieni una delle due.`,
  unknownSetting: (name: string, meant: string) => `${name} non è un’impostazione: forse intendevi ${meant}.`,
  option: (value: string, wanted: string) => `Opzione ${JSON.stringify(value)} sconosciuta: ${wanted}.`,
  portInUse: (host: string, port: number) =>
    `PORTOLANO_PORT=${port}: la porta è già occupata su ${host}. Ferma il programma che la usa o scegline un'altra.`,
  cannotListen: (host: string, port: number, reason: string) =>
    `PORTOLANO_HOST=${host}, PORTOLANO_PORT=${port}: non è possibile ascoltare (${reason}).`,
  cannotServeMetrics: (host: string, port: number, reason: string) =>
    `PORTOLANO_METRICS=${host.includes(':') ? `[${host}]` : host}:${port}: non è possibile dare le misure a questo indirizzo (${reason}). Scegline un altro.`,
  folderInUse: (folder: string, owner: { process: number; host: string; since: string } | null) => {
    const who =
      owner === null ? '' : ` (processo ${owner.process} su ${owner.host}, avviato ${localTime(owner.since)})`;
    return `PORTOLANO_DATA=${folder}: la cartella è già usata da un altro processo di Portolano${who}. Fermalo o scegli un'altra cartella.`;
  },
  databaseUnreachable: (where: string, reason: string) =>
    `DATABASE_URL: la base dati ${where} non risponde (${reason}). Controlla indirizzo, utente e password.`,
  databaseBroken: (folder: string, reason: string) =>
    `PORTOLANO_DATA=${folder}: la base dati non si apre (${reason}). Ripristina una copia o scegli un'altra cartella.`,
  foreignDatabase: (where: string, tables: string) =>
    `DATABASE_URL: la base dati ${where} contiene tabelle di un altro programma (${tables}): indicane una vuota, solo per Portolano.`,
  foreignFolder: (folder: string, tables: string) =>
    `PORTOLANO_DATA=${folder}: la base dati contiene tabelle di un altro programma (${tables}): scegli un'altra cartella.`,
  databaseReadOnly: (where: string) =>
    `DATABASE_URL: la base dati ${where} si può solo leggere: indica il server principale, oppure togli default_transaction_read_only.`,
  databaseRights: (where: string, user: string) =>
    `DATABASE_URL: nella base dati ${where} l'utente ${user} non può creare, cambiare o scrivere le tabelle: serve il proprietario della base dati.`,
  extensionRights: (where: string, extension: string) =>
    `DATABASE_URL: nella base dati ${where} manca l'estensione ${extension}, che questo utente non può creare: un amministratore di PostgreSQL esegua lì «create extension ${extension} schema public».`,
  extensionMissing: (where: string, extension: string) =>
    `DATABASE_URL: il server di ${where} non ha l'estensione ${extension}: installa il pacchetto postgresql-contrib.`,
  databaseNewer: (migration: string) =>
    `La base dati è di una versione più recente di Portolano (migrazione ${migration}): aggiorna il programma.`,
  databaseChanged: (migration: string) =>
    `La migrazione ${migration} è cambiata dopo essere stata applicata: la base dati non corrisponde al programma.`,
  storeUnreachable: (bucket: string, reason: string) =>
    `PORTOLANO_S3_BUCKET=${JSON.stringify(bucket)}: l'archivio dei file non risponde (${reason}). Controlla indirizzo, regione e chiavi.`,
  engineDied: (reason: string) => `La base dati incorporata si è fermata (${reason}): riavvia Portolano.`,
  banner: (address: string, dataDir: string, database: string, files: string, mail: string) =>
    [
      `Portolano è pronto: ${address}`,
      `  Dati:      ${dataDir}`,
      `  Database:  ${database}`,
      `  File:      ${files}`,
      `  Posta:     ${mail}`,
    ].join('\n'),
  isReady: 'Portolano risponde.',
  notReady: (address: string, reason: string) => `Portolano non risponde come dovrebbe (${address}): ${reason}`,
  metrics: (address: string) => `  Misure:    ${address}`,
  embedded: 'incorporato',
  inDataFolder: 'nella cartella dei dati',
  inBucket: (bucket: string, endpoint: string | null) =>
    `bucket S3 ${bucket}${endpoint === null ? '' : ` su ${endpoint}`}`,
  outbox: (folder: string) => `file in ${folder} (nessun PORTOLANO_SMTP)`,
  openDemoUsers: (usernames: readonly string[]) =>
    `La base dati contiene utenti dimostrativi con la password pubblica (${usernames.join(', ')}): disattivali o cambia la loro password, oppure avvia con i dati dimostrativi (npm start, senza --no-demo).`,
  demoUsers: (users: readonly { username: string; password: string; role: string }[]) => {
    if (users.length === 0) return '  Nessun utente dimostrativo ha la password iniziale.';
    const width = Math.max(...users.map(({ username }) => username.length));
    const secret = Math.max(...users.map(({ password }) => password.length));
    return [
      '  Utenti dimostrativi (nome utente, password, ruolo):',
      ...users.map(
        ({ username, password, role }) => `    ${username.padEnd(width)}  ${password.padEnd(secret)}  ${role}`,
      ),
    ].join('\n');
  },
  firstAdministrator: (username: string, password: string) =>
    [
      '  È stato creato il primo amministratore. La password si vede solo adesso:',
      `    nome utente  ${username}`,
      `    password     ${password}`,
      '  Al primo accesso se ne sceglie un’altra.',
    ].join('\n'),
  unnamedProxy: (address: string) =>
    `Le chiamate arrivano da un proxy che non è indicato (${address}): tutti contano come un solo indirizzo, e chi prova password rallenta anche gli altri. Aggiungi ${address} a PORTOLANO_TRUSTED_PROXIES.`,
  httpsWithoutProxy:
    '  Attenzione: PORTOLANO_URL è https, ma PORTOLANO_TRUSTED_PROXIES non indica il proxy che lo serve. Senza, tutti contano come un solo indirizzo: indicane l’indirizzo IP.',
  stop: '  Per fermarlo: Ctrl+C',
} as const;

/** What the commands beside the server say alike to who administers. */
export const commandTexts = {
  option: (reason: string) => `${reason} (--help spiega).`,
  noDatabase: (folder: string) =>
    `In ${folder} non c’è ancora una base dati: avvia prima Portolano, oppure indica PORTOLANO_DATA o DATABASE_URL.`,
  inUse: (folder: string) =>
    `Portolano è in funzione e usa ${folder}: fermalo e ripeti, oppure usa PostgreSQL (DATABASE_URL), dove il comando lavora accanto a lui.`,
} as const;

/**
 * Why another server did not do what it was asked, by what its error says: codes of Node.js and TLS, SQLSTATEs, names of S3's
 * errors, and what the mail client puts into words only. The first that fits counts.
 */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [/CERT_HAS_EXPIRED|certificate has expired/, 'il suo certificato è scaduto e va rinnovato'],
  [
    /CERT_NOT_YET_VALID|certificate is not yet valid/,
    'il suo certificato non vale ancora: controlla anche l’orologio di questa macchina',
  ],
  [/ALTNAME_INVALID|match certificate's altnames/, 'il suo certificato è di un altro nome'],
  [
    /SELF_SIGNED|self-signed|UNABLE_TO_(VERIFY|GET_ISSUER)|unable to (verify|get) /,
    'qui non si conosce chi ha firmato il suo certificato: NODE_EXTRA_CA_CERTS può nominarlo',
  ],
  [/RequestTimeTooSkewed|RequestExpired/, 'l’orologio di questa macchina è sbagliato'],
  [/ECONNREFUSED/, 'a quell’indirizzo non risponde nessuno'],
  [/ENOTFOUND|EAI_AGAIN|EDNS/, 'il suo nome non si trova nel DNS'],
  [/ETIMEDOUT|TimeoutError|timeout/i, 'non risponde in tempo'],
  [/ECONNRESET|EPIPE|Connection terminated/, 'la connessione si è interrotta'],
  [/28P01|28000|EAUTH|InvalidAccessKeyId|SignatureDoesNotMatch/, 'utente o password non valgono'],
  [/3D000/, 'la base dati non esiste'],
  [/53300/, 'ha già troppe connessioni'],
  [/57P03/, 'sta ancora partendo'],
  [/NoSuchBucket|NotFound\b/, 'il bucket non esiste'],
  [/AccessDenied|Forbidden|\b403\b/, 'il bucket rifiuta queste chiavi'],
];

/** What an error means in Italian; null where nobody has said yet. */
export const reasonText = (error: string): string | null => REASONS.find(([what]) => what.test(error))?.[1] ?? null;
