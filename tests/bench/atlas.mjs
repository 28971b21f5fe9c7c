// What the atlas costs: to build it, to open it in Chromium, to search it, to come to the last path of every machine.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { chromiumPath, ensureChromium } from '../../scripts/chromium.mjs';
import { root } from '../../scripts/ensure.mjs';
import { temporaryFolder } from './data.mjs';

const TSX = createRequire(import.meta.url).resolve('tsx/cli');
const WORDS = 'ricerca parte';

function build(folder) {
  const from = performance.now();
  const { status, stderr } = spawnSync(process.execPath, [TSX, 'tools/atlas.ts', '--out', folder], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`the atlas was not built:\n${stderr}`);
  return performance.now() - from;
}

async function timed(work) {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

/** Milliseconds for each, and for all of it one after the other. */
export async function measureAtlas() {
  const { folder, remove } = temporaryFolder();
  const built = build(folder);
  ensureChromium();
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage();
    const title = page.getByRole('heading', { level: 2 });
    const machines = page.getByRole('listbox', { name: 'Macchine' }).getByRole('option');
    const opened = await timed(async () => {
      await page.goto(pathToFileURL(join(folder, 'index.html')).href);
      await title.waitFor();
    });
    const count = await machines.count();
    await page.keyboard.press('/');
    const searched = await timed(async () => {
      await page.keyboard.type(WORDS);
      await machines.nth(2).waitFor({ state: 'detached' });
    });
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Home');
    const walked = await timed(async () => {
      for (let at = 0; at < count; at += 1) {
        const name = await machines.nth(at).locator('span').textContent();
        await title.filter({ hasText: name }).waitFor();
        await page.keyboard.press('c');
        await page.keyboard.press('End');
        await page.getByRole('group', { name: 'Esito della partenza' }).waitFor();
        await page.keyboard.press('m');
        await page.keyboard.press('ArrowDown');
      }
    });
    return { count, built, opened, searched, walked, all: built + opened + searched + walked };
  } finally {
    await browser.close();
    remove();
  }
}
