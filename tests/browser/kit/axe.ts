import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect, type Page, test } from 'playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** axe lets go of the page between its rules by timers, which stand still with a replay's clock: a message does the same. */
const source = `(function (setTimeout) {${axe}})((work, delay = 0) => {
  if (delay > 0) return 0;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => { port1.close(); work(); };
  port2.postMessage(0);
  return 0;
});`;

const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  // What it would load anew, style sheets and media, serves rules that are not among these.
  preload: false,
};

/**
 * The options of a combobox lie at the body's end, outside of every landmark: they belong to the box that points to them,
 * which lies in one.
 */
const OPTION = /combobox-option|headlessui-portal-root/;

/** What axe finds, a line a place. */
async function findings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const results = await page.evaluate(
    (options) => (window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } }).axe.run(options),
    OPTIONS,
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ target }) => !(id === 'region' && OPTION.test(String(target))))
      .map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
  );
}

/** Fails with every accessibility problem of the page in front. Waits until nothing moves: what fades has no contrast yet. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
        .map((animation) => animation.finished),
    ),
  );
  expect(await findings(page), 'accessibility problems').toEqual([]);
}

/** What a page looks like in its document, whatever ids were drawn for it: its theme, its width, and a digest. */
export const appearance = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const html = document.documentElement.outerHTML.replaceAll(/_r_\w+_|:r\w+:|«\w+»/g, '');
    const digest = await crypto.subtle.digest('SHA-1', new TextEncoder().encode(html));
    const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
    return `${isDark} ${innerWidth} ${[...new Uint8Array(digest)].join('-')}`;
  });

/** How a page is looked at. */
export interface Look {
  readonly colorScheme: 'light' | 'dark';
  readonly width: number;
  readonly height: number;
}

const WIDE = { width: 1280, height: 900 } as const;
/** The narrowest that one may have to scroll in one direction only. Source: WCAG 2.2, success criterion 1.4.10. */
const NARROW = { width: 320, height: 640 } as const;

/** Both themes and both widths, each once. */
export const LOOKS: readonly Look[] = [
  { colorScheme: 'light', ...WIDE },
  { colorScheme: 'dark', ...NARROW },
];

/** Both themes at both widths. */
export const ALL_LOOKS: readonly Look[] = [
  { colorScheme: 'light', ...WIDE },
  { colorScheme: 'dark', ...WIDE },
  { colorScheme: 'dark', ...NARROW },
  { colorScheme: 'light', ...NARROW },
];

/** By how many pixels the page is wider than its window. */
export const tooWide = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth));

/** Fails with every accessibility problem that the page in front has in one of these looks; it is not loaded anew. */
export async function expectAccessibleIn(page: Page, looks: readonly Look[]): Promise<void> {
  for (const { colorScheme, width, height } of looks) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height });
    // What the page makes of its new width is drawn by the second frame.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await test.step(`${colorScheme}, ${width} px`, async () => {
      await expectAccessible(page);
      expect(await tooWide(page), 'pixels to scroll to the side').toBe(0);
    });
  }
}
