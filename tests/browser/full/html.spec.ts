import type { Page } from 'playwright/test';
import { completeText, createNews, readNews, unique } from '../kit/api';
import { expect, test } from '../kit/fixtures';
import { press, tabTo } from '../kit/keyboard';

// What is cleaned must be harmless by itself, not because the page's policy stops it.
test.use({ bypassCSP: true });

const description = (page: Page) => page.getByRole('textbox', { name: 'Descrizione', exact: true });

async function openSaved(page: Page, open: (route: string) => Promise<void>, name: string): Promise<number> {
  const title = unique(name);
  const id = await createNews({ it: completeText(title) });
  await open(`/news/${id}`);
  await expect(description(page)).toHaveText(title);
  return id;
}

const ATTACK =
  '<p>Prima<script>window.attacked=1</script></p><p><img src="x" onerror="window.attacked=2"><a href="javascript:window.attacked=3">link</a></p><iframe src="https://male.example/"></iframe><h2 style="color:red" onclick="window.attacked=4">Dopo</h2>';

const attacked = (page: Page) => page.evaluate(() => (window as { attacked?: number }).attacked ?? null);

test('l’HTML incollato perde gli script, sullo schermo e sul server', async ({ page, signIn, open }) => {
  await signIn('admin');
  const id = await openSaved(page, open, 'Incollata');
  const text = description(page);
  await tabTo(page, text);
  await press(page, 'Control+a');
  await page.evaluate((html) => {
    const data = new DataTransfer();
    data.setData('text/html', html);
    data.setData('text/plain', 'Prima Dopo');
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, ATTACK);
  await expect(text.getByRole('heading', { name: 'Dopo' })).toBeVisible();
  await expect(text.locator('script, iframe, [onerror], [onclick], [href^="javascript"]')).toHaveCount(0);
  await press(page, 'Control+s');
  await expect(page.getByText('Tutto salvato')).toBeVisible();
  const html = (await readNews(id)).contents.it?.description ?? '';
  expect(html).toContain('<h2>Dopo</h2>');
  expect(html).not.toMatch(/script|onerror|onclick|iframe|style/);
  expect(await attacked(page)).toBeNull();
});

test('l’HTML scritto nel sorgente perde gli script, sullo schermo e sul server', async ({ page, signIn, open }) => {
  await signIn('admin');
  const id = await openSaved(page, open, 'Sorgente');
  await tabTo(page, description(page));
  await press(page, 'Alt+F10', 'End', 'Enter');
  const source = page.getByRole('textbox', { name: 'Descrizione: sorgente HTML' });
  await expect(source).toBeFocused();
  await press(page, 'Control+a');
  await page.keyboard.insertText(ATTACK);
  await press(page, 'Control+s');
  await expect(page.getByText('Tutto salvato')).toBeVisible();
  const html = (await readNews(id)).contents.it?.description ?? '';
  expect(html).toContain('Dopo</h2>');
  expect(html).not.toMatch(/script|onerror|onclick|iframe|style/);
  await page.reload();
  await expect(description(page).getByRole('heading', { name: 'Dopo' })).toBeVisible();
  expect(await attacked(page)).toBeNull();
});
