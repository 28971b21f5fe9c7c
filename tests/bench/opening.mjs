// How long an item takes in Chromium from the arrival of its data to fields that can be typed into.
import { openPage } from './browser.mjs';
import { quantiles } from './noise.mjs';

const ROUNDS = 7;
const READY = '#field-contents-it-title:not([readonly])';

/** In the page: `window.dataAt` is when the answer of an address had come, `window.readyAt` when it could be edited. */
function watchOpening({ call, ready }) {
  const arrived = new PerformanceObserver((list) => {
    for (const { name, responseEnd } of list.getEntries()) if (name.endsWith(call)) window.dataAt = responseEnd;
  });
  arrived.observe({ type: 'resource', buffered: true });
  const look = () => {
    if (document.querySelector(ready) === null) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      window.readyAt = performance.now();
    });
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { subtree: true, childList: true, attributes: true });
}

/**
 * Opens an item in a new page and waits until it can be edited. Takes its route, the end of its call's address, and what is
 * there once it is ready, without it the title's field.
 */
export async function openItem(context, address, { route, call, ready = READY }) {
  const page = await openPage(context);
  await page.addInitScript(watchOpening, { call, ready });
  await page.goto(`${address}/#${route}`);
  await page.waitForFunction(() => window.dataAt !== undefined && window.readyAt !== undefined, null, { polling: 20 });
  await page.evaluate(() => window.stopClock());
  return page;
}

/** Milliseconds from the arrival of the data to fields that can be typed into, of these items in turn: name → quantiles. */
export async function openings(context, address, items) {
  const times = Object.fromEntries(Object.keys(items).map((name) => [name, []]));
  for (let index = 0; index <= ROUNDS; index += 1)
    for (const [name, item] of Object.entries(items)) {
      const page = await openItem(context, address, item);
      if (index > 0) times[name].push(await page.evaluate(() => window.readyAt - window.dataAt));
      await page.close();
    }
  return Object.fromEntries(Object.entries(times).map(([name, all]) => [name, quantiles(all)]));
}
