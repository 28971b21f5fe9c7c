import { execFile } from 'node:child_process';
import { mkdtemp, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, type Page } from 'playwright/test';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const TSX = createRequire(import.meta.url).resolve('tsx/cli');

/** Builds the atlas of some machines into a folder of its own, which the caller removes; gives the folder. */
export async function builtAtlas(machines: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portolano-atlas-'));
  const args = [TSX, 'tools/atlas.ts', '--only', machines.join(), '--out', folder];
  const { stderr } = await promisify(execFile)(process.execPath, args, { cwd: ROOT });
  expect(stderr).not.toContain('Error');
  return folder;
}

/** Opens the atlas out of its folder; gives what goes wrong in the page, and what it asks of the network. */
export async function openAtlas(page: Page, folder: string): Promise<string[]> {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error.stack)));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('request', (request) => /^(file|data):/.test(request.url()) || problems.push(request.url()));
  await page.goto(pathToFileURL(join(folder, 'index.html')).href);
  return problems;
}

/** What a download holds that a key begins. */
export async function downloaded(page: Page, key: string): Promise<{ name: string; path: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press(key)]);
  const path = await download.path();
  return { name: download.suggestedFilename(), path, text: await readFile(path, 'utf8') };
}
