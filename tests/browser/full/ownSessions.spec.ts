import type { Page } from 'playwright/test';
import { STORAGE_KEYS } from '../../../src/machines/session/keys';
import { address } from '../kit/api';
import { createUser, PASSWORD } from '../kit/enterAs';
import { breakCalls } from '../kit/faults';
import { expect, test } from '../kit/fixtures';
import { fillByKeys, press, runByPalette } from '../kit/keyboard';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1';

/** Signs in elsewhere; gives whether that session still lives. */
async function signInOnPhone(username: string): Promise<() => Promise<boolean>> {
  const api = `${address()}/api/v1`;
  const answer = await fetch(`${api}/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'User-Agent': IPHONE },
    body: JSON.stringify({ username, password: PASSWORD }),
  });
  const { data } = (await answer.json()) as { data: { access_token: string } };
  const headers = { Authorization: `Bearer ${data.access_token}` };
  return async () => (await fetch(`${api}/user/me`, { headers })).ok;
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const card = (page: Page) => page.getByRole('region', { name: 'Le tue sessioni' });
const rows = (page: Page) => card(page).getByRole('listitem');

async function openProfile(page: Page, username: string): Promise<void> {
  await page.goto('/#/user/profile');
  await expect(field(page, 'Username')).toBeFocused();
  await page.keyboard.type(username);
  await press(page, 'Tab');
  await page.keyboard.type(PASSWORD);
  await press(page, 'Enter');
  await expect(field(page, 'Nome')).toHaveValue('Prova');
}

/** The field of the name under a dialog, where roles don't reach. */
const nameBelow = (page: Page) => page.locator('input[name="first_name"]');

const storedToken = (page: Page) => page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.token);

test('una sessione lasciata aperta altrove si trova e si chiude con un tasto', async ({ page }) => {
  const { username } = await createUser('lettore');
  const phoneIsIn = await signInOnPhone(username);
  await openProfile(page, username);
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toContainText('Questa sessione');
  await expect(rows(page).last()).toContainText('Safari su iPhone');
  await runByPalette(page, 'Vai alle tue sessioni');
  await expect(rows(page).first().getByRole('button')).toBeFocused();
  await press(page, 'ArrowDown', 'Delete');
  const question = page.getByRole('alertdialog', { name: 'Chiudere la sessione Safari su iPhone?' });
  await expect(question.getByRole('button', { name: 'Annulla' })).toBeFocused();
  await press(page, 'Escape');
  await expect(rows(page).last().getByRole('button')).toBeFocused();
  expect(await phoneIsIn()).toBe(true);
  await press(page, 'Delete');
  await expect(question).toBeVisible();
  await press(page, 'Control+Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Sessione chiusa' })).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  expect(await phoneIsIn()).toBe(false);
  await expect(rows(page).first().getByRole('button')).toBeFocused();
  await press(page, 'Delete');
  await expect(page.getByRole('alertdialog', { name: 'Chiudere questa sessione?' })).toBeVisible();
  await press(page, 'Control+Enter');
  await expect(page.getByText('Hai chiuso la sessione.')).toBeVisible();
  expect(await storedToken(page)).toBeNull();
});

test('una nuova password chiude le altre sessioni, e l’elenco lo mostra', async ({ page }) => {
  const { username } = await createUser('lettore');
  const phoneIsIn = await signInOnPhone(username);
  await openProfile(page, username);
  await expect(rows(page)).toHaveCount(2);
  for (const input of [page.getByLabel('Password', { exact: true }), page.getByLabel('Conferma Password')])
    await fillByKeys(page, input, 'Argine-Lungo-del-Po');
  await press(page, 'Control+s');
  await expect(page.getByRole('status').filter({ hasText: 'Profilo aggiornato' })).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  expect(await phoneIsIn()).toBe(false);
});

test('Esci ovunque chiede, non perde nulla se non riesce, e finisce le sessioni di tutti i dispositivi', async ({
  page,
  browser,
}) => {
  const { username } = await createUser('lettore');
  const phoneIsIn = await signInOnPhone(username);
  const elsewhere = await browser.newContext({ baseURL: address() });
  const other = await elsewhere.newPage();
  await openProfile(other, username);
  await fillByKeys(other, field(other, 'Nome'), 'Scritto altrove');
  await openProfile(page, username);
  await fillByKeys(page, field(page, 'Nome'), 'Scritto qui');
  await runByPalette(page, 'Esci ovunque');
  const question = page.getByRole('alertdialog', { name: 'Uscire da tutti i dispositivi?' });
  await expect(question).toContainText('Le modifiche non salvate di questa pagina andranno perse.');
  await press(page, 'Escape');
  await expect(question).toBeHidden();
  await expect(field(page, 'Nome')).toHaveValue('Scritto qui');
  const repair = await breakCalls(page, 'DELETE', /^user\/me\/sessions$/, (route) =>
    route.fulfill({ status: 500, json: { status: 'error', code: '500' } }),
  );
  await runByPalette(page, 'Esci ovunque');
  await expect(question).toBeVisible();
  await press(page, 'Control+Enter');
  await expect(question.getByRole('alert')).toContainText('Il server ha avuto un problema');
  await expect(nameBelow(page)).toHaveValue('Scritto qui');
  expect(await phoneIsIn()).toBe(true);
  repair();
  await press(page, 'Control+Enter');
  await expect(page.getByText('Sei uscito da tutti i dispositivi.')).toBeVisible();
  expect(await storedToken(page)).toBeNull();
  expect(await phoneIsIn()).toBe(false);
  // The other device learns it with its next call, and keeps what was typed there.
  await press(other, 'Control+s');
  await expect(other.getByRole('dialog', { name: 'Accedi di nuovo' })).toBeVisible();
  await expect(nameBelow(other)).toHaveValue('Scritto altrove');
  await elsewhere.close();
});

for (const status of [404, 405, 501])
  test(`di un server che non conosce le sessioni (${status}) non si vede nulla, e lo si chiede una volta sola`, async ({
    page,
  }) => {
    let asked = 0;
    await breakCalls(page, 'GET', /^user\/me\/sessions$/, async (route) => {
      asked += 1;
      await route.fulfill({ status, json: { status: 'error', code: String(status) } });
    });
    await openProfile(page, (await createUser('lettore')).username);
    await expect.poll(() => asked).toBe(1);
    await press(page, 'Escape', 'g', 'h');
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await runByPalette(page, 'Il mio Profilo');
    await expect(field(page, 'Nome')).toHaveValue('Prova');
    await expect(card(page)).toHaveCount(0);
    await press(page, 'Control+k');
    await page.keyboard.type('>esci ovunque');
    await expect(page.getByRole('option', { name: 'Il mio Profilo' })).toBeVisible();
    await expect(page.getByRole('option', { name: /^Esci ovunque/ })).toHaveCount(0);
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
    expect(asked).toBe(1);
  });
