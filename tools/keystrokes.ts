import { type Browser, chromium } from 'playwright/test';
import { chromiumPath } from '../scripts/chromium.mjs';
import { STORAGE_KEYS } from '../src/machines/session/keys';
import { freshToken } from '../tests/browser/kit/api';
import { ADDRESS, launchServer } from '../tests/browser/kit/server';
import { Hand } from './keystrokes/hand';
import { expect } from './keystrokes/steps';
import { keystrokeTable } from './keystrokes/table';
import { TASKS } from './keystrokes/tasks';
import type { Measured, Task } from './keystrokes/types';

const executable = chromiumPath();

/** Does a task in a browser of its own, from the dashboard, and gives what it cost. */
async function measure(browser: Browser, address: string, { title, as = 'admin', run }: Task): Promise<Measured> {
  const context = await browser.newContext({ baseURL: address, locale: 'it-IT', timezoneId: 'Europe/Rome' });
  try {
    await context.route(
      (url) => url.origin !== address,
      (route) => route.abort(),
    );
    const page = await context.newPage();
    await page.goto('/icon.svg');
    const values = [STORAGE_KEYS, process.env.npm_package_version ?? '0.1.0', await freshToken(as)] as const;
    await page.evaluate(([keys, version, token]) => {
      localStorage.setItem(keys.version, version);
      localStorage.setItem(keys.token, token);
    }, values);
    await page.goto('/#/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    const hand = new Hand(page);
    await run(hand);
    return { title, keys: hand.keys, characters: hand.characters, way: hand.way };
  } catch (error) {
    const [reason] = error instanceof Error ? error.message.split('\n\nCall log') : [String(error)];
    throw new Error(`«${title}»: ${reason}`, { cause: error });
  } finally {
    await context.close();
  }
}

const wanted = process.argv[2];
const tasks = TASKS.filter(({ title }) => wanted === undefined || title.includes(wanted));
const server = process.env[ADDRESS] === undefined ? await launchServer() : null;
process.env[ADDRESS] ??= server?.address;
const browser = await chromium.launch({
  ...(executable === undefined ? {} : { executablePath: executable }),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const measured: Measured[] = [];
  const failed: string[] = [];
  for (const task of tasks)
    try {
      measured.push(await measure(browser, process.env[ADDRESS] ?? '', task));
    } catch (error) {
      failed.push(error instanceof Error ? error.message : String(error));
    }
  process.stdout.write(`${keystrokeTable(measured)}\n`);
  for (const problem of failed) process.stderr.write(`${problem}\n`);
  process.exitCode = failed.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  await server?.stop();
}
