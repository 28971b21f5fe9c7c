import type { Page } from 'playwright/test';
import { STORAGE_KEYS } from '../../../src/machines/session/keys';
import { call, completeText, createNews, passwordOf, unique } from '../kit/api';
import { enterAs } from '../kit/enterAs';
import { pauseCalls } from '../kit/faults';
import { expect, siteTest, test } from '../kit/fixtures';
import { fillByKeys, press, tabTo } from '../kit/keyboard';
import { openSignedIn, userWith } from '../kit/screens';
import type { Stage } from '../kit/stage';
import { StandIn } from '../kit/standIn';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** What the address bar does: the address changes within the page. */
const goTo = (page: Page, route: string) =>
  page.evaluate((to) => {
    window.location.hash = to;
  }, `#${route}`);

test('la pagina di accesso dice di che area è e che cosa chiede [1-2.4.1, 1-2.4.2]', async ({ page }) => {
  await page.goto('/');
  await expect(heading(page)).toHaveText('Area Riservata');
  await expect(field(page, 'Username')).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await expect(button(page, 'Entra')).toBeVisible();
});

test('un accesso fallito non lascia nulla, uno riuscito il token, anche in un cookie che scade coi dati dell’utente [1-4.14, 1-4.15]', async ({
  page,
  context,
}) => {
  const token = () => page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.token);
  const enter = async (password: string) => {
    await page.keyboard.insertText(password);
    await press(page, 'Enter');
  };
  await page.goto('/');
  await expect(field(page, 'Username')).toBeFocused();
  await page.keyboard.insertText('lettore');
  await press(page, 'Tab');
  await enter('sbagliata');
  await expect(page.getByText('Nome utente o password errati')).toBeVisible();
  expect([await token(), (await context.cookies()).length]).toEqual([null, 0]);
  await enter(passwordOf('lettore'));
  await expect(heading(page)).toHaveText('Dashboard');
  const [cookie, ...others] = await context.cookies();
  expect(others).toEqual([]);
  expect([cookie?.value, cookie?.path]).toEqual([await token(), '/']);
  const kept = await page.evaluate((key) => localStorage.getItem(key) ?? '{}', STORAGE_KEYS.user);
  const { deadline } = JSON.parse(kept) as { deadline: number };
  // A cookie has whole seconds.
  expect(Math.abs((cookie?.expires ?? 0) * 1000 - deadline)).toBeLessThan(1000);
});

test('mentre si esce lo si legge [1-2.5.1]', async ({ page, signIn }) => {
  await signIn('admin');
  await pauseCalls(page, 'GET', /^logout$/);
  await page.goto('/#/user/logout');
  await expect(page.getByText('Logout in corso...')).toBeVisible();
});

test('il menu dice chi è entrato, la barra in alto dove si è [1-2.3.4, 1-2.3.5]', async ({ page, signIn, open }) => {
  await signIn('admin');
  await open('/events');
  await expect(page.getByRole('navigation', { name: 'Menu principale' }).getByText('Anna Montanari')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('heading', { name: 'Gestione Evento' })).toBeVisible();
});

siteTest('in fondo alla pagina si legge chi ha fatto il prodotto [1-1.5]', async ({ page }) => {
  const standIn = await StandIn.on(page, { agency: { name: 'Officina Adriatica', url: 'https://officina.example' } });
  await openSignedIn({ page, standIn } as Stage, userWith({ 'news-view': true }), '/news');
  await expect(page.getByRole('contentinfo')).toContainText('Realizzato da Officina Adriatica');
});

for (const [main, title] of [
  [1, 'elenco categorie'],
  [5, 'Tematismi'],
  [6, 'Target'],
  [4, 'durata Itinerari'],
] as const)
  test(`le categorie del gruppo ${main} si intitolano «${title}» [1-2.3.14, 1-2.1.8]`, async ({
    page,
    signIn,
    open,
  }) => {
    await signIn('admin');
    await open(`/category-list/${main}`);
    await expect(heading(page)).toHaveText(title);
  });

test('la dashboard chiede per sé gli eventi da revisionare e quelli da validare [1-4.5]', async ({
  page,
  signIn,
  open,
}) => {
  await signIn('editor');
  await page.route('**/dashboard/events?stato=4', (route) =>
    route.fulfill({ status: 500, json: { status: 'error', code: '500' } }),
  );
  await open('/dashboard');
  await expect(page.getByRole('region', { name: 'Eventi da validare' })).toContainText('Redazione Bologna');
  await expect(page.getByRole('region', { name: 'Eventi da revisionare' }).getByRole('alert')).toBeVisible();
});

test('i redirect si cercano, si filtrano e si aggiungono [1-2.17.2]', async ({ page, signIn, open }) => {
  await signIn('admin');
  await open('/error404-list');
  for (const name of ['Filtra', 'Annulla Filtri', 'Nuovo Redirect']) await expect(button(page, name)).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Ricerca' })).toBeVisible();
});

test('dei redirect che non si possono aggiungere si legge che non se ne trova nessuno [1-8.9]', async ({
  page,
  open,
}) => {
  await enterAs(page, ['menu-view']);
  await open('/error404-list');
  await fillByKeys(page, page.getByRole('searchbox', { name: 'Ricerca' }), unique('inesistente'));
  await press(page, 'Enter');
  await expect(page.getByText('Nessun risultato trovato')).toBeVisible();
});

test('un elenco in cui non si trova nulla lo dice [1-8.9, 2-2.7]', async ({ page, signIn, open }) => {
  await signIn('lettore');
  await open(`/news?keywords=${encodeURIComponent(unique('inesistente'))}`);
  await expect(page.getByText('Nessun risultato disponibile')).toBeVisible();
});

test('un ruolo si chiude o si salva coi pulsanti: Invio non salva [1-2.13.3, 1-2.13.5]', async ({
  page,
  signIn,
  open,
}) => {
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') writes.push(request.url());
  });
  await signIn('admin');
  await open('/users/roles/new');
  await expect(button(page, 'CHIUDI')).toBeVisible();
  await expect(button(page, 'Salva')).toBeVisible();
  await fillByKeys(page, field(page, 'Titolo'), unique('Addetti'));
  await press(page, 'Enter');
  await expect(page).toHaveURL(/#\/users\/roles\/new$/);
  await press(page, 'Escape');
  expect(writes).toEqual([]);
});

test('di una redazione si leggono gli utenti, attivi e non [1-2.16.3]', async ({ page, signIn, open }) => {
  const username = unique('ferma').replace(' ', '-');
  const { data } = await call('admin', 'POST', 'user/redazioni', { nome: unique('Redazione') });
  const desk = (data as { id: number }).id;
  const password = 'Mareggiata-e-vento-7';
  await call('admin', 'POST', 'user', {
    ...{ username, first_name: 'Ada', last_name: 'Ferma', email: `${username}@example.it`, active: 0, redazione: desk },
    ...{ password, password_confirmation: password, role: 'editor' },
  });
  await signIn('admin');
  await open(`/users/redazioni/${desk}`);
  const table = page.getByRole('table', { name: 'Utenti di Redazione' });
  await expect(table.getByRole('columnheader')).toHaveCount(5);
  // Each cell has its column's name, for narrow screens.
  const cells = ['1', 'Ferma Ada', username, `${username}@example.it`, 'non attivo'];
  await expect(table.getByRole('row').nth(1).getByRole('cell')).toHaveText(cells.map((text) => new RegExp(`${text}$`)));
});

test('i dati di una immagine hanno titolo, copyright, licenza e versione, e i loro pulsanti [1-2.18.7]', async ({
  page,
  signIn,
  open,
}) => {
  await signIn('regionale');
  await open('/gallery-frame-entity/true');
  await expect(page.getByRole('option')).not.toHaveCount(0);
  await tabTo(page, page.getByRole('listbox', { name: 'Immagini' }));
  await press(page, 'Enter');
  for (const name of ['Titolo', 'Copyright']) await expect(field(page, name)).toBeVisible();
  for (const name of ['Licenza', 'Versione']) await expect(page.getByRole('combobox', { name })).toBeVisible();
  for (const name of ['Elimina', 'Salva']) await expect(button(page, name)).toBeVisible();
});

test('finché un contenuto non arriva si vede che si attende [3-2.15]', async ({ page, signIn, open }) => {
  const title = unique('Attesa');
  const id = await createNews({ it: completeText(title) });
  await signIn('admin');
  await open('/user/profile');
  const reading = await pauseCalls(page, 'GET', /^news\/\d+$/);
  await open(`/news/${id}`);
  await expect(page.getByRole('main').locator('[aria-busy="true"][role="status"]')).toBeVisible();
  reading.end();
  await reading.release();
  await expect(field(page, 'Titolo')).toHaveValue(title);
});

test('una scheda si legge di nuovo quando cambia il suo indirizzo [1-2.11.5, 2-2.49]', async ({
  page,
  signIn,
  open,
}) => {
  const title = unique('Prima');
  const id = await createNews({ it: completeText(title) });
  await signIn('admin');
  await open(`/news/${id}`);
  await expect(field(page, 'Titolo')).toHaveValue(title);
  await goTo(page, '/news/new');
  await expect(heading(page)).toHaveText('Inserimento News');
  await expect(field(page, 'Titolo')).toHaveValue('');
  const users = (await call('admin', 'GET', 'user?limit=2')).data as unknown as { id: number; username: string }[];
  for (const one of users) {
    await goTo(page, `/users/${one.id}`);
    await expect(field(page, 'Username')).toHaveValue(one.username);
  }
  expect(users).toHaveLength(2);
});
