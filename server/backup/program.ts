import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import project from '../../package.json' with { type: 'json' };
import { backupTexts } from '../../src/messages/server/backup';
import { startupTexts } from '../../src/messages/server/startup';
import { type Config, ConfigProblem, readConfig, withoutPassword } from '../config';
import { migrationProblem } from '../db/migrate';
import type { DbListener } from '../db/open';
import { isLostConnection } from '../db/sqlstate';
import type { Db } from '../db/types';
import { EXIT, Refusal, readArguments, runCommand } from '../start/command';
import { openDatabase } from '../start/database';
import type { LoadDemo } from '../start/demo';
import { StartUpFailure, startUpProblem } from '../start/problem';
import { reasonOf } from '../start/reason';
import { openStore } from '../start/store';
import { BrokenArchive } from './archive';
import { NoDatabase, withDatabase } from './moment';
import { checkBackup, NotEmpty, OtherVersion, restoreBackup } from './restore';
import { NoSnapshot } from './snapshot';
import { writeBackup } from './write';

const { refusals } = backupTexts;

const say = (text: string) => process.stdout.write(`${text}\n`);

const listener: DbListener = {
  connectionError: () => undefined,
  engineDeath: (error) => {
    process.stderr.write(`${startupTexts.engineDied(error.message)}\n`);
    process.exit(EXIT.refused);
  },
  upkeepError: () => undefined,
};

const placeOf = ({ databaseUrl, dataDir }: Config): string =>
  databaseUrl === null ? dataDir : withoutPassword(databaseUrl);

async function assertOurs(db: Db): Promise<void> {
  const { rows } = await db.query<{ exists: boolean }>("select to_regclass('migrations') is not null as exists");
  if (rows[0]?.exists !== true) throw new NoDatabase();
  const applied = await db.query<{ name: string; checksum: string }>('select name, checksum from migrations');
  const problem = await migrationProblem(applied.rows);
  if (problem !== null) throw new StartUpFailure('database', problem);
}

async function backUp(path: string, config: Config, loadDemo: LoadDemo | null): Promise<number> {
  if (existsSync(path)) throw new Refusal(refusals.exists(path));
  if (!existsSync(dirname(path))) throw new Refusal(refusals.noFolder(path));
  const begun = performance.now();
  const store = await openStore(config);
  const written = await withDatabase(config, listener, async (db) => {
    await assertOurs(db);
    // Of the demo's documents only the rows may be there yet.
    const demo = await loadDemo?.();
    const files = demo?.withFiles(store, db, config.dataDir) ?? store;
    return writeBackup(path, { db, store: files, languages: config.languages, version: project.version });
  });
  say(backupTexts.written(path, written, performance.now() - begun));
  if (written.missing.length === 0) return EXIT.good;
  say(backupTexts.missing(written.missing));
  return EXIT.incomplete;
}

async function restore(path: string, config: Config, onlyChecks: boolean): Promise<number> {
  const begun = performance.now();
  const contained = await checkBackup(path);
  const { head, tail } = contained;
  const rows = Object.values(tail.rows).reduce((sum, of) => sum + of, 0);
  say(backupTexts.checked(path, head.createdAt, head.version, rows, tail.files));
  if (onlyChecks) return EXIT.good;
  const store = await openStore(config);
  const { db, release } = await openDatabase(config, listener.engineDeath, { migrates: false });
  try {
    await restoreBackup(path, contained, { db, store, dataDir: config.dataDir });
  } finally {
    await db.close();
    release();
  }
  say(backupTexts.restored(placeOf(config), performance.now() - begun));
  if (head.languages.join() !== config.languages.join()) say(backupTexts.languages(head.languages, config.languages));
  return EXIT.good;
}

const SYSTEM: Readonly<Record<string, (path: string) => string>> = {
  ENOENT: refusals.noFile,
  EACCES: refusals.forbidden,
  EPERM: refusals.forbidden,
  EROFS: refusals.forbidden,
  ENOSPC: () => refusals.diskFull,
  EDQUOT: () => refusals.diskFull,
};

/** What went wrong, in one Italian line. */
function problemOf(error: Error, path: string, config: Config): string {
  if (error instanceof Refusal || error instanceof ConfigProblem) return error.message;
  if (error instanceof BrokenArchive)
    return error.reason === 'changed' ? refusals.changed(path, error.part) : refusals[error.reason](path);
  if (error instanceof OtherVersion) return refusals[error.reason](path, error.message);
  if (error instanceof NotEmpty) return refusals.notEmpty(placeOf(config));
  if (error instanceof NoDatabase) return refusals.noDatabase(placeOf(config));
  if (error instanceof NoSnapshot) return refusals.noSnapshot(config.dataDir, error.message);
  const { code = '', syscall } = error as NodeJS.ErrnoException;
  if (error instanceof StartUpFailure) return startUpProblem(error, config);
  if (isLostConnection(error) || '$metadata' in error) return refusals.away(reasonOf(error));
  return syscall === undefined ? startUpProblem(error, config) : (SYSTEM[code]?.(path) ?? refusals.disk(code));
}

/** What can be asked for. */
type Work = 'backup' | 'restore';

interface Command {
  /** As it was typed. */
  readonly path: string;
  readonly onlyChecks: boolean;
}

/** What the command line asks for; null for the help. */
function commandOf(work: Work, args: readonly string[]): Command | null {
  const options = {
    check: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false, short: 'h' },
  } as const;
  const { values, positionals } = readArguments({ args: [...args], options, allowPositionals: true });
  if (values.help) return null;
  const [path, ...more] = positionals;
  if (path === undefined || more.length > 0) throw new Refusal(refusals.file(work));
  return { path, onlyChecks: values.check };
}

async function carryOut(work: Work, args: readonly string[], loadDemo: LoadDemo | null): Promise<number> {
  const command = commandOf(work, args);
  if (command === null) {
    say(backupTexts.help);
    return EXIT.good;
  }
  const { path, onlyChecks } = command;
  const config = readConfig(process.env, ['--no-demo']);
  try {
    return await (work === 'backup' ? backUp(path, config, loadDemo) : restore(path, config, onlyChecks));
  } catch (error) {
    throw new Refusal(problemOf(error as Error, path, config));
  }
}

/** Backs up, or restores, as the command line says, and leaves the exit code for the process's end. */
export const runBackup = (work: Work, args: readonly string[], loadDemo: LoadDemo | null): Promise<void> =>
  runCommand((given) => carryOut(work, given, loadDemo), args);
