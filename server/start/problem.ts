import { startupTexts } from '../../src/messages/server/startup';
import { type Config, ConfigProblem, withoutPassword } from '../config';
import { FolderInUse } from '../db/embedded/lock';
import { UnfitDatabase, type Unfitness } from '../db/fitness';
import { MigrationMismatch } from '../db/migrate';
import { reasonOf } from './reason';

/** A step of the start that failed, with the system's error as its cause. */
export class StartUpFailure extends Error {
  readonly step: 'storage' | 'lock' | 'store' | 'database' | 'metrics';
  constructor(step: StartUpFailure['step'], cause: Error) {
    super(cause.message, { cause });
    this.name = 'StartUpFailure';
    this.step = step;
  }
}

const codeOf = (error: Error): string => (error as NodeJS.ErrnoException).code ?? error.message;

/** Some names of many. */
const MOST_NAMED = 3;

const named = (names: readonly string[]): string =>
  [...names.slice(0, MOST_NAMED), ...(names.length > MOST_NAMED ? ['…'] : [])].join(', ');

function unfitProblem(unfitness: Unfitness, { databaseUrl, dataDir }: Config): string {
  const where = databaseUrl === null ? null : withoutPassword(databaseUrl);
  if (unfitness.reason === 'foreign')
    return where === null
      ? startupTexts.foreignFolder(dataDir, named(unfitness.tables))
      : startupTexts.foreignDatabase(where, named(unfitness.tables));
  const place = where ?? dataDir;
  if (unfitness.reason === 'readOnly') return startupTexts.databaseReadOnly(place);
  if (unfitness.reason === 'rights') return startupTexts.databaseRights(place, unfitness.user);
  return unfitness.isOnServer
    ? startupTexts.extensionRights(place, unfitness.extension)
    : startupTexts.extensionMissing(place, unfitness.extension);
}

function databaseProblem(error: Error, config: Config): string {
  const { databaseUrl, dataDir } = config;
  if (error instanceof UnfitDatabase) return unfitProblem(error.unfitness, config);
  if (error instanceof MigrationMismatch)
    return error.reason === 'unknown'
      ? startupTexts.databaseNewer(error.migration)
      : startupTexts.databaseChanged(error.migration);
  return databaseUrl === null
    ? startupTexts.databaseBroken(dataDir, reasonOf(error))
    : startupTexts.databaseUnreachable(withoutPassword(databaseUrl), reasonOf(error));
}

/** Why the server did not start, in one Italian line that names the setting to change. */
export function startUpProblem(error: Error, config: Config): string {
  if (error instanceof ConfigProblem) return error.message;
  if (error instanceof UnfitDatabase) return databaseProblem(error, config);
  if (error instanceof FolderInUse) return startupTexts.folderInUse(config.dataDir, error.owner);
  if (error instanceof StartUpFailure) {
    const cause = error.cause as Error;
    if (error.step === 'store') return startupTexts.storeUnreachable(config.s3?.bucket ?? '', reasonOf(cause));
    if (error.step === 'database') return databaseProblem(cause, config);
    if (error.step === 'metrics') {
      const { host = '', port = 0 } = config.metrics ?? {};
      return startupTexts.cannotServeMetrics(host, port, codeOf(cause));
    }
    const { dataFolder, lockableFolder } = startupTexts.wanted;
    const wanted = error.step === 'lock' ? lockableFolder : dataFolder;
    return startupTexts.setting('PORTOLANO_DATA', config.dataDir, wanted(codeOf(cause)));
  }
  const code = codeOf(error);
  if (code === 'EADDRINUSE') return startupTexts.portInUse(config.host, config.port);
  if (['EACCES', 'EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(code))
    return startupTexts.cannotListen(config.host, config.port, code);
  return error.stack ?? error.message;
}
