import { resolve } from 'node:path';
import { addDays, isCivilDate, romeDate, shortDate } from '../../src/content/when/civil';
import { registerTexts as texts } from '../../src/messages/server/backup';
import { OtherRows } from '../audit/moved';
import { moveBefore, registerFolder, rowsBefore } from '../audit/moving';
import { readConfig } from '../config';
import type { Db, Queryable } from '../db/types';
import { EXIT, openForCommand, Refusal, readArguments, runCommand, shown } from './command';

const { refusals } = texts;

interface Command {
  readonly before: string;
  /** As the command line has it; null for the data folder's own. */
  readonly folder: string | null;
  readonly writes: boolean;
}

/** What was done yesterday may still be on its way into the log. */
function assertOld(day: string): void {
  if (!isCivilDate(day)) throw new Refusal(refusals.day(day));
  const yesterday = addDays(romeDate(Date.now()), -1);
  if (day > yesterday) throw new Refusal(refusals.tooLate(yesterday));
}

/** What the command line asks for; null for the help. */
function commandOf(args: readonly string[]): Command | null {
  const options = {
    before: { type: 'string' },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false, short: 'h' },
  } as const;
  const { values, positionals } = readArguments({ args: [...args], options, allowPositionals: true });
  if (values.help) return null;
  if (values.before === undefined) throw new Refusal(refusals.before);
  assertOld(values.before);
  const [folder = null, ...more] = positionals;
  if (more.length > 0) throw new Refusal(refusals.folders);
  return { before: values.before, folder, writes: values.write };
}

/** The log says which of the reference data a site deleted: what a first start writes comes before any of it goes. */
async function assertStarted(db: Queryable): Promise<void> {
  const { rows } = await db.query<{ started: boolean }>('select exists (select from reference_data) as started');
  if (rows[0]?.started !== true) throw new Refusal(refusals.unprepared);
}

const say = (line: string) => process.stdout.write(`${line}\n`);

const dayOf = (moment: string | null): string => shortDate(romeDate(Date.parse(moment ?? '')));

async function move(db: Db, before: string, folder: string): Promise<number> {
  try {
    for await (const { name, rows } of moveBefore(db, before, folder)) say(texts.moved(name, rows));
  } catch (error) {
    const reason = error instanceof OtherRows ? texts.otherRows(error.path) : shown((error as Error).message);
    process.stderr.write(`${texts.stopped(reason)}\n`);
    return EXIT.incomplete;
  }
  say(texts.done(folder));
  return EXIT.good;
}

async function main(args: readonly string[]): Promise<number> {
  const command = commandOf(args);
  if (command === null) {
    say(texts.help);
    return EXIT.good;
  }
  const config = readConfig(process.env, ['--no-demo']);
  const folder = command.folder === null ? registerFolder(config.dataDir) : resolve(command.folder);
  const { db, close } = await openForCommand(config);
  try {
    await assertStarted(db);
    const { count, from, to } = await rowsBefore(db, command.before);
    if (count === 0) {
      say(texts.nothing(shortDate(command.before)));
      return EXIT.good;
    }
    say(texts.found(count, dayOf(from), dayOf(to)));
    if (command.writes) return await move(db, command.before, folder);
    say(texts.dry(folder));
    return EXIT.good;
  } finally {
    await close();
  }
}

/** Moves the log's old rows out to files, as the command line says. */
export const runRegister = (args: readonly string[]): Promise<void> => runCommand(main, args);
