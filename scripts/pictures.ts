// Takes the guide's pictures of the built product with its demo content; a word after `--` takes those whose name contains
// it. Fails where a page is not what its picture is of.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright/test';
import sharp from 'sharp';
import { STORAGE_KEYS } from '../src/machines/session/keys';
import { freshToken } from '../tests/browser/kit/api';
import { ADDRESS, launchServer } from '../tests/browser/kit/server';
import { chromiumPath } from './chromium.mjs';
import { PICTURES_FOLDER } from './guide/pages';
import { PICTURES, type Picture } from './guide/pictures';

const VIEWPORT = { width: 1280, height: 800 };
/** Width of a picture, in pixels, and how much of its detail WebP keeps, of 100. */
const [WIDTH, QUALITY] = [1000, 60];

const wanted = process.argv[2];
const executable = chromiumPath();
const server = await launchServer();
process.env[ADDRESS] = server.address;
const browser = await chromium.launch({
  ...(executable === undefined ? {} : { executablePath: executable }),
  args: ['--no-sandbox', '--disable-gpu'],
});

async function take({ name, route, heading, steps }: Picture): Promise<void> {
  const context = await browser.newContext({
    baseURL: server.address,
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    viewport: VIEWPORT,
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  try {
    await context.route(
      (url) => url.origin !== server.address,
      (request) => request.abort(),
    );
    const page = await context.newPage();
    await page.goto('/icon.svg');
    const values = [STORAGE_KEYS, process.env.npm_package_version ?? '0.1.0', await freshToken('admin')] as const;
    await page.evaluate(([keys, version, token]) => {
      localStorage.setItem(keys.version, version);
      localStorage.setItem(keys.token, token);
    }, values);
    await page.goto(`/#${route}`);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await page.waitForLoadState('networkidle');
    await steps?.(page);
    await page.waitForLoadState('networkidle');
    const shot = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    writeFileSync(
      join(PICTURES_FOLDER, `${name}.webp`),
      await sharp(shot).resize({ width: WIDTH }).webp({ quality: QUALITY }).toBuffer(),
    );
  } catch (error) {
    throw new Error(`picture '${name}' of ${route}`, { cause: error });
  } finally {
    await context.close();
  }
}

mkdirSync(PICTURES_FOLDER, { recursive: true });
try {
  for (const picture of PICTURES.filter(({ name }) => wanted === undefined || name.includes(wanted)))
    await take(picture);
} finally {
  await browser.close();
  await server.stop();
}
