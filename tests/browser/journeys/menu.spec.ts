import type { Locator, Page } from 'playwright/test';
import { announced } from '../keys/proofs';
import { expect, FULL, test } from '../kit/fixtures';
import { press } from '../kit/keyboard';

const menu = (page: Page): Locator => page.getByRole('navigation', { name: 'Menu principale' });
const group = (page: Page, name: string): Locator => menu(page).getByRole('button', { name });
const link = (page: Page, name: string): Locator => menu(page).getByRole('link', { name, exact: true });
const current = (page: Page): Locator => menu(page).locator('[aria-current]:visible');

/** From the page into the menu: over the top bar, backwards. */
async function enterMenu(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).focus();
  await press(page, 'Shift+F6');
}

test('il menu coi soli tasti: si apre, si entra, si va, e si ricorda [1-2.3.1]', async ({ page, signIn, open }) => {
  await signIn('admin');
  await open('/dashboard');

  await test.step('F6 porta alla voce in cui si è, le frecce alle altre', async () => {
    await enterMenu(page);
    await expect(link(page, 'DASHBOARD')).toBeFocused();
    await expect(link(page, 'DASHBOARD')).toHaveAttribute('aria-current', 'page');
    await press(page, 'ArrowUp');
    await expect(link(page, 'DASHBOARD')).toBeFocused();
    await press(page, 'ArrowDown');
    await expect(group(page, 'UTENTI')).toBeFocused();
    await press(page, 'ArrowDown');
    await expect(group(page, 'EVENTI')).toBeFocused();
  });

  await test.step('destra apre ed entra, Invio segue la voce', async () => {
    await press(page, 'ArrowUp', 'ArrowRight');
    await expect(group(page, 'UTENTI')).toHaveAttribute('aria-expanded', 'true');
    await press(page, 'ArrowRight');
    await expect(link(page, 'Utenti')).toBeFocused();
    await press(page, 'ArrowDown', 'ArrowDown');
    await expect(link(page, 'Ruoli')).toBeFocused();
    await press(page, 'Enter');
    await expect(page).toHaveURL(/#\/users\/roles$/);
    await expect(current(page)).toHaveText('Ruoli');
  });

  await test.step('di una scheda è segnata la voce dell’elenco, di una nuova la sua', async () => {
    await open('/users/5');
    await expect(current(page)).toHaveText('Utenti');
    await expect(current(page)).toHaveAttribute('aria-current', 'true');
    await open('/users/new');
    await expect(current(page)).toHaveText('Nuovo Utente');
    await expect(current(page)).toHaveAttribute('aria-current', 'page');
  });

  await test.step('il gruppo della pagina si apre da sé; chiuso, è segnato al suo posto', async () => {
    await open('/dashboard');
    await press(page, 'g', 'n');
    await expect(current(page)).toHaveText('Gestione News');
    await enterMenu(page);
    await expect(link(page, 'Gestione News')).toBeFocused();
    await press(page, 'ArrowLeft');
    await expect(group(page, 'NEWS')).toBeFocused();
    await press(page, 'ArrowLeft');
    await expect(group(page, 'NEWS')).toHaveAttribute('aria-expanded', 'false');
    await expect(current(page)).toHaveText('NEWS');
    await press(page, 'End');
    await expect(link(page, 'PROFILO')).toBeFocused();
    await press(page, 'Home');
    await expect(link(page, 'DASHBOARD')).toBeFocused();
  });

  await test.step('i gruppi aperti restano tali, anche per chi accede dopo', async () => {
    await page.reload();
    await expect(group(page, 'UTENTI')).toHaveAttribute('aria-expanded', 'true');
    await expect(group(page, 'EVENTI')).toHaveAttribute('aria-expanded', 'false');
    await open('/dashboard');
    await expect(group(page, 'UTENTI')).toHaveAttribute('aria-expanded', 'true');
  });

  await test.step('si nasconde e si mostra dalla palette', async () => {
    for (const isShown of [false, true]) {
      await press(page, 'Control+k');
      await page.keyboard.type('>chiudi il menu');
      await expect(page.getByRole('option', { name: /^Apri o chiudi il menu/ })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      await press(page, 'Enter');
      await expect(menu(page)).toBeVisible({ visible: isShown });
    }
  });
});

test('il menu mostra a ciascuno ciò che può aprire [1-2.3.3, 1-2.3.12]', FULL, async ({ page, signIn, open }) => {
  await signIn('lettore');
  await open('/dashboard');
  await expect(link(page, 'NEWS')).toBeVisible();
  await expect(group(page, 'UTENTI')).toHaveCount(0);
  await expect(link(page, 'ALLEGATI')).toHaveCount(0);
  // Whoever only looks at files has no entry, and a page without anything to upload with.
  await open('/allegati');
  await expect(page.getByRole('heading', { name: 'Allegati', level: 1 })).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByText('Trascina qui i file')).toHaveCount(0);
  await press(page, 'u');
  await expect(announced(page)).toContainText('Non hai il permesso per «Carica file»');
});
