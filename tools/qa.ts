import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { launchServer, type Running } from '../tests/browser/kit/server';
import { checklistOf } from '../tests/kit/checklist';
import type { Start } from '../tests/kit/start';
import { models } from '../tests/machines/models';
import { type Opened, openBrowser } from './qa/open';
import { type Prepared, prepare, signIn } from './qa/prepare';
import { productOf } from './qa/product';
import { texts } from './qa/texts';
import { WrongWish, wishedPath, wishOf } from './qa/wish';

const PROGRAM = fileURLToPath(new URL('../dist/server/main.js', import.meta.url));
/** How a shell calls the end of a program by Ctrl+C. */
const INTERRUPTED = 130;

const say = (text: string) => process.stdout.write(text);
const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).trim();

/** Carries out what may fail for a reason that people can do something about. */
async function wanted<T>(work: Promise<T>, text: (reason: string) => string): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new WrongWish(text(reasonOf(error)), { cause: error });
  }
}

const hasScreen = (): boolean =>
  process.platform !== 'linux' ||
  [process.env.DISPLAY, process.env.WAYLAND_DISPLAY].some((name) => (name ?? '') !== '');

/** The browser at the page; null where none opens, after saying why. */
async function opened(server: Running, start: Start, { address, person }: Prepared): Promise<Opened | null> {
  if (!hasScreen()) {
    say(texts.noDisplay);
    return null;
  }
  try {
    const token = start.signedIn === false ? null : await signIn(server.address, person.username);
    return await openBrowser({ address, token });
  } catch (error) {
    say(texts.noBrowser(reasonOf(error).split('\n')[0] ?? ''));
    return null;
  }
}

async function run(): Promise<void> {
  const wish = wishOf(process.argv.slice(2));
  const { model, path } = await wishedPath(models, wish);
  if (!existsSync(PROGRAM)) throw new WrongWish(texts.noBuild);
  const start = model.start(path.input);
  const give = () => process.exit(INTERRUPTED);
  process.once('SIGINT', give);
  say(texts.starting);
  const server = await wanted(launchServer(), texts.notStarted);
  const stopped = new Promise<void>((done) => process.on('SIGINT', () => done()));
  process.off('SIGINT', give);
  try {
    const prepared = await wanted(prepare(server.address, start), texts.notPrepared);
    const browser = wish.opens ? await opened(server, start, prepared) : null;
    say(texts.ready(prepared.address, prepared.person, server.data));
    say(`\n${checklistOf(path, await productOf(wish.machine, model))}\n`);
    say(browser === null ? texts.until : texts.untilClosed);
    await Promise.race([stopped, ...(browser === null ? [] : [browser.closed])]);
    await browser?.close();
  } finally {
    await server.stop();
  }
  say(texts.stopped);
}

try {
  await run();
} catch (error) {
  if (!(error instanceof WrongWish)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
