import type { Page } from 'playwright/test';
import { completeText, createNews, readNews, unique } from '../kit/api';
import { expectAccessible } from '../kit/axe';
import { expect, test } from '../kit/fixtures';
import { press, tabTo } from '../kit/keyboard';

const description = (page: Page) => page.getByRole('textbox', { name: 'Descrizione', exact: true });

/** A page as one finds them, with styles of its own and blocks that rich text doesn't have. */
const ARTICLE = `<!DOCTYPE html><meta charset="utf-8"><style>h1 { font-weight: 400 } b { font-style: normal }</style>
  <article><h1>Sagra del tartufo</h1><div>Tre giorni <b>di festa</b>.</div><div style="color: #123456">In piazza
  <span style="font-weight: 700">ingresso libero</span></div><dl><dt>Lunedì</dt><dd>9-13</dd></dl>
  <pre>riga uno\nriga due</pre><ul><li>scarpe</li><ul><li>comode</li></ul></ul></article>`;

/** Copies all of a page in a second tab, with its keyboard. */
async function copyFrom(page: Page, html: string): Promise<void> {
  const other = await page.context().newPage();
  await other.setContent(html);
  await other.bringToFront();
  await other.keyboard.press('Control+a');
  await other.keyboard.press('Control+c');
  await other.close();
  await page.bringToFront();
}

async function openText(page: Page, open: (route: string) => Promise<void>): Promise<number> {
  const title = unique('Incolla');
  const id = await createNews({ it: completeText(title) });
  await open(`/news/${id}`);
  await expect(description(page)).toHaveText(title);
  await tabTo(page, description(page));
  await press(page, 'Control+a');
  return id;
}

test.beforeEach(async ({ context, signIn }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn('admin');
});

test('ciò che si copia da una pagina arriva com’era, e ciò che si perde è detto una volta', async ({ page, open }) => {
  const id = await openText(page, open);
  await copyFrom(page, ARTICLE);
  await press(page, 'Control+v');
  const text = description(page);
  await expect(text.getByRole('heading', { level: 2, name: 'Sagra del tartufo' })).toBeVisible();
  await expect(text.locator('strong')).toHaveText(['di festa', 'ingresso libero']);
  const notice = page.getByRole('status').filter({ hasText: 'Tolti:' });
  await expect(notice).toContainText(/Tolti: \d+ stil[ei]/);
  await press(page, 'Control+s');
  await expect(page.getByText('Tutto salvato')).toBeVisible();
  expect((await readNews(id)).contents.it?.description).toBe(
    '<h2>Sagra del tartufo</h2><p>Tre giorni <strong>di festa</strong>.</p><p>In piazza <strong>ingresso libero</strong></p><p>Lunedì</p><p>9-13</p><p>riga uno<br />riga due</p><ul><li><p>scarpe</p><ul><li><p>comode</p></li></ul></li></ul>',
  );
});

test('dall’avviso si torna all’originale e al testo semplice, da tastiera', async ({ page, open }) => {
  await openText(page, open);
  await copyFrom(page, ARTICLE);
  await press(page, 'Control+v');
  const notice = page.getByRole('status').filter({ hasText: 'Tolti:' });
  await expect(notice).toBeVisible();
  await expectAccessible(page);
  await press(page, 'Escape');
  await tabTo(page, page.getByRole('button', { name: 'HTML incollato' }), 'Shift+Tab');
  await press(page, 'Enter');
  await expect(page.getByRole('textbox', { name: 'HTML incollato' })).toHaveValue(/<dt/);
  await tabTo(page, page.getByRole('button', { name: 'Incolla come testo semplice' }), 'Shift+Tab');
  await press(page, 'Enter');
  await expect(notice).toBeHidden();
  await expect(description(page)).toBeFocused();
  await expect(description(page)).toContainText('Sagra del tartufo');
  await expect(description(page).locator('h2, strong, li')).toHaveCount(0);
});

test('un indirizzo incollato su una selezione ne fa un link, e un titolo perde ciò che non si vede', async ({
  page,
  open,
}) => {
  const id = await openText(page, open);
  await page.evaluate(() => navigator.clipboard.writeText('https://it.wikipedia.org/wiki/Tartufo_(fungo)'));
  await press(page, 'Control+v');
  await expect(description(page).getByRole('link')).toHaveAttribute(
    'href',
    'https://it.wikipedia.org/wiki/Tartufo_(fungo)',
  );
  const title = page.getByRole('textbox', { name: 'Titolo', exact: true });
  await page.evaluate(() => navigator.clipboard.writeText('\u202aZanza\u00adriera\u202c'));
  await press(page, 'Escape');
  await tabTo(page, title, 'Shift+Tab');
  await press(page, 'Control+a', 'Control+v');
  await expect(title).toHaveValue('Zanzariera');
  await press(page, 'Control+z');
  await expect(title).not.toHaveValue('Zanzariera');
  await press(page, 'Control+Shift+z', 'Control+s');
  await expect(page.getByText('Tutto salvato')).toBeVisible();
  expect((await readNews(id)).contents.it?.title).toBe('Zanzariera');
});

test('incollato come testo semplice, un indirizzo prende il posto di ciò che è scelto e non diventa un link', async ({
  page,
  open,
}) => {
  await openText(page, open);
  await page.evaluate(() => navigator.clipboard.writeText('https://it.wikipedia.org/wiki/Tartufo'));
  await press(page, 'Control+Shift+v');
  await expect(description(page)).toHaveText('https://it.wikipedia.org/wiki/Tartufo');
  await expect(description(page).getByRole('link')).toHaveCount(0);
  await press(page, 'Control+a', 'Control+v');
  await expect(description(page).getByRole('link')).toHaveCount(1);
});

test('un’immagine dentro il testo incollato si carica come le altre, le altre sono contate', async ({ page, open }) => {
  await openText(page, open);
  await page.evaluate(() => {
    const html = '<p>Prima</p><img src="file:///C:/foto.png"><p>Dopo</p>';
    const parts = { 'text/html': html, 'text/plain': 'Prima Dopo' };
    const data = new DataTransfer();
    for (const [type, part] of Object.entries(parts)) data.setData(type, part);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expect(page.getByRole('status').filter({ hasText: '1 immagine non è stata caricata' })).toBeVisible();
  await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    const data = new DataTransfer();
    data.setData('text/html', `<p>Uno</p><img src="${canvas.toDataURL('image/png')}">`);
    data.setData('text/plain', 'Uno');
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expect(page.getByRole('dialog').getByText('incollata-1.png').first()).toBeVisible();
});
