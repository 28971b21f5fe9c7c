// What a page of 50 activities costs in Chromium while the server takes its time: a choice by one key, and the cursor.
import { openBrowser, openPage, signInByForm } from './browser.mjs';
import { quantiles } from './noise.mjs';

/** Milliseconds that the server takes for a choice. */
const SLOW = 300;
const KEYS = 60;
/** Milliseconds between two keys of somebody quick. */
const PAUSE = 60;

/** In the page: `window.frames` are the milliseconds from each key to the frame that shows what it did. */
function watchKeys() {
  window.frames = [];
  addEventListener(
    'keydown',
    () => {
      const begun = performance.now();
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => window.frames.push(performance.now() - begun);
        channel.port2.postMessage(null);
      });
    },
    true,
  );
}

/** The figures of the review over a running server with its demo, in milliseconds. */
export async function measureReviewScreen(address) {
  const browser = await openBrowser();
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const first = await openPage(context);
    await signInByForm(first, address);
    await first.close();
    const page = await openPage(context);
    await page.route('**/operations/xpstatus', async (route) => {
      await new Promise((done) => setTimeout(done, SLOW));
      await route.continue();
    });
    await page.goto(`${address}/#/opendata-list?elenco=attivita`);
    await page.locator('article[data-row]').nth(49).waitFor({ state: 'attached' });
    await page.evaluate(watchKeys);
    const press = async (key) => {
      await page.keyboard.press(key);
      await page.waitForTimeout(PAUSE);
    };
    await press('Home');
    await page.evaluate(() => {
      window.frames = [];
    });
    const choices = [];
    const moves = [];
    for (let key = 0; key < KEYS; key += 1) {
      await press(String(1 + (key % 2)));
      await press('j');
      if (key % 40 === 39) await press('Home');
    }
    await page.waitForTimeout(2 * SLOW);
    const frames = await page.evaluate(() => window.frames);
    for (const [index, time] of frames.slice(0, 80).entries()) (index % 2 === 0 ? choices : moves).push(time);
    return { rows: 50, slow: SLOW, choosing: quantiles(choices), moving: quantiles(moves) };
  } finally {
    await browser.close();
  }
}
