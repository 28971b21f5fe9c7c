import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { importTexts } from '../../src/messages/server/imports';
import { startupTexts } from '../../src/messages/server/startup';
import { bookableImport } from '../activities/importBookable';
import { reviewedImport } from '../activities/importReviewed';
import { type Config, ConfigProblem, readConfig, withoutPassword } from '../config';
import { FolderInUse } from '../db/embedded/lock';
import { takeLock } from '../db/locks';
import { embeddedFolder } from '../db/open';
import type { Db } from '../db/types';
import { redirectImport } from '../redirects/importing';
import { openDatabase } from '../start/database';
import { startUpProblem } from '../start/problem';
import { CsvReader } from './csv';
import { openFile, UnreadableFile } from './file';
import { type Report, shown } from './report';
import { type RunOptions, runImport } from './run';
import type { ImportKind } from './types';

const { refusals, report: texts, broken } = importTexts;

/** How the program ends: all rows are good, some are not, or it could not begin. */
const EXIT = { good: 0, incomplete: 1, refused: 2 } as const;

/** Why nothing was begun, in one line. */
class Refusal extends Error {}

const KINDS = { activities: reviewedImport, bookable: bookableImport, redirects: redirectImport } as const;
type KindName = keyof typeof KINDS;

const isKind = (name: string | undefined): name is KindName => name !== undefined && Object.hasOwn(KINDS, name);

interface Command extends RunOptions {
  readonly kind: KindName;
  readonly file: string;
}

/** What the command line asks for; null for the help. */
function commandOf(args: readonly string[]): Command | null {
  const options = {
    write: { type: 'boolean', default: false },
    'all-gone': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false, short: 'h' },
  } as const;
  const parsed = () => {
    try {
      return parseArgs({ args: [...args], options, allowPositionals: true });
    } catch (error) {
      throw new Refusal(refusals.option(shown((error as Error).message)));
    }
  };
  const { values, positionals } = parsed();
  if (values.help) return null;
  const [kind, file, ...more] = positionals;
  if (!isKind(kind)) throw new Refusal(refusals.kind(kind));
  if (file === undefined || more.length > 0) throw new Refusal(refusals.file);
  return { kind, file, writes: values.write, allGone: values['all-gone'] };
}

/** Opens the database that the settings name, which Portolano must have prepared. */
async function open(config: Config): Promise<{ db: Db; close: () => Promise<void> }> {
  if (config.databaseUrl === null && !existsSync(embeddedFolder(config.dataDir)))
    throw new Refusal(refusals.noDatabase(config.dataDir));
  const opened = await openDatabase(config, (error) => {
    process.stderr.write(`${startupTexts.engineDied(error.message)}\n`);
    process.exit(EXIT.incomplete);
  }).catch((error: Error) => {
    throw new Refusal(error instanceof FolderInUse ? refusals.inUse(config.dataDir) : startUpProblem(error, config));
  });
  const close = async () => {
    await opened.db.close();
    opened.release();
  };
  return { db: opened.db, close };
}

async function assertPrepared(db: Db): Promise<void> {
  const { rows } = await db.query<{ prepared: boolean }>('select exists (select from municipalities) as prepared');
  if (rows[0]?.prepared !== true) throw new Refusal(refusals.emptyDatabase);
}

/** Two imports at a time would each miss what the other brings: on PostgreSQL they take turns. */
async function inTurn<T>(db: Db, work: () => Promise<T>): Promise<T> {
  if (db.engine === 'embedded') return work();
  return db.transaction(async (tx) => {
    // The other one may take longer than a statement may.
    await tx.query('set local statement_timeout = 0');
    await takeLock(tx, 'importing');
    return work();
  });
}

async function importInto<Row>(db: Db, kind: ImportKind<Row>, command: Command, config: Config): Promise<Report> {
  const file = await openFile(command.file, kind.table);
  await assertPrepared(db);
  const hosts = config.publicUrl === null ? [] : [new URL(config.publicUrl).host];
  const importer = await kind.prepare(db, new Date(), hosts);
  const report = await inTurn(db, () => runImport(db, importer, file, command));
  const { brokenOff } = report;
  if (report.read === 0)
    throw new Refusal(
      brokenOff === null
        ? texts.nothing
        : broken.at(brokenOff.message, brokenOff.position.line, brokenOff.position.column),
    );
  const where = config.databaseUrl === null ? config.dataDir : withoutPassword(config.databaseUrl);
  const ignored = file.reader instanceof CsvReader ? file.reader.unread : [];
  const head = texts.head(importTexts.names[command.kind], shown(basename(command.file)), where, command.writes);
  process.stdout.write(`${head}\n${report.text(command.writes, ignored)}\n`);
  return report;
}

async function main(args: readonly string[]): Promise<number> {
  const command = commandOf(args);
  if (command === null) {
    process.stdout.write(`${importTexts.help}\n`);
    return EXIT.good;
  }
  const kind = KINDS[command.kind] as ImportKind<unknown>;
  // Before a database is touched: what is no file of ours is refused at once.
  await openFile(command.file, kind.table);
  const config = readConfig(process.env, ['--no-demo']);
  const { db, close } = await open(config);
  try {
    const report = await importInto(db, kind, command, config);
    return report.isGood ? EXIT.good : EXIT.incomplete;
  } finally {
    await close();
  }
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  const isRefusal = error instanceof Refusal || error instanceof UnreadableFile || error instanceof ConfigProblem;
  if (!isRefusal) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = EXIT.refused;
}
