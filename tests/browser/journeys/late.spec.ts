import type { Page, Route } from 'playwright/test';
import { commandTexts } from '../../../src/messages/commands/commands';
import { paletteTexts } from '../../../src/messages/screens/palette';
import { call, createNews, passwordOf, unique } from '../kit/api';
import { expect, FULL, test } from '../kit/fixtures';
import { press } from '../kit/keyboard';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Holds back a part of the application by the name of its file; gives what lets it through. */
async function holdBack(page: Page, part: string): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route(`**/assets/${part}-*.js`, async (route) => {
    if (isHeld) held.push(route);
    else await route.continue();
  });
  return async () => {
    await expect.poll(() => held.length, `${part} is the name of a file`).toBeGreaterThan(0);
    isHeld = false;
    await Promise.all(held.map((route) => route.continue()));
  };
}

async function writeCredentials(page: Page): Promise<void> {
  await expect(field(page, 'Username')).toBeFocused();
  await press(page, 'Control+a');
  await page.keyboard.type('lettore');
  await press(page, 'Tab');
  await page.keyboard.type(passwordOf('lettore'));
}

test('si scrive e si preme Invio prima che arrivi la parte che chiama il server: l’accesso attende', async ({
  page,
}) => {
  const come = await holdBack(page, 'client');
  await page.goto('/');
  await writeCredentials(page);
  await press(page, 'Enter');
  await expect(page.getByRole('button', { name: 'Entra' })).toHaveAttribute('aria-busy', 'true');
  await come();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test('se quella parte non arriva lo si dice, e riprovando si entra', FULL, async ({ page }) => {
  await page.route('**/assets/client-*.js', (route) => route.abort());
  await page.goto('/');
  await writeCredentials(page);
  await press(page, 'Enter');
  const alert = page.getByRole('alert').filter({ hasText: 'Una parte di Portolano non è arrivata' });
  await expect(alert).toBeVisible();
  await expect(field(page, 'Username')).toHaveValue('lettore');
  await page.unroute('**/assets/client-*.js');
  await expect(field(page, 'Password')).toBeFocused();
  await page.keyboard.type(passwordOf('lettore'));
  await press(page, 'Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

const palette = (page: Page) => page.getByRole('dialog', { name: paletteTexts.title });

test(
  'la palette chiesta prima che arrivi si apre appena c’è, con ciò che si è scritto intanto',
  FULL,
  async ({ page, signIn, open }) => {
    await signIn('admin');
    const come = await holdBack(page, 'overPages');
    await open('/news');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await press(page, 'Control+k');
    await page.keyboard.type('da lasciare');
    await press(page, 'Escape');
    await press(page, 'Control+k');
    await page.keyboard.type('nuova newx');
    await press(page, 'Backspace', 'Enter');
    await expect(palette(page)).toHaveCount(0);
    await expect(page).toHaveURL(/#\/news/);
    await come();
    await expect(palette(page).getByRole('combobox')).toBeFocused();
    await expect(palette(page).getByRole('combobox')).toHaveValue('nuova new');
    await press(page, 'Enter');
    await expect(page).toHaveURL(/#\/news\/new$/);
  },
);

test('se la palette non arriva lo si dice, e la si chiede di nuovo', FULL, async ({ page, signIn, open }) => {
  await signIn('admin');
  await page.route('**/assets/overPages-*.js', (route) => route.abort());
  await open('/news');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await press(page, 'Control+k');
  await expect(page.getByRole('status', { name: 'Risposte della tastiera' })).toHaveText(commandTexts.notLoaded);
  await page.unroute('**/assets/overPages-*.js');
  await press(page, 'Control+k');
  await expect(palette(page).getByRole('combobox')).toBeFocused();
});

test('un elenco riaperto chiede le sue righe prima che arrivi il suo codice', FULL, async ({ page, signIn, open }) => {
  await signIn('admin');
  await open('/news');
  await expect(page.getByRole('row')).toHaveCount(51);
  const title = unique('Riaperta');
  await createNews({ it: { title } });
  const come = await holdBack(page, 'application');
  const asked = page.waitForRequest(/\/news\?page=1/);
  await page.reload();
  await asked;
  await come();
  await expect(page.getByRole('row', { name: title })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(51);
});

test.describe('col mouse', () => {
  test.use({ mouse: true });

  test(
    'un testo si legge com’è, si preme e si scrive prima che arrivi il suo editor: il cursore resta dov’era',
    FULL,
    async ({ page, signIn, open }) => {
      const description = '<h2>Le torri</h2><p>Due <strong>torri</strong> pendenti</p>';
      const id = await createNews({ it: { title: unique('Torri'), description } });
      await signIn('admin');
      const come = await holdBack(page, 'richText');
      await open(`/news/${id}`);
      const picture = page.locator('.rt').filter({ hasText: 'Le torri' });
      await expect(picture.getByRole('heading', { name: 'Le torri' })).toBeVisible();
      const word = picture.locator('strong');
      const { width, height } = (await word.boundingBox()) ?? { width: 0, height: 0 };
      await word.click({ position: { x: width - 1, y: height / 2 } });
      await page.keyboard.type('one');
      await come();
      const text = page.getByRole('textbox', { name: 'Descrizione', exact: true });
      await expect(text).toHaveAttribute('contenteditable', 'true');
      await expect(text).toBeFocused();
      await page.keyboard.type(' antico e');
      await expect(text.locator('p')).toHaveText('Due torrione antico e pendenti');
      await press(page, 'Control+s');
      const saved = '<h2>Le torri</h2><p>Due <strong>torrione antico e</strong> pendenti</p>';
      await expect
        .poll(() => call('admin', 'GET', `news/${id}`))
        .toMatchObject({ data: { contents: { it: { description: saved } } } });
    },
  );
});

test(
  'ciò che si scrive in un filtro prima che arrivi la sua parte viene cercato',
  FULL,
  async ({ page, signIn, open }) => {
    await signIn('admin');
    const come = await holdBack(page, 'overlays');
    await open('/news');
    await expect(page.getByRole('row')).toHaveCount(51);
    await page.getByLabel('Comune', { exact: true }).focus();
    await page.keyboard.type('bolo');
    await expect(page.getByLabel('Comune', { exact: true })).toHaveValue('bolo');
    await come();
    const options = page.getByRole('listbox').getByRole('option');
    await expect(options.first()).toHaveText('Bologna (BO)');
    await expect(options.first()).toHaveAttribute('data-focus');
    await press(page, 'Enter');
    await expect(page.getByRole('combobox', { name: 'Comune' })).toHaveValue('Bologna');
  },
);
