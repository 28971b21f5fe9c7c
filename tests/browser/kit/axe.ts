import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect, type Page, test } from 'playwright/test';
import { isCore } from '../../kit/set';

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

/** Parts of a page that can be in order by themselves: the page, its landmarks, cards, tables and dialogs. */
const PARTS = 'html, header, nav, main, aside, section, form, table, [role="dialog"], [role="alertdialog"]';

/** What is looked at and how, as the page takes it. */
interface LookRequest {
  readonly options: RunOptions;
  readonly parts: string;
  /** Digests of the parts that were in order before: they are left out. */
  readonly inOrder: readonly number[];
}

interface Axe {
  run(context: { include: Element[]; exclude: Element[] }, options: RunOptions): Promise<AxeResults>;
}

/**
 * Runs in the page. Gives axe's results and the digests of all parts. A part's digest is of all that it and what it lies in
 * say and look like: their markup without the ids that were drawn for it, the theme, the system's colours and the width.
 */
async function runAxe({ options, parts, inOrder }: LookRequest) {
  const plain = (html: string) => html.replaceAll(/_r_\w+_|:r\w+:|«\w+»/g, '');
  const media = ['(prefers-color-scheme: dark)', '(forced-colors: active)'].map((query) => matchMedia(query).matches);
  const look = `${media} ${innerWidth}`;
  const around = (element: Element | null): string =>
    element === null ? look : `${around(element.parentElement)}${(element.cloneNode(false) as Element).outerHTML}`;
  const digestOf = (element: Element): number => {
    // FNV-1a in two halves of 26 bits each.
    let [low, high] = [0x11c9dc5, 0x1000193];
    for (const unit of plain(around(element.parentElement) + element.outerHTML)) {
      const code = unit.codePointAt(0) ?? 0;
      low = Math.imul(low ^ code, 0x1000193) & 0x3ffffff;
      high = Math.imul(high ^ code, 0x5bd1e995) & 0x3ffffff;
    }
    return high * 0x4000000 + low;
  };
  const digests = new Map([...document.querySelectorAll(parts)].map((part) => [part, digestOf(part)]));
  const known = new Set(inOrder);
  const exclude = [...digests].filter(([, digest]) => known.has(digest)).map(([part]) => part);
  if (exclude.includes(document.documentElement)) return { violations: [], digests: [] };
  const { axe } = window as unknown as { axe: Axe };
  // Cards out of sight are looked at too, and none may grow, and move what lies below it, when it comes into sight.
  const whole = document.createElement('style');
  whole.textContent = '* { content-visibility: visible !important; }';
  document.head.append(whole);
  const { violations } = await axe.run({ include: [document.documentElement], exclude }, options);
  // Half under a bar that stays in view it is small until one scrolls on.
  const isTooSmall = async (target: unknown) => {
    const element = document.querySelector<HTMLElement>(String(target));
    if (element === null) return true;
    const top = scrollY;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const again = await axe.run({ include: [element], exclude: [] }, { ...options, runOnly: ['target-size'] });
    scrollTo({ top, behavior: 'instant' });
    return again.violations.length > 0;
  };
  for (const violation of violations.filter(({ id }) => id === 'target-size')) {
    const nodes: typeof violation.nodes = [];
    for (const node of violation.nodes) if (await isTooSmall(node.target)) nodes.push(node);
    violation.nodes = nodes;
  }
  whole.remove();
  return { violations, digests: [...digests.values()] };
}

/** What this worker has looked at and found in order. */
const inOrder = new Set<number>();

/** Waits until nothing moves: what fades has no contrast yet. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
        .map((animation) => animation.finished),
    ),
  );
}

/**
 * Fails with every accessibility problem of the page in front. What this worker has found in order before, to the letter and
 * in the same place, is not looked at again.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await settle(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const { violations, digests } = await page.evaluate(runAxe, {
    options: OPTIONS,
    parts: PARTS,
    inOrder: [...inOrder],
  });
  const findings = violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ target }) => !(id === 'region' && OPTION.test(String(target))))
      .map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
  );
  expect(findings, 'accessibility problems').toEqual([]);
  for (const digest of digests) inOrder.add(digest);
}

/** How a page is looked at. */
export interface Look {
  readonly colorScheme: 'light' | 'dark';
  readonly width: number;
  readonly height: number;
}

const WIDE = { width: 1280, height: 900 } as const;
/** The narrowest that one may have to scroll in one direction only. Source: WCAG 2.2, success criterion 1.4.10. */
const NARROW = { width: 320, height: 640 } as const;

const CORE_LOOKS: readonly Look[] = [{ colorScheme: 'light', ...WIDE }];

/** Both themes and both widths, each once; the first of them in the core. */
export const LOOKS: readonly Look[] = isCore ? CORE_LOOKS : [...CORE_LOOKS, { colorScheme: 'dark', ...NARROW }];

/** Both themes at both widths; the first of them in the core. */
export const ALL_LOOKS: readonly Look[] = isCore
  ? CORE_LOOKS
  : [...LOOKS, { colorScheme: 'dark', ...WIDE }, { colorScheme: 'light', ...NARROW }];

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
