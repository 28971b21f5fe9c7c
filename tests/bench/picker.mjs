// What the image picker costs in Chromium over many images: opening it, and scrolling through all of them.
import { openBrowser, openPage, signInByForm } from './browser.mjs';
import { quantiles } from './noise.mjs';
import { tasksOfScrolling } from './trace.mjs';

const ROUNDS = 9;
/** Name of the button that opens the picker. */
const ADD = 'Aggiungi immagini';
const THUMBNAIL = '[role=option] img';
/** Pixels that one frame of the scrolling goes on: a page of thumbnails in about a sixth of a second. */
const STEP = 80;
/** A task of more milliseconds is long, as the browser has it. */
const LONG = 50;
/** Milliseconds that whatever begins after the page is left to end. */
const REST = 1_500;

/** In the page: `window.picturesShown` is when every thumbnail in sight is drawn, counted from the press on a button. */
function watchPictures({ button, thumbnail }) {
  const begun = ({ timeStamp, target }) => {
    if (target.closest('button')?.textContent?.startsWith(button) !== true) return;
    const look = () => {
      const pictures = [...document.querySelectorAll(thumbnail)].filter((picture) => {
        const { top, bottom } = picture.getBoundingClientRect();
        return bottom > 0 && top < innerHeight;
      });
      const areDrawn = pictures.length > 0 && pictures.every((picture) => picture.complete && picture.naturalWidth > 0);
      if (!areDrawn) return requestAnimationFrame(look);
      // A frame later they are on the screen.
      return requestAnimationFrame(() => {
        window.picturesShown = performance.now() - timeStamp;
      });
    };
    look();
  };
  addEventListener('click', begun, true);
}

async function openEditor(context, address) {
  const page = await openPage(context);
  await page.addInitScript(watchPictures, { button: ADD, thumbnail: THUMBNAIL });
  await page.goto(`${address}/#/news/new`);
  await page.getByRole('button', { name: ADD, exact: true }).waitFor();
  await page.waitForTimeout(REST);
  return page;
}

async function openPicker(page) {
  await page.getByRole('button', { name: ADD, exact: true }).click();
  await page.waitForFunction(() => window.picturesShown !== undefined, null, { polling: 20 });
  return page.evaluate(() => window.picturesShown);
}

/** In the page: notes the long tasks (over 50 ms, as the browser defines them) from now on. */
function noteLongTasks() {
  window.longTasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longTasks.push(duration);
  }).observe({ type: 'longtask' });
}

const longTasks = async (page) => {
  const durations = await page.evaluate(() => window.longTasks.splice(0));
  return { count: durations.length, longest: Math.max(0, ...durations) };
};

/** In the page: scrolls from the first to the last thumbnail, a step a frame. Gives the number of frames. */
const scrollThrough = (step) => {
  const scroller = document.querySelector('[role=listbox]').parentElement;
  scroller.scrollTop = 0;
  return new Promise((resolve) => {
    let frames = 0;
    const go = () => {
      frames += 1;
      const before = scroller.scrollTop;
      scroller.scrollTop += step;
      if (scroller.scrollTop === before) resolve(frames);
      else requestAnimationFrame(go);
    };
    requestAnimationFrame(go);
  });
};

/** Presses 'Mostra altro' until there is no more, then scrolls through everything. */
async function scrolled(browser, page) {
  await page.evaluate(noteLongTasks);
  const more = page.getByRole('button', { name: 'Mostra altro', exact: true });
  const count = page.getByText(/^\d+ di \d+ immagini/);
  for (;;) {
    const [, shown, total] = /^(\d+) di (\d+)/.exec(await count.textContent());
    if (shown === total) break;
    await more.evaluate((button) => button.click());
    await page.waitForFunction(
      (before) => {
        const texts = [...document.querySelectorAll('p[role=status]')].map(({ textContent }) => textContent);
        return texts.some((text) => / immagini/.test(text) && !text.startsWith(`${before} di`));
      },
      shown,
      { polling: 'raf' },
    );
  }
  const loading = await longTasks(page);
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
  const frames = await page.evaluate(scrollThrough, STEP);
  const tasks = tasksOfScrolling(JSON.parse((await browser.stopTracing()).toString()).traceEvents);
  const processor = { count: tasks.filter((spent) => spent > LONG).length, longest: Math.max(...tasks) };
  return { loading, scrolling: { ...(await longTasks(page)), frames, processor } };
}

/** Milliseconds from the button to the thumbnails, and the long tasks on the way through all images. */
export async function measurePicker(address) {
  const browser = await openBrowser();
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const first = await openPage(context);
    await signInByForm(first, address);
    await first.close();
    const times = [];
    for (let index = 0; index <= ROUNDS; index += 1) {
      const page = await openEditor(context, address);
      times.push(await openPicker(page));
      await page.close();
    }
    const page = await openEditor(context, address);
    await openPicker(page);
    // The first one fills the browser's cache.
    return { opened: quantiles(times.slice(1)), ...(await scrolled(browser, page)) };
  } finally {
    await browser.close();
  }
}
