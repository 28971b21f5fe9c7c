import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page, Route } from 'playwright/test';
import { revoke, type Username } from './kit/api';
import { expectAccessibleIn, LOOKS } from './kit/axe';
import { expect, FULL, test } from './kit/fixtures';
import { fillByKeys, press, tabTo } from './kit/keyboard';
import { ADDRESS, launchServer, type Running } from './kit/server';

const PASSWORD = 'Argine-Lungo-del-Po';
const CODE = 'a'.repeat(43);

/** These tests change passwords and end sessions: they have a server of their own. */
let own: Running;
let shared: string | undefined;

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  own = await launchServer();
  shared = process.env[ADDRESS];
  process.env[ADDRESS] = own.address;
});

test.afterAll(async () => {
  if (shared === undefined) delete process.env[ADDRESS];
  else process.env[ADDRESS] = shared;
  await own.stop();
});

/** The links in the mails so far, the newest last. */
async function links(): Promise<string[]> {
  const folder = join(own.data, 'outbox');
  const names = await readdir(folder).catch(() => []);
  const mails = names.filter((name) => name.endsWith('.eml')).sort();
  const texts = await Promise.all(mails.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.flatMap((text) => /^http\S+#\/password\/reset\/\S+$/m.exec(text)?.[0] ?? []);
}

const email = (page: Page) => page.getByRole('textbox', { name: 'Email' });
const password = (page: Page) => page.getByLabel('Password', { exact: true });
const confirmation = (page: Page) => page.getByLabel('Conferma Password');
const update = (page: Page) => page.getByRole('button', { name: 'Aggiorna' });
const alert = (page: Page) => page.getByRole('main').getByRole('alert');
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function signInByForm(page: Page, username: string, secret: string): Promise<void> {
  await fillByKeys(page, page.getByLabel('Username'), username);
  await fillByKeys(page, page.getByLabel('Password'), secret);
  await press(page, 'Enter');
}

async function openProfile(page: Page): Promise<void> {
  await page.goto('/#/user/profile');
  await expect(field(page, 'Nome')).toBeVisible();
}

test('password dimenticata: email, collegamento, nuova password, accesso [1-2.4.3, 1-2.6.1, 1-2.7.1, 1-2.7.2, 1-2.7.3, 1-5.10, 1-5.11]', async ({
  page,
}) => {
  await page.goto('/');
  await tabTo(page, page.getByRole('link', { name: 'Hai dimenticato la password?' }));
  await press(page, 'Enter');
  await expect(page.getByRole('heading', { name: 'Recupero Credenziali', level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/#\/password\/reset$/);
  await expect(email(page)).toBeFocused();
  await page.keyboard.type('editor');
  await press(page, 'Enter');
  await expect(email(page)).toHaveAccessibleDescription(
    'Email non valida: controlla che sia scritta come nome@dominio.it',
  );
  await page.keyboard.type('@portolano.example');
  await press(page, 'Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Il collegamento vale 60 minuti' })).toBeVisible();
  await expect.poll(links).toHaveLength(1);
  const [link = ''] = await links();
  await page.goto(link);
  await expect(password(page)).toBeFocused();
  await page.keyboard.type('password123');
  await fillByKeys(page, confirmation(page), 'password12');
  await expect(confirmation(page)).toHaveAccessibleDescription('La conferma non è uguale alla password');
  await page.keyboard.type('3');
  await press(page, 'Enter');
  await expect(alert(page)).toContainText('Questa password è fra le più usate');
  await fillByKeys(page, password(page), PASSWORD);
  await fillByKeys(page, confirmation(page), PASSWORD);
  await press(page, 'Enter');
  await expect(page.getByText('La password è stata cambiata: ora puoi accedere.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Vai all’accesso' })).toBeFocused();
  await press(page, 'Enter');
  await signInByForm(page, 'editor', PASSWORD);
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
});

test('un collegamento che non vale porta a chiederne un altro [1-2.6.2]', FULL, async ({ page }) => {
  await page.goto(`/#/password/reset/${CODE}`);
  await fillByKeys(page, password(page), PASSWORD);
  await fillByKeys(page, confirmation(page), PASSWORD);
  await press(page, 'Enter');
  await expect(alert(page)).toContainText('Il collegamento non vale più');
  await expect(password(page)).toBeHidden();
  await expect(page.getByRole('link', { name: 'Chiedi un altro collegamento' })).toBeFocused();
  await press(page, 'Enter');
  await expect(email(page)).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'Torna all’accesso' }));
  await press(page, 'Enter');
  await expect(page.getByRole('heading', { name: 'Area Riservata', level: 1 })).toBeVisible();
});

test('un server che risponde male dice che cosa fare, e ciò che è scritto resta [1-8.5]', FULL, async ({ page }) => {
  const answers: ((route: Route) => Promise<void>)[] = [
    (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
    (route) => route.fulfill({ status: 200, json: { status: 'error', data: { message: 'Posta spenta' } } }),
    (route) => route.fulfill({ status: 422, json: { errors: { email: ['Dominio inesistente'] } } }),
    (route) => route.fulfill({ status: 429, headers: { 'Retry-After': '90' }, json: { message: 'Piano' } }),
    (route) => route.abort(),
  ];
  const order = [4, 0, 1, 2, 3];
  let call = 0;
  await page.route('**/api/v1/password/reset/email', (route) => answers[order[call++] ?? 0]?.(route));
  await page.goto('/#/password/reset');
  await email(page).focus();
  await page.keyboard.type('anna@example.it');
  for (const text of [
    'Il server non risponde',
    'non viene dal server di Portolano',
    'Posta spenta',
    'Dominio inesistente',
  ]) {
    await press(page, 'Enter');
    await expect(alert(page)).toContainText(text);
    await expect(email(page)).toHaveValue('anna@example.it');
  }
  await page.keyboard.press('End');
  await page.keyboard.type('x');
  await press(page, 'Enter');
  await expect(alert(page)).toContainText('Piano');
  const send = page.getByRole('button', { name: 'Invia Email' });
  await expect(send).toHaveAccessibleDescription(/^Troppe richieste: attendi (90|8\d) secondi prima di riprovare\.$/);
  // The seconds that are left count down, at the button and above the form.
  await expect(send).toHaveAccessibleDescription(/attendi 8\d secondi/);
  await expect(alert(page)).toContainText(/attendi 8\d secondi/);
});

test('il profilo si raggiunge dalla palette, dal menu e dall’utente, e si salva con un tasto [1-2.14.1, 1-2.14.2, 1-2.3.6, 1-2.3.13]', async ({
  page,
  signIn,
  open,
}) => {
  await signIn('lettore');
  await open('/dashboard');
  await tabTo(page, page.getByRole('button', { name: 'Utente: Sara Ferretti' }));
  await press(page, 'Enter');
  await expect(page.getByRole('menuitem', { name: 'Profilo Utente' })).toHaveAttribute('data-focus');
  await press(page, 'Enter');
  await expect(page).toHaveURL(/#\/user\/profile$/);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  await press(page, 'Control+k');
  await page.keyboard.type('il mio profilo');
  await expect(page.getByRole('option', { name: /Il mio Profilo/ })).toBeVisible();
  await press(page, 'Enter');
  await expect(page.getByRole('heading', { name: 'Il mio Profilo', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'PROFILO' })).toHaveAttribute('aria-current', 'page');
  await expect(field(page, 'Username')).toHaveValue('lettore');
  await expect(field(page, 'Username')).not.toBeEditable();
  await expect(field(page, 'Ruolo')).toHaveValue('Lettore');
  await expect(field(page, 'Ruolo')).not.toBeEditable();
  await fillByKeys(page, field(page, 'Nome'), 'Sara Maria');
  await press(page, 'Control+s');
  await expect(page.getByText('Profilo aggiornato')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Utente: Sara Maria Ferretti' })).toBeVisible();
  await page.reload();
  await expect(field(page, 'Nome')).toHaveValue('Sara Maria');
});

test(
  'finché c’è un errore Aggiorna non si può premere, e dice perché [1-2.14.3, 1-5.9]',
  FULL,
  async ({ page, signIn }) => {
    await signIn('lettore');
    await openProfile(page);
    const saved: string[] = [];
    page.on('request', (request) => request.method() === 'PUT' && saved.push(request.url()));
    await fillByKeys(page, email(page), '');
    await expect(email(page)).toHaveAccessibleDescription('Campo richiesto');
    await expect(update(page)).toBeDisabled();
    await expect(update(page)).toHaveAccessibleDescription('Email: Campo richiesto');
    await press(page, 'Control+s');
    await expect(page.getByText('Email: Campo richiesto').last()).toBeVisible();
    expect(saved).toEqual([]);
    await fillByKeys(page, email(page), 'admin@portolano.example');
    await press(page, 'Control+s');
    await expect(alert(page)).toContainText('Questa email è già di un altro utente');
    await expect(email(page)).toHaveAccessibleDescription('Questa email è già di un altro utente: scrivine un’altra');
    await expect(update(page)).toBeDisabled();
    await fillByKeys(page, email(page), 'lettore@portolano.example');
    await expect(update(page)).toBeEnabled();
    expect(saved).toHaveLength(1);
  },
);

test('una nuova password chiude le altre sessioni e lascia aperta questa', FULL, async ({ page, browser, signIn }) => {
  await signIn('regionale');
  await openProfile(page);
  const other = await browser.newContext();
  const elsewhere = await other.newPage();
  await elsewhere.goto(own.address);
  await signInByForm(elsewhere, 'regionale', 'regionale-demo-2026');
  await expect(elsewhere.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  await fillByKeys(page, password(page), PASSWORD);
  await press(page, 'Control+s');
  await expect(confirmation(page)).toHaveAccessibleDescription(/Campo richiesto/);
  await expect(update(page)).toHaveAccessibleDescription('Conferma Password: Campo richiesto');
  await fillByKeys(page, confirmation(page), PASSWORD);
  await press(page, 'Control+Enter');
  await expect(page.getByText('Profilo aggiornato')).toBeVisible();
  await expect(password(page)).toHaveValue('');
  await elsewhere.goto(`${own.address}/#/news`);
  await elsewhere.reload();
  await expect(elsewhere.getByRole('heading', { name: 'Area Riservata', level: 1 })).toBeVisible();
  await page.goto('/#/dashboard');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  await other.close();
});

test('CHIUDI torna indietro, e con modifiche chiede prima [1-2.14.4]', FULL, async ({ page, signIn, open }) => {
  await signIn('lettore');
  await open('/news');
  await openProfile(page);
  const close = page.getByRole('button', { name: 'CHIUDI', exact: true });
  await fillByKeys(page, field(page, 'Cognome'), 'Altro');
  await tabTo(page, close, 'Shift+Tab');
  await press(page, 'Enter');
  await expect(page.getByRole('alertdialog', { name: 'Lasciare il profilo?' })).toBeVisible();
  await press(page, 'Escape');
  await expect(field(page, 'Cognome')).toHaveValue('Altro');
  await press(page, 'g', 'h');
  await expect(page.getByRole('alertdialog', { name: 'Lasciare il profilo?' })).toBeVisible();
  await press(page, 'Escape');
  await tabTo(page, close, 'Shift+Tab');
  await press(page, 'Enter');
  await expect(page.getByRole('button', { name: 'Resta', exact: true })).toBeFocused();
  await press(page, 'Control+Enter');
  await expect(page).toHaveURL(/#\/news/);
});

test('una sessione che finisce lascia aperto il profilo con ciò che è scritto', FULL, async ({ page, signIn }) => {
  const token = await signIn('lettore');
  await openProfile(page);
  await fillByKeys(page, field(page, 'Cognome'), 'Tenuto');
  await revoke(token);
  await press(page, 'Control+s');
  const over = page.getByRole('dialog', { name: 'Accedi di nuovo' });
  await expect(over).toBeVisible();
  await fillByKeys(page, over.getByLabel('Username'), 'lettore');
  await fillByKeys(page, over.getByLabel('Password'), 'lettore-demo-2026');
  await press(page, 'Enter');
  await expect(over).toBeHidden();
  await expect(field(page, 'Cognome')).toHaveValue('Tenuto');
  await press(page, 'Control+s');
  await expect(page.getByText('Profilo aggiornato')).toBeVisible();
});

/** Saves one's own record as another window would. */
async function saveElsewhere(token: string, change: object): Promise<void> {
  const me = (path: string, init: RequestInit = {}) =>
    fetch(`${own.address}/api/v1/${path}`, {
      ...init,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    }).then((answer) => answer.json() as Promise<{ data: { id: number } }>);
  const { data } = await me('user/me');
  await me(`user/${data.id}`, { method: 'PUT', body: JSON.stringify(change) });
}

test('ciò che qualcun altro ha salvato entra sotto ciò che è scritto', FULL, async ({ page, signIn }) => {
  const token = await signIn('lettore');
  await openProfile(page);
  await saveElsewhere(token, { last_name: 'Altrove' });
  await fillByKeys(page, field(page, 'Nome'), 'Qui');
  await press(page, 'Control+s');
  await expect(page.getByText('Il profilo era stato cambiato altrove')).toBeVisible();
  await expect(field(page, 'Cognome')).toHaveValue('Altrove');
  await expect(field(page, 'Nome')).toHaveValue('Qui');
  await press(page, 'Control+s');
  await expect(page.getByText('Profilo aggiornato')).toBeVisible();
});

test(
  'un campo cambiato anche altrove si confronta, e la password scritta non si mostra',
  FULL,
  async ({ page, signIn }) => {
    const token = await signIn('turistica');
    await openProfile(page);
    await saveElsewhere(token, { last_name: 'Altrove' });
    const secret = 'Golena-Bassa-7';
    await fillByKeys(page, field(page, 'Cognome'), 'Qui');
    await fillByKeys(page, password(page), secret);
    await fillByKeys(page, confirmation(page), secret);
    await press(page, 'Control+s');
    await expect(page.getByRole('radio', { name: /Altrove/ })).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(secret);
    await page.getByRole('radio', { name: /Qui/ }).focus();
    await press(page, 'Space');
    await press(page, 'Control+s');
    await expect(page.getByText('Profilo aggiornato')).toBeVisible();
    await expect(field(page, 'Cognome')).toHaveValue('Qui');
    await expect(password(page)).toHaveValue('');
  },
);

test('un profilo che non si carica si può riprovare', FULL, async ({ page, signIn }) => {
  await signIn('lettore');
  let broken = true;
  await page.route(/\/api\/v1\/user\/\d+$/, (route) =>
    broken ? route.fulfill({ status: 500, body: '' }) : route.continue(),
  );
  await page.goto('/#/user/profile');
  await expect(page.getByText('Il profilo non si è caricato')).toBeVisible();
  broken = false;
  await tabTo(page, page.getByRole('button', { name: 'Riprova' }));
  await press(page, 'Enter');
  await expect(field(page, 'Nome')).toBeVisible();
});

interface Visit {
  readonly page: Page;
  readonly signIn: (username: Username) => Promise<string>;
}

const replyTo = (page: Page, path: string, status: number, json: object) =>
  page.route(`**/api/v1/password/reset/${path}`, (route) => route.fulfill({ status, json }));

async function sendReset(page: Page): Promise<void> {
  await page.goto(`/#/password/reset/${CODE}`);
  await fillByKeys(page, password(page), PASSWORD);
  await fillByKeys(page, confirmation(page), PASSWORD);
  await press(page, 'Enter');
}

/** Every state of the pages that looks different → the way there. */
const FORMS: Readonly<Record<string, (visit: Visit) => Promise<void>>> = {
  'recupero con errore': async ({ page }) => {
    await replyTo(page, 'email', 500, { message: 'Guasto' });
    await page.goto('/#/password/reset');
    await fillByKeys(page, email(page), 'anna@example.it');
    await press(page, 'Enter');
    await expect(alert(page)).toContainText('Guasto');
    await fillByKeys(page, email(page), 'anna');
    await expect(email(page)).toHaveAccessibleDescription(/Email non valida/);
  },
  'recupero inviato': async ({ page }) => {
    await replyTo(page, 'email', 200, { code: '200', data: { message: 'Guarda la posta.' } });
    await page.goto('/#/password/reset');
    await fillByKeys(page, email(page), 'anna@example.it');
    await press(page, 'Enter');
    await expect(page.getByText('Guarda la posta.')).toBeVisible();
  },
  'nuova password con errori': async ({ page }) => {
    await page.goto(`/#/password/reset/${CODE}`);
    await expect(password(page)).toBeFocused();
    await press(page, 'Enter');
    await expect(confirmation(page)).toBeVisible();
    await expect(password(page)).toHaveAccessibleDescription('Campo richiesto');
  },
  'collegamento scaduto': async ({ page }) => {
    await replyTo(page, CODE, 410, { data: { message: 'Scaduto.' } });
    await sendReset(page);
    await expect(page.getByText('Scaduto.')).toBeVisible();
  },
  'password cambiata': async ({ page }) => {
    await replyTo(page, CODE, 200, { code: '200', data: { message: 'Fatto.' } });
    await sendReset(page);
    await expect(page.getByText('Fatto.')).toBeVisible();
  },
  profilo: async ({ page, signIn }) => {
    await signIn('admin');
    await openProfile(page);
  },
  'profilo con errori': async ({ page, signIn }) => {
    await signIn('admin');
    await openProfile(page);
    await fillByKeys(page, email(page), 'admin');
    await fillByKeys(page, password(page), 'corta');
    await fillByKeys(page, confirmation(page), 'altra');
    await expect(confirmation(page)).toHaveAccessibleDescription('La conferma non è uguale alla password');
  },
};

for (const [name, go] of Object.entries(FORMS))
  test(`${name}: niente da dire per axe`, FULL, async ({ page, signIn }) => {
    await go({ page, signIn });
    await expectAccessibleIn(page, LOOKS);
  });
