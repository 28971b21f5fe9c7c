import { expect, type Page } from 'playwright/test';
import { addScript } from './pageScripts';

/** An export that the page asked for, as far as a test lets it come. */
interface Hook {
  readonly path: string;
  /** Whether the page still waits for it. */
  isOpen: boolean;
  readonly answer: (total: number | null) => void;
  readonly push: (text: string) => void;
  readonly end: () => void;
  readonly cut: () => void;
}

type Hooked = { readonly exportHooks: Hook[] };

/** Holds the page's exports: rows come when a test says so. The page's own fetch gives all but these. */
export async function pauseExports(page: Page): Promise<void> {
  await addScript(
    page,
    () => {
      const hooks: Hook[] = [];
      Object.assign(window, { exportHooks: hooks });
      const fetched = window.fetch.bind(window);
      const paused = (path: string, signal: AbortSignal | null | undefined): Promise<Response> =>
        new Promise((resolve, reject) => {
          const stream = new TransformStream<Uint8Array, Uint8Array>();
          const writer = stream.writable.getWriter();
          let isAnswered = false;
          const hook: Hook = {
            path,
            isOpen: true,
            answer: (total) => {
              if (isAnswered) return;
              isAnswered = true;
              const count: Record<string, string> = total === null ? {} : { 'X-Total-Count': String(total) };
              const name = { 'Content-Disposition': 'attachment; filename="user.csv"' };
              resolve(new Response(stream.readable, { headers: { 'Content-Type': 'text/csv', ...name, ...count } }));
            },
            push: (text) => void writer.write(new TextEncoder().encode(text)),
            end: () => {
              hook.isOpen = false;
              void writer.close();
            },
            cut: () => {
              hook.isOpen = false;
              const broken = new TypeError('network error');
              reject(broken);
              void writer.abort(broken);
            },
          };
          signal?.addEventListener('abort', () => {
            hook.isOpen = false;
            reject(new DOMException('aborted', 'AbortError'));
          });
          hooks.push(hook);
        });
      window.fetch = (input, init) => {
        const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.href);
        return /\/user\/export/.test(pathname) ? paused(pathname, init?.signal) : fetched(input, init);
      };
    },
    null,
  );
}

/** Waits for the `count`th export, from 1; gives what of its path follows the call's. */
export async function requestedExport(page: Page, count: number): Promise<string> {
  const requested = () => page.evaluate(() => (window as unknown as Hooked).exportHooks.length);
  await expect.poll(requested, { message: `export ${count}` }).toBe(count);
  return page.evaluate(
    (index) => (window as unknown as Hooked).exportHooks[index]?.path.replace(/^.*\/user\/export\/?/, '') ?? '',
    count - 1,
  );
}

/** How many exports the page still waits for. */
export const openExports = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as Hooked).exportHooks.filter(({ isOpen }) => isOpen).length);

/** Lets the last export begin (with its number of rows, null for none announced) where it has not, and come this far. */
export const feedExport = (page: Page, total: number | null, text: string): Promise<void> =>
  page.evaluate(
    ([rows, more]) => {
      const hook = (window as unknown as Hooked).exportHooks.at(-1);
      hook?.answer(rows);
      hook?.push(more);
    },
    [total, text] as const,
  );

/** Ends the last export as it should, or breaks it off. */
export const endExport = (page: Page, how: 'end' | 'cut'): Promise<void> =>
  page.evaluate((way) => (window as unknown as Hooked).exportHooks.at(-1)?.[way](), how);
