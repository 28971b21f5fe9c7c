import type { Page } from 'playwright/test';
import { STORAGE_KEYS } from '../../../src/machines/session/keys';
import { expectAccessibleIn, LOOKS } from '../kit/axe';
import { onEmptySite } from '../kit/emptySite';
import { expect, test } from '../kit/fixtures';
import { press } from '../kit/keyboard';

const PASSWORD = 'Argine-Lungo-del-Po';

// Who has signed in for the first time never does again.
const initialPassword = onEmptySite();

async function signInAs(page: Page, password: string): Promise<void> {
  await expect(page.getByRole('textbox', { name: 'Username' })).toBeFocused();
  await page.keyboard.type('admin');
  await press(page, 'Tab');
  await page.keyboard.type(password);
  await press(page, 'Enter');
}

test('il primo amministratore sceglie una password sua e arriva alla pagina chiesta', async ({ page }) => {
  const initial = initialPassword();
  await page.goto('/#/users/redazioni');
  await signInAs(page, initial);
  await expect(page.getByRole('heading', { level: 1, name: 'Nuove credenziali' })).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await expect(
    page.getByText(/password iniziale, che altri possono aver letto\. Scegli una nuova password/),
  ).toBeVisible();
  expect(await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.token)).toBeNull();
  await expectAccessibleIn(page, LOOKS);

  await test.step('quella iniziale non è una password nuova', async () => {
    await page.getByLabel('Password', { exact: true }).focus();
    await page.keyboard.type(initial);
    await press(page, 'Tab');
    await page.keyboard.type(initial);
    await press(page, 'Enter');
    await expect(page.getByText('È la password iniziale: scegline un’altra').first()).toBeVisible();
  });

  await page.getByLabel('Password', { exact: true }).focus();
  await press(page, 'Control+a');
  await page.keyboard.type(PASSWORD);
  await press(page, 'Tab', 'Control+a');
  await page.keyboard.type(PASSWORD);
  await press(page, 'Enter');
  await expect(page.getByText('La password è stata cambiata: ora puoi accedere.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Vai all’accesso' })).toBeFocused();
  await press(page, 'Enter');
  await signInAs(page, PASSWORD);
  await expect(page).toHaveURL(/#\/users\/redazioni$/);
  await expect(page.getByText('Redazione regionale')).toBeVisible();
});
