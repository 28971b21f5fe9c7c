import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { chromiumPath } from '../../scripts/chromium.mjs';
import { pause, SoakServer } from './server';

/** Milliseconds between two letters: a quick typist's. */
const LETTER = 60;
/** Letters typed before the browser may be killed, and at most. */
const [FEWEST, MOST] = [20, 140];

const title = (page: Page) => page.getByRole('textbox', { name: 'Titolo', exact: true });

async function browse(profile: string): Promise<[BrowserContext, Page]> {
  const executablePath = chromiumPath();
  const context = await chromium.launchPersistentContext(profile, {
    ...(executablePath === undefined ? {} : { executablePath }),
    chromiumSandbox: false,
    locale: 'it-IT',
  });
  return [context, context.pages()[0] ?? (await context.newPage())];
}

/** Every process of the browser at once, as when the system ends it; nothing of it can save anything any more. */
const kill = (profile: string): void => {
  spawnSync('pkill', ['-9', '-f', profile]);
};

async function signIn(page: Page, origin: string): Promise<void> {
  await page.goto(origin);
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill('admin-demo-2026');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
}

/** Types until the browser is killed; gives when each letter was there. */
async function typeUntilKilled(page: Page, profile: string): Promise<number[]> {
  const letters = FEWEST + Math.floor(Math.random() * (MOST - FEWEST));
  const times: number[] = [];
  await title(page).focus();
  while (times.length < letters) {
    await page.keyboard.press(String.fromCharCode(97 + (times.length % 26)));
    times.push(performance.now());
    await pause(LETTER);
  }
  kill(profile);
  return times;
}

/** The text that the next start offers. */
async function offered(page: Page, origin: string): Promise<string> {
  await page.goto(`${origin}/#/news/new`);
  const restore = page.getByRole('button', { name: 'Riprendi la bozza' });
  const hasDraft = await restore.waitFor({ timeout: 15_000 }).then(
    () => true,
    () => false,
  );
  if (!hasDraft) return '';
  await restore.press('Enter');
  await restore.waitFor({ state: 'detached' });
  return title(page).inputValue();
}

/** Milliseconds of typing that killing the browser loses, one figure a kill; gives those over `most`. */
export async function soakTyping(kills: number, most: number): Promise<readonly string[]> {
  const server = await SoakServer.create(null);
  const lost: number[] = [];
  try {
    for (let count = 0; count < kills; count += 1) {
      const profile = await mkdtemp(join(tmpdir(), 'portolano-browser-'));
      const [typing, page] = await browse(profile);
      await signIn(page, server.origin);
      await page.goto(`${server.origin}/#/news/new`);
      await title(page).waitFor();
      const times = await typeUntilKilled(page, profile);
      await typing.close().catch(() => undefined);
      const killed = times.at(-1) ?? 0;
      const [again, next] = await browse(profile);
      const kept = (await offered(next, server.origin)).length;
      await again.close();
      await rm(profile, { recursive: true, force: true });
      lost.push(kept === 0 ? killed - (times[0] ?? 0) : killed - (times[kept - 1] ?? 0));
    }
  } finally {
    await server.remove();
  }
  const sorted = [...lost].sort((a, b) => a - b).map(Math.round);
  process.stdout.write(`${kills} browser uccisi mentre si scrive; millisecondi persi: ${sorted.join(', ')}\n`);
  return sorted.filter((time) => time > most).map((time) => `${time} ms di testo persi`);
}
