// What a tree of many categories costs in Chromium: opening it, and moving one by keys.
import { openBrowser, openPage, signInByForm } from './browser.mjs';
import { quantiles } from './noise.mjs';
import { openItem, openings } from './opening.mjs';
import { signIn } from './server.mjs';
import { grow } from './tree.mjs';

/** Group that the tree is made in; another one than the calls of the server are measured with. */
const MAIN = 10;
const MOVES = 30;
/** Quick moves, of which one order is to be stored. */
const QUICK = 10;
const NODE = '[role=treeitem]';
/** Milliseconds between two slow moves: the order of each is stored meanwhile. */
const SETTLED = 800;

/** In the page: `window.frames` are the milliseconds from each key with Alt to the frame that shows what it did. */
function watchKeys() {
  window.frames = [];
  addEventListener(
    'keydown',
    ({ altKey, key }) => {
      if (!altKey || key === 'Alt') return;
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

/** The figures of the tree's page over a running server, in milliseconds, and how many orders quick moves send. */
export async function measureTreeScreen(address) {
  const { nodes } = await grow(address, await signIn(address), MAIN);
  const tree = { route: `/category-list/${MAIN}`, call: `/categories?main=${MAIN}`, ready: NODE };
  const browser = await openBrowser();
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const first = await openPage(context);
    await signInByForm(first, address);
    await first.close();
    const opening = await openings(context, address, { tree });
    const page = await openItem(context, address, tree);
    await page.evaluate(watchKeys);
    let orders = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/categories/update_order')) orders += 1;
    });
    await page.locator(NODE).first().focus();
    for (let move = 0; move < MOVES; move += 1) {
      await page.keyboard.press(move % 2 === 0 ? 'Alt+ArrowDown' : 'Alt+ArrowUp');
      await page.waitForTimeout(SETTLED);
    }
    const slow = orders;
    for (let move = 0; move < QUICK; move += 1) await page.keyboard.press('Alt+ArrowDown');
    await page.waitForTimeout(2 * SETTLED);
    const moving = quantiles((await page.evaluate(() => window.frames)).slice(0, MOVES));
    return { nodes, opening: opening.tree, moving, moves: MOVES, slow, quick: QUICK, orders: orders - slow };
  } finally {
    await browser.close();
  }
}
