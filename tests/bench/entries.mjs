// What an item with thirty full stops costs: opening it in Chromium, each key in each of its parts, memory, and a save.
import { heapOf, openBrowser, openPage, signInByForm } from './browser.mjs';
import { makeFullViaEmilia, STOPS } from './fullViaEmilia.mjs';
import { quantiles } from './noise.mjs';
import { openItem, openings } from './opening.mjs';
import { call, cpuOf, cpuOfFirstThread, signIn } from './server.mjs';
import { scriptPerKey, spentPerKey } from './trace.mjs';

const KEYS = 40;
/** Milliseconds between two keys: the pace of a quick typist, and room for what follows a key. */
const KEY_PACE = 90;
/** Milliseconds that whatever begins after the page is left to end. */
const REST = 2_000;
const SAVES = 50;

/** In the page, before React: `window.redraws` counts what it draws, as its developer tools are told. */
function countRedraws() {
  window.redraws = 0;
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: () => {
      window.redraws += 1;
    },
    onCommitFiberUnmount: () => {},
    onPostCommitFiberRoot: () => {},
  };
}

const stops = (page) => page.getByRole('group', { name: 'Tappe', exact: true });

/** Where one types, by name: gives the control. The second stop and its videos are open. */
const PLACES = {
  titolo: (page) => page.getByRole('textbox', { name: 'Titolo', exact: true }).first(),
  'titolo di una tappa': (page) => stops(page).getByRole('textbox', { name: 'Titolo', exact: true }).first(),
  'descrizione di una tappa': (page) => stops(page).locator('.ProseMirror').first(),
  'indirizzo di una tappa': (page) => stops(page).getByRole('textbox', { name: 'Indirizzo', exact: true }).first(),
  'indirizzo web di un video': (page) =>
    stops(page)
      .getByRole('textbox', { name: /^Indirizzo web/ })
      .first(),
};

/** What a key costs, p50 and p95 in milliseconds: scripts alone, and all that the main thread does; and how often it draws. */
async function keyCost(browser, page, control) {
  await control.scrollIntoViewIfNeeded();
  await control.focus();
  await page.keyboard.press('End');
  await page.keyboard.type('ab', { delay: KEY_PACE });
  await page.waitForTimeout(REST);
  const before = await page.evaluate(() => window.redraws);
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-v8.gc'] });
  for (let index = 0; index < KEYS; index += 1) {
    await page.keyboard.press('abcdefghil'[index % 10]);
    await page.waitForTimeout(KEY_PACE);
  }
  const trace = JSON.parse((await browser.stopTracing()).toString());
  const redraws = ((await page.evaluate(() => window.redraws)) - before) / KEYS;
  return {
    script: quantiles(scriptPerKey(trace.traceEvents)),
    all: quantiles(spentPerKey(trace.traceEvents)),
    redraws,
  };
}

/**
 * Milliseconds of a save, one at a time: on the clock, p50 and p95, and of the server's processor on average, in all and of
 * its first thread alone.
 */
async function saving({ address, pid }, token, id) {
  const times = [];
  const spent = { all: 0, first: 0 };
  for (let round = 0; round <= SAVES; round += 1) {
    const { data: item } = await call(address, token, 'GET', `viaemilia/${id}`);
    const [first, ...rest] = item.tappe;
    const it = { ...first.contents.it, title: `Tappa 1, giro ${round}` };
    const tappe = [{ ...first, contents: { ...first.contents, it } }, ...rest];
    const [all, ofFirst, begun] = [cpuOf(pid), cpuOfFirstThread(pid), performance.now()];
    await call(address, token, 'PUT', `viaemilia/${id}`, { ...item, tappe, lang: 'it' });
    // The first one warms up.
    if (round === 0) continue;
    times.push(performance.now() - begun);
    spent.all += (cpuOf(pid) - all) / SAVES;
    spent.first += (cpuOfFirstThread(pid) - ofFirst) / SAVES;
  }
  return { ...quantiles(times), ...spent };
}

/** The figures of the full itinerary over a running server. */
export async function measureEntries(server) {
  const { address } = server;
  const token = await signIn(address);
  const id = await makeFullViaEmilia(address, token);
  const saves = await saving(server, token, id);
  const browser = await openBrowser();
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addInitScript(countRedraws);
    const first = await openPage(context);
    await signInByForm(first, address);
    await first.close();
    const item = { route: `/viaemilia/${id}`, call: `/viaemilia/${id}` };
    const { full: opening } = await openings(context, address, { full: item });
    const page = await openItem(context, address, item);
    await stops(page)
      .getByRole('button', { name: /^Tappa 2:/ })
      .click();
    await stops(page)
      .getByRole('button', { name: /^Video/ })
      .click();
    await page.waitForTimeout(REST);
    const heap = await heapOf(context, page);
    const keys = {};
    for (const [name, find] of Object.entries(PLACES)) keys[name] = await keyCost(browser, page, find(page));
    await page.close({ runBeforeUnload: false });
    return { stops: STOPS, opening, keys, heap, saves };
  } finally {
    await browser.close();
  }
}
