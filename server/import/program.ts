import { basename } from 'node:path';
import { importTexts } from '../../src/messages/server/imports';
import { type Config, readConfig, withoutPassword } from '../config';
import { takeLock } from '../db/locks';
import type { Db } from '../db/types';
import { EXIT, openForCommand, Refusal, readArguments, runCommand, shown } from '../start/command';
import { bookableImport } from './bookable';
import { CsvReader } from './csv';
import { openFile } from './file';
import { redirectImport } from './redirects';
import type { Report } from './report';
import { reviewedImport } from './reviewed';
import { type RunOptions, runImport } from './run';
import type { ImportKind } from './types';

const { refusals, report: texts, broken } = importTexts;

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
  const { values, positionals } = readArguments({ args: [...args], options, allowPositionals: true });
  if (values.help) return null;
  const [kind, file, ...more] = positionals;
  if (!isKind(kind)) throw new Refusal(refusals.kind(kind));
  if (file === undefined || more.length > 0) throw new Refusal(refusals.file);
  return { kind, file, writes: values.write, allGone: values['all-gone'] };
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
  const { db, close } = await openForCommand(config);
  try {
    const report = await importInto(db, kind, command, config);
    return report.isGood ? EXIT.good : EXIT.incomplete;
  } finally {
    await close();
  }
}

await runCommand(main, process.argv.slice(2));
