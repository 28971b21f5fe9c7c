import { counted, formatCount, namedUpTo } from '../numbers';

const megabytes = (bytes: number): string => `${formatCount(Math.max(1, Math.round(bytes / 1_000_000)))} MB`;

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1).replace('.', ',')} s`;

const rowsAndFiles = (rows: number, files: number): string =>
  `${counted(rows, 'riga', 'righe')} e ${files === 1 ? 'un file' : `${formatCount(files)} file`}`;

/** Some of many names. */
const some = (names: readonly string[]): string => namedUpTo(names, 10);

const AGAIN = 'Nulla è stato scritto.';

/** What backup and restore say to who administers. */
export const backupTexts = {
  help: `Salva tutto Portolano in un file, e lo ripristina.

  npm run backup -- FILE            salva base dati e file caricati in FILE, anche mentre Portolano lavora
  npm run restore -- FILE           ripristina FILE in un posto vuoto
  npm run restore -- FILE --check   legge tutto FILE e dice se è intero; non scrive nulla

Il posto è quello delle impostazioni, come per l’avvio: DATABASE_URL oppure la cartella PORTOLANO_DATA (./data) per la
base dati, PORTOLANO_S3_… oppure la stessa cartella per i file. Le due basi dati si scambiano: ciò che è salvato da
quella incorporata si ripristina in PostgreSQL, e viceversa.

FILE contiene anche le password cifrate e le chiavi delle sessioni: tienilo come terresti la base dati.

Esce con 0 se è andato tutto bene, con 1 se qualche file caricato mancava già, con 2 se non è riuscito.`,
  written: (path: string, { rows, files, size }: { rows: number; files: number; size: number }, took: number) =>
    `Copia scritta in ${path}: ${rowsAndFiles(rows, files)}, ${megabytes(size)}, in ${seconds(took)}.`,
  missing: (keys: readonly string[]) =>
    `Attenzione: ${keys.length === 1 ? 'un file caricato mancava già nell’archivio' : `${formatCount(keys.length)} file caricati mancavano già nell’archivio`} e non ${keys.length === 1 ? 'è' : 'sono'} nella copia: ${some(keys)}.`,
  checked: (path: string, day: string, version: string, rows: number, files: number) =>
    `${path} è una copia intera del ${new Date(day).toLocaleString('it-IT')}, versione ${version}: ${rowsAndFiles(rows, files)}.`,
  restored: (where: string, took: number) =>
    `Ripristinata in ${where}, in ${seconds(took)}. Ora avvia Portolano con --no-demo.`,
  languages: (theirs: readonly string[], ours: readonly string[]) =>
    `Attenzione: il sito della copia ha le lingue ${theirs.join(',')}, qui le impostazioni dicono ${ours.join(',')}: indica PORTOLANO_LANGUAGES=${theirs.join(',')}.`,
  refusals: {
    file: (work: string) => `Serve un file, uno solo: npm run ${work} -- FILE (--help spiega).`,
    exists: (path: string) => `${path} esiste già: scegli un altro nome. ${AGAIN}`,
    noFolder: (path: string) => `La cartella di ${path} non esiste. ${AGAIN}`,
    noFile: (path: string) => `${path} non esiste.`,
    forbidden: (path: string) => `${path}: mancano i permessi. ${AGAIN}`,
    diskFull: 'Sul disco non c’è più posto: ciò che era stato scritto è stato tolto. Libera spazio e ripeti.',
    disk: (reason: string) => `Il disco non risponde come deve (${reason}): ciò che era stato scritto è stato tolto.`,
    away: (reason: string) =>
      `La base dati o l’archivio dei file ha smesso di rispondere (${reason}): ciò che era stato scritto è stato tolto. Ripeti.`,
    noDatabase: (where: string) =>
      `In ${where} non c’è una base dati di Portolano: indica PORTOLANO_DATA o DATABASE_URL.`,
    noSnapshot: (folder: string, reason: string) =>
      `Portolano è in funzione e usa ${folder}, ma non ha dato la sua base dati (${reason}): ripeti, oppure fermalo e ripeti. ${AGAIN}`,
    foreign: (path: string) => `${path} non è una copia di Portolano. ${AGAIN}`,
    cutOff: (path: string) => `${path} finisce a metà: la copia non è intera, serve un’altra. ${AGAIN}`,
    changed: (path: string, part: string | null) =>
      `${path} è rovinato${part === null ? '' : ` (${part})`}: non è più ciò che era stato scritto, serve un’altra copia. ${AGAIN}`,
    later: (path: string, version: string) =>
      `${path} viene da una versione più recente di Portolano (${version}): aggiorna il programma. ${AGAIN}`,
    other: (path: string, migration: string) =>
      `${path} viene da un altro Portolano: la migrazione ${migration} non è la nostra. ${AGAIN}`,
    notEmpty: (where: string) =>
      `In ${where} c’è già una base dati: si ripristina solo in un posto vuoto, perché nulla vada perso. Scegli un’altra cartella o un’altra base dati.`,
  },
} as const;

/** What moving the log's old rows out to files says to who administers. */
export const registerTexts = {
  help: `Sposta in file le operazioni più vecchie del registro.

  npm run register -- --before AAAA-MM-GG [CARTELLA]

Senza --write è una prova: dice che cosa si sposterebbe e non scrive nulla.

  --before AAAA-MM-GG   il primo giorno che resta nel registro; ieri e oggi restano sempre
  --write               sposta: le righe si tolgono dal registro quando il loro file è al sicuro sul disco
  --help                questa pagina

Senza CARTELLA i file vanno in «register» nella cartella PORTOLANO_DATA (./data). Ognuno ha al più diecimila
operazioni, una per riga in JSON, compresse con gzip: registro-GIORNO-ID.jsonl.gz, dal giorno e dall’id della prima.
Un comando interrotto si ripete uguale: nessuna operazione si perde né resta doppia.

Con PORTOLANO_REGISTER_DAYS il server lo fa da sé, ogni giorno.

La base dati è quella di DATABASE_URL, altrimenti quella incorporata nella cartella PORTOLANO_DATA:
in questo caso Portolano va prima fermato.

Esce con 0 se tutto è andato bene, con 1 se si è fermato a metà, con 2 se non ha potuto nemmeno cominciare.`,
  refusals: {
    before: 'Serve il primo giorno che resta nel registro: npm run register -- --before AAAA-MM-GG (--help spiega).',
    day: (given: string) => `${JSON.stringify(given)} non è un giorno: serve AAAA-MM-GG.`,
    tooLate: (last: string) => `Ieri e oggi restano nel registro: il giorno può essere al più ${last}.`,
    folders: 'Serve al più una cartella: npm run register -- --before AAAA-MM-GG [CARTELLA]',
    unprepared: 'Questa versione di Portolano non ha ancora preparato la base dati: avvialo una volta, poi ripeti.',
  },
  nothing: (day: string) => `Prima del ${day} nel registro non c’è nulla.`,
  /** `from` and `to` as people write days. */
  found: (count: number, from: string, to: string) =>
    `${count === 1 ? 'Un’operazione' : `${formatCount(count)} operazioni`} dal ${from} al ${to}.`,
  dry: (folder: string) => `Nulla è stato spostato. Per spostare in ${folder}, ripeti con --write.`,
  moved: (file: string, rows: number) => `  ${file}  ${formatCount(rows)}`,
  done: (folder: string) => `Spostate in ${folder}.`,
  stopped: (reason: string) =>
    `Lo spostamento si è fermato: ${reason}. Le operazioni dei file qui sopra sono spostate, le altre sono nel registro.`,
  otherRows: (path: string) => `${path} c’è già e ha altre operazioni: mettilo in un’altra cartella e ripeti`,
} as const;
