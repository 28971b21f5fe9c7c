import type { Page } from 'playwright/test';
import { STORAGE_KEYS } from '../../../src/machines/session/keys';
import { OPENING_KEY } from '../../../src/services/opening';
import { completeText, createNews, passwordOf, readNews, revoke, type Username, unique } from '../kit/api';
import { expect, FULL, test } from '../kit/fixtures';
import { fillByKeys, press, tabTo } from '../kit/keyboard';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function writeCredentials(page: Page, username: Username, password = passwordOf(username)): Promise<void> {
  await expect(field(page, 'Username')).toBeFocused();
  await press(page, 'Control+a');
  await page.keyboard.type(username);
  await press(page, 'Tab');
  await page.keyboard.type(password);
  await press(page, 'Enter');
}

/** Over a page the name of who worked there is filled in. */
async function writePassword(page: Page, username: Username): Promise<void> {
  await expect(field(page, 'Username')).toHaveValue(username);
  await expect(field(page, 'Password')).toBeFocused();
  await page.keyboard.type(passwordOf(username));
  await press(page, 'Enter');
}

const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }) as Record<string, string>);

test('la password errata è detta e il nome resta scritto [1-2.4.5]', async ({ page }) => {
  await page.goto('/');
  await writeCredentials(page, 'lettore', 'sbagliata');
  await expect(page.getByRole('alert').filter({ hasText: 'Nome utente o password errati' })).toBeVisible();
  await expect(field(page, 'Username')).toHaveValue('lettore');
  await expect(field(page, 'Password')).toHaveValue('');
  await expect(field(page, 'Password')).toBeFocused();
  await page.keyboard.type(passwordOf('lettore'));
  await press(page, 'Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test('il nome utente è richiesto [1-5.1]', FULL, async ({ page }) => {
  await page.goto('/');
  await expect(field(page, 'Username')).toBeFocused();
  await press(page, 'Enter');
  await expect(field(page, 'Username')).toHaveAccessibleDescription('Campo richiesto');
});

test('dopo l’accesso si apre la pagina chiesta per prima [1-2.2.1, 1-2.4.5]', async ({ page }) => {
  const title = unique('Chiesta');
  const id = await createNews({ it: completeText(title) });
  await page.goto(`/#/news/${id}`);
  await expect(page).toHaveURL(/#\/login$/);
  await writeCredentials(page, 'admin');
  await expect(field(page, 'Titolo')).toHaveValue(title);
  await expect(page).toHaveURL(new RegExp(`#/news/${id}$`));
});

test('la sessione scade sopra modifiche non salvate: si rientra e si salva [1-4.17]', async ({
  page,
  signIn,
  open,
}) => {
  const title = unique('Scaduta');
  const id = await createNews({ it: completeText(title) });
  const token = await signIn('admin');
  await open(`/news/${id}`);
  await expect(field(page, 'Titolo')).toHaveValue(title);
  await fillByKeys(page, field(page, 'Titolo'), `${title} salva`);
  await revoke(token);
  await press(page, 'Control+s');
  const dialog = page.getByRole('dialog', { name: 'Accedi di nuovo' });
  await expect(dialog.getByText('le modifiche non salvate sono ancora qui')).toBeVisible();
  expect(await stored(page)).not.toHaveProperty(STORAGE_KEYS.token);
  await writePassword(page, 'admin');
  await expect(page.getByRole('status').filter({ hasText: 'Hai ripreso il lavoro: ora puoi salvare.' })).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(field(page, 'Titolo')).toHaveValue(`${title} salva`);
  await press(page, 'Control+s');
  await expect(page.getByText('Tutto salvato')).toBeVisible();
  expect((await readNews(id)).contents.it?.title).toBe(`${title} salva`);
});

test('chi rientra come un altro viene avvertito di chi sono le modifiche', FULL, async ({ page, signIn, open }) => {
  const title = unique('Altrui');
  const id = await createNews({ it: completeText(title) });
  const token = await signIn('admin');
  await open(`/news/${id}`);
  await fillByKeys(page, field(page, 'Titolo'), `${title} di admin`);
  await revoke(token);
  await press(page, 'Control+s');
  await expect(
    page.getByRole('dialog', { name: 'Accedi di nuovo' }).getByRole('button', { name: 'Entra' }),
  ).toBeVisible();
  await expect(field(page, 'Password')).toBeFocused();
  await press(page, 'Shift+Tab');
  await writeCredentials(page, 'regionale');
  await expect(
    page.getByRole('status').filter({ hasText: 'Le modifiche aperte sono di admin, ma ora lavori come regionale' }),
  ).toBeVisible();
  await expect(field(page, 'Titolo')).toHaveValue(`${title} di admin`);
});

test(
  'la sessione scade senza nulla da salvare: si torna all’accesso e poi alla pagina [1-4.17]',
  FULL,
  async ({ page, signIn, open }) => {
    const token = await signIn('admin');
    await open('/news');
    await expect(page.getByRole('row')).toHaveCount(51);
    await revoke(token);
    await press(page, 'Shift+F');
    await expect(page).toHaveURL(/#\/login$/);
    await expect(page.getByText('Sessione scaduta: accedi di nuovo.')).toBeVisible();
    expect(Object.keys(await stored(page))).not.toContain(STORAGE_KEYS.token);
    await writeCredentials(page, 'admin');
    await expect(page).toHaveURL(/#\/news/);
    await expect(page.getByRole('row')).toHaveCount(51);
  },
);

test('chi ricarica mentre l’utente si rilegge resta dentro', async ({ page, signIn, open }) => {
  const token = await signIn('lettore');
  await open('/dashboard');
  // Only with it does this browser let a page hear of the calls that it gives up; others always do.
  await page.addInitScript(() => addEventListener('unload', () => undefined));
  let isHeld = true;
  await page.route('**/user/me', async (route) => (isHeld ? undefined : route.continue()));
  // Without the record the page reads it before it shows anything.
  await page.evaluate((key) => localStorage.removeItem(key), STORAGE_KEYS.user);
  const asked = page.waitForRequest('**/user/me');
  await page.reload();
  await asked;
  isHeld = false;
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect((await stored(page))[STORAGE_KEYS.token]).toBe(token);
});

test('Esci non lascia nessun token [1-2.3.7, 1-4.16]', async ({ page, context, signIn, open }) => {
  await signIn('admin');
  await open('/dashboard');
  await tabTo(page, page.getByRole('button', { name: 'Utente: Anna Montanari' }));
  await press(page, 'Enter');
  await expect(page.getByRole('menuitem', { name: 'Profilo Utente' })).toBeVisible();
  await press(page, 'End', 'Enter');
  await expect(page.getByText('Hai chiuso la sessione.')).toBeVisible();
  expect(Object.keys(await stored(page))).not.toContain(STORAGE_KEYS.token);
  expect((await context.cookies()).filter(({ name }) => name === 'portolano_token')).toEqual([]);
  await page.goto('/#/news');
  await expect(page).toHaveURL(/#\/login$/);
});

test('la pagina di uscita esce [1-2.5.2]', FULL, async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/#/user/logout');
  await expect(page.getByText('Hai chiuso la sessione.')).toBeVisible();
});

test('una memoria locale guasta non ferma nulla', FULL, async ({ page, signIn, open }) => {
  await signIn('admin');
  await page.evaluate((user) => {
    localStorage.setItem(user, '{"user":');
    for (const name of [
      'news_',
      'news_list',
      'portolano.list.news',
      'portolano_recents',
      'portolano_keys',
      'portolano.theme',
    ])
      localStorage.setItem(name, '{"page":[],]');
  }, STORAGE_KEYS.user);
  await open('/news');
  await expect(page.getByRole('row')).toHaveCount(51);
  for (const name of Object.keys(await stored(page))) {
    if (name === STORAGE_KEYS.token || name === STORAGE_KEYS.version) continue;
    await page.evaluate((key) => localStorage.setItem(key, '\u0000{guasto'), name);
  }
  await page.goto('/#/dashboard');
  await page.reload();
  await open('/news');
  await expect(page.getByRole('row')).toHaveCount(51);
  await expect(
    page.getByText("I filtri salvati non sono leggibili: l'elenco riparte da quelli predefiniti"),
  ).toBeVisible();
});

test('una sessione di un’altra versione finisce, e lo dice [1-2.2.5]', FULL, async ({ page, signIn }) => {
  await signIn('admin');
  await page.evaluate((key) => localStorage.setItem(key, '0.0.0-altra'), STORAGE_KEYS.version);
  await page.goto('/#/news');
  await expect(page.getByText('Portolano è stato aggiornato: accedi di nuovo.')).toBeVisible();
  expect(Object.keys(await stored(page))).not.toContain(STORAGE_KEYS.token);
  await writeCredentials(page, 'admin');
  await expect(page).toHaveURL(/#\/news/);
  await expect(page.getByRole('row')).toHaveCount(51);
});

test(
  'chi riapre un elenco a sessione finita arriva all’accesso, e da lì, anche un altro, all’elenco',
  FULL,
  async ({ page, signIn, open }) => {
    const token = await signIn('admin');
    await open('/news');
    await expect(page.getByRole('row')).toHaveCount(51);
    expect(Object.keys(await stored(page))).toContain(OPENING_KEY);
    await revoke(token);
    await page.reload();
    await expect(page).toHaveURL(/#\/login$/);
    expect(Object.keys(await stored(page))).not.toContain(OPENING_KEY);
    await writeCredentials(page, 'lettore');
    await expect(page).toHaveURL(/#\/news/);
    await expect(page.getByRole('row')).toHaveCount(51);
    await press(page, 'g', 'h');
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/#\/news/);
    await expect(page.getByRole('row')).toHaveCount(51);
  },
);
