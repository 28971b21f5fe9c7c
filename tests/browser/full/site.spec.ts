import type { Page } from 'playwright/test';
import { expect, test } from '../kit/fixtures';
import { press, tabTo } from '../kit/keyboard';

for (const [what, fulfil, text] of [
  [
    'non è JSON',
    { body: '{ apiBase: ' },
    'Il file config.json non è JSON valido: chi amministra il sito deve correggerlo.',
  ],
  [
    'ha una chiave sbagliata',
    { json: { contentLanguages: 'it' } },
    'Nel file config.json il valore di «contentLanguages» non è valido: chi amministra il sito deve correggerlo.',
  ],
  [
    'non è un oggetto',
    { json: 7 },
    'Il file config.json deve contenere un oggetto: chi amministra il sito deve correggerlo.',
  ],
  ['non arriva', { status: 503, body: '' }, /codice 503 alla richiesta di config\.json/],
] as const)
  test(`config.json che ${what}: una pagina in italiano`, async ({ page }) => {
    await page.route('**/config.json', (route) => route.fulfill(fulfil));
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Portolano non può partire' })).toBeVisible();
    await expect(page.getByText(text)).toBeVisible();
  });

test('senza config.json valgono i valori predefiniti', async ({ page }) => {
  await page.route('**/config.json', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Area Riservata' })).toBeVisible();
});

test('una parte di Portolano che non si scarica è detta', async ({ page, signIn, open, problems }) => {
  // From the beginning: while the dashboard rests the next parts come by themselves.
  let asked = 0;
  await page.route('**/assets/list-*.js', (route) => {
    asked += 1;
    return route.abort();
  });
  await signIn('admin');
  await open('/dashboard');
  await expect(page.getByRole('button', { name: 'Apri elenco' }).first()).toBeVisible();
  await press(page, 'g', 'n');
  await expect(page.getByText(/Non è stato possibile scaricare|si è interrotta/).first()).toBeVisible();
  expect(asked).toBeGreaterThan(0);
  problems.length = 0;
});

test('una parte che al primo tentativo non si scarica arriva al secondo', async ({ page, signIn, open }) => {
  const refused = new Set<string>();
  await page.route(/\/assets\/(list|editor|forms|cards|administration)-[^/]*\.js$/, (route) => {
    const url = route.request().url();
    if (refused.has(url)) return route.continue();
    refused.add(url);
    return route.fulfill({ status: 503, body: '' });
  });
  await signIn('admin');
  await open('/dashboard');
  await expect(page.getByRole('button', { name: 'Apri elenco' }).first()).toBeVisible();
  await page.goto('/#/users/roles/new');
  await expect(page.getByRole('textbox').first()).toBeVisible();
  expect([...refused].join()).toMatch(/\/editor-/);
});

test('il tema si cambia, resta, e segue il sistema finché nessuno sceglie', async ({ page, signIn, open }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn('admin');
  await open('/dashboard');
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const dark = await background();
  const toggle = page.getByRole('button', { name: 'Passa al tema chiaro' });
  await tabTo(page, toggle);
  await press(page, 'Enter');
  await expect(page.getByRole('button', { name: 'Passa al tema scuro' })).toBeFocused();
  const light = await background();
  expect(light).not.toBe(dark);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Passa al tema scuro' })).toBeVisible();
  expect(await background()).toBe(light);
});

test('sotto i 960 px il menu si chiude, e si apre a richiesta [1-2.3.1, 1-2.3.2]', async ({ page, signIn, open }) => {
  await signIn('admin');
  await open('/dashboard');
  const menu = page.getByRole('navigation', { name: 'Menu principale' });
  await expect(menu).toBeVisible();
  expect((await menu.boundingBox())?.width).toBe(200);
  await page.setViewportSize({ width: 960, height: 800 });
  await expect(menu).toBeHidden();
  await tabTo(page, page.getByRole('button', { name: 'Apri il menu' }));
  await press(page, 'Enter');
  await expect(menu).toBeVisible();
  await press(page, 'Shift+F6');
  await press(page, 'Escape');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('button', { name: 'Apri il menu' })).toBeFocused();
  await press(page, 'Enter');
  await tabTo(page, menu.getByRole('button', { name: 'NEWS' }), 'Shift+Tab');
  await press(page, 'ArrowRight', 'ArrowRight');
  await expect(menu.getByRole('link', { name: 'Gestione News' })).toBeFocused();
  await press(page, 'Enter');
  await expect(page).toHaveURL(/#\/news/);
  await expect(menu).toBeHidden();
  await page.setViewportSize({ width: 961, height: 800 });
  await expect(menu).toBeVisible();
});

/** Boxes within the page that would have to be scrolled sideways. */
const sideways = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main *')].filter(
        (box) => box.scrollWidth > box.clientWidth + 1 && ['auto', 'scroll'].includes(getComputedStyle(box).overflowX),
      ).length,
  );

for (const width of [320, 360, 640, 960, 1280, 2560])
  test(`a ${width} px nessuna pagina scorre di lato`, async ({ page, signIn, open }) => {
    await page.setViewportSize({ width, height: 800 });
    await signIn('admin');
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await open('/news');
    await expect(page.getByRole('row')).toHaveCount(51);
    expect(await overflow()).toBeLessThanOrEqual(0);
    expect(await sideways(page)).toBe(0);
    await open('/news/2400');
    await expect(page.getByRole('textbox', { name: 'Descrizione', exact: true })).toBeVisible();
    expect(await overflow()).toBeLessThanOrEqual(0);
    await open('/dashboard');
    await expect(page.getByRole('button', { name: 'Apri elenco' }).first()).toBeVisible();
    expect(await overflow()).toBeLessThanOrEqual(0);
  });

test('con il testo al doppio il menu non taglia le sue voci e nessuna pagina scorre di lato', async ({
  page,
  signIn,
  open,
}) => {
  await signIn('admin');
  const enlarge = () => page.addStyleTag({ content: 'html { font-size: 200%; }' });
  const cut = () =>
    page
      .getByRole('navigation', { name: 'Menu principale' })
      .locator('[data-menu-item]')
      .evaluateAll((links) =>
        links.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ textContent }) => textContent),
      );
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await open('/dashboard');
  await enlarge();
  await expect(page.getByRole('button', { name: 'Apri elenco' }).first()).toBeVisible();
  expect(await cut()).toEqual([]);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await open('/events');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  expect([await overflow(), await sideways(page)]).toEqual([0, 0]);
  await open('/news/2400');
  await expect(page.getByRole('textbox', { name: 'Descrizione', exact: true })).toBeVisible();
  expect(await overflow()).toBeLessThanOrEqual(0);
});

test('il collegamento iniziale salta il menu', async ({ page, signIn, open }) => {
  await signIn('admin');
  await open('/dashboard');
  const skip = page.getByRole('button', { name: 'Vai al contenuto' });
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await press(page, 'Tab');
  await expect(skip).toBeFocused();
  await press(page, 'Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
