// Takes the pictures of the built product: the guide's with its demo content, those of docs/first-site.md on an empty site.
// A word after `--` takes those whose name contains it. Fails where a page is not what its picture is of.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright/test';
import sharp from 'sharp';
import { chromiumPath } from '../scripts/chromium.mjs';
import { STORAGE_KEYS } from '../src/machines/session/keys';
import { freshToken } from '../tests/browser/kit/api';
import { ADDRESS, initialPasswordOf, launchServer, type Running } from '../tests/browser/kit/server';
import { callApi } from '../tests/kit/http';
import { FIRST_SITE_FOLDER, PICTURES_FOLDER } from './guide/pages';
import { FIRST_SITE_PICTURES, PICTURES, type Picture } from './guide/pictures';

const VIEWPORT = { width: 1280, height: 800 };
/** Width of a picture, in pixels, and how much of its detail WebP keeps, of 100. */
const [WIDTH, QUALITY] = [1000, 60];

/** Pictures that are taken of one server, one after the other: what one does the next one finds. */
interface Album {
  readonly folder: string;
  readonly pictures: readonly Picture[];
  readonly launch: () => Promise<Running>;
  /** Of who sees the pages. */
  readonly tokenOf: (server: Running) => Promise<string>;
}

/** The first administrator of an empty site chooses a password, and signs in with it. */
async function firstToken(server: Running): Promise<string> {
  const refused = await fetch(`${server.address}/api/v1/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: initialPasswordOf(server) }),
  });
  const code: string = (await refused.json()).data.password_reset_code;
  const password = 'Argine-Lungo-del-Po';
  const chosen = { email_token: code, password, password_confirmation: password };
  await callApi(server.address, 'POST', `password/reset/${code}`, null, chosen);
  const { data } = await callApi(server.address, 'POST', 'login', null, { username: 'admin', password });
  return (data as { access_token: string }).access_token;
}

const ALBUMS: readonly Album[] = [
  {
    folder: PICTURES_FOLDER,
    pictures: PICTURES,
    launch: () => launchServer(),
    tokenOf: () => freshToken('admin'),
  },
  {
    folder: FIRST_SITE_FOLDER,
    pictures: FIRST_SITE_PICTURES,
    launch: () => launchServer({}, ['--no-demo']),
    tokenOf: firstToken,
  },
];

const wanted = process.argv[2];
const executable = chromiumPath();
const browser = await chromium.launch({
  ...(executable === undefined ? {} : { executablePath: executable }),
  args: ['--no-sandbox', '--disable-gpu'],
});

async function take({ name, route, heading, steps }: Picture, server: Running, token: string, folder: string) {
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
    const values = [STORAGE_KEYS, process.env.npm_package_version ?? '0.1.0', token] as const;
    await page.evaluate(([keys, version, token]) => {
      localStorage.setItem(keys.version, version);
      localStorage.setItem(keys.token, token);
    }, values);
    await page.goto(`/#${route}`);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await page.waitForLoadState('networkidle');
    await steps?.(page);
    await page.waitForLoadState('networkidle');
    // Where the machine is slow, the network may rest before what came is drawn.
    await page.waitForFunction(() => document.querySelector('[aria-busy="true"], .skeleton') === null);
    const shot = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    writeFileSync(
      join(folder, `${name}.webp`),
      await sharp(shot).resize({ width: WIDTH }).webp({ quality: QUALITY }).toBuffer(),
    );
  } catch (error) {
    throw new Error(`picture '${name}' of ${route}`, { cause: error });
  } finally {
    await context.close();
  }
}

/** Takes those of an album that are wanted; without any no server is started. */
async function fill({ folder, pictures, launch, tokenOf }: Album): Promise<void> {
  const chosen = pictures.filter(({ name }) => wanted === undefined || name.includes(wanted));
  if (chosen.length === 0) return;
  mkdirSync(folder, { recursive: true });
  const server = await launch();
  process.env[ADDRESS] = server.address;
  try {
    const token = await tokenOf(server);
    for (const picture of chosen) await take(picture, server, token, folder);
  } finally {
    await server.stop();
  }
}

try {
  for (const album of ALBUMS) await fill(album);
} finally {
  await browser.close();
}
