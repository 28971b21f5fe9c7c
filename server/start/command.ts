import { existsSync } from 'node:fs';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { commandTexts, startupTexts } from '../../src/messages/server/startup';
import { type Config, ConfigProblem } from '../config';
import { FolderInUse } from '../db/embedded/lock';
import { embeddedFolder } from '../db/open';
import type { Db } from '../db/types';
import { openDatabase } from './database';
import { startUpProblem } from './problem';

/** How a command beside the server ends: all is good, some is not, or it could not begin. */
export const EXIT = { good: 0, incomplete: 1, refused: 2 } as const;

/** Why nothing was begun, in one line. */
export class Refusal extends Error {}

/** Longest line of a text from outside. */
const LONGEST_SHOWN = 120;

/** A text from outside as a terminal may show it: on one line, without what would steer it. */
export function shown(text: string): string {
  const plain = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  return plain.length > LONGEST_SHOWN ? `${plain.slice(0, LONGEST_SHOWN - 1)}…` : plain;
}

/** The options and words of a command line; refuses what the command does not know. */
export function readArguments<const T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new Refusal(commandTexts.option(shown((error as Error).message)));
  }
}

/** Opens the database that the settings name, where there is one; `close` lets go of its folder too. */
export async function openForCommand(config: Config): Promise<{ db: Db; close: () => Promise<void> }> {
  if (config.databaseUrl === null && !existsSync(embeddedFolder(config.dataDir)))
    throw new Refusal(commandTexts.noDatabase(config.dataDir));
  const opened = await openDatabase(config, (error) => {
    process.stderr.write(`${startupTexts.engineDied(error.message)}\n`);
    process.exit(EXIT.incomplete);
  }).catch((error: Error) => {
    throw new Refusal(
      error instanceof FolderInUse ? commandTexts.inUse(config.dataDir) : startUpProblem(error, config),
    );
  });
  const close = async () => {
    await opened.db.close();
    opened.release();
  };
  return { db: opened.db, close };
}

/** Runs a command as this process; its exit code, or why it could not begin, end the process. */
export async function runCommand(
  command: (args: readonly string[]) => Promise<number>,
  args: readonly string[],
): Promise<void> {
  try {
    process.exitCode = await command(args);
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof ConfigProblem)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = EXIT.refused;
  }
}
