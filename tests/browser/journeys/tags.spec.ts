import type { Page } from 'playwright/test';
import { call, unique } from '../kit/api';
import { expect, test } from '../kit/fixtures';
import { press } from '../kit/keyboard';

const name = (page: Page) => page.getByRole('textbox', { name: 'Titolo' });
const saved = (page: Page) => expect(page.getByRole('status').filter({ hasText: 'Tutto salvato' })).toBeAttached();

/** Writes a name over whatever is in the field in front. */
async function write(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(text);
}

test('un tag nasce dall’elenco, è rifiutato se c’è già, e i contenuti lo trovano subito', async ({
  page,
  signIn,
  open,
}) => {
  const [taken, own, renamed] = ['Sagra', 'Rievocazione', 'Corteo'].map(unique) as [string, string, string];
  await call('admin', 'POST', 'operations/tags', { name: taken });
  await signIn('admin');
  // The tags of a content are looked up once a session: before the new one is there.
  await open('/news/new');
  const picker = page.getByRole('combobox', { name: 'Tag', exact: true });
  await expect(picker).toBeVisible();

  await open('/tags');
  await expect(page.getByRole('heading', { name: 'Tag', exact: true })).toBeVisible();
  for (const heading of ['ID', 'TITOLO', 'TOTALE', 'AZIONI'])
    await expect(page.getByRole('columnheader', { name: heading })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Elimina' })).toHaveCount(0);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await press(page, 'n');
  await expect(name(page)).toBeFocused();
  await press(page, 'Control+s');
  await expect(name(page)).toHaveAccessibleDescription(/Campo richiesto/);
  // Accents and case make no other tag.
  await write(page, taken.toUpperCase());
  await press(page, 'Control+s');
  await expect(name(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(name(page)).toBeFocused();
  await write(page, own);
  await press(page, 'Control+s');
  await saved(page);
  await expect(page).toHaveURL(/#\/tags\/\d+$/);
  // Until it is read again it can't be saved.
  await expect(page.getByRole('button', { name: /^Salva/ })).toBeEnabled();
  await write(page, renamed);
  await press(page, 'Control+s');
  await saved(page);

  await open('/news/new');
  await picker.focus();
  await page.keyboard.insertText(renamed);
  await expect(page.getByRole('option', { name: renamed })).toBeVisible();

  await press(page, 'Escape', 'Control+k');
  await page.keyboard.insertText(`#${renamed}`);
  await expect(page.getByRole('option', { name: new RegExp(renamed) }).first()).toBeVisible();
});

test('chi non può vedere i tag viene portato alla pagina non trovata', async ({ page, signIn, open }) => {
  await signIn('lettore');
  await open('/tags');
  await expect(page).toHaveURL(/#\/not-found$/);
  await open('/tags/new');
  await expect(page).toHaveURL(/#\/not-found$/);
});
