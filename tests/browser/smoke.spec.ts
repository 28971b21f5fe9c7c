import { expect, test } from './kit/fixtures';

test('la pagina di accesso porta alla dashboard', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/#\/login$/);
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password').fill('admin-demo-2026');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
});

test('un token salvato apre la pagina chiesta', async ({ page, signIn, open }) => {
  await signIn('admin');
  await open('/news');
  await expect(page.getByRole('heading', { name: 'Gestione News', level: 1 })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(51);
});
