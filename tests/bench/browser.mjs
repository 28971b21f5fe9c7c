// What the client costs in Chromium: bytes, time until something can be used, main thread per key, heap.
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumPath, ensureChromium } from '../../scripts/chromium.mjs';
import { gzipSize } from './bundle.mjs';
import { quantiles } from './noise.mjs';
import { PEERS, peerPath } from './peers.mjs';
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
  // No other site is asked for anything. A route of Playwright's would do the same, and switch the cache off.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];
const ROUNDS = 9;
export const TITLE = '#field-contents-it-title';
export const ROW = 'tr[data-row]';
const KEYS = 60;
/** Milliseconds between two keys: the pace of a quick typist, and room for what follows a key. */
export const KEY_PACE = 90;

/**
 * In the page: notes in `window.shownAt` when each selector first matches something that is drawn, counted from the
 * start of the page or from the last `window.startClock()`, until `window.stopClock()`.
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
  const observer = new MutationObserver(look);
  observer.observe(document, { subtree: true, childList: true, attributes: true });
  // Looking costs the page time, which is not to count as its own where that is measured.
  window.stopClock = () => observer.disconnect();
}

const WATCHED = {
  login: 'input[name=password]',
  list: ROW,
  title: `${TITLE}:not([readonly])`,
  richText: '.rt[contenteditable=true]',
  palette: '[role=dialog] [role=option]',
};

export const shown = async (page, name) => {
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

/** A page of a signed-in browser; no draft or record is left from before. `list` is what a row of the list is. */
export async function openPage(context, list = ROW) {
  const page = await context.newPage();
  await page.addInitScript(watch, { ...WATCHED, list });
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

/** Once: milliseconds until the list's first rows are drawn, and KB of scripts until then. */
async function listOnce(context, { url, row }, build, isCold) {
  const page = await openPage(context, row);
  if (isCold) {
    const tools = await context.newCDPSession(page);
    await tools.send('Network.clearBrowserCache');
  }
  await page.goto(url, { waitUntil: 'commit' });
  const at = await shown(page, 'list');
  const kilobytes = await scriptsUntil(page, build, at);
  await page.close();
  return { at, kilobytes };
}

/**
 * Milliseconds until the list's first rows are drawn, with an empty cache and a full one, ours and the peers' in turns:
 * name → { cold, warm, kilobytes }.
 */
async function listsShown(context, address, build) {
  const lists = { own: { url: `${address}/#/news`, row: ROW } };
  for (const [name, { program, row, route }] of Object.entries(PEERS))
    lists[name] = { url: `${address}/${peerPath(program)}/index.html${route}`, row };
  const times = Object.fromEntries(Object.keys(lists).map((name) => [name, { cold: [], warm: [], kilobytes: 0 }]));
  for (let round = 0; round < ROUNDS; round += 1)
    // The cold one fills the cache of the warm one.
    for (const [name, list] of Object.entries(lists))
      for (const [kind, isCold] of [
        ['cold', true],
        ['warm', false],
      ]) {
        const { at, kilobytes } = await listOnce(context, list, build, isCold);
        times[name][kind].push(at);
        times[name].kilobytes = kilobytes;
      }
  return Object.fromEntries(
    Object.entries(times).map(([name, { cold, warm, kilobytes }]) => [
      name,
      { cold: quantiles(cold), warm: quantiles(warm), kilobytes },
    ]),
  );
}

/** Opens the first row of the list in front; gives milliseconds from the press to an editable title. */
async function openFirstRow(page) {
  const link = `${ROW} a[href^="#/news/"]`;
  await page.evaluate((selector) => {
    const start = ({ timeStamp }) => window.startClock(timeStamp);
    document.querySelector(selector).addEventListener('click', start, { capture: true, once: true });
  }, link);
  await page.locator(link).first().click();
  return shown(page, 'title');
}

/** How long a list rests before a row is opened, in milliseconds. */
const REST = 4_000;

/** The same, of the first opening of all with an empty cache: as soon as the list is there, and after it has rested. */
async function editorFirstOpened(context, address) {
  const times = { cold: [], rested: [] };
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [kind, rest] of [
      ['cold', 0],
      ['rested', REST],
    ]) {
      const page = await openPage(context);
      const tools = await context.newCDPSession(page);
      await tools.send('Network.clearBrowserCache');
      await page.goto(`${address}/#/news`);
      await shown(page, 'list');
      await page.waitForTimeout(rest);
      times[kind].push(await openFirstRow(page));
      await page.close();
    }
  return { cold: quantiles(times.cold), rested: quantiles(times.rested) };
}

/** The same, once the editor's code is there. */
async function editorOpened(context, address) {
  const page = await openPage(context);
  await page.goto(`${address}/#/news`);
  await shown(page, 'list');
  const times = [];
  for (let index = 0; index <= ROUNDS; index += 1) {
    times.push(await openFirstRow(page));
    await shown(page, 'richText');
    await page.goBack();
    await page.locator(ROW).first().waitFor();
    await page.waitForTimeout(150);
  }
  await page.close();
  return quantiles(times.slice(1));
}

/** Everything of an editor open and loaded: rich text, map, comboboxes. */
export async function openFullEditor(page, address, id) {
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
  const page = await openPage(context);
  await openFullEditor(page, address, id);
  await page.evaluate(() => window.stopClock());
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
  const page = await openPage(context);
  await page.goto(`${address}/#/news`);
  await shown(page, 'list');
  await page.waitForTimeout(1_500);
  const list = await heapOf(context, page);
  await page.close();
  const other = await openPage(context);
  await openFullEditor(other, address, id);
  const editor = await heapOf(context, other);
  await other.close();
  return { list, editor };
}

/** Milliseconds from mod+K to the palette's first row, on the list. */
async function paletteOpened(context, address) {
  const page = await openPage(context);
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
export async function fullestItem(address) {
  const token = await signIn(address);
  const { data } = await call(address, token, 'GET', 'news?page=1&limit=50&orderBy=-id');
  const items = await Promise.all(data.map(async ({ id }) => (await call(address, token, 'GET', `news/${id}`)).data));
  return items.toSorted((a, b) => JSON.stringify(b).length - JSON.stringify(a).length)[0].id;
}

export function openBrowser() {
  ensureChromium();
  return chromium.launch({ executablePath: chromiumPath(), chromiumSandbox: false, args: FLAGS });
}

/** Every figure of the client over a running server that serves the peers too. */
export async function measureBrowser({ address, build }) {
  const browser = await openBrowser();
  try {
    const id = await fullestItem(address);
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const first = await openPage(context);
    const loginShown = await signInByForm(first, address);
    const loginKilobytes = await scriptsUntil(first, build, loginShown);
    await first.close();
    const { own, ...peers } = await listsShown(context, address, build);
    const firstEditor = await editorFirstOpened(context, address);
    const editor = await editorOpened(context, address);
    const heap = await heaps(context, address, id);
    // Last with this item: what is typed stays behind as a draft, which the editor would offer.
    const key = await keyCost(context, browser, address, id);
    const palette = await paletteOpened(context, address);
    return { loginShown, loginKilobytes, list: own, peers, firstEditor, editor, key, heap, palette };
  } finally {
    await browser.close();
  }
}
