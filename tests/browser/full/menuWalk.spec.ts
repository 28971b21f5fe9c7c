import type { Page } from 'playwright/test';
import { expect, test } from '../kit/fixtures';
import { press } from '../kit/keyboard';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu principale' });

/** From the page into the menu, and to its first entry. */
async function enterMenu(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).focus();
  await press(page, 'Shift+F6', 'Home');
}

/** Opens every group by keys. Gives where the entries lead, in their order. */
async function openedEntries(page: Page): Promise<readonly string[]> {
  await enterMenu(page);
  const groups = menu(page).locator('button[aria-expanded]');
  for (let place = 0; place < (await groups.count()); place += 1) {
    await groups.nth(place).focus();
    if ((await groups.nth(place).getAttribute('aria-expanded')) === 'false') await press(page, 'ArrowRight');
    await expect(groups.nth(place)).toHaveAttribute('aria-expanded', 'true');
  }
  return menu(page)
    .locator('a[href]:visible')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

for (const username of ['admin', 'editor'] as const)
  test(`tutto il menu coi tasti, come ${username}: ogni voce apre la sua pagina`, async ({ page, signIn, open }) => {
    test.setTimeout(240_000);
    await signIn(username);
    await open('/dashboard');
    const routes = await openedEntries(page);
    expect(routes.length).toBeGreaterThan(username === 'admin' ? 50 : 15);
    expect(new Set(routes).size).toBe(routes.length);
    for (const route of routes)
      await test.step(route, async () => {
        const entry = menu(page).locator(`a[href="${route}"]`);
        await entry.focus();
        await press(page, 'Enter');
        await expect.poll(() => new URL(page.url()).hash.split('?')[0]).toBe(route.split('?')[0]);
        // The page comes after its address and takes the focus, which is not to happen to the next entry.
        await expect(entry).toHaveAttribute('aria-current');
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        const heading = page.getByRole('heading', { level: 1 });
        await expect(heading).not.toHaveText(/^$|Pagina non trovata/);
        await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
        await expect(menu(page).locator('[aria-current]:visible')).toHaveCount(1);
      });
  });
