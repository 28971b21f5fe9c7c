import type { Page } from 'playwright/test';
import { expectAccessible } from '../kit/axe';
import { expect, test } from '../kit/fixtures';
import { press } from '../kit/keyboard';

/** The tab that a key, pressed where the focus is, opens. */
async function opened(page: Page, key: string): Promise<Page> {
  const opening = page.context().waitForEvent('page');
  await press(page, key);
  const tab = await opening;
  await tab.waitForLoadState();
  return tab;
}

test('F1 apre la guida della pagina, anche mentre si scrive, e ciò che non è salvato resta', async ({
  page,
  signIn,
  open,
}) => {
  await signIn('admin');
  await open('/events/new');
  const title = page.getByRole('textbox', { name: 'Titolo', exact: true });
  await expect(title).toBeFocused();
  await page.keyboard.insertText('Festa del borgo');
  const guide = await opened(page, 'F1');
  await expect(guide).toHaveURL(/\/guida\/event\.html$/);
  await expect(guide.getByRole('heading', { level: 1, name: 'Eventi' })).toBeVisible();
  await guide.close();
  await expect(title).toHaveValue('Festa del borgo');
  await expect(page.getByText('Modifiche non salvate').first()).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);

  // Over the help sheet too, which tells of it.
  await press(page, 'Escape');
  await press(page, '?');
  const help = page.getByRole('dialog', { name: 'Tasti e comandi' });
  await expect(help.getByText('Guida di questa pagina')).toBeVisible();
  const again = await opened(page, 'F1');
  await expect(again).toHaveURL(/\/guida\/event\.html$/);
  await again.close();
});

for (const [width, colorScheme] of [
  [1280, 'light'],
  [320, 'dark'],
] as const)
  test(`le pagine della guida si leggono a ${width} px, con i loro collegamenti e le loro immagini`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    const refused: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') refused.push(message.text());
    });
    await page.goto('/guida/index.html');
    await page.getByRole('main').getByRole('link', { name: 'Eventi', exact: true }).focus();
    await press(page, 'Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Eventi' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Eventi', exact: true })).toHaveAttribute('aria-current', 'page');
    await page.getByRole('img').first().scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        page
          .getByRole('img')
          .first()
          .evaluate((image) => (image as HTMLImageElement).naturalWidth),
      )
      .toBeGreaterThan(0);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    expect(refused).toEqual([]);
    await expectAccessible(page);
  });
