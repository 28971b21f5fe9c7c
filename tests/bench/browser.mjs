// What the client costs in Chromium: bytes, time until something can be used, main thread per key, heap.
import { join } from 'node:path';
import { chromium } from 'playwright';
import { ensureChromium } from '../../scripts/ensure.mjs';
import { gzipSize } from './bundle.mjs';
import { quantiles } from './load.mjs';
import { call, signIn } from './server.mjs';
import { spentPerKey } from './trace.mjs';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const ROUNDS = 9;
const TITLE = '#field-contents-it-title';
const ROW = 'tr[data-row]';
const KEYS = 60;
/** Milliseconds between two keys: the pace of a quick typist, and room for what follows a key. */
const KEY_PACE = 90;

/**
 * In the page: notes in `window.shownAt` when each selector first matches something that is drawn, counted from the
 * start of the page or from the last `window.startClock()`.
 */
function watch(selectors) {
  let origin = 0;
  const seen = {};
  window.shownAt = {};
  window.startClock = (at = performance.now()) => {
    origin = at;
    for (const name of Object.keys(selectors)) {
      delete seen[name];
      delete window.shownAt[name];
    }
  };
  const look = () => {
    for (const [name, selector] of Object.entries(selectors)) {
      if (seen[name] || document.querySelector(selector) === null) continue;
      seen[name] = true;
      // A frame later it is on the screen.
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => {
          window.shownAt[name] = performance.now() - origin;
        };
        channel.port2.postMessage(null);
      });
    }
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
}

const WATCHED = {
  login: 'input[name=password]',
  list: ROW,
  title: `${TITLE}:not([readonly])`,
  richText: '.rt[contenteditable=true]',
  palette: '[role=dialog] [role=option]',
};

const shown = async (page, name) => {
  await page.waitForFunction((key) => window.shownAt?.[key] !== undefined, name, { polling: 20 });
  return page.evaluate((key) => window.shownAt[key], name);
};

/** Scripts that the page fetched until a moment (milliseconds since it was opened), gzip KB. */
async function scriptsUntil(page, build, moment) {
  const names = await page.evaluate(
    (until) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => /\.js$/.test(name) && startTime <= until)
        .map(({ name }) => new URL(name).pathname),
    moment,
  );
  return [...new Set(names)].reduce((sum, name) => sum + gzipSize(build, join('.', name)), 0);
}

/** A page of a signed-in browser: no other site is asked for anything, no draft or record is left from before. */
export async function openPage(context, address) {
  const page = await context.newPage();
  await page.route(
    (url) => url.origin !== new URL(address).origin,
    (route) => route.abort(),
  );
  await page.addInitScript(watch, WATCHED);
  return page;
}

export async function signInByForm(page, address) {
  await page.goto(`${address}/#/login`);
  const login = await shown(page, 'login');
  await page.locator('input[name=username]').fill('admin');
  await page.locator('input[name=password]').fill('admin-demo-2026');
  await page.keyboard.press('Enter');
  await page.locator('nav a[href="#/dashboard"]').waitFor();
  return login;
}

/** Milliseconds until the list's first rows are drawn, with an empty cache or a full one. */
async function listShown(context, address, build, isCold) {
  const times = [];
  let kilobytes = 0;
  for (let index = 0; index < ROUNDS; index += 1) {
    const page = await openPage(context, address);
    if (isCold) {
      const tools = await context.newCDPSession(page);
      await tools.send('Network.clearBrowserCache');
    }
    await page.goto(`${address}/#/news`, { waitUntil: 'commit' });
    const at = await shown(page, 'list');
    times.push(at);
    kilobytes = await scriptsUntil(page, build, at);
    await page.close();
  }
  return { ...quantiles(times), kilobytes };
}

/** Milliseconds from the press on a title to an editable title; the first time fetches the editor's code. */
async function editorOpened(context, address, build) {
  const page = await openPage(context, address);
  await page.goto(`${address}/#/news`);
  await shown(page, 'list');
  const times = [];
  let kilobytes = { title: 0, richText: 0 };
  for (let index = 0; index <= ROUNDS; index += 1) {
    await page.evaluate((row) => {
      const link = document.querySelector(`${row} a[href^="#/news/"]`);
      link.addEventListener('click', ({ timeStamp }) => window.startClock(timeStamp), { capture: true, once: true });
    }, ROW);
    await page.locator(`${ROW} a[href^="#/news/"]`).first().click();
    const opened = await shown(page, 'title');
    await shown(page, 'richText');
    if (index === 0) {
      const now = await page.evaluate(() => performance.now());
      kilobytes = { title: 0, richText: await scriptsUntil(page, build, now) };
    } else times.push(opened);
    await page.goBack();
    await page.locator(ROW).first().waitFor();
    await page.waitForTimeout(150);
  }
  await page.close();
  return { ...quantiles(times), kilobytes: kilobytes.richText };
}

/** Everything of an editor open and loaded: rich text, map, comboboxes. */
async function openFullEditor(page, address, id) {
  await page.goto(`${address}/#/news/${id}`);
  await shown(page, 'title');
  await shown(page, 'richText');
  for (const closed of await page.locator('[id=editor-panel] button[aria-expanded=false][aria-controls]').all())
    await closed.click();
  await page.locator('[role=combobox]').first().waitFor();
  await page.waitForTimeout(1_500);
}

/** Main thread a key in the title, p50 and p95 in milliseconds: tasks between one key and the next. */
async function keyCost(context, browser, address, id) {
  const page = await openPage(context, address);
  await openFullEditor(page, address, id);
  const title = page.locator(TITLE);
  await title.focus();
  await title.press('End');
  await page.keyboard.type('prova ', { delay: KEY_PACE });
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-v8.gc'] });
  for (let index = 0; index < KEYS; index += 1) {
    await page.keyboard.press('abcdefghil'[index % 10]);
    await page.waitForTimeout(KEY_PACE);
  }
  const trace = JSON.parse((await browser.stopTracing()).toString());
  await page.close({ runBeforeUnload: false });
  return quantiles(spentPerKey(trace.traceEvents));
}

/** Used JavaScript heap after a collection, in MB. */
export async function heapOf(context, page) {
  const tools = await context.newCDPSession(page);
  await tools.send('HeapProfiler.enable');
  for (let index = 0; index < 3; index += 1) await tools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await tools.send('Runtime.getHeapUsage');
  await tools.detach();
  return usedSize / 2 ** 20;
}

async function heaps(context, address, id) {
  const page = await openPage(context, address);
  await page.goto(`${address}/#/news`);
  await shown(page, 'list');
  await page.waitForTimeout(1_500);
  const list = await heapOf(context, page);
  await page.close();
  const other = await openPage(context, address);
  await openFullEditor(other, address, id);
  const editor = await heapOf(context, other);
  await other.close();
  return { list, editor };
}

/** Milliseconds from mod+K to the palette's first row, on the list. */
async function paletteOpened(context, address) {
  const page = await openPage(context, address);
  await page.goto(`${address}/#/news`);
  await shown(page, 'list');
  await page.waitForTimeout(3_500);
  const times = [];
  for (let index = 0; index <= ROUNDS; index += 1) {
    await page.evaluate(() =>
      window.addEventListener('keydown', ({ timeStamp }) => window.startClock(timeStamp), {
        capture: true,
        once: true,
      }),
    );
    await page.keyboard.press('Control+k');
    times.push(await shown(page, 'palette'));
    await page.keyboard.press('Escape');
    await page.locator('[role=dialog]').waitFor({ state: 'detached' });
    await page.waitForTimeout(100);
  }
  await page.close();
  return quantiles(times.slice(1));
}

/** The news item whose texts, places and choices are the longest among some. */
async function fullestItem(address) {
  const token = await signIn(address);
  const { data } = await call(address, token, 'GET', 'news?page=1&limit=50&orderBy=-id');
  const items = await Promise.all(data.map(async ({ id }) => (await call(address, token, 'GET', `news/${id}`)).data));
  return items.toSorted((a, b) => JSON.stringify(b).length - JSON.stringify(a).length)[0].id;
}

export const openBrowser = async () =>
  chromium.launch({ executablePath: await ensureChromium(), chromiumSandbox: false, args: FLAGS });

/** Every figure of the client over a running server. */
export async function measureBrowser({ address, build }) {
  const browser = await openBrowser();
  try {
    const id = await fullestItem(address);
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const first = await openPage(context, address);
    const loginShown = await signInByForm(first, address);
    const loginKilobytes = await scriptsUntil(first, build, loginShown);
    await first.close();
    const cold = await listShown(context, address, build, true);
    const warm = await listShown(context, address, build, false);
    const editor = await editorOpened(context, address, build);
    const heap = await heaps(context, address, id);
    // Last with this item: what is typed stays behind as a draft, which the editor would offer.
    const key = await keyCost(context, browser, address, id);
    const palette = await paletteOpened(context, address);
    return { loginShown, loginKilobytes, cold, warm, editor, key, heap, palette };
  } finally {
    await browser.close();
  }
}
