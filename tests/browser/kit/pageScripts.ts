import type { Page } from 'playwright/test';

type Disposable = Awaited<ReturnType<Page['addInitScript']>>;

const added = new WeakMap<Page, Disposable[]>();

function keep(page: Page, one: Disposable): void {
  const all = added.get(page) ?? [];
  added.set(page, all);
  all.push(one);
}

/** Runs in every document that the page opens, until the page is brought back to its start. */
export async function addScript<Arg>(page: Page, script: (arg: Arg) => void, arg: Arg): Promise<void> {
  // The library's type of a script knows what it makes of handles, which none of ours takes.
  keep(page, await page.addInitScript(script as (arg: unknown) => void, arg));
}

/** A function of the page's that calls this one, until the page is brought back to its start. */
export async function addBinding(page: Page, name: string, run: (text: string) => void): Promise<void> {
  keep(page, await page.exposeBinding(name, (_, text: string) => run(text)));
}

/** A file of every site, which runs nothing. */
export const BLANK = '/icon.svg';

/**
 * Brings a page back to where a new one begins: nothing open, nothing stored by this site, no scripts, routes or windows of
 * an earlier use. What the browser has loaded and compiled it keeps.
 */
export async function startAgain(page: Page, site: string): Promise<void> {
  const context = page.context();
  // First of all: they would run in the next document too.
  await Promise.all((added.get(page) ?? []).map((one) => one.dispose()));
  added.delete(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto(`${site}${BLANK}`);
  await Promise.all([
    ...context.pages().map((other) => (other === page ? undefined : other.close())),
    context.clearCookies(),
    page.mouse.move(0, 0),
  ]);
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name = '' } of await indexedDB.databases())
      await new Promise<void>((done, fail) => {
        const deleting = indexedDB.deleteDatabase(name);
        deleting.onsuccess = () => done();
        deleting.onerror = () => fail(deleting.error);
      });
  });
}
