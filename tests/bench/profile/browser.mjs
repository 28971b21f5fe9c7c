// Profiles of the client in Chromium: the first list, a click to an editable editor, keys in its title.
import { join } from 'node:path';
import {
  fullestItem,
  KEY_PACE,
  openBrowser,
  openFullEditor,
  openPage,
  ROW,
  shown,
  signInByForm,
  TITLE,
} from '../browser.mjs';
import { startServer } from '../server.mjs';
import { isBuiltIn, within } from './report.mjs';

const ROUNDS = 6;
const KEYS = 60;
/** Microseconds between two samples. */
const INTERVAL = 200;

/** What the page does, by the sources that do it; the first that fits counts. */
const STEPS = [
  ['raccolta della memoria', isBuiltIn('(garbage collector)')],
  ['stile, layout, disegno e altro del browser', isBuiltIn('(program)')],
  ['React', within('react-dom', 'scheduler')],
  ['macchine', within('xstate', 'src/machines/')],
  ['comandi e tasti', within('src/commands/', 'src/ui/commands', 'src/ui/keys', 'hotkeys')],
  ['testo formattato', within('prosemirror', 'tiptap', 'src/ui/richtext')],
  ['tabella', within('tanstack')],
  ['instradamento', within('react-router')],
  ['chiamate e schemi', within('src/services/', 'src/contract/', 'zod', 'ofetch')],
  ['contenuti dichiarati', within('src/content/')],
  ['schermate', within('src/screens/', 'src/ui/', 'src/app/')],
];

/** Joins profiles taken one after the other into one, each with node numbers of its own. */
function joined(profiles) {
  let offset = 0;
  const all = { nodes: [], samples: [], timeDeltas: [], startTime: 0, endTime: 0 };
  for (const { nodes, samples, timeDeltas } of profiles) {
    const moved = (id) => id + offset;
    all.nodes.push(...nodes.map((node) => ({ ...node, id: moved(node.id), children: node.children?.map(moved) })));
    all.samples.push(...samples.map(moved));
    all.timeDeltas.push(...timeDeltas);
    offset += Math.max(...nodes.map(({ id }) => id));
  }
  return all;
}

/** What the page does while `work` runs. */
async function recorded(page, work) {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Profiler.enable');
  await tools.send('Profiler.setSamplingInterval', { interval: INTERVAL });
  await tools.send('Profiler.start');
  const value = await work();
  const { profile } = await tools.send('Profiler.stop');
  await tools.detach();
  return { value, profile };
}

/** A signed-in browser over a server of its own; closes both. */
async function withBrowser(options, work) {
  const server = await startServer(options);
  const browser = await openBrowser();
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const first = await openPage(context);
    await signInByForm(first, server.address);
    await first.close();
    const result = await work(context, server.address);
    // Scripts lie where the server's folder of the client has them.
    const fileOf = (url) =>
      url.startsWith(server.address) ? join(options.build, 'client', new URL(url).pathname) : null;
    return { steps: STEPS, fileOf, statements: [], ...result };
  } finally {
    await browser.close();
    await server.stop();
  }
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** The list opened by its address, with a full cache. */
export const profileList = (options) =>
  withBrowser(options, async (context, address) => {
    const [profiles, times] = [[], []];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const page = await openPage(context);
      // Of the same origin: another one would have another process, and the profile would end with it.
      await page.goto(`${address}/config.json`);
      const { value, profile } = await recorded(page, async () => {
        await page.goto(`${address}/#/news`, { waitUntil: 'commit' });
        return shown(page, 'list');
      });
      await page.close();
      // The first one fills the cache.
      if (round === 0) continue;
      profiles.push(profile);
      times.push(value);
    }
    const lines = [['dall’indirizzo alle righe, con la registrazione, p50', median(times)]];
    return { profile: joined(profiles), rounds: ROUNDS, lines };
  });

/** A click on a row of the list, to an editable title. */
export const profileOpen = (options) =>
  withBrowser(options, async (context, address) => {
    const page = await openPage(context);
    await page.goto(`${address}/#/news`);
    await shown(page, 'list');
    const [profiles, times] = [[], []];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const link = page.locator(`${ROW} a[href^="#/news/"]`).first();
      const { value, profile } = await recorded(page, async () => {
        await page.evaluate(() => window.startClock());
        await link.click();
        return shown(page, 'title');
      });
      await shown(page, 'richText');
      await page.goBack();
      await page.locator(ROW).first().waitFor();
      // The first one fetches the editor's code.
      if (round === 0) continue;
      profiles.push(profile);
      times.push(value);
    }
    const lines = [['dal clic al titolo modificabile, con la registrazione, p50', median(times)]];
    return { profile: joined(profiles), rounds: ROUNDS, lines };
  });

/** Keys in the title of a full news, everything open. */
export const profileKey = (options) =>
  withBrowser(options, async (context, address) => {
    const page = await openPage(context);
    await openFullEditor(page, address, await fullestItem(address));
    const title = page.locator(TITLE);
    await title.focus();
    await title.press('End');
    await page.keyboard.type('prova ', { delay: KEY_PACE });
    const { profile } = await recorded(page, async () => {
      for (let index = 0; index < KEYS; index += 1) {
        await page.keyboard.press('abcdefghil'[index % 10]);
        await page.waitForTimeout(KEY_PACE);
      }
    });
    return { profile, rounds: KEYS, lines: [] };
  });
