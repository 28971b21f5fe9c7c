import { firstId } from '../kit/api';
import { expect, FULL, test } from '../kit/fixtures';
import { press } from '../kit/keyboard';
import { step, walk } from '../kit/walk';

const PAGES: Readonly<Record<string, () => Promise<string>>> = {
  dashboard: async () => '/dashboard',
  elenco: async () => '/news?limit=10',
  evento: async () => `/events/${await firstId('event-ert')}`,
  itinerario: async () => `/itinerary/${await firstId('itinerary')}`,
  ruolo: async () => '/users/roles/new',
  redirect: async () => '/error404-list',
  'impostazioni home': async () => '/home-settings',
};

const WINDOWS = [
  { width: 1280, height: 900, colorScheme: 'light' },
  { width: 360, height: 740, colorScheme: 'dark' },
] as const;

/** What the core walks through: the longest form where it is narrowest. */
const CORE: readonly string[] = ['evento, 360 px'];

for (const { colorScheme, ...size } of WINDOWS)
  for (const [page, route] of Object.entries(PAGES)) {
    const name = `${page}, ${size.width} px`;
    test(
      `Tab e Maiusc+Tab non portano mai dove non si vede: ${name}`,
      CORE.includes(name) ? {} : FULL,
      async ({ page, signIn, open, focusPositions }) => {
        await page.setViewportSize(size);
        await page.emulateMedia({ colorScheme });
        await signIn('admin');
        await open(await route());
        await expect(page.locator('main :is(table, section)').first()).toBeVisible();
        await expect(page.locator('main :is([aria-busy="true"], [data-loading])')).toHaveCount(0);
        const stops = await walk(page, focusPositions, 'Tab');
        expect(stops).toBeGreaterThan(5);
        // On the way back each row of a list is a stop too: the cursor is where the focus is.
        expect(await walk(page, focusPositions, 'Shift+Tab')).toBeGreaterThanOrEqual(stops - 4);
      },
    );
  }

test('i tasti che portano a un campo lo mostrano, in cima come in fondo a una scheda lunga', async ({
  page,
  signIn,
  open,
  focusPositions,
}) => {
  await signIn('admin');
  await open(`/itinerary/${await firstId('itinerary')}`);
  await expect(page.getByRole('button', { name: 'Aggiungi tappa' })).toBeAttached();
  for (const key of ['F4', 'F2', 'F9', 'Escape', 'F2', 'Shift+F4', 'F8', 'Shift+F8', 'F6', 'F6', 'Shift+F6'])
    await step(page, focusPositions, key);
  expect(focusPositions.checked).toBeGreaterThanOrEqual(11);
});

test('di un autore eliminato lettera per lettera non torna nulla sotto le dita', async ({ page, signIn, open }) => {
  await signIn('admin');
  await open(`/news/${await firstId('news')}`);
  const author = page.getByRole('combobox', { name: 'Autore' });
  // Until the authors have come it says their number.
  await expect(author).not.toHaveValue(/^(Utente n\. \d+)?$/);
  const before = await author.inputValue();
  await author.focus();
  await press(page, 'Control+a');
  await page.keyboard.type('bocchi');
  for (let left = 0; left < 6; left += 1) await press(page, 'Backspace');
  await expect(author).toHaveValue('');
  await page.keyboard.type('bocchi');
  await expect(author).toHaveValue('bocchi');
  await press(page, 'Escape');
  await expect(author).toHaveValue(before);
  await expect(author).toBeFocused();
});

test('Invio ed Esc di chi compone un carattere non fanno nulla nella cella di un redirect', async ({
  page,
  signIn,
  open,
}) => {
  await signIn('admin');
  await open('/error404-list');
  const cell = page.locator('tr[data-row] [data-col="0"]').first();
  await expect(cell).toBeVisible();
  await cell.focus();
  await press(page, 'F2');
  await page.keyboard.type('に');
  const typed = await cell.inputValue();
  for (const key of ['Enter', 'Escape']) {
    await cell.evaluate(
      (element, name) =>
        element.dispatchEvent(
          new KeyboardEvent('keydown', { key: name, isComposing: true, bubbles: true, cancelable: true }),
        ),
      key,
    );
    await expect(cell).toHaveAttribute('data-editing', '');
    await expect(cell).toHaveValue(typed);
  }
  await press(page, 'Escape');
  await expect(cell).not.toHaveAttribute('data-editing', '');
});
