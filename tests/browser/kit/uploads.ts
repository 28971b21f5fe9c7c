import { expect, type Page } from 'playwright/test';
import { addScript } from './pageScripts';

interface Hooks {
  /** What lets each measured picture load, in the order in which they were chosen. */
  readonly measured: (() => void)[];
  /** What begins each reduction, in the order in which they were asked for. */
  readonly reduced: (() => void)[];
  /** The sendings begun so far. */
  readonly sent: { readonly name: string; readonly request: XMLHttpRequest }[];
}

type Hooked = { readonly uploadHooks: Hooks };

/**
 * Pauses what the browser does with a chosen file by itself: a picture that is to be measured loads, and one that is to be
 * reduced goes to its worker, when a test says so,
 * and a sending gets on when a test says so.
 */
export async function pauseUploads(page: Page): Promise<void> {
  await addScript(
    page,
    () => {
      const hooks: Hooks = { measured: [], reduced: [], sent: [] };
      Object.assign(window, { uploadHooks: hooks });
      const source = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src');
      if (source?.set === undefined) throw new Error('pictures have no source');
      const load = source.set;
      Object.defineProperty(HTMLImageElement.prototype, 'src', {
        ...source,
        set(value: string) {
          const begin = () => load.call(this, value);
          if (String(value).startsWith('blob:')) hooks.measured.push(begin);
          else begin();
        },
      });
      const post = Worker.prototype.postMessage;
      Worker.prototype.postMessage = function (message: unknown) {
        hooks.reduced.push(() => post.call(this, message));
      };
      // How far a sending got is said by `progressTo` alone: the stand-in takes a small file at once.
      Object.defineProperty(XMLHttpRequestUpload.prototype, 'onprogress', {
        set(this: XMLHttpRequestUpload, take: (event: ProgressEvent) => void) {
          this.addEventListener('progress', (event) => {
            if (!event.isTrusted) take(event);
          });
        },
      });
      const send = XMLHttpRequest.prototype.send;
      XMLHttpRequest.prototype.send = function (body) {
        const file = body instanceof FormData ? body.get('file') : null;
        if (file instanceof File) hooks.sent.push({ name: file.name, request: this });
        send.call(this, body ?? null);
      };
    },
    null,
  );
}

/** Lets the `count`th measured picture load, from 1; waits until it is to be measured. */
export async function releaseMeasuring(page: Page, count: number): Promise<void> {
  const measured = () => page.evaluate(() => (window as unknown as Hooked).uploadHooks.measured.length);
  await expect.poll(measured, { message: `picture ${count} to measure` }).toBeGreaterThanOrEqual(count);
  await page.evaluate((index) => (window as unknown as Hooked).uploadHooks.measured[index]?.(), count - 1);
}

/** Lets the `count`th reduction begin, from 1; waits until it was asked for. */
export async function releaseReducing(page: Page, count: number): Promise<void> {
  const reduced = () => page.evaluate(() => (window as unknown as Hooked).uploadHooks.reduced.length);
  await expect.poll(reduced, { message: `picture ${count} to reduce` }).toBeGreaterThanOrEqual(count);
  await page.evaluate((index) => (window as unknown as Hooked).uploadHooks.reduced[index]?.(), count - 1);
}

/** The last sending of this file gets as far as this part, 0–1. */
export async function progressTo(page: Page, name: string, part: number): Promise<void> {
  await page.evaluate(
    ([file, loaded]) => {
      const sending = (window as unknown as Hooked).uploadHooks.sent.findLast((entry) => entry.name === file);
      if (sending === undefined) throw new Error(`${file} is not being sent`);
      const progress = { lengthComputable: true, loaded: loaded * 1000, total: 1000 };
      sending.request.upload.dispatchEvent(new ProgressEvent('progress', progress));
    },
    [name, part] as const,
  );
}
