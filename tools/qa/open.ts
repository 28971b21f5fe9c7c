import { type Browser, chromium, type LaunchOptions, type Page } from 'playwright';
import { STORAGE_KEYS } from '../../src/machines/session/keys';
import { version } from './version';

/** A file of the site that runs nothing. */
const BLANK = '/icon.svg';

export interface Opened {
  /** Settles when whoever looks at the browser closes it. */
  readonly closed: Promise<void>;
  readonly close: () => Promise<void>;
  readonly page: Page;
}

interface OpenWish {
  readonly address: string;
  /** Of whoever is signed in; null for nobody. */
  readonly token: string | null;
  readonly headless?: boolean;
}

/** Browsers to try, the one that is named before all others. */
function browsers(): LaunchOptions[] {
  const named = process.env.PORTOLANO_CHROMIUM ?? '';
  if (named !== '') return [{ executablePath: named }];
  const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser'].map((executablePath) => ({ executablePath }));
  return [{}, { channel: 'chrome' }, { channel: 'msedge' }, ...installed];
}

/** The first browser that opens. Rejects with what the first of them said. */
async function launch(headless: boolean): Promise<Browser> {
  const problems: unknown[] = [];
  for (const one of browsers())
    try {
      return await chromium.launch({
        ...one,
        headless,
        // Chromium refuses its sandbox to the administrator of the computer.
        chromiumSandbox: process.getuid?.() !== 0,
        handleSIGINT: false,
      });
    } catch (error) {
      problems.push(error);
    }
  throw problems[0];
}

/** Opens a page of the product in a browser of its own, signed in where there is a token. Rejects where it can't. */
export async function openBrowser({ address, token, headless = false }: OpenWish): Promise<Opened> {
  const browser = await launch(headless);
  try {
    const page = await browser.newPage({ viewport: null, locale: 'it-IT' });
    if (token !== null) {
      await page.goto(new URL(BLANK, address).href);
      await page.evaluate(
        ([keys, build, value]) => {
          localStorage.setItem(keys.version, build);
          localStorage.setItem(keys.token, value);
        },
        [STORAGE_KEYS, await version(), token] as const,
      );
    }
    await page.goto(address);
    const closed = new Promise<void>((done) => {
      browser.once('disconnected', () => done());
      page.once('close', () => done());
    });
    return { page, closed, close: () => browser.close() };
  } catch (error) {
    await browser.close();
    throw error;
  }
}
