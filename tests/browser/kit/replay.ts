import { expect, type Page } from 'playwright/test';
import type { AnyEventObject } from 'xstate';
import { coverage } from '../../kit/coverage';
import { walkJourney } from '../../kit/journeys';
import { codeOf } from '../../kit/naming';
import { modelPaths } from '../../kit/paths';
import { isCore } from '../../kit/set';
import type { Model, Path, WalkedStep } from '../../kit/types';
import { expectAccessible } from './axe';
import type { Call, Reply } from './call';
import { commandsOf, type ScreenCommands } from './commands';
import {
  allDrivenPaths,
  DRIVER_NAMES,
  DRIVERS,
  type Driver,
  drivenPaths,
  isEverDriven,
  neverDriven,
  steer,
} from './drivers';
import { FULL, siteTest as test } from './fixtures';
import { type Looks, looksAt, NO_LOOKS } from './looks';
import { startAgain } from './pageScripts';
import { siteOfWorker } from './site';
import { FRAME, Stage } from './stage';
import { StandIn } from './standIn';

/** Moment at which a replay's clock stands still. */
const START = Date.parse('2026-03-02T09:00:00+01:00');

/** Frames that a step may need: a dialog is drawn in one and takes the focus in the next. */
const MOST_FRAMES = 3;

interface CalledActor {
  readonly endpoints: readonly string[] | ((stage: Stage) => readonly string[]);
  /** Which calls of these endpoints are the actor's; all of them unless said. */
  readonly isMeant?: (call: Call, stage: Stage) => boolean;
  readonly reply: (output: never, call: Call, stage: Stage) => Reply;
}

/** An actor that calls nobody: what lets it go on to the output. */
interface LocalActor {
  readonly settle: (stage: Stage, output: never) => Promise<void>;
}

const endpointsOf = ({ endpoints }: CalledActor, stage: Stage): readonly string[] =>
  typeof endpoints === 'function' ? endpoints(stage) : endpoints;

/** The `count`th call of an actor; waits for it. */
const callOf = (actor: CalledActor, stage: Stage, count: number) =>
  stage.standIn.nth(endpointsOf(actor, stage), count, (call) => actor.isMeant?.(call, stage) ?? true);

type Act = (stage: Stage, event: AnyEventObject) => Promise<void>;

/** A machine's screen as a replay needs it. */
export interface Screen<Facts> {
  /** The model with inputs, events and answers that the real screen can be brought to. `unreachable` says what it can't. */
  readonly model: Model;
  /** Brings the page to where the path begins. */
  readonly open: (stage: Stage) => Promise<void>;
  /** Undoes what outlives the page, such as a key that is still down. */
  readonly close?: (stage: Stage) => Promise<void>;
  /** Each event of the model → what somebody does on the page. */
  readonly act: Readonly<Record<string, Act>>;
  /** By keys and by the palette the paths are played too, where the model names the command of an event, or this does. */
  readonly commands?: ScreenCommands;
  /** Each actor of the model → the endpoints it calls, and its output as the wire has it. */
  readonly actors: Readonly<Record<string, CalledActor | LocalActor>>;
  /** Folds what the application does by itself about what the machine emitted in the step just folded. */
  readonly follow?: (stage: Stage) => Promise<void>;
  /** What the site's config.json says beside the defaults. */
  readonly config?: Readonly<Record<string, unknown>>;
  /** When it is on the page's clock at the start. */
  readonly now?: number;
  /** Whether leaving a field is an event of the machine. */
  readonly hasFields?: boolean;
  /** Whether a path can't go on where another could begin anew: what is said of all that was emitted so far forbids it. */
  readonly shortPaths?: boolean;
  /** Journeys that the mouse plays besides: what they say is refused is left out. */
  readonly journeys?: Model['journeys'];
  /** What the page shows. */
  readonly facts: (stage: Stage) => Promise<Facts>;
  /** What it must show. */
  readonly expected: (stage: Stage) => Facts;
}

async function perform<Facts>(screen: Screen<Facts>, stage: Stage, step: WalkedStep, driver: Driver): Promise<void> {
  if (step.kind === 'after') {
    const timer = stage.world.timers[0];
    if (timer === undefined) throw new Error(`'${step.key}': no delay is running`);
    // The fold's clock moves a little with every step, the page's only when it is run.
    await stage.page.clock.runFor(timer.due - stage.world.now + FRAME);
    return;
  }
  if (step.kind === 'send') {
    if (await steer(driver, commandsOf(screen), stage, step.event)) return;
    const act = screen.act[step.event.type];
    if (act === undefined) throw new Error(`nobody knows how to do '${step.event.type}' on the screen`);
    await act(stage, step.event);
    return;
  }
  const actor = screen.actors[step.actor];
  if (actor === undefined || step.kind === 'error') throw new Error(`nobody knows how to settle '${step.key}'`);
  if ('settle' in actor) return actor.settle(stage, step.event.output as never);
  const pending = await callOf(actor, stage, stage.starts(step.actor));
  await pending.settle(actor.reply(step.event.output as never, pending.call, stage));
}

/** Fails unless the page comes to show what the fold says; the failure tells what was expected on it, and what was there. */
async function compare<Facts>(screen: Screen<Facts>, stage: Stage): Promise<void> {
  let frames = 0;
  await expect(async () => {
    // A frame for what waits for one; not more, or the delays of the machine would elapse by waiting.
    if (frames > 0 && frames <= MOST_FRAMES) await stage.frame();
    frames += 1;
    if (screen.hasFields === true) await stage.noteFocus();
    const shown: unknown = await screen.facts(stage);
    expect(shown, 'what the page shows').toEqual(screen.expected(stage));
  }).toPass({ timeout: 8_000, intervals: [0, 20, 50, 100] });
}

/** Waits for the calls that were made by now: one given up before it was seen would be missing in the count. */
async function arrive<Facts>(screen: Screen<Facts>, stage: Stage): Promise<void> {
  for (const [id, actor] of Object.entries(screen.actors))
    if ('endpoints' in actor && stage.starts(id) > 0) await callOf(actor, stage, stage.starts(id));
}

/** Looks at the page with axe, if there is one: before, a skeleton or nothing stands in its place. */
async function look(page: Page): Promise<void> {
  if ((await page.locator('main').count()) > 0) await expectAccessible(page);
}

interface ReplayOptions {
  readonly driver?: Driver;
  readonly looks?: Looks;
}

/** Plays one path on the page; after every step the page must show what the fold says, whoever steers. */
export async function replayOnScreen<Facts>(
  screen: Screen<Facts>,
  page: Page,
  path: Path,
  { driver = 'mouse', looks = NO_LOOKS }: ReplayOptions = {},
): Promise<void> {
  await page.emulateMedia({ colorScheme: looks.colorScheme });
  const now = screen.now ?? START;
  await page.clock.install({ time: now - 60_000 });
  await page.clock.pauseAt(now);
  const standIn = await StandIn.on(page, screen.config);
  const stage = new Stage(page, standIn, screen.model, path);
  for (const actor of Object.values(screen.actors))
    if ('endpoints' in actor) standIn.pause(...endpointsOf(actor, stage));
  try {
    await playOn(screen, stage, driver, looks);
  } finally {
    await screen.close?.(stage);
  }
}

/** Says of a failure where on the path it was. */
async function at(where: string, play: () => Promise<void>): Promise<void> {
  try {
    await play();
  } catch (error) {
    throw new Error(`${where}\n${textOfError(error)}`, { cause: error });
  }
}

async function playOn<Facts>(screen: Screen<Facts>, stage: Stage, driver: Driver, looks: Looks): Promise<void> {
  const { page, path } = stage;
  await at('alla partenza', async () => {
    await screen.open(stage);
    await arrive(screen, stage);
    await compare(screen, stage);
    if (looks.atStart) await look(page);
  });
  for (const [index, step] of path.steps.entries())
    await at(`al passo ${index + 1} di ${path.steps.length}, '${step.key}' (${step.say})`, async () => {
      await perform(screen, stage, step, driver);
      stage.fold(step);
      await screen.follow?.(stage);
      await arrive(screen, stage);
      await compare(screen, stage);
      if (looks.after.has(step)) await look(page);
    });
  expect(stage.standIn.breaches).toEqual([]);
}

/**
 * Keys and palette play few paths that take each command once: a page costs time. `PORTOLANO_ALL_PATHS=1` has them play
 * every path in which they have something to do.
 */
const driven = process.env.PORTOLANO_ALL_PATHS === '1' ? allDrivenPaths : drivenPaths;

/** The journeys of a screen as paths, without what is refused on them. */
const journeyPaths = ({ model, journeys = [] }: Pick<Screen<unknown>, 'model' | 'journeys'>): readonly Path[] =>
  journeys.map((journey) =>
    walkJourney(model, { ...journey, steps: journey.steps.filter(({ kind }) => kind !== 'refused') }),
  );

/** A path's name: its code, where it begins, how it goes on, how long it is. */
function titleOf({ name, inputName, steps }: Path): string {
  const [first] = steps;
  const way = [inputName, ...(first === undefined ? [] : [first.key]), `${steps.length} passi`].join(' > ');
  return `${codeOf(name)}: ${way}`;
}

/** Failed paths after which a driver's others are not played: what breaks so many breaks them all. */
const MOST_FAILURES = 3;
/** What a path may take, in milliseconds, on a machine that is busy with something else. */
const PATIENCE = 60_000;

const textOfError = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

/** What failed on a path, as a text that names machine, path, step, what was expected and what was there; null when nothing did. */
async function failureOn(title: string, play: () => Promise<void>): Promise<string | null> {
  try {
    await test.step(title, play);
    return null;
  } catch (error) {
    return `${title}, ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** Plays paths one after the other on one page, which each finds as a new one; fails with every path that failed. */
async function playAll(
  machine: string,
  page: Page,
  paths: readonly Path[],
  play: (path: Path, index: number) => Promise<void>,
): Promise<void> {
  const failures: string[] = [];
  for (const [index, path] of paths.entries()) {
    const title = `${machine}, cammino ${titleOf(path)}`;
    const failure = await failureOn(title, async () => {
      await startAgain(page, (await siteOfWorker()).address);
      await play(path, index);
    });
    if (failure === null) continue;
    failures.push(failure);
    await test.info().attach(`${title}.png`, { body: await page.screenshot(), contentType: 'image/png' });
    if (failures.length === MOST_FAILURES) break;
  }
  if (failures.length > 0) throw new Error(failures.join('\n\n'));
}

/**
 * Machines that the core plays by keys and palette too. Of the others it plays the mouse alone: which command sends which
 * event is proved without a browser.
 */
const DRIVEN_IN_CORE: readonly string[] = ['list', 'editor', 'record'];

const isOfCore = (driver: Driver, machine: string): boolean => driver === 'mouse' || DRIVEN_IN_CORE.includes(machine);

/** Few paths that take every edge which the screen can be brought to. */
function pathsOf<Facts>({ model, shortPaths }: Screen<Facts>): readonly Path[] {
  const uses = model.isOfUses
    ? Object.entries(model.inputs).map((entry) => Object.fromEntries([entry]))
    : [model.inputs];
  return uses.flatMap((inputs) => modelPaths({ ...model, inputs }, { cover: shortPaths === true ? 'edges' : 'walks' }));
}

/**
 * The browser suite of a machine, by its folder's name: few paths that take every edge the screen can be brought to, and the excuses of the
 * others, which fail when they go stale.
 */
export function replaySuite<Facts>(machine: string, screen: Screen<Facts>): void {
  const { model } = screen;
  const commands = commandsOf(screen);
  // Found by the worker that plays them, once, and by nobody who only lists the tests.
  let found: readonly Path[] | undefined;
  const paths = (): readonly Path[] => {
    found ??= pathsOf(screen);
    return found;
  };
  test.describe(`${machine} · ${model.title}: i cammini del modello sullo schermo`, () => {
    test.use({ mouse: true, viewport: { width: 1280, height: 1200 } });
    // In one worker: its paths are found once.
    test.describe.configure({ mode: 'default' });

    test('ciò che lo schermo non può mostrare è elencato, e ogni comando è in un cammino', () => {
      const unreachable = { ...model.unreachable, ...model.noHand };
      const { missing, stale } = coverage({ ...model, unreachable }, paths());
      expect({ missing, stale, never: neverDriven(paths(), screen.commands ?? {}) }).toEqual({
        missing: [],
        stale: [],
        never: [],
      });
    });

    for (const driver of DRIVERS.filter((one) => isEverDriven(one, commands)))
      test(DRIVER_NAMES[driver], isOfCore(driver, machine) ? {} : FULL, async ({ page, problems }) => {
        const played = driver === 'mouse' ? [...paths(), ...journeyPaths(screen)] : driven(driver, paths(), commands);
        // Each screen has its look in axe.spec: the core looks there only.
        const looks = driver === 'mouse' && !isCore ? looksAt(played) : [];
        test.setTimeout(PATIENCE * (played.length + 1));
        expect(played, 'paths').not.toEqual([]);
        await playAll(machine, page, played, async (path, index) => {
          await replayOnScreen(screen, page, path, { driver, looks: looks[index] ?? NO_LOOKS });
          expect(problems.splice(0), 'errors in the page').toEqual([]);
        });
      });
  });
}
