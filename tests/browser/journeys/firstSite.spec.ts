import type { Locator, Page } from 'playwright/test';
import { expectAccessibleIn, LOOKS } from '../kit/axe';
import { completeByKeys, confirmPublication } from '../kit/editing';
import { onEmptySite } from '../kit/emptySite';
import { expect, test } from '../kit/fixtures';
import { fillByKeys, press, runByPalette, tabTo } from '../kit/keyboard';

const ADMIN = { username: 'admin', password: 'Argine-Lungo-del-Po' };
const WRITER = { username: 'lucia', password: 'Riva-Destra-del-Reno' };

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
/** A password has no role; its label ends in the star of what must be filled. */
const password = (page: Page, name: string) => page.getByLabel(`${name} *`, { exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const notice = (page: Page, text: string | RegExp) => page.getByRole('region', { name: 'Avvisi' }).getByText(text);
const group = (page: Page, name: 'Da fare' | 'Rimandati' | 'Fatti'): Locator => page.getByRole('list', { name });
const titles = (list: Locator) => list.getByRole('listitem').locator('p:first-child');
const card = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Primi passi' });

const initialPassword = onEmptySite();

async function enter(page: Page, user: { readonly username: string; readonly password: string }): Promise<void> {
  await expect(field(page, 'Username')).toBeFocused();
  await press(page, 'Control+a');
  await page.keyboard.type(user.username);
  await press(page, 'Tab');
  await page.keyboard.type(user.password);
  await press(page, 'Enter');
}

async function leave(page: Page): Promise<void> {
  await runByPalette(page, 'Esci');
  await expect(field(page, 'Username')).toBeVisible();
}

async function choose(page: Page, name: string, text: string, option: string): Promise<void> {
  await tabTo(page, page.getByRole('combobox', { name, exact: true }));
  await page.keyboard.type(text);
  await expect(page.getByRole('option', { name: option, exact: true })).toBeVisible();
  await press(page, 'Enter');
}

/** Looks at the page as others see it, then works on in the window of before. */
async function look(page: Page): Promise<void> {
  const window = page.viewportSize();
  await expectAccessibleIn(page, LOOKS);
  if (window !== null) await page.setViewportSize(window);
}

async function toFirstSteps(page: Page): Promise<void> {
  await runByPalette(page, 'Primi passi');
  await expect(heading(page, 'Primi passi')).toBeVisible();
}

test('da un sito vuoto alla prima news pubblicata, con una redazione e un utente propri, a tasti', async ({ page }) => {
  test.slow();
  await page.route('https://tile.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );

  await test.step('il primo accesso: una password propria', async () => {
    const initial = initialPassword();
    await page.goto('/');
    await enter(page, { ...ADMIN, password: initial });
    await expect(heading(page, 'Nuove credenziali')).toBeVisible();
    await fillByKeys(page, page.getByLabel('Password', { exact: true }), ADMIN.password);
    await fillByKeys(page, page.getByLabel('Conferma Password', { exact: true }), ADMIN.password);
    await press(page, 'Enter');
    await expect(page.getByRole('link', { name: 'Vai all’accesso' })).toBeFocused();
    await press(page, 'Enter');
    await enter(page, ADMIN);
    await expect(heading(page, 'Dashboard')).toBeVisible();
  });

  await test.step('la dashboard dice che cosa manca, e ci porta', async () => {
    await expect(card(page)).toContainText('Mancano 9 passi prima che il sito entri in servizio');
    await look(page);
    await tabTo(page, card(page).getByRole('button', { name: 'Primi passi' }));
    await press(page, 'Enter');
    await expect(heading(page, 'Primi passi')).toBeVisible();
    await expect(titles(group(page, 'Da fare'))).toHaveText([
      'Indirizzo di Portolano',
      'Posta',
      'Lingue dei contenuti',
      'Ruoli',
      'Redazioni',
      'Utenti',
      'Sfondo delle mappe',
      'Ricerca delle coordinate',
      'Primo contenuto',
    ]);
    await expect(titles(group(page, 'Fatti'))).toHaveText(['Alberi di categorie']);
    await expect(group(page, 'Da fare').getByRole('button').first()).toBeFocused();
    await look(page);
  });

  await test.step('ogni passo si rimanda, si riprende, si controlla con un tasto', async () => {
    await press(page, 'r');
    await expect(notice(page, '«Indirizzo di Portolano» è rimandato')).toBeVisible();
    await expect(titles(group(page, 'Rimandati'))).toHaveText(['Indirizzo di Portolano']);
    await tabTo(page, page.getByRole('button', { name: /^Manda una mail di prova/ }));
    await press(page, 'c');
    await expect(notice(page, /La mail di prova è un file nella cartella «outbox»/)).toBeVisible();
    await expect(titles(group(page, 'Da fare')).first()).toHaveText('Posta');
    await tabTo(page, page.getByRole('button', { name: /^Vanno bene/ }));
    await press(page, 'c');
    await expect(notice(page, '«Lingue dei contenuti»: fatto')).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: /^Chiedi una tessera/ }));
    await press(page, 'c');
    await expect(notice(page, '«Sfondo delle mappe»: fatto')).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: /^Chiedi una posizione/ }));
    await press(page, 'r');
    await expect(titles(group(page, 'Rimandati'))).toHaveText(['Indirizzo di Portolano', 'Ricerca delle coordinate']);
  });

  await test.step('una redazione propria', async () => {
    await tabTo(page, page.getByRole('button', { name: 'Apri (Redazioni)' }), 'Shift+Tab');
    await press(page, 'o');
    await expect(heading(page, 'Redazioni')).toBeVisible();
    await expect(page.getByText('Redazione regionale')).toBeVisible();
    await press(page, 'n');
    await fillByKeys(page, field(page, 'Nome'), 'Val Trebbia');
    await press(page, 'Control+s');
    await expect(page).toHaveURL(/#\/users\/redazioni\/\d+$/);
  });

  await test.step('un utente proprio', async () => {
    await press(page, 'Escape', 'g', 'u');
    await expect(page.getByRole('row', { name: 'admin' })).toBeVisible();
    await press(page, 'n');
    await fillByKeys(page, field(page, 'Nome'), 'Lucia');
    await fillByKeys(page, field(page, 'Cognome'), 'Neri');
    await fillByKeys(page, field(page, 'Username'), WRITER.username);
    await fillByKeys(page, field(page, 'Email'), 'lucia@redazione.example');
    await fillByKeys(page, password(page, 'Password'), WRITER.password);
    await fillByKeys(page, password(page, 'Conferma Password'), WRITER.password);
    await choose(page, 'Ruolo', 'regionale', 'Redazione regionale');
    await choose(page, 'Redazione', 'trebbia', 'Val Trebbia');
    await press(page, 'Control+s');
    await expect(page).toHaveURL(/#\/users\/\d+$/);
    await toFirstSteps(page);
    await expect(titles(group(page, 'Da fare'))).toHaveText(['Posta', 'Ruoli', 'Primo contenuto']);
    await leave(page);
  });

  await test.step('la prima news, pubblicata dal nuovo utente', async () => {
    await enter(page, WRITER);
    await expect(heading(page, 'Dashboard')).toBeVisible();
    await expect(card(page)).toHaveCount(0);
    await press(page, 'g', 'n');
    await expect(heading(page, 'Gestione News')).toBeVisible();
    await press(page, 'n');
    await fillByKeys(page, field(page, 'Titolo'), 'Il ponte Gobbo');
    await completeByKeys(page, 'Il ponte Gobbo');
    await press(page, 'Escape', 's', 'p');
    await confirmPublication(page);
    await expect(page).toHaveURL(/#\/news\/\d+$/);
    await expect(page.getByText('Tutto salvato')).toBeVisible();
    await leave(page);
  });

  await test.step('non c’è altro da fare, e la dashboard tace', async () => {
    await enter(page, ADMIN);
    await expect(card(page)).toContainText('Mancano 2 passi');
    await toFirstSteps(page);
    await tabTo(page, page.getByRole('button', { name: /^Li ho guardati/ }));
    await press(page, 'c');
    await expect(titles(group(page, 'Da fare'))).toHaveText(['Posta']);
    await tabTo(page, group(page, 'Da fare').getByRole('button').first(), 'Shift+Tab');
    await press(page, 'r');
    await expect(page.getByText('Per ora non c’è altro da fare: 3 passi sono rimandati.')).toBeVisible();
    await expect(titles(group(page, 'Fatti'))).toHaveText([
      'Lingue dei contenuti',
      'Ruoli',
      'Redazioni',
      'Utenti',
      'Alberi di categorie',
      'Sfondo delle mappe',
      'Primo contenuto',
    ]);
    await press(page, 'g', 'h');
    await expect(heading(page, 'Dashboard')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Apri elenco' }).first()).toBeVisible();
    await expect(card(page)).toHaveCount(0);
  });
});
